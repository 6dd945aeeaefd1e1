"""Level up (CR 702.87)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

PUPIL = invent("Pupil", "{U}", "Creature - Wizard", "Level up {1}", power=1, toughness=1)


@cr("702.87a")
def test_it_puts_a_level_counter_and_only_as_a_sorcery(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Island", 2)
    bob.has("Island")
    pupil, theirs = ann.has_permanent(PUPIL), bob.has_permanent(PUPIL)
    ann.activates(pupil)
    assert not ann.can_activate(pupil)
    scene.resolve_top()
    assert scene.look.object(pupil.id).counter("level") == 1
    assert ann.can_activate(pupil)
    ann.passes()
    assert not bob.can_activate(theirs)
