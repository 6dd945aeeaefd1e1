"""CR 107.3, X in costs and texts."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@cr("107.3a", "107.3i", "601.2b")
def test_all_x_of_a_spell_are_the_same(scene: Scene) -> None:
    """Announced before the cost is paid: X = 2 costs {R} and two more."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{R}{3}")
    drain = invent("Drain", "{X}{R}", "Sorcery", "~ deals X damage to any target and you gain X life.")
    ann.casts(drain, targets=bob, then=[2])
    assert (ann, Purpose.X) in scene.asked
    assert ann.pool == "C"
    scene.resolve()
    assert (ann.life, bob.life) == (22, 18)


@cr("107.3c")
def test_x_that_the_text_defines_isnt_chosen(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    ann.hand("Forest", "Island", "Swamp")
    text = "Target creature gets +X/+X until end of turn, where X is the number of cards in your hand."
    ann.casts(invent("Swell", "{0}", "Sorcery", text), targets=bear)
    scene.resolve()
    assert bear.pt == (5, 5)
    assert (ann, Purpose.X) not in scene.asked


@cr("107.3a", "602.2b")
def test_x_of_an_activated_ability(scene: Scene) -> None:
    """Each activation has its own X."""
    ann, _bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1, "{X}: ~ gets +X/+0 until end of turn.", name="Imp")
    ann.has_mana("{4}")
    ann.activates(imp, 0, then=[3])
    ann.activates(imp, 0, then=[1])
    assert ann.pool == ""
    scene.resolve_top()
    assert imp.power == 2
    scene.resolve()
    assert imp.power == 5


@cr("107.3b")
def test_cast_for_free_x_is_0(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    blaze = ann.hand(invent("Blaze", "{X}{R}", "Sorcery", "~ deals X damage to any target."))
    ann.has_mana("{9}")
    text = "You may cast a spell with mana value 3 or less from your hand without paying its mana cost."
    ann.casts(invent("Gift", "{0}", "Sorcery", text))
    ann.chooses(True, bob)
    scene.resolve()
    assert blaze.zone == "graveyard"
    assert bob.life == 20
    assert (ann, Purpose.X) not in scene.asked


@cr("107.3m", "614.1c")
def test_a_permanent_that_enters_with_x_counters(scene: Scene) -> None:
    """X is what was chosen for the spell that became it; put there by other means it is 0."""
    ann, _bob = scene.players("Ann", "Bob")
    hydra = invent("Hydra", "{X}{G}", "Creature", "~ enters with X +1/+1 counters on it.", power=1, toughness=1)
    ann.has_mana("{G}{3}")
    cast = ann.casts(hydra, then=[3])
    scene.resolve()
    assert cast.pt == (4, 4)
    dead = ann.graveyard(hydra)
    ann.casts(
        invent("Raise", "{0}", "Sorcery", "Return target creature card from your graveyard to the battlefield."),
        targets=dead,
    )
    scene.resolve()
    assert dead.pt == (1, 1)


@cr("107.3m")
def test_an_enters_ability_knows_the_x_of_the_spell(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}")
    ann.casts(invent("Seer", "{X}", "Creature", "When ~ enters, you gain X life.", power=1, toughness=1), then=[3])
    scene.resolve()
    assert ann.life == 23


@cr("119.4b", "118.5")
def test_paying_no_life_is_always_possible(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "You can't lose the game and your opponents can't win the game."
    ann.has(invent("Angel", "{0}", "Enchantment", text))
    well = ann.has(invent("Well", "{0}", "Artifact", "{0}, Pay 0 life: Draw a card."))
    tap = ann.has(invent("Vein", "{0}", "Artifact", "{0}, Pay 1 life: Draw a card."))
    ann.has_life(-3)
    assert ann.can_activate(well)
    assert not ann.can_activate(tap)
    ann.activates(well)
    scene.resolve()
    assert len(ann.hand) == 1


@cr("118.8a", "601.2f")
def test_several_additional_costs_at_once(scene: Scene) -> None:
    """One that must be paid and one that may be: the other player is asked nothing."""
    ann, _bob = scene.players("Ann", "Bob")
    text = "As an additional cost to cast this spell, pay 3 life."
    rite = invent(
        "Rite", "{0}", "Instant", text, "Kicker {1}", "Draw a card. If this spell was kicked, draw three cards instead."
    )
    ann.has_mana("{1}")
    ann.casts(rite, then=[True])
    assert (ann.life, ann.pool) == (17, "")
    scene.resolve()
    assert len(ann.hand) == 3
    assert scene.asked == [(ann, Purpose.OPTIONAL_COST)]


@cr("118.6a", "118.9")
def test_an_unpayable_cost_doesnt_matter_for_a_spell_cast_for_free(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    relic = ann.hand(invent("Relic", None, "Sorcery", "You gain 4 life."))
    assert not ann.can_cast(relic)
    text = "You may cast a spell with mana value 3 or less from your hand without paying its mana cost."
    ann.casts(invent("Gift", "{0}", "Sorcery", text))
    ann.chooses(True)
    scene.resolve()
    assert ann.life == 24
