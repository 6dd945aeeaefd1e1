"""Every paper face with landwalk, ascend, the city's blessing or squad is read whole and has its scene."""

from __future__ import annotations

import pytest
from tests.cards.seed import (
    test_ascend_creatures,
    test_ascend_permanents,
    test_ascend_spells,
    test_landwalk_activated,
    test_landwalk_combat_triggers,
    test_landwalk_combats,
    test_landwalk_granted,
    test_landwalk_statics,
    test_landwalk_triggers,
    test_squad_cards,
)
from tests.cards.seed.landwalk_faces import face_of, named
from tests.cards.seed.seed_lists import SHOWN, each, paper_faces
from tests.cards.seed.test_landwalk_granted import NEGATING, grants

from landwalk.abilities.ability import Activated, KeywordAbility, Static
from landwalk.abilities.sentence import Clause
from landwalk.testing.scenarios.card_files import CardFiles

#: Modules whose scenes fill SHOWN.
MODULES = (
    test_ascend_creatures,
    test_ascend_permanents,
    test_ascend_spells,
    test_landwalk_activated,
    test_landwalk_combat_triggers,
    test_landwalk_combats,
    test_landwalk_granted,
    test_landwalk_statics,
    test_landwalk_triggers,
    test_squad_cards,
)
SECTIONS = {"Landwalk": 205, "Ascend": 27, "Squad": 15}


@pytest.mark.parametrize(("section", "number"), SECTIONS.items())
def test_each_face_of_the_list_is_understood_whole(printed: CardFiles, section: str, number: int) -> None:
    faces = list(paper_faces(section))
    assert len(faces) == number
    found = printed.find_all(faces)
    assert {name: [d.phrase for d in found[name].declined] for name in faces if found[name].declined} == {}


@pytest.mark.parametrize("section", ["Ascend", "Squad"])  # those with landwalk: see below
def test_each_face_of_the_list_is_shown_by_a_scene(section: str) -> None:
    assert [name for name in paper_faces(section) if name not in SHOWN] == []


def test_scenes_are_about_faces_of_the_list() -> None:
    assert MODULES
    assert SHOWN - {name for section in SECTIONS for name in paper_faces(section)} == set()


# --- landwalk: each face has a scene for each of its abilities ------------------------------------------


def others(name: str) -> list[object]:
    """The abilities of the face that neither are landwalk nor only grant it or take it away."""
    left: list[object] = []
    negating = {n for n, _ in NEGATING}
    granting = [ability for ability, _, _ in grants(name)]
    for ability in face_of(name).abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "landwalk":
            continue
        if name in negating and not isinstance(ability, KeywordAbility):
            continue
        if (
            isinstance(ability, Static | Activated)
            and any(ability is one for one in granting)
            and _only_grants(ability)
        ):
            continue
        left.append(ability)
    return left


def _only_grants(ability: Static | Activated) -> bool:
    clauses = [n for n in ability.walk() if isinstance(n, Clause)]
    return len(clauses) == 1 and len(clauses[0].predicates) == 1


@each("name", list(paper_faces("Landwalk")))
def test_each_face_with_landwalk_has_its_scenes(name: str) -> None:
    shown = (
        name in SHOWN or name in named("own") or name in [n for n in named("grants") if grants(n)] + named("negates")
    )
    assert shown, "no scene is about it"
    if others(name):
        assert name in SHOWN, [type(a).__name__ for a in others(name)]
