"""CR 506.8: "only during combat after blockers are declared"."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

LATE = invent(
    "Late", "{0}", "Instant", "Cast this spell only during combat after blockers are declared.", "You gain 1 life."
)


@cr("506.8f")
def test_not_if_the_declare_blockers_step_was_skipped(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    card = ann.hand(LATE)
    scene.until("end_combat")
    assert not ann.can_cast(card)


@cr("506.8f", "506.8")
def test_from_the_declare_blockers_step_to_the_end_of_combat(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    card = ann.hand(LATE)
    assert not ann.can_cast(card)
    ann.attacks(bob, bear)
    assert scene.step == "declare_attackers"
    assert not ann.can_cast(card)
    scene.until("declare_blockers")
    assert ann.can_cast(card)
    scene.until("end_combat")
    assert ann.can_cast(card)
    scene.until("postcombat_main")
    assert not ann.can_cast(card)
