"""Learns to play a two-deck match-up on the CPU, against the random bot: a small masked policy, policy gradients, plain numpy.

Run: python examples/learn_to_play.py [--minutes 4] [--workers 2] [--seed 1] [--svg curve.svg]

Each option of a step is scored by the same small network, from the features of the option, of the object and player that it speaks of, of
the object that asks, and of the whole board; a softmax over the options (the mask leaves the others out) is the policy. The gradient is
REINFORCE's with a learned linear baseline, summed over a batch of whole games. Seeds fix everything but the number of batches that the
time allows. At the end 400 new games are played, the learner taking its best option; exit code 1 if fewer than 70 % are won.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.single import DuelEnv
from landwalk.agents.statistics import wilson
from landwalk.cards.starter import deck

HIDDEN = 48
RATE = 3e-3
ENTROPY = 0.01
GAMES = 32  # of a batch
CHUNKS = 4  # of a batch: each is played by one worker, and summed in order whatever their number
AT = {name: at for at, name in enumerate(schema.ENTITY)}
OF = {name: at for at, name in enumerate(schema.PLAYER)}
GAME = {name: at for at, name in enumerate(schema.GAME)}
STEPS = [at for name, at in GAME.items() if name.startswith("step_")]
ASKS = [at for name, at in GAME.items() if name.startswith("ask_")]

Weights = dict[str, Any]


def table() -> DuelEnv:
    return DuelEnv([deck("stompy"), deck("burn")], bot="random", max_steps=400, readable=False)


_tables: list[DuelEnv] = []


def own_table() -> DuelEnv:
    """One table a process."""
    if not _tables:
        _tables.append(table())
    return _tables[0]


# --- what the learner looks at -------------------------------------------------------------------------


def board(o: dict[str, Any]) -> Any:
    """The whole position in a few numbers, about 1 in size."""
    entities = o["entities"]
    there = entities[entities[:, AT["in_battlefield"]] == 1]
    sums = []
    for seat in range(2):
        own = there[there[:, AT["controller"]] == seat]
        creatures = own[own[:, AT["creature"]] == 1]
        lands = own[:, AT["land"]].sum()
        sums += [creatures[:, AT["power"]].sum() / 10, len(creatures) / 5, lands / 8]
        sums.append(creatures[creatures[:, AT["tapped"]] == 0][:, AT["toughness"]].sum() / 10)
    players = o["players"]
    for seat in range(2):
        sums += [players[seat, OF["life"]] / 20, players[seat, OF["hand"]] / 7]
    game = o["observation"]
    return np.concatenate([[1.0, game[GAME["active"]], game[GAME["turn"]] / 20], sums, game[STEPS]])


def inputs(o: dict[str, Any], cards: int) -> tuple[Any, Any]:
    """(one row of numbers for each option, the position)."""
    n = int(o["action_mask"].sum())
    entities = np.vstack([o["entities"], np.zeros(o["entities"].shape[1])]) / SCALE  # row -1: no object
    numbers = np.append(o["entity_cards"], 0)
    refs = o["action_refs"][:n]
    which = np.zeros((n, cards))
    which[np.arange(n), numbers[refs[:, 0]]] = 1
    seats = np.zeros((n, 2))
    for seat in range(2):
        seats[:, seat] = refs[:, 1] == seat
    position = board(o)
    whole = np.tile(np.concatenate([position, o["observation"][ASKS]]), (n, 1))
    rows = [o["actions"][:n], entities[refs[:, 0]], entities[refs[:, 2]], which, seats, whole]
    return np.concatenate(rows, axis=1), position


#: What columns of entities are divided by.
SCALE = np.ones(len(schema.ENTITY))
for _name in ("power", "toughness", "mana_value", "damage", "place"):
    SCALE[AT[_name]] = 5


# --- the policy ----------------------------------------------------------------------------------------


def new_weights(seed: int, tables: DuelEnv) -> Weights:
    rng = np.random.default_rng(seed)
    o, _ = tables.reset(seed=seed)
    rows, position = inputs(o, tables.table.observer.vocabulary.other + 1)
    return {
        "in": rng.normal(0, 1 / np.sqrt(rows.shape[1]), (rows.shape[1], HIDDEN)),
        "out": rng.normal(0, 0.1, HIDDEN),
        "value": np.zeros(len(position)),
    }


def play(weights: Weights, tables: DuelEnv, seed: int, *, best: bool) -> tuple[float, list[tuple[Any, ...]]]:
    """(reward, what was seen and done) of one game. best: always the best option, else drawn from the policy."""
    rng = np.random.default_rng(seed)
    cards = tables.table.observer.vocabulary.other + 1
    o, _ = tables.reset(seed=seed)
    steps: list[tuple[Any, ...]] = []
    over = cut = False
    reward = 0.0
    while not (over or cut):
        if not o["action_mask"].any():
            break
        rows, position = inputs(o, cards)
        hidden = np.tanh(rows @ weights["in"])
        scores = hidden @ weights["out"]
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        action = int(odds.argmax()) if best else int(rng.choice(len(odds), p=odds))
        if not best:
            steps.append((rows, hidden, odds, action, position))
        o, reward, over, cut, _ = tables.step(action)
    return reward, steps


def gradient(weights: Weights, seeds: list[int]) -> tuple[Weights, int, int]:
    """(sum of the gradients, games won, steps) of some games."""
    tables = own_table()
    total = {name: np.zeros_like(w) for name, w in weights.items()}
    won = count = 0
    for seed in seeds:
        reward, steps = play(weights, tables, seed, best=False)
        won += reward > 0
        count += len(steps)
        for rows, hidden, odds, action, position in steps:
            surprise = reward - float(position @ weights["value"])
            total["value"] += surprise * position / len(steps)
            logs = np.log(odds + 1e-12)
            push = -odds * surprise
            push[action] += surprise
            push -= ENTROPY * odds * (logs - (odds * logs).sum())
            total["out"] += push @ hidden
            total["in"] += rows.T @ (push[:, None] * weights["out"] * (1 - hidden**2))
    return total, won, count


def evaluate(weights: Weights, seeds: list[int]) -> int:
    """Games won with the best options."""
    return sum(play(weights, own_table(), seed, best=True)[0] > 0 for seed in seeds)


class Adam:
    """Steps of about the same size in every direction (Kingma and Ba, 2015)."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(w) for name, w in weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in weights.items()}
        self.time = 0

    def climb(self, weights: Weights, slope: Weights) -> None:
        self.time += 1
        for name, g in slope.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * g
            self.square[name] = 0.999 * self.square[name] + 0.001 * g * g
            mean = self.mean[name] / (1 - 0.9**self.time)
            square = self.square[name] / (1 - 0.999**self.time)
            weights[name] = weights[name] + RATE * mean / (np.sqrt(square) + 1e-8)


def chunks(first: int, number: int) -> Iterator[list[int]]:
    size = number // CHUNKS
    for at in range(CHUNKS):
        yield list(range(first + at * size, first + (at + 1) * size))


def learn(
    minutes: float, workers: int, seed: int, batches: int = 1_000_000
) -> tuple[Weights, list[tuple[float, int, float]]]:
    """(weights, curve): the curve has (seconds, games, share won) for each batch, as played while learning."""
    weights = new_weights(seed, own_table())
    climber = Adam(weights)
    curve: list[tuple[float, int, float]] = []
    begun = time.monotonic()
    games = 0
    with ProcessPoolExecutor(workers) as pool:
        while games < batches * GAMES and time.monotonic() - begun < minutes * 60:
            found = list(pool.map(gradient, [weights] * CHUNKS, chunks(seed * 10_000_000 + games, GAMES)))
            games += GAMES
            slope = {name: sum(f[0][name] for f in found) / GAMES for name in weights}
            climber.climb(weights, slope)
            curve.append((time.monotonic() - begun, games, sum(f[1] for f in found) / GAMES))
            if len(curve) % 10 == 0:
                lately = sum(c[2] for c in curve[-10:]) / 10
                print(f"{curve[-1][0]:6.0f} s {games:6} games: {lately:.0%} of the last {10 * GAMES} won", flush=True)
    return weights, curve


def svg(curve: list[tuple[float, int, float]]) -> str:
    """The share of games won, smoothed over ten batches, against games played."""
    width, height, most = 640, 240, curve[-1][1]
    smooth = [sum(c[2] for c in curve[max(0, i - 9) : i + 1]) / min(i + 1, 10) for i in range(len(curve))]
    points = " ".join(
        f"{40 + c[1] / most * (width - 60):.1f},{height - 30 - s * 190:.1f}" for c, s in zip(curve, smooth, strict=True)
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">'
    ]
    lines.append(f'<rect width="{width}" height="{height}" fill="white"/>')
    for share in (0, 0.25, 0.5, 0.7, 1):
        y = height - 30 - share * 190
        lines.append(
            f'<line x1="40" x2="{width - 20}" y1="{y}" y2="{y}" stroke="#ccc"/><text x="4" y="{y + 4}">{share:.0%}</text>'
        )
    lines.append(f'<polyline points="{points}" fill="none" stroke="#1f6f4a" stroke-width="2"/>')
    lines.append(
        f'<text x="40" y="{height - 10}">games won against the random bot while learning, over {most} games</text></svg>'
    )
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="played at the end, to judge")
    parser.add_argument("--svg", type=Path, help="file for the curve")
    options = parser.parse_args(words)
    weights, curve = learn(options.minutes, options.workers, options.seed)
    if options.svg:
        options.svg.write_text(svg(curve), encoding="utf-8")
    with ProcessPoolExecutor(options.workers) as pool:
        won = sum(pool.map(evaluate, [weights] * CHUNKS, chunks(2**40, options.games)))
    low, high = wilson(won, options.games)
    share = f"{won / options.games:.1%} ({low:.1%} to {high:.1%})"
    print(f"{curve[-1][0]:.0f} s, {curve[-1][1]} games; then {won} of {options.games} new games won: {share}")
    return 0 if won >= 0.7 * options.games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
