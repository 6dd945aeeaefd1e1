"""Fuse (CR 702.102)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

WEAR = invent("Wear", "{1}{R}", "Instant", "~ deals 2 damage to target player.", "Fuse")
TEAR = invent("Tear", "{W}", "Instant", "You gain 3 life.", "Fuse")
CARD = two_faced("split", WEAR, TEAR)
BOTH = 2


@cr("702.102a", "702.102b", "702.102c", "702.102d")
def test_a_fused_spell_is_both_halves(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 2)
    ann.hand(CARD)
    scene.give_priority(ann)
    assert BOTH not in [getattr(a, "face", 0) for a in scene.game.legal_actions]
    ann.has("Plains")
    card = ann.casts(CARD, face=BOTH, targets=bob)
    assert (card.name, card.now.mana_value, card.now.colors) == ("Wear // Tear", 3, {"R", "W"})
    scene.resolve()
    assert (ann.life, bob.life) == (23, 18)
    assert card in ann.graveyard


@cr("709.3")
def test_without_fuse_only_one_half_can_be_cast(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{R}{W}")
    half = invent("Half", "{R}", "Instant", "You gain 1 life.")
    ann.hand(two_faced("split", half, invent("Other", "{W}", "Instant", "You gain 2 life.")))
    scene.give_priority(ann)
    faces = [getattr(a, "face", -1) for a in scene.game.legal_actions]
    assert (0 in faces, 1 in faces, BOTH in faces) == (True, True, False)
