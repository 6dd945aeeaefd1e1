"""CR 613.1, where the pass starts: the actual object. What is worked out once per face: its values and the layers' clauses."""

from __future__ import annotations

from landwalk.abilities.sentence import Predicate
from landwalk.kernel.characteristics import CardType, Characteristics, Face, Inst
from landwalk.kernel.zones import Zone
from landwalk.rules.c3_card_types.cr305_lands import intrinsic
from landwalk.rules.c6_spells_abilities.cr613_parts import LayerClause, layer_clauses
from landwalk.rules.questions import KEYWORDS


class Start:
    """The starting values of all objects with one face; never part of a game's state, shared by all.

    clauses: (instance, number, clause) of the effects of its abilities, without those defining abilities that are already in
    the values. moving: must a permanent's values be looked at one by one (loyalty, defense)?
    """

    __slots__ = ("clauses", "defines", "elsewhere", "final", "keywords", "moving", "odd", "plain", "raw", "values")

    def __init__(self, face: Face) -> None:
        self.keywords = len(KEYWORDS)
        clauses: list[tuple[Inst, int, LayerClause]] = []
        known: list[tuple[LayerClause, Inst]] = []
        for inst in face.insts:
            for number, clause in enumerate(layer_clauses(inst.tree)):
                if clause.known:
                    known.append((clause, inst))
                else:
                    clauses.append((inst, number, clause))
        self.clauses = tuple(clauses)
        #: Defining abilities with numbers (layer 7a): they matter in every zone.
        self.defines = tuple(entry for entry in clauses if entry[2].defines)
        self.elsewhere = frozenset(
            z for _, _, clause in clauses if not clause.defines for z in clause.zones if z is not Zone.BATTLEFIELD
        )
        self.moving = face.loyalty is not None or face.defense is not None
        self.values = _with_known(_plain(face), known)
        #: Do a permanent's values differ from these (208.3, 208.5)? And is there nothing at all to look at?
        self.odd = permanent_values(self.values) is not self.values
        self.plain = not (self.clauses or self.odd or self.moving)
        self.raw: dict[int, Characteristics] = {}
        self.final: dict[int, Characteristics] = {}

    def full(self, controller: int) -> Characteristics:
        """The values that a pass starts from."""
        found = self.raw.get(controller)
        if found is None:
            found = self.values.clone()
            found.controller = controller
            self.raw[controller] = found
        return found

    def permanent(self, controller: int) -> Characteristics:
        """The values of a permanent that no effect touches: a noncreature has no power and toughness (208.3)."""
        found = self.final.get(controller)
        if found is None:
            found = permanent_values(self.full(controller))
            self.final[controller] = found
        return found


def permanent_values(chars: Characteristics) -> Characteristics:
    """CR 208.3, a noncreature permanent has no power or toughness; 208.5, a creature without a value has 0."""
    if CardType.CREATURE in chars.types:
        if chars.power is not None and chars.toughness is not None:
            return chars
        out = chars.clone()
        out.power, out.toughness = chars.power or 0, chars.toughness or 0
        out.base_power, out.base_toughness = chars.base_power or 0, chars.base_toughness or 0
        return out
    if chars.power is None and chars.toughness is None:
        return chars
    out = chars.clone()
    out.power = out.toughness = out.base_power = out.base_toughness = None
    return out


def start_of(face: Face) -> Start:
    """The face's Start, made when first asked for."""
    found = face.start
    if type(found) is Start and found.keywords == len(KEYWORDS):
        return found
    made = Start(face)
    face.start = made
    return made


def _plain(face: Face) -> Characteristics:
    abilities = face.insts
    if CardType.LAND in face.types:
        abilities += intrinsic(face.subtypes)  # CR 305.6
    elif CardType.BATTLE in face.types and "Siege" in face.subtypes:
        from landwalk.rules.c3_card_types.cr310_sieges import DEFEATED

        abilities += (DEFEATED,)
    return Characteristics(
        face.name,
        face.mana_cost,
        face.colors,
        face.supertypes,
        face.types,
        face.subtypes,
        face.power,
        face.toughness,
        face.loyalty,
        face.defense,
        abilities,
        0,
    )


def _with_known(chars: Characteristics, known: list[tuple[LayerClause, Inst]]) -> Characteristics:
    """CR 613.3: defining abilities come first in their layer and nothing before it can change what they do."""
    from landwalk.rules.c6_spells_abilities.cr613_operations import operation

    for layer in range(6):
        for clause, _ in known:
            part = clause.parts.get(layer)
            for p in part.predicates if part is not None else ():
                assert isinstance(p, Predicate)
                chars = operation(p, layer)(p, chars, (), "", ())
    return chars
