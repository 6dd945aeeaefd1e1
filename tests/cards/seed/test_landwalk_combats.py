"""Faces of the landwalk list: who may attack, and what waits for a combat."""

from __future__ import annotations

import pytest
from tests.cards.seed.landwalk_faces import new_scene, walking
from tests.cards.seed.seed_lists import shows

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import AdditionalPhase
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.testing.faces import invent

ISLANDWALK = walking("Island")
SWAMPWALK = walking("Swamp")
AGAIN = invent("Onward", "{0}", "Sorcery", SpellAbility((do(AdditionalPhase(("combat",))),)))


@shows("Island Sanctuary")
@cr("614.1a", "508.1c", "611.2a")
@pytest.mark.parametrize("skips", [True, False])
def test_who_skips_the_draw_is_attacked_by_air_and_through_islands_only(skips):
    scene, ann, bob = new_scene()
    sanctuary = ann.has("Island Sanctuary")
    attackers = [bob.has_creature(2, 2, *k) for k in ((), ("Flying",), (ISLANDWALK,), (SWAMPWALK,))]
    ann.chooses(skips)
    scene.until("draw", turn=3)
    assert len(ann.hand) == (not skips)
    ann.casts(invent("Unmake", "{0}", "Instant", "Destroy target enchantment."), sanctuary)
    scene.resolve()
    scene.until("begin_combat", turn=4)
    assert [bob.can_attack(a) for a in attackers] == ([False, True, True, False] if skips else [True] * 4)
    scene.until("begin_combat", turn=6)
    assert all(bob.can_attack(a) for a in attackers), "until the next turn"


@shows("Island Sanctuary")
@cr("614.10", "614.1a")
def test_draws_outside_the_draw_step_are_just_draws():
    scene, ann, bob = new_scene()
    ann.has("Island Sanctuary")
    ann.casts(invent("Opt", "{0}", "Instant", "Draw a card."))
    scene.resolve()
    assert len(ann.hand) == 1
    assert scene.asked == []


@shows("Goblin Flotilla")
@cr("118.12a", "603.7", "511.3")
@pytest.mark.parametrize("pays", [True, False])
def test_what_fights_the_flotilla_strikes_first_unless_red_mana_is_paid(pays):
    scene, ann, bob = new_scene()
    flotilla, bear = ann.has("Goblin Flotilla"), bob.has_creature(2, 2)
    ann.has("Mountain")
    scene.until_asked("pay")
    ann.chooses(pays)
    scene.resolve()
    ann.attacks(bob, flotilla)
    bob.blocks(flotilla, with_=bear)
    scene.resolve()
    assert bear.has_keyword("first strike") is not pays
    scene.until("postcombat_main")
    assert flotilla in ann.graveyard
    assert (bear in bob.graveyard) is pays


@shows("Goblin Flotilla")
@cr("511.3", "603.7b")
def test_this_combat_isnt_the_next_one():
    scene, ann, bob = new_scene()
    ann.has("Goblin Flotilla")
    mountain = ann.has("Mountain")
    scene.until_asked("pay")
    ann.chooses(False)
    scene.resolve()
    scene.until("postcombat_main")
    ann.casts(AGAIN)
    scene.resolve()
    ann.chooses(True)
    scene.next_step()
    scene.resolve()
    assert mountain.tapped
    assert scene.state.delayed == ()


@shows("Chorus of the Conclave")
@cr("118.8", "601.2b", "614.1c", "601.2f")
@pytest.mark.parametrize("paid", [0, 3])
def test_mana_that_is_paid_for_a_creature_comes_as_counters(paid):
    scene, ann, bob = new_scene()
    ann.has("Chorus of the Conclave")
    for _ in range(5):
        ann.has("Forest")
    bear = ann.casts(invent("Cub", "{1}{G}", "Creature - Bear", power=2, toughness=2), then=[paid])
    assert len([t for t in ann.battlefield if t.tapped]) == 2 + paid
    scene.resolve()
    assert bear.pt == (2 + paid, 2 + paid)
    assert bear.counters == ({"+1/+1": paid} if paid else {})


@shows("Chorus of the Conclave")
@cr("118.8", "601.2b")
def test_other_spells_and_other_players_arent_asked():
    scene, ann, bob = new_scene()
    ann.has("Chorus of the Conclave")
    for seat in (ann, bob):
        for _ in range(4):
            seat.has("Forest")
    ann.casts(invent("Opt", "{G}", "Instant", "Draw a card."))
    scene.resolve()
    cub = bob.casts(invent("Cub", "{G}", "Creature - Bear", "Flash", power=1, toughness=1))
    scene.resolve()
    assert cub.counters == {}
    assert scene.asked == []
