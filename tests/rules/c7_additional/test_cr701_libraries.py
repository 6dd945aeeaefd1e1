"""CR 701: mill, reveal, scry, search, shuffle, surveil as rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

FOREST_SEARCH = "Search your library for a basic land card, reveal it, put it into your hand, then shuffle."


@cr("701.17a", "701.17b")
def test_milling_more_than_there_is_mills_all(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    top = bob.library[0]
    ann.casts(invent("Grind", "{0}", "Sorcery", "Target player mills three cards."), targets=bob)
    scene.resolve()
    assert top in bob.graveyard
    assert len(bob.graveyard) == 3
    ann.casts(invent("Grind", "{0}", "Sorcery", "Target player mills twenty cards."), targets=bob)
    scene.resolve()
    assert len(bob.library) == 0
    assert len(bob.graveyard) == 20
    assert not scene.over


@cr("701.20b", "701.20a")
def test_a_revealed_card_stays_where_it_is(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    card = bob.hand("Forest")
    before = card.id
    ann.casts(invent("Look", "{0}", "Sorcery", "Target player reveals their hand."), targets=bob)
    scene.resolve()
    assert card.zone == "hand"
    assert card.id == before


@cr("701.22a", "701.22d")
def test_scry(scene: Scene) -> None:
    """One card to the bottom, the other stays on top; what triggers on it triggers once, afterwards."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Eye", "{0}", "Enchantment", "Whenever you scry, you gain 1 life."))
    first, second = ann.library[0], ann.library[1]
    ann.casts(invent("Peek", "{0}", "Sorcery", "Scry 2."))
    ann.chooses([first])
    scene.resolve()
    assert ann.library[0] == second
    assert ann.library[19] == first
    assert ann.life == 21


@cr("701.22b")
def test_scry_0_is_no_scry(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Eye", "{0}", "Enchantment", "Whenever you scry, you gain 1 life."))
    ann.casts(invent("Blind", "{0}", "Sorcery", "Scry 0."))
    scene.resolve()
    assert ann.life == 20
    assert scene.asked == []


@cr("701.25a", "701.25d")
def test_surveil(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Eye", "{0}", "Enchantment", "Whenever you surveil, you gain 1 life."))
    first, second = ann.library[0], ann.library[1]
    ann.casts(invent("Peek", "{0}", "Sorcery", "Surveil 2."))
    ann.chooses([first])
    scene.resolve()
    assert ann.library[0] == second
    assert first.zone == "graveyard"
    assert ann.life == 21


@cr("701.25c")
def test_surveil_0_is_no_surveil(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Eye", "{0}", "Enchantment", "Whenever you surveil, you gain 1 life."))
    ann.casts(invent("Blind", "{0}", "Sorcery", "Surveil 0."))
    scene.resolve()
    assert ann.life == 20
    assert scene.asked == []


@cr("701.23b", "701.23a")
def test_a_search_for_a_quality_may_fail_to_find(scene: Scene) -> None:
    """Though 20 Mountains are there; the library is shuffled all the same."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Deck", "{0}", "Enchantment", "Whenever a player shuffles their library, you gain 1 life."))
    ann.casts(invent("Seek", "{0}", "Sorcery", FOREST_SEARCH))
    scene.resolve(ann.chooses([]))
    assert len(ann.hand) == 0
    assert len(ann.library) == 20
    assert ann.life == 21


@cr("701.23d")
def test_a_search_for_any_card_must_find_one(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Tutor", "{0}", "Sorcery", "Search your library for a card, put it into your hand, then shuffle."))
    choice = scene.until_asked("search")
    assert isinstance(choice, ChooseObjects)
    assert choice.check(()) is not None
    scene.resolve(ann.chooses(ann.library[5]))
    assert len(ann.hand) == 1


@cr("701.23a", "701.24a")
def test_only_who_searches_is_asked_and_only_fitting_cards_can_be_found(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.library(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    ann.casts(invent("Seek", "{0}", "Sorcery", FOREST_SEARCH))
    choice = scene.until_asked("search")
    assert isinstance(choice, ChooseObjects)
    assert choice.player == ann.id
    assert bear.id not in choice.candidates
    assert len(choice.candidates) == 20


@cr("701.24d", "701.24e")
def test_an_empty_graveyard_is_shuffled_in_all_the_same(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Deck", "{0}", "Enchantment", "Whenever a player shuffles their library, you gain 1 life."))
    text = "Target player shuffles their graveyard into their library."
    ann.casts(invent("Reset", "{0}", "Sorcery", text), targets=bob)
    scene.resolve()
    assert ann.life == 21
    assert len(bob.library) == 20


@cr("701.24d", "400.12")
def test_a_graveyard_is_shuffled_into_the_library(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.graveyard("Forest", "Island")
    text = "Target player shuffles their graveyard into their library."
    ann.casts(invent("Reset", "{0}", "Sorcery", text), targets=bob)
    scene.resolve()
    assert len(bob.graveyard) == 0
    assert len(bob.library) == 22
    assert scene.asked == [(ann, Purpose.TARGET)]


@cr("701.44a")
def test_exploring_a_land(scene: Scene) -> None:
    """The revealed Mountain goes to the hand; otherwise a counter, and the card may be put into the graveyard."""
    ann, _bob = scene.players("Ann", "Bob")
    scout = ann.has_creature(1, 1)
    explore = invent("Trail", "{0}", "Instant", "Target creature explores.")
    top = ann.library[0]
    ann.casts(explore, targets=scout)
    scene.resolve()
    assert top.zone == "hand"
    assert scout.counters == {}


@cr("701.34a")
def test_proliferate_gives_one_more_of_each_kind_to_what_is_chosen(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 1, "flying": 1})
    rat = bob.has_creature(2, 2, counters={"-1/-1": 1})
    plain = ann.has_creature(2, 2)
    ann.casts(invent("Spread", "{0}", "Sorcery", "Proliferate."))
    scene.resolve(ann.chooses([bear]))
    assert bear.counters == {"+1/+1": 2, "flying": 2}
    assert rat.counters == {"-1/-1": 1}
    assert plain.counters == {}


@cr("701.44c")
def test_a_creature_that_is_gone_explores_all_the_same(scene: Scene) -> None:
    """Its controller reveals the card; a land goes to the hand."""
    ann, bob = scene.players("Ann", "Bob")
    top = ann.library[0]
    scout = ann.casts(invent("Scout", "{0}", "Creature", "When ~ enters, it explores.", power=1, toughness=1))
    scene.resolve_top()
    bob.casts(invent("Kill", "{0}", "Instant", "Destroy target creature."), targets=scout)
    scene.resolve()
    assert scout.zone == "graveyard"
    assert top.zone == "hand"


@cr("701.23e", "400.2")
def test_a_found_card_isnt_shown_unless_the_text_says_so(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Tutor", "{0}", "Sorcery", "Search your library for a card, put it into your hand, then shuffle."))
    scene.resolve(ann.chooses(ann.library[5]))
    other = scene.game.view(1).players[0]
    assert (other.hand_size, other.hand) == (1, [])


@cr("701.24b", "701.23a")
def test_a_found_card_that_goes_on_top_isnt_shuffled(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.library(invent("Bear", "{1}", "Creature", power=2, toughness=2))
    text = "Search your library for a creature card, reveal it, then shuffle and put that card on top."
    ann.casts(invent("Tutor", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses(bear))
    assert ann.library[0] == bear
    assert len(ann.library) == 21


@cr("701.23g")
def test_one_may_search_though_there_is_nothing_to_find(scene: Scene) -> None:
    """The library is shuffled then."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Deck", "{0}", "Enchantment", "Whenever a player shuffles their library, you gain 1 life."))
    ann.casts(invent("All", "{0}", "Sorcery", "Target player mills twenty cards."), targets=ann)
    scene.resolve()
    text = "You may search your library for a basic land card, put it onto the battlefield, then shuffle."
    seek = invent("Seek", "{0}", "Sorcery", text)
    ann.casts(seek)
    scene.resolve(ann.chooses(False))
    assert ann.life == 20
    ann.casts(seek)
    scene.resolve(ann.chooses(True))
    assert ann.life == 21


@cr("701.24a", "601.2f")
def test_what_cards_in_a_library_say_of_their_own_costs_is_the_same_after_shuffling(scene: Scene) -> None:
    """With each read of what is kept made anew and compared."""
    ann, _bob = scene.players("Ann", "Bob")
    scene.state.paranoid = 1
    for text in ("creature you control", "artifact you control", "enchantment you control"):
        ann.library(
            invent(
                f"For {text}", "{5}", "Sorcery", f"This spell costs {{1}} less to cast for each {text}.", "Draw a card."
            )
        )
    text = "If ~ would be put into a graveyard from anywhere, exile it instead."
    ann.library(invent("Ghost", "{5}", "Creature", text, power=1, toughness=1))  # an ability that works in the library
    ann.has_creature(1, 1)
    ann.casts(invent("Mix", "{0}", "Sorcery", "Shuffle your library."))
    scene.resolve()
    assert len(ann.library) == 24
