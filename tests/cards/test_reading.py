from __future__ import annotations

import msgspec
import pytest

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase, Status
from landwalk.abilities.sentence import Clause
from landwalk.cards.reading import Declined, Reading, decode_reading, encode_reading
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.mana import ManaCost

LORD = Static(
    (
        Clause(
            NounPhrase(Det.ALL, (Core(Noun.TYPE, (CardType.CREATURE,), ("Newt",), status=(Status.TAPPED,)),)),
            (GetPT(Number(1), Number(-2)),),
        ),
    )
)


def test_trees_and_reasons_come_back():
    reading = Reading((LORD, KeywordAbility("flying"), ManaCost(("W/U",))), (Declined("mumble", "Mumble twice.", 3),))
    back = decode_reading(encode_reading(reading))
    assert back.abilities == reading.abilities
    assert back.declined == reading.declined
    core = back.abilities[0].body[0].subject.cores[0]  # type: ignore[attr-defined]
    assert type(core.types[0]) is CardType
    assert type(core.status[0]) is Status


def test_nothing_read_and_nothing_declined_is_supported():
    assert decode_reading(encode_reading(Reading(()))).supported


def test_what_is_no_leaf_of_a_tree_is_refused():
    with pytest.raises(TypeError):
        encode_reading(Reading((KeywordAbility("flying", (3.5,)),)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "tree", "error"),
    [
        (["os:system"], [0, "ls"], ValueError),
        (["landwalk.kernel.node:from_data"], [0, "x"], TypeError),
        (["landwalk.kernel.mana:Nothing"], [0], AttributeError),
        (["landwalk.kernel.nothing:Nothing"], [0], ImportError),
        (["landwalk.kernel.mana:ManaCost"], [0], ValueError),
        (["landwalk.kernel.mana:ManaCost"], [5, []], IndexError),
        ([], [-1, "a"], TypeError),
        ([], "a", TypeError),
    ],
)
def test_data_of_another_version_is_told(words, tree, error):
    with pytest.raises(error):
        decode_reading(msgspec.msgpack.encode([words, [tree], []]))
