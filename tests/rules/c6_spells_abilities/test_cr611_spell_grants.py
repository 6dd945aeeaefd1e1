"""What static abilities grant permanent spells goes to the battlefield with them (CR 400.7b, 611.3d)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("400.7b", "611.3d")
def test_an_ability_that_functions_on_the_battlefield_goes_there_with_the_spell(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Herald", None, "Artifact", "Creature spells you cast have exalted."))
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    scene.resolve()
    other = ann.has_creature(2, 2)
    assert (bear.has_keyword("exalted"), other.has_keyword("exalted")) == (True, False)


@cr("400.7b")
def test_an_ability_that_functions_on_the_stack_alone_stays_there(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Herald", None, "Artifact", "Creature spells you cast have convoke."))
    helper = ann.has_creature(1, 1)
    bear = ann.hand(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    ann.casts(bear, then=[helper])
    assert helper.tapped
    scene.resolve()
    assert (bear.zone, bear.has_keyword("convoke")) == ("battlefield", False)


@cr("611.3b", "400.7b")
def test_what_is_gone_before_the_spell_resolves_grants_nothing(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    herald = ann.has(invent("Herald", None, "Artifact", "Creature spells you cast have exalted."))
    bear = ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    bob.casts(invent("Rust", "{0}", "Instant", "Destroy target artifact."), herald)
    scene.resolve()
    assert not bear.has_keyword("exalted")
