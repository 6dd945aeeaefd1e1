"""CR 601: casting as one transaction."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import SpellAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import CostChange, DealDamage
from landwalk.abilities.noun import YOU, AnyTarget, Controlled, Core, Det, Noun, NounPhrase, This
from landwalk.abilities.sentence import Clause, Do
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.events import SpellCast, TapEvent
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.play.errors import IllegalActionError
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOLT = invent("Spark", "{R}", "Instant", "~ deals 3 damage to any target.")
CREATURE_SPELLS = NounPhrase(Det.ALL, (Core(Noun.SPELL, (CardType.CREATURE,)),))
BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)


def cheaper(mana: str) -> Static:
    """Creature spells of its controller cost that much less."""
    phrase = CREATURE_SPELLS.replace(tail=(Controlled(YOU),))
    return Static((Clause(phrase, (CostChange(ManaCost((mana,))),)),))


@cr("601.2", "601.2i")
def test_a_creature_spell_is_cast_with_mana_from_lands(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    forest, mountain = ann.has("Forest", "Mountain")
    bear = ann.casts(BEAR)
    assert bear.zone == "stack"
    assert forest.tapped
    assert mountain.tapped
    assert ann.pool == ""
    assert len(scene.events(SpellCast)) == 1
    scene.resolve_top()
    assert bear.zone == "battlefield"
    assert scene.asked == []


@cr("601.2c", "601.2h")
def test_targets_are_chosen_before_mana_is_paid(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ann.casts(BOLT, targets=bob)
    assert scene.asked == [(ann, "target")]
    scene.resolve_top()
    assert bob.life == 17


@cr("118.3", "601.2h")
def test_a_spell_that_cannot_be_paid_is_not_offered_and_says_why(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Island", "Mountain")
    bear = ann.put(BEAR, Zone.HAND)
    assert [r.rule for r in ann.why_not_cast(bear)] == ["601.2h"]
    with pytest.raises(IllegalActionError):
        ann.casts(bear)


@cr("601.2c", "115.1")
def test_a_spell_without_a_legal_target_cannot_be_cast(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    slay = ann.put(invent("Slay", "{R}", "Instant", "Destroy target creature."), Zone.HAND)
    assert [r.rule for r in ann.why_not_cast(slay)] == ["601.2c"]
    bob.has_creature(1, 1)
    assert ann.can_cast(slay)


@cr("307.1", "302.1", "304.1")
def test_creatures_and_sorceries_wait_for_the_own_main_phase(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Forest", "Forest", "Mountain")
    bear = bob.put(BEAR, Zone.HAND)
    bolt = bob.put(BOLT, Zone.HAND)
    ann.passes()
    assert [r.rule for r in bob.why_not_cast(bear)] == ["307.1"]
    assert bob.can_cast(bolt)


@cr("307.1")
def test_nothing_slow_while_something_is_on_the_stack(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{G}{G}")
    ann.casts(BOLT, targets=bob)
    bear = ann.put(BEAR, Zone.HAND)
    assert [r.rule for r in ann.why_not_cast(bear)] == ["307.1"]


@cr("601.2b", "107.3a", "202.3e")
def test_x_is_announced_and_no_larger_than_can_be_paid(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 4)
    blaze = ann.casts(invent("Blaze", "{X}{R}", "Sorcery", "~ deals X damage to any target."), targets=bob, then=[3])
    assert scene.asked == [(ann, "x"), (ann, "target")]
    assert scene.look.get(blaze.id).mana_value == 1
    scene.resolve_top()
    assert bob.life == 17


@cr("601.2d")
def test_damage_is_divided_as_the_spell_is_cast(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    one, two = bob.has_creature(2, 2), bob.has_creature(2, 2)
    split = DealDamage(Number(3), AnyTarget(Det.ANY_NUMBER_TARGET), divided="yes")
    fork = invent("Fork", "{R}", "Instant", SpellAbility((Do((Clause(This(), (split,)),)),)))
    ann.casts(fork, targets=[[one, two]], then=[{one: 2, two: 1}])
    assert [p for _, p in scene.asked] == ["target", "divide"]
    scene.resolve_top()
    assert one.zone == "graveyard"
    assert two.zone == "battlefield"


@cr("601.2b", "700.2")
def test_the_mode_is_chosen_first_and_only_possible_modes_are_offered(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    charm = invent(
        "Charm", "{R}", "Instant", "Choose one —\n• Destroy target artifact.\n• ~ deals 2 damage to target player."
    )
    ann.casts(charm, targets=bob)
    # The first mode has no target, so it isn't a choice.
    assert [p for _, p in scene.asked] == ["target"]
    scene.resolve_top()
    assert bob.life == 18


@cr("601.2b", "118.8")
def test_an_additional_cost_is_paid_and_can_be_spoken_of(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    big, small = ann.has_creature(5, 5), ann.has_creature(1, 1)
    fling = invent(
        "Throw",
        "{R}",
        "Instant",
        "As an additional cost to cast this spell, sacrifice a creature.",
        "~ deals damage equal to the sacrificed creature's power to any target.",
    )
    ann.casts(fling, targets=bob, then=[big])
    assert [p for _, p in scene.asked] == ["target", "cost"]
    assert big.zone == "graveyard"
    scene.resolve_top()
    assert bob.life == 15
    assert small.zone == "battlefield"


@cr("118.8", "601.2h")
def test_a_spell_whose_additional_cost_cannot_be_paid_is_not_offered(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    fling = ann.put(
        invent(
            "Throw", "{R}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.", "Draw a card."
        ),
        Zone.HAND,
    )
    assert [r.rule for r in ann.why_not_cast(fling)] == ["601.2h"]


@cr("601.2f", "118.7a")
def test_reductions_take_generic_mana_only(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Helper", "{1}", "Artifact", cheaper("2")))
    ann.has("Forest")
    bear = ann.casts(BEAR)
    scene.resolve_top()
    assert bear.zone == "battlefield"
    elf = ann.put(invent("Elf", "{G}{G}", "Creature - Elf", power=1, toughness=1), Zone.HAND)
    assert not ann.can_cast(elf)


@cr("601.2f")
def test_increases_come_before_reductions(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Helper", "{1}", "Artifact", cheaper("2")))
    bob.has(
        invent("Tax", "{1}", "Artifact", Static((Clause(CREATURE_SPELLS, (CostChange(ManaCost(("1",)), "more"),)),)))
    )
    ann.has("Forest")
    elf = ann.casts(invent("Elf", "{G}", "Creature - Elf", power=1, toughness=1))
    scene.resolve_top()
    assert elf.zone == "battlefield"


@cr("107.4f", "118.13")
def test_phyrexian_mana_may_be_paid_with_life(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    dart = invent("Dart", "{B/P}", "Instant", "You gain 1 life.")
    ann.casts(dart, then=[1])
    assert scene.asked == [(ann, "pay_mana")]
    assert ann.life == 18


@cr("107.4e")
def test_hybrid_mana_is_paid_with_either(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Plains", "Forest")
    guard = ann.casts(invent("Guard", "{G/W}{G/W}", "Creature - Bear", power=2, toughness=2))
    assert guard.zone == "stack"


@cr("733.1", "733.2")
def test_a_casting_given_up_while_paying_is_reversed(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    forest, other = ann.has("Forest", "Forest")
    bear = ann.put(BEAR, Zone.HAND)
    state = scene.game.state
    state.settings = {**state.settings, f"manual_mana:{ann.id}": 1}
    ann.casts(bear, then=["back"])
    assert bear.zone == "hand"
    assert not forest.tapped
    assert not scene.events(SpellCast)
    # It isn't offered again before something else has happened.
    assert len(scene.game.legal_actions) == 1
    assert ann.can_cast(bear)


@cr("106.1", "118.3a")
def test_the_least_flexible_source_pays_first(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    dual = ann.has(invent("Grove", None, "Land", "{T}: Add {R} or {G}."))
    forest = ann.has("Forest")
    ann.casts(invent("Elf", "{G}", "Creature - Elf", power=1, toughness=1))
    assert forest.tapped
    assert not dual.tapped
    assert len(list(scene.events(TapEvent))) == 1


@cr("115.3")
def test_one_target_twice_only_for_two_instances_of_the_word(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{U}")
    bear = bob.has_creature(2, 2)
    two = ann.put(invent("Both", "{U}", "Instant", "Tap two target creatures."), Zone.HAND)
    assert not ann.can_cast(two)
    ann.casts(invent("Twice", "{U}", "Instant", "Tap target creature. Untap target creature."), targets=[bear, bear])
    assert [p for _, p in scene.asked] in ([], ["target", "target"])
