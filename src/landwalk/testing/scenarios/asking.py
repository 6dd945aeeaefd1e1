"""Scenarios that ask something (`ask`): the scene is played up to the question, and a judge answers it with reasons."""

from __future__ import annotations

from landwalk.cards.definitions import Definitions
from landwalk.kernel.choices import Activate, CastSpell, PlayLand
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.oracle.keyword_search import keyword_of
from landwalk.oracle.words import COLORS
from landwalk.play import judge
from landwalk.play.judge import Ruling
from landwalk.rules.c5_turn.cr506_combat import defenders
from landwalk.rules.c6_spells_abilities.cr601_facts import facts
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason
from landwalk.testing.scenarios import permanent_checks, support
from landwalk.testing.scenarios.checking import FINDERS
from landwalk.testing.scenarios.errors import ScenarioError, ScenarioFailureError
from landwalk.testing.scenarios.model import HAPPENINGS, Ask, Check, Entry, Named, Scenario, What
from landwalk.testing.scenarios.moves import holders, is_named
from landwalk.testing.scenarios.naming import Names, begins, describe
from landwalk.testing.scenarios.running import Run

#: Zone -> how many cards of a name a player has there: {1} the name, {2} the number.
COUNTED = {
    "battlefield": "{0} controls {2} × {1}",
    "hand": "{0} has {2} × {1} in hand",
    "graveyard": "{0} has {2} × {1} in the graveyard",
    "library": "{0} has {2} × {1} in the library",
    "exile": "{0} has {2} × {1} in exile",
}


class _Asked(Exception):  # noqa: N818 - no error: the moment of the question has come
    """Leaves the run."""


class _Asking(Run):
    """A run that stops where the script asks."""

    __slots__ = ()

    def _asked(self) -> None:
        raise _Asked


def answer(scenario: Scenario, cards: Definitions) -> Ruling:
    """The answer to what the scenario asks. ScenarioError if it asks nothing, or nothing that exists in the position."""
    ask = scenario.ask
    if ask is None:
        raise ScenarioError("ask-nothing", id=scenario.id)
    reason = support.against(scenario, cards)
    if reason is not None:
        raise ScenarioError("ask-unsupported", id=scenario.id, reason=reason)
    run = _Asking(scenario, cards)
    marked = any(e.do == "ask" for part in scenario.parts for e in part.script)
    try:
        run.play()
    except _Asked:
        marked = False
    except ScenarioFailureError as fault:
        raise ScenarioError("ask-scene", id=scenario.id, reason=str(fault)) from fault
    if marked:
        raise ScenarioError("ask-moment", id=scenario.id)
    try:
        return _answered(_Question(scenario, run.state, run.names), ask)
    except ScenarioFailureError as fault:
        raise ScenarioError("ask-value", id=scenario.id, reason=str(fault)) from fault


class _Question:
    """Where it is asked."""

    __slots__ = ("id", "names", "scenario", "state")

    def __init__(self, scenario: Scenario, state: State, names: Names) -> None:
        self.scenario = scenario
        self.id = scenario.id
        self.state = state
        self.names = names

    def one(self, named: Named | None, among: list[int], player: str | None = None) -> int:
        """The one object (or player) that is meant. ScenarioError if there is none."""
        found = [] if named is None else self.names.find(self.state, named, among)
        if player is not None:
            wanted = self.names.player(player)
            look = Now(self.state)
            found = [i for i in found if look.controller(i) == wanted] or found
        if not found:
            raise ScenarioError("ask-object", id=self.id, name=describe(named))
        return found[0]


def _answered(q: _Question, ask: Ask) -> Ruling:
    if ask.what is not None:
        return _what(q, ask.what)
    if ask.value is not None:
        return _value(q, ask.value)
    entries = ask.can if isinstance(ask.can, list) else [ask.can] if ask.can is not None else []
    kind = entries[0].do
    if kind == "block":
        fighters = list(q.state.battlefield)
        return judge.block(
            q.state, tuple((q.one(e.blocker, fighters, e.player), q.one(e.attacker, fighters)) for e in entries)
        )
    if kind == "attack":
        return judge.attack(q.state, tuple(_attack(q, e) for e in entries))
    if kind in HAPPENINGS:
        return _happening(q, entries[0])
    return _act(q, entries[0])


def _happening(q: _Question, entry: Entry) -> Ruling:
    """Can it be destroyed, countered, damaged, ...? A player may be damaged, or be what something is attached to."""
    everything = [*q.state.battlefield, *q.state.stack, *q.state.objects, *q.state.players]
    object_ = q.one(entry.card, everything)
    other: Named | None = entry.source if entry.do == "be_damaged" else entry.to
    if entry.do not in ("be_damaged", "be_attached"):
        other = None
    return judge.whether(q.state, entry.do, object_, 0 if other is None else q.one(other, everything))


def _attack(q: _Question, entry: Entry) -> tuple[int, int]:
    attacker = q.one(entry.attacker, list(q.state.battlefield), entry.player)
    possible = [p for p, _ in _defenders(q.state)]
    if entry.defender is not None:
        return attacker, q.one(entry.defender, possible)
    if not possible:
        raise ScenarioError("ask-object", id=q.id, name=describe(entry.defender))
    return attacker, possible[0]


def _defenders(state: State) -> list[tuple[int, PlayerId]]:
    return list(dict(defenders(Now(state), state.active)).items())


def _act(q: _Question, entry: Entry) -> Ruling:
    player = q.names.player(entry.player) if entry.player is not None else q.state.active
    if entry.do == "activate":
        action: CastSpell | PlayLand | Activate = _activation(q, player, entry)
    else:
        action = _card(q, player, entry)
    everything = [*q.state.objects, *q.state.players]
    targets = [_target(q, named, everything) for named in entry.targets or []]
    return judge.act(q.state, player, action, targets)


def _target(q: _Question, named: Named, everything: list[int]) -> int:
    found = q.names.find(q.state, named, list(q.state.battlefield)) or q.names.find(q.state, named, list(q.state.stack))
    return found[0] if found else q.one(named, everything)


def _card(q: _Question, player: PlayerId, entry: Entry) -> CastSpell | PlayLand:
    """The card that is meant: the player's own hand first, then the zones from which one might cast."""
    assert entry.card is not None
    state = q.state
    zones = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
    there: list[tuple[tuple[int, int], int, int]] = []
    for id_, obj in state.objects.items():
        if obj.card is None or obj.zone not in zones:
            continue
        whole = len(obj.card.faces) + (obj.card.whole is not obj.card.faces[0])
        for face in range(whole):
            if is_named(state, id_, face, entry.card, q.names):
                rank = (obj.owner != player, zones.index(obj.zone))
                there.append((rank, id_, face))
                break
    if not there:
        raise ScenarioError("ask-object", id=q.id, name=describe(entry.card))
    _, id_, face = min(there)
    if entry.do == "play_land":
        return PlayLand(id_, face)
    way = ""
    if entry.variant is not None:
        keys = [w.key for w in facts(Now(state), id_).ways]
        way = next((k for k in keys if k.partition(":")[0] == entry.variant), "")
        if not way:
            raise ScenarioError("ask-way", id=q.id, name=describe(entry.card), way=entry.variant)
    elif state.objects[id_].zone is not Zone.HAND:
        ways = [w.key for w in facts(Now(state), id_).ways if w.zone is state.objects[id_].zone]
        way = ways[0] if len(ways) == 1 else ""
    return CastSpell(id_, face, way)


def _activation(q: _Question, player: PlayerId, entry: Entry) -> Activate:
    assert entry.ability is not None
    look = Now(q.state)
    ids = holders(q.state, player)
    ids.sort(key=lambda i: look.controller(i) != player)
    if entry.source is not None:
        ids = q.names.find(q.state, entry.source, ids)
        if not ids:
            raise ScenarioError("ask-object", id=q.id, name=describe(entry.source))
    for id_ in ids:
        chars = look.get(id_)
        for inst in chars.abilities:
            if compiled(inst.tree).activated and begins(inst, entry.ability, chars.name):
                return Activate(id_, inst.origin, inst.ordinal)
    raise ScenarioError("ask-ability", id=q.id, text=entry.ability)


def _what(q: _Question, what: What) -> Ruling:
    everywhere = [*q.state.battlefield, *q.state.stack, *q.state.objects]
    id_ = q.one(what.card, everywhere, what.player)
    return judge.what(q.state, id_, what.of, None if what.has is None else _has(q, id_, what.of, what.has))


def _has(q: _Question, id_: int, of: str, wanted: str) -> tuple[bool, object]:
    """Has the object the type, colour or ability, and how is that said?"""
    chars = Now(q.state).get(id_)
    if of == "types":
        return any(
            wanted.casefold() == str(t).casefold() for t in (*chars.supertypes, *chars.types, *chars.subtypes)
        ), wanted
    if of == "colors":
        codes = {words[0]: code for code, words in COLORS.items()}
        return codes.get(wanted.casefold(), wanted) in chars.colors, wanted
    for inst in chars.abilities:
        if begins(inst, wanted, chars.name):
            return True, inst.tree
    read = keyword_of(wanted)
    return False, read[0][1] if read else wanted


# --- values --------------------------------------------------------------------------------------------------


def _value(q: _Question, check: Check) -> Ruling:
    try:
        found = FINDERS[check.check](q.state, check, q.names)
    except KeyError:
        raise ScenarioError("ask-unsupported", id=q.id, reason=f"check {check.check}") from None
    if isinstance(found, permanent_checks.Several):
        if not found.values:
            raise ScenarioError("ask-object", id=q.id, name=describe(check.card))
        found = found.values[0]
    return judge.value_of(q.state, found, _says(q, check, found))


def _says(q: _Question, check: Check, found: object) -> Reason | None:
    """The value as a sentence, for the values that are asked for most."""
    player = () if check.player is None else (q.names.player(check.player),)
    card = describe(check.card) if check.card is not None else ""
    if check.check == "life" and player:
        return Reason("119.1", "{0} has this much life: {1}", player, (str(found),))
    if check.check == "count" and player and card and check.zone in COUNTED:
        return Reason("400.1", COUNTED[check.zone], player, (card, str(found)))
    if check.check == "exists":
        return Reason("400.1", "{0} is on the battlefield" if found else "{0} isn't on the battlefield", (), (card,))
    if check.check == "pt":
        return Reason("208.1", "{0} is {1}", (), (card, str(found)))
    return None
