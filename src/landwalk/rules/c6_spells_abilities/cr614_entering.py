"""CR 614.1c-d, 614.12: "enters tapped", "enters with counters", "enters as a copy", "as ~ enters, choose ...", and the counters that
planeswalkers, battles and Sagas enter with (306.5b, 310.4b, 714.3a)."""

from __future__ import annotations

from landwalk.abilities import noun as n
from landwalk.abilities.context import Context
from landwalk.abilities.effect import AsEnters, Choose, Enter, PutCounters
from landwalk.kernel import events as e
from landwalk.kernel.characteristics import BASIC_LAND_TYPES, CardType
from landwalk.kernel.choices import ChooseNumber, ChooseObjects, ChooseOptions, Purpose, YesNo
from landwalk.kernel.flow import Flow, number, objects, options, yes
from landwalk.kernel.node import Node
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import (
    COPY,
    After,
    AsItEnters,
    Replacement,
    enters,
)
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.matching import candidates
from landwalk.rules.values import amount


def enter(entry: StaticEntry, predicate: Enter, key: str) -> Replacement:
    """ "Enters tapped / with counters / as a copy of ..."."""

    def apply(state: State, event: e.Event, after: After) -> Flow[list[e.Event]]:
        yield from _enter(state, event, entry, predicate)
        return [event]

    if predicate.copy_of is not None:
        return Replacement(key, apply, COPY, source=entry.holder)  # CR 616.1c
    asks = predicate.unless_costs or predicate.may != "must"
    return Replacement(key, apply, kind="" if asks else "enters", source=entry.holder)


def _facts(event: e.Event) -> e.Entry:
    entering = enters(event)
    assert entering is not None
    assert entering.entry is not None
    return entering.entry


def _enter(state: State, event: e.Event, entry: StaticEntry, predicate: Enter) -> Flow[None]:
    facts = _facts(event)
    player = facts.controller
    if predicate.unless_costs:
        from landwalk.rules.c1_concepts import cr118_costs

        payer = Context(entry.holder, player, key=entry.ctx.key)
        if cr118_costs.can_pay(Now(state), player, predicate.unless_costs, payer):
            if yes((yield YesNo(player, Purpose.PAY, _shown(event), predicate))):
                if (yield from cr118_costs.pay(state, player, predicate.unless_costs, payer)):
                    return
    if predicate.copy_of is not None:
        yield from _as_a_copy(state, event, entry, predicate)
        return
    if predicate.may != "must" and not yes((yield YesNo(player, Purpose.MAY, _shown(event), predicate))):
        return
    if predicate.tapped == "tapped":
        facts.tapped = True
    if predicate.counters:
        entering = enters(event)
        assert entering is not None
        look = AsItEnters(state, entering)
        ctx = entry.ctx.clone()
        for counters in predicate.counters:
            assert isinstance(counters, PutCounters)
            put(facts, counters.kind, amount(look, counters.amount, ctx))


def _shown(event: e.Event) -> ObjectId:
    """The object that a player sees when asked about something that enters: where it still is."""
    return event.object if isinstance(event, e.ZoneChange) else 0


def put(facts: e.Entry, kind: str, number_: int) -> None:
    """Adds counters that the object will enter with (122.6a)."""
    if number_ <= 0:
        return
    held = dict(facts.counters)
    held[kind] = held.get(kind, 0) + number_
    facts.counters = tuple(sorted(held.items()))


# --- copies (614.12, 707.5) -------------------------------------------------------------------------------


def _as_a_copy(state: State, event: e.Event, entry: StaticEntry, predicate: Enter) -> Flow[None]:
    """CR 707.5: the copied object is chosen before it enters, and may not be one that enters at the same time."""
    from landwalk.rules.c7_additional import cr707_copying

    facts = _facts(event)
    look = Now(state)
    phrase = predicate.copy_of
    own = event.object if isinstance(event, e.ZoneChange) else 0
    ctx = Context(own, facts.controller, key=entry.ctx.key)
    if isinstance(phrase, n.NounPhrase):
        among = [i for i in candidates(look, phrase, ctx) if i != own]
    else:
        assert phrase is not None
        from landwalk.rules.references import refer

        among = [i for i in refer(look, phrase, ctx) if look.exists(i)]
    least = 0 if predicate.may != "must" else min(1, len(among))
    picked = objects((yield ChooseObjects(facts.controller, Purpose.COPY, among, least, 1, own, predicate)))
    if not picked:
        return
    face = cr707_copying.copiable_face(Now(state), picked[0])
    this = entry.inst.tree if entry.inst is not None else None
    name = state.objects[own].face.name if own else ""
    facts.face = cr707_copying.with_exceptions(face, predicate.exceptions, name, this)
    facts.copy_of = picked[0]


# --- "as ~ enters" ------------------------------------------------------------------------------------------


def as_enters(entry: StaticEntry, predicate: AsEnters, key: str) -> Replacement:
    """ "As ~ enters, choose a color": what is chosen stands on the object as it enters (607.2d)."""

    def apply(state: State, event: e.Event, after: After) -> Flow[list[e.Event]]:
        facts = _facts(event)
        # What enters isn't there yet: its text reads it as it is now, a spell with what was paid for it (702.33e).
        source = entry.holder if entry.holder in state.objects else _shown(event) or entry.holder
        ctx = Context(source, facts.controller, _shown(event), key=entry.ctx.key)
        from landwalk.rules.c6_spells_abilities.cr608_instructions import follow

        yield from follow(state, predicate.body, ctx, facts)
        return [event]

    return Replacement(key, apply, source=entry.holder)


def choose_value(state: State, player: PlayerId, predicate: Choose, source: ObjectId) -> Flow[str | int]:
    """CR 608.2d, 614.12a: a colour, type, name, player or number, or one of the words that the text offers."""
    what = predicate.what
    if predicate.options:
        return _one(
            options((yield ChooseOptions(player, Purpose.OPTION, predicate.options, source=source, text=predicate)))
        )
    if what in (n.Choice.PLAYER, n.Choice.OPPONENT):
        among = [p for p in state.players_from(player) if p != player or what is n.Choice.PLAYER]
        return objects((yield ChooseObjects(player, Purpose.PLAYER, among, 1, 1, source, predicate)))[0]
    if what is n.Choice.NUMBER:
        return number((yield ChooseNumber(player, Purpose.NUMBER, 0, None, source, predicate)))
    if what is n.Choice.COLOR:
        words: tuple[str, ...] = tuple(c for c in "WUBRG" if c != predicate.except_)
        purpose = Purpose.COLOR
    elif what is n.Choice.CARD_NAME:
        words = _card_names(state)
        purpose = Purpose.NAME
    else:
        words = tuple(w for w in _type_words(what) if w != predicate.except_)
        purpose = Purpose.TYPE
    return _one(options((yield ChooseOptions(player, purpose, words, source=source, text=predicate))))


def _one(answer: tuple[object, ...]) -> str | int:
    value = answer[0]
    assert isinstance(value, (str, int))
    return value


def _type_words(what: Node | str) -> tuple[str, ...]:
    from landwalk.rules.c2_parts_of_a_card import cr205_words as words

    if what is n.Choice.CREATURE_TYPE:
        return tuple(words.CREATURE_TYPES)
    if what is n.Choice.BASIC_LAND_TYPE:
        return BASIC_LAND_TYPES
    if what is n.Choice.LAND_TYPE:
        return tuple(words.LAND_TYPES)
    if what is n.Choice.CARD_TYPE:
        return tuple(str(t) for t in CardType)
    raise KeyError(what)


def _card_names(state: State) -> tuple[str, ...]:
    """CR 201.4: names of cards; offered are those in this game."""
    found: list[str] = []
    for id_ in sorted(state.cards):
        for face in state.cards[id_].faces:
            if face.name not in found:
                found.append(face.name)
    return tuple(sorted(found))


# --- counters that rules give (306.5b, 310.4b, 714.3a) -------------------------------------------------------


def with_counters(look: Look, event: e.ZoneChange | e.CreateToken) -> list[Replacement]:
    from landwalk.rules.c7_additional import cr707_copying

    chars = look.get(look.entering)
    found: list[Replacement] = []
    if chars.loyalty is not None or chars.defense is not None:
        # The printed numbers: on the battlefield loyalty and defense count the counters (306.5c, 310.4c).
        printed = cr707_copying.copiable_face(look, look.entering)
        if CardType.PLANESWALKER in chars.types and printed.loyalty:
            found.append(_rule("306.5b", "loyalty", printed.loyalty))
        if CardType.BATTLE in chars.types and printed.defense:
            found.append(_rule("310.4b", "defense", printed.defense))
    if "Saga" in chars.subtypes:
        found.append(_rule("714.3a", "lore", 1))
    return found


def _rule(rule: str, kind: str, many: int) -> Replacement:
    def apply(state: State, event: e.Event, after: After) -> Flow[list[e.Event]]:
        put(_facts(event), kind, many)
        yield from ()
        return [event]

    return Replacement(f"rule:{rule}", apply, kind="enters")
