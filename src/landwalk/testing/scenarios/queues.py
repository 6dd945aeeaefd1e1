"""The queues of a script: actions of each player, and each player's answers of three kinds, used strictly in order."""

from __future__ import annotations

from landwalk.kernel.zones import Step
from landwalk.testing.scenarios.model import Entry


class Queues:
    """What is still to be done. `never`: actions that turned out impossible at the time they were tried, with the reason."""

    __slots__ = ("abandoned", "actions", "chance", "choose", "modes", "never", "numbers", "targets")

    def __init__(self, letters: list[str]) -> None:
        #: Actions that were begun and couldn't be completed.
        self.abandoned: list[Entry] = []
        self.actions: dict[str, list[Entry]] = {letter: [] for letter in letters}
        self.choose: dict[str, list[Entry]] = {letter: [] for letter in letters}
        self.targets: dict[str, list[Entry]] = {letter: [] for letter in letters}
        self.modes: dict[str, list[Entry]] = {letter: [] for letter in letters}
        #: Results of coins and dice, of all players in the order of the script.
        self.chance: list[Entry] = []
        #: The place of each entry in its script, from 1.
        self.numbers: dict[int, int] = {}
        self.never: dict[int, str] = {}

    def add(self, script: list[Entry]) -> None:
        for number, entry in enumerate(script, 1):
            self.numbers[id(entry)] = number
            player = entry.player or ""
            if entry.do == "choose":
                if entry.coin is not None or entry.die is not None:
                    self.chance.append(entry)
                else:
                    self.choose[player].append(entry)
            elif entry.do == "choose_target":
                self.targets[player].append(entry)
            elif entry.do == "choose_mode":
                self.modes[player].append(entry)
            elif player == "all":
                for queue in self.actions.values():
                    queue.append(entry)
            else:
                self.actions[player].append(entry)

    def due(self, letter: str, turn: int, step: Step) -> list[Entry]:
        """The actions of the player for this moment, in order, without attacks and blocks."""
        return [
            e
            for e in self.actions[letter]
            if e.turn == turn and e.step is step and e.do not in ("attack", "block", "no_attack", "no_block")
        ]

    def declared(self, letter: str, turn: int, kind: str) -> list[Entry]:
        """The attacks or blocks of the player in that turn, in order."""
        return [e for e in self.actions[letter] if e.turn == turn and e.do == kind]

    def done(self, letter: str, entry: Entry) -> None:
        self.actions[letter] = [e for e in self.actions[letter] if e is not entry]

    def left(self, letter: str) -> list[Entry]:
        """Actions of the player that were never taken, waits and checks apart."""
        waiting = [e for e in self.actions[letter] if e.do not in ("wait", "no_attack", "no_block")]
        return waiting + [e for e in self.abandoned if e.player == letter]

    @property
    def scripted_chance(self) -> str:
        """For the setting "chance": the next coins and dice."""
        return ",".join(f"coin:{int(e.coin)}" if e.coin is not None else f"die:{e.die}" for e in self.chance)

    def used_chance(self, rest: str) -> None:
        """So much of `scripted_chance` is left."""
        left = rest.count(":")
        self.chance = self.chance[len(self.chance) - left :]


def said(entry: Entry) -> str:
    """An entry for a report: what it does and to what."""
    parts = [entry.do]
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        if value is not None and field not in ("do", "player", "turn", "step", "that"):
            parts.append(f"{field} {value}")
    when = f" (turn {entry.turn}, {entry.step})" if entry.turn is not None else ""
    return f"{entry.player}: {' '.join(parts)}{when}"
