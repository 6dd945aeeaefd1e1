"""CR 608-611 and 613: resolving, effects and their time, layers: more rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
GROW = invent("Grow", "{0}", "Instant", "Target creature gets +2/+2 until end of turn.")


@cr("608.2b", "608.2")
def test_a_spell_whose_only_target_is_gone_does_nothing(scene: Scene) -> None:
    """Not even what has nothing to do with the target."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, "Sacrifice ~: You gain 1 life.")
    ann.casts(invent("Drain", "{0}", "Instant", "Destroy target creature. You gain 3 life."), targets=bear)
    bob.activates(bear)
    scene.resolve()
    assert (ann.life, bob.life) == (20, 21)
    assert ann.graveyard.names == ["Drain"]


@cr("608.3b", "608.3", "608.2b")
def test_an_aura_spell_with_an_illegal_target_goes_to_the_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, "Sacrifice ~: You gain 1 life.")
    bob.has_creature(1, 1)
    aura = ann.casts(invent("Chains", "{0}", "Enchantment - Aura", "Enchant creature"), targets=bear)
    bob.activates(bear)
    scene.resolve()
    assert aura.zone == "graveyard"
    assert len(scene.asked) == 1


@cr("608.2j")
def test_power_3_or_greater_looks_at_power_only(scene: Scene) -> None:
    """A creature with power 3 counts whatever its other values; it is checked again on resolution."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(3, 1)
    ann.casts(invent("Fell", "{0}", "Instant", "Destroy target creature with power 3 or greater."), targets=bear)
    bob.casts(invent("Weaken", "{0}", "Instant", "Target creature gets -1/-0 until end of turn."), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"


@cr("608.2e", "608.2c", "614.15")
def test_instead_in_the_same_text_changes_what_is_done(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "Draw a card. If this spell was kicked, draw three cards instead."
    dig = invent("Dig", "{0}", "Instant", "Kicker {1}", text)
    ann.casts(dig)
    scene.resolve()
    assert len(ann.hand) == 1
    ann.has_mana("{1}")
    ann.casts(dig, then=[True])
    scene.resolve()
    assert len(ann.hand) == 4


@cr("608.2f", "101.4")
def test_each_player_chooses_in_turn_order_and_then_all_happens_at_once(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = [ann.has_creature(1, 1) for _ in range(2)], [bob.has_creature(1, 1) for _ in range(2)]
    ann.has(invent("Pyre", "{0}", "Enchantment", "Whenever a creature dies, you gain 1 life."))
    bob.casts(invent("Toll", "{0}", "Instant", "Each player sacrifices a creature."))
    bob.chooses(theirs[0])
    ann.chooses(mine[0], "any order")
    scene.resolve()
    assert scene.asked[:2] == [(ann, Purpose.SACRIFICE), (bob, Purpose.SACRIFICE)]
    assert [c.zone for c in (*mine, *theirs)] == ["graveyard", "battlefield", "graveyard", "battlefield"]
    assert ann.life == 22


@cr("608.2d", "609.3", "101.3")
def test_as_much_as_possible_is_done(scene: Scene) -> None:
    """Who has one card discards one of two."""
    ann, bob = scene.players("Ann", "Bob")
    card = bob.hand("Forest")
    ann.casts(invent("Rot", "{0}", "Sorcery", "Target player discards two cards. You gain 1 life."), targets=bob)
    scene.resolve()
    assert card.zone == "graveyard"
    assert ann.life == 21
    assert scene.asked == [(ann, Purpose.TARGET)]


@cr("608.2h", "609.3")
def test_what_is_gone_is_known_as_it_was(scene: Scene) -> None:
    """The toughness of the destroyed creature counts, pumped as it last was."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(
        invent("Feast", "{0}", "Instant", "Destroy target creature. You gain life equal to its toughness."),
        targets=bear,
    )
    bob.casts(GROW, targets=bear)
    scene.resolve()
    assert bear.zone == "graveyard"
    assert ann.life == 24


@cr("611.2c")
def test_an_effect_of_a_spell_on_creatures_you_control_takes_those_of_now(scene: Scene) -> None:
    """One that comes later isn't changed, and one that changes control stays changed."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("March", "{0}", "Instant", "Creatures you control get +1/+1 until end of turn."))
    scene.resolve()
    late = ann.casts(invent("Late", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    bob.casts(invent("Grab", "{0}", "Instant", "Gain control of target creature until end of turn."), targets=bear)
    scene.resolve()
    assert (bear.pt, late.pt) == ((3, 3), (1, 1))


@cr("611.3b", "611.3a")
def test_a_static_effect_is_there_as_long_as_its_source(scene: Scene) -> None:
    """And takes in whatever comes while it is there."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    flag = ann.has(invent("Flag", "{0}", "Enchantment", "Creatures you control get +1/+1."))
    late = ann.casts(invent("Late", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    assert (bear.pt, late.pt) == ((3, 3), (2, 2))
    bob.casts(invent("Raze", "{0}", "Instant", "Destroy target enchantment."), targets=flag)
    scene.resolve()
    assert (bear.pt, late.pt) == ((2, 2), (1, 1))


@cr("611.3c", "603.6b")
def test_a_creature_enters_with_what_static_effects_give_it(scene: Scene) -> None:
    """A 1/1 enters as a 2/2: "a creature with power 2 or greater enters" sees it; and a 0/0 doesn't die."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Flag", "{0}", "Enchantment", "Creatures you control get +1/+1."))
    ann.has(
        invent("Shrine", "{0}", "Enchantment", "Whenever a creature with power 2 or greater enters, you gain 1 life.")
    )
    ann.casts(invent("Small", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    assert ann.life == 21
    egg = ann.casts(invent("Egg", "{0}", "Creature", power=0, toughness=0))
    scene.resolve()
    assert egg.zone == "battlefield"
    assert ann.life == 21


@cr("611.2a", "500.4")
def test_until_your_next_turn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Wall", "{0}", "Instant", "Until your next turn, creatures you control get +0/+2."))
    scene.resolve()
    scene.until(Step.END_STEP, 2)
    assert bear.pt == (2, 4)
    scene.next_turn()
    assert scene.turn == 3
    assert bear.pt == (2, 2)


@cr("611.2b")
def test_for_as_long_as_its_source_is_controlled(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    thief = ann.has_creature(1, 1, "{0}: Gain control of target creature for as long as you control ~.")
    ann.activates(thief, 0, targets=bear)
    scene.resolve()
    assert bear.controller == ann
    bob.casts(KILL, targets=thief)
    scene.resolve()
    assert bear.controller == bob


@cr("611.2b")
def test_if_the_time_is_over_before_it_begins_nothing_happens(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    thief = ann.has_creature(1, 1, "{0}: Gain control of target creature for as long as you control ~.")
    ann.activates(thief, 0, targets=bear)
    bob.casts(KILL, targets=thief)
    scene.resolve()
    assert bear.controller == bob


@cr("613.1a", "613.1g", "613.4", "613.4c")
def test_copying_comes_before_counters_and_pumps(scene: Scene) -> None:
    """A 1/1 with a counter that becomes a copy of a 5/5 is a 6/6, whatever was first."""
    ann, _bob = scene.players("Ann", "Bob")
    cub, giant = ann.has_creature(1, 1, counters={"+1/+1": 1}), ann.has_creature(5, 5)
    ann.casts(GROW, targets=cub)
    scene.resolve()
    text = "Target creature becomes a copy of another target creature until end of turn."
    ann.casts(invent("Mirror", "{0}", "Instant", text), targets=[cub, giant])
    scene.resolve()
    assert cub.name == giant.name
    assert cub.pt == (8, 8)


@cr("613.1e", "613.1g")
def test_colors_are_settled_before_power(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, cost="{G}")
    ann.has(invent("Flag", "{0}", "Enchantment", "Red creatures get +1/+1."))
    assert bear.pt == (2, 2)
    ann.casts(invent("Dye", "{0}", "Instant", "Target spell or permanent becomes red until end of turn."), targets=bear)
    scene.resolve()
    assert bear.pt == (3, 3)


@cr("613.4d", "613.4", "613.4c")
def test_switching_comes_last(scene: Scene) -> None:
    """A 1/3 switched and then pumped +2/+0 is 3/3 before and 3/3 after switching: power 3, toughness 3."""
    ann, _bob = scene.players("Ann", "Bob")
    wall = ann.has_creature(1, 4)
    ann.casts(
        invent("Twist", "{0}", "Instant", "Switch target creature's power and toughness until end of turn."),
        targets=wall,
    )
    scene.resolve()
    assert wall.pt == (4, 1)
    ann.casts(invent("Rage", "{0}", "Instant", "Target creature gets +2/+0 until end of turn."), targets=wall)
    scene.resolve()
    assert wall.pt == (4, 3)


@cr("613.11", "402.2")
def test_no_maximum_hand_size(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Shelf", "{0}", "Artifact", "You have no maximum hand size."))
    for _ in range(9):
        ann.hand("Forest")
    scene.next_turn()
    assert len(ann.hand) == 9
    assert scene.asked == []


@cr("615.1a", "615.6")
def test_prevented_damage_never_happens(scene: Scene) -> None:
    """Nothing triggers on it."""
    ann, bob = scene.players("Ann", "Bob")
    giant = bob.has_creature(5, 5, "Whenever ~ is dealt damage, you gain 1 life.")
    bob.casts(
        invent("Ward", "{0}", "Instant", "Prevent all damage that would be dealt to target creature this turn."),
        targets=giant,
    )
    scene.resolve()
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target."), targets=giant)
    scene.resolve()
    assert giant.damage == 0
    assert bob.life == 20


@cr("615.4", "615.7")
def test_a_shield_must_be_there_before_the_damage(scene: Scene) -> None:
    """It prevents the next 3 damage, not what was dealt already."""
    ann, bob = scene.players("Ann", "Bob")
    bolt = invent("Bolt", "{0}", "Instant", "~ deals 2 damage to any target.")
    ann.casts(bolt, targets=bob)
    scene.resolve()
    bob.casts(
        invent("Ward", "{0}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn."),
        targets=bob,
    )
    scene.resolve()
    assert bob.life == 18
    for expected in (18, 17, 15):
        ann.casts(bolt, targets=bob)
        scene.resolve()
        assert bob.life == expected
