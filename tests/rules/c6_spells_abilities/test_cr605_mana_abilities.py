"""CR 605 and 106: mana abilities, what may be spent on what."""

from __future__ import annotations

from landwalk.abilities.ability import Activated, Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana, SacrificeCost, TapThis
from landwalk.abilities.effect import AddMana, Draw, ManaChoice, SpendOnly
from landwalk.abilities.noun import YOU, Core, Det, Noun, NounPhrase
from landwalk.abilities.parts import CREATURE, THIS, a, do
from landwalk.abilities.pattern import TappedForMana
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.events import AbilityActivated, AddManaEvent
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr605_mana_abilities import could_produce, mana_ability
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)


def adds(*symbols: str, **more: object) -> AddMana:
    return AddMana(ManaChoice(symbols), **more)  # type: ignore[arg-type]


@cr("605.1a")
def test_what_is_a_mana_ability() -> None:
    assert mana_ability(Activated((TapThis(),), (do(adds("G")),))) is not None
    assert mana_ability(Activated((TapThis(),), (do(Draw(Number(1))),))) is None
    # The newest rule: an ability that moves a card from a library is none.
    assert mana_ability(Activated((TapThis(),), (do(adds("G")), do(Draw(Number(1)))))) is None


@cr("605.3b", "405.6c")
def test_it_does_not_use_the_stack(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    ann.activates(forest)
    assert scene.stack == []
    assert ann.pool == "G"


@cr("605.3a", "117.1d")
def test_it_is_legal_without_being_listed(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.has("Forest")
    assert len(scene.game.legal_actions) == 1
    assert ann.can_activate(forest)
    state = scene.game.state
    state.settings = {**state.settings, f"full_control:{ann.id}": 1}
    ann.has("Plains")
    assert len(scene.game.legal_actions) == 3


@cr("302.6", "602.5a")
def test_a_creature_that_just_came_makes_no_mana_with_the_tap_symbol(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    elf = ann.has_creature(1, 1, "{T}: Add {G}.", sick=True)
    assert not ann.can_activate(elf)
    ann.has("Forest")
    assert not ann.can_cast(ann.put(BEAR, Zone.HAND))


@cr("106.4", "500.5")
def test_the_pool_empties_between_steps(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.activates(ann.has("Forest"))
    scene.next_step()
    assert ann.pool == ""


@cr("106.4", "601.2g")
def test_a_source_of_two_pays_for_two(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ring = ann.has(invent("Ring", "{1}", "Artifact", "{T}: Add {C}{C}."))
    forest = ann.has("Forest")
    ann.casts(invent("Big Bear", "{2}{G}", "Creature - Bear", power=3, toughness=3))
    assert ring.tapped
    assert forest.tapped
    assert ann.pool == ""


@cr("106.4")
def test_what_is_too_much_stays_in_the_pool(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Ring", "{1}", "Artifact", "{T}: Add {C}{C}."))
    ann.casts(invent("Toy", "{1}", "Artifact"))
    assert ann.pool == "C"


@cr("106.6")
def test_restricted_mana_pays_only_for_what_it_may(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    creature_spells = NounPhrase(Det.ALL, (Core(Noun.SPELL, (CardType.CREATURE,)),))
    only = Activated((TapThis(),), (do(adds("G", spend=SpendOnly(creature_spells))),))
    ann.has(invent("Den", None, "Land", only), invent("Den", None, "Land", only))
    growth = ann.put(invent("Growth", "{G}", "Sorcery", "You gain 3 life."), Zone.HAND)
    assert not ann.can_cast(growth)
    bear = ann.casts(BEAR)
    assert bear.zone == "stack"


@cr("605.3a", "601.2g")
def test_a_source_with_a_price_is_used_when_it_helps(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    filter_ = Activated((PayMana(ManaCost(("1",))), TapThis()), (do(adds("W", "U")),))
    vale, forest = ann.has(invent("Vale", None, "Land", filter_), "Forest")
    ann.casts(invent("Mage", "{W}{U}", "Creature - Wizard", power=2, toughness=2))
    assert vale.tapped
    assert forest.tapped
    assert ann.pool == ""
    assert not ann.can_cast(ann.put(BEAR, Zone.HAND))


@cr("605.1a", "118.10")
def test_a_source_that_is_sacrificed_goes_last(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    any_color = AddMana(ManaChoice(kind="any", amount=Number(1)))
    gold = ann.has(invent("Gold", None, "Artifact", Activated((TapThis(), SacrificeCost(THIS)), (do(any_color),))))
    ann.has_many("Forest", 2)
    ann.casts(BEAR)
    assert gold.zone == "battlefield"
    scene.resolve_top()
    goblin = ann.casts(invent("Goblin", "{R}", "Creature - Goblin", power=1, toughness=1))
    assert gold.zone == "graveyard"
    assert goblin.zone == "stack"
    assert scene.asked == []


@cr("601.2g", "118.3")
def test_a_creature_to_be_sacrificed_may_first_make_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    elf = ann.has_creature(1, 1, "{T}: Add {B}.")
    rite = invent(
        "Rite", "{B}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.", "You gain 5 life."
    )
    ann.casts(rite)
    assert elf.zone == "graveyard"
    scene.resolve_top()
    assert ann.life == 25


@cr("601.2g", "118.10")
def test_a_cost_picks_nothing_that_the_mana_needs(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    any_color = AddMana(ManaChoice(kind="any", amount=Number(1)))
    treasure = Activated((TapThis(), SacrificeCost(THIS)), (do(any_color),))
    gold = ann.has(invent("Gold", None, "Artifact", treasure))
    junk = ann.has(invent("Junk", None, "Artifact"))
    melt = invent(
        "Melt", "{R}", "Sorcery", "As an additional cost to cast this spell, sacrifice an artifact.", "Draw a card."
    )
    ann.casts(melt)
    # Only the other artifact can pay: the gold is needed for the mana.
    assert scene.asked == []
    assert (gold.zone, junk.zone) == ("graveyard", "graveyard")


@cr("605.1b", "605.4a", "106.12a")
def test_a_triggered_mana_ability_resolves_at_once_and_is_counted_on(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    lands = a(Core(Noun.TYPE, (CardType.LAND,)))
    more = Triggered(TappedForMana(lands, YOU), (do(adds("G")),), when="whenever")
    ann.has(invent("Heart", None, "Enchantment", more))
    forest = ann.has("Forest")
    bear = ann.casts(BEAR)
    assert forest.tapped
    assert scene.stack == [bear]
    assert ann.pool == ""


@cr("106.7", "305.6")
def test_what_a_permanent_could_produce(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    grove = ann.has(invent("Grove", None, "Land", "{T}: Add {R} or {G}."))
    forest = ann.has_permanent("Forest", tapped=True)
    assert could_produce(scene.look, grove.id) == 8 | 16
    assert could_produce(scene.look, forest.id) == 16


@cr("106.12", "605.3b")
def test_activating_by_hand_asks_for_the_colour(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    grove = ann.has(invent("Grove", None, "Land", "{T}: Add {R} or {G}."))
    ann.activates(grove, then=["R"])
    assert scene.asked == [(ann, "mana")]
    assert ann.pool == "R"
    assert len(scene.events(AddManaEvent)) == 1
    assert scene.events(AbilityActivated) == []


@cr("605.1a", "118.3")
def test_a_sacrifice_of_another_creature_for_mana(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    altar = Activated((SacrificeCost(a(CREATURE)),), (do(adds("C", "C")),))
    ann.has(invent("Altar", None, "Artifact", altar))
    rat = ann.has_creature(1, 1)
    ann.casts(invent("Toy", "{2}", "Artifact"))
    assert rat.zone == "graveyard"
    assert ann.pool == ""


@cr("605.3a", "605.3c")
def test_an_ability_without_the_tap_symbol_may_be_used_again(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    altar = Activated((SacrificeCost(a(CREATURE)),), (do(adds("C")),))
    ann.has(invent("Altar", None, "Artifact", altar))
    rats = [ann.has_creature(1, 1) for _ in range(3)]
    ann.casts(invent("Toy", "{2}", "Artifact"), then=[[rats[0]], [rats[2]]])
    assert [r.zone for r in rats] == ["graveyard", "battlefield", "graveyard"]
    assert not ann.can_cast(ann.put(invent("Toy", "{2}", "Artifact"), Zone.HAND))


@cr("601.2a", "601.2g")
def test_a_card_in_hand_makes_no_mana_for_itself(scene: Scene) -> None:
    """It is on the stack before its mana ability could be activated."""
    ann, _bob = scene.players("Ann", "Bob")
    spirit = invent("Spirit", "{1}{G}", "Creature - Spirit", "Exile ~ from your hand: Add {G}.", power=2, toughness=2)
    ann.has("Forest")
    one = ann.put(spirit, Zone.HAND)
    assert not ann.can_cast(one)
    other = ann.put(spirit, Zone.HAND)
    ann.casts(one)
    assert (one.zone, other.zone) == ("stack", "exile")
