"""Event patterns of combat, damage, life, cards and counters (CR 508.3, 509.3, 119, 120, 121, 122)."""

from __future__ import annotations

from landwalk.abilities import pattern as p
from landwalk.abilities.combat import AttacksTogether
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.noun import PlayerPhrase, Who
from landwalk.kernel import events as e
from landwalk.kernel.zones import Step
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, entering, fits, matcher, one_or_more, up_to
from landwalk.rules.look import Look

# --- combat -----------------------------------------------------------------------------------------


@matcher(p.Attacks)
def _attacks(look: Look, pattern: p.Attacks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 508.3a; 506.5 for "attacks alone"
    if not isinstance(event, e.AttackersDeclared) or (pattern.how == "alone" and len(event.attacks) != 1):
        return []
    return [
        Noted(a.attacker, a.defender, a.defending_player)
        for a in event.attacks
        if fits(look, pattern.what, a.attacker, ctx) and fits(look, pattern.whom, a.defender, ctx)
    ]


@matcher(p.PlayerAttacks)
def _player_attacks(look: Look, pattern: p.PlayerAttacks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 508.3d: once for the declaration; with "a player attacks [a player]" once for each one attacked
    if not isinstance(event, e.AttackersDeclared) or not fits(look, pattern.who, event.player, ctx):
        return []
    from landwalk.rules.values import amount

    groups: dict[int, list[int]] = {}
    for a in event.attacks:
        if fits(look, pattern.what, a.attacker, ctx) and fits(look, pattern.whom, a.defender, ctx):
            groups.setdefault(a.defender if pattern.whom is not None else 0, []).append(a.attacker)
    least = 1 if pattern.amount is None else amount(look, pattern.amount, ctx)
    out: Occurrences = []
    for whom, ids in groups.items():
        if len(ids) >= least:
            player = look.controller(whom) if whom and event.player == ctx.you else event.player
            out.append(Noted(ids[0], whom, player, len(ids), tuple(ids)))
    return out


@matcher(AttacksTogether)
def _attacks_together(look: Look, pattern: AttacksTogether, event: e.Event, ctx: Context) -> Occurrences:
    # CR 508.3a, both of the declaration; the others are counted without the creature itself
    if not isinstance(event, e.AttackersDeclared):
        return []
    from landwalk.rules.values import amount

    least = amount(look, pattern.amount, ctx)
    out: Occurrences = []
    for a in event.attacks:
        if fits(look, pattern.what, a.attacker, ctx):
            others = [o for o in event.attacks if o is not a and fits(look, pattern.others, o.attacker, ctx)]
            if len(others) >= least:
                out.append(Noted(a.attacker, a.defender, a.defending_player))
    return out


@matcher(p.Blocks)
def _blocks(look: Look, pattern: p.Blocks, event: e.Event, ctx: Context) -> Occurrences:
    # CR 509.3a, once however many it blocks; 509.3b, once for each attacker that is described; 702.22h, those of a band among them
    if not isinstance(event, e.BlockersDeclared):
        return []
    out: Occurrences = []
    seen: list[int] = []
    for blocker, attacker in event.blocks + event.joined:
        if not fits(look, pattern.what, blocker, ctx) or not fits(look, pattern.other, attacker, ctx):
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
        return [Noted(a) for a in event.attackers if pattern.by is None and fits(look, pattern.what, a, ctx)]
    if not isinstance(event, e.BlockersDeclared):
        return []
    by_attacker: dict[int, list[int]] = {}
    for blocker, attacker in event.blocks + event.joined:
        if fits(look, pattern.what, attacker, ctx) and fits(look, pattern.by, blocker, ctx):
            by_attacker.setdefault(attacker, []).append(blocker)
    if pattern.by is not None and not one_or_more(pattern.by):
        return [Noted(a, b, event.player) for a, blockers in by_attacker.items() for b in blockers]
    return [Noted(a, b[0], event.player, len(b), tuple(b)) for a, b in by_attacker.items()]


@matcher(p.Unblocked)
def _unblocked(look: Look, pattern: p.Unblocked, event: e.Event, ctx: Context) -> Occurrences:
    # CR 509.3g, attacks and is not blocked
    if not isinstance(event, e.BlockersDeclared):
        return []
    return [
        Noted(a.attacker, a.defender, a.defending_player)
        for a in event.combat
        if not a.blocked and a.defending_player == event.player and fits(look, pattern.what, a.attacker, ctx)
    ]


# --- damage, life, cards, counters ------------------------------------------------------------------


def _kind_fits(kind: str, event: e.DamageEvent) -> bool:
    return kind in ("any", event.kind)


@matcher(p.DealsDamage)
def _deals_damage(look: Look, pattern: p.DealsDamage, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DamageEvent) or event.amount <= 0 or not _kind_fits(pattern.kind, event):
        return []
    if not fits(look, pattern.source, event.source, ctx) or not fits(look, pattern.to, event.to, ctx):
        return []
    # "... deals damage to you, that player ...": only the source's controller can be meant.
    you = isinstance(pattern.to, PlayerPhrase) and pattern.to.who is Who.YOU
    return [Noted(event.source, event.to, look.controller(event.source if you else event.to), event.amount)]


@matcher(p.IsDealtDamage)
def _is_dealt_damage(look: Look, pattern: p.IsDealtDamage, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DamageEvent) or event.amount <= 0 or not _kind_fits(pattern.kind, event):
        return []
    if not fits(look, pattern.what, event.to, ctx):
        return []
    return [Noted(event.to, event.source, look.controller(event.source), event.amount)]


@matcher(p.GainsLife)
def _gains_life(look: Look, pattern: p.GainsLife, event: e.Event, ctx: Context) -> Occurrences:
    # CR 119.9, a gain of 0 is none
    if not isinstance(event, e.GainLifeEvent) or event.amount <= 0 or not fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(other=event.cause, player=event.player, amount=event.amount)]


@matcher(p.LosesLife)
def _loses_life(look: Look, pattern: p.LosesLife, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.LoseLifeEvent) or event.amount <= 0 or not fits(look, pattern.who, event.player, ctx):
        return []
    return [Noted(player=event.player, amount=event.amount)]


@matcher(p.Draws)
def _draws(look: Look, pattern: p.Draws, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.DrawCard) or not fits(look, pattern.who, event.player, ctx):
        return []
    if pattern.nth and _draws_so_far(look, event, "turn") != pattern.nth:
        return []
    if pattern.except_first == "yes":
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
    if not number or not fits(look, pattern.on, to, ctx):
        return []
    whose = look.controller(to)
    if pattern.how == "you_put" and _who_puts(event, whose) != ctx.you:
        return []
    if pattern.how == "one":
        return [Noted(to, player=whose, amount=1)] * number
    return [Noted(to, player=whose, amount=number)]


def _who_puts(event: e.Event, whose: int) -> int:
    """The player of an instruction; CR 122.6a, of counters that it enters with its controller."""
    return event.player or whose if isinstance(event, e.CountersEvent) else whose


@matcher(p.LastCounterRemoved)
def _last_counter_removed(look: Look, pattern: p.LastCounterRemoved, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.CountersEvent) or event.amount >= 0 or event.counter != pattern.kind or event.to < 0:
        return []
    if look.object(event.to).counter(event.counter) or not fits(look, pattern.from_, event.to, ctx):
        return []
    return [Noted(event.to)]
