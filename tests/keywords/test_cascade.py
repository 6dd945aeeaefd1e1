"""Cascade (CR 702.85)."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam
from landwalk.cite import cr
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

Happens = Callable[..., None]
FREE = CostParam((PayMana(ManaCost(("0",))),))


def stack_library(seat, *faces):
    """These cards on top of the library, the first on top."""
    cards = [seat.library(face) for face in faces]
    player = seat.scene.state.edit_player(seat.id)
    ids = tuple(c.id for c in cards)
    player.library = (*ids, *(i for i in player.library if i not in ids))
    return cards


ELF = invent("Elf", "{3}", "Creature", KeywordAbility("cascade"), power=3, toughness=2)
BEAR = invent("Bear", "{1}{G}", "Creature", power=2, toughness=2)
GIANT = invent("Giant", "{5}", "Creature", power=5, toughness=5)


@cr("702.85a")
def test_the_first_cheaper_nonland_card_may_be_cast_free(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    giant, forest, bear = stack_library(ann, GIANT, "Forest", BEAR)
    elf = ann.casts(ELF)
    scene.resolve_top(ann.chooses(True))
    assert [t.name for t in scene.stack] == ["Elf", "Bear"]
    scene.resolve()
    assert {elf, bear} <= set(ann.battlefield)
    assert giant.zone is Zone.LIBRARY
    assert list(ann.library)[-2:] in ([giant, forest], [forest, giant])


@cr("702.85a")
def test_not_cast_it_goes_to_the_bottom_too(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    (bear,) = stack_library(ann, BEAR)
    ann.casts(ELF)
    scene.resolve(ann.chooses(False))
    assert list(ann.library)[-1] == bear


@cr("702.85c")
def test_two_instances_trigger_separately(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 3)
    stack_library(ann, BEAR, BEAR)
    cascade = KeywordAbility("cascade")
    ann.casts(invent("Flood", "{3}", "Creature", cascade, cascade, power=3, toughness=2))
    assert len(scene.stack) == 3
    scene.resolve(ann.chooses(True, True))
    assert ann.battlefield.names.count("Bear") == 2
