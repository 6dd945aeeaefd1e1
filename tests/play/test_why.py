"""`Game.why` and `Game.why_not`: what stands against an action or answer and what allows it, with rules and objects."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import KeywordAbility
from landwalk.cards.starter import starter
from landwalk.cite import cr
from landwalk.kernel.choices import CastSpell, ChooseObjects, Concede, Pass, SpecialAction
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang
from landwalk.play import judge
from landwalk.play.errors import IllegalActionError, InvalidAnswerError
from landwalk.play.explain import why, why_not
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """With the cards of the starter set."""
    return Scene(starter())


def rules(reasons) -> list[str]:
    return [r.rule for r in reasons]


# --- blocks ---------------------------------------------------------------------------------------------------


@cr("702.14c", "613.1d")
def test_who_may_not_block_is_told_the_land_and_what_made_it_a_swamp(scene):
    ann, bob = scene.players("Ann", "Bob")
    wraith = ann.has("Bog Wraith")
    urborg = ann.has("Urborg, Tomb of Yawgmoth")
    forest, bear = bob.has("Forest", "Runeclaw Bear")
    ann.attacks(bob, wraith)
    ruling = judge.block(scene.state, ((bear.id, wraith.id),))
    assert ruling.answer is False
    assert [(s.rule, s.objects) for s in ruling.steps] == [
        ("702.14c", (wraith.id, bob.id, forest.id)),
        ("613.1d", (forest.id, urborg.id)),
    ]
    assert ruling.step_texts(Lang.DE)[0] == "Bog Wraith hat Sumpftarnung, und Bob kontrolliert Forest (CR 702.14c)."


@cr("702.14c", "613.1f")
def test_landwalk_that_a_lord_gives_is_traced_to_the_lord(scene):
    ann, bob = scene.players("Ann", "Bob")
    lord, merfolk = ann.has("Lord of Atlantis", "Coral Merfolk")
    bob.has("Island")
    bear = bob.has("Runeclaw Bear")
    ann.attacks(bob, merfolk)
    ruling = judge.block(scene.state, ((bear.id, merfolk.id),))
    assert ("613.1f", (merfolk.id, lord.id)) in [(s.rule, s.objects) for s in ruling.steps]


@cr("609.4", "702.14c")
def test_an_effect_that_lets_it_be_blocked_all_the_same_is_named(scene):
    ann, bob = scene.players("Ann", "Bob")
    wraith = ann.has("Bog Wraith")
    text = "Creatures with swampwalk can be blocked as though they didn't have swampwalk."
    wall = bob.has(invent("Bridge", "{2}", "Enchantment", text))
    bob.has("Swamp")
    bear = bob.has("Runeclaw Bear")
    ann.attacks(bob, wraith)
    found = why(scene.state, bob.id, "block Bog Wraith with Runeclaw Bear")
    assert found.legal
    assert ("609.4", (wraith.id, wall.id)) in [(g.rule, g.objects) for g in found.grounds]
    assert bear.id in found.grounds[0].objects


@cr("702.111b", "509.1b")
def test_with_menace_one_blocker_is_refused_and_two_are_not(scene):
    ann, bob = scene.players("Ann", "Bob")
    boar = ann.has_creature(3, 3, KeywordAbility("menace"))
    one, two = bob.has("Runeclaw Bear", "Grizzly Bears")
    ann.attacks(bob, boar)
    alone = judge.block(scene.state, ((one.id, boar.id),))
    assert alone.answer is False
    assert "702.111b" in alone.rules
    assert judge.block(scene.state, ((one.id, boar.id), (two.id, boar.id))).answer is True
    scene.until_asked("block")
    with pytest.raises(IllegalActionError) as refused:
        scene.game.push(((one.id, boar.id),))
    assert rules(refused.value.reasons) == ["702.111b"]


@cr("508.5")
def test_the_defending_player_is_named_when_a_planeswalker_is_attacked(scene):
    ann, bob = scene.players("Ann", "Bob")
    wraith = ann.has("Bog Wraith")
    chandra = bob.has("Chandra Nalaar")
    bear = bob.has("Runeclaw Bear")
    ann.attacks(chandra, wraith)
    ruling = judge.block(scene.state, ((bear.id, wraith.id),))
    assert ruling.answer is True
    assert ruling.steps[0].rule == "508.5"
    assert ruling.steps[0].objects == (wraith.id, chandra.id, bob.id)


# --- attacks --------------------------------------------------------------------------------------------------


@cr("508.1d")
def test_an_attack_that_must_be_made_is_named_with_whose_effect_says_so(scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, "~ attacks each combat if able.", name="Restless Bear")
    scene.until_asked("attack")
    with pytest.raises(IllegalActionError) as refused:
        scene.game.push(())
    assert [(r.rule, r.objects) for r in refused.value.reasons] == [("508.1d", (bear.id, bear.id))]
    assert "Restless Bear" in str(refused.value)
    assert scene.game.why(((bear.id, bob.id),)).legal


@cr("302.6", "702.10b")
def test_a_new_creature_may_not_attack_unless_it_has_haste(scene):
    ann, bob = scene.players("Ann", "Bob")
    slow = ann.has_creature(2, 2, name="Slow", sick=True)
    fast = ann.has_creature(2, 2, KeywordAbility("haste"), name="Fast", sick=True)
    scene.start()
    no = judge.attack(scene.state, ((slow.id, bob.id),))
    assert no.answer is False
    assert no.rules == ["302.6"]
    yes = judge.attack(scene.state, ((fast.id, bob.id),))
    assert yes.answer is True
    assert ("702.10b", (fast.id,)) in [(s.rule, s.objects) for s in yes.steps]


@cr("609.4", "702.3b")
def test_a_wall_that_may_attack_all_the_same_says_through_what(scene):
    ann, bob = scene.players("Ann", "Bob")
    wall = ann.has_creature(0, 4, KeywordAbility("defender"), name="Old Wall")
    scene.start()
    assert judge.attack(scene.state, ((wall.id, bob.id),)).rules == ["702.3b"]
    order = ann.has(
        invent("Order", "{1}", "Enchantment", "Creatures you control can attack as though they didn't have defender.")
    )
    ruling = judge.attack(scene.state, ((wall.id, bob.id),))
    assert ruling.answer is True
    assert ("609.4", (wall.id, order.id)) in [(s.rule, s.objects) for s in ruling.steps]


# --- casting and activating -------------------------------------------------------------------------------------


@cr("302.1", "307.1")
def test_timing_is_told_by_the_rule_of_the_card_s_own_type(scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Runeclaw Bear", "Divination")
    bob.has_mana("{U}{U}{U}{G}{G}{G}")
    scene.start()
    assert rules(why_not(scene.state, bob.id, "Runeclaw Bear").reasons) == ["302.1"]
    assert rules(why_not(scene.state, bob.id, "Divination").reasons) == ["307.1"]


@cr("702.8a", "304.1")
def test_flash_and_instants_are_grounds(scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Merfolk Trickster", "Opt")
    bob.has_many("Island", 2)
    ann.has("Runeclaw Bear")
    scene.start()
    assert rules(why(scene.state, bob.id, "cast Merfolk Trickster").grounds)[0] == "702.8a"
    opt = why(scene.state, bob.id, "Opt")
    assert rules(opt.grounds) == ["304.1", "601.2f", "601.2g"]
    assert "Island" in opt.text()


@cr("702.34a")
def test_flashback_is_the_ground_for_casting_from_the_graveyard(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.put("Think Twice", Zone.GRAVEYARD)
    ann.has_many("Island", 3)
    scene.start()
    assert "702.34a" in rules(scene.game.why("Think Twice").grounds)


@cr("601.3")
def test_of_several_permissions_the_one_that_speaks_of_the_card_is_named(scene):
    ann, _ = scene.players("Ann", "Bob")
    goblins, creatures = (f"You may cast {kind} spells from your graveyard." for kind in ("Goblin", "creature"))
    ann.has(invent("Warren", None, "Enchantment", goblins))
    crypt = ann.has(invent("Crypt", None, "Enchantment", creatures))
    bear = ann.put("Runeclaw Bear", Zone.GRAVEYARD)
    ann.has_many("Forest", 2)
    scene.start()
    (found,) = [r for r in scene.game.why("Runeclaw Bear").grounds if r.rule == "601.3"]
    assert found.objects == (bear.id, crypt.id, ann.id)


@cr("118.9")
def test_of_a_card_with_two_ways_what_each_lacks_is_told(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.hand("Fireblast")
    ann.has("Mountain")
    scene.start()
    found = scene.game.why_not("Fireblast")
    assert rules(found.reasons) == ["601.2h", "118.3", "118.3"]
    assert "Ann can make only 1 mana for {4}{R}{R} (CR 118.3)." in found.text()
    assert "Ann hasn't enough for this cost: Sacrifice two Mountains (CR 118.3)." in found.text()


@cr("601.2f")
def test_what_makes_a_spell_dearer_is_named(scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.hand("Runeclaw Bear")
    ann.has_many("Forest", 2)
    tax = bob.has(invent("Tax", "{1}", "Artifact", "Spells your opponents cast cost {1} more to cast."))
    scene.start()
    refused = scene.game.why_not("Runeclaw Bear")
    assert [(r.rule, r.objects) for r in refused.reasons[1:2]] == [("601.2f", (bear.id, tax.id))]
    assert "Ann can make only 2 mana for {2}{G} (CR 118.3)." in refused.text()


@cr("107.5", "302.6", "606.6")
def test_a_cost_says_why_it_can_t_be_paid(scene):
    ann, _ = scene.players("Ann", "Bob")
    tapped = ann.has_permanent("Llanowar Elves", tapped=True)
    new = ann.has_permanent("Elvish Mystic", sick=True)
    scene.start()
    assert "107.5" in rules(scene.game.why_not("activate Llanowar Elves").reasons)
    assert "302.6" in rules(scene.game.why_not("activate Elvish Mystic").reasons)
    assert tapped.id in scene.game.why_not("Llanowar Elves").reasons[1].objects
    assert new.id in scene.game.why_not("Elvish Mystic").reasons[1].objects


@cr("702.62a", "118.3")
def test_a_special_action_says_what_its_cost_lacks(scene):
    ann, _ = scene.players("Ann", "Bob")
    bolt = ann.hand("Rift Bolt")
    scene.start()
    refused = scene.game.why_not(SpecialAction("suspend", bolt.id))
    assert rules(refused.reasons)[-1] == "118.3"
    assert "Ann can make no mana for {R} (CR 118.3)." in refused.text()
    ann.has("Mountain")
    assert scene.game.why(SpecialAction("suspend", bolt.id)).legal


@cr("702.122a", "118.3")
def test_a_vehicle_without_a_crew_says_how_much_power_it_wants(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.has(invent("Barge", "{2}", "Artifact - Vehicle", "Crew 3", power=4, toughness=4))
    ann.has("Runeclaw Bear")
    scene.start()
    said = scene.game.why_not("activate Barge").text()
    assert said.endswith("Ann hasn't enough for this cost: tap creatures with total power 3 (CR 118.3).")
    ann.has("Savannah Lions")
    assert scene.game.why("activate Barge").legal


@cr("602.5")
def test_a_restriction_that_isn_t_met_is_quoted(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, "{0}: Draw a card. Activate only if you control a Forest.", name="Reader")
    scene.start()
    found = scene.game.why_not("activate Reader")
    assert rules(found.reasons) == ["602.5", "602.5b"]
    assert "Forest" in found.text()


# --- targets -----------------------------------------------------------------------------------------------------


@cr("702.16b", "115.1")
def test_a_target_is_refused_by_protection_or_because_it_isn_t_meant(scene):
    ann, bob = scene.players("Ann", "Bob")
    knight, vanguard = bob.has("White Knight", "Elite Vanguard")
    ann.hand("Murder", "Naturalize")
    ann.has_mana("{B}{B}{B}{G}{G}")
    scene.start()
    refused = scene.game.why_not("cast Murder on White Knight")
    assert rules(refused.reasons) == ["702.16b"]
    assert refused.reasons[0].objects[0] == knight.id
    assert scene.game.why("cast Murder on Elite Vanguard").legal
    assert vanguard.exists
    assert rules(scene.game.why_not("cast Naturalize on White Knight").reasons)[-1] == "115.1"


@cr("702.11b")
def test_without_a_legal_target_what_protects_the_others_is_told(scene):
    ann, bob = scene.players("Ann", "Bob")
    hidden = bob.has_creature(2, 2, KeywordAbility("hexproof"), name="Hidden One")
    ann.hand("Murder")
    ann.has_mana("{B}{B}{B}")
    scene.start()
    found = scene.game.why_not("Murder")
    assert [(r.rule, r.objects[0]) for r in found.reasons[1:]] == [("702.11b", hidden.id)]


@cr("601.2c", "702.16b")
def test_a_target_that_is_pushed_against_the_rules_comes_back_with_reasons(scene):
    ann, bob = scene.players("Ann", "Bob")
    knight, vanguard = bob.has("White Knight", "Elite Vanguard")
    ann.has("Runeclaw Bear")
    murder = ann.hand("Murder")
    ann.has_mana("{B}{B}{B}")
    scene.start()
    scene.game.push(CastSpell(murder.id))
    choice = scene.game.choice
    assert isinstance(choice, ChooseObjects)
    with pytest.raises(InvalidAnswerError) as refused:
        scene.game.push((knight.id,))
    assert [(r.rule, r.objects[0]) for r in refused.value.reasons] == [("702.16b", knight.id)]
    assert rules(scene.game.why_not(()).reasons) == ["601.2c"]
    assert rules(scene.game.why((vanguard.id,)).grounds) == ["601.2c"]


# --- what can happen to things ----------------------------------------------------------------------------------------


@cr("702.12b", "702.16e", "702.16c", "303.4c")
def test_what_can_t_happen_to_an_object_is_told_with_the_ability_that_says_so(scene):
    ann, bob = scene.players("Ann", "Bob")
    myr, knight = bob.has("Darksteel Myr", "White Knight")
    rats = ann.has("Typhoid Rats")
    pacifism = ann.has_permanent("Pacifism", on=myr)
    cases = {
        "destroy Darksteel Myr": ["702.12b"],
        "destruir Darksteel Myr": ["702.12b"],
        "destroy White Knight": [],
        "damage White Knight with Typhoid Rats": ["702.16e"],
        "damage Darksteel Myr with Typhoid Rats": [],
        "sacrifice Typhoid Rats": [],
        "attach Pacifism to White Knight": [],
        "attach Pacifism to Bob": ["303.4c"],
    }
    assert {q: rules(why_not(scene.state, ann.id, q).reasons) for q in cases} == cases
    assert why_not(scene.state, ann.id, "damage White Knight with Typhoid Rats").reasons[0].objects == (
        knight.id,
        rats.id,
    )
    ruling = judge.whether(scene.state, "be_destroyed", myr.id)
    assert ruling.ruling(Lang.ES) == "No. Darksteel Myr no puede ser destruido."
    assert ruling.rules == ["702.12b"]
    assert judge.whether(scene.state, "be_attached", pacifism.id, knight.id).answer is True


@cr("101.2", "701.6a")
def test_a_spell_that_can_t_be_countered_says_whose_text_it_is(scene):
    ann, _ = scene.players("Ann", "Bob")
    stubborn = ann.hand(
        invent("Stubborn Bear", "{0}", "Creature", "This spell can't be countered.", power=2, toughness=2)
    )
    ann.casts(stubborn)
    (spell,) = scene.stack
    found = why_not(scene.state, ann.id, "counter Stubborn Bear")
    assert [(r.rule, r.objects[0]) for r in found.reasons] == [("101.2", spell.id)]


# --- other things ---------------------------------------------------------------------------------------------------


@cr("117.3d")
def test_passing_is_always_allowed(scene):
    scene.players("Ann", "Bob")
    scene.start()
    assert rules(scene.game.why(Pass()).grounds) == ["117.3d"]


@cr("104.3a")
def test_conceding_needs_no_reason(scene):
    ann, _ = scene.players("Ann", "Bob")
    scene.start()
    assert rules(scene.game.why(Concede(ann.id)).grounds) == ["104.3a"]
    assert rules(scene.game.why(Concede(-9)).reasons) == ["104.3a"]


def test_questions_may_be_put_in_spanish_and_german(scene):
    ann, bob = scene.players("Ann", "Bob")
    drake, bear = ann.has("Wind Drake"), bob.has("Runeclaw Bear")
    ann.attacks(bob, drake)
    for question in (
        "block Wind Drake with Runeclaw Bear",
        "bloquear Wind Drake con Runeclaw Bear",
        "blocken Wind Drake mit Runeclaw Bear",
    ):
        assert rules(why_not(scene.state, bob.id, question).reasons) == ["702.9b"]
    assert bear.exists


# --- other questions than priority ------------------------------------------------------------------------------------


@cr("700.2a")
def test_a_mode_without_targets_can_t_be_chosen(scene):
    ann, bob = scene.players("Ann", "Bob")
    bob.has("Short Sword")
    charm = ann.hand(
        invent(
            "Charm",
            "{0}",
            "Instant",
            "Choose one \u2014\n\u2022 Destroy target artifact.\n\u2022 Destroy target enchantment.\n\u2022 Draw a card.",
        )
    )
    scene.start()
    scene.game.push(CastSpell(charm.id))
    assert scene.game.choice.purpose == "mode"
    refused = scene.game.why_not((1,))
    assert rules(refused.reasons) == ["700.2a"]
    assert refused.text().startswith("Mode 2 can't be chosen")
    assert rules(scene.game.why((2,)).grounds) == ["700.2a"]
    assert rules(scene.game.why_not((0, 2)).reasons) == ["700.2a"]


@cr("107.3a")
def test_x_is_bounded_by_the_mana(scene):
    ann, _ = scene.players("Ann", "Bob")
    quake = ann.hand("Earthquake")
    ann.has_many("Mountain", 4)
    scene.start()
    scene.game.push(CastSpell(quake.id))
    assert scene.game.why_not(4).text() == "The number is one from 0 to 3 (CR 107.3a)."
    assert scene.game.why(3).legal


@cr("601.2d")
def test_a_division_names_who_gets_too_little(scene):
    ann, bob = scene.players("Ann", "Bob")
    one, two = bob.has("Runeclaw Bear", "Grizzly Bears")
    text = "~ deals 3 damage divided as you choose among any number of target creatures."
    spell = ann.hand(invent("Arrows", "{0}", "Instant", text))
    scene.start()
    scene.game.push(CastSpell(spell.id))
    scene.game.push((one.id, two.id))
    assert scene.game.choice.purpose == "divide"
    refused = scene.game.why_not(((one.id, 3), (two.id, 0)))
    assert [(r.rule, r.objects) for r in refused.reasons] == [("601.2d", (two.id,))]
    assert rules(scene.game.why_not(((one.id, 1), (two.id, 1))).reasons) == ["601.2d"]
    assert scene.game.why(((one.id, 2), (two.id, 1))).legal


@cr("702.19b")
def test_trample_wants_lethal_damage_first(scene):
    ann, bob = scene.players("Ann", "Bob")
    maw = ann.has("Colossal Dreadmaw")
    bear = bob.has("Runeclaw Bear")
    ann.attacks(bob, maw)
    bob.blocks(maw, with_=bear)
    scene.until_asked("damage")
    refused = scene.game.why_not(((bear.id, 1), (bob.id, 5)))
    assert [(r.rule, r.objects) for r in refused.reasons] == [("702.19b", (bear.id, bob.id))]
    assert scene.game.why(((bear.id, 2), (bob.id, 4))).legal


@cr("601.2h")
def test_a_cost_is_paid_with_what_it_asks_for(scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.hand("Fireblast")
    first, second = ann.has("Mountain", "Mountain")
    third, forest = ann.has("Mountain", "Forest")
    scene.start()
    scene.game.push(CastSpell(ann.hand[0].id))
    scene.game.push((bob.id,))
    assert scene.game.choice.purpose == "cost"
    assert [(r.rule, r.objects) for r in scene.game.why_not((first.id, forest.id)).reasons] == [
        ("601.2h", (forest.id,))
    ]
    assert rules(scene.game.why_not((first.id,)).reasons) == ["601.2h"]
    assert scene.game.why((second.id, third.id)).legal


@cr("704.5j")
def test_the_legend_rule_keeps_exactly_one(scene):
    ann, _ = scene.players("Ann", "Bob")
    old = ann.has("Mirri, Cat Warrior")
    ann.has_many("Forest", 3)
    new = ann.hand("Mirri, Cat Warrior")
    ann.casts(new)
    scene.until_asked("legend")
    assert rules(scene.game.why_not(()).reasons) == ["704.5j"]
    assert rules(scene.game.why((old.id,)).grounds) == ["704.5j"]
