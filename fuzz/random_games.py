"""Random games against internal errors. Run: python fuzz/random_games.py [options] [CARD_FILES...]

Without card files: the starter decks. With card files: also the deck lists given by --deck, and with --random-cards decks of random
supported cards of the files, so that every card that counts as supported is played by somebody. Each game can be checked: replayed from
its record (--replay), played again with every cache recomputed (--paranoid), taken back at every decision (--pop).
With --exercise the drawn cards are really played: decks of all colours (nonbasic lands too) with lands that make plenty of mana and draw
cards, high life, and bots that seldom pass; the report says how many of the different cards were cast, played or used.
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
from pathlib import Path

from landwalk.agents.agent import Agent
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks import Deck
from landwalk.cards.decks.build import build_deck
from landwalk.cards.definitions import Definitions
from landwalk.cards.faces import CardDefinition
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.kernel.choices import Activate, CastSpell, Choice, DeclareAttackers, PlayLand, Priority, SpecialAction
from landwalk.play.codec import Writer
from landwalk.play.game import Game
from landwalk.play.record import digest, load, record, replay
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.testing.faces import invent, spec
from landwalk.testing.scenarios.card_files import CardFiles

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def random_deck(
    cards: Sequence[CardDefinition], basics: dict[str, CardDefinition], rng: random.Random
) -> list[CardSpec]:
    """24 basic lands of two colours and 36 cards of these colours."""
    colors = set(rng.sample("WUBRG", 2))
    fitting = [c for c in rng.sample(cards, min(len(cards), 900)) if c.faces[0].colors <= colors]
    chosen = [c for c in fitting[:18] for _ in range(2)]
    lands = [basics[BASICS[c]] for c in sorted(colors) for _ in range((60 - len(chosen)) // 2)]
    return [*chosen, *lands]


#: A land for --exercise, so that whatever is drawn can be cast.
WELL = ("{T}: Add three mana in any combination of colors.", "{T}: Add {C}{C}.", "When ~ enters, draw two cards.")


def exercising_deck(cards: Sequence[CardDefinition], well: CardSpec, rng: random.Random) -> list[CardSpec]:
    """28 wells and 52 different cards."""
    return [*[well] * 28, *rng.sample(cards, min(len(cards), 52))]


class EagerAgent(RandomAgent):
    """Does something with priority if it can, mostly not what it did before, and attacks less. Notes what was used."""

    __slots__ = ("done", "used")
    name = "eager"

    def __init__(self, seed: int, used: Counter[str]) -> None:
        super().__init__(seed)
        self.used = used
        self.done: Counter[str] = Counter()

    def answer(self, game: Game, choice: Choice) -> object:
        if isinstance(choice, DeclareAttackers) and self.below(3):
            return choice.suggestion
        if not isinstance(choice, Priority) or len(choice.actions) == 1 or not self.below(8):
            return super().answer(game, choice)
        best = sorted(choice.actions[1:], key=lambda a: self.done[repr(a)])
        few = [a for a in best if self.done[repr(a)] == self.done[repr(best[0])]]
        action = few[self.below(len(few))]
        times = self.done[repr(action)]
        if times and self.below(1 + 2 * times):  # an ability that costs nothing isn't used for ever
            return choice.actions[0]
        self.done[repr(action)] += 1
        id_ = {PlayLand: "card", CastSpell: "card", Activate: "source", SpecialAction: "on"}.get(type(action))
        obj = game.state.objects.get(getattr(action, id_)) if id_ else None
        if obj is not None:
            self.used[f"{type(action).__name__} {obj.face.name}"] += 1
        return action


def tell(game: Game, answer: object) -> None:
    """What was going on when a game broke: the last answer and the texts that it spoke of, and the stack."""
    objects = game.state.objects
    named = [i for i in (getattr(answer, slot, 0) for slot in ("card", "source", "on")) if i in objects]
    print(f"--- after {len(game.answers)} answers, answer {answer!r}")
    for id_ in (*named, *(i for i in game.state.stack if i in objects)):
        print(f"    {id_} {objects[id_].face.name} in {objects[id_].zone.name}: {objects[id_].face.text!r}")


def play_one(decks: Sequence[Sequence[CardSpec]], seed: int, options: argparse.Namespace, used: Counter[str]) -> Game:
    """One game of random bots; AssertionError when a check fails."""
    life = 50 if options.exercise else 20
    game = Game.new(decks, seed, life=life)
    bots: list[Agent] = [RandomAgent(seed * 2 + i) for i in range(2)]
    if options.exercise:
        bots = [EagerAgent(seed * 2 + i, used) for i in range(2)]
    answer: object = None
    try:
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
    except Exception:
        tell(game, answer)
        if options.save:
            Path(options.save, f"{seed}.json").write_text(record(game, decks).to_json())
        raise
    if options.replay:
        again = replay(load(record(game, decks).to_json()))
        assert digest(again.state) == digest(game.state), "the replay ended elsewhere"
    if options.paranoid:
        again = Game.new(decks, seed, settings={"paranoid": 1}, life=life)
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
    parser.add_argument("--exercise", action="store_true", help="plenty of mana and eager bots, so that cards get used")
    parser.add_argument("--replay", action="store_true")
    parser.add_argument("--paranoid", action="store_true")
    parser.add_argument("--pop", action="store_true")
    parser.add_argument("--save", help="folder for the records of games that broke")
    parser.add_argument("--limit", type=int, default=4000, help="answers after which a game is cut")
    parser.add_argument("--sample", type=int, default=3000, help="names drawn for --random-cards")
    options = parser.parse_args()
    place: Definitions = starter()
    decks: list[list[CardSpec]] = [list(build_deck(deck(d), place, allow_unread=True).main) for d in DECKS]
    rng = random.Random(options.seed)
    pool: list[CardDefinition] = []
    basics: dict[str, CardDefinition] = {}
    if options.files:
        files = CardFiles(options.files)
        decks += [list(build_deck(Deck.load(d), files, allow_unread=True).main) for d in options.deck]
        if options.random_cards or options.exercise:
            names = rng.sample(sorted(files.names()), options.sample)
            pool = [
                c
                for c in files.find_all(names).values()
                if c.supported and (options.exercise or "land" not in c.faces[0].types)
            ]
            basics = files.find_all(BASICS.values())
            print(f"{len(pool)} supported cards of {len(names)} drawn", flush=True)
    well = spec(invent("Well of Everything", None, "Land", *WELL))
    used: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    start = time.process_time()
    for number in range(options.games):
        seed = options.seed * 100_000 + number
        pair: list[list[CardSpec]] = rng.sample(decks, 2)
        if pool:
            pair = [
                exercising_deck(pool, well, rng) if options.exercise else random_deck(pool, basics, rng)
                for _ in range(2)
            ]
        try:
            game = play_one(pair, seed, options, used)
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
    if used:
        kinds = Counter(key.split()[0] for key in used)
        print("different cards: " + ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items())))
    for fault, count in faults.most_common():
        print(f"{count:5} {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
