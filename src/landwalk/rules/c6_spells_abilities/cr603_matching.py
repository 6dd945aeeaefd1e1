"""Does an event match an event pattern, and what does a triggered ability note of it (CR 603.2, 603.6, 603.10)?

One function per pattern class gives the occurrences in one event (603.2c): `Noted` values, none if it doesn't match. Ids of objects that left
are the old ones: the look gives them as last known, which is how look-back triggers see them (603.10a). The same functions serve replacement
effects (the event hasn't happened yet) and questions to the turn's history.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.noun import Det, NounPhrase, PlayerPhrase, Who
from landwalk.kernel import events as e
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.look import Look
from landwalk.rules.matching import matches

P = TypeVar("P", bound=Node)
Occurrences = list[Noted]
Matcher = Callable[[Look, Node, e.Event, Context], Occurrences]
MATCHERS: dict[type[Node], Matcher] = {}


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
        for part in pattern.parts:
            found += occurrences(look, part, event, ctx)
        return found
    return MATCHERS[type(pattern)](look, pattern, event, ctx)


def fires_once(pattern: Node) -> bool:
    """ "One or more creatures ...": the ability triggers once for all that a batch did (603.2c)."""
    if isinstance(pattern, p.EitherEvent):
        return any(fires_once(part) for part in pattern.parts)
    phrases = (getattr(pattern, f) for f in type(pattern).fields if f in ("what", "source", "on"))
    return isinstance(pattern, p.IsDealtDamage) or any(
        isinstance(ph, NounPhrase) and ph.det is Det.ONE_OR_MORE for ph in phrases
    )


def together(pattern: Node, found: Occurrences) -> Occurrences:
    """The occurrences of a batch as one for each player or object that the pattern singles out (see `fires_once`)."""
    groups: dict[int, Occurrences] = {}
    for noted in found:
        if isinstance(pattern, p.DealsDamage) and pattern.to is not None:
            by = noted.other
        elif isinstance(pattern, p.IsDealtDamage) and not _one_or_more(pattern.what):
            by = noted.object
        else:
            by = 0
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


def _one_or_more(phrase: Node) -> bool:
    return isinstance(phrase, NounPhrase) and phrase.det is Det.ONE_OR_MORE


def _fits(look: Look, phrase: Node | None, id_: int, ctx: Context) -> bool:
    return phrase is None or (id_ != 0 and matches(look, phrase, id_, ctx))


# --- zone changes (603.6) ---------------------------------------------------------------------------


def entering(look: Look, event: e.Event) -> int:
    """The object that the event puts onto the battlefield: the new one, or, before it happens, what the look calls it; else 0."""
    if isinstance(event, e.ZoneChange):
        if event.to is not Zone.BATTLEFIELD or event.from_zone is Zone.BATTLEFIELD:
            return 0
        return event.new_id or look.entering or event.object
    if isinstance(event, e.CreateToken):
        return event.new_id or look.entering
    return 0


@matcher(p.Enters)
def _enters(look: Look, pattern: p.Enters, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.6a, the newcomers are looked at as they are on the battlefield
    id_ = entering(look, event)
    if not id_ or not _fits(look, pattern.what, id_, ctx):
        return []
    if pattern.from_zone is not None:
        if not isinstance(event, e.ZoneChange) or event.from_zone is not pattern.from_zone:
            return []
    return [Noted(id_, player=look.controller(id_))]


@matcher(p.Dies)
def _dies(look: Look, pattern: p.Dies, event: e.Event, ctx: Context) -> Occurrences:
    # CR 700.4
    if not isinstance(event, e.ZoneChange) or event.to is not Zone.GRAVEYARD:
        return []
    return _left(look, pattern.what, event, ctx)


@matcher(p.LeavesBattlefield)
def _leaves(look: Look, pattern: p.LeavesBattlefield, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.6c
    if not isinstance(event, e.ZoneChange) or event.to is Zone.BATTLEFIELD:
        return []
    return _left(look, pattern.what, event, ctx)


def _left(look: Look, what: Node, event: e.ZoneChange, ctx: Context) -> Occurrences:
    if event.from_zone is not Zone.BATTLEFIELD or not _fits(look, what, event.object, ctx):
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
    if not _fits(look, pattern.what, id_, ctx) or not _fits(look, pattern.whose, look.owner(id_), ctx):
        return []
    return [Noted(id_, player=look.owner(id_))]


@matcher(p.Sacrifices)
def _sacrifices(look: Look, pattern: p.Sacrifices, event: e.Event, ctx: Context) -> Occurrences:
    from landwalk.actions.sacrifice import SacrificeEvent

    if not isinstance(event, SacrificeEvent):
        return []
    if not _fits(look, pattern.who, event.player, ctx) or not _fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=event.player)]


@matcher(p.Discards)
def _discards(look: Look, pattern: p.Discards, event: e.Event, ctx: Context) -> Occurrences:
    from landwalk.actions.discard import DiscardEvent

    if not isinstance(event, DiscardEvent) or not _fits(look, pattern.who, event.player, ctx):
        return []
    id_ = event.new_id or event.object
    if not _fits(look, pattern.what, id_, ctx) and not _fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(id_, player=event.player)]


# --- spells and abilities ---------------------------------------------------------------------------


@matcher(p.Casts)
def _casts(look: Look, pattern: p.Casts, event: e.Event, ctx: Context) -> Occurrences:
    copied = isinstance(event, e.SpellCopied) and pattern.copies != "no"
    if not (isinstance(event, e.SpellCast) or copied):
        return []
    assert isinstance(event, (e.SpellCast, e.SpellCopied))
    if not _fits(look, pattern.who, event.player, ctx) or not _fits(look, pattern.what, event.object, ctx):
        return []
    if pattern.nth and _nth_cast(look, pattern, event, ctx) != pattern.nth:
        return []
    return [Noted(event.object, player=event.player)]


def _nth_cast(look: Look, pattern: p.Casts, event: e.Event, ctx: Context) -> int:
    player = getattr(event, "player")  # noqa: B009 - of either event class
    return sum(
        1
        for past in up_to(look, event)
        if isinstance(past, e.SpellCast) and past.player == player and _fits(look, pattern.what, past.object, ctx)
    )


def up_to(look: Look, event: e.Event) -> list[e.Event]:
    """This turn's events up to and with `event` (all, if it hasn't happened yet), newest first."""
    from landwalk.rules.history import events_this_turn

    past = list(events_this_turn(look.state))
    for i, other in enumerate(past):
        if other is event:
            return past[i:]
    return [event, *past]


@matcher(p.BecomesTarget)
def _becomes_target(look: Look, pattern: p.BecomesTarget, event: e.Event, ctx: Context) -> Occurrences:
    # CR 115.10, 603.2e; once for each object, however often it was chosen
    if not isinstance(event, (e.SpellCast, e.SpellCopied, e.AbilityActivated, e.AbilityTriggered)) or not event.object:
        return []
    item = event.object
    info = look.object(item).stack
    if info is None or not _fits(look, pattern.by, item, ctx):
        return []
    targets: list[int] = []
    for group in info.targets:
        targets.extend(t for t in group if t not in targets and _fits(look, pattern.what, t, ctx))
    return [Noted(t, item, look.controller(item)) for t in targets]


@matcher(p.Activates)
def _activates(look: Look, pattern: p.Activates, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.AbilityActivated) or not _fits(look, pattern.who, event.player, ctx):
        return []
    if not _fits(look, pattern.what, event.source, ctx):
        return []
    return [Noted(event.source, event.object, event.player)]


@matcher(p.PlaysLand)
def _plays_land(look: Look, pattern: p.PlaysLand, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.LandPlayed) or not _fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(event.object, player=event.player)] if _fits(look, pattern.what, event.object, ctx) else []


@matcher(p.TappedForMana)
def _tapped_for_mana(look: Look, pattern: p.TappedForMana, event: e.Event, ctx: Context) -> Occurrences:
    # CR 106.12
    if not isinstance(event, e.TappedForManaEvent) or not _fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=event.player)] if _fits(look, pattern.who, event.player, ctx) else []


@matcher(p.Acts)
def _acts(look: Look, pattern: p.Acts, event: e.Event, ctx: Context) -> Occurrences:
    if (
        not isinstance(event, e.Acted)
        or event.action != pattern.action
        or not _fits(look, pattern.who, event.player, ctx)
    ):
        return []
    first = event.objects[0] if event.objects else 0
    return [Noted(first, player=event.player, amount=event.amount, objects=event.objects)]


@matcher(p.Cycles)
def _cycles(look: Look, pattern: p.Cycles, event: e.Event, ctx: Context) -> Occurrences:
    # CR 702.29c-d
    if pattern.or_discard == "yes":
        return _discards(look, p.Discards(pattern.who, pattern.what), event, ctx)
    if not isinstance(event, e.Acted) or event.action != "cycle" or not _fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(i, player=event.player) for i in event.objects if _fits(look, pattern.what, i, ctx)]


# --- combat -----------------------------------------------------------------------------------------


@matcher(p.Attacks)
def _attacks(look: Look, pattern: p.Attacks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 508.3a; 506.5 for "attacks alone"
    if not isinstance(event, e.AttackersDeclared) or (pattern.how == "alone" and len(event.attacks) != 1):
        return []
    return [
        Noted(a.attacker, a.defender, a.defending_player)
        for a in event.attacks
        if _fits(look, pattern.what, a.attacker, ctx) and _fits(look, pattern.whom, a.defender, ctx)
    ]


@matcher(p.PlayerAttacks)
def _player_attacks(look: Look, pattern: p.PlayerAttacks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 508.3d: once for the declaration; with "a player attacks [a player]" once for each one attacked
    if not isinstance(event, e.AttackersDeclared) or not _fits(look, pattern.who, event.player, ctx):
        return []
    from landwalk.rules.values import amount

    groups: dict[int, list[int]] = {}
    for a in event.attacks:
        if _fits(look, pattern.what, a.attacker, ctx) and _fits(look, pattern.whom, a.defender, ctx):
            groups.setdefault(a.defender if pattern.whom is not None else 0, []).append(a.attacker)
    least = 1 if pattern.amount is None else amount(look, pattern.amount, ctx)
    out: Occurrences = []
    for whom, ids in groups.items():
        if len(ids) >= least:
            player = look.controller(whom) if whom and event.player == ctx.you else event.player
            out.append(Noted(ids[0], whom, player, len(ids), tuple(ids)))
    return out


@matcher(p.Blocks)
def _blocks(look: Look, pattern: p.Blocks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 509.3a, once however many it blocks; 509.3b, once for each attacker that is described
    if not isinstance(event, e.BlockersDeclared):
        return []
    out: Occurrences = []
    seen: list[int] = []
    for blocker, attacker in event.blocks:
        if not _fits(look, pattern.what, blocker, ctx) or not _fits(look, pattern.other, attacker, ctx):
            continue
        if pattern.other is None and blocker in seen:
            continue
        seen.append(blocker)
        out.append(Noted(blocker, attacker, event.player))
    return out


@matcher(p.BecomesBlocked)
def _becomes_blocked(look: Look, pattern: p.BecomesBlocked, event: e.Event, ctx: Context) -> Occurrences:
    # CR 509.3c, once for the attacker; 509.3d, once for each blocker that is described
    if isinstance(event, e.BecameBlocked):
        return [Noted(a) for a in event.attackers if pattern.by is None and _fits(look, pattern.what, a, ctx)]
    if not isinstance(event, e.BlockersDeclared):
        return []
    by_attacker: dict[int, list[int]] = {}
    for blocker, attacker in event.blocks:
        if _fits(look, pattern.what, attacker, ctx) and _fits(look, pattern.by, blocker, ctx):
            by_attacker.setdefault(attacker, []).append(blocker)
    if pattern.by is not None and not _one_or_more(pattern.by):
        return [Noted(a, b, event.player) for a, blockers in by_attacker.items() for b in blockers]
    return [Noted(a, b[0], event.player, len(b), tuple(b)) for a, b in by_attacker.items()]


@matcher(p.Unblocked)
def _unblocked(look: Look, pattern: p.Unblocked, event: e.Event, ctx: Context) -> Occurrences:
    # CR 509.3g
    if not isinstance(event, e.BlockersDeclared):
        return []
    return [
        Noted(a.attacker, a.defender, a.defending_player)
        for a in event.combat
        if not a.blocked and a.defending_player == event.player and _fits(look, pattern.what, a.attacker, ctx)
    ]


# --- damage, life, cards, counters ------------------------------------------------------------------


def _kind_fits(kind: str, event: e.DamageEvent) -> bool:
    return kind in ("any", event.kind)


@matcher(p.DealsDamage)
def _deals_damage(look: Look, pattern: p.DealsDamage, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DamageEvent) or event.amount <= 0 or not _kind_fits(pattern.kind, event):
        return []
    if not _fits(look, pattern.source, event.source, ctx) or not _fits(look, pattern.to, event.to, ctx):
        return []
    # "... deals damage to you, that player ...": only the source's controller can be meant.
    you = isinstance(pattern.to, PlayerPhrase) and pattern.to.who is Who.YOU
    return [Noted(event.source, event.to, look.controller(event.source if you else event.to), event.amount)]


@matcher(p.IsDealtDamage)
def _is_dealt_damage(look: Look, pattern: p.IsDealtDamage, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DamageEvent) or event.amount <= 0 or not _kind_fits(pattern.kind, event):
        return []
    if not _fits(look, pattern.what, event.to, ctx):
        return []
    return [Noted(event.to, event.source, look.controller(event.source), event.amount)]


@matcher(p.GainsLife)
def _gains_life(look: Look, pattern: p.GainsLife, event: e.Event, ctx: Context) -> Occurrences:
    # CR 119.9, a gain of 0 is none
    if not isinstance(event, e.GainLifeEvent) or event.amount <= 0 or not _fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(player=event.player, amount=event.amount)]


@matcher(p.LosesLife)
def _loses_life(look: Look, pattern: p.LosesLife, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.LoseLifeEvent) or event.amount <= 0 or not _fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(player=event.player, amount=event.amount)]


@matcher(p.Draws)
def _draws(look: Look, pattern: p.Draws, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DrawCard) or not _fits(look, pattern.who, event.player, ctx):
        return []
    if pattern.nth and _draws_so_far(look, event, "turn") != pattern.nth:
        return []
    if pattern.except_first != "no":
        state = look.state
        own_draw_step = state.step is Step.DRAW and state.active == event.player
        if own_draw_step and _draws_so_far(look, event, "step") == 1:
            return []
    return [Noted(event.new_id, player=event.player)]


def _draws_so_far(look: Look, event: e.DrawCard, span: str) -> int:
    total = 0
    for past in up_to(look, event):
        if span == "step" and isinstance(past, e.StepBegan):
            break
        if isinstance(past, e.DrawCard) and past.player == event.player:
            total += 1
    return total


@matcher(p.CountersPut)
def _counters_put(look: Look, pattern: p.CountersPut, event: e.Event, ctx: Context) -> Occurrences:
    # CR 122.6, entering with counters is having them put on it too
    if isinstance(event, e.CountersEvent):
        to = event.to
        put: tuple[tuple[str, int], ...] = ((event.counter, event.amount),)
    elif isinstance(event, (e.ZoneChange, e.CreateToken)) and event.entry is not None:
        to, put = entering(look, event), event.entry.counters
    else:
        return []
    number = sum(n for kind, n in put if n > 0 and pattern.kind in ("", kind))
    if not number or not _fits(look, pattern.on, to, ctx):
        return []
    noted = Noted(to, player=look.controller(to), amount=number)
    return [noted] if pattern.how == "one_or_more" else [Noted(to, player=noted.player, amount=1)] * number


@matcher(p.LastCounterRemoved)
def _last_counter_removed(look: Look, pattern: p.LastCounterRemoved, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.CountersEvent) or event.amount >= 0 or event.counter != pattern.kind or event.to < 0:
        return []
    if look.object(event.to).counter(event.counter) or not _fits(look, pattern.from_, event.to, ctx):
        return []
    return [Noted(event.to)]


# --- states and turns -------------------------------------------------------------------------------


@matcher(p.BecomesTapped)
def _becomes_tapped(look: Look, pattern: p.BecomesTapped, event: e.Event, ctx: Context) -> Occurrences:
    fits = isinstance(event, e.TapEvent) and _fits(look, pattern.what, event.object, ctx)
    return [Noted(event.object, player=look.controller(event.object))] if fits else []  # type: ignore[attr-defined]


@matcher(p.BecomesUntapped)
def _becomes_untapped(look: Look, pattern: p.BecomesUntapped, event: e.Event, ctx: Context) -> Occurrences:
    fits = isinstance(event, e.UntapEvent) and _fits(look, pattern.what, event.object, ctx)
    return [Noted(event.object, player=look.controller(event.object))] if fits else []  # type: ignore[attr-defined]


@matcher(p.TurnedFaceUp)
def _turned_face_up(look: Look, pattern: p.TurnedFaceUp, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.SetStatus) or event.slot != "face_down" or event.value:
        return []
    return [Noted(event.object)] if _fits(look, pattern.what, event.object, ctx) else []


@matcher(p.Transforms)
def _transforms(look: Look, pattern: p.Transforms, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.SetStatus) or event.slot != "transformed":
        return []
    return [Noted(event.object)] if _fits(look, pattern.what, event.object, ctx) else []


@matcher(p.StepBegins)
def _step_begins(look: Look, pattern: p.StepBegins, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.2b
    if not isinstance(event, e.StepBegan) or event.step is not pattern.step:
        return []
    return [Noted(player=event.player)] if _fits(look, pattern.whose, event.player, ctx) else []


@matcher(p.TurnBegins)
def _turn_begins(look: Look, pattern: p.TurnBegins, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.TurnBegan) or not _fits(look, pattern.whose, event.player, ctx):
        return []
    return [Noted(player=event.player)]


@matcher(p.LosesGame)
def _loses_game(look: Look, pattern: p.LosesGame, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.9: the player isn't in the game any more, so a phrase like "an opponent" is asked of who is meant, not of who plays on
    if not isinstance(event, e.PlayerLoses):
        return []
    from landwalk.rules.references import players

    meant = (
        event.player != ctx.you
        if _speaks_of_opponents(pattern.who)
        else event.player in players(look, pattern.who, ctx)
    )
    return [Noted(player=event.player)] if meant or _speaks_of_anyone(pattern.who) else []


def _speaks_of_opponents(who: Node) -> bool:
    from landwalk.abilities.noun import PlayerPhrase, Who

    return isinstance(who, PlayerPhrase) and who.who in (Who.AN_OPPONENT, Who.EACH_OPPONENT, Who.EACH_OTHER_PLAYER)


def _speaks_of_anyone(who: Node) -> bool:
    from landwalk.abilities.noun import PlayerPhrase, Who

    return isinstance(who, PlayerPhrase) and who.who in (Who.A_PLAYER, Who.EACH_PLAYER)


@matcher(p.StateIs)
def _state_is(look: Look, pattern: p.StateIs, event: e.Event, ctx: Context) -> Occurrences:
    return []  # CR 603.8, no event triggers it: see cr603_triggered.state_triggers
