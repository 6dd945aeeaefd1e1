"""Event patterns of zone changes, spells and abilities (CR 603.6, 601.2i, 115.10)."""

from __future__ import annotations

from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.noun import Core, Noun, NounPhrase
from landwalk.kernel import events as e
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, entering, fits, matcher, up_to
from landwalk.rules.look import Look

# --- zone changes (603.6) ---------------------------------------------------------------------------


@matcher(p.Enters)
def _enters(look: Look, pattern: p.Enters, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.6a, the newcomers are looked at as they are on the battlefield
    id_ = entering(look, event)
    if not id_ or not fits(look, pattern.what, id_, ctx):
        return []
    if pattern.from_zone is not None:
        if not isinstance(event, e.ZoneChange) or event.from_zone is not pattern.from_zone:
            return []
    return [Noted(id_, player=look.controller(id_))]


@matcher(p.Dies)
def _dies(look: Look, pattern: p.Dies, event: e.Event, ctx: Context) -> Occurrences:
    # CR 700.4, dies
    if not isinstance(event, e.ZoneChange) or event.to is not Zone.GRAVEYARD:
        return []
    return _left(look, pattern.what, event, ctx)


@matcher(p.LeavesBattlefield)
def _leaves(look: Look, pattern: p.LeavesBattlefield, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.6c, leaves the battlefield
    if not isinstance(event, e.ZoneChange) or event.to is Zone.BATTLEFIELD:
        return []
    return _left(look, pattern.what, event, ctx)


def _left(look: Look, what: Node, event: e.ZoneChange, ctx: Context) -> Occurrences:
    if event.from_zone is not Zone.BATTLEFIELD or not fits(look, what, event.object, ctx):
        return []
    return [Noted(event.object, player=look.controller(event.object))]


@matcher(p.PutIntoZone)
def _put_into_zone(look: Look, pattern: p.PutIntoZone, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.ZoneChange) or event.to is not pattern.to:
        return []
    if pattern.from_zone is not None and event.from_zone is not pattern.from_zone:
        return []
    # CR 603.6c, "from anywhere" doesn't look back: the card is looked at where it has arrived
    back = pattern.from_zone is Zone.BATTLEFIELD or not event.new_id
    id_ = event.object if back else event.new_id
    if not fits(look, pattern.what, id_, ctx) or not fits(look, pattern.whose, look.owner(id_), ctx):
        return []
    return [Noted(id_, player=look.owner(id_))]


@matcher(p.Sacrifices)
def _sacrifices(look: Look, pattern: p.Sacrifices, event: e.Event, ctx: Context) -> Occurrences:
    from landwalk.actions.sacrifice import SacrificeEvent

    if not isinstance(event, SacrificeEvent):
        return []
    if not fits(look, pattern.who, event.player, ctx) or not fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=event.player)]


@matcher(p.Discards)
def _discards(look: Look, pattern: p.Discards, event: e.Event, ctx: Context) -> Occurrences:
    from landwalk.actions.discard import DiscardEvent

    if not isinstance(event, DiscardEvent) or not fits(look, pattern.who, event.player, ctx):
        return []
    id_ = event.new_id or event.object
    if not fits(look, pattern.what, id_, ctx) and not fits(look, pattern.what, event.object, ctx):
        return []
    if look.object(id_).zone in (Zone.LIBRARY, Zone.HAND) and _wants_qualities(pattern.what):
        return []  # CR 701.9c, discarded into a hidden zone: what the card is stays undefined
    return [Noted(id_, player=event.player)]


def _wants_qualities(what: Node | None) -> bool:
    """Does the phrase ask for more than a card?"""
    return isinstance(what, NounPhrase) and (bool(what.tail) or any(c != Core(Noun.CARD) for c in what.cores))


# --- spells and abilities ---------------------------------------------------------------------------


@matcher(p.Casts)
def _casts(look: Look, pattern: p.Casts, event: e.Event, ctx: Context) -> Occurrences:
    copied = isinstance(event, e.SpellCopied) and pattern.copies == "yes"
    if not (isinstance(event, e.SpellCast) or copied):
        return []
    assert isinstance(event, (e.SpellCast, e.SpellCopied))
    if not fits(look, pattern.who, event.player, ctx) or not fits(look, pattern.what, event.object, ctx):
        return []
    if pattern.nth and _nth_cast(look, pattern, event, ctx) != pattern.nth:
        return []
    return [Noted(event.object, player=event.player)]


def _nth_cast(look: Look, pattern: p.Casts, event: e.Event, ctx: Context) -> int:
    player = getattr(event, "player")  # noqa: B009 - of either event class
    return sum(
        1
        for past in up_to(look, event)
        if isinstance(past, e.SpellCast) and past.player == player and fits(look, pattern.what, past.object, ctx)
    )


@matcher(p.BecomesTarget)
def _becomes_target(look: Look, pattern: p.BecomesTarget, event: e.Event, ctx: Context) -> Occurrences:
    # CR 115.10, 603.2e; once for each object, however often it was chosen
    if not isinstance(event, (e.SpellCast, e.SpellCopied, e.AbilityActivated, e.AbilityTriggered)) or not event.object:
        return []
    item = event.object
    info = look.object(item).stack
    if info is None or not fits(look, pattern.by, item, ctx):
        return []
    targets: list[int] = []
    for group in info.targets:
        targets.extend(t for t in group if t not in targets and fits(look, pattern.what, t, ctx))
    return [Noted(t, item, look.controller(item)) for t in targets]


@matcher(p.Activates)
def _activates(look: Look, pattern: p.Activates, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.AbilityActivated) or not fits(look, pattern.who, event.player, ctx):
        return []
    if not fits(look, pattern.what, event.source, ctx):
        return []
    return [Noted(event.source, event.object, event.player)]


@matcher(p.PlaysLand)
def _plays_land(look: Look, pattern: p.PlaysLand, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.LandPlayed) or not fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(event.object, player=event.player)] if fits(look, pattern.what, event.object, ctx) else []


@matcher(p.TappedForMana)
def _tapped_for_mana(look: Look, pattern: p.TappedForMana, event: e.Event, ctx: Context) -> Occurrences:
    # CR 106.12, tapped for mana
    if not isinstance(event, e.TappedForManaEvent) or not fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=event.player)] if fits(look, pattern.who, event.player, ctx) else []


@matcher(p.Acts)
def _acts(look: Look, pattern: p.Acts, event: e.Event, ctx: Context) -> Occurrences:
    if (
        not isinstance(event, e.Acted)
        or event.action != pattern.action
        or not fits(look, pattern.who, event.player, ctx)
    ):
        return []
    first = event.objects[0] if event.objects else 0
    return [Noted(first, player=event.player, amount=event.amount, objects=event.objects)]


@matcher(p.Cycles)
def _cycles(look: Look, pattern: p.Cycles, event: e.Event, ctx: Context) -> Occurrences:
    # CR 702.29c-d, cycling
    if pattern.or_discard == "yes":
        return _discards(look, p.Discards(pattern.who, pattern.what), event, ctx)
    if not isinstance(event, e.Acted) or event.action != "cycle" or not fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(i, player=event.player) for i in event.objects if fits(look, pattern.what, i, ctx)]
