"""CR 607, 613, 707: linked abilities of copies, names that change, timestamps of faces."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

MIRROR = invent(
    "Mirror", "{0}", "Instant", "Target creature becomes a copy of another target creature until end of turn."
)
KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")


@cr("707.7", "607.5")
def test_a_copy_of_linked_abilities_gives_back_what_it_took_itself(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear, cub = bob.has_creature(2, 2), bob.has_creature(1, 1)
    ringer = ann.casts(
        invent(
            "Ringer",
            "{0}",
            "Creature",
            "When ~ enters, exile another target creature.",
            "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
            power=1,
            toughness=1,
        )
    )
    scene.resolve(ann.chooses(bear))
    clone = ann.casts(
        invent("Clone", "{0}", "Creature", "You may have ~ enter as a copy of any creature on the battlefield.")
    )
    scene.resolve(ann.chooses(ringer, cub))
    assert clone.name == "Ringer"
    assert (bear.zone, cub.zone) == ("exile", "exile")
    bob.casts(KILL, targets=clone)
    scene.resolve()
    assert (bear.zone, cub.zone) == ("exile", "battlefield")


@cr("707.11")
def test_an_ability_still_finds_its_source_under_another_name(scene: Scene) -> None:
    """ "~" in an ability means the object that it came from, also when that has become a copy of something else."""
    ann, _bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1, "{0}: ~ gets +1/+0 until end of turn.", name="Imp")
    giant = ann.has_creature(5, 5, name="Giant")
    ann.activates(imp)
    ann.casts(MIRROR, targets=[imp, giant])
    scene.resolve()
    assert imp.name == "Giant"
    assert (imp.pt, giant.pt) == ((6, 5), (5, 5))


@cr("613.7g", "701.27a")
def test_transforming_gives_a_new_timestamp(scene: Scene) -> None:
    """The back face sets power and toughness later than the enchantment that came after the front face."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    moon = ann.has(
        two_faced(
            "transform",
            invent("Moon", "{0}", "Enchantment", "{0}: Transform ~."),
            invent("Eclipse", None, "Enchantment", "Creatures have base power and toughness 3/3."),
        )
    )
    ann.has(invent("Small", "{0}", "Enchantment", "Creatures have base power and toughness 1/1."))
    assert bear.pt == (1, 1)
    ann.activates(moon)
    scene.resolve()
    assert moon.name == "Eclipse"
    assert bear.pt == (3, 3)


@cr("701.27f")
def test_two_instructions_of_one_permanent_to_transform_do_it_once(scene: Scene) -> None:
    """The second ability was on the stack already when it transformed."""
    ann, _bob = scene.players("Ann", "Bob")
    man = ann.has(
        two_faced(
            "transform",
            invent("Man", "{0}", "Creature", "{0}: Transform ~.", power=1, toughness=1),
            invent("Wolf", None, "Creature", power=5, toughness=5),
        )
    )
    ann.activates(man)
    ann.activates(man)
    scene.resolve()
    assert man.name == "Wolf"


@cr("701.27c")
def test_what_has_one_face_doesnt_transform(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, "{0}: Transform ~.", name="Bear")
    ann.activates(bear)
    scene.resolve()
    assert (bear.name, bear.pt) == ("Bear", (2, 2))


@cr("701.27a", "712.18")
def test_a_transformed_permanent_keeps_counters_and_damage(scene: Scene) -> None:
    """It is the same object: nothing enters or leaves."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Altar", "{0}", "Enchantment", "Whenever a creature enters, you gain 1 life."))
    man = ann.has_permanent(
        two_faced(
            "transform",
            invent("Man", "{0}", "Creature", "{0}: Transform ~.", power=1, toughness=3),
            invent("Wolf", None, "Creature", power=5, toughness=5),
        ),
        counters={"+1/+1": 1},
    )
    bob.casts(invent("Sting", "{0}", "Instant", "~ deals 2 damage to target creature."), targets=man)
    scene.resolve()
    before = man.id
    ann.activates(man)
    scene.resolve()
    assert man.id == before
    assert (man.name, man.pt, man.damage) == ("Wolf", (6, 6), 2)
    assert ann.life == 20


@cr("707.10")
def test_a_copy_of_a_spell_has_its_targets_and_x(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_mana("{3}")
    blast = ann.casts(invent("Blast", "{X}", "Instant", "~ deals X damage to any target."), targets=bob, then=[3])
    ann.casts(invent("Fork", "{0}", "Instant", "Copy target spell."), targets=blast)
    scene.resolve()
    assert bob.life == 14
