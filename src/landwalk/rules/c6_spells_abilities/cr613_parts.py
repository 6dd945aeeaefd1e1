"""CR 613.1, the layers: what each clause of an ability does in which layer. Worked out once per tree and kept."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import KeywordAbility, LevelBand, Static
from landwalk.abilities.amount import Negative, Number
from landwalk.abilities.condition import AllOf
from landwalk.abilities.effect import (
    BasePT,
    Become,
    GainAbilities,
    GainControl,
    GetPT,
    LoseAbilities,
    PTEqual,
    SwitchPT,
)
from landwalk.abilities.noun import It, PlayerPhrase, Ref, ThatPlayer, This, with_certain
from landwalk.abilities.sentence import Clause, Do, IfSo, Predicate
from landwalk.abilities.several import Unfolding, unfolded
from landwalk.kernel.characteristics import Characteristics, Inst
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone
from landwalk.rules import questions
from landwalk.rules.c2_parts_of_a_card.cr205_subtypes import EVERY_CREATURE_TYPE
from landwalk.rules.c6_spells_abilities.cr612_text_changing import SubstituteWords
from landwalk.rules.c6_spells_abilities.cr613_access import NOTHING, Access, reads_of, type_reads, writes_of
from landwalk.rules.c6_spells_abilities.cr613_filters import Affected, affected
from landwalk.rules.c6_spells_abilities.cr613_operations import Operation, operation
from landwalk.rules.c7_additional.cr707_copying import CopiableValues
from landwalk.rules.chosen_words import is_many, is_open
from landwalk.rules.compiled import BATTLEFIELD_ONLY, EVERYWHERE, condition_zones, static_zones

# CR 613.1a-g with the sublayers of 613.2 and 613.4, in their order
COPY, FACE_DOWN, CONTROL, TEXT, TYPES, COLORS, ABILITIES, PT_DEFINED, PT_SET, PT_CHANGED, PT_SWITCHED = range(11)
_MOST_KEPT: Final = 5000
LAYER_NAMES: Final = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
#: Become.chosen: words that say which kind of word is meant ("the color of your choice", "the chosen type").
COLOR_CHOICES: Final = frozenset({"color", "colors", "chosen_color"})


def layers_of(predicate: Predicate) -> tuple[int, ...]:
    """The layers in which a predicate applies; () if it is no effect of the layers (613.11)."""
    if isinstance(predicate, Become):
        out: tuple[int, ...] = ()
        if predicate.types or predicate.subtypes or predicate.supertypes or _chooses_type(predicate):
            out += (TYPES,)
        if predicate.colors or predicate.chosen in COLOR_CHOICES:
            out += (COLORS,)
        if predicate.abilities:
            out += (ABILITIES,)
        if predicate.power is not None or predicate.toughness is not None:
            out += (PT_SET,)
        return out
    return _LAYERS.get(type(predicate), ())


def _chooses_type(p: Become) -> bool:
    return bool(p.chosen) and p.chosen not in COLOR_CHOICES


_LAYERS: Final[dict[type[Predicate], tuple[int, ...]]] = {
    CopiableValues: (COPY,),
    GainControl: (CONTROL,),
    SubstituteWords: (TEXT,),
    GainAbilities: (ABILITIES,),
    LoseAbilities: (ABILITIES,),
    BasePT: (PT_SET,),
    PTEqual: (PT_SET,),
    GetPT: (PT_CHANGED,),
    SwitchPT: (PT_SWITCHED,),
}
LAYERED: Final = frozenset({Become, *_LAYERS})


def numbers_of(predicate: Predicate, layer: int) -> tuple[Node | None, ...]:
    """The amounts that the predicate needs in the layer."""
    if isinstance(predicate, GetPT) or (isinstance(predicate, (BasePT, Become)) and layer >= PT_DEFINED):
        return (predicate.power, predicate.toughness)
    if isinstance(predicate, PTEqual):
        return (predicate.amount,)
    return ()


class Part:
    """What one clause does in one layer. constant: the numbers, where no look is needed to know them."""

    __slots__ = (
        "chooses",
        "constant",
        "granted",
        "layered",
        "made",
        "many",
        "names_source",
        "nodes",
        "open",
        "per_object",
        "predicates",
        "reads",
        "steps",
        "writes",
    )

    def __init__(self, predicates: tuple[Predicate, ...], layer: int) -> None:
        self.predicates = predicates
        self.nodes = tuple(node for p in predicates for node in numbers_of(p, layer))
        #: (predicate, its operation, where its numbers are): in text order.
        self.steps: tuple[tuple[Predicate, Operation, int, int], ...] = _steps(predicates, layer)
        self.chooses = any(isinstance(p, Become) and p.chosen not in ("", EVERY_CREATURE_TYPE) for p in predicates)
        granting = (p for p in predicates if layer == ABILITIES and isinstance(p, (GainAbilities, Become)))
        #: The abilities that it grants; do they speak of chosen words, of the effect's source by its name (201.5a), and are there
        #: effects of the layers among them (None: not yet asked)?
        self.granted = tuple(tree for p in granting for tree in p.abilities)
        self.open = any(is_open(node) for tree in self.granted for node in tree.walk())
        #: Does one of them stand for as many as there are kinds of something?
        self.many = any(is_many(tree) for tree in self.granted)
        self.names_source = any(with_certain(tree, 0) is not tree for tree in self.granted)
        self.layered: bool | None = None
        self.constant: tuple[int, ...] | None = None
        if layer != CONTROL and all(_is_constant(node) for node in self.nodes):
            self.constant = tuple(constant(node) for node in self.nodes)
        #: What it makes of values, kept for all passes: (numbers, word, granted instances) -> old values -> new ones.
        self.made: dict[tuple[tuple[int, ...], str, tuple[Inst, ...]], dict[Characteristics, Characteristics]] = {}
        #: Does what it does depend on which object it does it to ("gets +X/+X, where X is its power")?
        self.per_object = any(_is_about_each(x) for node in self.nodes if node is not None for x in node.walk())
        self.reads = NOTHING
        for node in self.nodes:
            if node is not None and self.constant is None:
                self.reads |= reads_of(node)
        if layer == CONTROL:
            self.reads |= Access.of("controller")
        elif layer == TYPES:
            self.reads |= type_reads(predicates)
        if self.many:
            self.reads |= Access.of("ability:*")
        self.writes = writes_of(predicates, layer)

    def grants_effects(self) -> bool:
        """Are there static abilities with effects of the layers among what it grants?"""
        if self.layered is None:
            self.layered = any(layer_clauses(tree) for tree in self.granted)
        return self.layered

    def kept(
        self, numbers: tuple[int, ...], word: str, grants: tuple[Inst, ...]
    ) -> dict[Characteristics, Characteristics]:
        """What was worked out before for these numbers, this chosen word and these granted abilities."""
        found = self.made.get((numbers, word, grants))
        if found is None or len(found) > _MOST_KEPT:
            if len(self.made) > _MOST_KEPT:
                self.made.clear()
            found = {}
            self.made[numbers, word, grants] = found
        return found


def _steps(predicates: tuple[Predicate, ...], layer: int) -> tuple[tuple[Predicate, Operation, int, int], ...]:
    out: list[tuple[Predicate, Operation, int, int]] = []
    at = 0
    for p in predicates:
        end = at + (1 if layer == CONTROL else len(numbers_of(p, layer)))
        out.append((p, operation(p, layer), at, end))
        at = end
    return tuple(out)


def _is_constant(node: Node | None) -> bool:
    return node is None or isinstance(node, Number) or (isinstance(node, Negative) and _is_constant(node.amount))


def constant(node: Node | None) -> int:
    """None: 0 (that half isn't set, which the operation sees from the predicate)."""
    if isinstance(node, Number):
        return node.n
    return -constant(node.amount) if isinstance(node, Negative) else 0


def _is_about_each(node: Node) -> bool:
    return isinstance(node, (It, ThatPlayer)) and node.ref is Ref.SUBJECT


class LayerClause:
    """A clause with the parts that the layers use.

    parts: by layer. defines: may it be a characteristic-defining ability (604.3a; if it is printed or copied)? keyword: the name
    of the keyword that it comes from. reads: what its condition and its subject read, until its set is fixed.
    """

    __slots__ = (
        "_alone",
        "affected",
        "band",
        "clause",
        "condition",
        "defines",
        "granted",
        "keyword",
        "members",
        "parts",
        "reads",
        "where",
        "zones",
    )

    def __init__(
        self,
        clause: Clause,
        condition: Node | None,
        where: Node | None,
        zones: frozenset[Zone],
        keyword: str = "",
        band: tuple[int, int] | None = None,
        may_define: str = "yes",
    ) -> None:
        self.clause = clause
        self.granted: LayerClause | None = None
        self._alone: bool | None = None
        self.condition = condition
        self.where = where
        self.zones = zones
        self.keyword = keyword
        self.band = band
        own = may_define == "yes" and condition is None and band is None
        self.defines = own and _is_this(clause.subject) and _defines(clause.predicates)
        self.parts = _parts(clause.predicates, where, self.defines)
        self.affected: Affected = affected(_about(clause))
        #: Who "you" is -> values -> does its fast test fit them?
        self.members: dict[int, dict[Characteristics, bool]] = {}
        self.reads = Access.of("text") | self.affected.reads
        if keyword:
            self.reads |= Access.of(f"ability:{keyword}")
        if condition is not None:
            self.reads |= reads_of(condition)

    def as_granted(self) -> LayerClause:
        """The clause in an ability that was granted: it defines nothing (604.3a) and sets power and toughness in layer 7b."""
        if not self.defines:
            return self
        if self.granted is None:
            self.granted = LayerClause(self.clause, None, self.where, self.zones, self.keyword, may_define="no")
        return self.granted

    def members_for(self, you: int) -> dict[Characteristics, bool]:
        """The remembered answers of the fast test."""
        found = self.members.get(you)
        if found is None or len(found) > _MOST_KEPT:
            found = {}
            self.members[you] = found
        return found

    @property
    def alone(self) -> bool:
        """Does it do the same to each object that it affects, whatever other permanents there are?"""
        if self._alone is None:
            self._alone = self.condition is None and self.band is None
            for part in self.parts.values():
                if (
                    (part.constant is None and part.nodes)
                    or part.many
                    or part.chooses
                    or part.open
                    or part.grants_effects()
                ):
                    self._alone = False
        return self._alone

    @property
    def in_types_or_later(self) -> bool:
        return min(self.parts) >= TYPES

    @property
    def known(self) -> bool:
        """Can its parts be worked out from the face alone (a defining ability without numbers that change)?"""
        return self.defines and all(layer < ABILITIES for layer in self.parts) and not _chooses(self.clause)


def _chooses(clause: Clause) -> bool:
    return any(isinstance(p, Become) and p.chosen not in ("", EVERY_CREATURE_TYPE) for p in clause.predicates)


def _about(clause: Clause) -> Node:
    """Which phrase says what the effect affects: for control and text the object of the verb."""
    first = clause.predicates[0]
    return first.what if isinstance(first, GainControl) else clause.subject


def _is_this(node: Node) -> bool:
    return isinstance(node, This) or (isinstance(node, It) and node.ref is Ref.THIS)


def _defines(predicates: tuple[Predicate, ...]) -> bool:
    """CR 604.3a: it defines colours, subtypes, power or toughness, and nothing else."""
    for p in predicates:
        if isinstance(p, (PTEqual, BasePT)):
            continue
        if not isinstance(p, Become) or p.types or p.supertypes or p.abilities:
            return False
    return True


def _parts(predicates: tuple[Predicate, ...], where: Node | None, defines: bool) -> dict[int, Part]:  # noqa: FBT001
    by_layer: dict[int, list[Predicate]] = {}
    for predicate in predicates:
        for layer in layers_of(predicate):
            at = PT_DEFINED if defines and layer == PT_SET else layer
            by_layer.setdefault(at, []).append(predicate)
    out: dict[int, Part] = {}
    for layer, found in sorted(by_layer.items()):
        part = Part(tuple(found), layer)
        if where is not None and part.constant is None:
            part.reads |= reads_of(where)
            part.per_object = part.per_object or any(_is_about_each(x) for x in where.walk())
        out[layer] = part
    return out


_clauses: Final[dict[Node, tuple[LayerClause, ...]]] = {}
_saved: Final[dict[Node, LayerClause | None]] = {}
_UNKNOWN: Final = LayerClause(Clause(This(), (SwitchPT(),)), None, None, BATTLEFIELD_ONLY)


def layer_clauses(tree: Node) -> tuple[LayerClause, ...]:
    """The clauses of an ability that the layers use, in text order; keywords are unfolded."""
    found = _clauses.get(tree)
    if found is None:
        out: list[LayerClause] = []
        _collect(tree, out, None, "")
        found = tuple(out)
        if not isinstance(tree, KeywordAbility) or tree.name in questions.KEYWORDS:
            _clauses[tree] = found  # a keyword whose module isn't loaded yet may still come to mean something
    return found


def kept_clauses() -> tuple[tuple[LayerClause, ...], ...]:
    """All clauses worked out so far, with what they remember (benchmarks measure without it)."""
    return tuple(_clauses.values())


_one: Final[dict[Node, Node]] = {}


def one_tree(tree: Node) -> Node:
    """The first tree that was equal to this one: effects of one text share it, and finding what is kept for it costs no comparison."""
    found = _one.get(tree)
    if found is None:
        if len(_one) > 20000:
            _one.clear()
        _one[tree] = found = tree
    return found


def saved_clause(tree: Node) -> LayerClause | None:
    """The same for the clause of a saved effect; None if the layers don't use it."""
    found = _saved.get(tree, _UNKNOWN)
    if found is _UNKNOWN:
        found = None
        if isinstance(tree, Clause) and is_layered(tree):
            found = LayerClause(tree, None, None, BATTLEFIELD_ONLY)
        if len(_saved) > 20000:
            _saved.clear()
        _saved[tree] = found
    return found


def is_layered(clause: Clause) -> bool:
    """Is there anything in it for the layers? What players gain isn't (613.10)."""
    if not any(layers_of(p) for p in clause.predicates):
        return False
    return not isinstance(_about(clause), (PlayerPhrase, ThatPlayer))


def _collect(tree: Node, out: list[LayerClause], zones: frozenset[Zone] | None, keyword: str) -> None:
    if isinstance(tree, Unfolding):
        for one in unfolded(tree):
            _collect(one, out, zones, keyword)
    elif isinstance(tree, Static):
        for sentence in tree.body:
            _sentence(sentence, out, tree.condition, zones, keyword)
    elif isinstance(tree, KeywordAbility):
        meaning = questions.KEYWORDS.get(tree.name)
        if meaning is not None and meaning.means is not None:
            for ability in meaning.means(tree):
                if isinstance(ability, Static):
                    _collect(ability, out, frozenset(meaning.zones) or None, tree.name)
    elif isinstance(tree, LevelBand):
        out.append(_band(tree))


def _sentence(
    sentence: Node, out: list[LayerClause], condition: Node | None, zones: frozenset[Zone] | None, keyword: str
) -> None:
    if isinstance(sentence, IfSo):
        both = sentence.condition if condition is None else AllOf((condition, sentence.condition))
        for inner in sentence.body:
            _sentence(inner, out, both, zones, keyword)
    elif isinstance(sentence, Do):
        for clause in sentence.clauses:
            if is_layered(clause):
                out.append(_made(clause, condition, sentence.where, zones, keyword))
    elif isinstance(sentence, Clause) and is_layered(sentence):
        out.append(_made(sentence, condition, None, zones, keyword))


def _made(
    clause: Clause, condition: Node | None, where: Node | None, zones: frozenset[Zone] | None, keyword: str
) -> LayerClause:
    where_it_works = zones or condition_zones(condition) or static_zones(clause)
    made = LayerClause(clause, condition, where, where_it_works, keyword)
    if made.defines:
        made.zones = EVERYWHERE  # CR 604.3, characteristic-defining abilities function in all zones
    return made


def _band(tree: LevelBand) -> LayerClause:
    """CR 711.2a-b: while it has that many level counters, it has this base power and toughness and these abilities."""
    predicates: tuple[Predicate, ...] = (BasePT(Number(tree.power), Number(tree.toughness)),)
    if tree.abilities:
        predicates = (GainAbilities(tree.abilities), *predicates)
    return LayerClause(Clause(This(), predicates), None, None, BATTLEFIELD_ONLY, band=(tree.least, tree.most))
