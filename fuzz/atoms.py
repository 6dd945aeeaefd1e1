"""Games in atoms against games asked whole. Run: python fuzz/atoms.py [-n GAMES] [--seed S] [--workers N] [--deck FILE...]

Of every pair, one game is played by random bots that are asked whole: each answer is translated to atoms, every one of which must be
offered by a second game that is asked in atoms; both must end in the same state. The other is played in random atoms: the answers that
came together must be accepted by a second game that checks whole answers; both must end in the same state. The random bot's answers are
varied: tuples in any order, creatures that block as many as they can. Exit code 1 if anything went wrong, each with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from landwalk.agents.random_agent import RandomAgent, legal_declaration
from landwalk.cards.decks import Deck
from landwalk.cards.starter import DECKS, deck
from landwalk.kernel.chance import below
from landwalk.kernel.choices import Choice, DeclareAttackers, DeclareBlockers
from landwalk.play.atoms.stepwise import Stepwise, in_atoms, whole
from landwalk.play.game import Game
from landwalk.play.record import digest

#: A game is cut after so many steps.
LIMIT = 20_000


class VariedAgent(RandomAgent):
    """Declares in any order, and blocks several attackers with creatures that can."""

    __slots__ = ()

    def answer(self, game: Game, choice: Choice) -> object:
        if not isinstance(choice, (DeclareAttackers, DeclareBlockers)):
            return super().answer(game, choice)
        pairs: list[tuple[int, int]] = []
        for one, others in choice.options:
            most = 1 if isinstance(choice, DeclareAttackers) else 1 + self.below(2)
            pairs += [(one, others[i]) for i in self.shuffled(len(others))[:most] if self.below(3)]
        answer = tuple([pairs[i] for i in self.shuffled(len(pairs))])
        return answer if legal_declaration(game, choice, answer) else super().answer(game, choice)


def asked_whole(decks: Sequence[Deck], seed: int) -> int:
    """A game asked whole, said in atoms beside it. How many atoms. AssertionError if the two differ."""
    game = Game.new(decks, seed, recording=False)
    atoms = Stepwise(Game.new(decks, seed, recording=False), ask_forced="yes")
    bots = [VariedAgent(seed * 2 + i) for i in range(2)]
    count = 0
    for _ in range(LIMIT):
        choice = game.choice
        if choice is None:
            break
        answer = bots[-1 - choice.player].answer(game, choice)
        said = in_atoms(game.state, choice, answer)
        assert whole(game.state, choice, said) == answer, f"{answer!r} came back otherwise from {said!r}"
        for atom in said:
            assert atom in atoms.options, f"{atom!r} of {answer!r} isn't offered"
            atoms.take(atom)
            count += 1
        game.push_unchecked(answer)
    assert digest(game.state) == digest(atoms.game.state), "another end in atoms"
    return count


def asked_in_atoms(decks: Sequence[Deck], seed: int, lengths: Counter[int]) -> int:
    """A game in random atoms, with the whole answers pushed and checked beside it. How many atoms."""
    atoms = Stepwise(Game.new(decks, seed))
    game = Game.new(decks, seed)
    rng = seed
    count = 0
    while atoms.options and count < LIMIT:
        lengths[len(atoms.options)] += 1
        rng, n = below(rng, len(atoms.options))
        before = len(atoms.game.answers)
        atoms.take(atoms.options[n])
        count += 1
        for answer in atoms.game.answers[before:]:
            game.push(answer)
    assert digest(game.state) == digest(atoms.game.state), "another end when asked whole"
    return count


def play(job: tuple[int, list[str], list[str]]) -> tuple[int, Counter[int], str]:
    """(atoms, lengths of lists, fault or "") of one pair of games."""
    seed, names, files = job
    lengths: Counter[int] = Counter()
    try:
        decks = [*[deck(n) for n in names], *[Deck.load(f) for f in files]]
        pair = [decks[seed % len(decks)], decks[(seed // len(decks)) % len(decks)]]
        return asked_whole(pair, seed) + asked_in_atoms(pair, seed + 1_000_000, lengths), lengths, ""
    except Exception:  # noqa: BLE001 - a fuzzer wants to see every error
        return 0, lengths, f"seed {seed}: {traceback.format_exc(limit=-4)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--games", type=int, default=1000, help="games of each sort")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--deck", action="append", default=[], help="a deck file beside the starter decks")
    options = parser.parse_args()
    jobs = [(options.seed * 10_000 + i, list(DECKS), options.deck) for i in range(options.games)]
    begun = time.perf_counter()
    total, lengths, faults = 0, Counter[int](), 0
    with ProcessPoolExecutor(options.workers) as pool:
        for atoms, seen, fault in pool.map(play, jobs, chunksize=10):
            total += atoms
            lengths.update(seen)
            if fault:
                faults += 1
                print(fault, flush=True)
    asked = sorted(lengths.elements())
    print(
        f"{options.games} games asked whole and {options.games} in atoms, {total:,} atoms, {faults} faults, "
        f"options in a list: median {asked[len(asked) // 2]}, 99 % up to {asked[len(asked) * 99 // 100]}, most {asked[-1]}, "
        f"{time.perf_counter() - begun:.0f} s"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
