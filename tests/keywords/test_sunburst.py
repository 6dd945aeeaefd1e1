"""Sunburst (CR 702.44)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GOLEM = invent("Golem", "{4}", "Artifact Creature - Golem", "Sunburst", power=0, toughness=1)
GEM = invent("Gem", "{2}", "Artifact", "Sunburst")


@cr("702.44a")
def test_a_counter_for_each_colour_spent(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest", "Island", "Island", "Plains")
    golem = ann.casts(GOLEM)
    scene.resolve()
    assert golem.counters == {"+1/+1": 3}
    assert golem.pt == (3, 4)


@cr("702.44a")
def test_what_is_no_creature_gets_charge_counters(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest", "Swamp")
    gem = ann.casts(GEM)
    scene.resolve()
    assert gem.counters == {"charge": 2}


@cr("702.44b", "106.1b")
def test_colourless_mana_does_not_count(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Forest")
    ann.has_mana("{1}")
    gem = ann.casts(GEM)
    scene.resolve()
    assert gem.counters == {"charge": 1}


@cr("702.44b")
def test_put_onto_the_battlefield_it_has_none(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Swamp")
    ann.put(GEM, Zone.GRAVEYARD)
    raise_ = invent("Raise", "{B}", "Sorcery", "Return target artifact card from your graveyard to the battlefield.")
    ann.casts(raise_)
    scene.resolve()
    (gem,) = [t for t in ann.battlefield if t.name == "Gem"]
    assert gem.counters == {}
