"""CR 707: copiable values, permanents that become copies, permanents that enter as copies, tokens."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility, Static
from landwalk.abilities.amount import CountOf, Number
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import BasePT, Become, BecomeCopy, Enter, GainAbilities, GetPT, PTEqual
from landwalk.abilities.noun import Core, Det, It, NounPhrase, Ref, This
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.node import Node, from_data
from landwalk.rules.c7_additional.cr707_copying import copiable_face, face_of, values_of, with_exceptions
from landwalk.testing.board import Board, all_of, creature, enchantment, keyword, land, static
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

A_CREATURE = NounPhrase(Det.A, (Core(types=("creature",)),))
TARGET = It(Ref.TARGET)
FLYING = keyword("flying")
OWL = creature("Owl", 1, 4, FLYING, subtypes=("Bird",), colors=("U",))
BEAR = creature("Bear", 2, 2, subtypes=("Bear",), colors=("G",))
GREW = values_of(OWL)


def clone(*exceptions: Node) -> Static:
    return Static((Clause(This(), (Enter(copy_of=A_CREATURE, may="may", exceptions=exceptions),)),))


CLONE = invent("Clone", "{0}", "Creature - Shapeshifter", clone(), power=0, toughness=0)


@cr("707.2")
def test_a_copy_has_the_printed_values_and_not_what_effects_made_of_them() -> None:
    board = Board()
    owl = board.put(OWL, counters=(("+1/+1", 2),))
    board.effect(TARGET, GetPT(Number(3), Number(3)), Become(colors=("R",)), objects=(owl,))
    face = copiable_face(board.now, owl)
    assert (face.name, face.power, face.toughness) == ("Owl", 1, 4)
    assert face.colors == {"U"}


@cr("707.4")
def test_becoming_a_copy_keeps_what_else_affects_the_permanent() -> None:
    board = Board()
    bear = board.put(BEAR, counters=(("+1/+1", 1),))
    board.effect(TARGET, GetPT(Number(3), Number(3)), objects=(bear,))
    board.effect(TARGET, GREW, objects=(bear,))
    chars = board.get(bear)
    assert chars.name == "Owl"
    assert chars.colors == {"U"}
    assert chars.subtypes == {"Bird"}
    assert board.keywords(bear) == ["flying"]
    assert board.size(bear) == (5, 8)


@cr("613.2a")
def test_abilities_of_the_copy_have_effects() -> None:
    board = Board()
    captain = creature("Captain", 1, 1, static(all_of("creature"), GetPT(Number(1), Number(1))))
    bear = board.put(BEAR)
    other = board.put(OWL)
    board.effect(TARGET, values_of(captain), objects=(bear,))
    assert board.size(other) == (2, 5)
    board.effect(TARGET, GREW, objects=(bear,))
    assert board.size(other) == (1, 4)


@cr("707.3")
def test_a_copy_of_a_copy() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    owl = ann.has_permanent(OWL)
    first = ann.casts(CLONE)
    scene.resolve(ann.chooses(owl))
    second = ann.casts(CLONE)
    scene.resolve(ann.chooses(first))
    assert [t.name for t in (owl, first, second)] == ["Owl"] * 3
    assert second.has_keyword("flying")
    assert scene.asked == [(ann, Purpose.COPY), (ann, Purpose.COPY)]


@cr("707.5")
def test_an_entering_copy_has_the_enters_abilities_of_what_it_copies() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    wall = ann.has_permanent(
        invent("Reader", "{0}", "Creature - Wall", "When ~ enters, draw a card.", power=0, toughness=4)
    )
    before = len(ann.hand)
    copy = ann.casts(CLONE)
    scene.resolve(ann.chooses(wall))
    scene.resolve()
    assert copy.pt == (0, 4)
    assert len(ann.hand) == before + 1


@cr("707.9a")
def test_an_exception_may_add_an_ability_that_is_copied_in_turn() -> None:
    face = with_exceptions(BEAR, (GainAbilities((FLYING,)),))
    assert face.abilities == (FLYING,)
    assert with_exceptions(face, ()).abilities == (FLYING,)


@cr("707.9b")
@cr("707.9d")
def test_an_exception_of_numbers_leaves_out_the_ability_that_defines_them() -> None:
    eater = creature("Eater", "*", "*", static(This(), PTEqual(CountOf(all_of("land")))), FLYING)
    face = with_exceptions(eater, (BasePT(Number(7), Number(7)),))
    assert (face.power, face.toughness, face.abilities) == (7, 7, (FLYING,))


@cr("707.9b")
def test_an_exception_in_addition_to_its_other_types() -> None:
    face = with_exceptions(
        BEAR, (Become(types=("artifact",), subtypes=("Golem",), addition="in_addition"), Become(colors=("W",)))
    )
    assert face.types == {"artifact", "creature"}
    assert face.subtypes == {"Bear", "Golem"}
    assert face.colors == {"W"}


@cr("707.2")
def test_a_face_down_creature_is_copied_as_it_looks() -> None:
    board = Board()
    owl = board.put(OWL, face_down=True)
    face = copiable_face(board.now, owl)
    assert (face.name, face.power, face.abilities, face.colors) == ("", 2, (), frozenset())


@cr("707.2b")
def test_the_copied_values_stay_when_the_original_changes() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has_permanent(BEAR)
    owl = ann.has_permanent(OWL)
    twin = SpellAbility(
        (
            Clause(
                NounPhrase(Det.TARGET, (Core(types=("creature",)),)),
                (BecomeCopy(NounPhrase(Det.TARGET, (Core(types=("creature",)),))),),
                Duration(Until.END_OF_TURN),
            ),
        )
    )
    ann.casts(invent("Twin", "{0}", "Instant", twin), [bear, owl])
    scene.resolve()
    assert bear.name == "Owl"
    ann.casts(invent("Blow", "{0}", "Instant", "Destroy target creature."), owl)
    scene.resolve()
    assert (bear.name, bear.pt) == ("Owl", (1, 4))
    scene.next_turn()
    assert (bear.name, bear.pt) == ("Bear", (2, 2))


@cr("613.2c")
def test_a_later_effect_on_types_applies_on_top_of_the_copy() -> None:
    board = Board()
    forest = board.put(land("Forest", "Forest"))
    board.put(enchantment("Red Moon", static(all_of("land"), Become(subtypes=("Mountain",)))))
    bear = board.put(BEAR)
    board.effect(TARGET, values_of(land("Tower", "Tower", abilities=(FLYING,))), objects=(bear,))
    assert board.mana(bear) == board.mana(forest) == "R"
    assert board.keywords(bear) == []


def test_copied_values_can_be_saved() -> None:
    saved = values_of(OWL)
    again = from_data(saved.to_data())
    assert again == saved
    assert face_of(saved) is face_of(saved)
    assert face_of(saved).power == 1
