"""For Mirrodin! (CR 702.163)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import Host, Status
from landwalk.abilities.parts import CREATURE, ONE
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.events import Entry, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("702.163a")
def test_it_comes_with_a_bearer(scene: Scene, happens: Callable[..., None]):
    ann, _bob = scene.players("Ann", "Bob")
    boost = Static((Clause(Host(Status.EQUIPPED, CREATURE), (GetPT(ONE, ONE),)),))
    sword = ann.hand(invent("Sword", None, "Artifact - Equipment", KeywordAbility("for mirrodin!"), boost))
    happens(ZoneChange(sword.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    scene.resolve()
    (bearer,) = (t for t in ann.battlefield if t != sword)
    assert sword.attached_to == bearer
    assert "Rebel" in bearer.now.subtypes
    assert bearer.pt == tuple(n + 1 for n in (2, 2))
