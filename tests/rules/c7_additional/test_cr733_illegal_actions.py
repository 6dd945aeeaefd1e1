"""CR 733: actions that can't be completed are reversed; and 117.1 with 601.2: what is offered can be completed."""

from __future__ import annotations

from landwalk.abilities.ability import Activated
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import GainLife
from landwalk.abilities.parts import do
from landwalk.agents.agent import play
from landwalk.agents.random_agent import RandomAgent
from landwalk.cards.decks.build import build_deck
from landwalk.cards.place import default_place
from landwalk.cards.starter import DECKS, deck
from landwalk.cite import cr
from landwalk.kernel.announced import Rewind
from landwalk.kernel.events import SpellCast
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr117_legal_actions import legal_actions
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)


def by_hand(scene: Scene, seat: Seat) -> None:
    """The player pays mana by hand from now on."""
    state = scene.game.state
    state.settings = {**state.settings, f"manual_mana:{seat.id}": 1}


@cr("601.2g", "605.3a")
def test_a_player_may_choose_the_mana_abilities(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    first, second, third = ann.has("Forest", "Forest", "Plains")
    bear = ann.put(BEAR, Zone.HAND)
    by_hand(scene, ann)
    ann.casts(bear, then=[abilities(scene, third), "pay"])
    assert scene.asked == [(ann, "pay_mana"), (ann, "pay_mana")]
    assert third.tapped
    assert (first.tapped, second.tapped) == (True, False)
    assert bear.zone == "stack"


def abilities(scene: Scene, thing: object) -> object:
    """The action of a land's mana ability, as it stands among the options."""
    from landwalk.kernel.choices import Activate
    from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import mana_abilities

    id_: int = thing.id  # type: ignore[attr-defined]
    ((inst, _),) = mana_abilities(scene.look.get(id_).abilities)
    return Activate.of(id_, inst)


@cr("733.1")
def test_mana_abilities_are_reversed_with_the_spell(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    ann.has("Forest")
    bear = ann.put(BEAR, Zone.HAND)
    by_hand(scene, ann)
    ann.casts(bear, then=[abilities(scene, forest), "back"])
    assert bear.zone == "hand"
    assert not forest.tapped
    assert ann.pool == ""
    assert scene.events(SpellCast) == []
    assert len(scene.events(Rewind)) == 1


@cr("733.2", "602.2")
def test_an_activation_is_reversed_and_may_be_tried_again(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 2)
    gain = Activated((PayMana(ManaCost(("2",))),), (do(GainLife(Number(1))),))
    well = ann.has(invent("Well", "{1}", "Artifact", gain))
    by_hand(scene, ann)
    ann.activates(well, then=["back"])
    assert scene.stack == []
    assert ann.can_activate(well)
    assert len(scene.game.legal_actions) == 1
    ann.activates(well, then=["pay"])
    scene.resolve_top()
    assert ann.life == 21


@cr("117.1", "601.2", "602.2")
def test_what_is_offered_can_be_completed() -> None:
    names = sorted(DECKS)
    place = default_place()
    decks = [build_deck(deck(name), place).main for name in names]
    for seed in range(len(names)):
        game = Game.new([decks[seed], decks[(seed + 1) % len(decks)]], seed=seed, recording=False)
        play(game, {0: RandomAgent(seed), 1: RandomAgent(seed + 100)})
        link = game.state.log
        while link is not None:
            assert not isinstance(link[0], Rewind)
            link = link[1]  # type: ignore[assignment]


@cr("117.1", "117.1a")
def test_equal_cards_are_one_action(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 4)
    ann.put("Forest", Zone.HAND)
    ann.put("Forest", Zone.HAND)
    ann.put(BEAR, Zone.HAND)
    second = ann.put(BEAR, Zone.HAND)
    actions = legal_actions(scene.game.state, ann.id)
    assert [type(a).__name__ for a in actions] == ["Pass", "PlayLand", "CastSpell"]
    # The other one is as legal.
    ann.casts(second)
    assert second.zone == "stack"


@cr("117.1", "117.3")
def test_what_is_kept_between_priorities_is_what_would_be_found_anew() -> None:
    names = sorted(DECKS)
    place = default_place()
    decks = [build_deck(deck(name), place).main for name in names]
    game = Game.new([decks[0], decks[-1]], seed=3, recording=False, settings={"paranoid": 1})
    play(game, {0: RandomAgent(3), 1: RandomAgent(103)}, limit=80)  # each read compares, and raises at a difference
    assert game.state.asked >= 80 or game.over
