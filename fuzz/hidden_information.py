"""What is hidden does not show: positions drawn by a seed, hidden cards swapped and worlds sampled, compared as a player sees them.

`python fuzz/hidden_information.py --positions 500 --worlds 1000 --seed 1`. For each position of games between a random and a heuristic bot:
the view, the question (ids and order of options), who is asked, the epoch and the next id are the same in games whose hidden cards were
swapped now, 3 and 12 priorities ago (the game going on with the same answers); each sampled world is a
legal game with the same view and question, some of them played on with every kept value recomputed (--deep). Ends with 1 at the first
fault, which it names by game, seed and answer, so that it can be seen again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random

import msgspec

from landwalk.agents.heuristic import HeuristicAgent
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.kernel.choices import Choice
from landwalk.play.game import Game
from landwalk.play.worlds import Worlds, same_question
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.hidden import swapped


def positions(seed: int) -> Iterator[tuple[str, Game, Choice]]:
    """About one decision in ten, of games between starter decks drawn by the seed."""
    rng = Random(seed)
    decks: dict[str, tuple[CardSpec, ...]] = {n: build_deck(deck(n), starter(), allow_unread=True).main for n in DECKS}
    while True:
        names = rng.choices(list(decks), k=2)
        own = rng.randrange(1 << 30)
        game = Game.new([decks[n] for n in names], own)
        bots = (RandomAgent(own + 1), HeuristicAgent(own + 2))
        while (choice := game.choice) is not None:
            if rng.random() < 0.1:
                yield f"{' against '.join(names)}, seed {own}, answer {len(game.answers)}", game, choice
            game.push_unchecked(bots[-1 - choice.player].answer(game, choice))


def fault(game: Game, choice: Choice, other: Game, me: int, before: bytes) -> str:
    """What differs for the viewer; "" if nothing does."""
    if msgspec.json.encode(other.view(me)) != before:
        return "the view differs"
    if not same_question(other.choice, choice):
        return "another question, or other options"
    return ""


def check(game: Game, choice: Choice, worlds: int, deep: int, seed: int) -> str:
    """One position."""
    me = -1 - choice.player
    before = msgspec.json.encode(game.view(me))
    for back in (0, 3, 12):
        other = swapped(game, me, seed, back)
        found = fault(game, choice, other, me, before)
        if found or (other.state.epoch, other.state.next_id) != (game.state.epoch, game.state.next_id):
            return f"hidden cards swapped {back} priorities before: {found or 'another epoch or next id'}"
    sampled = Worlds(game, me)
    for number in range(worlds):
        world = sampled.sample(seed * worlds + number)
        found = fault(game, choice, world, me, before)
        if found:
            return f"world {number}: {found}"
        if number < deep:
            world.state.paranoid = 1
            bot = RandomAgent(number)
            for _ in range(10):
                if world.choice is not None:
                    world.push(bot.answer(world, world.choice))
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument(
        "--deep", type=int, default=2, help="of the worlds of a position, played on in the paranoid mode"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for number, (name, game, choice) in enumerate(islice(positions(args.seed), args.positions)):
        found = check(game, choice, args.worlds, args.deep, number)
        if found:
            print(f"{name}: {found}")
            return 1
        if number % 50 == 49:
            print(f"{number + 1} positions, {(number + 1) * args.worlds} worlds: nothing shows", flush=True)
    print(f"{args.positions} positions with {args.worlds} worlds each (seed {args.seed}): nothing shows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
