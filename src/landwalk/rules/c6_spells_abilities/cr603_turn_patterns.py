"""Event patterns of states, steps and turns, and of leaving the game (CR 603.2b, 603.2e, 603.8, 603.9)."""

from __future__ import annotations

from landwalk.abilities import pattern as p
from landwalk.abilities.context import Context, Noted
from landwalk.abilities.expansion import AreThere
from landwalk.kernel import events as e
from landwalk.kernel.node import Node
from landwalk.rules.c6_spells_abilities.cr603_matching import Occurrences, fits, matcher, occurrences
from landwalk.rules.look import Look

# --- states and turns -------------------------------------------------------------------------------


@matcher(p.BecomesTapped)
def _becomes_tapped(look: Look, pattern: p.BecomesTapped, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.TapEvent) or not fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=look.controller(event.object))]


@matcher(p.BecomesUntapped)
def _becomes_untapped(look: Look, pattern: p.BecomesUntapped, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.UntapEvent) or not fits(look, pattern.what, event.object, ctx):
        return []
    return [Noted(event.object, player=look.controller(event.object))]


@matcher(p.TurnedFaceUp)
def _turned_face_up(look: Look, pattern: p.TurnedFaceUp, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.SetStatus) or event.slot != "face_down" or event.value:
        return []
    return [Noted(event.object)] if fits(look, pattern.what, event.object, ctx) else []


@matcher(p.Transforms)
def _transforms(look: Look, pattern: p.Transforms, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.SetStatus) or event.slot != "transformed":
        return []
    return [Noted(event.object)] if fits(look, pattern.what, event.object, ctx) else []


@matcher(p.StepBegins)
def _step_begins(look: Look, pattern: p.StepBegins, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.2b, beginning of a phase or step
    if not isinstance(event, e.StepBegan) or event.step is not pattern.step:
        return []
    return [Noted(player=event.player)] if fits(look, pattern.whose, event.player, ctx) else []


@matcher(p.TurnBegins)
def _turn_begins(look: Look, pattern: p.TurnBegins, event: e.Event, ctx: Context) -> Occurrences:
    if not isinstance(event, e.TurnBegan) or not fits(look, pattern.whose, event.player, ctx):
        return []
    return [Noted(player=event.player)]


@matcher(p.LosesGame)
def _loses_game(look: Look, pattern: p.LosesGame, event: e.Event, ctx: Context) -> Occurrences:
    # CR 603.9: the player isn't in the game any more, so a phrase like "an opponent" is asked of who is meant, not of who plays on
    if not isinstance(event, e.PlayerLoses):
        return []
    from landwalk.rules.references import players

    meant = (
        event.player != ctx.you
        if _speaks_of_opponents(pattern.who)
        else event.player in players(look, pattern.who, ctx)
    )
    return [Noted(player=event.player)] if meant or _speaks_of_anyone(pattern.who) else []


def _speaks_of_opponents(who: Node) -> bool:
    from landwalk.abilities.noun import PlayerPhrase, Who

    return isinstance(who, PlayerPhrase) and who.who in (Who.AN_OPPONENT, Who.EACH_OPPONENT, Who.EACH_OTHER_PLAYER)


def _speaks_of_anyone(who: Node) -> bool:
    from landwalk.abilities.noun import PlayerPhrase, Who

    return isinstance(who, PlayerPhrase) and who.who in (Who.A_PLAYER, Who.EACH_PLAYER)


@matcher(p.StateIs)
def _state_is(look: Look, pattern: p.StateIs, event: e.Event, ctx: Context) -> Occurrences:
    return []  # CR 603.8, no event triggers it: see cr603_triggered.state_triggers


@matcher(AreThere)
def _are_there(look: Look, pattern: AreThere, event: e.Event, ctx: Context) -> Occurrences:
    return []  # CR 603.8, likewise


@matcher(p.FirstTime)
def _first_time(look: Look, pattern: p.FirstTime, event: e.Event, ctx: Context) -> Occurrences:
    """Each such event; which is the turn's first is asked where triggers are noted."""
    return occurrences(look, pattern.event, event, ctx)


@matcher(p.DuringTurnOf)
def _during_turn_of(look: Look, pattern: p.DuringTurnOf, event: e.Event, ctx: Context) -> Occurrences:
    return occurrences(look, pattern.event, event, ctx) if fits(look, pattern.who, look.state.active, ctx) else []
