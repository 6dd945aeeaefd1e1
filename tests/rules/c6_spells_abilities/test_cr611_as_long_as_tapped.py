"""CR 611.2b: effects that last for as long as a permanent remains tapped."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene

THIEF = "{T}: Gain control of target creature for as long as ~ remains tapped."


def _stolen(scene: Scene, *more: str) -> tuple[Thing, Thing]:
    """Ann's thief, tapped for its ability, and Bob's creature that it has taken."""
    ann, bob = scene.players("Ann", "Bob")
    thief, bear = ann.has_creature(1, 1, THIEF, *more), bob.has_creature(2, 2)
    ann.activates(thief, targets=[bear])
    scene.resolve()
    assert bear.controller == ann
    return thief, bear


@cr("611.2b")
def test_what_is_taken_while_something_is_tapped_goes_back_as_it_is_untapped(scene: Scene) -> None:
    """Also if nothing else happens that anybody would look at the game for."""
    thief, bear = _stolen(scene, "{0}: Untap ~.")
    thief.controller.activates(thief, 1)
    scene.resolve()
    assert bear.controller != thief.controller


@cr("611.2b")
def test_untapped_and_tapped_again_at_once_is_not_remaining_tapped(scene: Scene) -> None:
    thief, bear = _stolen(scene)
    twist = invent("Twist", "{0}", "Instant", "Untap target creature. Tap that creature.")
    thief.controller.casts(twist, targets=[thief])
    scene.resolve()
    assert thief.tapped
    assert bear.controller != thief.controller


@cr("702.26f", "611.2b")
def test_a_tapped_permanent_that_phases_out_is_no_longer_seen(scene: Scene) -> None:
    thief, bear = _stolen(scene)
    ann = thief.controller
    ann.casts(invent("Fade", "{0}", "Instant", "Target creature phases out."), targets=[thief])
    scene.resolve()
    assert bear.controller != ann
    scene.next_turn()
    scene.next_turn()
    assert bear.controller != ann
