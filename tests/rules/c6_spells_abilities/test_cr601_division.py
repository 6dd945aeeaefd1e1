"""CR 601.2d, dividing and distributing as a spell is cast."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("601.2d", "107.3a")
def test_x_isnt_more_than_there_are_shares() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bears = [bob.has_creature(2, 2) for _ in range(4)]
    ann.has_many("Mountain", 5)
    text = "~ deals 3 damage divided as you choose among X target creatures."
    card = invent("Swarm", "{X}{R}", "Sorcery", text)
    # four is payable, and there are four targets, but no fourth share
    ann.casts(ann.hand(card), bears[:3], then=[3, dict.fromkeys(bears[:3], 1)])
    scene.resolve()
    assert [bear.damage for bear in bears] == [1, 1, 1, 0]
    assert scene.asked == [(ann, Purpose.X), (ann, Purpose.TARGET), (ann, Purpose.DIVIDE)]
