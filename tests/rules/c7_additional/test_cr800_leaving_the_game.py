"""CR 800.4: a player leaves a game of three."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

GIVE = "Target opponent gains control of target creature."
RAISE = "Put target creature card from a graveyard onto the battlefield under your control."


def does(scene: Scene, seat: Seat, text: str, *targets: Thing | Seat) -> None:
    """The player casts a spell that says so, and it resolves."""
    seat.casts(invent("Spell", "{0}", "Instant", text), list(targets))
    scene.resolve()


def raised(scene: Scene, ann: Seat, bob: Seat) -> Thing:
    """A creature of Bob's that Ann has put onto the battlefield under her control."""
    bear = bob.put(invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2), Zone.GRAVEYARD)
    does(scene, ann, RAISE, bear)
    (found,) = ann.battlefield
    return found


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
    bear = bob.has_creature(2, 2)
    does(scene, ann, "Gain control of target creature.", bear)
    assert bear.controller == ann
    ann.concedes()
    assert bear.controller == bob


@cr("800.4a")
def test_a_creature_given_away_by_a_player_who_leaves_stays_given(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    does(scene, ann, GIVE, cid, bear)
    assert bear.controller == cid
    ann.concedes()
    assert bear.controller == cid


@cr("800.4a")
def test_a_creature_given_to_a_player_who_leaves_goes_back(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    does(scene, ann, GIVE, cid, bear)
    assert bear.controller == cid
    cid.concedes()
    assert bear.controller == bob


@cr("800.4a")
def test_a_creature_put_onto_the_battlefield_under_the_control_of_a_player_who_leaves_is_exiled(scene: Scene) -> None:
    ann, bob, _cid = scene.players("Ann", "Bob", "Cid")
    bear = raised(scene, ann, bob)
    ann.concedes()
    assert bob.exile == [bear]
    assert not scene.state.battlefield


@cr("800.4c")
def test_a_creature_is_exiled_as_the_last_effect_ends_that_gave_it_to_somebody_still_there(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = raised(scene, ann, bob)
    does(scene, cid, "Gain control of target creature until end of turn.", bear)
    ann.concedes()
    assert bear.controller == cid
    assert scene.state.exile == ()
    scene.next_turn()
    assert scene.state.battlefield == ()
    assert bob.exile == [bear]


@cr("800.4a", "611.2c")
def test_what_a_spell_of_a_player_who_left_does_until_end_of_turn_goes_on(scene: Scene) -> None:
    ann, bob, _cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    does(scene, ann, "Creatures can't attack this turn.")
    does(scene, ann, "Target creature gets +1/+1 until end of turn.", bear)
    effects = len(scene.state.effects)
    assert effects == 2
    ann.concedes()
    assert bear.power == 3
    assert len(scene.state.effects) == effects
    scene.next_turn()
    assert not scene.state.effects


@cr("800.4m")
def test_until_the_next_turn_of_a_player_who_left_is_until_that_turn_would_have_begun(scene: Scene) -> None:
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    bear = bob.has_creature(2, 2)
    does(scene, ann, "Until your next turn, target creature gets +1/+1.", bear)
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
    bob.has_life(10)
    cid.has_life(30)
    does(scene, ann, "~ deals 20 damage to each creature and each opponent.")
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
    does(scene, ann, "Take an extra turn after this one.")
    ann.concedes()
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == cid


@cr("500.7", "614.10")
def test_a_skipped_extra_turn_leaves_the_order_of_the_others(scene: Scene) -> None:
    """Ann makes Bob take an extra turn, which he skips: his own turn, which would have been the next anyhow, comes all the same."""
    ann, bob = scene.players("Ann", "Bob")
    does(scene, ann, "Target player takes an extra turn after this one.", bob)
    does(scene, ann, "Target player skips their next turn.", bob)
    scene.next_turn()
    assert scene.active == bob
    scene.next_turn()
    assert scene.active == ann
