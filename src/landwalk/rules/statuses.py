"""Statuses: adjectives of a noun phrase that are asked of the state (tapped, attacking, other, ...)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.kernel.characteristics import PERMANENT_TYPES, CardType, Characteristics, Supertype
from landwalk.kernel.objects import GameObject, Kind
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Look


def _attackers(look: Look) -> tuple[int, ...]:
    return tuple(a.attacker for a in look.state.combat or ())


def _is_attacking(look: Look, obj: GameObject) -> bool:
    return look.attack_of(obj.id) is not None


def _attached_kind(look: Look, obj: GameObject, subtype: str) -> bool:
    for other in look.state.battlefield:
        if look.state.objects[other].attached_to == obj.id and subtype in look.get(other).subtypes:
            return True
    return False


def _modified(look: Look, obj: GameObject) -> bool:
    """CR 700.9: counters, Equipment, or an Aura its controller controls."""
    if obj.counters or _attached_kind(look, obj, "Equipment"):
        return True
    mine = look.get(obj.id).controller
    for other in look.state.battlefield:
        if look.state.objects[other].attached_to == obj.id:
            chars = look.get(other)
            if "Aura" in chars.subtypes and chars.controller == mine:
                return True
    return False


def _other(look: Look, obj: GameObject, chars: Characteristics, ctx: Context) -> bool:
    if obj.id in (ctx.source, ctx.subject if ctx.subject > 0 else ctx.source):
        return False
    # The spell that became this permanent isn't another one (400.7).
    known = look.state.last_known.get(obj.id)
    return known is None or known.became == 0 or known.became != ctx.source


def _suspended(look: Look, obj: GameObject, chars: Characteristics, ctx: Context) -> bool:
    """CR 702.62b."""
    from landwalk.rules.compiled import compiled
    from landwalk.rules.questions import IsSuspended

    return (
        obj.zone is Zone.EXILE
        and obj.counter("time") > 0
        and any(question is IsSuspended for i in chars.abilities for question, _ in compiled(i.tree).answers)
    )


def _chosen(look: Look, obj: GameObject, chars: Characteristics, ctx: Context) -> bool:
    source = look.object(ctx.source)
    return any(value == obj.id for _, value in source.chosen)


StatusTest = Callable[[Look, GameObject, Characteristics, Context], bool]
STATUS: Final[dict[n.Status, StatusTest]] = {
    n.Status.OTHER: _other,
    n.Status.TAPPED: lambda look, obj, chars, ctx: obj.tapped,
    n.Status.UNTAPPED: lambda look, obj, chars, ctx: not obj.tapped,
    n.Status.ATTACKING: lambda look, obj, chars, ctx: _is_attacking(look, obj),
    n.Status.BLOCKING: lambda look, obj, chars, ctx: look.is_blocking(obj.id),
    n.Status.ATTACKING_OR_BLOCKING: lambda look, obj, chars, ctx: _is_attacking(look, obj) or look.is_blocking(obj.id),
    n.Status.BLOCKED: lambda look, obj, chars, ctx: (a := look.attack_of(obj.id)) is not None and a.blocked,
    n.Status.UNBLOCKED: lambda look, obj, chars, ctx: (
        (a := look.attack_of(obj.id)) is not None and not a.blocked and _blocks_declared(look)
    ),
    n.Status.TOKEN: lambda look, obj, chars, ctx: obj.kind is Kind.TOKEN,
    n.Status.NONTOKEN: lambda look, obj, chars, ctx: obj.kind is not Kind.TOKEN,
    n.Status.ENCHANTED: lambda look, obj, chars, ctx: _attached_kind(look, obj, "Aura"),
    n.Status.EQUIPPED: lambda look, obj, chars, ctx: _attached_kind(look, obj, "Equipment"),
    n.Status.MODIFIED: lambda look, obj, chars, ctx: _modified(look, obj),
    n.Status.HISTORIC: lambda look, obj, chars, ctx: (
        CardType.ARTIFACT in chars.types or Supertype.LEGENDARY in chars.supertypes or "Saga" in chars.subtypes
    ),
    n.Status.FACE_DOWN: lambda look, obj, chars, ctx: obj.face_down,
    n.Status.MULTICOLORED: lambda look, obj, chars, ctx: len(chars.colors) > 1,
    n.Status.MONOCOLORED: lambda look, obj, chars, ctx: len(chars.colors) == 1,
    n.Status.COLORLESS: lambda look, obj, chars, ctx: not chars.colors,
    n.Status.CHOSEN: _chosen,
    n.Status.SUSPENDED: _suspended,
    n.Status.KICKED: lambda look, obj, chars, ctx: any(k.endswith(":kicked") and v for k, v in obj.payments),
    n.Status.PERMANENT: lambda look, obj, chars, ctx: any(t in PERMANENT_TYPES for t in chars.types),
    n.Status.RENOWNED: lambda look, obj, chars, ctx: "renowned" in obj.designations,
    n.Status.COMMANDER: lambda look, obj, chars, ctx: "commander" in obj.designations,
}


def _blocks_declared(look: Look) -> bool:
    from landwalk.kernel.zones import Step

    return look.state.step not in (Step.BEGIN_COMBAT, Step.DECLARE_ATTACKERS)
