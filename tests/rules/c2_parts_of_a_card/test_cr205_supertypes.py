"""CR 201.5c, 205.4a: short names in texts; several supertypes."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("205.4a")
def test_a_permanent_can_be_legendary_and_snow(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_creature(1, 1)
    for text in ("Destroy target legendary permanent.", "Destroy target snow permanent."):
        yeti = bob.has(invent("Yeti", "{0}", "Legendary Snow Creature", power=3, toughness=3))
        ann.casts(invent("Fell", "{0}", "Instant", text), targets=yeti)
        scene.resolve()
        assert yeti.zone == "graveyard"
    assert scene.asked == []


@cr("201.5c", "201.5")
def test_a_legends_short_name_means_the_legend_itself(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "{0}: Ash gets +1/+0 until end of turn."
    ash = ann.has(invent("Ash, the Bold", "{0}", "Legendary Creature", text, power=1, toughness=1))
    bear = ann.has_creature(1, 1, name="Ash")
    ann.activates(ash)
    scene.resolve()
    assert (ash.power, bear.power) == (2, 1)
