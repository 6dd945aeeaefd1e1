"""German rows for what is done with counters: kinds are compounds ("Ladungsmarke"), and one verb may put them in two places."""

from __future__ import annotations

from landwalk.abilities.effect import MoveCounter, PutCounters, RemoveCountersFrom
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.actions.double import DoubleCounters
from landwalk.oracle.phrases import verbs as v

_PUT = "{amount,kind:counted acc} auf {on:np acc} // auf {on:np acc} {amount,kind:counted acc}"
_DISTRIBUTE = Verb("distribute", None, "verteilen verteilt verteilst verteile")
_MOVE = Verb("move", None, "bewegen bewegt bewegst bewege")
_DOUBLE = Verb("double", None, "verdoppeln verdoppelt verdoppelst verdopple")

ROWS = (
    phrase("epred", PutCounters, None, None, _PUT, divided="no"),
    predicate(
        PutCounters,
        _DISTRIBUTE,
        None,
        None,
        "{amount,kind:counted acc} auf {on:np acc}",
        divided="yes",
    ),
    predicate(RemoveCountersFrom, v.REMOVE, None, None, "alle {kind:marks p} von {from_:obj dat}", amount=None),
    predicate(MoveCounter, _MOVE, None, None, "{amount,kind:counted acc} von {from_:obj dat} auf {to:obj acc}"),
    predicate(DoubleCounters, _DOUBLE, None, None, "die Anzahl an Marken jeder Sorte auf {on:obj dat}", kind=""),
)
