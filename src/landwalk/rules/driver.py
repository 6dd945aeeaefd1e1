"""The driver: carries events to the door, chance to the generator, and choices out to whoever answers. The only caller of rules.

It keeps the stack of flows explicitly, so a lower floor never calls a higher one. One driver belongs to one state; a driver can be
thrown away at any time, since a new one starts from the state at the last priority and replays the answers since (play/game.py).
"""

from __future__ import annotations

from landwalk.kernel.chance import Chance, below, permutation
from landwalk.kernel.choices import Choice
from landwalk.kernel.events import Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.door import perform


class Driver:
    """`choice` is what is asked now, or None when the game is over (or the given flow has ended)."""

    __slots__ = ("ask_forced", "choice", "flows", "result", "state")

    def __init__(self, state: State, flow: Flow[object], ask_forced: str = "no") -> None:
        self.state = state
        self.flows: list[Flow[object]] = [flow]
        self.choice: Choice | None = None
        self.result: object = None
        self.ask_forced = ask_forced

    def start(self) -> None:
        self._run(None)

    def answer(self, answer: object) -> None:
        """Goes on with an answer that `choice.check` has accepted."""
        self.choice = None
        self._run(answer)

    def _run(self, value: object) -> None:
        state = self.state
        flows = self.flows
        while flows:
            try:
                item = flows[-1].send(value)
            except StopIteration as stop:
                flows.pop()
                if not flows:
                    self.result = stop.value
                    return
                value = stop.value
                continue
            if isinstance(item, Event):
                asking = perform(state, item)
                if asking is None:
                    value = item
                else:
                    flows.append(_returning(asking, item))
                    value = None
            elif isinstance(item, Choice):
                if self.ask_forced == "no":
                    forced = item.forced()
                    if forced is not None:
                        value = forced[0]  # type: ignore[index]
                        continue
                state.asked += 1
                self.choice = item
                return
            else:
                value = _chance(state, item)


def _returning(flow: Flow[None], event: Event) -> Flow[object]:
    """The flow of an event gives the event back."""
    yield from flow
    return event


def _chance(state: State, chance: Chance) -> object:
    """Chance is the one thing the driver itself writes: the generator's state."""
    if chance.kind == "shuffle":
        state.rng, order = permutation(state.rng, chance.n)
        return order
    scripted = state.settings.get("chance")
    if scripted:
        # A script (scenario, teaching position) may fix the next coins and dice: "coin:1,die:6".
        first, _, rest = str(scripted).partition(",")
        kind, _, result = first.partition(":")
        if kind == chance.kind:
            state.settings = {**state.settings, "chance": rest}
            return int(result)
    state.rng, n = below(state.rng, chance.n)
    return n + 1 if chance.kind == "die" else n
