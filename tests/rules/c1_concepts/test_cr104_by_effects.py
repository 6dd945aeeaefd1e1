"""CR 104: games that effects end, and what can't be undone."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("104.2b", "104.1")
def test_an_effect_wins_the_game_at_once(scene: Scene) -> None:
    """The rest of the text isn't followed any more."""
    ann, bob = scene.players("Ann", "Bob")
    bob.casts(invent("Victory", "{0}", "Instant", "You win the game. You gain 5 life."))
    scene.resolve()
    assert scene.winner == bob
    assert (ann.life, bob.life) == (20, 20)


@cr("104.3e", "104.5")
def test_an_effect_makes_a_player_lose(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Curse", "{0}", "Instant", "Target player loses the game."), targets=bob)
    scene.resolve()
    assert not bob.in_game
    assert scene.winner == ann


@cr("104.3e", "104.4a")
def test_all_players_losing_at_once_is_a_draw(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("End", "{0}", "Instant", "Each player loses the game."))
    scene.resolve()
    assert scene.over
    assert scene.winner is None


@cr("104.3c", "121.4")
def test_a_player_who_has_to_draw_too_many_draws_what_is_there_and_loses(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw twenty cards. Draw two cards."))
    scene.resolve()
    assert len(ann.hand) == 20
    assert scene.winner == bob


@cr("104.4b")
def test_a_loop_of_mandatory_actions_is_a_draw(scene: Scene) -> None:
    """Each of two abilities causes the other one for ever, and nobody can stop it."""
    ann, _bob = scene.players("Ann", "Bob")
    turning = "Whenever ~ becomes untapped, tap it."
    ann.has_creature(2, 2, turning, "Whenever ~ becomes tapped, untap it.")
    scene.start()
    scene.state.settings = {}  # nobody is asked whether to pass who can do nothing else
    ann.casts(invent("Spark", "{0}", "Instant", "Tap all creatures."))
    scene.resolve()
    assert scene.over
    assert scene.winner is None


@cr("104.3e", "101.2")
def test_who_cant_lose_the_game_stays_in_it_at_zero_life(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "You can't lose the game and your opponents can't win the game."
    angel = bob.has(invent("Angel", "{0}", "Enchantment", text))
    bob.has_life(0)
    ann.casts(invent("Curse", "{0}", "Instant", "Target player loses the game."), targets=bob)
    scene.resolve()
    assert not scene.over
    ann.casts(invent("Disenchant", "{0}", "Instant", "Destroy target enchantment."), targets=angel)
    scene.resolve()
    assert scene.winner == ann


@cr("704.5b", "101.2")
def test_a_draw_from_an_empty_library_counts_only_at_the_next_check(scene: Scene) -> None:
    """Who couldn't lose then doesn't lose for that draw later."""
    ann, bob = scene.players("Ann", "Bob")
    text = "You can't lose the game and your opponents can't win the game."
    angel = ann.has(invent("Angel", "{0}", "Enchantment", text))
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw twenty cards. Draw two cards."))
    scene.resolve()
    bob.casts(invent("Disenchant", "{0}", "Instant", "Destroy target enchantment."), targets=angel)
    scene.resolve()
    assert angel.zone == "graveyard"
    assert not scene.over
