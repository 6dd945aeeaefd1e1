"""A player of a scene, with the verbs of the table: has, casts, activates, attacks, blocks, chooses, passes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from landwalk.kernel.choices import Activate, CastSpell, PlayLand, SpecialAction
from landwalk.kernel.events import AddManaEvent
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import Mana, ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import Player
from landwalk.kernel.zones import Zone
from landwalk.rules.questions import Reason
from landwalk.testing import position
from landwalk.testing.faces import CardLike, invent
from landwalk.testing.pieces import Pile, Thing

if TYPE_CHECKING:
    from landwalk.testing.scene import Scene


class Seat:
    """A player: what there is (`life`, `hand`, `battlefield`, ...) and what the player does."""

    __slots__ = ("id", "name", "scene")

    def __init__(self, scene: Scene, id_: int, name: str) -> None:
        self.scene = scene
        self.id = id_
        self.name = name

    # --- reading ---------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        return self.scene.state.players[self.id]

    @property
    def life(self) -> int:
        return self.player.life

    @property
    def hand(self) -> Pile:
        return Pile(self, Zone.HAND)

    @property
    def library(self) -> Pile:
        return Pile(self, Zone.LIBRARY)

    @property
    def graveyard(self) -> Pile:
        return Pile(self, Zone.GRAVEYARD)

    @property
    def exile(self) -> Pile:
        """Cards in exile that this player owns."""
        return Pile(self, Zone.EXILE)

    @property
    def battlefield(self) -> Pile:
        """Permanents that this player controls."""
        return Pile(self, Zone.BATTLEFIELD)

    @property
    def in_game(self) -> bool:
        return self.player.in_game

    @property
    def counters(self) -> dict[str, int]:
        return dict(self.player.counters)

    @property
    def pool(self) -> str:
        """The mana in the pool as letters, in WUBRGC order."""
        return "".join(sorted((m.type for m in self.player.pool), key="WUBRGC".index))

    def has_designation(self, name: str) -> bool:
        """Has the player that designation ("monarch", "city's blessing")?"""
        return name in self.player.designations

    # --- set-up, at any time ---------------------------------------------------------------------

    @overload
    def has(self, card: CardLike, /) -> Thing: ...
    @overload
    def has(self, card: CardLike, second: CardLike, /, *more: CardLike) -> list[Thing]: ...
    def has(self, card: CardLike, /, *more: CardLike) -> Thing | list[Thing]:
        """Permanents that have been there since before the turn: cards by name, or invented faces. One thing, or a list of several."""
        things = [self.has_permanent(each) for each in (card, *more)]
        return things if more else things[0]

    def has_many(self, card: CardLike, number: int) -> list[Thing]:
        """The same permanent several times."""
        return [self.has_permanent(card) for _ in range(number)]

    def has_permanent(
        self,
        card: CardLike,
        *,
        tapped: bool = False,
        counters: dict[str, int] | None = None,
        on: Thing | Seat | None = None,
        sick: bool = False,
    ) -> Thing:
        """One permanent. on: what it is attached to. sick: it came under control only this turn (CR 302.6)."""
        scene = self.scene
        id_ = scene.place(
            card,
            self.id,
            tapped=tapped,
            counters=tuple((counters or {}).items()),
            attached_to=0 if on is None else on.id,
        )
        if sick:
            scene.state.edit(id_).since = max(1, scene.state.turn)
        return Thing(scene, id_)

    def has_creature(
        self,
        power: int,
        toughness: int,
        *rules: str | Node,
        name: str = "",
        types: str = "Creature",
        cost: str | None = None,
        colors: str = "",
        tapped: bool = False,
        counters: dict[str, int] | None = None,
        sick: bool = False,
    ) -> Thing:
        """An invented creature with these rules (texts or ability trees), there since before the turn."""
        face = invent(
            name or self.scene.new_name(), cost, types, *rules, power=power, toughness=toughness, colors=colors
        )
        return self.has_permanent(face, tapped=tapped, counters=counters, sick=sick)

    def put(self, card: CardLike, zone: Zone) -> Thing:
        """A card in a zone other than the battlefield."""
        return Thing(self.scene, self.scene.put(card, self.id, zone))

    def has_mana(self, mana: str) -> Seat:
        """Mana in the pool, by fiat: ``"{R}{R}{2}"`` (generic is colourless)."""
        units: list[Mana] = []
        for symbol in ManaCost.parse(mana).symbols:
            units += [Mana("C")] * int(symbol) if symbol.isdigit() else [Mana(symbol)]
        event = AddManaEvent(self.id, tuple(units))

        def flow() -> Flow[object]:
            yield event
            return None

        position.run(self.scene.state, flow(), self.scene.answer_setup)
        self.scene.changed()
        return self

    def has_life(self, life: int) -> Seat:
        self.scene.state.edit_player(self.id).life = life
        self.scene.changed()
        return self

    # --- doing -----------------------------------------------------------------------------------

    def chooses(self, *answers: object) -> Seat:
        """Notes what the player will answer to the next questions, in order: a thing, player, number, bool, word, or a list of them."""
        self.scene.note_answers(self, answers)
        return self

    def plays(self, card: CardLike | Thing) -> Thing:
        """Plays a land."""
        thing = self._card(card)
        self.scene.act(self, PlayLand(thing.id))
        return thing

    def casts(
        self,
        card: CardLike | Thing,
        targets: object = None,
        *,
        way: str = "",
        face: int = 0,
        then: Sequence[object] = (),
    ) -> Thing:
        """Casts a card from the hand (a name or invented face that isn't there is put there first). Mana is paid automatically.

        targets: one thing or player, or a list over all target phrases in order. then: answers to what else is asked.
        """
        thing = self._card(card)
        self.scene.note_answers(self, then)
        self.scene.act(self, CastSpell(thing.id, face, way), targets)
        return thing

    def activates(
        self, source: Thing, ability: int | str = 0, targets: object = None, then: Sequence[object] = ()
    ) -> Seat:
        """Activates an ability of `source`: its number among the activated ones (from 0), or the beginning of its text."""
        scene = self.scene
        inst = scene.activated(source.id, ability)
        scene.note_answers(self, then)
        scene.act(self, Activate(source.id, inst.origin, inst.ordinal), targets)
        return self

    def takes(self, kind: str, thing: Thing, then: Sequence[object] = ()) -> Seat:
        """A special action (CR 116): "suspend", "turn face up", ..."""
        self.scene.note_answers(self, then)
        self.scene.act(self, SpecialAction(kind, thing.id))
        return self

    def attacks(self, whom: Seat | Thing, *attackers: Thing) -> Seat:
        """Attacks with all of these, in this player's next declare attackers step of this turn."""
        self.scene.attack(self, [(a, whom) for a in attackers])
        return self

    def blocks(self, attacker: Thing, *, with_: Thing | Sequence[Thing]) -> Seat:
        """Blocks one attacker. Use `declares_blocks` to block several."""
        return self.declares_blocks({attacker: with_})

    def declares_blocks(self, blocks: dict[Thing, Thing | Sequence[Thing]]) -> Seat:
        """All blocks of the player at once: attacker -> blocker or blockers."""
        pairs = [
            (b, a) for a, given in blocks.items() for b in ((given,) if isinstance(given, Thing) else tuple(given))
        ]
        self.scene.block(self, pairs)
        return self

    def blocks_nothing(self) -> Seat:
        return self.declares_blocks({})

    def passes(self) -> Seat:
        """Passes priority once."""
        self.scene.give_priority(self)
        self.scene.pass_once()
        return self

    def concedes(self) -> Seat:
        """CR 104.3a."""
        self.scene.concede(self)
        return self

    # --- asking what is possible -------------------------------------------------------------------

    def can_cast(self, card: str | Thing, way: str = "") -> bool:
        """May the player legally begin to cast it now (CR 601.3)?"""
        return not self.why_not_cast(card, way)

    def why_not_cast(self, card: str | Thing, way: str = "") -> list[Reason]:
        return self.scene.why_not(self, CastSpell(self._card(card).id, 0, way))

    def can_play(self, card: str | Thing) -> bool:
        return not self.scene.why_not(self, PlayLand(self._card(card).id))

    def can_activate(self, source: Thing, ability: int | str = 0) -> bool:
        return not self.why_not_activate(source, ability)

    def why_not_activate(self, source: Thing, ability: int | str = 0) -> list[Reason]:
        inst = self.scene.activated(source.id, ability)
        return self.scene.why_not(self, Activate(source.id, inst.origin, inst.ordinal))

    def can_attack(self, attacker: Thing, whom: Seat | Thing | None = None) -> bool:
        """Could it be declared as an attacker of that player or permanent (default: of anything), in this turn's combat?"""
        from landwalk.rules.c5_turn.cr508_declare_attackers import possible_attackers

        self.scene.start()
        able = dict(possible_attackers(self.scene.state)).get(attacker.id, ())
        return bool(able) if whom is None else whom.id in able

    def can_block(self, attacker: Thing, *, with_: Thing) -> bool:
        """May this blocker block that attacker at all (509.1a-b, pair by pair)?"""
        return not with_.tapped and not self.why_not_block(attacker, with_=with_)

    def why_not_block(self, attacker: Thing, *, with_: Thing) -> list[Reason]:
        """The reasons of abilities and effects why it can't block that attacker."""
        from landwalk.rules.c5_turn.cr509_block_rules import pair_reasons

        return pair_reasons(self.scene.look, with_.id, attacker.id, self.id)

    def _card(self, card: CardLike | Thing) -> Thing:
        if isinstance(card, Thing):
            return card
        name = card if isinstance(card, str) else card.name
        for thing in self.hand:
            if thing.name == name:
                return thing
        return self.put(card, Zone.HAND)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and other.id == self.id and other.scene is self.scene

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return self.name
