"""CR 704 and 707: more state-based actions and copies as rules questions."""

from __future__ import annotations

from landwalk.abilities.ability import Chapter
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GainLife
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

TALE = invent(
    "Tale",
    "{0}",
    "Enchantment - Saga",
    Chapter((1, 2), (do(GainLife(Number(1))),)),
    Chapter((3,), (do(GainLife(Number(5))),)),
)
MIRROR = "Target creature becomes a copy of another target creature until end of turn."


@cr("704.5e", "707.10a", "112.1a")
def test_a_countered_copy_of_a_spell_is_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    gain = ann.casts(invent("Gain", "{0}", "Instant", "You gain 1 life."))
    ann.casts(invent("Fork", "{0}", "Instant", "Copy target spell."), targets=gain)
    scene.resolve_top()
    copy = scene.stack[-1]
    assert copy != gain
    bob.casts(invent("Cancel", "{0}", "Instant", "Counter target spell."), targets=copy)
    scene.resolve()
    assert ann.life == 21
    assert sorted(ann.graveyard.names) == ["Fork", "Gain"]
    assert not copy.exists


@cr("704.5p")
def test_equipment_that_becomes_a_creature_comes_off(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    sword = ann.has_permanent(
        invent(
            "Sword",
            "{1}",
            "Artifact - Equipment",
            "Equipped creature gets +1/+1.",
            "Equip {0}",
            "{0}: ~ becomes a 2/2 Golem artifact creature until end of turn.",
        ),
        on=bear,
    )
    ann.activates(sword, 1)
    scene.resolve()
    assert sword.zone == "battlefield"
    assert sword.attached_to is None
    assert bear.pt == (2, 2)
    assert sword.pt == (2, 2)


@cr("704.1", "704.2", "704.3")
def test_state_based_actions_use_no_stack(scene: Scene) -> None:
    """Nobody can answer while a creature with toughness 0 is there."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    ann.casts(invent("Shrink", "{0}", "Instant", "Target creature gets -2/-2 until end of turn."), targets=bear)
    scene.resolve_top()
    assert bear.zone == "graveyard"
    assert scene.stack == []
    assert scene.state.priority == ann.id


@cr("704.8", "704.3", "603.10a")
def test_a_creature_that_dies_with_its_lord_is_known_as_it_was(scene: Scene) -> None:
    """The 1/1 died as a 2/2: its lord was still there when both were destroyed."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, "Other creatures you control get +1/+1.")
    imp = ann.has_creature(1, 1, "When ~ dies, ~ deals damage equal to its power to target opponent.")
    bob.casts(invent("Storm", "{0}", "Instant", "~ deals 2 damage to each creature."))
    scene.resolve()
    assert imp.zone == "graveyard"
    assert bob.life == 18


@cr("704.5s", "714.4")
def test_a_saga_is_sacrificed_after_its_last_chapter(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    saga = ann.casts(TALE)
    scene.resolve()
    assert saga.counters == {"lore": 1}
    assert ann.life == 21
    scene.until("precombat_main", 3)
    scene.resolve()
    scene.until("precombat_main", 5)
    assert saga.zone == "battlefield"
    scene.resolve()
    assert ann.life == 27
    assert saga.zone == "graveyard"


@cr("505.4", "703.4f", "714.3c")
def test_a_saga_gets_a_lore_counter_before_priority_in_the_main_phase(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    saga = ann.casts(TALE)
    scene.resolve()
    scene.until("precombat_main", 3)
    assert saga.counters == {"lore": 2}
    assert len(scene.stack) == 1
    scene.resolve()
    scene.until("postcombat_main", 3)
    assert saga.counters == {"lore": 2}


@cr("707.2a", "707.2")
def test_a_copy_has_the_color_and_abilities_once(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    cub = ann.has_creature(1, 1, cost="{R}")
    bird = ann.has_creature(2, 3, "Flying", cost="{U}")
    ann.casts(invent("Mirror", "{0}", "Instant", MIRROR), targets=[cub, bird])
    scene.resolve()
    assert cub.pt == (2, 3)
    assert [str(c) for c in cub.now.colors] == ["U"]
    assert len(cub.now.abilities) == 1
    assert cub.has_keyword("flying")


@cr("707.6", "614.12a")
def test_a_copy_makes_its_own_choice_as_it_enters(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    red, green = ann.has_creature(2, 2, cost="{R}"), ann.has_creature(2, 2, cost="{G}")
    banner = invent(
        "Banner",
        "{0}",
        "Creature",
        "As ~ enters, choose a color.",
        "Creatures of the chosen color get +1/+1.",
        power=1,
        toughness=1,
    )
    original = ann.casts(banner)
    scene.resolve(ann.chooses("R"))
    clone = invent("Clone", "{0}", "Creature", "You may have ~ enter as a copy of any creature on the battlefield.")
    ann.casts(clone)
    ann.chooses(original, "G")
    scene.resolve()
    assert (red.pt, green.pt) == ((3, 3), (3, 3))


@cr("707.10b", "707.10")
def test_a_copied_ability_has_the_same_source(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(3, 3, "{0}: ~ deals damage equal to its power to target opponent.")
    ann.activates(imp)
    ann.casts(invent("Echo", "{0}", "Instant", "Copy target activated or triggered ability."), targets=scene.stack[0])
    scene.resolve()
    assert bob.life == 14


@cr("707.5", "603.6a")
def test_a_creature_that_enters_as_a_copy_has_its_enters_ability(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    seer = ann.has_creature(2, 2, "When ~ enters, you gain 1 life.")
    clone = invent("Clone", "{0}", "Creature", "You may have ~ enter as a copy of any creature on the battlefield.")
    copy = ann.casts(clone)
    ann.chooses(seer)
    scene.resolve()
    assert copy.name == seer.name
    assert ann.life == 21


@cr("707.8", "712.8")
def test_a_copy_of_a_double_faced_permanent_copies_the_face_that_is_up(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    moon = two_faced(
        "transform",
        invent("Man", "{0}", "Creature", "{0}: Transform ~.", power=1, toughness=1),
        invent("Wolf", None, "Creature", power=5, toughness=5),
    )
    man = ann.has(moon)
    cub = ann.has_creature(2, 2)
    ann.activates(man)
    scene.resolve()
    assert man.pt == (5, 5)
    ann.casts(invent("Mirror", "{0}", "Instant", MIRROR), targets=[cub, man])
    scene.resolve()
    assert (cub.name, cub.pt) == ("Wolf", (5, 5))


@cr("707.2", "707.3", "110.5a")
def test_a_token_that_copies_a_creature_copies_no_counters(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, counters={"+1/+1": 2}, tapped=True)
    ann.casts(
        invent("Twin", "{0}", "Sorcery", "Create a token that's a copy of target creature you control."), targets=bear
    )
    scene.resolve()
    token = ann.battlefield[1]
    assert token.name == bear.name
    assert token.pt == (2, 2)
    assert not token.tapped
