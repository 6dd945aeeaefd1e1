"""No face of the landwalk list is without a scene for each of its abilities."""

from __future__ import annotations

import pytest
from tests.cards.seed import (
    test_landwalk_activated,
    test_landwalk_combat_triggers,
    test_landwalk_combats,
    test_landwalk_statics,
    test_landwalk_triggers,
)
from tests.cards.seed.landwalk_faces import SHOWN, face_of, is_supported, named, rows
from tests.cards.seed.test_landwalk_granted import NEGATING, grants

from landwalk.abilities.ability import KeywordAbility

#: Modules whose scenes fill SHOWN.
SCENES = (
    test_landwalk_activated,
    test_landwalk_combat_triggers,
    test_landwalk_combats,
    test_landwalk_statics,
    test_landwalk_triggers,
)


def others(name):
    """The abilities of the face that neither are landwalk nor only grant it or take it away."""
    left = []
    negating = {n for n, _ in NEGATING}
    granting = [ability for ability, _, _ in grants(name)]
    for ability in face_of(name).abilities:
        if isinstance(ability, KeywordAbility) and ability.name == "landwalk":
            continue
        if name in negating and not isinstance(ability, KeywordAbility):
            continue
        if any(ability is one for one in granting) and _only_grants(ability):
            continue
        left.append(ability)
    return left


def _only_grants(ability):
    clauses = [n for n in ability.walk() if type(n).__name__ == "Clause"]
    return len(clauses) == 1 and len(clauses[0].predicates) == 1


@pytest.mark.parametrize("name", list(rows()))
def test_each_face_has_its_scenes(name):
    if not is_supported(name):
        pytest.skip("not understood whole")
    shown = (
        name in SHOWN or name in named("own") or name in [n for n in named("grants") if grants(n)] + named("negates")
    )
    assert shown, "no scene is about it"
    if others(name):
        assert name in SHOWN, [type(a).__name__ for a in others(name)]


def test_scenes_are_about_faces_of_the_list():
    if not rows():
        pytest.skip("the list of cards isn't there")
    assert SCENES
    assert not SHOWN - set(rows())
