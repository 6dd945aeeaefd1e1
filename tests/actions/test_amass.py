"""CR 701.47, amass."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.parts import do
from landwalk.actions.amass import Amass
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ORCS = invent("Orc Horde", "{0}", "Sorcery", SpellAbility((do(Amass(Number(2), "Orc")),)))
ZOMBIES = invent("Zombie Horde", "{0}", "Sorcery", SpellAbility((do(Amass(Number(1))),)))


@cr("701.47a")
def test_without_an_army_a_token_comes_first() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(ORCS)
    scene.resolve()
    (army,) = ann.battlefield
    assert (army.name, army.pt) == ("Orc Army Token", (2, 2))


@cr("701.47a")
def test_the_army_grows_and_gets_the_other_type_too() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(ORCS)
    scene.resolve()
    ann.casts(ZOMBIES)
    scene.resolve()
    (army,) = ann.battlefield
    assert army.pt == (3, 3)
    assert army.now.subtypes == {"Orc", "Army", "Zombie"}
