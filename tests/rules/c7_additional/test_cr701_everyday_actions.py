"""CR 701: attach, counter, create, destroy, discard, double, exchange, fight, regenerate, sacrifice as rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
CANCEL = invent("Cancel", "{0}", "Instant", "Counter target spell.")
HAND = invent("Hand", "{0}", "Instant", "Attach target Equipment you control to target creature you control.")
FIGHT = invent("Duel", "{0}", "Sorcery", "Target creature you control fights target creature you don't control.")


@cr("701.3a", "701.3c", "613.7e")
def test_attaching_takes_the_equipment_from_where_it_was(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear, cub = ann.has_creature(2, 2), ann.has_creature(1, 1)
    sword = ann.has_permanent(
        invent("Sword", "{1}", "Artifact - Equipment", "Equipped creature gets +1/+1.", "Equip {0}"), on=bear
    )
    before = sword.game_object.timestamp
    ann.casts(HAND, targets=cub)
    scene.resolve()
    assert sword.attached_to == cub
    assert (bear.pt, cub.pt) == ((2, 2), (2, 2))
    assert sword.game_object.timestamp > before


@cr("701.3b", "701.3c")
def test_attaching_to_where_it_is_already_does_nothing(scene: Scene) -> None:
    """It doesn't even get a new timestamp."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    sword = ann.has_permanent(
        invent("Sword", "{1}", "Artifact - Equipment", "Equipped creature gets +1/+1.", "Equip {0}"), on=bear
    )
    before = sword.game_object.timestamp
    ann.activates(sword, 0, targets=bear)
    scene.resolve()
    assert sword.attached_to == bear
    assert sword.game_object.timestamp == before


@cr("701.3d")
def test_unattached_equipment_stays_on_the_battlefield(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    sword = ann.has_permanent(
        invent("Sword", "{1}", "Artifact - Equipment", "Equipped creature gets +1/+1.", "Equip {0}"), on=bear
    )
    ann.casts(invent("Drop", "{0}", "Instant", "Unattach target Equipment."), targets=sword)
    scene.resolve()
    assert sword.zone == "battlefield"
    assert sword.attached_to is None
    assert bear.pt == (2, 2)


@cr("701.6b", "701.6a")
def test_what_was_paid_for_a_countered_spell_is_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}{G}")
    text = "As an additional cost to cast this spell, pay 3 life."
    rite = ann.casts(invent("Rite", "{G}", "Instant", text, "You gain 1 life."))
    bob.casts(CANCEL, targets=rite)
    scene.resolve()
    assert rite.zone == "graveyard"
    assert ann.life == 17
    assert ann.pool == "G"


@cr("701.7a")
def test_two_tokens_are_created_at_once(scene: Scene) -> None:
    """Each of them sees the other enter."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Altar", "{0}", "Enchantment", "Whenever a creature enters, you gain 1 life."))
    ann.chooses("any order")
    ann.casts(invent("Call", "{0}", "Instant", "Create two 1/1 white Soldier creature tokens."))
    scene.resolve()
    assert ann.battlefield.names == ["Altar", "Soldier Token", "Soldier Token"]
    assert ann.life == 22


@cr("701.7a", "111.10a", "111.10b", "111.10f")
def test_predefined_tokens(scene: Scene) -> None:
    """Treasure makes mana, Food life, Clue cards; each is sacrificed for it."""
    ann, _bob = scene.players("Ann", "Bob")
    for name in ("Treasure", "Food", "Clue"):
        ann.casts(invent("Call", "{0}", "Instant", f"Create a {name} token."))
        scene.resolve()
    treasure, food, clue = ann.battlefield
    ann.has_mana("{2}")
    ann.activates(food)
    scene.resolve()
    assert ann.life == 23
    ann.has_mana("{2}")
    ann.activates(clue)
    scene.resolve()
    assert len(ann.hand) == 1
    ann.activates(treasure, 0, then=["R"])
    assert ann.pool == "R"
    assert len(ann.battlefield) == 0


@cr("701.8b", "704.5f", "702.12b")
def test_sacrificing_and_toughness_0_arent_destroying(scene: Scene) -> None:
    """Neither indestructible nor a regeneration shield helps."""
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible")
    ann.casts(KILL, targets=golem)
    scene.resolve()
    assert golem.zone == "battlefield"
    ann.casts(invent("Tithe", "{0}", "Sorcery", "Target opponent sacrifices a creature."), targets=bob)
    scene.resolve()
    assert golem.zone == "graveyard"
    troll = bob.has_creature(2, 2, "{0}: Regenerate ~.")
    bob.activates(troll)
    scene.resolve()
    ann.casts(invent("Shrink", "{0}", "Instant", "Target creature gets -2/-2 until end of turn."), targets=troll)
    scene.resolve()
    assert troll.zone == "graveyard"


@cr("701.19a", "614.8", "701.8c")
def test_regenerating(scene: Scene) -> None:
    """Instead of being destroyed it is tapped and its damage is removed; the shield is used up."""
    ann, bob = scene.players("Ann", "Bob")
    troll = bob.has_creature(3, 3, "{0}: Regenerate ~.")
    bob.activates(troll)
    scene.resolve()
    ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target."), targets=troll)
    scene.resolve()
    assert troll.zone == "battlefield"
    assert troll.tapped
    assert troll.damage == 0
    ann.casts(KILL, targets=troll)
    scene.resolve()
    assert troll.zone == "graveyard"


@cr("701.19c", "701.8c")
def test_cant_be_regenerated(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    troll = bob.has_creature(3, 3, "{0}: Regenerate ~.")
    bob.activates(troll)
    scene.resolve()
    ann.casts(invent("Bury", "{0}", "Instant", "Destroy target creature. It can't be regenerated."), targets=troll)
    scene.resolve()
    assert troll.zone == "graveyard"


@cr("701.9a", "701.9b")
def test_who_discards_chooses_the_card(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    forest, island = bob.hand("Forest"), bob.hand("Island")
    ann.casts(invent("Rot", "{0}", "Sorcery", "Target player discards a card."), targets=bob)
    scene.resolve(bob.chooses(island))
    assert (forest.zone, island.zone) == ("hand", "graveyard")
    assert scene.asked[-1] == (bob, Purpose.DISCARD)


@cr("701.9b")
def test_discarding_at_random_asks_nobody(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.hand("Forest", "Island")
    ann.casts(invent("Rot", "{0}", "Sorcery", "Target player discards a card at random."), targets=bob)
    scene.resolve()
    assert len(bob.hand) == 1
    assert len(bob.graveyard) == 1
    assert scene.asked == [(ann, Purpose.TARGET)]


@cr("701.10g", "614.1a")
def test_doubling_damage(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "If a source you control would deal damage to a permanent or player, it deals double that damage to that "
        "permanent or player instead."
    )
    ann.has(invent("Furnace", "{0}", "Enchantment", text))
    bolt = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")
    ann.casts(bolt, targets=bob)
    scene.resolve()
    bob.casts(bolt, targets=ann)
    scene.resolve()
    assert (ann.life, bob.life) == (17, 14)


@cr("701.14a", "701.14d")
def test_a_fight_isnt_combat(scene: Scene) -> None:
    """Each deals damage equal to its power to the other; what prevents combat damage doesn't help."""
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(3, 5), bob.has_creature(2, 3)
    bob.casts(invent("Fog", "{0}", "Instant", "Prevent all combat damage that would be dealt this turn."))
    scene.resolve()
    ann.casts(FIGHT, targets=[mine, theirs])
    scene.resolve()
    assert theirs.zone == "graveyard"
    assert mine.damage == 2


@cr("701.14b")
def test_no_fight_when_one_creature_is_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(3, 5), bob.has_creature(2, 3, "Sacrifice ~: You gain 1 life.")
    ann.casts(FIGHT, targets=[mine, theirs])
    bob.activates(theirs)
    scene.resolve()
    assert mine.damage == 0
    assert bob.life == 21


@cr("701.15a", "701.15b")
def test_a_goaded_creature_attacks_until_the_goaders_next_turn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Taunt", "{0}", "Sorcery", "Goad target creature."), targets=bear)
    scene.resolve()
    scene.next_turn()
    scene.until("end_combat")
    assert ann.life == 18
    scene.until("end_combat", 4)
    assert ann.life == 18


@cr("701.21a", "108.3")
def test_only_ones_own_permanents_can_be_sacrificed(scene: Scene) -> None:
    """The card goes to its owner's graveyard."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has_creature(5, 5)
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Grab", "{0}", "Sorcery", "Gain control of target creature."), targets=bear)
    scene.resolve()
    ann.casts(invent("Feast", "{0}", "Sorcery", "Sacrifice a creature. You gain life equal to its power."))
    scene.resolve()
    assert bob.graveyard == [bear]
    assert ann.life == 22
    assert len(scene.asked) == 1


@cr("701.26a", "701.26b")
def test_only_untapped_permanents_can_be_tapped(scene: Scene) -> None:
    """Tapping a tapped creature isn't becoming tapped."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(
        1, 1, "Whenever ~ becomes tapped, you gain 1 life.", "Whenever ~ becomes untapped, draw a card."
    )
    tap = invent("Doze", "{0}", "Instant", "Tap target creature.")
    untap = invent("Wake", "{0}", "Instant", "Untap target creature.")
    for spell in (untap, tap, tap, untap, untap):
        ann.casts(spell, targets=bear)
        scene.resolve()
    assert ann.life == 21
    assert len(ann.hand) == 1
