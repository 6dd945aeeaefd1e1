"""CR 800.4: a player leaves a game of three."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("800.4j", "104.3a")
def test_the_turn_of_a_player_who_left_goes_on_without_them(scene: Scene) -> None:
    """The next player in turn order gets the priority that the active player would get."""
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    spell = bob.hand(invent("Flash", "{0}", "Instant", "You gain 1 life."))
    scene.start()
    turn = scene.turn
    ann.concedes()
    assert not scene.over
    assert not ann.in_game
    assert scene.turn == turn
    assert scene.game.choice is not None
    assert scene.game.choice.player == bob.id
    bob.casts(spell)
    scene.resolve()
    assert bob.life == 21
    assert scene.turn == turn
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == cid
