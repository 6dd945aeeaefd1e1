"""What happened, as steps of an answer: each event that matters to a player with the rule by which it happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from landwalk.abilities.ability import KeywordAbility
from landwalk.actions.counter import CounterEvent
from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel import events as ev
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang, catalogue
from landwalk.rules.c1_concepts.cr117_reasons import subrule
from landwalk.rules.c1_concepts.cr120_damage import lethal_damage
from landwalk.rules.history import whole_game
from landwalk.rules.look import Now
from landwalk.rules.questions import KEYWORDS, CanBeDestroyed, Reason, reasons

#: Reason of a zone change -> rule and sentence; {0} is the object.
_MOVES: dict[str, tuple[str, str]] = {
    "toughness": ("704.5f", "{0} has toughness 0 or less and is put into its owner's graveyard"),
    "loyalty": ("704.5i", "{0} has no loyalty left and is put into its owner's graveyard"),
    "legend": ("704.5j", "{0} is put into its owner's graveyard by the legend rule"),
    "world": ("704.5k", "{0} is put into its owner's graveyard by the world rule"),
    "unattached": ("704.5m", "{0} is attached to nothing it may be attached to and is put into its owner's graveyard"),
    "sacrifice": ("701.21a", "{0} is sacrificed"),
    "discard": ("701.9a", "{0} is discarded"),
    "mill": ("701.17a", "{0} is milled"),
    "counter": ("701.6a", "{0} is countered"),
    "fizzle": ("608.2b", "all targets of {0} are illegal now, so it does nothing"),
}
#: Designation of a player -> the rule that gives it, and a sentence; {1} is what gave it.
_DESIGNATIONS = {
    "city's blessing": ("702.131b", "{0} gets the city's blessing through {1} and keeps it for the rest of the game"),
    "monarch": ("725.1", "{0} becomes the monarch through {1}"),
    "initiative": ("726.1", "{0} takes the initiative through {1}"),
}
#: What a table above says.
SENTENCES = [said for _, said in (*_MOVES.values(), *_DESIGNATIONS.values())]


def happened(state: State) -> list[Reason]:
    """What happened since the log began, oldest first."""
    return steps(state, reversed(list(whole_game(state))))


def steps(state: State, events: Iterable[object]) -> list[Reason]:
    """The steps of these events; tokens that are created alike, one after the other, are one step."""
    out: list[Reason] = []
    tokens: list[ev.CreateToken] = []
    for event in events:
        if isinstance(event, ev.CreateToken):
            if event.happened:
                tokens.append(event)
            continue
        teller = _TELLERS.get(type(event))
        if teller is None or not (isinstance(event, ev.Event) and event.happened):
            continue
        said = teller(state, event)
        if said:
            out += [*_created(tokens), *said]
            tokens = []
    return out + _created(tokens)


def _created(tokens: list[ev.CreateToken]) -> list[Reason]:
    out: list[Reason] = []
    groups: dict[tuple[int, str], int] = {}
    for event in tokens:
        key = (event.entry.controller, event.face.name)
        groups[key] = groups.get(key, 0) + 1
    for (player, name), n in groups.items():
        out.append(Reason("701.7a", "{0} creates {2}: {1}", (player,), (name, Tokens(n))))
    return out


def _cast(state: State, e: ev.SpellCast) -> list[Reason]:
    targets = _targets(state, e.object)
    key = "{0} casts {1}, targeting {more}" if targets else "{0} casts {1}"
    out = [Reason("601.2i", key, (e.player, e.object, *targets))]
    for key, n in _payments(state, e.object):
        keyword = _keyword(state, e.object, key.partition(":")[0])
        if keyword is not None:
            rule = subrule(KEYWORDS[keyword.name].rule)
            out.append(Reason(rule, "{0} pays for {2} {3}", (e.player, e.object), (keyword, Times(n))))
    return out


def _targets(state: State, id_: ObjectId) -> tuple[int, ...]:
    if id_ not in state.objects and id_ not in state.last_known:
        return ()
    info = Now(state).object(id_).stack
    return () if info is None else tuple(t for group in info.targets for t in group)


def _payments(state: State, id_: ObjectId) -> tuple[tuple[str, int], ...]:
    known = id_ in state.objects or id_ in state.last_known
    return Now(state).object(id_).payments if known else ()


def _keyword(state: State, id_: ObjectId, key: str) -> KeywordAbility | None:
    """The keyword of the object with this instance key ("origin/ordinal")."""
    if id_ not in state.objects and id_ not in state.last_known:
        return None
    from landwalk.abilities.context import inst_key

    for inst in Now(state).get(id_).abilities:
        if isinstance(inst.tree, KeywordAbility) and inst_key(inst.origin, inst.ordinal) == key:
            return inst.tree if inst.tree.name in KEYWORDS else None
    return None


def _ability(state: State, item: ObjectId, source: ObjectId) -> KeywordAbility | None:
    """The keyword that the ability on the stack belongs to, if it is one's."""
    if item not in state.objects and item not in state.last_known:
        return None
    info = Now(state).object(item).stack
    if info is None or info.inst is None:
        return None
    from landwalk.abilities.context import inst_key

    return _keyword(state, source, inst_key(info.inst.origin, info.inst.ordinal))


def _activated(state: State, e: ev.AbilityActivated) -> list[Reason]:
    if not e.object:
        return []  # a mana ability
    keyword = _ability(state, e.object, e.source)
    targets = _targets(state, e.object)
    rule = "602.2b" if keyword is None else subrule(KEYWORDS[keyword.name].rule)
    key = "{0} activates an ability of {1}, targeting {more}" if targets else "{0} activates an ability of {1}"
    return [Reason(rule, key, (e.player, e.source, *targets))]


def _triggered(state: State, e: ev.AbilityTriggered) -> list[Reason]:
    keyword = _ability(state, e.object, e.source)
    if keyword is not None:
        rule = subrule(KEYWORDS[keyword.name].rule)
        return [Reason(rule, "{0} triggers with {1}", (e.source,), (keyword,))]
    targets = _targets(state, e.object)
    key = "an ability of {0} triggers, targeting {more}" if targets else "an ability of {0} triggers"
    return [Reason("603.3", key, (e.source, *targets))]


def _land(state: State, e: ev.LandPlayed) -> list[Reason]:
    return [Reason("305.1", "{0} plays {1}", (e.player, e.object))]


def _attack(state: State, e: ev.AttackersDeclared) -> list[Reason]:
    return [Reason("508.1k", "{0} attacks {1}", (a.attacker, a.defender)) for a in e.attacks]


def _block(state: State, e: ev.BlockersDeclared) -> list[Reason]:
    return [Reason("509.1g", "{0} blocks {1}", pair) for pair in e.blocks]


def _damage(state: State, e: ev.DamageEvent) -> list[Reason]:
    if e.amount <= 0:
        return []
    return [Reason("120.3", "{0} deals damage to {1}: {2}", (e.source, e.to), (str(e.amount),))]


def _destroyed(state: State, e: DestroyEvent) -> list[Reason]:
    if e.reason == "lethal":
        return [Reason("704.5g", "{0} has lethal damage and is destroyed", (e.object,))]
    return [Reason("701.8a", "{0} is destroyed", (e.object,))]


def _moved(state: State, e: ev.ZoneChange) -> list[Reason]:
    found = _MOVES.get(e.reason)
    if found is not None:
        return [Reason(found[0], found[1], (e.object,))]
    if e.from_zone is Zone.BATTLEFIELD and e.to is Zone.HAND:
        return [Reason("400.7", "{0} returns to its owner's hand", (e.object,))]
    if e.from_zone is Zone.BATTLEFIELD and e.to is Zone.EXILE:
        return [Reason("406.1", "{0} is exiled", (e.object,))]
    return []


def _life(state: State, e: ev.GainLifeEvent | ev.LoseLifeEvent) -> list[Reason]:
    if isinstance(e, ev.GainLifeEvent):
        return [Reason("119.3", "{0} gains life: {1}", (e.player,), (str(e.amount),))]
    if e.reason == "damage":
        return []  # told with the damage
    return [Reason("119.4" if e.reason == "pay" else "119.3", "{0} loses life: {1}", (e.player,), (str(e.amount),))]


def _counters(state: State, e: ev.CountersEvent) -> list[Reason]:
    if e.amount <= 0:
        return []
    return [Reason("122.1", "{0} gets counters: {1} ({2})", (e.to,), (e.counter, str(e.amount)))]


def _designation(state: State, e: ev.SetDesignation) -> list[Reason]:
    found = _DESIGNATIONS.get(e.name)
    if e.to > 0 or not e.on or found is None:
        return []
    return [Reason(found[0], found[1], (e.to, e.cause))]


def designated(state: State, names: set[str]) -> list[Reason]:
    """How players came by these designations."""
    events = [e for e in whole_game(state) if isinstance(e, ev.SetDesignation) and e.name in names]
    return steps(state, reversed(events))


class Times:
    """ "once", "twice", "3 times"."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self, lang: Lang) -> str:
        words = catalogue(lang).gettext
        if self.n == 2:
            return words("twice")
        return words("once") if self.n == 1 else words("{n} times").format(n=self.n)


class Tokens:
    """ "a token", "3 tokens"."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def text(self, lang: Lang) -> str:
        words = catalogue(lang).gettext
        return words("a token") if self.n == 1 else words("{n} tokens").format(n=self.n)


def _averted(state: State, e: ev.Averted) -> list[Reason]:
    """What would have happened, and why it didn't."""
    of = e.event
    why = [r for r in e.reasons if isinstance(r, Reason)]
    if isinstance(of, ev.DamageEvent):
        key = "damage that {0} would deal to {1} is prevented: {2}"
        return [Reason("615.6", key, (of.source, of.to), (str(e.amount),)), *why]
    if isinstance(of, DestroyEvent):
        return [Reason("701.8a", "{0} isn't destroyed", (of.object,)), *why]
    if isinstance(of, CounterEvent):
        return [Reason("701.6a", "{0} isn't countered", (of.object,)), *why]
    return why


def standing(state: State) -> list[Reason]:
    """What would be destroyed by its damage but can't be (702.12b): state-based actions leave it alone each time."""
    out: list[Reason] = []
    look = Now(state)
    for id_ in state.battlefield:
        obj = state.objects[id_]
        if CardType.CREATURE not in look.get(id_).types or not (obj.damage or obj.deathtouched):
            continue
        if obj.deathtouched or obj.damage >= lethal_damage(look, id_):
            against = reasons(look, CanBeDestroyed(id_))
            if against:
                out += [Reason("704.5g", "{0} has lethal damage, but isn't destroyed", (id_,)), *against]
    return out


def _loses(state: State, e: ev.PlayerLoses) -> list[Reason]:
    return [Reason(e.reason, "{0} loses the game", (e.player,))]


_TELLERS: dict[type, Callable[..., list[Reason]]] = {
    ev.SpellCast: _cast,
    ev.AbilityActivated: _activated,
    ev.AbilityTriggered: _triggered,
    ev.LandPlayed: _land,
    ev.AttackersDeclared: _attack,
    ev.BlockersDeclared: _block,
    ev.DamageEvent: _damage,
    DestroyEvent: _destroyed,
    ev.ZoneChange: _moved,
    ev.GainLifeEvent: _life,
    ev.LoseLifeEvent: _life,
    ev.CountersEvent: _counters,
    ev.SetDesignation: _designation,
    ev.PlayerLoses: _loses,
    ev.Averted: _averted,
}
