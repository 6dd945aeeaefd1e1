"""CR 400 and 401: moving objects, looking at and putting cards of a library."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

DIG = invent(
    "Dig",
    "{0}",
    "Sorcery",
    "Look at the top three cards of your library. Put one of them into your hand. "
    "Put the rest on the bottom of your library in any order.",
)


@cr("401.4")
def test_one_into_the_hand_the_rest_below_in_the_order_chosen() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    first, second, third, *rest = ann.library
    ann.casts(DIG)
    scene.resolve(ann.chooses(second, [third, first]))
    assert ann.hand == [second]
    assert ann.library == [*rest, third, first]
    assert scene.asked == [(ann, Purpose.SELECT), (ann, Purpose.ORDER)]


@cr("400.3")
def test_a_stolen_creature_returns_to_its_owners_hand() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Steal", "{0}", "Sorcery", "Gain control of target creature."), bear)
    scene.resolve()
    assert ann.battlefield == [bear]
    ann.casts(invent("Bounce", "{0}", "Instant", "Return target creature to its owner's hand."), bear)
    scene.resolve()
    assert bob.hand == [bear]


@cr("110.2a")
def test_a_creature_put_onto_the_battlefield_is_under_the_control_of_who_put_it_there() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.graveyard(invent("Dead Bear", "{1}", "Creature", power=2, toughness=2))
    text = "Put target creature card from a graveyard onto the battlefield under your control."
    ann.casts(invent("Raise", "{0}", "Sorcery", text), bear)
    scene.resolve()
    assert ann.battlefield == [bear]


@cr("400.6")
def test_on_top_of_its_owners_library() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Repulse", "{0}", "Instant", "Put target creature on top of its owner's library."), bear)
    scene.resolve()
    assert bob.library[0] == bear


@cr("601.3b")
def test_an_exiled_card_may_be_played_this_turn() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    top = ann.library[0]
    ann.casts(
        invent(
            "Impulse Draw", "{0}", "Sorcery", "Exile the top card of your library. You may play that card this turn."
        )
    )
    scene.resolve()
    assert ann.exile == [top]
    assert ann.can_play(top)
    ann.plays(top)
    assert ann.battlefield == [top]


@cr("701.9b")
@cr("701.20a")
def test_another_player_chooses_from_the_revealed_hand() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    forest, bear = bob.hand("Forest"), bob.hand(invent("Hand Bear", "{1}", "Creature", power=2, toughness=2))
    wolf = bob.hand(invent("Hand Wolf", "{1}", "Creature", power=2, toughness=2))
    text = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    ann.casts(invent("Probe", "{0}", "Sorcery", text), bob)
    scene.resolve(ann.chooses(bear))
    assert bob.graveyard == [bear]
    assert bob.hand == [forest, wolf]
    assert scene.asked == [(ann, Purpose.SELECT)]


@cr("701.17c")
def test_a_milled_card_can_be_found_among_them() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    for card in list(ann.library):
        scene.state.edit_player(ann.id).library = ()
        del card
        break
    bear = ann.library(invent("Milled Bear", "{1}", "Creature", power=2, toughness=2))
    land = ann.library("Forest")
    text = "Mill two cards. You may put a creature card from among them into your hand."
    ann.casts(invent("Sift", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses(True))
    assert ann.hand == [bear]
    assert land in ann.graveyard


@cr("608.2c")
def test_the_revealed_card_goes_where_its_type_says() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    top = ann.library[0]
    text = (
        "Reveal the top card of your library. If it's a land card, put it onto the battlefield. "
        "Otherwise, put it into your hand."
    )
    ann.casts(invent("Explore Up", "{0}", "Sorcery", text))
    scene.resolve()
    assert ann.battlefield == [top]


@cr("508.4")
def test_a_returned_creature_may_enter_attacking() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    text = (
        "Whenever ~ attacks, return target creature card from your graveyard to the battlefield tapped and attacking."
    )
    queen = ann.has_creature(1, 1, text)
    ghoul = ann.graveyard(invent("Ghoul", "{1}", "Creature", power=4, toughness=4))
    ann.attacks(bob, queen)
    scene.until("end_combat")
    assert ann.battlefield == [queen, ghoul]
    assert ghoul.tapped
    assert bob.life == 15
