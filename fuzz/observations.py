"""What environments show, before and after swapping all hidden cards. Run: python fuzz/observations.py [-n POSITIONS] [--seed S]

Random games in atoms between random starter decks; at positions drawn by the seed, for each seat, all cards that the seat can't know change
places (`landwalk.testing.hidden.swapped`), and everything that an environment tells the seat must stay the same: arrays, mask, words, keys
and order of options, who is asked, the drawing, epochs. Exit code 1 if anything shows; each with its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.table import Table
from landwalk.cards.decks.build import build_deck
from landwalk.cards.starter import DECKS, deck, starter
from landwalk.kernel.chance import below
from landwalk.play.atoms.stepwise import Stepwise
from landwalk.play.errors import WorldError
from landwalk.play.game import Game
from landwalk.play.record import digest
from landwalk.testing.hidden import swapped


def told(table: Table, steps: Stepwise, seat: int) -> dict[str, object]:
    """All that an environment tells a seat, by name."""
    table.steps = steps
    state = steps.game.state
    out: dict[str, object] = {name: array.tobytes() for name, array in table.observe(seat).items()}
    out["words"] = table.info(seat)
    out["asked"] = table.asked
    out["keys"] = [atom.key for atom in steps.options] if table.asked == seat else []
    out["drawing"] = table.drawing(seat)
    out["epochs"] = (state.epoch, state.layer_version)
    return out


def same_step(game: Game, steps: Stepwise) -> Stepwise:
    """Another game at the same step."""
    again = Stepwise(game, ask_forced="yes")
    for atom in steps.said:
        again.take(atom)
    again.ask_forced = "no"
    return again


def compared(seed: int) -> Iterator[tuple[int, bool, list[str]]]:
    """(seat, whether anything hidden changed, what showed) for positions of one game."""
    names = list(DECKS)
    decks = [
        build_deck(deck(names[(seed // d) % len(names)]), starter(), allow_unread=True).main for d in (1, len(names))
    ]
    table = Table(decks, schema.Limits(options=512))
    steps = Stepwise(Game.new(decks, seed))
    rng = seed
    while steps.options:
        rng, at = below(rng, 5)
        if at == 0:
            for seat in range(2):
                try:
                    # For who is asked, the cards change places also some priorities back, and the game goes on from there.
                    game = swapped(steps.game, seat, rng, rng % 4 if seat == steps.player else 0)
                except WorldError:  # what was done since the last priority could be done with these cards alone
                    continue
                before, after = told(table, steps, seat), told(table, same_step(game, steps), seat)
                showed = [name for name in before if before[name] != after[name]]
                yield seat, digest(game.state) != digest(steps.game.state), showed
        rng, n = below(rng, len(steps.options))
        steps.take(steps.options[n])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--positions", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.perf_counter()
    done = changed = faults = games = 0
    while done < options.positions:
        seed = options.seed * 10_000 + games
        games += 1
        for seat, different, showed in compared(seed):
            done += 1
            changed += different
            if showed:
                faults += 1
                print(f"seed {seed}, seat {seat}: {', '.join(showed)} differ")
            if done >= options.positions:
                break
    seconds = time.perf_counter() - begun
    print(
        f"{done} positions of {games} games, {changed} with other hidden cards, {faults} show something, {seconds:.0f} s"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
