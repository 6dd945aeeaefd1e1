"""References: which objects and players do "it", "that creature", "you", "its controller" mean in a context?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.kernel.node import Node
from landwalk.kernel.zones import SHARED_ZONES, Zone
from landwalk.rules.look import Look

#: References of other rules files: node class -> what it means.
REFERENCES: Final[dict[type[Node], Callable[[Look, Node, Context], tuple[int, ...]]]] = {}


def refer(look: Look, node: Node, ctx: Context) -> tuple[int, ...]:
    """Ids of the objects and players that a reference or a target phrase means; phrases that choose or match are the caller's business.

    An id may be of an object that is gone; `current` follows it to what it became where the rules allow that (400.7).
    """
    if isinstance(node, n.This):
        return (ctx.source,)
    if isinstance(node, (n.It, n.That)):
        found = _ref(look, node.ref, node.n, ctx)
        # "It" is never the player whom the instruction before was about as well.
        return tuple(i for i in found if i > 0) if node.ref is n.Ref.LAST else found
    if isinstance(node, n.Certain):
        return (node.id,)
    if isinstance(node, n.Host):
        host = look.object(ctx.source).attached_to
        return (host,) if host else ()
    if isinstance(node, n.AtZone):
        return tuple(
            i for i in refer(look, node.what, ctx) if (j := current(look, i)) and look.object(j).zone is node.zone
        )
    if isinstance(node, (n.PlayerPhrase, n.ThatPlayer, n.ControllerOf, n.OwnerOf)):
        return players(look, node, ctx)
    if isinstance(node, n.Both):
        out: tuple[int, ...] = ()
        for part in node.parts:
            out += refer(look, part, ctx)
        return out
    if isinstance(node, n.NounPhrase):
        from landwalk.rules.matching import candidates

        return tuple(candidates(look, node, ctx))
    if isinstance(node, n.TopCards):
        return _top_cards(look, node, ctx)
    if isinstance(node, n.WholeZone):
        return _whole_zone(look, node, ctx)
    if type(node) in REFERENCES:
        return REFERENCES[type(node)](look, node, ctx)
    raise TypeError(f"not a reference: {node!r}")


def _top_cards(look: Look, node: n.TopCards, ctx: Context) -> tuple[int, ...]:
    """CR 401.5: as many as there are."""
    from landwalk.rules.values import amount

    many = max(0, amount(look, node.amount, ctx))
    out: tuple[int, ...] = ()
    for player in players(look, node.whose, ctx):
        out += look.state.zone_ids(Zone.LIBRARY, player)[:many]
    return out


def _whole_zone(look: Look, node: n.WholeZone, ctx: Context) -> tuple[int, ...]:
    state = look.state
    if node.zone in SHARED_ZONES:
        return state.zone_ids(node.zone)
    whose = state.players_from(state.active) if node.whose is None else players(look, node.whose, ctx)
    return tuple(i for player in whose for i in state.zone_ids(node.zone, player))


def _ref(look: Look, ref: n.Ref, index: int, ctx: Context) -> tuple[int, ...]:
    if ref is n.Ref.THIS:
        return (ctx.source,)
    if ref is n.Ref.SUBJECT:
        return (ctx.subject,) if ctx.subject else ()
    if ref is n.Ref.TARGET:
        return ctx.targets[index] if index < len(ctx.targets) else ()
    if ref is n.Ref.LAST:
        return ctx.last
    if ref is n.Ref.EACH:
        return (ctx.each,) if ctx.each else ()
    if ref is n.Ref.COST:
        return ctx.cost
    if ref is n.Ref.HOST:
        host = look.object(ctx.source).attached_to
        return (host,) if host else ()
    if ref is n.Ref.LINKED:
        for key, ids in look.object(ctx.source).linked:
            if key == ctx.key or not ctx.key:
                return ids
        linked = tuple(i for _, ids in look.object(ctx.source).linked for i in ids)
        return linked or ctx.cost  # "the exiled card" may have been exiled as a cost (608.2k)
    event = ctx.event
    if event is None:
        return ()
    if ref is n.Ref.EVENT:
        return event.objects or ((event.object,) if event.object else ())
    if ref is n.Ref.EVENT_OTHER:
        return (event.other,) if event.other else ()
    return (event.player,) if event.player else ()


def current(look: Look, id_: int) -> int:
    """The object as it is now: itself, or what it became in the zone it went to, if that zone is public (400.7j, 608.2k); 0 if it is lost.

    Only the first change is followed: an object that moved on again is another object.
    """
    if id_ < 0 or look.exists(id_):
        return id_
    known = look.state.last_known.get(id_)
    if known is None or not known.became or not look.exists(known.became):
        return 0
    if look.state.objects[known.became].zone in (Zone.LIBRARY, Zone.HAND):
        return 0
    return known.became


def players(look: Look, node: Node, ctx: Context) -> tuple[int, ...]:
    """Ids of players, in turn order from the active player where there are several (101.4)."""
    if isinstance(node, n.PlayerPhrase):
        return _who(look, node.who, ctx)
    if isinstance(node, n.ThatPlayer):
        ids = _ref(look, node.ref, node.n, ctx)
        if node.ref is n.Ref.LAST and any(i < 0 for i in ids):
            return tuple(i for i in ids if i < 0)
        return _unique(tuple(i if i < 0 else look.controller(i) for i in ids))
    if isinstance(node, n.ControllerOf):
        return _unique(tuple(look.controller(i) for i in refer(look, node.of, ctx)))
    if isinstance(node, n.OwnerOf):
        return _unique(tuple(i if i < 0 else look.owner(i) for i in refer(look, node.of, ctx)))
    if isinstance(node, n.Both):
        return _unique(tuple(p for part in node.parts for p in players(look, part, ctx)))
    return tuple(i for i in refer(look, node, ctx) if i < 0)


def _unique(ids: tuple[int, ...]) -> tuple[int, ...]:
    out: list[int] = []
    for i in ids:
        if i not in out:
            out.append(i)
    return tuple(out)


def _who(look: Look, who: n.Who, ctx: Context) -> tuple[int, ...]:
    state = look.state
    if who is n.Who.YOU:
        return (ctx.you,)
    if who in (n.Who.EACH_PLAYER, n.Who.A_PLAYER):
        return state.players_from(state.active)
    if who in (n.Who.EACH_OPPONENT, n.Who.AN_OPPONENT, n.Who.EACH_OTHER_PLAYER):
        return tuple(p for p in state.players_from(state.active) if p != ctx.you)
    if who is n.Who.ACTIVE_PLAYER:
        return (state.active,)
    if who is n.Who.DEFENDING_PLAYER:
        # CR 508.5: of an attacking creature, the player it attacks (or the controller or protector of what it attacks).
        for id_ in (ctx.subject, ctx.source, ctx.event.object if ctx.event else 0):
            attack = look.attack_of(id_) if id_ > 0 else None
            if attack is not None:
                return (attack.defending_player,)
        return ()
    if who is n.Who.ENCHANTED_PLAYER:
        host = look.object(ctx.source).attached_to
        return (host,) if host < 0 else ()
    if who is n.Who.CHOSEN_PLAYER:
        from landwalk.rules.matching import chosen_value

        for what in (n.Choice.PLAYER, n.Choice.OPPONENT):
            value = chosen_value(look, ctx, what)
            if isinstance(value, int):
                return (value,)
        return ()
    # A target phrase as a reference: the n-th target phrase is looked up by the resolution (cr608), which puts it in `subject`.
    return (ctx.subject,) if ctx.subject < 0 else ()
