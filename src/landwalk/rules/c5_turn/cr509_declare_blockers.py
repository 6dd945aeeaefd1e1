"""CR 509, the declare blockers step: the declaration as a turn-based action, and the reasons why one isn't legal."""

from __future__ import annotations

from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import DeclareBlockers, Pass
from landwalk.kernel.events import BlockersDeclared
from landwalk.kernel.flow import Flow, pairs
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import Attack, State
from landwalk.rules.c1_concepts.cr101_restrictions import reason
from landwalk.rules.c5_turn.cr508_fight_costs import BLOCKING, bill, pay, unpayable
from landwalk.rules.c5_turn.cr509_block_rules import Board, Pairs, board, pair_reasons
from landwalk.rules.c5_turn.cr509_most_requirements import most
from landwalk.rules.c7_additional.cr733_illegal_actions import reverse
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason


def possible_blockers(state: State, player: PlayerId) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """(creature, attackers that it could block) for each creature of a defending player that could block."""
    return tuple(board(state, player).options.items())


def can_block(look: Look, blocker: ObjectId, attacker: ObjectId, player: PlayerId) -> bool:
    """May this creature of the defending player block that attacker, as far as pairs go (509.1a-b)?"""
    return not why_not_block(look, blocker, attacker, player)


def block_reasons(state: State, player: PlayerId, declaration: Pairs) -> list[Reason]:
    """Why this declaration of (blocker, attacker) pairs isn't legal for this defending player; [] if it is (509.1a-c)."""
    return declaration_reasons(board(state, player), declaration)


def declaration_reasons(table: Board, declaration: Pairs, maximum: int = -1) -> list[Reason]:
    """The same, measured by a board that is worked out already; maximum: of requirements that can be obeyed (-1: not known yet)."""
    look = table.look
    out: list[Reason] = []
    count: dict[int, int] = {}
    for blocker, attacker in declaration:
        count[blocker] = count.get(blocker, 0) + 1
        if attacker not in table.options.get(blocker, ()):
            out += why_not_block(look, blocker, attacker, table.player)
    if out:
        return out
    for blocker, n in count.items():
        if n > table.capacity.get(blocker, 1):
            out.append(Reason("509.1a", "{0} can't block so many creatures", (blocker,)))
    if len(count) == 1 and declaration[0][0] in table.alone:
        blocker = declaration[0][0]
        out.append(reason("509.1b", table.alone[blocker], blocker))
    for attacker in table.attackers:
        if attacker in table.fussy:
            blockers = tuple(b for b, a in declaration if a == attacker)
            if blockers:
                out += table.set_reasons(attacker, blockers)
    out += unpayable(look.state, table.player, bill(look, BLOCKING, declaration), (), "509.1d")
    if out or not table.requirements:
        return out
    disobeyed = [r for r in table.requirements if not r.obeyed(declaration)]
    if disobeyed:
        if maximum < 0:
            maximum, _ = most(table)
        if len(table.requirements) - len(disobeyed) < maximum:
            # CR 509.1c, as many requirements as possible must be obeyed
            for r in disobeyed:
                if len(r.blockers) == 1:
                    out.append(Reason("509.1c", "{0} must block if able, says {1}", (r.blockers[0], r.holder)))
                else:
                    out.append(Reason("509.1c", "{0} must be blocked if able, says {1}", (r.attackers[0], r.holder)))
    return out


def why_not_block(look: Look, blocker: ObjectId, attacker: ObjectId, player: PlayerId) -> list[Reason]:
    """All reasons why this creature can't block that attacker, the plainest first; [] if it can, as far as pairs go."""
    state = look.state
    if blocker not in state.battlefield:
        return [Reason("509.1a", "{0} isn't on the battlefield", (blocker,))]
    chars = look.get(blocker)
    out: list[Reason] = []
    if chars.controller != player:
        out.append(Reason("509.1a", "{0} isn't controlled by {1}", (blocker, player)))
    if CardType.CREATURE not in chars.types:
        out.append(Reason("506.3", "{0} isn't a creature", (blocker,)))
    if CardType.BATTLE in chars.types:
        out.append(Reason("509.1a", "{0} is a battle", (blocker,)))
    if state.objects[blocker].tapped:
        out.append(Reason("509.1a", "{0} is tapped", (blocker,)))
    attack = next((a for a in state.combat or () if a.attacker == attacker), None)
    if attack is None:
        return [*out, Reason("509.1a", "{0} isn't attacking", (attacker,))]
    if attack.defending_player != player:
        out.append(Reason("509.1a", "{0} isn't attacking {1}", (attacker, player)))
    return out + pair_reasons(look, blocker, attacker, player)


# --- the declaration ---------------------------------------------------------------------------------


def declare_blockers(state: State) -> Flow[None]:
    """The turn-based action of 509.1: each defending player in turn order (802.4). Nobody is asked when no creature could block."""
    for player in state.players_from(state.active):
        if any(a.defending_player == player for a in state.combat or ()):
            yield from _declare(state, player)


def _declare(state: State, player: PlayerId) -> Flow[None]:
    table = board(state, player)
    declaration: Pairs = ()
    if table.options:
        options = tuple(table.options.items())
        maximum, proposal = most(table)
        choice = DeclareBlockers(player, options, proposal)
        while True:
            declaration = pairs((yield choice))
            wrong = declaration_reasons(table, declaration, maximum)
            if not wrong and (yield from _pay(state, player, declaration)):
                break
            choice = DeclareBlockers(player, options, proposal)
            choice.text = wrong[0].key if wrong else "509.1f"
    joined = _joined(state, player, declaration)
    yield BlockersDeclared(player, declaration, _blocked(state, player, declaration + joined), joined)


def _pay(state: State, player: PlayerId, declaration: Pairs) -> Flow[bool]:
    """CR 509.1d-f. False: the costs weren't paid, and the game is as it was before (733.1)."""
    due = bill(Now(state), BLOCKING, declaration)
    if not due.costs:
        return True
    mark = state.clone()
    if (yield from pay(state, player, due)):
        return True
    yield from reverse(state, player, Pass(), mark)
    return False


def _joined(state: State, player: PlayerId, declaration: Pairs) -> Pairs:
    """CR 702.22h: the attackers that become blocked by a creature because one of their band does, as (blocker, attacker) pairs."""
    banded = [a for a in state.combat or () if a.band and a.defending_player == player]
    if not banded:
        return ()
    out: list[tuple[int, int]] = []
    for blocker, attacker in declaration:
        band = next((a.band for a in banded if a.attacker == attacker), 0)
        for a in banded:
            pair = (blocker, a.attacker)
            if a.band == band and pair not in declaration and pair not in out:
                out.append(pair)
    return tuple(out)


def _blocked(state: State, player: PlayerId, declaration: Pairs) -> tuple[Attack, ...]:
    """CR 509.1g-h: the records with the new blockers; an attacker with at least one is blocked, and stays so."""
    out: list[Attack] = []
    for a in state.combat or ():
        blockers = tuple(b for b, attacker in declaration if attacker == a.attacker)
        if blockers and a.defending_player == player:
            out.append(
                Attack(a.attacker, a.defender, a.defending_player, a.blockers + blockers, blocked=True, band=a.band)
            )
        else:
            out.append(a)
    return tuple(out)
