"""A game's events as lines that a player can follow, in three languages. Hidden cards aren't named (draws, searches)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from landwalk.kernel import events as ev
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.locale import Lang, catalogue
from landwalk.play.explain import name_of
from landwalk.play.game import Game
from landwalk.rules.look import Now
from landwalk.ui.console import say

#: Events that change life totals; they are told together, with the totals before and after.
_LIFE = (ev.GainLifeEvent, ev.LoseLifeEvent)


class Narrator:
    """Turns events into lines. Names are asked of the state as it is now, and of last known information for what is gone."""

    __slots__ = ("_", "_before", "lang", "life", "look", "state", "turn")

    def __init__(self, state: State, lang: Lang) -> None:
        self.look = Now(state)
        self.state = state
        self.lang = lang
        self._ = catalogue(lang).gettext
        self.turn = state.turn
        #: Life totals as told so far, and those before the changes that aren't told yet.
        self.life = {p.id: p.life for p in state.players.values()}
        self._before: dict[int, int] = {}

    def see(self, state: State) -> None:
        """Names are asked of this state from now on (a game taken back has another one)."""
        self.state = state
        self.look = Now(state)

    def begin_again(self) -> None:
        """Something was taken back: the totals are those of the state now."""
        self.turn = self.state.turn
        self.life = {p.id: p.life for p in self.state.players.values()}
        self._before = {}

    def name(self, id_: int) -> str:
        """The name of an object or player."""
        return name_of(self.state, id_, self.lang)

    def names(self, ids: Iterable[int]) -> str:
        return ", ".join(self.name(i) for i in ids)

    def all_lines(self, events: Iterable[object]) -> list[str]:
        """The lines of events that happened one after the other."""
        out: list[str] = []
        for event in events:
            if isinstance(event, _LIFE):
                self._note_life(event)
                continue
            said = self.lines(event)
            if said and not isinstance(event, ev.DamageEvent):
                out += self._totals()
            out += said
        return out + self._totals()

    def lines(self, event: object) -> list[str]:
        """The lines of one event: none if a player needn't see it."""
        teller = _TELLERS.get(type(event))
        if teller is None or not getattr(event, "happened", True):
            return []
        line = teller(self, event)
        return [line] if line else []

    def _note_life(self, event: object) -> None:
        if not isinstance(event, _LIFE) or not event.happened:
            return
        self._before.setdefault(event.player, self.life[event.player])
        self.life[event.player] += event.amount if isinstance(event, ev.GainLifeEvent) else -event.amount

    def _totals(self) -> list[str]:
        changed = [(p, old) for p, old in self._before.items() if self.life[p] != old]
        self._before = {}
        return [f"    {self.name(p)}: {old} → {self.life[p]}" for p, old in changed]


def _turn(n: Narrator, e: ev.TurnBegan) -> str:
    n.turn += 1
    lives = ", ".join(f"{n.name(p)} {life}" for p, life in n.life.items())
    return n._("--- Turn {turn}: {player} ({lives}) ---").format(turn=n.turn, player=n.name(e.player), lives=lives)


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
    targets = _targets(n, e.object)
    line = (
        n._("An ability of {source} triggers.")
        if not targets
        else n._("An ability of {source} triggers, targeting {targets}.")
    )
    return line.format(source=n.name(e.source), targets=targets)


def _copied(n: Narrator, e: ev.SpellCopied) -> str:
    return n._("{player} copies {spell}.").format(player=n.name(e.player), spell=n.name(e.object))


def _attack(n: Narrator, e: ev.AttackersDeclared) -> str:
    whom = list(dict.fromkeys(a.defender for a in e.attacks))
    said = [
        n._("{player} attacks {whom} with {creatures}.").format(
            player=n.name(e.player),
            whom=n.name(one),
            creatures=n.names(a.attacker for a in e.attacks if a.defender == one),
        )
        for one in whom
    ]
    return " ".join(said)


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


#: Zones from which a permanent comes by an effect; from the stack it is a spell that was told already.
_ELSEWHERE = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE)


def _moved(n: Narrator, e: ev.ZoneChange) -> str:
    thing = n.name(e.object)
    if e.reason == "discard":
        return n._("{object} is discarded.").format(object=n.name(e.new_id or e.object))
    if e.reason == "mill":
        return n._("{object} is milled.").format(object=n.name(e.new_id or e.object))
    if e.from_zone is Zone.STACK and e.reason == "counter":
        return n._("{object} is countered.").format(object=thing)
    if e.from_zone is Zone.GRAVEYARD and e.to is Zone.HAND:
        return n._("{object} returns to its owner's hand.").format(object=n.name(e.new_id or e.object))
    if e.to is Zone.BATTLEFIELD and e.from_zone in _ELSEWHERE and e.reason != "play":
        return n._("{object} is put onto the battlefield.").format(object=n.name(e.new_id or e.object))
    if e.from_zone is not Zone.BATTLEFIELD:
        return ""
    if e.to is Zone.GRAVEYARD and e.reason == "sacrifice":
        return n._("{object} is sacrificed.").format(object=thing)
    if e.to is Zone.GRAVEYARD:
        dies = n.look.get(e.object).is_creature if e.object in n.state.last_known else False
        line = n._("{object} dies.") if dies else n._("{object} goes to the graveyard.")
        return line.format(object=thing)
    if e.to is Zone.EXILE:
        return n._("{object} is exiled.").format(object=thing)
    if e.to is Zone.HAND:
        return n._("{object} returns to its owner's hand.").format(object=thing)
    return n._("{object} goes to its owner's library.").format(object=thing) if e.to is Zone.LIBRARY else ""


def _draw(n: Narrator, e: ev.DrawCard) -> str:
    return n._("{player} draws a card.").format(player=n.name(e.player)) if e.cause else ""


def _token(n: Narrator, e: ev.CreateToken) -> str:
    return n._("{player} creates a token: {token}.").format(player=n.name(e.entry.controller), token=e.face.name)


def _counters(n: Narrator, e: ev.CountersEvent) -> str:
    line = (
        n._("{object} gets {kind} counters: {amount}.")
        if e.amount > 0
        else n._("{object} loses {kind} counters: {amount}.")
    )
    return line.format(amount=abs(e.amount), kind=e.counter, object=n.name(e.to)) if e.amount else ""


def _designation(n: Narrator, e: ev.SetDesignation) -> str:
    if e.to > 0 or not e.on:
        return ""
    return n._("{player} gets: {name}.").format(player=n.name(e.to), name=n._(e.name))


def _loses(n: Narrator, e: ev.PlayerLoses) -> str:
    if e.reason == "104.3a":
        return n._("{player} concedes (CR {rule}).").format(player=n.name(e.player), rule=e.reason)
    return n._("{player} loses the game (CR {rule}).").format(player=n.name(e.player), rule=e.reason)


def _ends(n: Narrator, e: ev.GameEnds) -> str:
    if not e.winner:
        return n._("The game is a draw (CR {rule}).").format(rule=e.rule)
    return n._("{player} wins the game (CR {rule}).").format(player=n.name(e.winner), rule=e.rule)


def _step(n: Narrator, e: ev.StepBegan) -> str:
    return n._("(first strike)") if e.step is Step.FIRST_STRIKE_DAMAGE else ""


_TELLERS: dict[type, Callable[..., str]] = {
    ev.TurnBegan: _turn,
    ev.StepBegan: _step,
    ev.LandPlayed: _land,
    ev.SpellCast: _cast,
    ev.SpellCopied: _copied,
    ev.AbilityActivated: _activated,
    ev.AbilityTriggered: _triggered,
    ev.AttackersDeclared: _attack,
    ev.BlockersDeclared: _block,
    ev.DamageEvent: _damage,
    ev.ZoneChange: _moved,
    ev.DrawCard: _draw,
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
        self._last: object = state.log

    def news(self, state: State) -> list[str]:
        """Lines for all events since the last call, in order. After a take-back it goes on from there."""
        self._narrator.see(state)
        link = state.log
        fresh: list[object] = []
        while link is not None and link is not self._last:
            fresh.append(link[0])
            link = link[1]  # type: ignore[assignment]
        taken_back = link is None and self._last is not None
        self._last = state.log
        if taken_back:
            self._narrator.begin_again()
            return []
        fresh.reverse()
        return self._narrator.all_lines(fresh)


class Teller:
    """Prints what happens in a game, in colour where the terminal has it."""

    __slots__ = ("_follower", "_lang")

    def __init__(self, lang: Lang) -> None:
        self._lang = lang
        self._follower: Follower | None = None

    def tell(self, game: Game) -> None:
        """Prints the news since the last call. The first call should come before the game has begun."""
        if self._follower is None:
            self._follower = Follower(game.state, self._lang)
        game.choice  # noqa: B018 - plays on to the next question
        for line in self._follower.news(game.state):
            say(line, style_of(line))


def style_of(line: str) -> str:
    """How a line of the log looks: turns stand out, life totals step back."""
    if line.startswith("---"):
        return "bold cyan"
    if line.startswith("  ?"):
        return "italic green"
    if line.startswith("    "):
        return "dim"
    return "bold" if "(CR " in line else ""
