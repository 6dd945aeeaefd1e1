"""CR 115: targets."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase, Status
from landwalk.abilities.parts import CREATURE, do
from landwalk.actions.tap import Tap
from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TARGET = NounPhrase(Det.TARGET, (CREATURE,))
ANOTHER = NounPhrase(Det.TARGET, (CREATURE.replace(status=(Status.OTHER,)),))


@cr("115.3")
def test_the_same_creature_for_two_instances_of_the_word(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}")
    bear = bob.has_creature(2, 2)
    twice = invent("Twice", "{U}", "Instant", SpellAbility((do(Tap(TARGET)), do(Tap(TARGET)))))
    ann.casts(twice)
    scene.resolve_top()
    assert bear.tapped
    assert scene.asked == []


@cr("115.3", "601.2c")
def test_another_target_is_another(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}")
    one = bob.has_creature(2, 2)
    spell = ann.put(invent("Net", "{U}", "Instant", SpellAbility((do(Tap(TARGET)), do(Tap(ANOTHER))))), Zone.HAND)
    assert not ann.can_cast(spell)
    two = bob.has_creature(2, 2)
    ann.casts(spell, targets=[one])
    assert scene.asked == [(ann, "target")]
    scene.resolve_top()
    assert one.tapped
    assert two.tapped


@cr("115.5")
def test_a_spell_does_not_target_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}")
    no = ann.put(invent("No", "{U}", "Instant", "Counter target spell."), Zone.HAND)
    assert not ann.can_cast(no)


@cr("115.6", "601.2c")
def test_up_to_one_target_may_be_none(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}{U}")
    maybe = NounPhrase(Det.UP_TO_TARGET, (CREATURE,))
    face = invent("Maybe", "{U}", "Instant", SpellAbility((do(Tap(maybe)),)))
    first = ann.casts(face)
    scene.resolve_top()
    assert first.zone == "graveyard"
    bear = bob.has_creature(2, 2)
    ann.casts(face, targets=[[bear]])
    scene.resolve_top()
    assert bear.tapped


@cr("115.2", "109.2")
def test_a_card_in_a_graveyard_only_where_the_text_says_so(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{B}{B}")
    dead = ann.put(invent("Dead", "{1}", "Creature - Zombie", power=2, toughness=2), Zone.GRAVEYARD)
    slay = ann.put(invent("Slay", "{B}", "Instant", "Destroy target creature."), Zone.HAND)
    assert not ann.can_cast(slay)
    raise_ = invent("Raise", "{B}", "Sorcery", "Return target creature card from your graveyard to your hand.")
    ann.casts(raise_)
    scene.resolve_top()
    assert dead.zone == "hand"


@cr("115.4")
def test_any_target(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    rock = bob.has(invent("Rock", "{1}", "Artifact"))
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Spark", "{R}", "Instant", "~ deals 3 damage to any target."), targets=bear)
    assert rock.zone == "battlefield"
    scene.resolve_top()
    assert bear.zone == "graveyard"


def test_no_core_is_needed_for_the_noun() -> None:
    assert NounPhrase(Det.TARGET, (Core(Noun.SPELL),)).is_target


@cr("115.3", "601.2c")
def test_another_target_after_a_target_may_be_the_source_itself(scene: Scene) -> None:
    """ "Another" is said of the first target, not of the permanent whose ability it is."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    mage = ann.has_creature(
        1, 1, "{0}: Target creature gets -1/-1 until end of turn. Another target creature gets +2/+2 until end of turn."
    )
    ann.activates(mage, targets=[bear, mage])
    scene.resolve()
    assert (bear.pt, mage.pt) == ((1, 1), (3, 3))


@cr("115.3", "601.2c")
def test_another_target_alone_is_not_the_source(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mage = ann.has_creature(1, 1, "{0}: Another target creature gets +2/+2 until end of turn.")
    assert not ann.can_activate(mage)
    bear = bob.has_creature(2, 2)
    ann.activates(mage)
    scene.resolve()
    assert (bear.pt, mage.pt) == ((4, 4), (1, 1))
