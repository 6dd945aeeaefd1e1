"""A combat on the table: creatures by their numbers and abilities, the declarations, the outcome. For tests of combat rules and bots.

combat = Combat()
bird, bear = combat.creature("1/1", "flying"), combat.creature("2/2", of=BOB)
combat.attack(bird)
combat.block({bear: bird})      # raises RefusedError: CR 702.9b
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landwalk import keywords
from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GainAbilities
from landwalk.abilities.noun import YOU
from landwalk.abilities.sentence import Clause
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import Choice, DeclareAttackers, DeclareBlockers, Divide
from landwalk.kernel.events import BlockersDeclared, Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec, add_card
from landwalk.rules.c5_turn import cr508_declare_attackers as cr508
from landwalk.rules.c5_turn import cr509_declare_blockers as cr509
from landwalk.rules.c5_turn import cr510_combat_damage as cr510
from landwalk.rules.c7_additional import cr704_state_based_actions as cr704
from landwalk.rules.driver import Driver
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason
from landwalk.testing.position import begin_at, empty

ANN, BOB, CAT, DAN = -1, -2, -3, -4
_NAMES = ("Ann", "Bob", "Cat", "Dan")


class RefusedError(Exception):
    """A declaration isn't legal: `reasons` say why."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(f"{r.rule} {r.key} {r.objects}" for r in reasons))
        self.reasons = tuple(reasons)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(r.rule for r in self.reasons)


def keyword(name: str, *params: Node | int) -> KeywordAbility:
    """A keyword ability; a number stands for a Number node."""
    return KeywordAbility(name, tuple(Number(p) if isinstance(p, int) else p for p in params))


class Combat:
    """Ann's turn, just before attackers are declared. `asked`: what the rules have asked since, without the declarations themselves."""

    def __init__(self, players: int = 2, *, active: int = ANN) -> None:
        keywords.load_all()
        self.state: State = empty(_NAMES[:players])
        begin_at(self.state, Step.DECLARE_ATTACKERS, active, turn=5)
        self.asked: list[Choice] = []
        self.shares: list[tuple[tuple[int, int], ...]] = []

    # --- what is on the table --------------------------------------------------------------------

    def creature(self, numbers: str, *abilities: str | Node, of: int = ANN, **more: object) -> ObjectId:
        """A creature such as "2/3".

        more: name, also (further types), subtypes, supertypes, colors, cost, tapped, new (it came this turn), damage, loyalty.
        """
        power, _, toughness = numbers.partition("/")
        trees = tuple(keyword(a) if isinstance(a, str) else a for a in abilities)
        return self.permanent(*trees, types=("creature",), of=of, power=power, toughness=toughness, **more)

    def land(self, *subtypes: str, of: int = BOB, **more: object) -> ObjectId:
        """A land with these land types."""
        return self.permanent(types=("land",), subtypes=subtypes, of=of, **more)

    def permanent(self, *abilities: Node, of: int = ANN, **more: object) -> ObjectId:
        """Any permanent, on the battlefield since an earlier turn."""
        state = self.state
        face = Face(
            str(more.get("name", "")),
            ManaCost.parse(str(more["cost"])) if "cost" in more else None,
            _words(more, "supertypes"),
            (*_words(more, "types"), *_words(more, "also")),
            _words(more, "subtypes"),
            str(more["power"]) if "power" in more else None,
            str(more["toughness"]) if "toughness" in more else None,
            color_indicator=tuple(str(more.get("colors", ""))),
            abilities=abilities,
        )
        id_ = add_card(state, CardSpec(face.name, (face,)), of, Zone.BATTLEFIELD)
        obj = state.edit(id_)
        obj.since = obj.entered_turn = state.turn if more.get("new") else 0
        obj.tapped = bool(more.get("tapped"))
        loyalty = more.get("loyalty")
        if isinstance(loyalty, int):
            obj.counters = (("loyalty", loyalty),)
        damage = more.get("damage")
        obj.damage = damage if isinstance(damage, int) else 0
        state.battlefield = (*state.battlefield, id_)
        state.layer_version += 1
        state.epoch += 1
        return id_

    def enchantment(self, *abilities: Node, of: int = ANN) -> ObjectId:
        """A noncreature permanent that only carries abilities."""
        return self.permanent(*abilities, types=("enchantment",), of=of)

    def player_has(self, ability: str | Node, of: int = ANN) -> ObjectId:
        """A permanent that gives its controller a keyword ability ("you have hexproof")."""
        from landwalk.abilities.ability import Static

        tree = keyword(ability) if isinstance(ability, str) else ability
        return self.enchantment(Static((Clause(YOU, (GainAbilities((tree,)),)),)), of=of)

    # --- what happens ---------------------------------------------------------------------------------

    def attack(self, *attackers: int | tuple[int, int], at: int = BOB) -> None:
        """Declares attackers: creatures that attack `at`, or (creature, what it attacks) pairs. Raises RefusedError."""
        declaration = tuple(a if isinstance(a, tuple) else (a, at) for a in attackers)
        wrong = cr508.attack_reasons(self.state, declaration)
        if wrong:
            raise RefusedError(wrong)
        self.run(cr508.declare_attackers(self.state), {DeclareAttackers: declaration})
        self.state.step = Step.DECLARE_BLOCKERS

    def block(self, blocks: Mapping[int, int | Sequence[int]], *, by: int = BOB) -> None:
        """Declares one defending player's blockers; other defending players don't block. Raises RefusedError."""
        declaration = tuple((b, a) for b, what in blocks.items() for a in ([what] if isinstance(what, int) else what))
        wrong = cr509.block_reasons(self.state, by, declaration)
        if wrong:
            raise RefusedError(wrong)
        self.run(cr509.declare_blockers(self.state), {DeclareBlockers: declaration}, by)
        self.state.step = Step.COMBAT_DAMAGE

    def damage(self, *shares: Mapping[int, int]) -> None:
        """The combat damage steps with state-based actions after each; shares: the answers to divisions, in the order asked."""
        self.shares = [tuple(s.items()) for s in shares]
        if cr510.needs_first_strike_step(self.state):
            self.run(cr510.combat_damage(self.state, Step.FIRST_STRIKE_DAMAGE))
            self.settle()
        self.run(cr510.combat_damage(self.state, Step.COMBAT_DAMAGE))
        self.settle()

    def settle(self) -> None:
        """State-based actions until there are none. Raises RuntimeError if they don't end."""
        for _ in range(100):
            if not self.run(cr704.perform(self.state)):
                return
        raise RuntimeError("state-based actions without end")

    def happen(self, *events: Event) -> None:
        """Performs events."""

        def flow() -> Flow[object]:
            for event in events:  # noqa: UP028 - a tuple takes no answers
                yield event
            return None

        self.run(flow())

    def run(self, flow: Flow[object], answers: Mapping[type[Choice], object] | None = None, by: int = 0) -> object:
        """Runs a flow of the rules; divisions are answered from `shares`, other players decline to block."""
        driver = Driver(self.state, flow)
        driver.start()
        while driver.choice is not None:
            choice = driver.choice
            answer: object
            if isinstance(choice, Divide):
                self.asked.append(choice)
                given = dict(self.shares.pop(0))
                answer = tuple((i, given.get(i, 0)) for i in choice.among)
            elif isinstance(choice, DeclareBlockers) and by and choice.player != by:
                answer = choice.suggestion
            else:
                answer = (answers or {})[type(choice)]
            wrong = choice.check(answer)
            if wrong is not None:
                raise ValueError(f"{answer!r}: {wrong}")
            driver.answer(answer)
        return driver.result

    # --- what is to be seen -----------------------------------------------------------------------------

    def life(self, player: int) -> int:
        return self.state.players[player].life

    def object(self, id_: int) -> GameObject:
        return Now(self.state).object(id_)

    def alive(self, *ids: int) -> list[bool]:
        """Which of the permanents are still on the battlefield."""
        return [i in self.state.battlefield for i in ids]

    def blocks(self) -> tuple[tuple[int, int], ...]:
        """The last declared blocks."""
        link = self.state.log
        while link is not None:
            if isinstance(link[0], BlockersDeclared):
                return link[0].blocks
            link = link[1]  # type: ignore[assignment]
        return ()


def _words(more: Mapping[str, object], name: str) -> tuple[str, ...]:
    value = more.get(name, ())
    assert isinstance(value, tuple)
    return value
