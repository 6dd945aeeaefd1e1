"""CR 612: words of colours and types in an object's own text."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import GainAbilities, ReplaceWords
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import YOU, Core, Det, It, NounPhrase, Ref
from landwalk.abilities.sentence import Clause
from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.kernel.mana import ManaCost
from landwalk.rules.c6_spells_abilities.cr612_text_changing import SubstituteWords
from landwalk.testing.board import Board, all_of, creature, enchantment, keyword, land, static
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

ANY_CREATURE = NounPhrase(Det.TARGET, (Core(types=("creature",)),))
REWRITE = invent(
    "Rewrite",
    "{0}",
    "Instant",
    SpellAbility((Clause(YOU, (ReplaceWords(ANY_CREATURE, "both"),), mood="imperative"),)),
)
TARGET = It(Ref.TARGET)


@cr("612.1")
@cr("702.14c")
def test_islandwalk_becomes_swampwalk() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    fish = ann.has_creature(2, 2, keyword("landwalk", LandwalkParam(Core(subtypes=("Island",)))))
    wall = bob.has_creature(0, 4)
    bob.has("Island")
    ann.casts(REWRITE, fish)
    scene.resolve(ann.chooses("Island", "Swamp"))
    assert scene.asked == [(ann, Purpose.TARGET), (ann, Purpose.OPTION), (ann, Purpose.OPTION)]
    ann.attacks(bob, fish)
    assert bob.can_block(fish, with_=wall)


@cr("612.1")
def test_the_type_line_changes_and_with_it_the_mana_ability() -> None:
    board = Board()
    forest = board.put(land("Forest", "Forest", supertypes=("basic",)))
    board.effect(TARGET, SubstituteWords("Forest", "Island"), objects=(forest,))
    assert board.get(forest).subtypes == {"Island"}
    assert board.mana(forest) == "U"
    assert board.get(forest).name == "Forest"  # CR 612.2, a name doesn't change


@cr("612.2")
def test_mana_symbols_and_colours_of_the_object_stay() -> None:
    board = Board()
    white = static(all_of("creature", colors=("W",)), GainAbilities((keyword("flying"),)))
    knight = board.put(creature("Knight", 2, 2, white, mana_cost=ManaCost.parse("{W}")))
    imp = board.put(creature("Imp", 1, 1, colors=("B",)))
    assert board.keywords(imp) == []
    board.effect(TARGET, SubstituteWords("W", "B"), objects=(knight,))
    assert board.get(knight).colors == {"W"}
    assert board.keywords(imp) == ["flying"]
    assert board.keywords(knight) == []


@cr("612.3")
def test_granted_abilities_keep_their_words() -> None:
    board = Board()
    islandwalk = keyword("landwalk", LandwalkParam(Core(subtypes=("Island",))))
    fish = board.put(creature("Fish", 1, 1, islandwalk))
    board.put(enchantment("Tide", static(all_of("creature"), GainAbilities((islandwalk,)))))
    board.effect(TARGET, SubstituteWords("Island", "Swamp"), objects=(fish,))
    words = [i.tree.params[0].core.subtypes for i in board.get(fish).abilities]  # type: ignore[attr-defined]
    assert words == [("Swamp",), ("Island",)]


@cr("613.7b")
def test_two_changes_apply_one_after_the_other() -> None:
    board = Board()
    forest = board.put(land("Forest", "Forest"))
    board.effect(TARGET, SubstituteWords("Forest", "Island"), objects=(forest,))
    board.effect(TARGET, SubstituteWords("Island", "Swamp"), objects=(forest,))
    assert board.mana(forest) == "B"
