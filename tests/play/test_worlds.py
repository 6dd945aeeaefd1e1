"""Worlds sampled from a view: whole games that the viewer can't tell from the true one, with fresh chance (no search may cheat)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.random_agent import RandomAgent
from landwalk.kernel.choices import Choice, Priority
from landwalk.kernel.zones import Step, Zone
from landwalk.play.errors import WorldError
from landwalk.play.game import PASS, Game
from landwalk.play.worlds import Worlds, same_question
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.faces import invent, spec
from landwalk.testing.hidden import swapped
from landwalk.testing.position import begin_at, empty, put
from landwalk.testing.scene import Scene

Decks = dict[str, tuple[CardSpec, ...]]
#: So many positions are drawn by a seed, with so many worlds for each (the full figure: fuzz/hidden_information.py).
POSITIONS = 40
WORLDS = 5


def pair(decks: Decks) -> list[tuple[CardSpec, ...]]:
    return list(decks.values())[:2]


def positions(decks: Decks, number: int, seed: int) -> Iterator[tuple[Game, Choice]]:
    """Decisions of games between a random and a heuristic bot, drawn by a seed."""
    rng = Random(seed)
    found = 0
    while found < number:
        game = Game.new(pair(decks), rng.randrange(1 << 30))
        bots = (RandomAgent(rng.randrange(1 << 30)), HeuristicAgent(rng.randrange(1 << 30)))
        while (choice := game.choice) is not None and found < number:
            if rng.random() < 0.1:
                found += 1
                yield game, choice
            game.push_unchecked(bots[-1 - choice.player].answer(game, choice))


def seen(game: Game, player: int) -> bytes:
    return msgspec.json.encode(game.view(player))


def test_nothing_that_a_player_sees_hangs_on_cards_they_cannot_see(starter_decks: Decks) -> None:
    """View, ids and order of options, who is asked, and the epoch are the same when the hidden cards have changed places."""
    changed = 0
    for number, (game, choice) in enumerate(positions(starter_decks, POSITIONS, 1)):
        me = -1 - choice.player
        other = swapped(game, me, number, back=(0, 10)[number % 2])  # now, or ten priorities ago
        assert seen(other, me) == seen(game, me)
        assert same_question(other.choice, choice)
        assert other.state.epoch == game.state.epoch
        assert other.state.next_id == game.state.next_id
        changed += seen(other, 1 - me) != seen(game, 1 - me)
    assert changed > POSITIONS // 2, "the swap changes what the opponent holds"


def test_worlds_are_legal_games_with_the_same_view(starter_decks: Decks) -> None:
    """Played on for some answers in the mode that recomputes everything at each read."""
    for number, (game, choice) in enumerate(positions(starter_decks, POSITIONS // 4, 2)):
        me = -1 - choice.player
        worlds = Worlds(game, me)
        before = seen(game, me)
        for seed in range(WORLDS):
            world = worlds.sample(seed)
            assert seen(world, me) == before
            assert same_question(world.choice, choice)
            world.state.paranoid = 1
            bot = RandomAgent(number)
            for _ in range(10):
                if world.choice is not None:
                    world.push(bot.answer(world, world.choice))


def test_the_cards_of_a_world_are_those_of_the_decks(starter_decks: Decks) -> None:
    for game, choice in positions(starter_decks, 10, 3):
        world = game.view(-1 - choice.player).sample_world(5)
        assert owned(world) == owned(game)


def owned(game: Game) -> list[int]:
    return sorted(o.card.id for o in game.state.objects.values() if o.card is not None)


def test_the_same_seed_gives_the_same_world_and_another_one_another(starter_decks: Decks) -> None:
    game = Game.new(pair(starter_decks), 3)
    view = game.view(0)
    hands = [seen(view.sample_world(seed), 1) for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]
    assert seen(view.sample_world(Random(4)), 1) == seen(view.sample_world(Random(4)), 1)


def test_a_world_does_not_know_what_chance_will_say(starter_decks: Decks) -> None:
    """Neither in its state of chance, nor in a copy or after taking back, nor in the log of what was drawn unseen."""
    for game, choice in positions(starter_decks, 20, 4):
        world = game.view(-1 - choice.player).sample_world(9)
        assert world.state.rng != game.state.rng
        assert world.copy().state.rng == world.state.rng
        answer = RandomAgent(1).answer(world, choice)
        world.push(answer)
        rng = world.state.rng
        world.pop()
        world.push(answer)
        assert world.state.rng == rng != game.state.rng
        assert world.seed == 0
        assert Game.from_json(world.to_json()).state.rng == rng


def test_the_log_of_a_world_says_nothing_of_unseen_draws(starter_decks: Decks) -> None:
    from landwalk.kernel.events import ZoneChange

    game = Game.new(pair(starter_decks), 3)
    while not isinstance(game.choice, Priority):
        game.push(game.suggestion())
    me = game.player
    world = game.view(me).sample_world(1)
    drawn = [e for e in world.log if isinstance(e, ZoneChange) and e.reason == "draw" and e.was is not None]
    assert any(e.was.owner == -2 + me for e in drawn if e.was is not None)
    assert all(e.was is not None and (e.was.card is None) == (e.was.owner != -1 - me) for e in drawn)


def test_a_view_that_was_kept_makes_worlds_of_its_own_moment(starter_decks: Decks) -> None:
    game = Game.new(pair(starter_decks), 3)
    view = game.view(0)
    before = msgspec.json.encode(view)
    for _ in range(30):
        game.push(game.suggestion())
    assert seen(view.sample_world(1), 0) == before


def test_a_view_of_a_game_without_a_record_makes_worlds_until_the_game_goes_on() -> None:
    """Also where nothing has happened since but that a player has passed."""
    state = empty(["Ann", "Bob"])
    spark = spec(invent("Spark", "{0}", "Instant", "Spark deals 3 damage to any target."))
    for player in state.turn_order:
        put(state, spark, player, Zone.HAND)
    begin_at(state, Step.PRECOMBAT_MAIN, -1)
    game = Game(state, recording=False)
    view = game.view(0)
    assert seen(view.sample_world(1), 0) == msgspec.json.encode(view)
    fresh = game.view(0)
    game.push(PASS)
    assert game.player == 1
    with pytest.raises(WorldError, match="goes on"):
        fresh.sample_world(1)


def test_cards_are_drawn_from_the_list_that_is_assumed(starter_decks: Decks) -> None:
    game = Game.new(pair(starter_decks), 3)
    view = game.view(0)
    assumed = [starter_decks[next(iter(starter_decks))][0]] * 60
    world = view.sample_world(1, {1: assumed})
    hidden = [o.card.name for o in world.state.objects.values() if o.owner == -2 and o.card is not None]
    assert set(hidden) == {assumed[0].name}
    assert {c.name for c in world.state.cards.values() if c.owner == -2} == {assumed[0].name}
    assert seen(world, 0) == msgspec.json.encode(view)


def test_cards_put_on_the_bottom_for_a_mulligan_are_known_to_who_put_them_there(starter_decks: Decks) -> None:
    """CR 103.5; the other player knows their number alone."""
    game = Game.new(pair(starter_decks), 3, settings={"starting_player": -1})
    game.push(True)
    while not isinstance(game.choice, Priority):
        game.push(game.suggestion())
    mine, theirs = (game.view(p).players[0] for p in (0, 1))
    assert [at for at, _ in mine.known_library] == [mine.library_size - 1]
    assert theirs.known_library == []
    bottoms = {game.view(0).sample_world(s).view(0).players[0].known_library[0][1].name for s in range(20)}
    assert bottoms == {mine.known_library[0][1].name}


def test_of_an_unknown_deck_what_was_seen_is_taken_for_all_there_is(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    bear = invent("Bear", "{1}", "Creature - Bear", power=2, toughness=2)
    bob.graveyard(bear)
    world = scene.game.view(0).sample_world(1, {1: None})
    assert {o.face.name for o in world.state.objects.values() if o.owner == -2} == {"Bear"}


def test_where_nothing_at_all_was_seen_there_is_nothing_to_draw_from() -> None:
    state = empty(["Ann", "Bob"])
    put(state, spec(invent("Bear", "{1}", "Creature - Bear", power=2, toughness=2)), -2, Zone.HAND)
    begin_at(state, Step.PRECOMBAT_MAIN, -1)
    with pytest.raises(WorldError, match="nothing was seen"):
        Game(state).view(0).sample_world(1, {1: None})


def test_a_list_that_does_not_explain_what_was_seen_is_refused(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    bear = invent("Bear", "{1}", "Creature - Bear", power=2, toughness=2)
    bob.has(bear)
    view = scene.game.view(0)
    with pytest.raises(WorldError, match="lacks Bear"):
        view.sample_world(1, {1: []})
    with pytest.raises(WorldError, match="leaves 0 cards"):
        view.sample_world(1, {1: [scene.card(bear)]})


def test_what_is_known_stays_where_it_is_in_all_worlds(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.hand(invent("Wolf", "{1}", "Creature", power=1, toughness=1))
    bear = bob.has(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    ann.casts(invent("Leave", "{0}", "Instant", "Return target creature to its owner's hand."), targets=bear)
    scene.resolve()
    hands = {tuple(o.name for o in scene.game.view(0).sample_world(s).view(1).players[1].hand) for s in range(60)}
    assert hands == {("Mountain", "Bear"), ("Wolf", "Bear")}


def test_what_was_cast_face_down_could_be_so_in_all_worlds(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Mountain", 3)
    beast = invent("Beast", "{5}", "Creature", "Morph {1}", power=5, toughness=4)
    bob.hand(invent("Ogre", "{5}", "Creature", "Morph {2}", power=4, toughness=4))
    scene.next_turn()
    scene.until("precombat_main")
    bob.casts(bob.hand(beast))
    scene.resolve()
    view = scene.game.view(0)
    fronts = {o.front for s in range(60) for o in view.sample_world(s).view(1).battlefield if o.face_down}
    assert fronts == {"Beast", "Ogre"}


def test_worlds_in_the_middle_of_a_decision_are_consistent_with_it(scene: Scene) -> None:
    """Ann has looked at three cards and is to choose: these are in all worlds, what Bob holds isn't."""
    ann, bob = scene.players("Ann", "Bob")
    bob.hand(invent("Wolf", "{1}", "Creature", power=1, toughness=1))
    text = (
        "Look at the top three cards of your library. "
        "Put one of them into your hand and the rest on the bottom of your library in any order."
    )
    ann.casts(invent("Choose", "{0}", "Instant", text))
    choice = scene.until_asked("select")
    view = scene.game.view(0)
    before = msgspec.json.encode(view)
    worlds = [view.sample_world(seed) for seed in range(40)]
    assert all(same_question(w.choice, choice) and seen(w, 0) == before for w in worlds)
    assert len({seen(w, 1) for w in worlds}) > 1
    assert [at for at, _ in view.players[0].known_library] == [0, 1, 2]
