"""CR 601.3: when, from where and in which ways a spell may be cast."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import PlayPermission
from landwalk.abilities.noun import YOU, AtZone, Core, Det, InZone, Noun, NounPhrase, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)


@cr("601.3c")
def test_as_though_it_had_flash_for_more_mana(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Forest", 3)
    text = "You may cast this spell as though it had flash if you pay {2} more to cast it."
    rider = bob.put(invent("Rider", "{G}", "Sorcery", text, "You gain 2 life."), Zone.HAND)
    ann.passes()
    bob.casts(rider)
    assert len([t for t in bob.battlefield if t.tapped]) == 3
    scene.resolve_top()
    assert bob.life == 22


@cr("601.3c")
def test_in_the_own_main_phase_it_costs_no_more(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    text = "You may cast this spell as though it had flash if you pay {2} more to cast it."
    ann.casts(invent("Rider", "{G}", "Sorcery", text, "You gain 2 life."))
    assert len([t for t in ann.battlefield if t.tapped]) == 1


@cr("601.3b", "609.4")
def test_an_effect_lets_all_spells_be_cast_as_though_they_had_flash(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Forest", 2)
    bob.has(invent("Orrery", "{4}", "Artifact", "You may cast spells as though they had flash."))
    bear = bob.put(BEAR, Zone.HAND)
    ann.passes()
    assert bob.can_cast(bear)


@cr("601.3")
def test_a_spell_may_forbid_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    text = "This spell can't be cast unless you control a creature."
    card = ann.put(invent("Song", "{G}", "Sorcery", text, "You gain 2 life."), Zone.HAND)
    assert [r.rule for r in ann.why_not_cast(card)] == ["601.3"]
    ann.has_creature(1, 1)
    assert ann.can_cast(card)


@cr("601.3", "101.2")
def test_an_effect_forbids_casting(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{W}")
    bob.has("Forest", "Forest")
    silence = invent("Silence", "{W}", "Instant", "Your opponents can't cast spells this turn.")
    growth = bob.put(invent("Growth", "{G}", "Instant", "You gain 1 life."), Zone.HAND)
    ann.casts(silence)
    scene.resolve_top()
    ann.passes()
    assert [r.rule for r in bob.why_not_cast(growth)] == ["601.3"]


@cr("601.3", "116.2a", "611.2c")
def test_a_card_exiled_may_be_played_this_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}")
    impulse = invent(
        "Impulse", "{R}", "Sorcery", "Exile the top card of your library. You may play that card this turn."
    )
    top = ann.library[0]
    ann.casts(impulse)
    scene.resolve_top()
    assert top.zone == "exile"
    assert ann.can_play(top)
    ann.plays(top)
    assert top.zone == "battlefield"


@cr("118.9", "601.2b")
def test_an_alternative_cost_of_the_card_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "You may sacrifice a Goblin rather than pay this spell's mana cost."
    snap = ann.put(invent("Snap", "{5}", "Instant", text, "You gain 4 life."), Zone.HAND)
    assert not ann.can_cast(snap)
    goblin = ann.has_creature(1, 1, types="Creature - Goblin")
    ann.casts(snap)
    assert goblin.zone == "graveyard"
    scene.resolve_top()
    assert ann.life == 24
    assert scene.asked == []


@cr("601.2f", "118.7")
def test_the_own_cost_may_be_lower_for_each(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    text = "This spell costs {1} less to cast for each creature you control."
    herd = ann.put(invent("Herd", "{3}{G}", "Sorcery", text, "You gain 4 life."), Zone.HAND)
    ann.has_creature(1, 1)
    ann.has_creature(1, 1)
    assert not ann.can_cast(herd)
    ann.has_creature(1, 1)
    assert ann.can_cast(herd)


@cr("601.2c", "601.2f", "601.5")
def test_a_target_may_make_it_dearer(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ward = "Spells that target ~ cost {2} more to cast."
    proud, plain = bob.has_creature(2, 2, ward), bob.has_creature(2, 2)
    bolt = invent("Spark", "{R}", "Instant", "~ deals 3 damage to target creature.")
    ann.casts(bolt)
    # Only one of the two can be paid for, so nobody is asked.
    assert scene.asked == []
    scene.resolve_top()
    assert (proud.zone, plain.zone) == ("battlefield", "graveyard")


@cr("601.3", "305.1")
def test_lands_may_be_played_from_the_graveyard_if_an_effect_says_so(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.put("Forest", Zone.GRAVEYARD)
    assert not ann.can_play(forest)
    ann.has(invent("Vessel", "{3}", "Artifact", "You may play lands from your graveyard."))
    ann.plays(forest)
    assert forest.zone == "battlefield"


@cr("601.3", "601.3e")
def test_spells_may_be_cast_from_the_graveyard_if_an_effect_says_so(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    phrase = NounPhrase(Det.ALL, (Core(Noun.SPELL, (CardType.CREATURE,)),), (InZone(Zone.GRAVEYARD, YOU),))
    ann.has(invent("Warden", "{3}", "Artifact", Static((Clause(YOU, (PlayPermission(phrase, "cast"),)),))))
    bear, spark = (
        ann.put(BEAR, Zone.GRAVEYARD),
        ann.put(invent("Growth", "{G}", "Sorcery", "Draw a card."), Zone.GRAVEYARD),
    )
    theirs = bob.put(BEAR, Zone.GRAVEYARD)
    assert not ann.can_cast(spark)
    assert not ann.can_cast(theirs)
    ann.casts(bear)
    scene.resolve_top()
    assert bear.zone == "battlefield"


@cr("113.6", "601.3")
def test_a_card_may_allow_itself_to_be_cast_from_the_graveyard(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    allow = Static((Clause(YOU, (PlayPermission(AtZone(This(), Zone.GRAVEYARD), "cast"),)),))
    ghoul = ann.put(invent("Ghoul", "{1}{G}", "Creature - Zombie", allow, power=2, toughness=1), Zone.GRAVEYARD)
    ann.casts(ghoul)
    scene.resolve_top()
    assert ghoul.zone == "battlefield"


@cr("601.3c")
def test_one_on_the_battlefield_helps_no_other(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "You may cast this spell as though it had flash if you pay {2} more to cast it."
    rider = invent("Rider", "{G}", "Creature - Elf", text, power=1, toughness=1)
    bob.has(rider, "Forest")
    second, bear = bob.put(rider, Zone.HAND), bob.put(BEAR, Zone.HAND)
    ann.passes()
    assert not bob.can_cast(second)
    assert not bob.can_cast(bear)
    assert len(scene.game.legal_actions) == 1
