"""Layouts of cards: what a second face is, and which faces a player can cast (CR 709-722)."""

from __future__ import annotations

from enum import StrEnum


class Layout(StrEnum):
    """How the faces of a card belong together; names as in MTGJSON's data, OTHER for one that we don't know."""

    NORMAL = "normal"
    SPLIT = "split"  # CR 709, Rooms too (709.5)
    AFTERMATH = "aftermath"  # CR 702.127: a split card whose second half is cast from the graveyard
    FLIP = "flip"  # CR 710
    LEVELER = "leveler"  # CR 711
    TRANSFORM = "transform"  # CR 712.2, nonmodal double-faced
    MODAL_DFC = "modal_dfc"  # CR 712.3
    MELD = "meld"  # CR 712.4
    SAGA = "saga"  # CR 714
    ADVENTURE = "adventure"  # CR 715, Omens too (720)
    CLASS = "class"  # CR 716
    PROTOTYPE = "prototype"  # CR 718
    CASE = "case"  # CR 719
    PREPARE = "prepare"  # CR 722
    MUTATE = "mutate"  # CR 702.140
    REVERSIBLE = "reversible_card"  # the same card on both sides; a record never has it
    PLANAR = "planar"  # CR 901
    SCHEME = "scheme"  # CR 904
    VANGUARD = "vanguard"  # CR 902
    HOST = "host"
    AUGMENT = "augment"
    OTHER = "other"


class SecondFace(StrEnum):
    """What the faces after the first one are."""

    NONE = "none"
    HALF = "half"  # CR 709.1: a half of a split card
    INSET = "inset"  # CR 715.2, 720.2: alternative characteristics that a spell may have
    PREPARED = "prepared"  # CR 722.2: characteristics of copies only
    FLIPPED = "flipped"  # CR 710.1b
    BACK = "back"  # CR 712.2: the back of a nonmodal double-faced card
    MODAL_BACK = "modal back"  # CR 712.3
    MELDED = "melded"  # CR 712.4: the face of the permanent that two cards make


_SECOND = {
    Layout.SPLIT: SecondFace.HALF,
    Layout.AFTERMATH: SecondFace.HALF,
    Layout.FLIP: SecondFace.FLIPPED,
    Layout.TRANSFORM: SecondFace.BACK,
    Layout.MODAL_DFC: SecondFace.MODAL_BACK,
    Layout.MELD: SecondFace.MELDED,
    Layout.ADVENTURE: SecondFace.INSET,
    Layout.PREPARE: SecondFace.PREPARED,
}

#: Old or foreign names of layouts.
_ALIASES = {
    "omen": Layout.ADVENTURE,
    "room": Layout.SPLIT,
    "double_faced": Layout.TRANSFORM,
    "battle": Layout.TRANSFORM,
}
_BY_NAME = {layout.value: layout for layout in Layout}

#: Second faces that a player may choose to play from the hand as such: a half (CR 709.3), an Adventure or Omen (715.3,
#: 720.3), the back of a modal double-faced card (712.11b). A back face, a flipped half, a melded face and a prepare
#: spell aren't.
_CASTABLE = frozenset({SecondFace.HALF, SecondFace.INSET, SecondFace.MODAL_BACK})


def layout_of(name: str) -> Layout:
    """The layout of that name in MTGJSON's or Scryfall's data; OTHER when it isn't known."""
    return _BY_NAME.get(name) or _ALIASES.get(name, Layout.OTHER)


def second_face(layout: Layout) -> SecondFace:
    """What the faces after the first one of a card of this layout are."""
    return _SECOND.get(layout, SecondFace.NONE)


def castable(layout: Layout, side: str) -> bool:
    """Whether a player may choose this face when beginning to play the card; effects may allow others (CR 712.8a,
    709.3).
    """
    return side == "a" or second_face(layout) in _CASTABLE
