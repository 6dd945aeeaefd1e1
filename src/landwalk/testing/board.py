"""A bare board for questions about characteristics: faces and trees go straight onto the battlefield, without a game around them.

For whole questions ("Ann attacks, Bob blocks") there is landwalk.testing.scene.
"""

from __future__ import annotations

from landwalk.abilities import noun as n
from landwalk.abilities.ability import Ability, Activated, KeywordAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.context import Context
from landwalk.abilities.effect import GainAbilities, GetPT
from landwalk.abilities.sentence import Clause, Do, Predicate
from landwalk.kernel.characteristics import Characteristics, Face
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, Kind, Player
from landwalk.kernel.state import Effect, State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities import cr613_layers
from landwalk.rules.c6_spells_abilities.cr613_trace import Recorder
from landwalk.rules.interests import register_face
from landwalk.rules.look import Now

ANN, BOB = -1, -2
YOURS = n.Controlled(n.YOU)


def all_of(
    *types: str,
    tail: tuple[n.Modifier, ...] = (),
    noun: n.Noun = n.Noun.TYPE,
    subtypes: tuple[str, ...] = (),
    colors: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    nons: tuple[str, ...] = (),
    status: tuple[n.Status, ...] = (),
) -> n.NounPhrase:
    """ "All creatures", "all other nonblack Elves you control": a noun phrase with one core."""
    one = n.Core(
        noun=noun, types=types, subtypes=subtypes, colors=colors, supertypes=supertypes, nons=nons, status=status
    )
    return n.NounPhrase(n.Det.ALL, (one,), tail)


def static(subject: Node, *predicates: Predicate, condition: Node | None = None, where: Node | None = None) -> Static:
    """One static ability with one clause."""
    made = Clause(subject, predicates)
    return Static((made if where is None else Do((made,), where=where),), condition)


def keyword(name: str, *params: Node) -> KeywordAbility:
    return KeywordAbility(name, params)


def number(value: int) -> Number:
    return Number(value)


def creature(
    name: str,
    power: int | str,
    toughness: int | str,
    *abilities: Ability,
    subtypes: tuple[str, ...] = (),
    types: tuple[str, ...] = ("creature",),
    colors: tuple[str, ...] = (),
    mana_cost: ManaCost | None = None,
) -> Face:
    return Face(
        name,
        mana_cost,
        types=types,
        subtypes=subtypes,
        power=str(power),
        toughness=str(toughness),
        color_indicator=colors,
        abilities=abilities,
    )


def land(name: str, *subtypes: str, abilities: tuple[Ability, ...] = (), supertypes: tuple[str, ...] = ()) -> Face:
    return Face(name, types=("land",), subtypes=subtypes, abilities=abilities, supertypes=supertypes)


def enchantment(
    name: str, *abilities: Ability, subtypes: tuple[str, ...] = (), mana_cost: ManaCost | None = None
) -> Face:
    return Face(name, mana_cost, types=("enchantment",), subtypes=subtypes, abilities=abilities)


def lord(amount: int, *types: str, other: str = "yes", gain: tuple[Node, ...] = ()) -> Static:
    """ "(Other) creatures you control get +N/+N (and have ...)."""
    status = (n.Status.OTHER,) if other == "yes" else ()
    predicates: tuple[Predicate, ...] = (GetPT(Number(amount), Number(amount)),) if amount else ()
    if gain:
        predicates += (GainAbilities(gain, verb="have"),)
    return static(all_of(*(types or ("creature",)), status=status, tail=(YOURS,)), *predicates)


class Board:
    """Objects get their timestamps in the order in which they are put here (613.7d)."""

    def __init__(self) -> None:
        self.state = State()
        self.state.turn = 1
        self.state.turn_order = (ANN, BOB)
        self.state.active = ANN
        for player in self.state.turn_order:
            self.state.players[player] = Player(player, str(player), 20)

    def put(
        self,
        face: Face,
        owner: int = ANN,
        zone: Zone = Zone.BATTLEFIELD,
        kind: Kind = Kind.CARD,
        **slots: object,
    ) -> int:
        """Puts an object there and gives its id. slots: of the object, such as counters or attached_to."""
        state = self.state
        obj = GameObject(state.new_id(), None, face, owner, zone, kind, state.new_timestamp())
        obj.stamp = state.stamp
        for slot, value in slots.items():
            setattr(obj, slot, value)
        state.objects[obj.id] = obj
        state.set_zone_ids(zone, owner, (*state.zone_ids(zone, owner), obj.id))
        register_face(state, face)
        self.changed()
        return obj.id

    def effect(
        self,
        subject: Node,
        *predicates: Predicate,
        objects: tuple[int, ...] | None = None,
        you: int = ANN,
        source: int = 0,
        duration: Node | None = None,
        player: int = 0,
    ) -> int:
        """A continuous effect of a spell that has resolved (611.2). player: who gains control. Gives its id."""
        state = self.state
        made = Effect(
            state.new_id(),
            Clause(subject, predicates),
            Context(source, you, subject=player),
            source,
            you,
            objects,
            duration,
            state.new_timestamp(),
            state.turn,
        )
        state.effects = (*state.effects, made)
        self.changed()
        return made.id

    def changed(self) -> None:
        self.state.layer_version += 1

    def edit(self, id_: int) -> GameObject:
        self.changed()
        return self.state.edit(id_)

    @property
    def now(self) -> Now:
        return Now(self.state)

    def get(self, id_: int) -> Characteristics:
        return self.now.get(id_)

    def size(self, id_: int) -> tuple[int | None, int | None]:
        chars = self.get(id_)
        return (chars.power, chars.toughness)

    def keywords(self, id_: int) -> list[str]:
        return [i.tree.name for i in self.get(id_).abilities if isinstance(i.tree, KeywordAbility)]

    def mana(self, id_: int) -> str:
        """The mana that its activated abilities name."""
        made: list[str] = []
        for inst in self.get(id_).abilities:
            if isinstance(inst.tree, Activated):
                made += [s for node in inst.tree.walk() for s in getattr(node, "symbols", ())]
        return "".join(made)

    def trace(self, id_: int) -> Recorder:
        """What gave the object its values, layer by layer."""
        return cr613_layers.trace(self.state, id_)
