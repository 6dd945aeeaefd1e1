"""CR 704, state-based actions: rules questions, one for each that the engine performs."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOLT = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")


@cr("704.5a", "704.3")
def test_a_player_at_zero_life_loses(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_life(3)
    ann.casts(BOLT, targets=bob)
    scene.resolve()
    assert scene.over
    assert scene.winner == ann
    assert scene.game.outcome is not None
    assert scene.game.outcome.rule == "104.2a"


@cr("704.5a", "104.4a")
def test_both_at_zero_life_is_a_draw(scene: Scene) -> None:
    """State-based actions are performed together: both lose at once."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_life(2)
    bob.has_life(2)
    ann.casts(invent("Quake", "{0}", "Sorcery", "~ deals 2 damage to each player."))
    scene.resolve()
    assert scene.over
    assert scene.winner is None
    assert scene.game.outcome is not None
    assert scene.game.outcome.rule == "104.4a"


@cr("704.5b", "121.4")
def test_drawing_from_an_empty_library_loses_at_the_next_check(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw ten cards. Draw ten cards. Draw a card."))
    scene.resolve()
    assert scene.over
    assert scene.winner == bob


@cr("704.5f")
def test_toughness_zero_isnt_destruction(scene: Scene) -> None:
    """An indestructible creature with toughness 0 goes to the graveyard all the same."""
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible")
    ann.casts(invent("Shrink", "{0}", "Instant", "Target creature gets -2/-2 until end of turn."), targets=golem)
    scene.resolve()
    assert bob.graveyard == [golem]


@cr("704.5g")
def test_damage_adds_up_over_the_turn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    giant = bob.has_creature(5, 5)
    ann.casts(BOLT, targets=giant)
    scene.resolve()
    assert giant.zone == "battlefield"
    ann.casts(BOLT, targets=giant)
    scene.resolve()
    assert bob.graveyard == [giant]


@cr("704.5i", "306.9")
def test_a_planeswalker_without_loyalty_dies(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    sage = bob.has(invent("Sage", "{3}", "Legendary Planeswalker", "[+1]: You gain 1 life.", loyalty=3))
    ann.casts(BOLT, targets=sage)
    scene.resolve()
    assert bob.graveyard == [sage]


@cr("704.5j")
def test_the_controller_of_two_legends_keeps_one(scene: Scene) -> None:
    """Only legendary permanents of one name and one controller count; that player chooses, and nobody else is asked."""
    ann, bob = scene.players("Ann", "Bob")
    king = invent("King", "{0}", "Legendary Creature", power=2, toughness=2)
    first = ann.has(king)
    theirs = bob.has(king)
    second = ann.casts(king)
    scene.resolve(ann.chooses(second))
    assert first.zone == "graveyard"
    assert second.zone == "battlefield"
    assert theirs.zone == "battlefield"
    assert scene.asked == [(ann, Purpose.LEGEND)]


@cr("704.5k")
def test_the_older_world_permanent_goes(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    old = bob.has(invent("Old World", "{0}", "World Enchantment"))
    new = ann.casts(invent("New World", "{0}", "World Enchantment"))
    scene.resolve()
    assert old.zone == "graveyard"
    assert new.zone == "battlefield"


@cr("704.5m")
def test_an_aura_on_nothing_goes_to_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    aura = ann.casts(invent("Chains", "{0}", "Enchantment - Aura", "Enchant creature"), targets=bear)
    scene.resolve()
    assert aura.attached_to == bear
    ann.casts(BOLT, targets=bear)
    scene.resolve()
    assert ann.graveyard.names == ["Bolt", "Chains"]


@cr("704.5n")
def test_equipment_on_what_is_no_creature_any_more_comes_off_and_stays(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    sword = ann.has(invent("Sword", "{1}", "Artifact - Equipment", "Equip {0}"))
    ann.activates(sword, 0, targets=bear)
    scene.resolve()
    assert sword.attached_to == bear
    bob.casts(BOLT, targets=bear)
    scene.resolve()
    assert sword.zone == "battlefield"
    assert sword.attached_to is None


@cr("704.5q")
def test_plus_and_minus_counters_go_together(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(3, 3)
    ann.casts(invent("Grow", "{0}", "Instant", "Put two +1/+1 counters on target creature."), targets=bear)
    scene.resolve()
    ann.casts(invent("Wither", "{0}", "Instant", "Put a -1/-1 counter on target creature."), targets=bear)
    scene.resolve()
    assert bear.counters == {"+1/+1": 1}
    assert bear.pt == (4, 4)


@cr("704.3", "704.7")
def test_all_creatures_with_lethal_damage_die_at_once(scene: Scene) -> None:
    """Each of two creatures sees the other die: both abilities trigger."""
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever another creature dies, you gain 1 life."
    ann.has_creature(1, 1, text)
    ann.has_creature(1, 1, text)
    bob.casts(invent("Storm", "{0}", "Instant", "~ deals 1 damage to each creature."))
    scene.resolve()
    assert ann.life == 22


@cr("704.4", "608.2c")
def test_no_state_based_actions_while_a_spell_resolves(scene: Scene) -> None:
    """A creature that had toughness 0 in the middle of a resolution lives on if it is large again at the end."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    text = "Target creature gets -3/-3 until end of turn. It gets +3/+3 until end of turn."
    ann.casts(invent("Waver", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"
