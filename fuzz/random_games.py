"""Random games against internal errors. Run: python fuzz/random_games.py [options] [CARD_FILES...]

Without card files: the starter decks. With card files: also the deck lists given by --deck, and with --random-cards decks of random
supported cards of the files, so that every card that counts as supported is played by somebody. Each game can be checked: replayed from
its record (--replay), played again with every cache recomputed (--paranoid), taken back at every decision (--pop).
Exit code 1 if anything went wrong; each kind of fault is shown once, with the seed that brings it back.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence

from landwalk.agents.agent import Agent
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import build_deck
from landwalk.cards.definitions import Definitions
from landwalk.cards.faces import CardDefinition
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.play.codec import Writer
from landwalk.play.game import Game
from landwalk.play.record import digest, load, record, replay
from landwalk.testing.scenarios.card_files import CardFiles

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def random_deck(
    cards: Sequence[CardDefinition], basics: dict[str, CardDefinition], rng: random.Random
) -> list[CardDefinition]:
    """24 basic lands of two colours and 36 cards of these colours."""
    colors = set(rng.sample("WUBRG", 2))
    fitting = [c for c in rng.sample(cards, min(len(cards), 900)) if c.faces[0].colors <= colors]
    chosen = [c for c in fitting[:18] for _ in range(2)]
    lands = [basics[BASICS[c]] for c in sorted(colors) for _ in range((60 - len(chosen)) // 2)]
    return [*chosen, *lands]


def play_one(decks: Sequence[Sequence[CardDefinition]], seed: int, options: argparse.Namespace) -> Game:
    """One game of random bots; AssertionError when a check fails."""
    game = Game.new(decks, seed)
    bots: list[Agent] = [RandomAgent(seed * 2 + i) for i in range(2)]
    for _ in range(options.limit):
        choice = game.choice
        if choice is None:
            break
        answer = bots[-1 - choice.player].answer(game, choice)
        if options.pop:
            before = digest(game.state)
            game.push(answer)
            game.pop()
            assert digest(game.state) == before, f"pop didn't undo push {len(game.answers)}"
        game.push(answer)
    if options.replay:
        again = replay(load(record(game, decks).to_json()))
        assert digest(again.state) == digest(game.state), "the replay ended elsewhere"
    if options.paranoid:
        again = Game.new(decks, seed, settings={"paranoid": 1})
        for answer in game.answers:
            again.push_unchecked(answer)
        same = [Writer().value(e) for e in game.log] == [Writer().value(e) for e in again.log]
        assert same, "another log when every cache is recomputed"
    return game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*")
    parser.add_argument("-n", "--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", action="append", default=[])
    parser.add_argument("--random-cards", action="store_true")
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--paranoid", action="store_true")
    parser.add_argument("--pop", action="store_true")
    parser.add_argument("--limit", type=int, default=4000, help="answers after which a game is cut")
    parser.add_argument("--sample", type=int, default=3000, help="names drawn for --random-cards")
    options = parser.parse_args()
    place: Definitions = starter()
    decks: list[list[CardDefinition]] = [list(build_deck(deck(d), place, allow_unread=True).main) for d in DECKS]
    rng = random.Random(options.seed)
    pool: list[CardDefinition] = []
    basics: dict[str, CardDefinition] = {}
    if options.files:
        files = CardFiles(options.files)
        decks += [list(build_deck(Deck.load(d), files, allow_unread=True).main) for d in options.deck]
        if options.random_cards:
            names = rng.sample(sorted(files.names()), options.sample)
            pool = [c for c in files.find_all(names).values() if c.supported and "land" not in c.faces[0].types]
            basics = files.find_all(BASICS.values())
            print(f"{len(pool)} supported cards of {len(names)} drawn", flush=True)
    faults: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    start = time.process_time()
    for number in range(options.games):
        seed = options.seed * 100_000 + number
        pair = [random_deck(pool, basics, rng) for _ in range(2)] if pool else rng.sample(decks, 2)
        try:
            game = play_one(pair, seed, options)
        except Exception as error:  # noqa: BLE001 - a fuzzer wants to see every error
            where = traceback.extract_tb(error.__traceback__)[-1]
            fault = (
                f"{type(error).__name__}: {str(error)[:150]} at {where.filename.split('landwalk/')[-1]}:{where.lineno}"
            )
            if not faults[fault]:
                print(f"--- game {number}, seed {seed}: {fault}", flush=True)
                traceback.print_exc(limit=-8)
            faults[fault] += 1
        else:
            ended[game.outcome.rule if game.outcome else "cut"] += 1
    seconds = time.process_time() - start
    print(
        f"{options.games} games, {sum(faults.values())} faults of {len(faults)} kinds, ended by {dict(ended)}, {seconds:.0f} s"
    )
    for fault, count in faults.most_common():
        print(f"{count:5} {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
