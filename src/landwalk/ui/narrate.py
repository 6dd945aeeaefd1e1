"""A game's events as lines that a player can follow, in three languages. Hidden cards aren't named (draws, searches)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from landwalk.kernel import events as ev
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.locale import Lang, catalogue
from landwalk.rules.look import Now


class Narrator:
    """Turns events into lines. Names are asked of the state as it is now, and of last known information for what is gone."""

    def __init__(self, state: State, lang: Lang) -> None:
        self.look = Now(state)
        self.state = state
        self._ = catalogue(lang).gettext

    def name(self, id_: int) -> str:
        """The name of an object or player."""
        if id_ < 0:
            return self.state.players[id_].name
        if id_ in self.state.objects or id_ in self.state.last_known:
            obj = self.look.object(id_)
            if obj.stack is not None and obj.stack.source and not obj.face.name:
                return self.name(obj.stack.source)
            return obj.face.name or self._("an ability")
        return self._("something")

    def names(self, ids: Iterable[int]) -> str:
        return ", ".join(self.name(i) for i in ids)

    def lines(self, event: object) -> list[str]:
        """The lines of an event: none if a player needn't see it."""
        teller = _TELLERS.get(type(event))
        if teller is None:
            return []
        line = teller(self, event)
        return [line] if line else []


def _turn(n: Narrator, e: ev.TurnBegan) -> str:
    lives = ", ".join(f"{p.name} {p.life}" for p in n.state.players.values())
    return n._("--- Turn {turn}: {player} ({lives}) ---").format(
        turn=n.state.turn, player=n.name(e.player), lives=lives
    )


def _land(n: Narrator, e: ev.LandPlayed) -> str:
    return n._("{player} plays {land}.").format(player=n.name(e.player), land=n.name(e.object))


def _cast(n: Narrator, e: ev.SpellCast) -> str:
    targets = _targets(n, e.object)
    line = n._("{player} casts {spell}.") if not targets else n._("{player} casts {spell}, targeting {targets}.")
    return line.format(player=n.name(e.player), spell=n.name(e.object), targets=targets)


def _targets(n: Narrator, id_: int) -> str:
    if id_ not in n.state.objects and id_ not in n.state.last_known:
        return ""
    info = n.look.object(id_).stack
    return "" if info is None else n.names(t for group in info.targets for t in group)


def _activated(n: Narrator, e: ev.AbilityActivated) -> str:
    if not e.object:
        return ""  # a mana ability
    targets = _targets(n, e.object)
    line = (
        n._("{player} activates an ability of {source}.")
        if not targets
        else n._("{player} activates an ability of {source}, targeting {targets}.")
    )
    return line.format(player=n.name(e.player), source=n.name(e.source), targets=targets)


def _triggered(n: Narrator, e: ev.AbilityTriggered) -> str:
    return n._("An ability of {source} triggers.").format(source=n.name(e.source))


def _attack(n: Narrator, e: ev.AttackersDeclared) -> str:
    if not e.attacks:
        return ""
    whom = n.name(e.attacks[0].defender)
    return n._("{player} attacks {whom} with {creatures}.").format(
        player=n.name(e.player), whom=whom, creatures=n.names(a.attacker for a in e.attacks)
    )


def _block(n: Narrator, e: ev.BlockersDeclared) -> str:
    return " ".join(
        n._("{blocker} blocks {attacker}.").format(blocker=n.name(b), attacker=n.name(a)) for b, a in e.blocks
    )


def _damage(n: Narrator, e: ev.DamageEvent) -> str:
    if e.amount <= 0:
        return ""
    return n._("{source} deals {amount} damage to {target}.").format(
        source=n.name(e.source), amount=e.amount, target=n.name(e.to)
    )


def _gain(n: Narrator, e: ev.GainLifeEvent) -> str:
    return n._("{player} gains {amount} life.").format(player=n.name(e.player), amount=e.amount)


def _lose(n: Narrator, e: ev.LoseLifeEvent) -> str:
    if e.reason == "damage":
        return ""
    return n._("{player} loses {amount} life.").format(player=n.name(e.player), amount=e.amount)


def _moved(n: Narrator, e: ev.ZoneChange) -> str:
    if e.from_zone is Zone.BATTLEFIELD and e.to is Zone.GRAVEYARD:
        return n._("{object} goes to the graveyard.").format(object=n.name(e.object))
    if e.from_zone is Zone.BATTLEFIELD and e.to is Zone.EXILE:
        return n._("{object} is exiled.").format(object=n.name(e.object))
    if e.from_zone is Zone.BATTLEFIELD and e.to is Zone.HAND:
        return n._("{object} returns to its owner's hand.").format(object=n.name(e.object))
    if e.from_zone is Zone.HAND and e.to is Zone.GRAVEYARD and e.reason == "discard":
        return n._("{object} is discarded.").format(object=n.name(e.object))
    return ""


def _token(n: Narrator, e: ev.CreateToken) -> str:
    return n._("{player} creates a token: {token}.").format(player=n.name(e.entry.controller), token=e.face.name)


def _counters(n: Narrator, e: ev.CountersEvent) -> str:
    line = (
        n._("{amount} {kind} counter(s) on {object}.")
        if e.amount > 0
        else n._("{amount} {kind} counter(s) less on {object}.")
    )
    return line.format(amount=abs(e.amount), kind=e.counter, object=n.name(e.to))


def _designation(n: Narrator, e: ev.SetDesignation) -> str:
    return n._("{player} gets: {name}.").format(player=n.name(e.to), name=n._(e.name)) if e.to < 0 else ""


def _loses(n: Narrator, e: ev.PlayerLoses) -> str:
    return n._("{player} loses the game (CR {rule}).").format(player=n.name(e.player), rule=e.reason)


def _ends(n: Narrator, e: ev.GameEnds) -> str:
    if not e.winner:
        return n._("The game is a draw (CR {rule}).").format(rule=e.rule)
    return n._("{player} wins the game (CR {rule}).").format(player=n.name(e.winner), rule=e.rule)


def _step(n: Narrator, e: ev.StepBegan) -> str:
    return n._("(combat)") if e.step is Step.DECLARE_ATTACKERS and n.state.combat else ""


_TELLERS: dict[type, Callable[..., str]] = {
    ev.TurnBegan: _turn,
    ev.StepBegan: _step,
    ev.LandPlayed: _land,
    ev.SpellCast: _cast,
    ev.AbilityActivated: _activated,
    ev.AbilityTriggered: _triggered,
    ev.AttackersDeclared: _attack,
    ev.BlockersDeclared: _block,
    ev.DamageEvent: _damage,
    ev.GainLifeEvent: _gain,
    ev.LoseLifeEvent: _lose,
    ev.ZoneChange: _moved,
    ev.CreateToken: _token,
    ev.CountersEvent: _counters,
    ev.SetDesignation: _designation,
    ev.PlayerLoses: _loses,
    ev.GameEnds: _ends,
}


class Follower:
    """Tells what is new in a game since it was last asked."""

    __slots__ = ("_last", "_narrator")

    def __init__(self, state: State, lang: Lang) -> None:
        self._narrator = Narrator(state, lang)
        self._last: object = None

    def news(self, state: State) -> list[str]:
        """Lines for all events since the last call, in order."""
        if self._narrator.state is not state:
            self._narrator.state = state
            self._narrator.look = Now(state)
        link = state.log
        fresh: list[object] = []
        while link is not None and link is not self._last:
            fresh.append(link[0])
            link = link[1]  # type: ignore[assignment]
        self._last = state.log
        return [line for event in reversed(fresh) for line in self._narrator.lines(event)]
