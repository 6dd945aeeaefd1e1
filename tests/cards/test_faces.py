from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, KeywordLine, Reminder
from landwalk.cards.faces import abilities_of, define, defined, face_of
from landwalk.cards.layouts import Layout, SecondFace
from landwalk.cards.records import CardRecord
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType, Supertype
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.split import combined


def test_a_record_becomes_a_face(database):
    face = define(database.get("Æon Ünewt")).faces[0]
    assert (face.name, face.mana_cost, face.colors) == ("Æon Ünewt", ManaCost(("1", "G")), frozenset("G"))
    assert (face.types, face.subtypes, face.power, face.toughness) == (
        frozenset({CardType.CREATURE}),
        frozenset({"Newt"}),
        2,
        2,
    )
    assert face.abilities == (ManaCost(("W/U",)),)
    pond = define(database.get("Newt Pond")).faces[0]
    assert (pond.mana_cost, pond.supertypes) == (None, frozenset({Supertype.BASIC}))


@cr("709.4a", "709.4b", "709.4c")
def test_a_split_card_off_the_stack_is_both_halves(database):
    card = define(database.get("Hot // Cold"))
    whole = card.off_stack
    assert whole.name == "Hot // Cold"
    assert whole.mana_cost == ManaCost(("R", "1", "U"))
    assert whole.mana_cost.mana_value == 3
    assert whole.colors == {"R", "U"}
    assert whole.types == {CardType.INSTANT, CardType.SORCERY}
    assert whole.abilities == (ManaCost(("R",)), ManaCost(("U",)))


@cr("709.3", "202.3d")
def test_a_player_casts_one_half(database):
    card = define(database.get("Hot // Cold"))
    assert card.castable == (0, 1)
    assert [f.name for f in card.faces] == ["Hot", "Cold"]
    assert [card.mana_value(i) for i in card.castable] == [1, 2]


def test_off_stack_is_one_object(database):
    card = define(database.get("Hot // Cold"))
    assert card.off_stack is card.off_stack


@cr("712.8a", "202.3b")
def test_the_back_of_a_double_faced_card(database):
    card = define(database.get("Day Newt"))
    assert card.off_stack is card.faces[0]
    assert card.castable == (0,)
    assert card.faces[1].mana_cost is None
    assert card.faces[1].colors == {"B"}, "by its colour indicator"
    assert card.mana_value(1) == 2, "counted with the front's mana cost"


@cr("710.1c", "710.2")
def test_a_flipped_permanent_keeps_colour_and_mana_cost(database):
    card = define(database.get("Upright Newt"))
    assert card.second is SecondFace.FLIPPED
    assert card.castable == (0,)
    assert card.faces[1].mana_cost == card.faces[0].mana_cost
    assert card.faces[1].colors == {"G"}


@cr("712.4b")
def test_a_meld_card_alone_is_its_front(database):
    card = define(database.get("Left Newt"))
    assert card.second is SecondFace.MELDED
    assert card.castable == (0,)
    assert [f.name for f in card.faces] == ["Left Newt", "Great Newt"]


def test_layouts_that_the_rules_dont_play_are_declined(database):
    for name in ("Left Newt", "Upright Newt"):
        card = define(database.get(name))
        assert {d.key for d in card.declined} == {"layout"}


def test_what_no_text_says_can_be_against_a_face(database):
    silly = define(database.get("Silly Newt"))
    assert [d.phrase for d in silly.declined] == ["power: 2½"]


@cr("113.2c")
def test_each_keyword_of_a_line_is_an_ability():
    line = KeywordLine((KeywordAbility("flying"), KeywordAbility("haste")), (",",))
    assert abilities_of((line, Reminder(), ManaCost(("G",)))) == (
        KeywordAbility("flying"),
        KeywordAbility("haste"),
        ManaCost(("G",)),
    )


def test_faces_made_by_hand_are_a_card():
    hot = face_of(CardRecord("Hot", "Hot // Cold", Layout.SPLIT, "a", "{R}", types=("Instant",)))
    cold = face_of(CardRecord("Cold", "Hot // Cold", Layout.SPLIT, "b", "{U}", types=("Instant",)))
    card = defined("Hot // Cold", (hot, cold), "split")
    assert card.supported
    assert card.off_stack.colors == combined((hot, cold)).colors == {"R", "U"}
