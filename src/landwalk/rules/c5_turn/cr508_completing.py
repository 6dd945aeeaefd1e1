"""CR 508.1c-d, declarations one attacker at a time: which ones, begun like this, can be completed to a legal declaration.

Restrictions on single creatures are in the board's options already. What is left are requirements, each about one creature, company that
a creature needs, and costs, which only grow with more attackers. So the smallest declaration that holds what was begun, what is required
and company is the one that can be legal if any is.
"""

from __future__ import annotations

from landwalk.abilities.combat import FightCost
from landwalk.rules.c5_turn.cr508_declare_attackers import Board, Pairs, declaration_reasons
from landwalk.rules.look import Look


def anything_goes(look: Look, table: Board) -> bool:
    """Is every set of the board's options legal: no requirement, no need of company, no cost?"""
    return not table.requirements and not table.company and FightCost not in look.index.clauses


def completed(look: Look, table: Board, begun: Pairs) -> Pairs | None:
    """A legal declaration that begins with these pairs, with as few attackers more as possible; None if there is none."""
    if anything_goes(look, table):
        return begun
    taken = dict(begun)
    out = list(begun)
    for creature in table.freely():
        most, defender = table.best(creature)
        if not most:
            continue
        if creature not in taken:
            out.append((creature, defender))
        elif table.obeyed(creature, taken[creature]) < most:
            return None
    return _with_company(look, table, tuple(out))


def _with_company(look: Look, table: Board, declaration: Pairs) -> Pairs | None:
    need = max((table.company[c][0] for c, _ in declaration if c in table.company), default=0)
    if len(declaration) >= need:
        return None if declaration_reasons(look, table, declaration) else declaration
    taken = dict(declaration)
    able = table.together()
    for options in (table.free, table.options):  # what costs nothing first
        for creature in able:
            for defender in options.get(creature, ()) if creature not in taken else ():
                found = _with_company(look, table, (*declaration, (creature, defender)))
                if found is not None:
                    return found
    return None
