"""The paranoid mode (State.settings "paranoid" = 1): every read of a cache makes it anew and compares. For tests."""

from __future__ import annotations

from typing import Final

from landwalk.kernel.characteristics import Characteristics
from landwalk.kernel.native import slots_of
from landwalk.rules.look import Index, Pass

_SLOTS: Final = tuple(s for s in slots_of(Characteristics) if s not in ("abilities", "watched"))


def same_pass(kept: Pass, made: Pass) -> None:
    """Raises AssertionError, with the object and the slot, where the two differ."""
    assert list(kept.characteristics) == list(made.characteristics), "the pass holds other objects"
    for id_, chars in kept.characteristics.items():
        same_values(id_, chars, made.characteristics[id_])
    assert _answers(kept.index) == _answers(made.index), "the index of answers is out of date"
    assert _triggers(kept.index) == _triggers(made.index), "the index of triggers is out of date"
    assert _clauses(kept.index) == _clauses(made.index), "the index of clauses is out of date"


def same_values(id_: int, kept: Characteristics, made: Characteristics) -> None:
    for slot in _SLOTS:
        old, new = getattr(kept, slot), getattr(made, slot)
        assert old == new, f"object {id_}: {slot} is {new!r}, the cache says {old!r}"
    old_abilities = [(i.origin, i.ordinal, i.tree) for i in kept.abilities]
    new_abilities = [(i.origin, i.ordinal, i.tree) for i in made.abilities]
    assert old_abilities == new_abilities, (
        f"object {id_}: abilities {new_abilities!r}, the cache says {old_abilities!r}"
    )


def _answers(index: Index) -> dict[str, dict[int, list[tuple[str, int]]]]:
    return {q.__name__: {h: [i.key for i, _ in found] for h, found in by.items()} for q, by in index.answers.items()}


def _triggers(index: Index) -> dict[str, list[tuple[int, str, int]]]:
    return {key: [(e.holder, *e.inst.key) for e in found] for key, found in index.triggers.items()}


def _clauses(index: Index) -> dict[str, list[tuple[int, object, int]]]:
    return {cls.__name__: [(e.holder, e.predicate, e.ctx.you) for e in found] for cls, found in index.clauses.items()}
