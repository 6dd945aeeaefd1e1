"""Does an event match an event pattern, and what does a triggered ability note of it (CR 603.2, 603.6, 603.10)?

One function per pattern class gives the occurrences in one event (603.2c): `Noted` values, none if it doesn't match. They stand in
cr603_zone_patterns.py, cr603_combat_patterns.py and cr603_turn_patterns.py; keywords may bring patterns of their own. Ids of objects that
left are the old ones: the look gives them as last known, which is how look-back triggers see them (603.10a). The same functions serve
replacement effects (the event hasn't happened yet) and questions to the turn's history.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.kernel import events as e
from landwalk.kernel.node import Node
from landwalk.kernel.zones import BATTLEFIELD
from landwalk.rules.look import Look
from landwalk.rules.matching import matches

P = TypeVar("P", bound=Node)
Occurrences = list[Noted]
Matcher = Callable[[Look, Node, e.Event, Context], Occurrences]
MATCHERS: Final[dict[type[Node], Matcher]] = {}


def matcher(
    cls: type[P],
) -> Callable[[Callable[[Look, P, e.Event, Context], Occurrences]], Callable[[Look, P, e.Event, Context], Occurrences]]:
    """Registers how a class of event patterns is matched."""

    def register(
        function: Callable[[Look, P, e.Event, Context], Occurrences],
    ) -> Callable[[Look, P, e.Event, Context], Occurrences]:
        MATCHERS[cls] = function  # type: ignore[assignment]
        return function

    return register


def occurrences(look: Look, pattern: Node, event: e.Event, ctx: Context) -> Occurrences:
    """What is noted for each time that `event` matches the pattern. KeyError for a pattern class that no rule knows."""
    if isinstance(pattern, p.EitherEvent):
        found: Occurrences = []
        for part in pattern.meant():
            found += occurrences(look, part, event, ctx)
        return found
    return MATCHERS[type(pattern)](look, pattern, event, ctx)


def fires_once(pattern: Node) -> bool:
    """ "One or more creatures ...": the ability triggers once for all that a batch did (603.2c)."""
    if isinstance(pattern, p.EitherEvent):
        return any(fires_once(part) for part in pattern.parts)
    if isinstance(pattern, p.FirstTime | p.DuringTurnOf):
        return fires_once(pattern.event)
    phrases = (getattr(pattern, f) for f in type(pattern).fields if f in ("what", "source", "on"))
    if isinstance(pattern, p.LosesLife):
        return True  # what several sources do to a player at the same time is one loss of life (119.9 says otherwise only of gaining)
    if isinstance(pattern, p.GainsLife):
        return True  # CR 119.9, what one source causes at the same time is one gain, of damage to several too (702.15e)
    if isinstance(pattern, p.IsDealtDamage) or (isinstance(pattern, p.DealsDamage) and pattern.to is None):
        return True
    return any(isinstance(ph, NounPhrase) and ph.det is Det.ONE_OR_MORE for ph in phrases)


def together(pattern: Node, found: Occurrences) -> Occurrences:
    """The occurrences of a batch as one for each player or object that the pattern singles out (see `fires_once`)."""
    if isinstance(pattern, p.FirstTime | p.DuringTurnOf):
        return together(pattern.event, found)
    groups: dict[int | tuple[int, int], Occurrences] = {}
    for noted in found:
        by: int | tuple[int, int] = 0
        if isinstance(pattern, p.DealsDamage) and pattern.to is not None:
            by = noted.other
        elif isinstance(pattern, p.LosesLife):
            by = noted.player
        elif isinstance(pattern, p.IsDealtDamage) and not one_or_more(pattern.what):
            by = noted.object
        elif isinstance(pattern, p.DealsDamage) and not one_or_more(pattern.source):
            by = noted.object  # "~ deals damage": one source's damage to several is one occurrence
        elif isinstance(pattern, p.GainsLife):
            by = (noted.player, noted.other)
        groups.setdefault(by, []).append(noted)
    out: Occurrences = []
    for group in groups.values():
        ids: list[int] = []
        for noted in group:
            ids.extend(i for i in (noted.objects or (noted.object,)) if i and i not in ids)
        total = sum(noted.amount for noted in group) or len(ids)
        first = group[0]
        out.append(Noted(first.object, first.other, first.player, total, tuple(ids)))
    return out


def one_or_more(phrase: Node) -> bool:
    return isinstance(phrase, NounPhrase) and phrase.det is Det.ONE_OR_MORE


def fits(look: Look, phrase: Node | None, id_: int, ctx: Context) -> bool:
    return phrase is None or (id_ != 0 and matches(look, phrase, id_, ctx))


def entering(look: Look, event: e.Event) -> int:
    """The object that the event puts onto the battlefield: the new one, or, before it happens, what the look calls it; else 0."""
    if isinstance(event, e.ZoneChange):
        if event.to is not BATTLEFIELD or event.from_zone is BATTLEFIELD:
            return 0
        return event.new_id or look.entering or event.object
    if isinstance(event, e.CreateToken):
        return event.new_id or look.entering
    return 0


def up_to(look: Look, event: e.Event) -> list[e.Event]:
    """This turn's events up to and with `event` (all, if it hasn't happened yet), newest first."""
    from landwalk.rules.history import events_this_turn

    past = list(events_this_turn(look.state))
    for i, other in enumerate(past):
        if other is event:
            return past[i:]
    return [event, *past]
