"""Lines are read as the rules mean them."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Activated, KeywordLine, SpellAbility, Static, Triggered
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Controlled, InZone, It, NounPhrase, Ref, Status, That, This
from landwalk.abilities.sentence import IfSo
from landwalk.cite import cr
from landwalk.oracle.faces import FaceContext
from landwalk.oracle.reader import read_face, read_line


def refs(tree):
    return [n.ref for n in tree.walk() if isinstance(n, It | That)]


@cr("603.4")
def test_an_if_right_behind_the_event_is_the_intervening_if():
    tree = read_line("When ~ enters, if you control a Swamp, draw seven cards.").tree
    assert isinstance(tree, Triggered)
    assert tree.condition is not None
    tree = read_line("When ~ enters, draw seven cards if you control a Swamp.").tree
    assert isinstance(tree, Triggered)
    assert tree.condition is None
    assert isinstance(tree.body[0], IfSo)


def test_it_after_a_target_is_the_target():
    tree = read_line(
        "Whenever ~ attacks, tap target land. It doesn't untap during its controller's next untap step."
    ).tree
    assert refs(tree)[0] is Ref.TARGET


def test_it_in_a_trigger_is_what_the_event_is_about():
    tree = read_line("Whenever another Goblin you control dies, return it to its owner's hand.").tree
    assert refs(tree) == [Ref.EVENT]
    tree = read_line("When this creature dies, exile it.").tree
    assert refs(tree) == [Ref.THIS]


def test_a_pronoun_that_nothing_explains_is_declined():
    found = read_line("Exile it.", context=FaceContext("~", "Sorcery"))
    assert found.tree is None
    assert found.reason == "what a pronoun stands for"


def test_a_line_that_is_not_understood_says_up_to_where():
    found = read_line("Draw seven cards and dance.", context=FaceContext("~", "Instant"))
    assert found.tree is None
    assert found.reason == "not understood"
    assert found.text[: found.upto] == "Draw seven cards and"
    assert found.stop.startswith("dance")


@cr("113.3d")
def test_a_sentence_about_the_game_is_a_static_ability_on_a_permanent():
    assert isinstance(read_line("Other Elves you control get +7/+0.").tree, Static)


@cr("113.3a")
def test_an_instruction_is_a_spell_ability_on_a_sorcery_and_nothing_on_a_permanent():
    assert isinstance(read_line("Draw seven cards.", style="spell").tree, SpellAbility)
    assert read_line("Draw seven cards.", style="permanent").tree is None


@cr("602.1")
def test_costs_stand_before_the_colon():
    tree = read_line("{7}{G}, {T}, Sacrifice ~: Draw a card.").tree
    assert isinstance(tree, Activated)
    assert len(tree.costs) == 3


@cr("702.14a")
@pytest.mark.parametrize(
    ("text", "slot", "words"),
    [
        ("Desertwalk", "subtypes", ("Desert",)),
        ("Legendary landwalk", "supertypes", ("legendary",)),
        ("Nonbasic landwalk", "nons", ("basic",)),
        ("Artifact landwalk", "types", ("artifact",)),
    ],
)
def test_landwalk_says_what_the_land_must_be(text, slot, words):
    tree = read_line(text).tree
    assert isinstance(tree, KeywordLine)
    parameter = tree.keywords[0].params[0]
    assert isinstance(parameter, LandwalkParam)
    assert getattr(parameter.core, slot) == words


@cr("201.5")
def test_the_own_name_is_the_object_itself():
    found = read_face("Vexing Doll", "Artifact Creature \u2014 Toy", "Vexing Doll can't block.")
    assert found.supported
    assert any(isinstance(n, This) for n in found.abilities[0].walk())


@cr("207.2")
def test_reminder_text_and_ability_words_mean_nothing():
    plain = read_face("X", "Creature", "Whenever X attacks, scry 7.")
    worded = read_face("X", "Creature", "Raid \u2014 Whenever X attacks, scry 7. (To scry 7, look.)")
    assert worded.supported
    assert worded.abilities[0].replace(word="") == plain.abilities[0]


def test_with_flying_behind_and_or_belongs_to_the_last_noun():
    # A Wall without flying may block it; until that can be said as a tree, the line is declined.
    assert read_line("~ can't be blocked except by Walls and/or creatures with flying.").tree is None


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Destroy target attacking Wolf or Werewolf."),
        ("es", "Destruye el Lobo o Licántropo atacante objetivo."),
        ("de", "Zerstöre einen angreifenden Wolf oder Werwolf deiner Wahl."),
    ],
)
def test_two_subtypes_share_an_adjective(lang, text):
    """Both attack: of a creature's subtypes the words before the first (in Spanish behind the last) say something of each."""
    tree = read_line(text, lang, style="spell").tree
    assert tree is not None
    (phrase,) = [n for n in tree.walk() if isinstance(n, NounPhrase)]
    assert [core.status for core in phrase.cores] == [(Status.ATTACKING,), (Status.ATTACKING,)]


def test_types_share_no_adjective():
    tree = read_line("Destroy target tapped creature or land.", style="spell").tree
    assert tree is not None
    (phrase,) = [n for n in tree.walk() if isinstance(n, NounPhrase)]
    assert [core.status for core in phrase.cores] == [(Status.TAPPED,), ()]


def test_what_is_controlled_is_in_no_graveyard():
    """ "From a graveyard" says where the spell is cast from, not where the Elves are that are counted."""
    tree = read_line(
        "When this creature dies, you may cast an instant spell with mana value less than or equal to "
        "the number of Elves you control from a graveyard without paying its mana cost.",
        style="permanent",
    ).tree
    assert tree is not None
    spell, elves = (n for n in tree.walk() if isinstance(n, NounPhrase))
    assert [type(m) for m in elves.tail] == [Controlled]
    assert InZone in [type(m) for m in spell.tail]
