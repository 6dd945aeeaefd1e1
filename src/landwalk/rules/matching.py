"""Does an object or player fit a noun phrase? Asked of a look, so the same filter serves now, inside a layer, and last known.

The determiner says how many and how chosen, which is the caller's business; cores and modifiers are matched here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.combat import BandedWith
from landwalk.abilities.context import Context
from landwalk.abilities.expansion import OriginallyPrinted
from landwalk.abilities.keyword_params import is_named
from landwalk.kernel.characteristics import COLOR_CODES, PERMANENT_TYPES, CardType, Characteristics, Supertype
from landwalk.kernel.node import Node
from landwalk.kernel.objects import CARD, Kind
from landwalk.kernel.zones import BATTLEFIELD, Zone
from landwalk.rules.c2_parts_of_a_card.cr206_expansions import originally_printed
from landwalk.rules.look import Look
from landwalk.rules.statuses import STATUS

_SUPERTYPES: Final = frozenset(Supertype)
_TYPES: Final = frozenset(CardType)


def matches(look: Look, phrase: Node, id_: int, ctx: Context) -> bool:
    """Does object or player `id_` fit the phrase (NounPhrase, target phrase, reference, player phrase, Both)?"""
    if type(phrase) is n.NounPhrase:
        if id_ < 0:
            return False
        return fits(look, phrase.cores, phrase.tail, id_, ctx)
    if isinstance(phrase, n.PlayerPhrase):
        return id_ < 0 and player_fits(look, phrase, id_, ctx)
    if isinstance(phrase, n.AnyTarget):
        return any_target(look, phrase, id_, ctx)
    if isinstance(phrase, n.PlayerOrPermanentTarget):
        if id_ < 0:
            return matches(look, phrase.players, id_, ctx)
        return fits(look, phrase.cores, (), id_, ctx)
    if isinstance(phrase, n.Both):
        return any(matches(look, part, id_, ctx) for part in phrase.parts)
    if isinstance(phrase, n.Damage):
        return True  # whatever the source of the damage
    from landwalk.rules.references import refer

    return id_ in refer(look, phrase, ctx)


def fits(look: Look, cores: tuple[n.Core, ...], tail: tuple[Node, ...], id_: int, ctx: Context) -> bool:
    """One of the cores and all modifiers."""
    for core in cores:
        if core_fits(look, core, id_, ctx):
            break
    else:
        return False
    for modifier in tail:
        if not MODIFIERS[type(modifier)](look, modifier, id_, ctx):
            return False
    return True


def core_fits(look: Look, core: n.Core, id_: int, ctx: Context) -> bool:
    chars = look.get(id_)
    noun = core.noun
    if noun is not n.Noun.TYPE and not _noun_fits(look, noun, chars, id_):
        return False
    types = chars.types
    for t in core.types:
        if t not in types:
            return False
    for t in core.subtypes:
        if t not in chars.subtypes and not _is_every_type(look, chars, t):
            return False
    for c in core.colors:
        if c not in chars.colors:
            return False
    for t in core.supertypes:
        if t not in chars.supertypes:
            return False
    for word in core.nons:
        if _has_word(chars, word):
            return False
    if core.any_types and not any(t in types or _has_word(chars, t) for t in core.any_types):
        return False
    if core.status:
        obj = look.object(id_)
        for status in core.status:
            if not STATUS[status](look, obj, chars, ctx):
                return False
    return True


def _is_every_type(look: Look, chars: Characteristics, subtype: str) -> bool:
    """A hook for looks that hold "every creature type" in a compact form; effective values have them all, so no."""
    return False


def _noun_fits(look: Look, noun: n.Noun, chars: Characteristics, id_: int) -> bool:
    obj = look.object(id_)
    if noun is n.Noun.CARD:
        return obj.kind is CARD
    if noun is n.Noun.PERMANENT:
        if obj.zone is BATTLEFIELD:
            return True
        # "permanent card", "permanent spell" (110.4b-c): by its types
        return any(t in PERMANENT_TYPES for t in chars.types)
    if noun is n.Noun.SPELL:
        return obj.zone is Zone.STACK and obj.kind is not Kind.ABILITY
    if noun is n.Noun.TOKEN:
        return obj.kind is Kind.TOKEN
    if noun is n.Noun.SOURCE:
        return True
    ability = obj.kind is Kind.ABILITY
    if noun is n.Noun.ABILITY:
        return ability
    if noun is n.Noun.SPELL_OR_ABILITY:
        return obj.zone is Zone.STACK
    from landwalk.abilities.ability import Triggered

    if not ability or obj.stack is None or obj.stack.inst is None:
        return False
    triggered = isinstance(obj.stack.inst.tree, Triggered) or obj.stack.way == "triggered"
    return triggered if noun is n.Noun.TRIGGERED else not triggered


def _has_word(chars: Characteristics, word: str) -> bool:
    """A word of a "non-" adjective: a colour letter, card type, supertype or subtype."""
    if word in COLOR_CODES:
        return word in chars.colors
    if word in _TYPES:
        return word in chars.types
    if word in _SUPERTYPES:
        return word in chars.supertypes
    return word in chars.subtypes


# --- modifiers ------------------------------------------------------------------------------------


def _players(look: Look, node: Node, ctx: Context) -> tuple[int, ...]:
    from landwalk.rules.references import players

    return players(look, node, ctx)


def _controlled(look: Look, m: n.Controlled, id_: int, ctx: Context) -> bool:
    return look.get(id_).controller in _players(look, m.by, ctx)


def _in_zone(look: Look, m: n.InZone, id_: int, ctx: Context) -> bool:
    obj = look.object(id_)
    if obj.zone is Zone.STACK and m.zone is not Zone.STACK and obj.previous in look.state.last_known:
        obj = look.object(obj.previous)  # "a spell from your graveyard" is one that was cast from there (601.2a)
    return obj.zone is m.zone and (m.whose is None or obj.owner in _players(look, m.whose, ctx))


def has_keyword(look: Look, id_: int, keyword: KeywordAbility) -> bool:
    return has_ability(look.get(id_), keyword)


def has_ability(chars: Characteristics, keyword: KeywordAbility) -> bool:
    """Has it an ability that a text means by this keyword?"""
    for inst in chars.abilities:
        tree = inst.tree
        if isinstance(tree, KeywordAbility) and tree.name == keyword.name and is_named(tree, keyword):
            return True
    return False


def _with_keyword(look: Look, m: n.WithKeyword, id_: int, ctx: Context) -> bool:
    assert isinstance(m.keyword, KeywordAbility)
    return has_keyword(look, id_, m.keyword)


def _without_keyword(look: Look, m: n.WithoutKeyword, id_: int, ctx: Context) -> bool:
    assert isinstance(m.keyword, KeywordAbility)
    return not has_keyword(look, id_, m.keyword)


def _with_counter(look: Look, m: n.WithCounter, id_: int, ctx: Context) -> bool:
    obj = look.object(id_)
    return obj.counter(m.kind) > 0 if m.kind else bool(obj.counters)


def compare(left: int, how: n.Compare, right: int) -> bool:
    if how is n.Compare.EQUAL:
        return left == right
    if how is n.Compare.AT_LEAST:
        return left >= right
    if how is n.Compare.AT_MOST:
        return left <= right
    return left > right if how is n.Compare.MORE else left < right


def stat(look: Look, which: n.Stat, id_: int) -> int:
    """Power, toughness, mana value or loyalty; what it doesn't have counts 0 (CR 208.3, 202.3a)."""
    chars = look.get(id_)
    if which is n.Stat.POWER:
        return chars.power or 0
    if which is n.Stat.TOUGHNESS:
        return chars.toughness or 0
    if which is n.Stat.LOYALTY:
        return look.object(id_).counter("loyalty")
    if which is n.Stat.POWER_AND_TOUGHNESS:
        return (chars.power or 0) + (chars.toughness or 0)
    return mana_value(look, id_)


def mana_value(look: Look, id_: int) -> int:
    """CR 202.3, with the announced X on the stack (202.3e)."""
    chars = look.get(id_)
    value = chars.mana_value
    obj = look.object(id_)
    card = obj.card
    if card is not None and chars.mana_cost is None and card.layout == "transform" and obj.face is not card.faces[0]:
        # CR 202.3b, 712.8c, e: of a back face the front's mana cost counts, unless it is copied
        cost = card.faces[0].mana_cost
        return 0 if cost is None or chars.name != obj.face.name else cost.mana_value
    if obj.stack is not None and obj.zone is Zone.STACK and obj.stack.x > 0 and chars.mana_cost is not None:
        value += obj.stack.x * chars.mana_cost.x_count
    return value


def _with_stat(look: Look, m: n.WithStat, id_: int, ctx: Context) -> bool:
    from landwalk.rules.values import amount

    return compare(stat(look, m.stat, id_), m.compare, amount(look, m.amount, ctx))


def _named(look: Look, m: n.Named, id_: int, ctx: Context) -> bool:
    # CR 201.5: after "named" the card's own name is the name, not the object.
    name = look.get(ctx.source).name if m.name == "~" else m.name
    return look.get(id_).name == name


def _originally_printed(look: Look, m: OriginallyPrinted, id_: int, ctx: Context) -> bool:
    # CR 206.3: it is a question of the name alone, whatever its card looks like
    return look.get(id_).name in originally_printed(m.expansion)


def _banded_with(look: Look, m: BandedWith, id_: int, ctx: Context) -> bool:
    attack = look.attack_of(id_)
    if attack is None or not attack.band:
        return False
    others = (a.attacker for a in look.state.combat or () if a.band == attack.band and a is not attack)
    return any(matches(look, m.what, other, ctx) for other in others)


def chosen_value(look: Look, ctx: Context, what: n.Choice) -> str | int | None:
    """The last thing of this kind that the source's ability chose (607.2d)."""
    for key, value in reversed(look.object(ctx.source).chosen):
        if key.endswith(what):
            return value
    return None


def _of_chosen(look: Look, m: n.OfChosen, id_: int, ctx: Context) -> bool:
    value = chosen_value(look, ctx, m.what)
    if value is None:
        return False
    chars = look.get(id_)
    if m.what is n.Choice.COLOR:
        return value in chars.colors
    if m.what is n.Choice.CARD_NAME:
        return chars.name == value
    if m.what is n.Choice.CARD_TYPE:
        return value in chars.types
    if m.what in (n.Choice.PLAYER, n.Choice.OPPONENT):
        return chars.controller == value
    if m.what is n.Choice.NUMBER:
        return mana_value(look, id_) == value
    return value in chars.subtypes


def _attached(look: Look, m: n.Attached, id_: int, ctx: Context) -> bool:
    to = look.object(id_).attached_to
    if to == 0 and isinstance(m.to, (n.It, n.That)):
        from landwalk.rules.history import left_behind_by

        to = left_behind_by(look, id_)  # CR 608.2h, what was attached to something that is gone, as it last was
    return to != 0 and matches(look, m.to, to, ctx)


def _targeting(look: Look, m: n.Targeting, id_: int, ctx: Context) -> bool:
    info = look.object(id_).stack
    return info is not None and any(matches(look, m.what, t, ctx) for group in info.targets for t in group)


def _blocking(look: Look, m: n.Blocking, id_: int, ctx: Context) -> bool:
    for attack in look.state.combat or ():
        if m.relation == "blocking":
            if id_ in attack.blockers and matches(look, m.what, attack.attacker, ctx):
                return True
        elif attack.attacker == id_ and any(matches(look, m.what, b, ctx) for b in attack.blockers):
            return True
    return False


def _attacking_whom(look: Look, m: n.AttackingWhom, id_: int, ctx: Context) -> bool:
    attack = look.attack_of(id_)
    if attack is None:
        return False
    if attack.defender in _players(look, m.whom, ctx):
        return True
    return m.planeswalkers != "no" and attack.defending_player in _players(look, m.whom, ctx)


def _happened(look: Look, m: n.HappenedThisTurn, id_: int, ctx: Context) -> bool:
    from landwalk.rules.history import happened_to

    return happened_to(look, m.what, id_)


def _share(look: Look, m: n.ShareType, id_: int, ctx: Context) -> bool:
    return _shares(look, m, id_, ctx) == (m.negated == "shares")


def _shares(look: Look, m: n.ShareType, id_: int, ctx: Context) -> bool:
    from landwalk.rules.references import refer

    mine = look.get(id_)
    another = isinstance(m.with_, n.NounPhrase) and n.Status.OTHER in m.with_.cores[0].status
    for other in refer(look, m.with_, ctx):
        if another and other == id_:
            continue  # "with another creature": not with itself
        theirs = look.get(other)
        if m.what is n.Choice.COLOR and mine.colors & theirs.colors:
            return True
        if m.what is n.Choice.CARD_TYPE and mine.types & theirs.types:
            return True
        if m.what is n.Choice.CARD_NAME and mine.name == theirs.name:
            return True
        if m.what is n.Choice.CREATURE_TYPE and _creature_types(mine) & _creature_types(theirs):
            return True
    return False


def _creature_types(chars: Characteristics) -> frozenset[str]:
    """The subtypes that go with creature and kindred (CR 205.3m): on an object of several types, those that are creature types."""
    from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import creature_types

    return creature_types(chars)


def _on_top(look: Look, m: n.OnTop, id_: int, ctx: Context) -> bool:
    return any(id_ in look.state.zone_ids(Zone.LIBRARY, player)[:1] for player in _players(look, m.whose, ctx))


#: Modifier class -> the zone that its words speak of, if that isn't said otherwise.
WHERE: Final[dict[type[Node], Zone]] = {}
Test = Callable[[Look, Node, int, Context], bool]
#: Modifier class -> its test. Keyword and action files may add modifiers of their own.
MODIFIERS: Final[dict[type[Node], Test]] = {
    n.Controlled: _controlled,  # type: ignore[dict-item]
    n.NotControlled: lambda look, m, id_, ctx: look.get(id_).controller not in _players(look, m.by, ctx),  # type: ignore[attr-defined]
    n.Owned: lambda look, m, id_, ctx: look.owner(id_) in _players(look, m.by, ctx),  # type: ignore[attr-defined]
    n.InZone: _in_zone,  # type: ignore[dict-item]
    n.WithKeyword: _with_keyword,  # type: ignore[dict-item]
    n.WithoutKeyword: _without_keyword,  # type: ignore[dict-item]
    n.WithCounter: _with_counter,  # type: ignore[dict-item]
    n.WithStat: _with_stat,  # type: ignore[dict-item]
    n.Named: _named,  # type: ignore[dict-item]
    n.OfChosen: _of_chosen,  # type: ignore[dict-item]
    n.Attached: _attached,  # type: ignore[dict-item]
    n.Targeting: _targeting,  # type: ignore[dict-item]
    n.Blocking: _blocking,  # type: ignore[dict-item]
    n.AttackingWhom: _attacking_whom,  # type: ignore[dict-item]
    n.HappenedThisTurn: _happened,  # type: ignore[dict-item]
    n.AmongLast: lambda look, m, id_, ctx: id_ in ctx.last,
    n.OnTop: _on_top,  # type: ignore[dict-item]
    n.ShareType: _share,  # type: ignore[dict-item]
    OriginallyPrinted: _originally_printed,  # type: ignore[dict-item]
    BandedWith: _banded_with,  # type: ignore[dict-item]
}


# --- players, any target ---------------------------------------------------------------------------


def player_fits(look: Look, phrase: n.PlayerPhrase, player: int, ctx: Context) -> bool:
    """Does the player fit, as a target or in an event ("a player", "an opponent", "target opponent")?"""
    who = phrase.who
    if not look.state.players[player].in_game:
        return False
    if who in (n.Who.TARGET_PLAYER, n.Who.A_PLAYER, n.Who.EACH_PLAYER):
        return True
    if who in (n.Who.TARGET_OPPONENT, n.Who.AN_OPPONENT, n.Who.EACH_OPPONENT, n.Who.EACH_OTHER_PLAYER):
        return player != ctx.you
    return player in _players(look, phrase, ctx)


_ANY_TARGET_TYPES: Final = (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE)


def any_target(look: Look, phrase: n.AnyTarget, id_: int, ctx: Context) -> bool:
    """CR 115.4."""
    if id_ < 0:
        return look.state.players[id_].in_game
    if n.Status.OTHER in phrase.status and id_ in (ctx.source, ctx.subject):
        return False
    if look.object(id_).zone is not BATTLEFIELD:
        return False
    types = look.get(id_).types
    return any(t in types for t in _ANY_TARGET_TYPES)


def default_zone(cores: tuple[n.Core, ...], tail: tuple[Node, ...]) -> Zone:
    """Where a phrase's objects are when it names no zone: a "card" needs a zone, a "spell" is on the stack (109.2)."""
    for m in tail:
        if isinstance(m, n.InZone):
            return m.zone
        if isinstance(m, n.OnTop):
            return Zone.LIBRARY
        if type(m) in WHERE:
            return WHERE[type(m)]
    noun = cores[0].noun
    if noun in (n.Noun.SPELL, n.Noun.ABILITY, n.Noun.ACTIVATED, n.Noun.TRIGGERED, n.Noun.SPELL_OR_ABILITY):
        return Zone.STACK
    return Zone.EXILE if n.Status.SUSPENDED in cores[0].status else BATTLEFIELD  # CR 702.62b


def zones_of(cores: tuple[n.Core, ...], tail: tuple[Node, ...]) -> tuple[Zone, ...]:
    """All zones in which objects of the phrase may be: "spell or permanent" has two (109.2)."""
    first = default_zone(cores, tail)
    if len(cores) == 1:
        return (first,)
    out = [first]
    for core in cores[1:]:
        zone = default_zone((core,), tail)
        if zone not in out:
            out.append(zone)
    return tuple(out)


def candidates(look: Look, phrase: n.NounPhrase, ctx: Context) -> list[int]:
    """All objects that fit the phrase, in zone order (battlefield: order of entering)."""
    cores, tail = phrase.cores, phrase.tail
    out: list[int] = []
    for zone in zones_of(cores, tail):
        if zone is BATTLEFIELD:
            ids: tuple[int, ...] = look.battlefield()
        else:
            from landwalk.rules.index import zone_objects

            ids = zone_objects(look.state, zone)
        out += [i for i in ids if fits(look, cores, tail, i, ctx)]
    return out
