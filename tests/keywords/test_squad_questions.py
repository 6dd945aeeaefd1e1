"""Rules questions about squad (CR 702.157). "Others ..." marks those that other engines get wrong."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana, SacrificeCost
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import YOU, Controlled
from landwalk.abilities.parts import CREATURE, a
from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import ChooseNumber
from landwalk.kernel.events import CreateToken
from landwalk.kernel.mana import ManaCost
from landwalk.play.errors import IllegalActionError
from landwalk.testing.answers import ANY_ORDER
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

COUNTER = invent("Denial", "{0}", "Instant", "Counter target spell.")
STIFLE = invent("Hush", "{0}", "Instant", "Counter target triggered ability.")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
BLINK = invent(
    "Blink", "{0}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."
)
ECHO = invent("Echo", "{0}", "Instant", "Create a token that's a copy of target creature.")
TWIN = invent("Twin", "{0}", "Instant", "Copy target creature spell you control.")


def squad(cost: str) -> KeywordAbility:
    return KeywordAbility("squad", (CostParam((PayMana(ManaCost.parse(cost)),)),))


def trooper(*more: object, cost: str = "{1}", price: str = "{2}", types: str = "Creature - Soldier") -> Face:
    return invent("Trooper", cost, types, squad(price), *more, power=1, toughness=1)  # type: ignore[arg-type]


def troopers(seat: Seat, name: str = "Trooper") -> list[Thing]:
    return [thing for thing in seat.battlefield if thing.name == name]


# --- paying (601.2b, 601.2f-h) ------------------------------------------------------------------------


@cr("702.157a", "601.2b", "118.8b")
def test_how_often_may_it_be_paid(scene: Scene):
    """As often as all of the cost can be paid: with six mana {1} and twice {2}, not three times. Others let it be paid once."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Plains", 6)
    card = ann.hand(trooper())
    scene.start()
    ann.chooses(3)
    with pytest.raises(AssertionError, match="optional_cost"):
        ann.casts(card)
    choice = scene.game.choice
    assert isinstance(choice, ChooseNumber)
    assert (choice.least, choice.most) == (0, 2)


@cr("702.157a", "601.2f", "202.3")
def test_does_squad_change_the_mana_value_of_the_spell(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    (spell,) = scene.stack
    assert (spell.now.mana_cost.mana_value if spell.now.mana_cost else None, ann.pool) == (1, "")
    scene.resolve()
    assert len(troopers(ann)) == 3


@cr("702.157a", "601.2f")
def test_does_a_reduction_reach_what_squad_costs(scene: Scene):
    """The total {1}{2}{2} is reduced as one: with {3} off two mana are enough. Others reduce only the mana cost."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Barracks", None, "Artifact", "Creature spells you cast cost {3} less to cast."))
    ann.has_mana("{2}").casts(trooper(), then=[2])
    assert ann.pool == ""
    scene.resolve()
    assert len(troopers(ann)) == 3


@cr("702.157a", "601.2f", "118.9")
def test_does_an_increase_come_once_whatever_is_paid_for_squad(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Toll", None, "Artifact", "Creature spells cost {1} more to cast."))
    ann.has_mana("{6}").casts(trooper(), then=[2])
    assert ann.pool == ""
    scene.resolve()
    assert len(troopers(ann)) == 3


@cr("702.157a", "118.9d", "601.2b")
def test_may_squad_be_paid_for_a_spell_that_is_cast_without_paying_its_mana_cost(scene: Scene):
    """Yes, an additional cost is no part of the mana cost. Others never ask."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(
        invent(
            "Rift", None, "Enchantment", "You may cast creature spells from your hand without paying their mana costs."
        )
    )
    card = ann.hand(trooper(cost="{7}"))
    ann.has_many("Plains", 4)
    ann.casts(card, then=[2])
    scene.resolve()
    assert len(troopers(ann)) == 3


@cr("702.157a", "118.9a", "702.109a")
def test_may_squad_be_paid_on_top_of_an_alternative_cost(scene: Scene):
    """Dash, and squad twice: the tokens aren't dashed, so they stay."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper("Dash {1}", cost="{6}"), way="dash", then=[2])
    assert ann.pool == ""
    scene.resolve()
    assert len(troopers(ann)) == 3
    scene.next_turn()
    assert len(troopers(ann)) == 2


@cr("702.157a", "118.8")
def test_is_squad_paid_besides_another_additional_cost(scene: Scene):
    """Each additional cost is paid on its own."""
    ann, _bob = scene.players("Ann", "Bob")
    fodder = ann.has_creature(1, 1)
    card = trooper("As an additional cost to cast this spell, sacrifice a creature.")
    ann.has_mana("{5}").casts(card, then=[2])
    assert (fodder.zone, ann.pool) == ("graveyard", "")
    scene.resolve()
    assert len(troopers(ann)) == 3


@cr("702.157a", "601.2h", "118.3")
def test_is_a_cost_that_isnt_mana_paid_anew_each_time(scene: Scene):
    """Two creatures are sacrificed for two payments; a third payment isn't possible."""
    ann, _bob = scene.players("Ann", "Bob")
    fodder = [ann.has_creature(1, 1) for _ in range(2)]
    keyword = KeywordAbility("squad", (CostParam((SacrificeCost(a(CREATURE, Controlled(YOU))),)),))
    ann.has_mana("{1}")
    ann.casts(invent("Warlord", "{1}", "Creature", keyword, power=1, toughness=1), then=[2, fodder[0]])
    assert [f.zone for f in fodder] == ["graveyard", "graveyard"]
    scene.resolve()
    assert len(troopers(ann, "Warlord")) == 3
    assert scene.asked == [(ann, "optional_cost"), (ann, "cost")]  # the second creature is the only one left


@cr("702.157a", "601.3")
def test_is_anybody_asked_who_cannot_pay_once(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{2}").casts(trooper())
    scene.resolve()
    assert (scene.asked, len(troopers(ann))) == ([], 1)


# --- several instances (702.157b) -------------------------------------------------------------------


@cr("702.157b", "607.2i")
@pytest.mark.parametrize(("first", "second"), [(2, 0), (0, 3), (1, 2), (0, 0)])
def test_does_each_of_two_squads_count_its_own_payments(scene: Scene, first: int, second: int):
    """Others keep one number for both, so the second answer overwrites the first."""
    ann, _bob = scene.players("Ann", "Bob")
    card = invent("Twice", "{1}", "Creature", squad("{2}"), squad("{1}"), power=1, toughness=1)
    ann.has_mana(f"{{{1 + 2 * first + second}}}")
    ann.casts(card, then=[first, second][: 2 if ann.pool else 0])
    if first and second:
        ann.chooses(ANY_ORDER)
    scene.resolve_top()
    assert ann.pool == ""
    assert len(scene.stack) == (first > 0) + (second > 0)
    scene.resolve()
    assert len(troopers(ann, "Twice")) == 1 + first + second


@cr("702.157b")
def test_are_two_squads_with_the_same_cost_paid_and_triggered_separately(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = invent("Twice", "{1}", "Creature", squad("{2}"), squad("{2}"), power=1, toughness=1)
    ann.has_mana("{7}").casts(card, then=[1, 2, ANY_ORDER])
    scene.resolve_top()
    assert len(scene.stack) == 2
    scene.resolve_top()
    made = len(troopers(ann, "Twice")) - 1
    assert made in (1, 2)
    scene.resolve_top()
    assert len(troopers(ann, "Twice")) == 4
    assert scene.asked == [(ann, "optional_cost"), (ann, "optional_cost"), (ann, "trigger_order")]


# --- copies (707) --------------------------------------------------------------------------------------


@cr("702.157a", "707.10", "608.3f", "707.10f")
def test_does_a_copy_of_the_spell_have_the_payments(scene: Scene):
    """Yes: the token that the copy becomes triggers for them though it was never cast. Others ask whether it was cast."""
    ann, _bob = scene.players("Ann", "Bob")
    spell = ann.has_mana("{5}").casts(trooper(), then=[2])
    ann.casts(TWIN, spell)
    scene.resolve()
    assert len(troopers(ann)) == 6
    # What the copy becomes isn't created (608.3f): four tokens are.
    assert len(scene.events(CreateToken)) == 4


@cr("702.157a", "707.2")
def test_does_a_token_that_is_a_copy_of_a_squad_creature_have_its_payments(scene: Scene):
    """No: payments aren't copiable, so it doesn't trigger. Others read the count from the original."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve()
    (first, *_) = troopers(ann)
    ann.casts(ECHO, first)
    scene.resolve_top()
    assert (scene.stack, len(troopers(ann))) == ([], 4)


@cr("702.157a", "707.5", "607.2i")
def test_does_a_clone_that_enters_as_a_copy_of_a_squad_creature_have_its_payments(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}").casts(trooper(), then=[1])
    scene.resolve()
    shifter = invent(
        "Shifter",
        "{0}",
        "Creature",
        "You may have ~ enter as a copy of any creature on the battlefield.",
        power=0,
        toughness=1,
    )
    first = troopers(ann)[0]
    ann.casts(shifter, then=[first])
    scene.resolve_top()
    assert (len(troopers(ann)), scene.stack) == (3, [])


@cr("702.157a", "607.1", "607.5")
def test_does_a_clone_that_was_squadded_itself_count_its_payments_for_the_copied_squad(scene: Scene):
    """No: they were made for its own squad ability, which it hasn't any more; the copied one is linked to another."""
    ann, _bob = scene.players("Ann", "Bob")
    other = ann.has(trooper())
    text = "You may have ~ enter as a copy of any creature on the battlefield."
    shifter = invent("Shifter", "{0}", "Creature", text, squad("{1}"), power=0, toughness=1)
    ann.has_mana("{2}").casts(shifter, then=[2])
    scene.resolve_top(ann.chooses(other))
    assert (scene.stack, len(troopers(ann))) == ([], 2)


@cr("702.157a", "707.2", "608.2h")
def test_what_is_copied_when_the_creature_is_another_one_by_then(scene: Scene):
    """Whatever it is as the ability resolves: it became a copy of a Bear in response, so Bears come."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, name="Bear")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve_top()
    (one,) = troopers(ann)
    ann.casts(
        invent("Shape", "{0}", "Instant", "Target creature becomes a copy of another target creature."), [one, bear]
    )
    scene.resolve()
    assert (len(troopers(ann)), len(troopers(ann, "Bear"))) == (0, 4)


@cr("702.157a", "707.2", "608.2h")
def test_what_is_copied_when_the_creature_died_as_a_copy_of_another(scene: Scene):
    """It is copied as it last was on the battlefield: a Bear, not the card that lies in the graveyard."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, name="Bear")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve_top()
    (one,) = troopers(ann)
    shape = "Target creature becomes a copy of another target creature."
    ann.casts(invent("Shape", "{0}", "Instant", shape), [one, bear])
    scene.resolve_top()
    ann.casts(DOOM, one)
    scene.resolve()
    assert (one.zone, one.name) == ("graveyard", "Trooper")
    assert (len(troopers(ann)), len(troopers(ann, "Bear"))) == (0, 3)


@cr("702.157a", "707.2")
def test_are_counters_and_effects_copied(scene: Scene):
    """Only copiable values: not +1/+1 counters, not "until end of turn", not tapped."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}").casts(trooper(), then=[1])
    scene.resolve_top()
    (one,) = troopers(ann)
    ann.casts(
        invent(
            "Grow", "{0}", "Instant", "Target creature gets +3/+3 until end of turn. Put a +1/+1 counter on it. Tap it."
        ),
        one,
    )
    scene.resolve_top()
    assert (one.pt, one.tapped) == ((5, 5), True)
    scene.resolve()
    (token,) = [t for t in troopers(ann) if t != one]
    assert (token.pt, token.counters, token.tapped) == ((1, 1), {}, False)


# --- entering otherwise, leaving (603, 608.2h) --------------------------------------------------------


@cr("702.157a", "400.7")
def test_does_it_trigger_again_when_the_creature_leaves_and_returns(scene: Scene):
    """No: it is a new object that nothing was paid for."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}").casts(trooper(), then=[1])
    scene.resolve()
    card = next(t for t in troopers(ann) if not t.game_object.is_token)
    ann.casts(BLINK, card)
    scene.resolve()
    assert (card.zone, len(troopers(ann))) == ("battlefield", 2)


@cr("702.157a", "603.4")
def test_does_it_trigger_for_a_creature_that_was_never_cast(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    dead = ann.graveyard(trooper())
    ann.casts(
        invent("Rise", "{0}", "Sorcery", "Return target creature card from your graveyard to the battlefield."), dead
    )
    scene.resolve()
    assert (dead.zone, len(troopers(ann)), scene.asked) == ("battlefield", 1, [])


@cr("702.157a", "608.2h")
def test_does_anything_come_when_the_creature_has_left_before_the_ability_resolves(scene: Scene):
    """Yes, copies of it as it last existed. Others create none."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve_top()
    (one,) = troopers(ann)
    bob.casts(DOOM, one)
    scene.resolve()
    assert one.zone == "graveyard"
    assert [(t.pt, t.has_keyword("squad")) for t in troopers(ann)] == [((1, 1), True)] * 2


@cr("702.157a", "701.6a")
def test_what_if_the_triggered_ability_is_countered(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve_top()
    bob.casts(STIFLE, scene.stack[0])
    scene.resolve()
    assert len(troopers(ann)) == 1


@cr("702.157a", "701.6a", "601.2h")
def test_is_what_was_paid_lost_with_a_countered_spell(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    spell = ann.has_mana("{5}").casts(trooper(), then=[2])
    bob.casts(COUNTER, spell)
    scene.resolve()
    assert (troopers(ann), ann.pool, spell.zone) == ([], "", "graveyard")


@cr("702.157a", "603.6a")
def test_does_a_creature_that_enters_without_abilities_trigger(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Hush", None, "Enchantment", "All creatures lose all abilities."))
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve()
    assert len(troopers(ann)) == 1


@cr("702.157a", "111.2", "113.7")
def test_who_gets_the_tokens_when_the_creature_changes_hands_in_response(scene: Scene):
    """The controller of the ability: whoever controlled the creature as it triggered."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve_top()
    bob.casts(invent("Theft", "{0}", "Instant", "Gain control of target creature."), troopers(ann)[0])
    scene.resolve()
    assert (len(troopers(ann)), len(troopers(bob))) == (2, 1)


@cr("702.157a", "603.2c", "111.1")
def test_do_all_tokens_enter_at_the_same_time(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Drum", None, "Artifact", "Whenever one or more tokens you control enter, you gain 1 life."))
    ann.has_mana("{7}").casts(trooper(), then=[3])
    scene.resolve()
    assert (len(troopers(ann)), ann.life) == (4, 21)


@cr("702.157a", "601.2i")
def test_are_the_tokens_cast(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Horn", None, "Artifact", "Whenever you cast a creature spell, you gain 1 life."))
    ann.has_mana("{5}").casts(trooper(), then=[2])
    scene.resolve()
    assert (len(troopers(ann)), ann.life) == (3, 21)


@cr("702.157a", "704.5j")
def test_what_remains_of_a_squadded_legend(scene: Scene):
    """The copies are legendary too: one remains of each legend with the same name, whichever its controller keeps."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(trooper(types="Legendary Creature - Soldier"), then=[2])
    scene.resolve_top()
    (card,) = troopers(ann)
    scene.resolve(ann.chooses(card))
    assert (troopers(ann), scene.asked) == ([card], [(ann, "optional_cost"), (ann, "legend")])


# --- granted (613, 607.5, 611.3d) ------------------------------------------------------------------------


@cr("702.157a", "607.5", "611.3d")
def test_may_squad_be_paid_that_an_effect_grants(scene: Scene):
    """ "Creature spells you cast have squad {1}": both linked abilities are granted, and the second goes to the battlefield with it."""
    ann, bob = scene.players("Ann", "Bob")
    banner = ann.has(invent("Banner", None, "Artifact", "Creature spells you cast have squad {1}."))
    bear = invent("Bear", "{1}", "Creature", power=2, toughness=2)
    ann.has_mana("{3}").casts(bear, then=[2])
    scene.resolve_top()
    bob.casts(invent("Rust", "{0}", "Instant", "Destroy target artifact."), banner)
    scene.resolve()
    assert (banner.zone, len(troopers(ann, "Bear"))) == ("graveyard", 3)


@cr("702.157b", "607.5")
def test_are_printed_and_granted_squad_paid_separately(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Banner", None, "Artifact", "Creature spells you cast have squad {1}."))
    ann.has_mana("{4}").casts(trooper(), then=[1, 1, ANY_ORDER])
    assert ann.pool == ""
    scene.resolve()
    # The tokens were never cast: they have no payments, whatever grants them squad.
    assert len(troopers(ann)) == 3


@cr("702.157a")
def test_is_squad_of_a_noncreature_permanent_spell_paid_too(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{5}").casts(invent("Shrine", "{1}", "Enchantment", squad("{2}")), then=[2])
    scene.resolve()
    assert len(troopers(ann, "Shrine")) == 3


@cr("702.157a", "601.2a")
def test_may_the_tokens_be_announced_without_mana_for_them(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(trooper(cost="{4}"))
    ann.has_mana("{3}")
    with pytest.raises(IllegalActionError, match=r"601\.2h"):
        ann.casts(card)
