"""CR 508.1e, 702.22c-d: attacking bands, announced as attackers are declared, before these are tapped and costs are paid.

Each creature that may form bands is asked, in the order of the declaration, for those that come after it and for one creature without
the ability. So every division into bands can be said, each in one way, and no answer can be against the rules.
"""

from __future__ import annotations

from typing import Final

from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.rules.look import Now
from landwalk.rules.questions import FormsBands, has

WITH: Final = "attackers that form bands and attack in a band with it"
WITHOUT: Final = "one attacker without this ability, for its band"


def declare_bands(
    state: State, player: PlayerId, declaration: tuple[tuple[int, int], ...]
) -> Flow[dict[int, ObjectId]]:
    """The bands that the attacking player declares, as attacker -> first creature of its band. Nobody is asked where none is possible."""
    bands: dict[int, ObjectId] = {}
    if len(declaration) < 2:
        return bands
    look = Now(state)
    if FormsBands not in look.index.answers:
        return bands
    able = [c for c, _ in declaration if has(look, FormsBands(c))]
    where = dict(declaration)
    for i, first in enumerate(able):
        if first in bands:
            continue
        # CR 702.22d, all attack the same player, planeswalker or battle; 702.22c, each is in one band only
        free = [c for c, d in declaration if d == where[first] and c not in bands and c != first]
        later = [c for c in able[i + 1 :] if c in free]
        others = [c for c in free if c not in able]
        members: tuple[int, ...] = ()
        if later:
            members += objects((yield ChooseObjects(player, Purpose.SELECT, later, 0, len(later), first, WITH)))
        if others:
            members += objects((yield ChooseObjects(player, Purpose.SELECT, others, 0, 1, first, WITHOUT)))
        for c in (first, *members) if members else ():
            bands[c] = first
    return bands
