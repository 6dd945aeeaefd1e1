"""CR 508.8, when the steps after the declaration of attackers are skipped."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import StepBegan
from landwalk.testing.faces import invent


@cr("508.8")
def test_the_steps_go_on_when_the_only_attacker_is_gone(scene):
    """Ann's only attacker dies before blocks: there is a declare blockers step all the same."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    bob.has("Mountain")
    bob.hand(invent("Bolt", "{R}", "Instant", "~ deals 3 damage to any target."))
    ann.attacks(bob, bear)
    bob.casts("Bolt", targets=bear)
    scene.resolve()
    assert bear.zone == "graveyard"
    scene.next_step()
    assert scene.step == "declare_blockers"


@cr("508.8")
def test_without_attackers_they_are_skipped(scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2)
    scene.until("end_combat")
    begun = [event.step for event in scene.events(StepBegan)]
    assert begun[-2:] == ["declare_attackers", "end_combat"]
