"""CR 608, texts that speak of several keywords, of what was done this way, of that turn; and what becomes of a spell that was cast."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseOptions
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("608.2d", "613.1f")
@pytest.mark.parametrize(("number", "left"), [(0, "trample"), (1, "flying")])
def test_one_of_two_keywords_is_lost_as_chosen(scene: Scene, number: int, left: str):
    ann, bob = scene.players("Ann", "Bob")
    both = bob.has_creature(2, 2, "Flying", "Trample")
    ann.casts(invent("Dull", "{0}", "Instant", "Target creature loses flying or trample until end of turn."), both)
    question = scene.until_asked("option")
    assert isinstance(question, ChooseOptions)
    scene.resolve(ann.chooses(question.options[number]))
    assert [k for k in ("flying", "trample") if both.has_keyword(k)] == [left]
    scene.next_turn()
    assert both.has_keyword("flying")
    assert both.has_keyword("trample")


@cr("508.1c")
def test_creatures_without_either_cant_attack(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Gate", None, "Enchantment", "Creatures without flying or haste can't attack."))
    creatures = [ann.has_creature(1, 1, *k) for k in ((), ("Flying",), ("Haste",), ("Reach",))]
    assert [ann.can_attack(c) for c in creatures] == [False, True, True, False]


@cr("502.3")
@pytest.mark.parametrize("stays", [True, False])
def test_who_may_stay_tapped_is_asked_in_the_untap_step(scene: Scene, stays: bool):
    ann, bob = scene.players("Ann", "Bob")
    lamp = invent("Lamp", None, "Artifact", "You may choose not to untap this artifact during your untap step.")
    one, other = ann.has_permanent(lamp, tapped=True), ann.has_permanent("Island", tapped=True)
    ann.chooses([one] if stays else [])
    scene.until("upkeep", turn=3)
    assert (one.tapped, other.tapped) == (stays, False)


@cr("611.2b")
def test_as_long_as_it_remains_tapped(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "{T}: Target creature gets +0/+3 for as long as this artifact remains tapped."
    frame, bear = ann.has(invent("Frame", None, "Artifact", text)), ann.has_creature(2, 2)
    ann.activates(frame, 0, [bear])
    scene.resolve()
    assert bear.pt == (2, 5)
    scene.until("upkeep", turn=2)
    assert bear.pt == (2, 5)
    scene.until("upkeep", turn=3)
    assert bear.pt == (2, 2)


@cr("701.20a")
def test_a_card_at_random_is_shown_and_stays_in_hand(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Island", "Swamp")
    ann.casts(invent("Peek", "{0}", "Instant", "Target opponent reveals a card at random from their hand."))
    scene.resolve()
    shown = [c for c in bob.hand if (ann.id, c.id) in scene.state.known]
    assert (len(shown), len(bob.hand)) == (1, 2)


@cr("614.1a", "608.2g")
@pytest.mark.parametrize("says_so", [True, False])
def test_a_spell_cast_by_the_text_goes_where_the_text_says(scene: Scene, says_so: bool):
    ann, bob = scene.players("Ann", "Bob")
    spell = ann.graveyard(invent("Insight", "{9}", "Sorcery", "Draw a card."))
    text = "You may cast target sorcery card from your graveyard without paying its mana cost."
    more = " If that spell would be put into your graveyard, exile it instead." if says_so else ""
    ann.casts(invent("Recall", "{0}", "Sorcery", text + more))
    scene.resolve(ann.chooses(True))
    assert len(ann.hand) == 1
    assert spell in (ann.exile if says_so else ann.graveyard)


@cr("118.12a")
@pytest.mark.parametrize("payer", ["bob", "cat", "nobody"])
def test_any_opponent_may_pay_before_it_happens(scene: Scene, payer: str):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    bob.has("Island")
    cat.has("Island")
    ann.casts(invent("Toll", "{0}", "Sorcery", "Unless an opponent pays {1}, draw two cards."))
    scene.resolve(bob.chooses(payer == "bob"), cat.chooses(payer == "cat"))
    assert len(ann.hand) == (2 if payer == "nobody" else 0)


@cr("603.7", "514.2")
def test_that_turn_is_the_turn_of_the_delayed_ability(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "At the beginning of your next upkeep, draw a card. ~ gains flying until the end of that turn."
    egg = ann.has_creature(1, 1, "{0}: " + text)
    ann.activates(egg)
    scene.resolve()
    assert not egg.has_keyword("flying")
    scene.until("draw", turn=3)
    assert egg.has_keyword("flying")
    scene.until("upkeep", turn=4)
    assert not egg.has_keyword("flying")


@cr("701.19c", "608.2c")
@pytest.mark.parametrize("forbids", [True, False])
def test_what_is_destroyed_this_way_isnt_regenerated(scene: Scene, forbids: bool):
    ann, bob = scene.players("Ann", "Bob")
    troll = bob.has_creature(2, 2, "{0}: Regenerate this creature.")
    bob.activates(troll)
    scene.resolve()
    more = " A creature destroyed this way can't be regenerated." if forbids else ""
    ann.casts(invent("Doom", "{0}", "Sorcery", "Destroy target creature." + more), troll)
    scene.resolve()
    assert (troll in bob.graveyard) is forbids


@cr("608.2c", "701.9c")
@pytest.mark.parametrize("card", ["Island", "Opt"])
def test_if_a_land_card_is_discarded_this_way(scene: Scene, card: str):
    ann, bob = scene.players("Ann", "Bob")
    ann.hand("Island" if card == "Island" else invent("Opt", "{U}", "Instant", "Draw a card."))
    text = "Discard a card. If a land card is discarded this way, draw an additional card."
    ann.casts(invent("Sift", "{0}", "Sorcery", text))
    scene.resolve()
    assert len(ann.hand) == (card == "Island")


@cr("607.2a")
def test_exiled_with_it_is_what_its_own_ability_exiled(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "As long as a card exiled with this creature has flying, this creature has flying."
    keeper = ann.has_creature(2, 2, "{0}: Exile target creature card from your graveyard.", text)
    bird = ann.graveyard(invent("Bird", None, "Creature", "Flying", power=1, toughness=1))
    ann.exile(invent("Bird", None, "Creature", "Flying", power=1, toughness=1))
    assert not keeper.has_keyword("flying")
    ann.activates(keeper, 0, [bird])
    scene.resolve()
    assert keeper.has_keyword("flying")


@cr("615.1a", "615.9")
def test_damage_is_prevented_by_who_deals_it_and_to_whom(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    knight = ann.has_creature(2, 2, "Prevent all combat damage that would be dealt to this creature by Walls.")
    wall, bear = bob.has_creature(1, 5, types="Creature - Wall"), bob.has_creature(1, 5)
    ann.attacks(bob, knight)
    bob.declares_blocks({knight: [wall, bear]})
    ann.chooses({wall: 2, bear: 0})
    scene.until("end_combat")
    assert knight.damage == 1


@cr("603.7", "115.1")
def test_the_target_of_a_delayed_ability_may_speak_of_its_event(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "Until end of turn, whenever a creature you control deals combat damage to a player, "
        "tap target creature that player controls."
    )
    ann.casts(invent("Plan", "{0}", "Sorcery", text))
    scene.resolve()
    bear, theirs = ann.has_creature(2, 2), bob.has_creature(1, 1)
    ann.has_creature(1, 1)
    ann.attacks(bob, bear)
    scene.until("end_combat")
    assert theirs.tapped


@cr("603.7", "500.1")
def test_on_your_next_turn_and_no_other(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "Whenever this creature attacks, exile it. Return it to the battlefield under your control tapped and attacking "
        "at the beginning of the declare attackers step on your next turn."
    )
    diver = ann.has_creature(3, 3, text, name="Diver")
    ann.attacks(bob, diver)
    scene.resolve()
    scene.until("postcombat_main")
    ann.casts(invent("Onward", "{0}", "Sorcery", "After this main phase, there is an additional combat phase."))
    scene.resolve()
    scene.until("end_step")
    assert diver in ann.exile, "not in another combat phase of this turn"
    scene.until("end_step", turn=3)
    assert diver in ann.battlefield
    assert bob.life == 17


@cr("724.1b", "724.1d", "724.1e")
def test_the_turn_ends_and_nothing_on_the_stack_is_left(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Bell", None, "Artifact", "At the beginning of your end step, draw a card."))
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +3/+3 until end of turn."), bear)
    growing = scene.stack[0]
    stop = bob.casts(invent("Halt", "{0}", "Instant", "End the turn."))
    scene.resolve_top()
    assert (scene.turn, scene.step) == (2, "upkeep")
    assert stop in bob.exile
    assert growing in ann.exile
    assert (bob.life, len(ann.hand), bear.pt) == (20, 0, (2, 2))


@cr("724.1a")
def test_what_had_triggered_before_the_turn_ends_isnt_put_on_the_stack_any_more(scene: Scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.has(invent("Well", None, "Enchantment", "Whenever you gain life, draw a card."))
    ann.casts(invent("Rest", "{0}", "Instant", "You gain 2 life. End the turn."))
    scene.resolve()
    scene.next_turn()
    assert (ann.life, len(ann.hand)) == (22, 0)


@cr("724.1f", "514.3a")
def test_what_triggers_while_the_turn_ends_waits_for_the_cleanup_step(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Ledger", None, "Enchantment", "Whenever you discard a card, you gain 1 life."))
    for _ in range(8):
        ann.hand("Island")
    ann.casts(invent("Halt", "{0}", "Instant", "End the turn."))
    scene.resolve_top(ann.chooses([ann.hand[0]]))
    assert (scene.turn, scene.step, ann.life) == (1, "cleanup", 20)
    scene.resolve()
    assert ann.life == 21
    scene.next_turn()
    assert scene.turn == 2


@cr("101.2", "701.21a")
def test_an_opponents_spell_cant_cause_a_sacrifice_but_ones_own_can(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(
        invent(
            "Guardian",
            None,
            "Enchantment",
            "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
        )
    )
    bear = ann.has_creature(2, 2)
    edict = "Target player sacrifices a creature of their choice."
    bob.casts(invent("Edict", "{0}", "Instant", edict), ann)
    scene.resolve()
    assert bear in ann.battlefield
    ann.casts(invent("Rite", "{0}", "Instant", edict), ann)
    scene.resolve()
    assert bear in ann.graveyard


@cr("614.1a", "614.10")
@pytest.mark.parametrize("skips", [True, False])
def test_the_draw_of_the_draw_step_may_be_skipped_for_something(scene: Scene, skips: bool):
    ann, bob = scene.players("Ann", "Bob")
    text = "If you would draw a card during your draw step, instead you may skip that draw. If you do, you gain 2 life."
    ann.has(invent("Abbey", None, "Enchantment", text))
    ann.chooses(skips)
    scene.until("precombat_main", turn=3)
    assert (ann.life, len(ann.hand)) == ((22, 0) if skips else (20, 1))


@cr("508.1c")
def test_a_player_who_cant_be_attacked_except_by_some(scene: Scene):
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    bob.has(invent("Moat", None, "Enchantment", "You can't be attacked except by creatures with flying and/or haste."))
    bear, bird = ann.has_creature(2, 2), ann.has_creature(1, 1, "Flying")
    assert [ann.can_attack(c, p) for c in (bear, bird) for p in (bob, cat)] == [False, True, True, True]


@cr("118.12a", "603.7b", "511.3")
@pytest.mark.parametrize("pays", [True, False])
def test_unless_it_is_paid_it_waits_for_this_combat(scene: Scene, pays: bool):
    ann, bob = scene.players("Ann", "Bob")
    text = "At the beginning of each combat, unless you pay {1}, whenever ~ deals combat damage to a player this combat, draw a card."
    thief = ann.has_creature(1, 1, text)
    ann.has("Island")
    scene.until_asked("pay")
    ann.chooses(pays)
    scene.resolve()
    ann.attacks(bob, thief)
    scene.until("postcombat_main")
    assert len(ann.hand) == (not pays)
    assert scene.state.delayed == ()


@cr("118.8", "601.2b", "614.1c")
def test_of_two_permanents_that_ask_for_mana_each_is_paid_for_itself(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "As an additional cost to cast creature spells, you may pay any amount of mana. "
        "If you do, that creature enters with that many additional +1/+1 counters on it."
    )
    choir = invent("Choir", None, "Enchantment", text)
    first, second = ann.has(choir), ann.has(choir)
    ann.has_many("Forest", 5)
    cub = ann.casts(invent("Cub", "{G}", "Creature", power=1, toughness=1), then=[2, 1])
    assert scene.asked == [(ann, "optional_cost")] * 2
    assert (first in ann.battlefield, second in ann.battlefield) == (True, True)
    scene.resolve()
    assert cub.counters == {"+1/+1": 3}
    token = invent("Call", "{0}", "Sorcery", "Create a 1/1 green Bear creature token.")
    ann.casts(token)
    scene.resolve()
    assert ann.battlefield[-1].counters == {}, "no spell, no payment"


@cr("500.8", "506.1")
def test_an_additional_combat_phase_and_only_after_the_first_one(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "Whenever this creature attacks, if it's the first combat phase of the turn, untap it. "
        "After this phase, there is an additional combat phase."
    )
    charger = ann.has_creature(2, 2, text)
    ann.attacks(bob, charger)
    scene.resolve()
    assert not charger.tapped
    scene.until("end_combat")
    scene.next_step()
    assert scene.step == "begin_combat"
    ann.attacks(bob, charger)
    assert scene.stack == []
    scene.until("postcombat_main")
    assert (scene.turn, bob.life) == (1, 16)


@cr("500.8", "505.1a")
def test_a_main_phase_follows_where_the_text_says_so(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "After this main phase, there is an additional combat phase followed by an additional main phase."
    ann.casts(invent("Onslaught", "{0}", "Sorcery", text))
    scene.resolve()
    steps = []
    while scene.turn == 1:
        scene.next_step()
        steps.append(str(scene.step))
    assert steps.count("begin_combat") == 2
    assert steps.count("postcombat_main") == 2


@cr("505.1", "608.2c")
def test_if_its_your_main_phase(scene: Scene):
    for step, cards in (("precombat_main", 1), ("begin_combat", 0)):
        one = Scene()
        ann, bob = one.players("Ann", "Bob")
        one.until(step)
        ann.casts(invent("Ask", "{0}", "Instant", "If it's your main phase, draw a card."))
        one.resolve()
        assert len(ann.hand) == cards
