"""Echo (CR 702.30)."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ECHO = KeywordAbility("echo", (CostParam((PayMana(ManaCost(("R",))),)),))
LIZARD = invent("Lizard", "{0}", "Creature", ECHO, power=2, toughness=2)


@cr("702.30a")
def test_it_is_paid_once_in_the_next_upkeep(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    lizard = ann.casts(LIZARD)
    scene.resolve()
    ann.chooses(True)
    scene.until("precombat_main", turn=3)
    assert lizard.zone is Zone.BATTLEFIELD
    scene.until("precombat_main", turn=5)
    assert lizard.zone is Zone.BATTLEFIELD
    assert scene.asked == [(ann, "pay")]


@cr("702.30a")
def test_not_paid_it_is_sacrificed(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    lizard = ann.casts(LIZARD)
    scene.resolve()
    ann.chooses(False)
    scene.until("precombat_main", turn=3)
    assert lizard.zone is Zone.GRAVEYARD
