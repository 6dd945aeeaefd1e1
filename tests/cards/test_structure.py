from __future__ import annotations

import pytest

from landwalk.abilities.ability import Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import BasePT
from landwalk.abilities.noun import This
from landwalk.abilities.sentence import Clause
from landwalk.cards.layouts import Layout
from landwalk.cards.records import CardRecord
from landwalk.cards.structure import structural_reasons, undefined_numbers
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost


@cr("208.2a")
def test_a_star_must_be_defined_by_an_ability():
    newt = CardRecord("Newt", "Newt", types=("Creature",), power="*", toughness="1+*", text="Some words.")
    assert [d.phrase for d in undefined_numbers(newt, (ManaCost(("G",)),))] == ["* isn't defined"]
    defining = Static((Clause(This(), (BasePT(Number(1), Number(1)),)),))
    assert undefined_numbers(newt, (defining,)) == ()


@pytest.mark.parametrize(
    ("changes", "reasons"),
    [
        ({}, []),
        ({"power": "*", "text": "Something defines it."}, []),
        ({"toughness": "1+*", "text": "Something defines it."}, []),
        ({"power": "-1"}, []),
        ({"power": "*"}, ["power: *"]),
        ({"power": None}, ["power: none"]),
        ({"power": "3½"}, ["power: 3½"]),
        ({"types": ("Artifact", "Eaturecray")}, ["card type: Eaturecray"]),
        ({"supertypes": ("Host",)}, ["card type: Host"]),
        ({"types": ()}, ["card type: none"]),
        ({"mana_cost": "{HW}"}, ["mana cost: {HW}"]),
        ({"mana_cost": "{X}{W/U}{2/R}{G/P}{S}{C}"}, []),
        ({"loyalty": "1d4+1"}, ["loyalty: 1d4+1"]),
        ({"layout": Layout.SPLIT}, ["layout: room"]),
        ({"layout": Layout.FLIP}, ["layout: flip"]),
        ({"layout": Layout.OTHER}, ["layout: other"]),
        ({"layout": Layout.LEVELER}, []),
    ],
)
def test_what_is_against_a_face_whatever_its_text_says(changes, reasons):
    fields = {"name": "Newt", "card": "Newt", "types": ("Creature",), "power": "1", "toughness": "1", **changes}
    assert [d.phrase for d in structural_reasons(CardRecord(**fields))] == reasons
