"""From a scenario's set-up to a state just before turn 1."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.cards.definitions import Definitions, definition
from landwalk.cards.faces import CardDefinition
from landwalk.cards.names import fold
from landwalk.kernel.chance import Chance
from landwalk.kernel.characteristics import BASIC_LAND_TYPES
from landwalk.kernel.choices import Choice
from landwalk.kernel.events import ShuffleLibrary
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec, from_opening_hand
from landwalk.testing import position
from landwalk.testing.faces import basic_lands, invent
from landwalk.testing.scenarios.model import CardEntry, Custom, Scenario
from landwalk.testing.scenarios.naming import Names

FILLER = 60
_ZONES = (("library", Zone.LIBRARY), ("graveyard", Zone.GRAVEYARD), ("exile", Zone.EXILE), ("hand", Zone.HAND))
BASICS = {d.name: d for d in basic_lands()}


def card_spec(name: str, cards: Definitions) -> CardSpec:
    """The card of that name, or of which that is a face. Raises UnknownCardError."""
    return spec_of(BASICS[name] if name in BASICS else definition(name, cards))


def spec_of(card: CardDefinition) -> CardSpec:
    return CardSpec(card.name, card.faces, str(card.layout))


def custom_spec(name: str, custom: Custom) -> CardSpec:
    """A permanent with just that text; without types it is an artifact, the type that fewest effects look for."""
    types = custom.types if isinstance(custom.types, str) else " ".join(custom.types)
    face = invent(name, None, types.replace(",", " ") or "Artifact", custom.text)
    return CardSpec(face.name, (face,))


def build(scenario: Scenario, cards: Definitions, names: Names, decide: Callable[[State, Choice], object]) -> State:
    """The state in which the game of the scenario starts. `names.aliases` is filled."""

    def answer(choice: Choice) -> object:
        return decide(state, choice)

    order = scenario.turn_order
    called = [scenario.players[letter].name or f"Player {letter}" for letter in order]
    state = position.empty(called, scenario.starting_life)
    for letter, setup in scenario.players.items():
        player = names.player(letter)
        if setup.life is not None:
            state.players[player].life = setup.life
        for field, zone in _ZONES:
            entries: list[CardEntry] = getattr(setup, field)
            for entry in entries:
                for number in range(entry.count):
                    id_ = position.put(state, _spec(entry, cards), player, zone)
                    _note_alias(state, names, entry, number, id_)
        if not setup.library_exact:
            filler = spec_of(BASICS[BASIC_LAND_TYPES[3]])
            for _ in range(FILLER):
                position.put(state, filler, player, Zone.LIBRARY)
    for letter, setup in scenario.players.items():
        for entry in setup.battlefield:
            for number in range(entry.count):
                spec = _spec(entry, cards)
                face = _face(spec, entry.card)
                id_ = position.enter(state, spec, names.player(letter), answer, tapped=entry.tapped, face=face)
                _note_alias(state, names, entry, number, id_)
    for letter in order:
        position.run(state, _opening(state, names.player(letter)), answer)
    if scenario.shuffle:
        position.run(state, _shuffle_all(state, names), answer)
    state.history = None
    state.log = None
    state.pending = ()
    state.quiet = -1
    state.settings = {"ask_pass": 1, "ask_forced": 1}
    for letter, setup in scenario.players.items():
        if setup.manual_mana:
            state.settings[f"manual_mana:{names.player(letter)}"] = 1
    return state


def _spec(entry: CardEntry, cards: Definitions) -> CardSpec:
    if entry.custom is not None:
        return custom_spec(entry.card or "custom", entry.custom)
    assert entry.card is not None
    return card_spec(entry.card, cards)


def _face(spec: CardSpec, name: str | None) -> int:
    """CR 712.8: the back face of a transforming card, if that is what the scenario calls it."""
    if spec.layout != "transform" or name is None:
        return 0
    return next((k for k, face in enumerate(spec.faces) if fold(face.name) == fold(name)), 0)


def _note_alias(state: State, names: Names, entry: CardEntry, number: int, id_: int) -> None:
    obj = state.objects.get(id_)
    if entry.alias is None or obj is None or obj.card is None:
        return
    names.aliases[entry.alias if entry.count == 1 else f"{entry.alias}.{number + 1}"] = obj.card.id


def _opening(state: State, player: PlayerId) -> Flow[object]:
    """CR 103.6: a hand that is listed is an opening hand."""
    yield from from_opening_hand(state, player)
    return None


def _shuffle_all(state: State, names: Names) -> Flow[object]:
    """CR 103.3."""
    for player in names.letters:
        order = objects((yield Chance("shuffle", len(state.players[player].library), player)))
        yield ShuffleLibrary(player, order)
    return None


def player_ids(scenario: Scenario) -> dict[str, PlayerId]:
    """Letter -> player id, in turn order."""
    return {letter: -1 - i for i, letter in enumerate(scenario.turn_order)}
