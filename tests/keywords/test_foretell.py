"""Foretell (CR 702.143)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEHOLD = invent("Behold", "{5}{R}", "Instant", "You gain 4 life.", "Foretell {R}")


@cr("702.143a", "116.2h")
def test_it_is_exiled_face_down_and_cast_on_a_later_turn(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    card = ann.hand(BEHOLD)
    ann.takes("foretell", card)
    assert card in ann.exile
    assert card.game_object.face_down
    assert not ann.can_cast(card, "foretell")
    scene.next_turn()
    ann.casts(card, way="foretell")
    scene.resolve()
    assert (ann.life, scene.active) == (24, bob)
    assert card in ann.graveyard


@cr("702.143a")
def test_it_can_be_foretold_only_during_ones_own_turn(scene: Scene):
    _ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Mountain", 3)
    bob.hand(BEHOLD)
    scene.give_priority(bob)
    assert [type(a).__name__ for a in scene.game.legal_actions] == ["Pass"]


@cr("406.3")
def test_the_opponent_does_not_see_what_was_foretold(scene: Scene):
    from landwalk.play.view import view

    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.takes("foretell", ann.hand(BEHOLD))
    assert [o.name for o in view(scene.state, 0).exile] == ["Behold"]
    assert [o.name for o in view(scene.state, 1).exile] == [""]


@cr("702.143b", "116.2h")
def test_to_foretell_uses_no_stack_and_keeps_priority(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    card = ann.hand(BEHOLD)
    ann.casts(invent("Wait", "{0}", "Instant", "You gain 1 life."))
    ann.takes("foretell", card)  # with something on the stack, too
    assert card in ann.exile
    assert [t.name for t in scene.stack] == ["Wait"]
    assert scene.state.priority == ann.id
