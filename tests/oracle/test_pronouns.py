"""What "it" stands for: never the subject of its own verb, and in an intervening "if" the object of the event."""

from __future__ import annotations

import pytest

from landwalk.abilities.noun import It, Ref, That
from landwalk.oracle.reader import read_face

CASES = [
    ("Whenever a creature attacks, this creature deals 1 damage to it.", Ref.EVENT),
    ("When this creature enters, if it was kicked, destroy target creature.", Ref.THIS),
    ("Whenever another creature enters, if it was kicked, draw a card.", Ref.EVENT),
    ("When this creature enters, target creature gets +1/+1 until end of turn. Untap it.", Ref.TARGET),
]


@pytest.mark.parametrize(("text", "meant"), CASES)
def test_it_stands_for(text: str, meant: Ref):
    (ability,) = read_face("Nobody", "Creature", text, "normal").abilities
    assert [node.ref for node in ability.walk() if isinstance(node, It)] == [meant]


def test_two_conditions_in_a_row_ask_about_the_same_it():
    text = (
        "When this creature enters, tap target creature or land. If it's a creature, it becomes a copy of this creature. "
        "If it's a land, it becomes an Island."
    )
    (ability,) = read_face("Nobody", "Creature", text, "normal").abilities
    assert [node.ref for node in ability.walk() if isinstance(node, It)] == [Ref.TARGET] * 4


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Sacrifice a creature: Draw cards equal to the sacrificed creature's power.", Ref.COST),
        (
            "When this creature enters, sacrifice a creature. Draw cards equal to the sacrificed creature's power.",
            Ref.LAST,
        ),
        (
            (
                "When this creature enters, you may sacrifice a creature. When you do, this creature deals damage to target player "
                "equal to the sacrificed creature's power."
            ),
            Ref.LAST,
        ),
    ],
)
def test_what_was_sacrificed_as_a_cost_or_by_an_instruction(text: str, meant: Ref):
    (ability,) = read_face("Nobody", "Creature", text, "normal").abilities
    assert [node.ref for node in ability.walk() if isinstance(node, That)] == [meant]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Target creature gets -X/-X until end of turn, where X is the revealed card's mana value.", Ref.COST),
        ("Reveal the top card of your library. You gain life equal to the revealed card's mana value.", Ref.LAST),
        (
            "Reveal the top card of your library. Target player loses life equal to the revealed card's mana value.",
            Ref.LAST,
        ),
    ],
)
def test_what_was_revealed_is_no_target(text: str, meant: Ref):
    """CR 608.2k: what a cost revealed is known to the spell; a target isn't revealed."""
    found = read_face(
        "Nobody", "Instant", f"As an additional cost to cast this spell, reveal a card from your hand.\n{text}"
    )
    assert [node.ref for ability in found.abilities for node in ability.walk() if isinstance(node, That)] == [meant]
    permanent = read_face(
        "Nobody", "Creature", "{1}: Target creature gets +X/+X until end of turn, where X is the revealed card's power."
    )
    assert not permanent.supported
