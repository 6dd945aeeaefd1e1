"""CR 510, the combat damage step. Blockers stand in no order: an attacker divides its damage among them as its controller chooses."""

from __future__ import annotations

from landwalk.abilities.combat import AssignDamage, MayAssignUnblocked
from landwalk.kernel.choices import Divide, Purpose, YesNo
from landwalk.kernel.events import Batch, DamageEvent, SetFirstStrikers
from landwalk.kernel.flow import Flow, pairs, yes
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import Attack, State
from landwalk.kernel.zones import Step
from landwalk.rules.c1_concepts.cr120_damage import lethal_damage
from landwalk.rules.clauses import applies_to, condition_holds
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import matches
from landwalk.rules.questions import (
    AssignsExcessToDefender,
    DealsDamageTwice,
    DealsFirstStrikeDamage,
    DealsLethalWithAny,
    FormsBands,
    has,
)

#: (source, recipient, amount), as announced so far.
Assigned = list[tuple[int, int, int]]


def needs_first_strike_step(state: State) -> bool:
    """CR 510.4: is there an attacking or blocking creature that deals its damage first, as the combat damage step begins?"""
    look = Now(state)
    if DealsFirstStrikeDamage not in look.index.answers:
        return False
    return any(has(look, DealsFirstStrikeDamage(i)) for i in fighters(state))


def fighters(state: State) -> list[ObjectId]:
    """All attacking and blocking creatures, each once: attackers as declared, then blockers."""
    combat = state.combat or ()
    out = [a.attacker for a in combat]
    for a in combat:
        out.extend(b for b in a.blockers if b not in out)
    return out


def combat_damage(state: State, step: Step) -> Flow[None]:
    """The turn-based action of 510.1-510.2, in the first of two steps (Step.FIRST_STRIKE_DAMAGE) or the last or only one."""
    look = Now(state)
    if step is Step.FIRST_STRIKE_DAMAGE:
        dealing = [i for i in fighters(state) if has(look, DealsFirstStrikeDamage(i))]
        yield SetFirstStrikers(tuple(dealing))
    else:
        earlier = state.first_strikers or ()
        # CR 510.4, those that didn't deal damage first, and those that now deal it twice
        dealing = [i for i in fighters(state) if i not in earlier or has(look, DealsDamageTwice(i))]
    assigned = yield from _announce(state, dealing)
    if assigned:
        yield Batch(tuple(DamageEvent(source, to, n, "combat") for source, to, n in assigned))


def _announce(state: State, dealing: list[ObjectId]) -> Flow[Assigned]:
    """CR 510.1: the active player announces, then the defending players in turn order (802.5).

    Attackers whose excess may go on to what they attack come after the others, since what is lethal depends on all damage assigned in this
    step (702.19b). Where two of these share a blocker, the first may count on the second; 510.1e checks the whole, and if it isn't legal,
    it is asked again without that.
    """
    combat = state.combat or ()
    attacks = yield from _as_though_unblocked(
        state, [a for a in combat if a.attacker in dealing and power(Now(state), a.attacker) > 0]
    )
    look = Now(state)
    excess = [
        a
        for a in attacks
        if a.blocked and has(look, AssignsExcessToDefender(a.attacker)) and not _forms_bands(look, a.blockers)
    ]
    assigned: Assigned = []
    for a in attacks:
        if a not in excess:
            yield from _attacker(state, a, assigned)
    plain = len(assigned)
    for reckoning in ("together", "one by one"):
        del assigned[plain:]
        for i, a in enumerate(excess):
            later = excess[i + 1 :] if reckoning == "together" else []
            yield from _with_excess(state, a, assigned, later)
        if all(_lethal_first(Now(state), a, assigned) for a in excess):
            break
    for player in state.players_from(state.active):
        mine = [b for b in dealing if any(b in a.blockers and a.defending_player == player for a in combat)]
        for blocker in mine:
            yield from _blocker(state, blocker, player, assigned)
    return assigned


def power(look: Look, id_: ObjectId) -> int:
    """CR 510.1a: how much combat damage it assigns, its power unless an effect says otherwise; 0 or less is none."""
    chars = look.get(id_)
    out = chars.power or 0
    for entry in look.index.clauses.get(AssignDamage, ()):
        said = entry.predicate
        assert isinstance(said, AssignDamage)
        if applies_to(look, entry, id_):
            if said.how == "none":
                return 0
            out = chars.toughness or 0
    return out


def _as_though_unblocked(state: State, attacks: list[Attack]) -> Flow[list[Attack]]:
    """Blocked attackers that may assign their damage as though they weren't blocked: who assigns it decides now."""
    entries = Now(state).index.clauses.get(MayAssignUnblocked, ())
    if not entries:
        return attacks
    out: list[Attack] = []
    for a in attacks:
        may = a.blocked and a.defender and any(_may_ignore_blockers(state, e, a.attacker) for e in entries)
        if may:
            player = _assigns(Now(state), a)
            if yes((yield YesNo(player, Purpose.MAY, a.attacker, "assign damage as though it weren't blocked"))):
                out.append(Attack(a.attacker, a.defender, a.defending_player))
                continue
        out.append(a)
    return out


def _may_ignore_blockers(state: State, entry: StaticEntry, attacker: ObjectId) -> bool:
    look = Now(state)
    said = entry.predicate
    assert isinstance(said, MayAssignUnblocked)
    return condition_holds(look, entry, attacker) and matches(look, said.what, attacker, entry.ctx)


def _attacker(state: State, attack: Attack, assigned: Assigned) -> Flow[None]:
    source = attack.attacker
    look = Now(state)
    amount = power(look, source)
    if not attack.blocked:
        if attack.defender:  # CR 510.1b, unblocked: to what it attacks, if that is still there (506.4c)
            assigned.append((source, attack.defender, amount))
        return
    # CR 510.1c, blocked: to the creatures that block it, none if there are none left
    yield from _divide(_assigns(look, attack), source, amount, attack.blockers, assigned)


def _assigns(look: Look, attack: Attack) -> PlayerId:
    """CR 510.1c, 702.22j: the player who chooses how the blocked attacker's damage is assigned."""
    banding = _forms_bands(look, attack.blockers)
    return attack.defending_player if banding else look.controller(attack.attacker)


def _blocker(state: State, blocker: ObjectId, player: PlayerId, assigned: Assigned) -> Flow[None]:
    """CR 510.1d: to the creatures that it blocks; 702.22k: the active player divides it if one of these forms bands."""
    look = Now(state)
    amount = power(look, blocker)
    if amount > 0:
        blocked = tuple(a.attacker for a in state.combat or () if blocker in a.blockers)
        if len(blocked) > 1 and _forms_bands(look, blocked):
            player = state.active
        yield from _divide(player, blocker, amount, blocked, assigned)


def _forms_bands(look: Look, ids: tuple[ObjectId, ...]) -> bool:
    """CR 702.22j-k: is one of the creatures that fight this one such that the other player divides its damage?"""
    return FormsBands in look.index.answers and any(has(look, FormsBands(i)) for i in ids)


def _divide(player: PlayerId, source: int, amount: int, among: tuple[int, ...], assigned: Assigned) -> Flow[None]:
    if len(among) == 1:
        assigned.append((source, among[0], amount))
    elif among:
        shares = pairs((yield Divide(player, Purpose.DAMAGE, amount, among, 0, source=source)))
        assigned.extend((source, to, n) for to, n in shares if n > 0)


def _with_excess(state: State, attack: Attack, assigned: Assigned, later: list[Attack]) -> Flow[None]:
    """CR 702.19b, d: lethal damage to all blockers first, the rest as its controller chooses among these and what it attacks."""
    look = Now(state)
    source = attack.attacker
    amount = power(look, source)
    if not attack.blockers:
        if attack.defender:
            assigned.append((source, attack.defender, amount))
        return
    if not attack.defender:
        yield from _divide(look.controller(source), source, amount, attack.blockers, assigned)
        return
    needs: list[tuple[int, int]] = []
    for b in attack.blockers:
        hoped = sum(power(look, a.attacker) for a in later if b in a.blockers)
        needs.append((b, max(0, lethal(look, b, source, assigned) - hoped)))
    if sum(n for _, n in needs) >= amount and len(attack.blockers) == 1:
        assigned.append((source, attack.blockers[0], amount))  # nothing can be left over
        return
    choice = Divide(
        look.controller(source),
        Purpose.DAMAGE,
        amount,
        (*attack.blockers, attack.defender),
        0,
        tuple(needs),
        attack.defender,
        source,
    )
    shares = pairs((yield choice))
    assigned.extend((source, to, n) for to, n in shares if n > 0)


def lethal(look: Look, blocker: ObjectId, source: ObjectId, assigned: Assigned) -> int:
    """How much `source` must assign for lethal damage: what is marked already and what others assign in this step count (702.19b),
    and any damage from some sources is enough (702.2c)."""
    left = lethal_damage(look, blocker) - look.object(blocker).damage
    for other, to, n in assigned:
        if to == blocker and other != source:
            if has(look, DealsLethalWithAny(other)):
                return 0
            left -= n
    if left > 1 and has(look, DealsLethalWithAny(source)):
        return 1
    return max(0, left)


def _lethal_first(look: Look, attack: Attack, assigned: Assigned) -> bool:
    """CR 510.1e: over the whole assignment, did all blockers get lethal damage if what it attacks gets any from this attacker?"""
    source = attack.attacker
    if not attack.defender or not any(s == source and to == attack.defender for s, to, _ in assigned):
        return True
    for blocker in attack.blockers:
        own = sum(n for s, to, n in assigned if s == source and to == blocker)
        if own < lethal(look, blocker, source, assigned):
            return False
    return True
