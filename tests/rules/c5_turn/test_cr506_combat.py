"""The combat phase: attacked and defending, joining and leaving combat (CR 506, 508.4-508.5)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import SetCombat
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c5_turn.cr506_combat import defending_player, enters_attacking
from landwalk.rules.look import Now
from landwalk.testing.combat import ANN, BOB, CAT, Combat


@cr("506.4", "506.4c")
def test_a_permanent_that_leaves_the_battlefield_leaves_combat():
    c = Combat()
    wolf, fox = c.creature("3/3"), c.creature("2/2")
    bear = c.creature("2/2", of=BOB)
    walker = c.permanent(types=("planeswalker",), loyalty=5, of=BOB)
    c.attack(wolf, (fox, walker))
    c.block({bear: wolf})
    c.happen(move(c.state, bear, Zone.HAND), move(c.state, walker, Zone.EXILE))
    first, second = c.state.combat
    assert (first.blockers, first.blocked) == ((), True)
    assert second.defender == 0
    c.happen(move(c.state, wolf, Zone.HAND))
    assert [a.attacker for a in c.state.combat] == [fox]


@cr("506.4")
def test_a_creature_whose_control_changes_or_that_stops_being_a_creature_leaves_combat():
    c = Combat()
    wolf, bear = c.creature("3/3"), c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.state.edit(bear).controller = ANN
    c.state.layer_version += 1
    c.state.epoch += 1
    c.settle()
    assert c.state.combat[0].blockers == ()
    c.state.edit(wolf).face = c.object(c.land("Forest", of=ANN)).face
    c.state.layer_version += 1
    c.settle()
    assert c.state.combat == ()


@cr("506.4b")
def test_tapping_an_attacker_or_blocker_changes_nothing():
    c = Combat()
    wolf, bear = c.creature("3/3"), c.creature("1/1", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.state.edit(bear).tapped = True
    c.damage()
    assert c.object(wolf).damage == 1


@cr("508.4", "508.4a", "506.3b")
def test_a_creature_may_enter_attacking_without_having_attacked():
    c = Combat()
    wolf, late, theirs = c.creature("3/3"), c.creature("2/2", "defender", new=True), c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.happen(SetCombat(enters_attacking(c.state, late, BOB)))
    assert [(a.attacker, a.defender) for a in c.state.combat] == [(wolf, BOB), (late, BOB)]
    assert enters_attacking(c.state, theirs, BOB) == c.state.combat
    assert enters_attacking(c.state, late, 999) == c.state.combat
    c.block({})
    c.damage()
    assert c.life(BOB) == 15


@cr("508.5")
def test_the_defending_player_of_a_creature_that_left_combat_is_the_one_it_attacked():
    c = Combat(3)
    wolf, fox = c.creature("3/3"), c.creature("2/2")
    c.attack((wolf, CAT), (fox, BOB))
    gone = move(c.state, wolf, Zone.GRAVEYARD)
    c.happen(gone)
    look = Now(c.state)
    assert (defending_player(look, wolf), defending_player(look, fox)) == (CAT, BOB)


@cr("506.3a", "506.3f", "508.4b")
def test_what_is_no_creature_or_is_a_battle_enters_but_doesnt_attack():
    c = Combat()
    wolf, stone = c.creature("3/3"), c.permanent(types=("artifact",))
    siege = c.creature("3/3", also=("battle",))
    c.attack(wolf)
    assert enters_attacking(c.state, stone, BOB) == c.state.combat
    assert enters_attacking(c.state, siege, BOB) == c.state.combat


@cr("508.4c", "508.4d", "506.3d")
def test_what_enters_attacking_after_blocks_is_unblocked_and_no_restriction_counts():
    from landwalk.abilities.ability import Static
    from landwalk.abilities.effect import Cant, CantDo
    from landwalk.abilities.noun import This
    from landwalk.abilities.sentence import Clause

    c = Combat()
    wolf, late = c.creature("3/3"), c.creature("2/2", Static((Clause(This(), (Cant(CantDo.ATTACK),)),)), new=True)
    bear = c.creature("2/2", of=BOB)
    c.attack(wolf)
    c.block({bear: wolf})
    c.happen(SetCombat(enters_attacking(c.state, late, BOB)))
    assert not c.state.combat[1].blocked
    c.damage()
    assert c.life(BOB) == 18


@cr("506.4d")
def test_a_creature_that_is_a_planeswalker_stays_in_combat_as_what_it_still_is():
    from landwalk.kernel.characteristics import Face

    c = Combat()
    wolf, fox = c.creature("3/3"), c.creature("2/2")
    both = c.creature("1/5", also=("planeswalker",), loyalty=4, of=BOB)
    c.attack((wolf, both), fox)
    c.block({both: fox})
    c.state.edit(both).face = Face("", types=("planeswalker",), loyalty="4")
    c.state.layer_version += 1
    c.settle()
    first, second = c.state.combat
    assert (first.defender, second.blockers, second.blocked) == (both, (), True)
