"""Combat as the heuristic bot simulates it: who would win which block, and what an attack costs."""

from __future__ import annotations

from landwalk.agents.heuristic.values import creature_value
from landwalk.rules.look import Look
from landwalk.rules.questions import (
    CanBlock,
    DealsDamageTwice,
    DealsFirstStrikeDamage,
    DealsLethalWithAny,
    has,
    reasons,
)


class Fighter:
    """A creature reduced to what matters in combat."""

    __slots__ = ("deathtouch", "first", "id", "power", "toughness", "twice", "value")

    def __init__(self, look: Look, id_: int) -> None:
        chars = look.get(id_)
        self.id = id_
        self.power = max(0, chars.power or 0)
        self.toughness = (chars.toughness or 0) - look.object(id_).damage
        self.first = has(look, DealsFirstStrikeDamage(id_))
        self.twice = has(look, DealsDamageTwice(id_))
        self.deathtouch = has(look, DealsLethalWithAny(id_))
        self.value = creature_value(look, id_)

    def kills(self, other: Fighter) -> bool:
        """Would its damage destroy the other?"""
        return self.power >= other.toughness or (self.deathtouch and self.power > 0)


def duel(a: Fighter, b: Fighter) -> tuple[bool, bool]:
    """(a dies, b dies) when one blocks the other, with first strike."""
    a_kills, b_kills = a.kills(b), b.kills(a)
    a_first = a.first or a.twice
    b_first = b.first or b.twice
    if a_first and not b_first and a_kills:
        return False, True
    if b_first and not a_first and b_kills:
        return True, False
    return b_kills, a_kills


def gain_by_pump(look: Look, one: int, other: int, power: int, toughness: int) -> float:
    """What +power/+toughness on `one` changes in its fight with `other`: the value saved and the value destroyed."""
    me, foe = Fighter(look, one), Fighter(look, other)
    i_died, foe_died = duel(me, foe)
    me.power += power
    me.toughness += toughness
    i_die, foe_dies = duel(me, foe)
    saved = me.value if i_died and not i_die else 0.0
    destroyed = foe.value if foe_dies and not foe_died else 0.0
    return saved + destroyed


def able_blockers(look: Look, attacker: int, blockers: list[int], defender: int) -> list[int]:
    """The blockers that may block this attacker, pair by pair."""
    return [b for b in blockers if not reasons(look, CanBlock(b, attacker, defender))]


def choose_attackers(look: Look, me: int, opponent: int, options: list[int], life: int, their_life: int) -> list[int]:
    """The creatures to attack with: all that win or can't be stopped, and everybody if that kills."""
    theirs = [i for i in look.controlled(opponent) if look.get(i).is_creature]
    blockers = [i for i in theirs if not look.object(i).tapped]
    fighters = {i: Fighter(look, i) for i in (*options, *theirs)}
    can = {a: able_blockers(look, a, blockers, opponent) for a in options}
    if _lethal(options, fighters, can, their_life, len(blockers)):
        return options
    chosen = [a for a in options if fighters[a].power > 0 and _worth(fighters[a], [fighters[b] for b in can[a]])]
    return _keep_home(look, me, chosen, theirs, fighters, life)


def _lethal(
    options: list[int], fighters: dict[int, Fighter], can: dict[int, list[int]], life: int, blockers: int
) -> bool:
    """Would an attack with all kill even if the largest blockable ones are blocked?"""
    free = sum(fighters[a].power for a in options if not can[a])
    blocked = sorted((fighters[a].power for a in options if can[a]), reverse=True)
    return free + sum(blocked[blockers:]) >= life


def _worth(attacker: Fighter, blockers: list[Fighter]) -> bool:
    """No block is good for the defender: each loses more than the attacker is worth, or can't hurt it."""
    for b in blockers:
        a_dies, b_dies = duel(attacker, b)
        if a_dies and (not b_dies or b.value < attacker.value - 0.5):
            return False
    if len(blockers) > 1:
        # Two together: would they kill it while it kills at most one of them?
        total = sum(sorted((b.power for b in blockers), reverse=True)[:2])
        best = max(b.value for b in blockers)
        if total >= attacker.toughness and attacker.value > best + 1:
            return False
    return True


def _keep_home(
    look: Look, me: int, chosen: list[int], theirs: list[int], fighters: dict[int, Fighter], life: int
) -> list[int]:
    """Takes attackers back while the counterattack would kill."""
    mine = [i for i in look.controlled(me) if look.get(i).is_creature]
    chosen = sorted(chosen, key=lambda a: fighters[a].power, reverse=True)
    while chosen:
        home = len([i for i in mine if i not in chosen and not look.object(i).tapped])
        powers = sorted((fighters[t].power for t in theirs), reverse=True)
        if sum(powers[home:]) < life:
            break
        chosen.pop()
    return chosen


def choose_blocks(look: Look, options: list[tuple[int, tuple[int, ...]]], me: int, life: int) -> list[tuple[int, int]]:
    """(blocker, attacker) pairs: good blocks first, trades when worth it, chump blocks only against death."""
    attackers = [a.attacker for a in look.state.combat or () if a.defending_player == me]
    fighters = {i: Fighter(look, i) for i in (*attackers, *(b for b, _ in options))}
    free = {b: set(possible) for b, possible in options}
    blocks: list[tuple[int, int]] = []
    left = sorted(attackers, key=lambda a: fighters[a].value, reverse=True)
    incoming = sum(fighters[a].power for a in attackers)
    danger = incoming >= life
    for a in list(left):
        best = _best_block(fighters, a, [b for b in free if a in free[b]], danger)
        if best is not None:
            blocks.append((best, a))
            del free[best]
            left.remove(a)
    for a in list(left):
        pair = _best_pair(fighters, a, [b for b in free if a in free[b]])
        if pair is not None:
            blocks += [(b, a) for b in pair]
            for b in pair:
                del free[b]
            left.remove(a)
    unblocked = sum(fighters[a].power for a in left)
    for a in sorted(left, key=lambda a: fighters[a].power, reverse=True):
        if unblocked < life:
            break
        able = [b for b in free if a in free[b]]
        if able:
            chump = min(able, key=lambda b: fighters[b].value)
            blocks.append((chump, a))
            del free[chump]
            unblocked -= fighters[a].power
    return blocks


def _best_block(fighters: dict[int, Fighter], attacker: int, able: list[int], danger: bool) -> int | None:  # noqa: FBT001
    best: int | None = None
    score = 0.0
    foe = fighters[attacker]
    for b in able:
        me = fighters[b]
        foe_dies, i_die = duel(foe, me)
        if foe_dies and not i_die:
            s = 10 + foe.value - 0.1 * me.value
        elif foe_dies and i_die:
            s = foe.value - me.value + (2.0 if danger else 0.0)
        elif not i_die:
            s = 1.0 + 0.1 * foe.power
        else:
            s = -1.0
        if s > score:
            best, score = b, s
    return best


def _best_pair(fighters: dict[int, Fighter], attacker: int, able: list[int]) -> tuple[int, int] | None:
    """Two blockers that kill an attacker together, if that costs less than it is worth."""
    foe = fighters[attacker]
    best: tuple[int, int] | None = None
    score = 0.0
    for i, first in enumerate(able):
        for second in able[i + 1 :]:
            a, b = fighters[first], fighters[second]
            kills = a.power + b.power >= foe.toughness or a.kills(foe) or b.kills(foe)
            if not kills or foe.first or foe.twice:
                continue
            lost = [f.value for f in (a, b) if foe.kills(f)]
            both = foe.power >= a.toughness + b.toughness or (foe.deathtouch and foe.power >= 2)
            cost = sum(lost) if both else max(lost, default=0.0)
            if foe.value - cost > score:
                best, score = (first, second), foe.value - cost
    return best
