"""Miracle (CR 702.94)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility, SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import GainLife
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.kernel.events import DrawCard, ZoneChange
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
MIRACLE = KeywordAbility("miracle", (CostParam((PayMana(ManaCost(("W",))),)),))
GRACE = invent("Grace", "{6}{W}", "Sorcery", SpellAbility((do(GainLife(Number(8))),)), MIRACLE)


def on_top(seat, face):
    """The card on top of the library."""
    card = seat.library(face)
    player = seat.scene.state.edit_player(seat.id)
    player.library = (card.id, *(i for i in player.library if i != card.id))
    return card


@cr("702.94a")
@cr("608.2g")
def test_the_first_card_of_a_turn_may_be_cast_for_less_even_in_an_opponents_turn(scene: Scene, happens: Happens):
    _ann, bob = scene.players("Ann", "Bob")
    bob.has("Plains")
    grace = on_top(bob, GRACE)
    bob.chooses(True, True)
    happens(DrawCard(bob.id))
    assert len(scene.stack) == 1
    scene.resolve()
    assert bob.life == 28
    assert grace.zone is Zone.GRAVEYARD
    assert scene.asked == [(bob, "may"), (bob, "may")]


@cr("702.94a")
def test_the_second_card_of_a_turn_is_not_asked_about(scene: Scene, happens: Happens):
    _ann, bob = scene.players("Ann", "Bob")
    happens(DrawCard(bob.id))
    grace = on_top(bob, GRACE)
    happens(DrawCard(bob.id))
    assert grace in bob.hand
    assert scene.asked == []


@cr("702.94a")
def test_who_does_not_reveal_it_just_draws_it(scene: Scene, happens: Happens):
    _ann, bob = scene.players("Ann", "Bob")
    grace = on_top(bob, GRACE)
    bob.chooses(False)
    happens(DrawCard(bob.id))
    assert grace in bob.hand
    assert scene.stack == []


@cr("702.94a")
def test_it_must_still_be_in_the_hand(scene: Scene, happens: Happens):
    _ann, bob = scene.players("Ann", "Bob")
    bob.has("Plains")
    grace = on_top(bob, GRACE)
    bob.chooses(True)
    happens(DrawCard(bob.id))
    happens(ZoneChange(grace.id, Zone.HAND, Zone.GRAVEYARD, "discard"))
    scene.resolve()
    assert bob.life == 20
    assert scene.asked == [(bob, "may")]


@cr("702.94b")
def test_everybody_sees_the_revealed_card(scene: Scene, happens: Happens):
    ann, bob = scene.players("Ann", "Bob")
    grace = on_top(bob, GRACE)
    bob.chooses(True)
    happens(DrawCard(bob.id))
    assert (ann.id, grace.id) in scene.state.known
