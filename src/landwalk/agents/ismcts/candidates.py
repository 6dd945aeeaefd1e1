"""The answers that the search tries, likeliest first: the heuristic bot's own, then what is near to it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from landwalk.agents.agent import Agent
from landwalk.agents.random_agent import legal_declaration
from landwalk.kernel.choices import (
    Activate,
    CastSpell,
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    DeclareAttackers,
    DeclareBlockers,
    Pass,
    PlayLand,
    Priority,
    Purpose,
    YesNo,
)
from landwalk.kernel.state import State
from landwalk.kernel.zones import HIDDEN_ZONES
from landwalk.play.game import Game, plainest

Pairs = tuple[tuple[int, int], ...]
#: Questions that a short search can't judge: the heuristic bot answers them.
LEFT_ALONE = frozenset(
    {Purpose.MULLIGAN, Purpose.BOTTOM, Purpose.STARTING_PLAYER, Purpose.PAY_MANA, Purpose.TRIGGER_ORDER}
)


def candidates(game: Game, choice: Choice, first: Agent) -> Iterator[object]:
    """Legal answers, each once. first: whose answer comes first."""
    seen: dict[object, None] = {}
    for answer in _all(game, choice, first.answer(game, choice)):
        if answer not in seen:
            seen[answer] = None
            yield answer


def _all(game: Game, choice: Choice, favourite: object) -> Iterator[object]:
    yield favourite
    if choice.purpose in LEFT_ALONE:
        return
    if isinstance(choice, Priority):
        yield from choice.actions
    elif isinstance(choice, YesNo):
        yield from (True, False)
    elif isinstance(choice, ChooseNumber):
        yield choice.least
        if choice.most is not None:
            yield choice.most
            yield (choice.least + choice.most) // 2
    elif isinstance(choice, ChooseObjects):
        yield from _objects(choice, favourite)
    elif isinstance(choice, ChooseOptions):
        if choice.least <= 1 <= choice.most:
            yield from ((option,) for option in choice.options)
        yield plainest(choice)
    elif isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        for declared in _declared(choice, favourite):  # type: ignore[arg-type]
            if legal_declaration(game, choice, declared):
                yield declared
    else:
        yield plainest(choice)


def _objects(choice: ChooseObjects, favourite: object) -> Iterator[tuple[int, ...]]:
    """Each one alone; of several, the favourite with one changed."""
    if choice.least == 0:
        yield ()
    if choice.least <= 1 <= choice.most:
        for id_ in choice.candidates:
            yield (id_,)
    assert isinstance(favourite, tuple)
    if len(favourite) > 1:
        for at in range(len(favourite)):
            for id_ in choice.candidates:
                if id_ not in favourite:
                    yield (*favourite[:at], id_, *favourite[at + 1 :])


def _declared(choice: DeclareAttackers | DeclareBlockers, favourite: Pairs) -> Iterator[Pairs]:
    """Nobody, the favourite with one more, one less or one otherwise, everybody."""
    yield ()
    doing = dict.fromkeys(one for one, _ in favourite)
    for one, others in choice.options:
        if one in doing:
            yield tuple(p for p in favourite if p[0] != one)
        for other in others:
            if (one, other) not in favourite:
                yield tuple(sorted((*(p for p in favourite if p[0] != one), (one, other))))
    if isinstance(choice, DeclareAttackers):
        yield tuple((one, others[0]) for one, others in choice.options if others)


def key(state: State, choice: Choice, answer: object) -> Hashable:
    """What makes two answers the same in different worlds: cards in hands and libraries by their names, all else by ids."""
    if isinstance(answer, (CastSpell, PlayLand)):
        way = answer.way if isinstance(answer, CastSpell) else ""
        return (type(answer).__name__, name(state, answer.card), answer.face, way)
    if isinstance(choice, ChooseObjects) and isinstance(answer, tuple):
        return tuple(_part(state, i) for i in answer)
    return answer  # trees, numbers, pairs of ids


def key_later(state: State, answer: object) -> Hashable | None:
    """The same key, once the answer was given; None if it isn't one that everybody sees."""
    if isinstance(answer, (CastSpell, PlayLand)):
        known = state.last_known.get(answer.card)
        if known is None or _came_face_down(state, known.became):
            return None
        way = answer.way if isinstance(answer, CastSpell) else ""
        return (type(answer).__name__, known.object.face.name, answer.face, way)
    if isinstance(answer, tuple):
        public = all(isinstance(a, tuple) or (isinstance(a, int) and _in_public(state, a)) for a in answer)
        return answer if public else None
    return answer if isinstance(answer, (Pass, Activate, bool)) else None


def _came_face_down(state: State, id_: int) -> bool:
    obj = state.objects.get(id_)
    if obj is None:
        known = state.last_known.get(id_)
        obj = None if known is None else known.object
    return obj is None or obj.face_down


def _in_public(state: State, id_: int) -> bool:
    obj = state.objects.get(id_)
    return id_ < 0 or (obj is not None and obj.zone not in HIDDEN_ZONES and not obj.face_down)


def _part(state: State, id_: int) -> Hashable:
    obj = state.objects.get(id_)
    return obj.face.name if obj is not None and obj.zone in HIDDEN_ZONES else id_


def name(state: State, id_: int) -> str:
    obj = state.objects.get(id_)
    return obj.face.name if obj is not None else ""
