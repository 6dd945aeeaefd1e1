"""CR 106 and 107: mana that spells and abilities add, and the symbols of costs."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

CHILD = invent("Child", "{0}", "Creature", "{T}: Add {C}.", power=1, toughness=1)


@cr("106.3", "605.5b")
def test_a_spell_that_adds_mana_uses_the_stack(scene: Scene) -> None:
    """A spell is never a mana ability: it can be countered before it adds anything."""
    ann, bob = scene.players("Ann", "Bob")
    ritual = ann.casts(invent("Ritual", "{0}", "Instant", "Add {R}{R}{R}."))
    assert ann.pool == ""
    bob.casts(invent("Cancel", "{0}", "Instant", "Counter target spell."), targets=ritual)
    scene.resolve()
    assert ann.pool == ""
    ann.casts(invent("Ritual", "{0}", "Instant", "Add {R}{R}{R}."))
    scene.resolve()
    assert ann.pool == "RRR"


@cr("106.1a", "106.1b", "107.4a", "107.4b", "107.4c", "202.1a")
def test_which_mana_pays_for_which_symbol(scene: Scene) -> None:
    """Coloured symbols want their colour, {C} wants colourless mana, generic symbols take anything."""
    ann, _bob = scene.players("Ann", "Bob")
    green, colorless, generic = (
        ann.hand(invent(name, cost, "Instant", "You gain 1 life."))
        for name, cost in (("Green", "{G}"), ("Colorless", "{C}"), ("Generic", "{1}"))
    )
    assert not ann.can_cast(generic)
    ann.has_mana("{G}")
    assert [ann.can_cast(c) for c in (green, colorless, generic)] == [True, False, True]
    ann.casts(generic)
    assert ann.pool == ""
    ann.has_mana("{C}")
    assert [ann.can_cast(c) for c in (green, colorless)] == [False, True]


@cr("107.4d", "118.5", "118.6", "202.1b")
def test_zero_is_a_cost_that_can_be_paid_and_no_mana_cost_isnt(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_mana("{G}{G}{G}")
    free = ann.hand(invent("Free", "{0}", "Instant", "You gain 1 life."))
    none = ann.hand(invent("None", None, "Instant", "You gain 1 life."))
    assert ann.can_cast(free)
    assert not ann.can_cast(none)


@cr("107.5", "302.6", "602.5a")
def test_the_tap_symbol_wants_an_untapped_creature_that_isnt_new(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    old = ann.has(CHILD)
    new = ann.casts(CHILD)
    scene.resolve()
    assert ann.can_activate(old)
    assert not ann.can_activate(new)
    ann.activates(old)
    assert old.tapped
    assert ann.pool == "C"
    assert not ann.can_activate(old)


@cr("106.10", "107.4b")
def test_generic_mana_that_is_added_is_colorless(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    rock = ann.has(invent("Rock", "{0}", "Artifact", "{T}: Add {C}{C}."))
    ann.activates(rock)
    assert ann.pool == "CC"


@cr("106.6")
def test_mana_for_creatures_only_doesnt_pay_for_an_instant(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Grove", "{0}", "Land", "{T}: Add {R}. Spend this mana only to cast creature spells."))
    bear = ann.hand(invent("Bear", "{R}", "Creature", power=2, toughness=2))
    bolt = ann.hand(invent("Gain", "{R}", "Instant", "You gain 1 life."))
    assert ann.can_cast(bear)
    assert not ann.can_cast(bolt)


@cr("107.1b")
def test_negative_power_deals_no_damage(scene: Scene) -> None:
    """A creature of power -1 neither deals damage nor gives life; its power is really -1."""
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 3, "{0}: ~ deals damage equal to its power to any target.")
    ann.casts(invent("Weaken", "{0}", "Instant", "Target creature gets -2/-0 until end of turn."), targets=imp)
    scene.resolve()
    assert imp.power == -1
    ann.activates(imp, 0, targets=bob)
    scene.resolve()
    assert bob.life == 20
    ann.casts(invent("Grow", "{0}", "Instant", "Target creature gets +2/+0 until end of turn."), targets=imp)
    scene.resolve()
    assert imp.power == 1
