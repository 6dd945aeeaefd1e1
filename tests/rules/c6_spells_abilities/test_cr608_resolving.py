"""CR 608, resolving spells and abilities."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import Controls
from landwalk.abilities.effect import CopySpell, DealDamage
from landwalk.abilities.noun import YOU, AnyTarget, Controlled, Core, Det, It, Noun, NounPhrase, Ref, This
from landwalk.abilities.parts import CREATURE, do
from landwalk.abilities.sentence import Clause, Do, IfSo
from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
BOLT = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")
BEAR = invent("Free Bear", "{0}", "Creature", power=2, toughness=2)


@cr("608.2n")
def test_a_resolved_sorcery_goes_to_its_owners_graveyard() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    spell = ann.casts(invent("Boon", "{0}", "Sorcery", "You gain 2 life."))
    scene.resolve()
    assert ann.graveyard == [spell]
    assert ann.life == 22


@cr("608.3a")
def test_a_creature_spell_becomes_a_permanent_of_its_caster() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.casts(BEAR)
    scene.resolve()
    assert ann.battlefield == [bear]


@cr("608.2b")
def test_a_spell_without_legal_targets_does_nothing() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    spell = ann.casts(invent("Drain", "{0}", "Instant", "~ deals 2 damage to target creature. You gain 2 life."), bear)
    bob.casts(DOOM, bear)
    scene.resolve()
    assert ann.life == 20
    assert spell.zone is Zone.GRAVEYARD


@cr("608.2b")
def test_with_one_legal_target_left_only_that_one_is_affected() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear, wolf = bob.has_creature(2, 2), bob.has_creature(3, 3)
    ann.casts(invent("Twin Doom", "{0}", "Instant", "Destroy two target creatures. You gain 2 life."), [[bear, wolf]])
    bob.casts(invent("Veil", "{0}", "Instant", "Target creature gains hexproof until end of turn."), wolf)
    scene.resolve()
    assert bob.battlefield == [wolf]
    assert bob.graveyard[-1] == bear or bear in bob.graveyard
    assert ann.life == 22


@cr("608.2a")
@cr("603.4")
def test_an_intervening_if_is_asked_again() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1)
    helper = invent(
        "Helper",
        "{0}",
        "Creature",
        "When ~ enters, if you control two or more creatures, you gain 5 life.",
        power=1,
        toughness=1,
    )
    it = ann.casts(helper)
    scene.resolve_top()
    bob.casts(DOOM, it)
    scene.resolve()
    assert ann.life == 20


@cr("608.2c")
def test_otherwise() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    text = "If you control a creature, you gain 4 life. Otherwise, you lose 1 life."
    ann.casts(invent("Fortune", "{0}", "Sorcery", text))
    scene.resolve()
    assert ann.life == 19
    ann.has_creature(1, 1)
    ann.casts(invent("Fortune", "{0}", "Sorcery", text))
    scene.resolve()
    assert ann.life == 23


@cr("608.2c")
def test_instead_takes_the_place_of_the_sentence_before() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    text = "~ deals 2 damage to any target. If you control a creature, ~ deals 4 damage to that permanent or player instead."
    spark = Do((Clause(This(), (DealDamage(Number(2), AnyTarget()),)),))
    more = Do((Clause(This(), (DealDamage(Number(4), It(Ref.TARGET)),)),))
    own_creature = NounPhrase(Det.A, (CREATURE,), (Controlled(YOU),))
    stronger = IfSo(Controls(YOU, own_creature), (more,), instead="instead")
    face = invent("Spark", "{0}", "Instant", SpellAbility((spark, stronger)))
    ann.casts(face, bob)
    scene.resolve()
    assert bob.life == 18, text
    ann.has_creature(1, 1)
    ann.casts(face, bob)
    scene.resolve()
    assert bob.life == 14, text


@cr("608.2d")
def test_you_may_is_asked_as_the_instruction_is_followed() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    offer = invent("Offer", "{0}", "Sorcery", "Each player may draw a card.")
    ann.casts(offer)
    ann.chooses(True)
    scene.resolve(bob.chooses(False))
    assert (len(ann.hand), len(bob.hand)) == (1, 0)
    assert scene.asked == [(ann, Purpose.MAY), (bob, Purpose.MAY)]


@cr("608.2h")
def test_what_deals_damage_does_so_as_it_last_existed() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    archer = ann.has_creature(3, 1, "{0}: ~ deals damage equal to its power to any target.")
    ann.activates(archer, 0, bob)
    bob.casts(DOOM, archer)
    scene.resolve()
    assert bob.life == 17


@cr("700.2")
@cr("608.2c")
def test_chosen_modes_are_followed_in_printed_order() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    text = "Choose one or both —\n• Target player loses 2 life.\n• Target player gains 3 life."
    ann.casts(invent("Charm", "{0}", "Instant", text), [bob, ann], then=[[0, 1]])
    scene.resolve()
    assert (bob.life, ann.life) == (18, 23)


@cr("608.2k")
def test_the_sacrificed_creature_is_known_after_it_is_gone() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    thrower = ann.has_creature(
        1, 1, "{0}, Sacrifice another creature: ~ deals damage equal to the sacrificed creature's power to any target."
    )
    ann.has_creature(5, 5)
    ann.activates(thrower, 0, bob)
    scene.resolve()
    assert bob.life == 15


@cr("608.2c", "608.2h")
def test_the_sacrificed_creature_may_be_sacrificed_by_an_instruction_before() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(5, 4)
    text = (
        "Sacrifice a creature. Target player loses life equal to the sacrificed creature's power and you gain 1 life."
    )
    ann.casts(invent("Feast", "{0}", "Instant", text), bob)
    scene.resolve()
    assert (ann.life, bob.life) == (21, 15)


@cr("608.2k")
def test_the_card_that_a_cost_revealed_is_known_to_the_spell() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.put(invent("Hidden Bear", "{4}", "Creature", power=2, toughness=2), Zone.HAND)
    giant = bob.has_creature(7, 7)
    cost = "As an additional cost to cast this spell, reveal a creature card from your hand."
    text = "Target creature gets -X/-X until end of turn, where X is the revealed card's mana value."
    ann.casts(invent("Despair", "{0}", "Instant", f"{cost}\n{text}"), giant)
    scene.resolve()
    assert (giant.power, giant.toughness) == (3, 3)


@cr("608.3f")
@cr("707.10f")
def test_a_copy_of_a_creature_spell_becomes_a_token() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.casts(BEAR)
    ann.casts(invent("Double", "{0}", "Instant", "Copy target spell you control."), bear)
    scene.resolve()
    assert sorted(t.game_object.is_token for t in ann.battlefield) == [False, True]
    assert ann.battlefield.names == ["Free Bear", "Free Bear"]


@cr("707.10c")
def test_a_copy_of_a_spell_may_get_new_targets() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bolt = ann.casts(BOLT, bob)
    fork = CopySpell(NounPhrase(Det.TARGET, (Core(Noun.SPELL),)), "may")
    double = invent("Fork", "{0}", "Instant", SpellAbility((do(fork),)))
    ann.casts(double, bolt)
    scene.resolve(ann.chooses(True, ann))
    assert (ann.life, bob.life) == (17, 17)


@cr("608.2g")
def test_a_spell_cast_during_a_resolution_goes_on_top_of_the_stack() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.hand(invent("Cheap Bolt", "{R}", "Instant", "~ deals 3 damage to any target."))
    ann.hand(invent("Dear Bolt", "{9}", "Instant", "~ deals 9 damage to any target."))
    text = "You may cast a spell with mana value 3 or less from your hand without paying its mana cost."
    ann.casts(invent("Expertise", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses(True, bob))
    assert bob.life == 17
    assert ann.hand.names == ["Dear Bolt"]


@cr("109.2")
def test_a_spell_or_permanent_may_be_either() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Undo", "{0}", "Instant", "Return target spell or permanent to its owner's hand."), bear)
    scene.resolve()
    assert bob.hand == [bear]
    bolt = bob.casts(BOLT, ann)
    ann.casts(invent("Undo", "{0}", "Instant", "Return target spell or permanent to its owner's hand."), bolt)
    scene.resolve()
    assert bolt in bob.hand
    assert ann.life == 20


@cr("608.2c")
@cr("115.1")
def test_each_paragraph_speaks_of_its_own_targets() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear, wolf = bob.has_creature(2, 2), ann.has_creature(3, 3)
    face = invent(
        "Twofold",
        "{0}",
        "Sorcery",
        "Destroy target creature an opponent controls. Its controller loses 1 life.",
        "Destroy target creature you control. Its controller gains 5 life.",
    )
    ann.casts(face, [bear, wolf])
    scene.resolve()
    assert (ann.life, bob.life) == (25, 19)


@cr("608.2f")
def test_damage_to_each_player_may_speak_of_that_player() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 1)
    bob.has_many("Forest", 4)
    text = "~ deals damage to each player equal to the number of lands that player controls."
    ann.casts(invent("Quake", "{0}", "Sorcery", text))
    scene.resolve()
    assert (ann.life, bob.life) == (19, 16)


@cr("118.12a")
@cr("608.2e")
def test_each_opponent_pays_or_suffers_for_itself() -> None:
    scene = Scene()
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bob.hand("Forest")
    cid.hand("Forest")
    text = "Each opponent loses 3 life unless that player discards a card."
    ann.casts(invent("Extortion", "{0}", "Sorcery", text))
    bob.chooses(True)
    scene.resolve(cid.chooses(False))
    assert (bob.life, cid.life) == (20, 17)
    assert (len(bob.hand), len(cid.hand)) == (0, 1)
