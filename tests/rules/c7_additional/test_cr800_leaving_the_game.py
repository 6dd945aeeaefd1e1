"""CR 800.4: a player leaves a game of three."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("800.4j", "104.3a")
def test_the_turn_of_a_player_who_left_goes_on_without_them(scene: Scene) -> None:
    """The next player in turn order gets the priority that the active player would get."""
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    spell = bob.hand(invent("Flash", "{0}", "Instant", "You gain 1 life."))
    scene.start()
    turn = scene.turn
    ann.concedes()
    assert not scene.over
    assert not ann.in_game
    assert scene.turn == turn
    assert scene.game.choice is not None
    assert scene.game.choice.player == bob.id
    bob.casts(spell)
    scene.resolve()
    assert bob.life == 21
    assert scene.turn == turn
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == cid


@cr("800.4a")
def test_a_creature_that_the_player_who_left_had_taken_goes_back(scene: Scene) -> None:
    ann, bob, _cid = scene.players("Ann", "Bob", "Cid")
    spell = ann.hand(invent("Steal", "{0}", "Sorcery", "Gain control of target creature."))
    bear = bob.has_creature(2, 2)
    ann.casts(spell, targets=[bear])
    scene.resolve()
    assert bear.controller == ann
    ann.concedes()
    assert bear.controller == bob


@cr("800.4a")
def test_a_creature_given_away_by_a_player_who_leaves_stays_given(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    spell = ann.hand(invent("Give", "{0}", "Sorcery", "Target opponent gains control of target creature."))
    bear = bob.has_creature(2, 2)
    ann.casts(spell, targets=[cid, bear])
    scene.resolve()
    assert bear.controller == cid
    ann.concedes()
    assert bear.controller == cid


@cr("800.4a")
def test_a_creature_given_to_a_player_who_leaves_goes_back(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    spell = ann.hand(invent("Give", "{0}", "Sorcery", "Target opponent gains control of target creature."))
    bear = bob.has_creature(2, 2)
    ann.casts(spell, targets=[cid, bear])
    scene.resolve()
    cid.concedes()
    assert bear.controller == bob


@cr("800.4a")
def test_a_creature_put_onto_the_battlefield_under_the_control_of_a_player_who_leaves_is_exiled(scene: Scene) -> None:
    ann, bob, _cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.put(invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2), Zone.GRAVEYARD)
    text = "Put target creature card from a graveyard onto the battlefield under your control."
    spell = ann.hand(invent("Raise", "{0}", "Sorcery", text))
    ann.casts(spell, targets=[bear])
    scene.resolve()
    assert len(scene.state.battlefield) == 1
    ann.concedes()
    assert len(scene.state.exile) == 1
    assert not scene.state.battlefield


@cr("800.4c")
def test_a_creature_is_exiled_as_the_last_effect_ends_that_gave_it_to_somebody_still_there(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.put(invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2), Zone.GRAVEYARD)
    text = "Put target creature card from a graveyard onto the battlefield under your control."
    ann.casts(ann.hand(invent("Raise", "{0}", "Sorcery", text)), targets=[bear])
    scene.resolve()
    (raised,) = ann.battlefield
    borrow = cid.hand(invent("Borrow", "{0}", "Instant", "Gain control of target creature until end of turn."))
    cid.casts(borrow, targets=[raised])
    scene.resolve()
    ann.concedes()
    assert raised.controller == cid
    assert scene.state.exile == ()
    scene.next_turn()
    assert scene.state.battlefield == ()
    assert len(scene.state.exile) == 1


@cr("800.4a", "611.2c")
def test_what_a_spell_of_a_player_who_left_does_until_end_of_turn_goes_on(scene: Scene) -> None:
    ann, bob, _cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    spell = ann.hand(invent("Truce", "{0}", "Sorcery", "Creatures can't attack this turn."))
    grow = ann.hand(invent("Grow", "{0}", "Instant", "Target creature gets +1/+1 until end of turn."))
    ann.casts(spell)
    scene.resolve()
    ann.casts(grow, targets=[bear])
    scene.resolve()
    n = len(scene.state.effects)
    ann.concedes()
    assert bear.power == 3
    assert len(scene.state.effects) == n
    scene.next_turn()
    assert not scene.state.effects


@cr("800.4m")
def test_until_the_next_turn_of_a_player_who_left_is_until_that_turn_would_have_begun(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    spell = ann.hand(invent("Grow", "{0}", "Sorcery", "Until your next turn, target creature gets +1/+1."))
    ann.casts(spell, targets=[bear])
    scene.resolve()
    ann.concedes()
    scene.next_turn()
    assert (scene.active, bear.power) == (bob, 3)
    scene.next_turn()
    assert (scene.active, bear.power) == (cid, 3)
    scene.next_turn()
    assert (scene.active, bear.power) == (bob, 2)


@cr("800.4d", "603.10a")
def test_abilities_of_a_player_who_loses_as_something_dies(scene: Scene) -> None:
    """Bob loses as the creature dies that his Aura enchants: the Aura leaves with him, and no ability of his is put on the stack."""
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    hill = cid.has_creature(1, 1, "When ~ dies, you gain 3 life.")
    text = "When ~ is put into a graveyard from the battlefield, draw a card."
    aura = invent("Aura", "{0}", "Enchantment - Aura", "Enchant creature", text)
    bob.has_permanent(aura, on=hill)
    bob.has_creature(2, 2, "Whenever a creature dies, each player draws a card.")
    spell = ann.hand(invent("Blast", "{0}", "Sorcery", "~ deals 20 damage to each creature and each opponent."))
    bob.has_life(10)
    cid.has_life(30)
    ann.casts(spell)
    scene.resolve()
    assert not bob.in_game
    assert cid.life == 13
    assert len(ann.hand) == 0
    assert not scene.over


@cr("800.4a", "510.1c", "509.1h")
def test_a_blocker_leaves_with_its_player(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = ann.has_creature(2, 2)
    wall = bob.has_creature(0, 4)
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    bob.concedes()
    assert bear.id in [a.attacker for a in scene.state.combat or ()]
    scene.until("end_combat")
    assert cid.life == 20


@cr("800.4e", "506.4")
def test_the_attacked_player_leaves(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = ann.has_creature(2, 2)
    other = ann.has_creature(3, 3)
    scene.start()
    scene.attack(ann, [(bear, bob), (other, cid)])
    bob.concedes()
    assert bear.id in [a.attacker for a in scene.state.combat or ()]
    scene.until("end_combat")
    assert cid.life == 17


@cr("800.4k", "500.7")
def test_an_extra_turn_of_a_player_who_left_does_not_begin(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    ann.casts(ann.hand(invent("Walk", "{0}", "Sorcery", "Take an extra turn after this one.")))
    scene.resolve()
    ann.concedes()
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == cid


@cr("500.7", "614.10")
def test_a_skipped_extra_turn_leaves_the_order_of_the_others(scene: Scene) -> None:
    """Ann makes Bob take an extra turn, which he skips: his own turn, which would have been the next anyhow, comes all the same."""
    ann, bob = scene.players("Ann", "Bob")
    give = ann.hand(invent("Give", "{0}", "Sorcery", "Target player takes an extra turn after this one."))
    lose = ann.hand(invent("Lose", "{0}", "Sorcery", "Target player skips their next turn."))
    ann.casts(give, targets=[bob])
    scene.resolve()
    ann.casts(lose, targets=[bob])
    scene.resolve()
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == ann
