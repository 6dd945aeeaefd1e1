"""CR 116.3, 117: who has priority after which action, and what responding means."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GAIN = invent("Gain", "{0}", "Instant", "You gain 1 life.")


@cr("117.3c")
def test_who_casts_a_spell_has_priority_again(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(GAIN)
    assert scene.state.priority == ann.id
    ann.casts(GAIN)
    assert len(scene.stack) == 2


@cr("117.3c", "117.1b")
def test_who_activates_an_ability_has_priority_again(scene: Scene) -> None:
    """Also the nonactive player, at any time that player has priority."""
    _ann, bob = scene.players("Ann", "Bob")
    well = bob.has(invent("Well", "{0}", "Artifact", "{0}: You gain 1 life."))
    bob.activates(well)
    assert scene.state.priority == bob.id
    bob.activates(well)
    assert len(scene.stack) == 2
    scene.resolve()
    assert bob.life == 22


@cr("116.3", "117.3c", "116.2a", "305.1", "116.1")
def test_who_plays_a_land_has_priority_again(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.plays("Forest")
    assert scene.state.priority == ann.id
    assert scene.stack == []


@cr("117.7", "405.5")
def test_what_is_cast_in_response_resolves_first(scene: Scene) -> None:
    """The creature is bigger before the damage is dealt."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to target creature."), targets=bear)
    bob.casts(invent("Grow", "{0}", "Instant", "Target creature gets +3/+3 until end of turn."), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert bear.damage == 3


@cr("117.3b", "608.1")
def test_after_a_resolution_the_active_player_has_priority(scene: Scene) -> None:
    """Also when the other player's spell resolved: only the top of the stack resolves, then players may act again."""
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(GAIN)
    bob.casts(GAIN)
    scene.resolve_top()
    assert bob.life == 21
    assert ann.life == 20
    assert scene.state.priority == ann.id
    assert len(scene.stack) == 1


@cr("117.2e", "608.2")
def test_nobody_has_priority_while_a_spell_resolves(scene: Scene) -> None:
    """A player who is asked something in the middle of a resolution can't answer with a spell; the question comes first."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has_creature(1, 1)
    bob.has_creature(1, 1)
    bob.hand(GAIN)
    ann.casts(invent("Tithe", "{0}", "Sorcery", "Target opponent sacrifices a creature."), targets=bob)
    choice = scene.until_asked("sacrifice")
    assert choice.player == bob.id
    assert len(scene.stack) == 1
    assert choice.check(("cast",)) is not None


@cr("117.1c", "605.3a")
def test_the_nonactive_player_gets_priority_before_a_spell_resolves(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(GAIN)
    ann.passes()
    assert scene.state.priority == bob.id
    assert ann.life == 20
    bob.passes()
    assert ann.life == 21
