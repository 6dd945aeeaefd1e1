"""Plot (CR 702.170)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DJINN = invent("Djinn", "{6}", "Creature", "Plot {1}", power=4, toughness=3)


@cr("702.170a", "702.170d", "116.2k")
def test_a_plotted_card_is_cast_for_nothing_on_a_later_turn(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    djinn = ann.hand(DJINN)
    ann.takes("plot", djinn)
    assert djinn in ann.exile
    assert not ann.can_cast(djinn, "plot")
    scene.next_turn()
    scene.next_turn()
    assert not ann.can_cast(djinn, "plot")  # in the upkeep
    scene.until("precombat_main")
    ann.casts(djinn, way="plot")
    scene.resolve()
    assert djinn in ann.battlefield


@cr("702.170a")
def test_it_cannot_be_plotted_while_something_is_on_the_stack(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    ann.hand(DJINN)
    ann.casts(invent("Wait", "{0}", "Instant", "You gain 1 life."))
    assert not [a for a in scene.game.legal_actions if getattr(a, "kind", "") == "plot"]
    scene.resolve()
    assert [a for a in scene.game.legal_actions if getattr(a, "kind", "") == "plot"]


@cr("702.170b", "116.2k")
def test_to_plot_uses_no_stack(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has("Mountain")
    djinn = ann.hand(DJINN)
    ann.takes("plot", djinn)
    assert scene.stack == []
    assert djinn in ann.exile
    assert scene.state.priority == ann.id
