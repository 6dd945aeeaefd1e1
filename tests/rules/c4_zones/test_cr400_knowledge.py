"""Which hidden cards a player knows (CR 400.2, 401, 402.3, 701.20, 701.24, 708.5): what was seen, as long as it can be told apart."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Bear", "{1}", "Creature - Bear", power=2, toughness=2)
WOLF = invent("Wolf", "{1}", "Creature - Wolf", power=2, toughness=2)
UNSUMMON = invent("Unsummon", "{0}", "Instant", "Return target creature to its owner's hand.")
SUBMERGE = invent("Submerge", "{0}", "Instant", "Put target creature on top of its owner's library.")
SHUFFLE = invent("Muddle", "{0}", "Instant", "Shuffle your library.")
PEEK = invent("Peek", "{0}", "Instant", "Look at target player's hand.")
SCRY = invent("Omen", "{0}", "Instant", "Scry 2.")


def hand(scene: Scene, viewer: int, whose: int) -> list[str]:
    return [o.name for o in scene.game.view(viewer).players[whose].hand]


def library(scene: Scene, viewer: int, whose: int) -> list[tuple[int, str]]:
    return [(at, o.name) for at, o in scene.game.view(viewer).players[whose].known_library]


@cr("400.2", "400.7")
def test_a_card_returned_to_a_hand_from_the_battlefield_is_known_there(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.hand(WOLF)
    ann.casts(UNSUMMON, targets=bob.has(BEAR))
    scene.resolve()
    assert hand(scene, 0, 1) == ["Bear"]
    assert scene.game.view(0).players[1].hand_size == 2


@cr("400.2", "730.3c")
def test_a_card_that_lay_under_a_token_is_known_in_the_hand_too(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Island", 2)
    scene.next_turn()
    scene.until("precombat_main")
    bob.casts(invent("Call", "{0}", "Sorcery", "Create a 1/1 green Saproling creature token."))
    scene.resolve()
    token = next(t for t in bob.battlefield if t.now.is_creature)
    bob.casts(invent("Otter", "{4}{U}", "Creature - Otter", "Mutate {1}{U}", power=2, toughness=5), targets=token)
    scene.resolve(bob.chooses("under"))
    bob.casts(UNSUMMON, targets=token)
    scene.resolve()
    assert hand(scene, 0, 1) == ["Otter"]


@cr("402.3")
def test_who_plays_a_card_like_the_known_one_may_have_played_another(scene: Scene) -> None:
    """The hand can be rearranged: which of two Bears it was can't be seen."""
    ann, bob = scene.players("Ann", "Bob")
    other = bob.hand(BEAR)
    ann.casts(UNSUMMON, targets=bob.has(BEAR))
    scene.resolve()
    scene.next_turn()
    scene.until("precombat_main")
    bob.has_many("Mountain", 1)
    bob.casts(other)
    assert hand(scene, 0, 1) == []


@cr("401.2", "121.1")
def test_a_card_put_on_top_is_known_and_still_when_it_is_drawn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(SUBMERGE, targets=bob.has(BEAR))
    scene.resolve()
    assert library(scene, 0, 1) == [(0, "Bear")] == library(scene, 1, 1)
    scene.next_turn()
    scene.until("draw")
    assert (library(scene, 0, 1), hand(scene, 0, 1)) == ([], ["Bear"])


@cr("701.24a")
def test_a_shuffle_ends_what_was_known_of_a_library(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(SUBMERGE, targets=ann.has(BEAR))
    ann.casts(SHUFFLE)
    scene.resolve_top()
    scene.resolve_top()
    ann.casts(SHUFFLE)
    scene.resolve()
    assert library(scene, 0, 0) == library(scene, 1, 0) == []


@cr("701.20e", "402.3")
def test_a_hand_that_was_looked_at_is_known_to_who_looked(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.hand(BEAR, WOLF)
    ann.casts(PEEK, targets=bob)
    scene.resolve()
    assert hand(scene, 0, 1) == ["Bear", "Wolf"]


@cr("701.22a", "401.4")
def test_who_scries_knows_the_order_and_nobody_else(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    first = ann.library[0]
    ann.casts(SCRY)
    scene.resolve(ann.chooses([first], ()))
    bottom = len(ann.library) - 1
    assert library(scene, 0, 0) == [(0, "Mountain"), (bottom, "Mountain")]
    assert ann.library[-1] == first
    assert library(scene, 1, 0) == []


@cr("701.22a")
def test_scrying_two_cards_hides_from_others_which_of_them_stayed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has(BEAR)
    ann.casts(SUBMERGE, targets=bear)
    scene.resolve()
    assert library(scene, 1, 0) == [(0, "Bear")]
    ann.casts(SCRY)
    scene.resolve(ann.chooses((), ann.library[:2]))
    assert library(scene, 1, 0) == []
    assert library(scene, 0, 0)[0] == (0, "Bear")


@cr("701.22a")
def test_of_one_card_that_is_scried_others_see_where_it_goes(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has(BEAR)
    ann.casts(SUBMERGE, targets=bear)
    scene.resolve()
    ann.casts(invent("Glance", "{0}", "Instant", "Scry 1."))
    scene.resolve(ann.chooses([ann.library[0]]))
    assert library(scene, 1, 0) == [(len(ann.library) - 1, "Bear")]


@cr("701.23a", "401.2")
def test_a_card_found_unseen_may_be_the_one_that_was_known(scene: Scene) -> None:
    """Bob's Bear on top is known; Bob looks for a creature card and shows nothing."""
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(SUBMERGE, targets=bob.has(BEAR))
    scene.resolve()
    scene.next_turn()
    text = (
        "Look at the top three cards of your library. "
        "Put one of them into your hand and the rest on the bottom of your library in any order."
    )
    bob.casts(invent("Choose", "{0}", "Instant", text))
    scene.resolve(bob.chooses(bob.library[1], [bob.library[0], bob.library[2]]))
    assert "Bear" not in hand(scene, 0, 1)
    assert library(scene, 0, 1) == []


@cr("701.20a", "402.3")
def test_a_card_that_is_shown_and_put_into_the_hand_is_known_there(scene: Scene) -> None:
    _ann, bob = scene.players("Ann", "Bob")
    wolf = bob.library(WOLF)
    scene.next_turn()
    scene.until("precombat_main")
    text = "Search your library for a creature card, reveal it, put it into your hand, then shuffle."
    bob.casts(invent("Tutor", "{0}", "Sorcery", text))
    scene.resolve(bob.chooses(wolf))
    assert hand(scene, 0, 1) == ["Wolf"]


@cr("402.3", "401.4")
def test_a_card_put_back_from_the_hand_unseen_may_be_any_of_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.hand(WOLF)
    ann.casts(UNSUMMON, targets=bob.has(BEAR))
    scene.resolve()
    scene.next_turn()
    bob.casts(invent("Back", "{0}", "Instant", "Put a card from your hand on top of your library."))
    scene.resolve(bob.chooses(bob.hand[0]))
    assert (hand(scene, 0, 1), library(scene, 0, 1)) == ([], [])
    assert library(scene, 1, 1) == [(0, "Wolf")]


@cr("401.2", "702.85a")
def test_cards_put_on_the_bottom_in_a_random_order_are_known_to_nobody(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(SUBMERGE, targets=ann.has(BEAR))
    scene.resolve()
    ann.casts(SUBMERGE, targets=ann.has(WOLF))
    scene.resolve()
    assert library(scene, 1, 0) == [(0, "Wolf"), (1, "Bear")]
    ann.casts(invent("Flood", "{0}", "Instant", "Cascade", "You gain 1 life."))
    scene.resolve()
    assert library(scene, 0, 0) == library(scene, 1, 0) == []


@cr("401.5")
def test_a_top_card_that_is_shown_all_the_time_is_known_when_it_is_drawn(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Open", "{0}", "Enchantment", "Play with the top card of your library revealed."))
    assert library(scene, 0, 1) == [(0, "Mountain")]
    ann.casts(SUBMERGE, targets=bob.has(BEAR))
    scene.resolve()
    assert library(scene, 0, 1) == [(0, "Bear"), (1, "Mountain")]
    scene.next_turn()
    scene.until("draw")
    assert hand(scene, 0, 1) == ["Bear"]
    assert library(scene, 0, 1) == [(0, "Mountain")]


@cr("708.5")
def test_ones_own_face_down_creature_is_known_to_its_controller(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.casts(invent("Beast", "{5}", "Creature - Beast", "Morph {1}", power=5, toughness=4))
    scene.resolve()
    fronts = [[o.front for o in scene.game.view(p).battlefield if o.face_down] for p in (0, 1)]
    assert fronts == [["Beast"], [""]]


@cr("708.2", "708.5")
def test_an_ability_of_a_face_down_creature_does_not_tell_which_card_it_is(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    ann.has(invent("Gift", None, "Enchantment", 'Creatures you control have "{0}: You gain 1 life."'))
    bear = ann.has(BEAR)
    beast = ann.casts(invent("Beast", "{5}", "Creature - Beast", "Morph {1}", power=5, toughness=4))
    scene.resolve()
    ann.activates(bear)
    ann.activates(beast)
    assert [o.name for o in scene.game.view(1).stack] == ["Bear", ""]


@cr("708.5", "708.9")
def test_a_face_down_creature_that_returns_to_the_hand_is_shown(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Mountain", 3)
    beast = ann.casts(invent("Beast", "{5}", "Creature - Beast", "Morph {1}", power=5, toughness=4))
    scene.resolve()
    ann.casts(UNSUMMON, targets=beast)
    scene.resolve()
    assert "Beast" in hand(scene, 1, 0)


@cr("406.3", "702.143a")
def test_who_foretells_a_known_card_hides_which_one(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has_many("Mountain", 2)
    secret = bob.hand(invent("Secret", "{4}", "Instant", "You gain 1 life.", "Foretell {1}"))
    bob.hand(WOLF)
    ann.casts(PEEK, targets=bob)
    scene.resolve()
    assert hand(scene, 0, 1) == ["Secret", "Wolf"]
    scene.next_turn()
    bob.takes("foretell", secret)
    assert hand(scene, 0, 1) == []
    assert [o.name for o in scene.game.view(0).exile] == [""]
    assert [o.name for o in scene.game.view(1).exile] == ["Secret"]


@cr("400.2")
def test_what_is_known_is_saved_and_taken_back_with_the_game(scene: Scene) -> None:
    from landwalk.play.game import Game

    ann, bob = scene.players("Ann", "Bob")
    ann.casts(UNSUMMON, targets=bob.has(BEAR))
    scene.resolve()
    game = scene.game
    assert Game.from_json(game.to_json()).view(0).players[1].hand == game.copy().view(0).players[1].hand
    assert hand(scene, 0, 1) == ["Bear"]
    while game.state.known:
        game.pop()
    assert game.view(0).players[1].hand == []
