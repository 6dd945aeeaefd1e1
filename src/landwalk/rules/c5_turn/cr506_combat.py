"""CR 506, the combat phase: who attacks and is attacked, and how permanents leave combat."""

from __future__ import annotations

from collections.abc import Iterator

from landwalk.abilities.combat import AssignDamage, BecomeBlocked, BeenAttacked, BlockerCount
from landwalk.abilities.context import Context
from landwalk.abilities.sentence import Clause
from landwalk.actions.world import EXECUTE, World, executes, note
from landwalk.kernel.characteristics import BATTLE, PLANESWALKER, CardType
from landwalk.kernel.events import (
    AttackersDeclared,
    BecameBlocked,
    BlockersDeclared,
    Event,
    SetCombat,
    SetFirstStrikers,
)
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.registry import applies
from landwalk.kernel.state import Attack, State
from landwalk.kernel.zones import Phase, Step, Zone
from landwalk.rules.c6_spells_abilities.cr611_continuous_effects import start_rule_change
from landwalk.rules.c7_additional.cr704_state_based_actions import check
from landwalk.rules.conditions import condition
from landwalk.rules.look import Look, Now
from landwalk.rules.references import players

Combat = tuple[Attack, ...]


@applies(SetCombat)
def _set_combat(state: State, event: SetCombat) -> None:
    combat = event.combat
    if combat is not None:
        # What left the battlefield in the same batch isn't brought back into combat.
        for id_ in [i for a in combat for i in (a.attacker, *a.blockers) if i not in state.objects]:
            combat = without(combat, id_)
    state.combat = combat


@applies(AttackersDeclared)
def _attackers_declared(state: State, event: AttackersDeclared) -> None:
    state.combat = (state.combat or ()) + event.attacks


@applies(BlockersDeclared)
def _blockers_declared(state: State, event: BlockersDeclared) -> None:
    state.combat = event.combat


@applies(BecameBlocked)
def _became_blocked(state: State, event: BecameBlocked) -> None:
    state.combat = tuple(
        Attack(a.attacker, a.defender, a.defending_player, a.blockers, blocked=True, band=a.band)
        if a.attacker in event.attackers
        else a
        for a in state.combat or ()
    )


def same_band(a: Attack, b: Attack) -> bool:
    """CR 702.22c: are both in one attacking band?"""
    return a.band != 0 and a.band == b.band


@executes(BecomeBlocked)
def become_blocked(
    world: World, ctx: Context, subjects: tuple[int, ...], predicate: BecomeBlocked, clause: Clause
) -> Flow[None]:
    """CR 509.1h: an effect says that it becomes blocked, and its band with it (702.22i); what is blocked already doesn't (509.3c)."""
    combat = world.state.combat or ()
    meant = [a for a in combat if a.attacker in subjects and not a.blocked]
    ids = tuple(a.attacker for a in combat if not a.blocked and (a in meant or any(same_band(a, m) for m in meant)))
    if ids:
        yield BecameBlocked(ids, ctx.item or ctx.source)
    note(ctx, ids)


for _class in (AssignDamage, BlockerCount):
    EXECUTE.setdefault(_class, start_rule_change)


@applies(SetFirstStrikers)
def _set_first_strikers(state: State, event: SetFirstStrikers) -> None:
    state.first_strikers = event.ids


# --- who may be attacked ---------------------------------------------------------------------------


def defenders(look: Look, attacking: PlayerId) -> tuple[tuple[int, PlayerId], ...]:
    """CR 506.2, 802.2: what the attacking player's creatures may attack, as (player or permanent, its defending player) pairs."""
    out: list[tuple[int, PlayerId]] = []
    for player in look.state.opponents(attacking):
        out.append((player, player))
    for id_ in look.roster().attackable:
        player = defending_player_of(look, id_)
        if player not in (attacking, 0):
            out.append((id_, player))
    return tuple(out)


def _attackable(types: frozenset[str]) -> bool:
    return PLANESWALKER in types or BATTLE in types


def defending_player_of(look: Look, defender: int) -> PlayerId:
    """CR 508.5: the attacked player, the controller of the attacked planeswalker, the protector of the attacked battle; else 0."""
    if defender < 0:
        return defender
    if BATTLE in look.get(defender).types:
        from landwalk.rules.c3_card_types.cr310_battles import protector

        return protector(look, defender)
    return look.controller(defender)


def defending_player(look: Look, attacker: ObjectId) -> PlayerId:
    """CR 508.5: the defending player of an attacking creature, also after it left combat this turn; 0 if it didn't attack."""
    attack = look.attack_of(attacker)
    if attack is not None:
        return attack.defending_player
    link = look.state.history
    while link is not None:
        event = link[0]
        if isinstance(event, AttackersDeclared):
            for attack in event.attacks:
                if attack.attacker == attacker:
                    return attack.defending_player
        link = link[1]  # type: ignore[assignment]
    return 0


@condition(BeenAttacked)
def _been_attacked(look: Look, node: BeenAttacked, ctx: Context) -> bool:
    """CR 508.6: is the player attacked by a creature, in the step in which attackers were declared?"""
    if look.state.step is not Step.DECLARE_ATTACKERS:
        return False
    who = players(look, node.who, ctx)
    return any(a.defender in who for a in look.state.combat or ())


def attackers_of(look: Look, player: PlayerId) -> tuple[ObjectId, ...]:
    """The attacking creatures whose defending player this is (509.1a), in the order they were declared."""
    return tuple(a.attacker for a in look.state.combat or () if a.defending_player == player)


# --- joining and leaving ------------------------------------------------------------------------------


def enters_attacking(state: State, id_: ObjectId, defender: int) -> Combat | None:
    """CR 508.4, 508.4a, 506.3: the combat records with a creature that was put onto the battlefield attacking `defender`."""
    if state.phase is not Phase.COMBAT:
        return state.combat
    look = Now(state)
    if defender < 0:
        player = defender if state.players[defender].in_game else 0
    else:
        there = defender in state.objects and state.objects[defender].zone is Zone.BATTLEFIELD
        player = defending_player_of(look, defender) if there and _attackable(look.get(defender).types) else 0
    obj = state.objects[id_]
    wrong_kind = CardType.CREATURE not in obj.face.types or BATTLE in obj.face.types
    if player == 0 or obj.controller != state.active or wrong_kind:
        return state.combat
    return (*(state.combat or ()), Attack(id_, defender, player))


def without(combat: Combat, id_: ObjectId) -> Combat:
    """CR 506.4, 506.4c: the records without this permanent; what attacked it goes on attacking, but nothing."""
    out: list[Attack] = []
    for a in combat:
        if a.attacker == id_:
            continue
        if id_ in a.blockers or a.defender == id_:
            defender = 0 if a.defender == id_ else a.defender
            blockers = tuple(b for b in a.blockers if b != id_)
            out.append(Attack(a.attacker, defender, a.defending_player, blockers, a.blocked, a.band))
        else:
            out.append(a)
    return tuple(out)


def removal(state: State, ids: tuple[ObjectId, ...]) -> SetCombat | None:
    """The event of these permanents being removed from combat (regeneration, an effect); None if none is in combat."""
    combat = state.combat
    if not combat:
        return None
    new = combat
    for id_ in ids:
        new = without(new, id_)
    return None if _same(new, combat) else SetCombat(new)


def _same(a: Combat, b: Combat) -> bool:
    return len(a) == len(b) and all(x is y for x, y in zip(a, b, strict=True))


@check(slot="combat")
def leavers(look: Look) -> Iterator[Event]:
    """CR 506.4: permanents that must leave combat: control changed, phased out, no creature (planeswalker, battle) any longer.

    A permanent that both blocks and is attacked loses only the part that it no longer fits (506.4d).
    """
    combat = look.state.combat
    if not combat:
        return
    out: list[Attack] = []
    for a in combat:
        if not _still_fights(look, a.attacker, look.state.active):
            continue
        blockers = tuple(b for b in a.blockers if _still_fights(look, b, a.defending_player))
        defender = a.defender if a.defender <= 0 or _still_attacked(look, a) else 0
        if blockers != a.blockers or defender != a.defender:
            out.append(Attack(a.attacker, defender, a.defending_player, blockers, a.blocked, a.band))
        else:
            out.append(a)
    if not _same(tuple(out), combat):
        yield SetCombat(tuple(out))


def _still_fights(look: Look, id_: ObjectId, player: PlayerId) -> bool:
    obj = look.state.objects.get(id_)
    if obj is None or obj.phased_out:
        return False
    chars = look.get(id_)
    return chars.controller == player and CardType.CREATURE in chars.types and BATTLE not in chars.types


def _still_attacked(look: Look, attack: Attack) -> bool:
    obj = look.state.objects.get(attack.defender)
    if obj is None or obj.phased_out or not _attackable(look.get(attack.defender).types):
        return False
    return defending_player_of(look, attack.defender) == attack.defending_player
