"""Protection (CR 702.16)."""

from __future__ import annotations

import pytest

from landwalk.abilities.keyword_params import FromParam
from landwalk.abilities.noun import Core, Det, NounPhrase, Status
from landwalk.cite import cr
from landwalk.kernel.events import DamageEvent
from landwalk.rules.c5_turn.cr509_declare_blockers import possible_blockers
from landwalk.rules.look import Now
from landwalk.rules.questions import CanBeAttached, CanBeTargeted, reasons
from landwalk.testing.combat import ANN, BOB, Combat, keyword


def protection(*cores, word=""):
    return keyword("protection", FromParam(cores, word))


RED = protection(Core(colors=("R",)))
EVERYTHING = protection(word="everything")


def targeting(c, target, by):
    return [r.rule for r in reasons(Now(c.state), CanBeTargeted(target, by, by, ANN))]


@cr("702.16b")
def test_spells_and_abilities_of_red_sources_cant_target_it_not_even_its_controllers():
    c = Combat()
    knight, red, green = c.creature("2/2", RED), c.creature("1/1", colors="R"), c.creature("1/1", colors="G")
    assert targeting(c, knight, red) == ["702.16b"]
    assert targeting(c, knight, green) == []


@cr("702.16c", "702.16d")
def test_red_auras_and_equipment_cant_be_attached():
    c = Combat()
    knight = c.creature("2/2", RED)
    red_aura = c.permanent(types=("enchantment",), subtypes=("Aura",), colors="R")
    red_sword = c.permanent(types=("artifact",), subtypes=("Equipment",), colors="R")
    sword = c.permanent(types=("artifact",), subtypes=("Equipment",))
    look = Now(c.state)
    found = [
        [r.rule for r in reasons(look, CanBeAttached(i, knight)) if "702" in r.rule]
        for i in (red_aura, red_sword, sword)
    ]
    assert found == [["702.16c"], ["702.16d"], []]


@cr("702.16c", "702.16d", "704.5m", "704.5n")
def test_what_is_attached_falls_off():
    c = Combat()
    knight = c.creature("2/2", RED)
    aura = c.permanent(types=("enchantment",), subtypes=("Aura",), colors="R")
    sword = c.permanent(types=("artifact",), subtypes=("Equipment",), colors="R")
    for each in (aura, sword):
        c.state.edit(each).attached_to = knight
    c.settle()
    assert c.alive(aura, sword) == [False, True]
    assert c.object(sword).attached_to == 0


@cr("702.16e", "120.8")
def test_damage_from_red_sources_is_prevented():
    c = Combat()
    knight, red, green = c.creature("2/5", RED), c.creature("1/1", colors="R"), c.creature("1/1", colors="G")
    c.happen(DamageEvent(red, knight, 3), DamageEvent(green, knight, 1))
    assert c.object(knight).damage == 1


@cr("702.16f")
def test_red_creatures_cant_block_it_and_it_may_block_them():
    c = Combat()
    knight, goblin = c.creature("2/2", RED), c.creature("1/1", colors="R")
    theirs, red, green = (
        c.creature("2/2", RED, of=BOB),
        c.creature("1/1", of=BOB, colors="RG"),
        c.creature("1/1", of=BOB, colors="G"),
    )
    c.attack(knight, goblin)
    assert possible_blockers(c.state, BOB) == ((theirs, (knight, goblin)), (red, (goblin,)), (green, (knight, goblin)))


@cr("702.16g", "702.16m")
def test_from_red_and_from_blue():
    c = Combat()
    both = protection(Core(colors=("R",)), Core(colors=("U",)))
    knight, blue = c.creature("2/2", both, RED), c.creature("1/1", colors="U")
    assert targeting(c, knight, blue) == ["702.16b"]


@cr("702.16h", "702.16i")
def test_from_each_color():
    c = Combat()
    knight = c.creature("2/2", protection(word="each_color"))
    red, colorless = c.creature("1/1", colors="R"), c.creature("1/1")
    assert (targeting(c, knight, red), targeting(c, knight, colorless)) == (["702.16b"], [])


@cr("702.16j")
def test_from_everything():
    c = Combat()
    progenitor, bear = c.creature("10/10", EVERYTHING), c.creature("2/2", of=BOB)
    c.happen(DamageEvent(bear, progenitor, 3))
    c.attack(progenitor)
    assert (possible_blockers(c.state, BOB), c.object(progenitor).damage) == ((), 0)
    assert targeting(c, progenitor, progenitor) == ["702.16b"]


@cr("702.16a")
@pytest.mark.parametrize(
    ("core", "source", "protected"),
    [
        (Core(subtypes=("Demon",)), {"subtypes": ("Demon",)}, True),
        (Core(types=("artifact",)), {"also": ("artifact",)}, True),
        (Core(types=("artifact",)), {}, False),
        (Core(status=(Status.MULTICOLORED,)), {"colors": "RG"}, True),
        (Core(status=(Status.MULTICOLORED,)), {"colors": "R"}, False),
        (Core(status=(Status.COLORLESS,)), {}, True),
        (Core(types=("creature",), supertypes=("legendary",)), {"supertypes": ("legendary",)}, True),
    ],
)
def test_from_other_qualities(core, source, protected):
    c = Combat()
    knight, other = c.creature("2/2", protection(core)), c.creature("1/1", **source)
    assert bool(targeting(c, knight, other)) is protected


@cr("702.16e", "702.16b")
def test_a_player_with_protection():
    c = Combat()
    red, green = c.creature("3/3", colors="R"), c.creature("2/2", colors="G")
    c.player_has(RED, of=BOB)
    c.attack(red, green)
    c.block({})
    c.damage()
    assert c.life(BOB) == 18
    assert targeting(c, BOB, red) == ["702.16b"]


@cr("702.16k")
def test_from_a_player():
    # "As this creature enters, choose a player. This creature has protection from the chosen player."
    c = Combat()
    nemesis = c.creature("3/1", protection(word="chosen_player"))
    c.state.edit(nemesis).chosen = (("/0:player", BOB),)
    c.state.layer_version += 1
    theirs, mine = c.creature("2/2", of=BOB), c.creature("2/2")
    c.happen(DamageEvent(theirs, nemesis, 1))
    c.attack(nemesis)
    assert (c.object(nemesis).damage, possible_blockers(c.state, BOB)) == (0, ())
    assert (targeting(c, nemesis, theirs), targeting(c, nemesis, mine)) == (["702.16b"], [])


@cr("702.16b", "607.2d")
def test_a_granted_protection_is_from_the_color_that_its_source_chose():
    from landwalk.abilities.ability import Static
    from landwalk.abilities.effect import GainAbilities
    from landwalk.abilities.noun import Det, NounPhrase
    from landwalk.abilities.sentence import Clause

    c = Combat()
    creatures = NounPhrase(Det.ALL, (Core(types=("creature",)),))
    ward = c.enchantment(Static((Clause(creatures, (GainAbilities((protection(word="chosen_color"),), "have"),)),)))
    c.state.edit(ward).chosen = (("/0:color", "R"),)
    c.state.layer_version += 1
    bear, red, green = c.creature("2/2"), c.creature("1/1", colors="R"), c.creature("1/1", colors="G")
    assert (targeting(c, bear, red), targeting(c, bear, green)) == (["702.16b"], [])


@cr("702.16n")
@pytest.mark.parametrize("another", [False, True])
def test_an_aura_that_gives_protection_from_its_own_color_may_say_that_it_stays(another):
    from landwalk.abilities.ability import Static
    from landwalk.abilities.attaching import DoesntRemove
    from landwalk.abilities.effect import GainAbilities
    from landwalk.abilities.noun import YOU, Host, This
    from landwalk.abilities.sentence import Clause

    host = Host(Status.ENCHANTED, Core(types=("creature",)))
    text = Static((Clause(host, (GainAbilities((RED,), "have"),)), Clause(YOU, (DoesntRemove(This()),))))
    c = Combat()
    knight = c.creature("2/2", *([RED] if another else []))
    enchant = keyword("enchant", NounPhrase(Det.A, (Core(types=("creature",)),)))
    aura = c.permanent(enchant, text, types=("enchantment",), subtypes=("Aura",), colors="R")
    c.state.edit(aura).attached_to = knight
    c.state.layer_version += 1
    c.settle()
    assert c.alive(aura) == [not another]  # other instances of protection from red affect it as usual
