"""CR 301.5, 303.4: what Auras and Equipment can be attached to."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.rules.c7_additional.cr701_attaching import why_not
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

WINGS = invent("Wings", "{0}", "Enchantment - Aura", "Enchant creature", "Enchanted creature has flying.")
BLADE = invent("Blade", "{0}", "Artifact - Equipment", "Equipped creature gets +2/+0.", "Equip {0}")
ARISE = invent("Arise", "{0}", "Sorcery", "Return target enchantment card from your graveyard to the battlefield.")
HUSH = invent("Hush", "{0}", "Instant", "Target creature loses all abilities until end of turn.")


@cr("303.4a")
@cr("303.4b")
def test_an_aura_spell_targets_and_enchants() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Island")
    bear = ann.has_creature(2, 2)
    ogre = bob.has_creature(3, 3)
    wings = ann.casts(WINGS, ogre)
    scene.resolve()
    assert wings.attached_to == ogre
    assert ogre.has_keyword("flying")
    assert not bear.has_keyword("flying")


@cr("303.4c")
@cr("704.5m")
def test_an_aura_on_what_it_cant_enchant_any_more_goes_to_the_graveyard() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    land = ann.has_permanent(invent("Grove", None, "Land", "{0}: ~ becomes a 1/1 creature until end of turn."))
    ann.activates(land)
    scene.resolve()
    wings = ann.casts(WINGS, land)
    scene.resolve()
    assert wings.attached_to == land
    scene.next_turn()
    assert wings in ann.graveyard


@cr("303.4f")
def test_an_aura_put_onto_the_battlefield_chooses_without_targeting() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    bob.has_creature(3, 3, "Hexproof")
    ann.graveyard(WINGS)
    ann.casts(ARISE)
    scene.resolve(ann.chooses(bear))
    assert bear.has_keyword("flying")
    assert scene.asked == [(ann, Purpose.SELECT)]


@cr("303.4g")
def test_with_nothing_to_enchant_it_stays_where_it_is() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    wings = ann.graveyard(WINGS)
    ann.casts(ARISE)
    scene.resolve()
    assert wings in ann.graveyard
    assert scene.asked == []


@cr("303.4d")
def test_an_aura_that_is_a_creature_enchants_nothing() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    wings = ann.casts(WINGS, bear)
    scene.resolve()
    text = "Target enchantment becomes a 1/1 creature in addition to its other types until end of turn."
    ann.casts(invent("Wake", "{0}", "Instant", text), wings)
    scene.resolve()
    assert wings in ann.graveyard


@cr("301.5b")
@cr("301.5c")
def test_equipment_goes_from_creature_to_creature_and_off_what_is_none() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear, ogre = ann.has_creature(2, 2), ann.has_creature(3, 3)
    blade = ann.has_permanent(BLADE)
    ann.activates(blade, 0, bear)
    scene.resolve()
    assert bear.pt == (4, 2)
    ann.activates(blade, 0, ogre)
    scene.resolve()
    assert (bear.pt, ogre.pt) == ((2, 2), (5, 3))
    ann.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), ogre)
    scene.resolve()
    assert blade.attached_to is None
    assert blade in ann.battlefield


@cr("301.5c")
def test_equipment_that_is_a_creature_or_meets_no_creature_cant_be_attached() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    blade = ann.has_permanent(BLADE)
    golem = ann.has_permanent(
        invent("Golem", "{0}", "Artifact Creature - Golem Equipment", "Equip {0}", power=2, toughness=2)
    )
    island, bear = ann.has("Island"), ann.has_creature(2, 2)
    look = scene.look
    assert [r.rule for r in why_not(look, blade.id, island.id)] == ["301.5"]
    assert [r.rule for r in why_not(look, golem.id, bear.id)] == ["301.5c"]
    assert [r.rule for r in why_not(look, blade.id, blade.id)] == ["303.4d"]
    assert why_not(look, blade.id, golem.id) == []


@cr("613.7e")
def test_attaching_gives_a_new_timestamp() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    boots = invent("Boots", "{0}", "Artifact - Equipment", "Equipped creature loses flying.", "Equip {0}")
    worn = ann.has_permanent(boots)
    ann.activates(worn, 0, bear)
    scene.resolve()
    ann.casts(WINGS, bear)
    scene.resolve()
    assert bear.has_keyword("flying")
    ogre = ann.has_creature(3, 3)
    for host in (ogre, bear):
        ann.activates(worn, 0, host)
        scene.resolve()
    assert not bear.has_keyword("flying")
