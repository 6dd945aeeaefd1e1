"""CR 122, counters: what they do, where they stay, what putting them triggers."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOLT = invent("Bolt", "{0}", "Instant", "~ deals 9 damage to target creature.")


@cr("122.1a", "613.4c")
def test_counters_change_power_and_toughness(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 3})
    rat = ann.has_creature(4, 4, counters={"-1/-1": 1})
    assert bear.pt == (5, 5)
    assert rat.pt == (3, 3)


@cr("122.1b", "613.1f")
def test_a_keyword_counter_gives_the_keyword(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    ann.casts(invent("Wings", "{0}", "Sorcery", "Put a flying counter on target creature."), targets=bear)
    scene.resolve()
    assert bear.has_keyword("flying")
    ann.attacks(bob, bear)
    assert not bob.can_block(bear, with_=wall)


@cr("122.1f", "704.5c")
def test_ten_poison_counters_lose_the_game(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    rat = ann.has_creature(9, 9, "Infect")
    ann.attacks(bob, rat)
    scene.until("postcombat_main")
    assert not scene.over
    assert bob.counters == {"poison": 9}
    assert bob.life == 20
    ann.casts(invent("Spread", "{0}", "Sorcery", "Proliferate."))
    scene.resolve(ann.chooses(bob))
    assert scene.winner == ann


@cr("122.2", "400.7")
def test_counters_cease_when_the_permanent_leaves(scene: Scene) -> None:
    """They aren't removed: an ability that triggers on removing doesn't trigger; the card comes back without them."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 2})
    text = "Exile target creature you control, then return that card to the battlefield under its owner's control."
    ann.casts(invent("Blink", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
    assert bear.counters == {}
    assert bear.pt == (2, 2)


@cr("122.3", "704.5q")
def test_a_plus_and_a_minus_counter_are_removed_by_a_state_based_action(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 1})
    bob.casts(invent("Wither", "{0}", "Instant", "Put two -1/-1 counters on target creature."), targets=bear)
    scene.resolve()
    assert bear.counters == {"-1/-1": 1}


@cr("122.5")
def test_moving_a_counter_that_isnt_there_does_nothing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    first, second = ann.has_creature(2, 2), ann.has_creature(2, 2)
    text = "Move a +1/+1 counter from target creature onto another target creature."
    ann.casts(invent("Shift", "{0}", "Sorcery", text), targets=[first, second])
    scene.resolve()
    assert first.counters == {}
    assert second.counters == {}
