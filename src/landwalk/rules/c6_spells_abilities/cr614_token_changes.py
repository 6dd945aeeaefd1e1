"""CR 614.1a, replacement effects that change which tokens are created, or how many."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.more_tokens import ChangesTokens, TokenChange
from landwalk.abilities.noun import Core, with_certain
from landwalk.abilities.token import TokenSpec
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import CreateToken, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.c1_concepts.cr111_tokens import token_face
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.clauses import condition_holds
from landwalk.rules.look import Look, StaticEntry


@replaces(ChangesTokens)
def change(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """Each token of an effect is an event of its own, so what is said of all of them is done for each."""
    said = entry.predicate
    assert isinstance(said, ChangesTokens)
    how = said.change
    if not isinstance(event, CreateToken) or event.entry.controller != entry.ctx.you:
        return None
    if not condition_holds(look, entry) or not _is_meant(how, event.face):
        return None
    face = None if how.token is None else _face(how.token, entry.holder)

    def apply(state: State, token: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(token, CreateToken)
        yield from ()
        if how.how == "instead":
            assert face is not None
            token.face = face
            return [token]
        many = 2 if how.how == "three times" else 1
        more = tuple(
            CreateToken(token.owner, face or token.face, token.entry.clone(), token.cause) for _ in range(many)
        )
        token.more += more
        return [token, *more]

    # In whatever order they are applied, effects that only multiply or add give the same tokens.
    kind = "" if how.how == "instead" else "more tokens"
    return Replacement(effect_key(entry, event), apply, kind=kind, source=entry.holder)


def _is_meant(how: TokenChange, face: Face) -> bool:
    """ "creature tokens": by what the effect would create."""
    core = how.what
    assert isinstance(core, Core)
    return all(t in face.types for t in core.types) and all(t in face.subtypes for t in core.subtypes)


def _face(spec: object, holder: int) -> Face:
    assert isinstance(spec, TokenSpec)
    if spec.abilities:
        spec = spec.replace(abilities=tuple(with_certain(a, holder) for a in spec.abilities))
    power, toughness = (n.n if isinstance(n, Number) else 0 for n in (spec.power, spec.toughness))
    return token_face(spec, power, toughness)
