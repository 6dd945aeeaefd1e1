"""CR 303.4 and 301.5: Auras and Equipment that effects put or attach somewhere."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

COAT = invent("Coat", "{1}", "Enchantment - Aura", "Enchant creature", "Enchanted creature gets +2/+2.")


@cr("303.4f", "303.4g")
def test_an_aura_that_returns_is_attached_to_what_its_controller_chooses(scene: Scene) -> None:
    """Not a target: a creature with shroud can be chosen."""
    ann, bob = scene.players("Ann", "Bob")
    coat = ann.graveyard(COAT)
    bear, ghost = bob.has_creature(2, 2), bob.has_creature(1, 1, "Shroud")
    ann.casts(
        invent("Recall", "{0}", "Sorcery", "Return target Aura card from your graveyard to the battlefield."),
        targets=coat,
    )
    scene.resolve(ann.chooses(ghost))
    assert coat.attached_to == ghost
    assert (bear.pt, ghost.pt) == ((2, 2), (3, 3))


@cr("303.4g", "303.4i")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    coat = ann.graveyard(COAT)
    ann.casts(
        invent("Recall", "{0}", "Sorcery", "Return target Aura card from your graveyard to the battlefield."),
        targets=coat,
    )
    scene.resolve()
    assert coat.zone == "graveyard"


@cr("303.4j", "701.3b")
def test_an_aura_isnt_moved_to_what_it_cant_enchant(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    wings = invent(
        "Wings", "{1}", "Enchantment - Aura", "Enchant creature you control", "Enchanted creature gets +1/+1."
    )
    bear, theirs = ann.has_creature(2, 2), bob.has_creature(1, 1)
    aura = ann.has_permanent(wings, on=bear)
    ann.casts(
        invent("Shift", "{0}", "Sorcery", "Attach target Aura attached to a creature to another target creature."),
        targets=theirs,
    )
    scene.resolve()
    assert aura.attached_to == bear
    assert (bear.pt, theirs.pt) == ((3, 3), (1, 1))


@cr("303.4d", "704.5m")
def test_an_aura_that_becomes_a_creature_goes_to_the_graveyard(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = "{0}: ~ becomes a 1/1 Spirit creature in addition to its other types until end of turn."
    aura = ann.has_permanent(invent("Ghost", "{1}", "Enchantment - Aura", "Enchant creature", text), on=bear)
    ann.activates(aura)
    scene.resolve()
    assert aura.zone == "graveyard"
    assert bear.zone == "battlefield"
