"""Faces for the rules: characteristics from a record, abilities from its reading; and what the faces of one card are
together.
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordLine, Reminder
from landwalk.cards.database import StoredCard
from landwalk.cards.layouts import Layout, SecondFace, castable, layout_of, second_face
from landwalk.cards.reading import Declined
from landwalk.cards.records import CardRecord
from landwalk.kernel.characteristics import CardType, Face, Supertype
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.split import combined
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec

_TYPES = {t.value: t for t in CardType}
_SUPERTYPES = {s.value: s for s in Supertype}


def face_of(record: CardRecord, abilities: tuple[Node, ...] = ()) -> Face:
    """The face as the rules see it: types as CardType and Supertype (other words in lower case), subtypes as printed.

    Raises ValueError when the mana cost has a symbol that doesn't exist.
    """
    return Face(
        record.name,
        None if record.mana_cost is None else ManaCost.parse(record.mana_cost),
        tuple(_SUPERTYPES.get(s.lower(), s.lower()) for s in record.supertypes),
        tuple(_TYPES.get(t.lower(), t.lower()) for t in record.types),
        record.subtypes,
        record.power,
        record.toughness,
        record.loyalty,
        record.defense,
        record.color_indicator,
        abilities,
        record.text,
    )


def abilities_of(lines: tuple[Node, ...]) -> tuple[Node, ...]:
    """The abilities of an object from the lines of its text: each keyword of a line by itself, no reminder text."""
    out: list[Node] = []
    for line in lines:
        if isinstance(line, KeywordLine):
            out += line.keywords
        elif not isinstance(line, Reminder):
            out.append(line)
    return tuple(out)


def with_mana_cost(face: Face, mana_cost: ManaCost | None) -> Face:
    """The same face with another mana cost, and the colours that come from it."""
    return Face(
        face.name,
        mana_cost,
        tuple(sorted(face.supertypes)),
        tuple(sorted(face.types)),
        tuple(sorted(face.subtypes)),
        face.power_text,
        face.toughness_text,
        None if face.loyalty is None else str(face.loyalty),
        None if face.defense is None else str(face.defense),
        tuple(sorted(face.color_indicator)),
        face.abilities,
        face.text,
    )


class CardDefinition(CardSpec):
    """A card as a game uses it: immutable, shared by all games and all copies in a deck.

    faces: the faces in printed order, front first; flipped faces with what they keep of the front. kind: the layout.
    declined: the reasons why the card isn't fully supported; empty when it is. With reasons, `faces` still hold what
    was read.
    """

    __slots__ = ("_off_stack", "declined", "kind")

    def __init__(self, name: str, layout: Layout, faces: tuple[Face, ...], declined: tuple[Declined, ...] = ()) -> None:
        super().__init__(name, faces, layout)
        self.kind = layout
        self.declined = declined
        self._off_stack: Face | None = None

    @property
    def supported(self) -> bool:
        """Every word of every face was read and every node is executed."""
        return not self.declined

    @property
    def second(self) -> SecondFace:
        """What the faces after the first one are."""
        return second_face(self.kind)

    @property
    def off_stack(self) -> Face:
        """The characteristics in hand, library, graveyard and exile.

        The front's (CR 712.8a, 710.2, 715.4, 722.4); of a split card the halves' together (709.4). Always one object.
        """
        if self._off_stack is None:
            split = self.second is SecondFace.HALF and len(self.faces) > 1
            self._off_stack = combined(self.faces) if split else self.faces[0]
        return self._off_stack

    @property
    def castable(self) -> tuple[int, ...]:
        """Indices of the faces that a player may choose to play (CR 709.3, 712.11b, 715.3,
        720.3)."""
        return tuple(i for i in range(len(self.faces)) if castable(self.kind, "a" if i == 0 else "b"))

    def mana_value(self, index: int) -> int:
        """The mana value of a spell or permanent with that face up, X being 0 (CR 202.3).

        A back face counts with the front's mana cost (202.3b). A melded permanent's is the sum of both front faces of
        its pair (202.3c), which this card alone doesn't know: it gives its own share.
        """
        shared = self.second in (SecondFace.BACK, SecondFace.MELDED)
        cost = self.faces[0 if shared else index].mana_cost
        return 0 if cost is None else cost.mana_value

    def __repr__(self) -> str:
        return f"CardDefinition({self.name!r})"


def define(card: StoredCard) -> CardDefinition:
    """The definition of a card of the database. Raises DatabaseError when its reading is another version's."""
    layout = card.front.record.layout
    faces: list[Face] = []
    declined: list[Declined] = []
    for stored in card.faces:
        reading = stored.reading
        faces.append(face_of(stored.record, abilities_of(reading.abilities)))
        declined += reading.declined
    declined += [Declined(f"face: {name}", key="missing face") for name in card.missing_faces]
    if second_face(layout) is SecondFace.FLIPPED:
        # CR 710.1c: colour and mana cost don't change when the permanent is flipped.
        faces[1:] = [with_mana_cost(face, faces[0].mana_cost) for face in faces[1:]]
    return CardDefinition(card.name, layout, tuple(faces), tuple(declined))


def defined(name: str, faces: tuple[Face, ...], layout: str = "normal") -> CardDefinition:
    """A definition from faces made by hand (starter set, tests); `layout` as in MTGJSON's data."""
    return CardDefinition(name, layout_of(layout), faces)
