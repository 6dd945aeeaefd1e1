"""Encore (CR 702.141)."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.play.errors import IllegalActionError
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

FIEND = invent("Fiend", "{5}{B}", "Creature - Demon", "Encore {B}", power=3, toughness=3)


@cr("702.141a", "508.1d")
def test_a_token_against_each_opponent(scene: Scene) -> None:
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    ann.has("Swamp")
    fiend = ann.put(FIEND, Zone.GRAVEYARD)
    ann.activates(fiend)
    assert fiend.zone == "exile"
    scene.resolve()
    fiends = [t for t in ann.battlefield if t.name == "Fiend"]
    assert len(fiends) == 2
    scene.attack(ann, [(fiends[0], bob), (fiends[1], cem)])
    scene.until("end_step")
    assert (bob.life, cem.life) == (17, 17)
    scene.resolve()
    assert [t for t in ann.battlefield if t.name == "Fiend"] == []


@cr("702.141a", "508.1d")
def test_it_must_attack_its_own_opponent(scene: Scene) -> None:
    ann, bob, cem = scene.players("Ann", "Bob", "Cem")
    ann.has("Swamp")
    ann.activates(ann.put(FIEND, Zone.GRAVEYARD))
    scene.resolve()
    fiends = [t for t in ann.battlefield if t.name == "Fiend"]
    with pytest.raises(IllegalActionError):
        scene.attack(ann, [(fiends[0], cem), (fiends[1], bob)])
