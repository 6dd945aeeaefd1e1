"""CR 614.1a, replacement effects that change which tokens are created, or how many."""

from __future__ import annotations

from landwalk.abilities.more_tokens import ChangesTokens
from landwalk.abilities.noun import Core
from landwalk.kernel.events import CreateToken, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.clauses import condition_holds
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.matching import core_fits
from landwalk.rules.world import RulesWorld


@replaces(ChangesTokens)
def change(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    """Each token of an effect is an event of its own, so what is said of all of them is done for each."""
    said = entry.predicate
    assert isinstance(said, ChangesTokens)
    how = said.change
    if not isinstance(event, CreateToken) or event.entry.controller != entry.ctx.you:
        return None
    assert isinstance(how.what, Core)
    if not condition_holds(look, entry) or not core_fits(look, how.what, look.entering, entry.ctx):
        return None
    face = None if how.token is None else RulesWorld(look.state).token_face(how.token, entry.ctx)

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
