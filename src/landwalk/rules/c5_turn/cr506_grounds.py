"""CR 508.1 and 509.1, the other way round: what makes a single attack or block legal, and why the evasion of an attacker doesn't count."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.effect import AsThough
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.as_though import saying_so
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.c5_turn import cr508_declare_attackers as cr508
from landwalk.rules.c5_turn import cr509_block_rules as rules
from landwalk.rules.c5_turn.cr508_fight_costs import ATTACKING, costs_of, entries_for
from landwalk.rules.c5_turn.cr509_declare_blockers import why_not_block
from landwalk.rules.clauses import applies_to
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import (
    KEYWORDS,
    AttacksWithoutTapping,
    CanBlock,
    IgnoresSummoningSickness,
    Reason,
    grounds,
    has,
)


def why_attack(state: State, creature: ObjectId, defender: int) -> list[Reason]:
    """What lets this creature attack this player, planeswalker or battle; [] if it can't."""
    look = Now(state)
    table = cr508.board(state)
    if cr508.why_not_attack(look, table, creature, defender):
        return []
    player = look.get(creature).controller
    out = [Reason("508.1a", "{0} is an untapped creature that {1} controls", (creature, player))]
    if has(look, IgnoresSummoningSickness(creature)) and state.objects[creature].since >= state.turn:
        out += grounds(look, IgnoresSummoningSickness(creature))
    elif not summoning_sick(look, creature, "attack"):
        out.append(Reason("302.6", "{1} has controlled {0} since the turn began", (creature, player)))
    if has(look, AttacksWithoutTapping(creature)):
        out += grounds(look, AttacksWithoutTapping(creature))
    out += _as_though_attacking(look, creature)
    out.append(Reason("508.1c", "no effect says that {0} can't attack {1}", (creature, defender)))
    for entry in entries_for(look, ATTACKING, creature, defender):
        out.append(Reason("508.1h", "{1} asks for a cost: {2}", (creature, entry.holder), costs_of(look, [entry])[0]))
    return out


def _as_though_attacking(look: Look, creature: ObjectId) -> list[Reason]:
    """CR 609.4: effects by which it attacks as though it had or didn't have an ability."""
    out: list[Reason] = []
    for entry in look.index.clauses.get(AsThough, ()):
        said = entry.predicate
        assert isinstance(said, AsThough)
        if said.verb.removesuffix("_turn") == "attack" and applies_to(look, entry, creature):
            key = "{1} lets {0} attack as though it didn't have {2}"
            if said.have == "had":
                key = "{1} lets {0} attack as though it had {2}"
            out.append(Reason("609.4", key, (creature, entry.holder), (said.keyword,)))
    return out


def why_block(state: State, blocker: ObjectId, attacker: ObjectId) -> list[Reason]:
    """What lets this creature block that attacker, pair by pair, and why the attacker's abilities don't stop it; [] if it can't."""
    look = Now(state)
    player = look.get(blocker).controller
    if why_not_block(look, blocker, attacker, player):
        return []
    out = [Reason("509.1a", "{0} is an untapped creature that {1} controls", (blocker, player))]
    out += _harmless(look, blocker, attacker, player)
    sets = rules.board(state, player)
    alone = sets.set_reasons(attacker, (blocker,))
    if alone:
        return out + alone
    out.append(Reason("509.1b", "no effect says that {0} can't block {1}", (blocker, attacker)))
    return out


def _harmless(look: Look, blocker: ObjectId, attacker: ObjectId, player: PlayerId) -> list[Reason]:
    """Why evasion abilities of the attacker don't stop this block, as far as anything is to be said about it."""
    out: list[Reason] = []
    seen: list[KeywordAbility] = []
    for inst in look.get(attacker).abilities:
        keyword = inst.tree
        if not isinstance(keyword, KeywordAbility) or keyword in seen:
            continue
        meaning = KEYWORDS.get(keyword.name)
        if meaning is None or CanBlock not in meaning.answers:
            continue
        seen.append(keyword)
        ignored = _ignored(look, blocker, attacker, keyword)
        out += ignored
        excuse = meaning.hooks.get("no_evasion")
        if callable(excuse) and not ignored:
            found = excuse(look, attacker, keyword, CanBlock(blocker, attacker, player))
            if isinstance(found, Reason):
                out.append(found)
    return out


def _ignored(look: Look, blocker: ObjectId, attacker: ObjectId, keyword: KeywordAbility) -> list[Reason]:
    """CR 609.4: the effects by which the block is made as though the attacker didn't have the ability."""
    entries = saying_so(look, "be_blocked", attacker, keyword, "didnt_have")
    entries += saying_so(look, "block", blocker, keyword, "didnt_have")
    key = "{1} lets {0} be blocked as though it didn't have {2}"
    return [Reason("609.4", key, (attacker, e.holder), (keyword,), ((attacker, "abilities"),)) for e in entries]
