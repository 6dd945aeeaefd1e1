"""CR 707, copying objects: copiable values, and what an effect that makes a permanent a copy remembers of them."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Static
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import BasePT, Become, GainAbilities, LoseAbilities, NameIs, PTEqual, ThisAbility
from landwalk.abilities.sentence import Clause, Do, Predicate
from landwalk.kernel.characteristics import CardType, Characteristics, Face
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import ALL_CREATURE_TYPES, fitting
from landwalk.rules.look import Look


class CopiableValues(Predicate):
    """Layer 1a, as it began (707.2b): the copied values. `of` is the name of what was copied, for explanations.

    colors: None where the mana cost and the colour indicator give them, else what an exception says (707.9b).
    """

    __slots__ = (
        "abilities",
        "color_indicator",
        "colors",
        "defense",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "text",
        "toughness",
        "types",
    )
    subject = "object"

    def __init__(
        self,
        name: str,
        mana_cost: Node | None = None,
        supertypes: tuple[str, ...] = (),
        types: tuple[str, ...] = (),
        subtypes: tuple[str, ...] = (),
        power: str | None = None,
        toughness: str | None = None,
        loyalty: str | None = None,
        defense: str | None = None,
        color_indicator: tuple[str, ...] = (),
        abilities: tuple[Node, ...] = (),
        text: str = "",
        colors: tuple[str, ...] | None = None,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.color_indicator = color_indicator
        self.abilities = abilities
        self.text = text
        self.colors = colors


class NoManaCost(Predicate):
    """The exception "it has no mana cost" of a copy (702.128a)."""

    __slots__ = ()
    subject = "object"


_faces: Final[dict[CopiableValues, Face]] = {}


def face_of(values: CopiableValues) -> Face:
    """The face with these values; one for all games."""
    found = _faces.get(values)
    if found is None:
        assert values.mana_cost is None or isinstance(values.mana_cost, ManaCost)
        found = Face(
            values.name,
            values.mana_cost,
            values.supertypes,
            values.types,
            values.subtypes,
            values.power,
            values.toughness,
            values.loyalty,
            values.defense,
            values.color_indicator,
            values.abilities,
            values.text,
        )
        if values.colors is not None:
            found.colors = frozenset(values.colors)
        _faces[values] = found
    return found


def values_of(face: Face) -> CopiableValues:
    """What an effect keeps of a face (plain data that can be saved)."""
    printed = (face.mana_cost.colors if face.mana_cost is not None else frozenset()) | face.color_indicator
    return CopiableValues(
        face.name,
        face.mana_cost,
        tuple(sorted(face.supertypes)),
        tuple(sorted(face.types)),
        tuple(sorted(face.subtypes)),
        face.power_text if face.power_text is not None else _text(face.power),
        face.toughness_text if face.toughness_text is not None else _text(face.toughness),
        _text(face.loyalty),
        _text(face.defense),
        tuple(sorted(face.color_indicator)),
        face.abilities,
        face.text,
        None if face.colors == printed else tuple(sorted(face.colors)),
    )


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)


def copied_values(p: CopiableValues, chars: Characteristics) -> Characteristics:
    """The values of a permanent that has become a copy: everything but its controller."""
    from landwalk.rules.c6_spells_abilities.cr613_start import start_of

    return start_of(face_of(p)).full(chars.controller)


FACE_DOWN: Final = Face("", types=(CardType.CREATURE,), power="2", toughness="2")  # CR 708.2a


def copiable_face(look: Look, id_: int) -> Face:
    """A face with the copiable values of the object (707.2): printed, or as other copy effects and its face-down status make it.

    Of an object that is gone, as it last was (608.2h). KeyError if there never was such an object.
    """
    obj = look.object(id_)
    if obj.face_down:
        return FACE_DOWN  # CR 707.2, face-down status is part of the copiable values
    face = obj.face
    if face.before is not None and obj.zone is Zone.BATTLEFIELD:
        face = face.before  # CR 702.103b, 707.2, that a permanent is bestowed isn't copied
    newest = -1
    for effect in look.state.effects:
        if effect.objects is not None and id_ in effect.objects and effect.timestamp > newest:
            made = _copied_face(effect.tree)
            if made is not None:
                face = made
                newest = effect.timestamp
    return face


def _copied_face(tree: Node) -> Face | None:
    if isinstance(tree, Clause):
        for p in tree.predicates:
            if isinstance(p, CopiableValues):
                return face_of(p)
    return None


def with_exceptions(
    face: Face, exceptions: tuple[Node, ...], own_name: str = "", this_ability: Node | None = None
) -> Face:
    """The copied face as an effect's "except ..." changes it (707.9a-d). The result is copiable itself.

    own_name: the name of the effect's source; this_ability: the ability that says it.
    """
    exceptions = tuple(_spelled_out(x, own_name, this_ability) for x in exceptions)
    for exception in exceptions:
        if isinstance(exception, Clause):
            for p in exception.predicates:
                face = _excepted(face, p)
        elif isinstance(exception, Predicate):
            face = _excepted(face, exception)
    return face


def _spelled_out(exception: Node, own_name: str, this_ability: Node | None) -> Node:
    """CR 707.9a-b: "this ability" is the one that says so, the name printed in it is its source's."""
    if isinstance(exception, NameIs) and exception.name == "~":
        return NameIs(own_name)
    if isinstance(exception, GainAbilities) and this_ability is not None:
        return exception.replace(
            abilities=tuple(this_ability if isinstance(a, ThisAbility) else a for a in exception.abilities)
        )
    return exception


def _excepted(face: Face, p: Node) -> Face:
    if isinstance(p, NameIs):
        return _changed(face, name=p.name)
    if isinstance(p, GainAbilities):
        return _changed(face, abilities=face.abilities + p.abilities)
    if isinstance(p, NoManaCost):
        return _changed(face, mana_cost=None)
    if isinstance(p, BasePT):
        return _with_numbers(face, p.power, p.toughness)
    if isinstance(p, Become):
        return _become(face, p)
    if isinstance(p, LoseAbilities):
        kept = () if not p.abilities else tuple(a for a in face.abilities if a not in p.abilities)
        return _changed(face, abilities=kept)
    raise TypeError(f"not an exception of a copy effect: {p!r}")


def _become(face: Face, p: Become) -> Face:
    types, subtypes = face.types, face.subtypes
    if p.addition == "not":  # "it isn't legendary"
        return _changed(face, supertypes=tuple(sorted(face.supertypes - frozenset(p.supertypes))))
    if p.types:
        types = types | frozenset(p.types) if p.addition else frozenset(p.types)
    if p.subtypes:
        subtypes = subtypes if p.addition else subtypes - ALL_CREATURE_TYPES
        subtypes |= frozenset(p.subtypes)
    out = _changed(
        face,
        types=tuple(sorted(types)),
        subtypes=tuple(sorted(fitting(subtypes, types))),
        supertypes=tuple(sorted(face.supertypes | frozenset(p.supertypes))),
        abilities=face.abilities + p.abilities,
    )
    if p.power is not None or p.toughness is not None:
        out = _with_numbers(out, p.power, p.toughness)
    if p.colors:
        colors = frozenset(c for c in p.colors if c in "WUBRG")
        out = _changed(out, colors=tuple(sorted(colors | out.colors if "color" in p.addition else colors)))
    return out


def _with_numbers(face: Face, power: Node | None, toughness: Node | None) -> Face:
    """CR 707.9d: an ability of the copied object that defines what the exception gives isn't copied."""
    abilities = tuple(a for a in face.abilities if not _defines_numbers(a))
    changes: dict[str, object] = {"abilities": abilities}
    if isinstance(power, Number):
        changes["power"] = str(power.n)
    if isinstance(toughness, Number):
        changes["toughness"] = str(toughness.n)
    return _changed(face, **changes)


def _defines_numbers(ability: Node) -> bool:
    if not isinstance(ability, Static) or ability.condition is not None:
        return False
    for sentence in ability.body:
        for clause in sentence.clauses if isinstance(sentence, Do) else (sentence,):
            if isinstance(clause, Clause) and any(isinstance(p, PTEqual) for p in clause.predicates):
                return True
    return False


def _changed(face: Face, **changes: object) -> Face:
    return face_of(values_of(face).replace(**changes))
