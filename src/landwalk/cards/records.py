"""One record for each card face, from MTGJSON's AtomicCards, Scryfall's bulk files, or JSON Lines in MTGJSON's field
names.

Shapes: https://mtgjson.com/data-models/card/card-atomic/ and https://scryfall.com/docs/api/cards (bulk data).
"""

from __future__ import annotations

import hashlib

import msgspec

from landwalk.cards.layouts import Layout, layout_of
from landwalk.cards.names import SEPARATOR

#: Pools in the order in which a name is looked up.
POOLS = ("paper", "casual", "digital", "funny")

_SUPERTYPES = ("Basic", "Elite", "Host", "Legendary", "Ongoing", "Snow", "Token", "World")
_CASUAL_TYPES = frozenset({"Conspiracy", "Hero", "Phenomenon", "Plane", "Scheme", "Vanguard"})
_DOCTOR = "Time Lord"  # CR 205.3m: the one creature type of two words


class CardRecord(msgspec.Struct, frozen=True, array_like=True):
    """One face as printed: strings as in the card data, nothing read yet.

    `name` is the face's own name, `card` the name of the whole card ("Front // Back" where it has more faces), `side`
    "a" for the front, "b" and on for others. `mana_cost` is text in braces, or None for a face without a mana cost (CR
    202.1b). `power`, `toughness`, `loyalty` and `defense` are strings such as "2", "*" or "1+*". Letters of
    `color_indicator` are out of WUBRG. In `text` lines are split by a newline and loyalty costs stand in square
    brackets ("[−2]: ..."), reminder text in parentheses. `pool` is one of POOLS. `oracle_id` tells cards of the same
    name apart where the source gives it, else "".
    """

    name: str
    card: str
    layout: Layout = Layout.NORMAL
    side: str = "a"
    mana_cost: str | None = None
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] = ()
    text: str = ""
    pool: str = "paper"
    oracle_id: str = ""

    @property
    def type_line(self) -> str:
        """The type line as it is printed: ``"Legendary Creature — Elf Druid"`` (CR 205.1)."""
        line = " ".join((*self.supertypes, *self.types))
        return f"{line} — {' '.join(self.subtypes)}" if self.subtypes else line

    @property
    def digest(self) -> bytes:
        """16 bytes that differ when anything differs that a reader of the face may look at."""
        seen = (
            self.name,
            self.card,
            self.layout,
            self.side,
            self.mana_cost,
            self.supertypes,
            self.types,
            self.subtypes,
        )
        values = (self.power, self.toughness, self.loyalty, self.defense, self.color_indicator, self.text)
        return hashlib.blake2b(msgspec.msgpack.encode((seen, values)), digest_size=16).digest()


class Imported(msgspec.Struct, frozen=True):
    """A face with what the source says besides: names in other languages, as (language, name) pairs ("es", "de")."""

    record: CardRecord
    foreign: tuple[tuple[str, str], ...] = ()


# --- MTGJSON ---------------------------------------------------------------------------------------------------------


class ForeignData(msgspec.Struct, rename="camel"):
    """A foreignData entry of MTGJSON."""

    language: str
    name: str | None = None
    face_name: str | None = None


class Identifiers(msgspec.Struct, rename="camel"):
    """The identifiers of MTGJSON that we use."""

    scryfall_oracle_id: str | None = None


class MtgjsonRow(msgspec.Struct, rename="camel"):
    """An entry of AtomicCards, or a line of JSON Lines with the same names (then `pool`, `card`, `front`, `back` may be
    there).
    """

    name: str
    types: list[str] | None = None
    layout: str = "normal"
    type: str = ""
    face_name: str | None = None
    side: str | None = None
    mana_cost: str | None = None
    supertypes: list[str] | None = None
    subtypes: list[str] | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: list[str] | None = None
    text: str | None = None
    is_funny: bool | None = None
    legalities: dict[str, str] | None = None
    identifiers: Identifiers | None = None
    foreign_data: list[ForeignData] | None = None
    pool: str | None = None
    card: str | None = None
    front: str | None = None
    face: str | None = None


_LANGUAGES = {"Spanish": "es", "German": "de"}


def from_mtgjson(row: MtgjsonRow) -> Imported:
    """The face of one MTGJSON entry; an entry is one face there."""
    full, own = _mtgjson_names(row)
    layout = layout_of(row.layout)
    if layout is Layout.REVERSIBLE:
        _, layout = _one_side(full)
    types = row.types
    supertypes = row.supertypes or []
    subtypes = row.subtypes or []
    if types is None:
        supertypes, types, subtypes = split_type_line(row.type)
    oracle_id = row.identifiers.scryfall_oracle_id if row.identifiers and row.identifiers.scryfall_oracle_id else ""
    record = CardRecord(
        own,
        full,
        layout,
        row.side or ("b" if row.face == "back" or (row.front and row.front != own) else "a"),
        row.mana_cost or None,
        tuple(supertypes),
        tuple(types),
        tuple(subtypes),
        row.power,
        row.toughness,
        row.loyalty,
        row.defense,
        tuple(row.color_indicator or ()),
        row.text or "",
        row.pool or _mtgjson_pool(row, types),
        oracle_id,
    )
    return Imported(record, _mtgjson_foreign(row))


def _mtgjson_names(row: MtgjsonRow) -> tuple[str, str]:
    """(name of the card, name of the face)."""
    if row.card is not None:
        return row.card, row.face_name or row.name
    if row.front is not None and SEPARATOR not in row.name:
        return f"{row.front}{SEPARATOR}{row.name}", row.name
    if row.face_name is not None:
        return row.name, row.face_name
    return row.name, row.name.split(SEPARATOR, 1)[0]


def _one_side(full: str) -> tuple[int, Layout]:
    """A reversible card is one card printed on both sides: (number of its faces, its layout); it keeps the doubled
    name.

    ``"X // X"`` is an ordinary card, ``"X // Y // X // Y"`` an adventurer card (the only kind of two faces that there
    is so far).
    """
    faces = max(1, len(full.split(SEPARATOR)) // 2)
    return faces, Layout.NORMAL if faces == 1 else Layout.ADVENTURE


def _mtgjson_pool(row: MtgjsonRow, types: list[str]) -> str:
    if row.is_funny:
        return "funny"
    if not _CASUAL_TYPES.isdisjoint(types):
        return "casual"
    if row.name.startswith("A-"):
        return "digital"
    # Left out means not legal there; a card that no table-top format knows but Arena's do was never printed.
    legal = row.legalities or {}
    return (
        "digital" if legal and "vintage" not in legal and "commander" not in legal and "timeless" in legal else "paper"
    )


def _mtgjson_foreign(row: MtgjsonRow) -> tuple[tuple[str, str], ...]:
    if not row.foreign_data:
        return ()
    found: dict[tuple[str, str], None] = {}
    for entry in row.foreign_data:
        lang = _LANGUAGES.get(entry.language)
        name = entry.face_name or (entry.name or "").split(SEPARATOR)[0]
        if lang and name:
            found[lang, name] = None
    return tuple(found)


class ForeignRow(msgspec.Struct):
    """A line that only gives a printed name: `name` is the English face name, `card` the card's where that differs."""

    name: str
    lang: str
    printed_name: str | None = None
    card: str | None = None


# --- Scryfall --------------------------------------------------------------------------------------------------------


class ScryfallFace(msgspec.Struct):
    """An entry of card_faces."""

    name: str
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: list[str] | None = None
    printed_name: str | None = None
    oracle_id: str | None = None
    layout: str | None = None


class ScryfallRow(msgspec.Struct):
    """A card object of the oracle_cards, default_cards or all_cards bulk file."""

    name: str
    layout: str
    type_line: str | None = None
    lang: str = "en"
    oracle_id: str | None = None
    mana_cost: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: list[str] | None = None
    printed_name: str | None = None
    card_faces: list[ScryfallFace] | None = None
    keywords: list[str] | None = None
    set_type: str | None = None
    games: list[str] | None = None
    border_color: str | None = None
    security_stamp: str | None = None


#: Layouts of things that aren't cards that a deck holds: left out at import, and counted.
NO_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series"})


def from_scryfall(row: ScryfallRow) -> list[Imported]:
    """The faces of one Scryfall card object; none for tokens, emblems and art cards."""
    if row.layout in NO_CARDS:
        return []
    faces = row.card_faces or [_only_face(row)]
    layout = layout_of("aftermath" if row.layout == "split" and "Aftermath" in (row.keywords or ()) else row.layout)
    full = row.name
    if row.layout == "reversible_card":
        count, layout = _one_side(full)
        faces = faces[:count]
    pool = _scryfall_pool(row)
    out = []
    for index, face in enumerate(faces):
        supertypes, types, subtypes = split_type_line(face.type_line or row.type_line or "")
        record = CardRecord(
            face.name,
            full,
            layout,
            "abcdefgh"[index],
            # CR 712.8: no cost on a back face; an empty string is "no mana cost" there, and on lands.
            face.mana_cost or None,
            tuple(supertypes),
            tuple(types),
            tuple(subtypes),
            face.power,
            face.toughness,
            face.loyalty,
            face.defense,
            tuple(face.color_indicator or ()),
            _bracket_loyalty(face.oracle_text or "", types),
            pool if pool != "paper" or _CASUAL_TYPES.isdisjoint(types) else "casual",
            row.oracle_id or face.oracle_id or "",
        )
        foreign = ((row.lang, face.printed_name),) if row.lang in ("es", "de") and face.printed_name else ()
        out.append(Imported(record, foreign))
    return out


def _only_face(row: ScryfallRow) -> ScryfallFace:
    return ScryfallFace(
        row.name,
        row.mana_cost,
        row.type_line,
        row.oracle_text,
        row.power,
        row.toughness,
        row.loyalty,
        row.defense,
        row.color_indicator,
        row.printed_name,
    )


def _scryfall_pool(row: ScryfallRow) -> str:
    if row.set_type in ("funny", "memorabilia") or row.border_color == "silver" or row.security_stamp == "acorn":
        return "funny"
    if row.games and "paper" not in row.games:
        return "digital"
    return "casual" if row.layout in ("planar", "scheme", "vanguard") else "paper"


def _bracket_loyalty(text: str, types: list[str]) -> str:
    """Scryfall writes "+1: ..." where MTGJSON writes "[+1]: ...": one way for the reader (CR 606.1)."""
    if "Planeswalker" not in types:
        return text
    lines = []
    for line in text.split("\n"):
        cost, colon, rest = line.partition(": ")
        number = cost.lstrip("+\u2212-")
        if colon and len(cost) <= 4 and (number.isdigit() or number == "X"):
            lines.append(f"[{cost.replace('-', chr(0x2212))}]: {rest}")
        else:
            lines.append(line)
    return "\n".join(lines)


def split_type_line(line: str) -> tuple[list[str], list[str], list[str]]:
    """``"Legendary Creature — Elf Druid"`` -> (supertypes, types, subtypes) (CR 205.1-205.4)."""
    before, _, after = line.replace(" - ", " — ").partition("—")
    words = before.split()
    supertypes = [w for w in words if w in _SUPERTYPES]
    types = [w for w in words if w not in _SUPERTYPES]
    if "Plane" in types:
        return (
            supertypes,
            types,
            [after.strip()] if after.strip() else [],
        )  # CR 205.3n: plane types may be several words
    joined = after.replace(_DOCTOR, _DOCTOR.replace(" ", "\0"))
    return supertypes, types, [w.replace("\0", " ") for w in joined.split()]
