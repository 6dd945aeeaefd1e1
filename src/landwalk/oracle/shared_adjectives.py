"""An adjective that several nouns share: in "an attacking Wolf or Werewolf" both attack.

Only subtypes share it, which name a creature in the same way; "a tapped creature or land" has the adjective at the first noun alone.
It stands at the first of the nouns, in Spanish at the last.
"""

from __future__ import annotations

from landwalk.abilities.noun import Core, Noun, Status

#: place of the noun that has the adjectives
FIRST, LAST = 0, -1
_Shared = tuple[tuple[Status, ...], tuple[str, ...], tuple[str, ...]]
_NOTHING: _Shared = ((), (), ())


def everywhere(cores: tuple[Core, ...], place: int) -> tuple[Core, ...]:
    """The nouns, each with the adjectives that only one has in the text."""
    if not _alike(cores) or any(_adjectives(c) != _NOTHING for c in cores if c is not cores[place]):
        return cores
    status, colors, supertypes = _adjectives(cores[place])
    return tuple(
        core
        if core is cores[place]
        else core.replace(status=(*core.status, *status), colors=colors, supertypes=supertypes)
        for core in cores
    )


def said_once(cores: tuple[Core, ...], place: int) -> tuple[Core, ...]:
    """The nouns as they are printed: adjectives that all have at one of them alone."""
    if not _alike(cores) or any(_adjectives(c) != _adjectives(cores[place]) for c in cores):
        return cores
    return tuple(
        core
        if core is cores[place]
        else core.replace(status=tuple(s for s in core.status if s is Status.OTHER), colors=(), supertypes=())
        for core in cores
    )


def _alike(cores: tuple[Core, ...]) -> bool:
    return len(cores) > 1 and all(
        c.noun is Noun.TYPE and len(c.subtypes) == 1 and not (c.types or c.nons or c.any_types) for c in cores
    )


def _adjectives(core: Core) -> _Shared:
    return tuple(s for s in core.status if s is not Status.OTHER), core.colors, core.supertypes
