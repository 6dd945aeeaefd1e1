"""CR 121, drawing a card."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.events import DrawCard, SetPlayer
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("121.1")
def test_the_top_card_is_drawn(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    first, second = ann.library[0], ann.library[1]
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw a card."))
    scene.resolve()
    assert (first.zone, second.zone) == ("hand", "library")


@cr("121.2")
def test_two_cards_are_drawn_one_at_a_time(scene: Scene) -> None:
    """An ability that triggers on a draw triggers twice."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Font", "{0}", "Enchantment", "Whenever you draw a card, you gain 1 life."))
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw two cards."))
    ann.chooses("any order")
    scene.resolve()
    assert ann.life == 22


@cr("121.2c")
def test_the_active_player_draws_first(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.casts(invent("Feast", "{0}", "Instant", "Each player draws two cards."))
    scene.resolve()
    assert [e.player for e in scene.events(DrawCard) if isinstance(e, DrawCard)] == [ann.id, ann.id, bob.id, bob.id]


@cr("121.3")
def test_drawing_from_an_empty_library_may_be_chosen(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.casts(invent("All", "{0}", "Sorcery", "Draw twenty cards."))
    scene.resolve()
    assert not scene.over
    ann.casts(invent("Offer", "{0}", "Sorcery", "You may draw a card."))
    scene.resolve(ann.chooses(True))
    assert scene.asked == [(ann, Purpose.MAY)]
    assert scene.winner == bob


@cr("121.4")
def test_having_drawn_from_an_empty_library_is_noted_as_a_fact_and_no_number(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("All", "{0}", "Sorcery", "Draw twenty cards."))
    scene.resolve()
    assert not scene.over
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw a card."))
    scene.resolve()
    facts = [e.value for e in scene.events(SetPlayer) if isinstance(e, SetPlayer)]
    assert facts
    assert {type(fact) for fact in facts} == {bool}


@cr("121.5")
def test_putting_a_card_into_the_hand_isnt_drawing_it(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Font", "{0}", "Enchantment", "Whenever you draw a card, you gain 1 life."))
    text = "Search your library for a land card, reveal it, put it into your hand, then shuffle."
    land = ann.library[3]
    ann.casts(invent("Tutor", "{0}", "Sorcery", text))
    scene.resolve(ann.chooses(land))
    assert len(ann.hand) == 1
    assert ann.life == 20
    assert scene.events(DrawCard) == []


@cr("121.6a", "614.11")
def test_a_draw_is_replaced_though_the_library_is_empty(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("All", "{0}", "Sorcery", "Draw twenty cards."))
    scene.resolve()
    ann.has(invent("Well", "{0}", "Enchantment", "If you would draw a card, you gain 2 life instead."))
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw a card."))
    scene.resolve()
    assert not scene.over
    assert ann.life == 22


@cr("121.6b", "614.11a")
def test_a_replaced_draw_is_done_before_the_next_one(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(
        invent("Well", "{0}", "Enchantment", "If you would draw a card, exile the top card of your library instead.")
    )
    cards = list(ann.library)[:3]
    ann.casts(invent("Study", "{0}", "Sorcery", "Draw two cards."))
    scene.resolve()
    assert [c.zone for c in cards] == ["exile", "exile", "library"]
    assert len(ann.hand) == 0


@cr("121.4", "704.5b")
def test_drawing_as_many_cards_as_there_are_is_safe(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("All", "{0}", "Sorcery", "Draw twenty cards."))
    scene.resolve()
    assert not scene.over
    assert len(ann.hand) == 20
    assert len(ann.library) == 0
