"""Every paper face with ascend, the city's blessing or squad has its scene, and is read and played whole."""

from __future__ import annotations

import pytest
from tests.cards.seed import test_ascend_cards, test_squad_cards
from tests.cards.seed.seed_lists import SHOWN, paper_faces

from landwalk.testing.scenarios.card_files import CardFiles

MODULES = (test_ascend_cards, test_squad_cards)


@pytest.mark.parametrize(("section", "number"), [("Ascend", 27), ("Squad", 15)])
def test_each_face_of_the_list_is_shown_by_a_scene(printed: CardFiles, section: str, number: int) -> None:
    faces = paper_faces(section)
    assert len(faces) == number
    assert [name for name in faces if name not in SHOWN] == []


@pytest.mark.parametrize("section", ["Ascend", "Squad"])
def test_each_face_of_the_list_is_understood_whole(printed: CardFiles, section: str) -> None:
    faces = paper_faces(section)
    found = printed.find_all(faces)
    assert {name: [d.phrase for d in found[name].declined] for name in faces if found[name].declined} == {}
