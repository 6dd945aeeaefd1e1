"""CR 603.7 and 603.12 as seen from the effect that makes them: what is spoken of later is what this effect moved (400.7j)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("603.7")
@cr("400.7")
def test_the_exiled_creature_returns_at_the_next_end_step() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    text = (
        "Exile target creature. Return that card to the battlefield under its owner's control "
        "at the beginning of the next end step."
    )
    ann.casts(invent("Flicker", "{0}", "Instant", text), bear)
    scene.resolve()
    assert bob.exile == [bear]
    scene.until("upkeep", turn=2)
    assert bob.battlefield == [bear]


@cr("400.7")
@cr("603.7c")
def test_what_was_moved_twice_is_still_found_later() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = (
        "Exile target creature you control, then return it to the battlefield under its owner's control. "
        "Sacrifice it at the beginning of the next end step."
    )
    ann.casts(invent("Rush", "{0}", "Instant", text), bear)
    scene.resolve()
    assert ann.battlefield == [bear]
    scene.until("upkeep", turn=2)
    assert bear in ann.graveyard


@cr("603.7")
def test_a_token_made_for_a_turn_is_exiled() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    text = (
        "Create a 3/1 red Elemental creature token. It gains haste until end of turn. "
        "Exile it at the beginning of the next end step."
    )
    ann.casts(invent("Spark", "{0}", "Sorcery", text))
    scene.resolve()
    (token,) = ann.battlefield
    assert token.has_keyword("haste")
    scene.until("upkeep", turn=2)
    assert len(ann.battlefield) == 0


@cr("603.12")
def test_when_you_do_is_a_trigger_with_targets_of_its_own() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    fodder, foe = ann.has_creature(1, 1), bob.has_creature(2, 2)
    text = "You may sacrifice a creature. When you do, ~ deals 3 damage to target creature."
    ann.casts(invent("Offering", "{0}", "Sorcery", text))
    ann.chooses(True)
    scene.resolve_top()
    assert fodder in ann.graveyard
    assert foe in bob.battlefield
    scene.resolve()
    assert foe in bob.graveyard
    assert (ann, Purpose.MAY) in scene.asked
