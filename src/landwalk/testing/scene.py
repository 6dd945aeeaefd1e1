"""Scenes: a rules question as a short play. Two players have things, do things, are asked things; a test asserts what happened.

    ann, bob = scene.players("Ann", "Bob")
    brute = ann.has_creature(5, 5, "annihilator 1")
    forest, bear = bob.has("Forest", "Grizzly Bears")
    ann.attacks(bob, brute)
    scene.resolve(bob.chooses(forest))
    assert bob.graveyard == [forest]
    assert scene.asked == [(bob, "sacrifice")]

A scene begins in Ann's first main phase of turn 1 unless `starts_at` says otherwise; libraries hold 20 Mountains. Priority is passed
whenever nothing is said; nothing attacks or blocks that isn't told to. A question that isn't answered fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landwalk.cards.definitions import Definitions, FirstOf, ListedDefinitions, definition
from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.choices import Action, Choice, DeclareAttackers, DeclareBlockers, Pass, Priority, Purpose
from landwalk.kernel.events import Event
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Step, Zone
from landwalk.play.answers import against_answer
from landwalk.play.errors import IllegalActionError
from landwalk.play.game import Game
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason
from landwalk.testing import position
from landwalk.testing.answers import UnforeseenQuestionError, described, raw
from landwalk.testing.faces import CardLike, basic_lands, spec
from landwalk.testing.pieces import Thing
from landwalk.testing.seat import Seat

LIBRARY = 20
#: More priorities than any scene needs: a scene that passes on for ever is a mistake.
MOST_PASSES = 5000


class Scene:
    """See the module. `definitions`: where real cards come from (default: the basic lands, then the starter set)."""

    __slots__ = ("_answers", "_definitions", "_game", "_names", "_seats", "_state", "_step", "_targets", "asked")

    def __init__(self, definitions: Definitions | None = None) -> None:
        places: list[Definitions] = [ListedDefinitions(basic_lands())]
        if definitions is not None:
            places.append(definitions)
        self._definitions = FirstOf(places)
        self._seats: dict[PlayerId, Seat] = {}
        self._state: State | None = None
        self._game: Game | None = None
        self._step = Step.PRECOMBAT_MAIN
        self._answers: dict[PlayerId, list[object]] = {}
        self._targets: list[object] = []
        self._names = 0
        #: Who was asked what, in order: (player, purpose) pairs, without priority, attacks and blocks.
        self.asked: list[tuple[Seat, Purpose]] = []

    # --- set-up ----------------------------------------------------------------------------------

    def players(self, *names: str, life: int = 20) -> tuple[Seat, ...]:
        """The players in turn order; the first one's turn it is."""
        self._state = position.empty(names, life)
        self._seats = {i: Seat(self, i, p.name) for i, p in self._state.players.items()}
        self._answers = {i: [] for i in self._seats}
        for seat in self._seats.values():
            for _ in range(LIBRARY):
                seat.library("Mountain")
        return tuple(self._seats.values())

    def starts_at(self, step: str) -> None:
        """The step of turn 1 in which the scene begins ("upkeep", "begin_combat", ...)."""
        self._step = Step(step)

    def new_name(self) -> str:
        self._names += 1
        return f"Creature {self._names}"

    def card(self, card: CardLike) -> CardSpec:
        """The card of that name, or the invented one. Raises UnknownCardError with the nearest names."""
        if isinstance(card, CardSpec):
            return card
        if isinstance(card, Face):
            return spec(card)
        found = definition(card, self._definitions)
        if found.declined:
            raise UnforeseenQuestionError(f"{card} isn't supported: {found.declined[0].phrase!r}")
        return CardSpec(found.name, found.faces, str(found.layout))

    def put(self, card: CardLike, owner: PlayerId, zone: Zone) -> int:
        id_ = position.put(self.state, self.card(card), owner, zone)
        self.changed()
        return id_

    def place(
        self,
        card: CardLike,
        owner: PlayerId,
        *,
        tapped: bool = False,
        counters: Sequence[tuple[str, int]] = (),
        attached_to: int = 0,
    ) -> int:
        id_ = position.enter(
            self.state,
            self.card(card),
            owner,
            self.answer_setup,
            tapped=tapped,
            counters=counters,
            attached_to=attached_to,
        )
        self.changed()
        return id_

    def changed(self) -> None:
        """The state was changed by fiat: what the game worked out before is void."""
        game = self._game
        if game is not None:
            if not isinstance(game.choice, Priority):
                raise UnforeseenQuestionError("a scene can be changed by fiat only while somebody has priority")
            game.state.quiet = -1
            self._game = Game(game.state)

    # --- reading ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self._game is not None:
            return self._game.state
        if self._state is None:
            raise UnforeseenQuestionError("say first who plays: scene.players('Ann', 'Bob')")
        return self._state

    @property
    def game(self) -> Game:
        """The game behind the scene; it starts when first asked for."""
        if self._game is None:
            state = self.state
            state.settings = {"ask_pass": 1}
            position.begin_at(state, self._step, state.starting_player)
            self._game = Game(state)
            self._run_to(lambda: True)
        return self._game

    def start(self) -> None:
        """The game begins, if it hasn't yet: set-up is over, turn 1 goes on."""
        assert self.game is not None

    @property
    def look(self) -> Now:
        return Now(self.state)

    def seat(self, player: PlayerId) -> Seat:
        return self._seats[player]

    @property
    def stack(self) -> list[Thing]:
        """What is on the stack, bottom first."""
        return [Thing(self, i) for i in self.state.stack]

    @property
    def step(self) -> Step:
        return self.state.step

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def active(self) -> Seat:
        return self.seat(self.state.active)

    @property
    def over(self) -> bool:
        return self.state.ending is not None

    @property
    def winner(self) -> Seat | None:
        ending = self.state.ending
        return None if ending is None or not ending.winner else self.seat(ending.winner)

    def events(self, kind: type[Event]) -> list[Event]:
        """The events of a class so far, oldest first."""
        return [e for e in self.game.log if isinstance(e, kind)]

    # --- going on ----------------------------------------------------------------------------------

    def resolve(self, *_: object) -> None:
        """All players pass until the stack is empty. (Arguments are evaluated before: ``scene.resolve(bob.chooses(x))``.)"""
        self.start()
        self._run_to(lambda: not self.state.stack)

    def settles(self) -> None:
        """Goes on to the next priority: state-based actions are done, what triggered is on the stack."""
        self.start()
        self._run_to(lambda: True)

    def resolve_top(self, *_: object) -> None:
        """All players pass once: the top of the stack resolves (or the step ends)."""
        before = self.game.state.stack
        step = self.state.step
        self._run_to(lambda: self.state.stack != before or self.state.step != step)

    def until(self, step: str, turn: int = 0) -> None:
        """Passes on to the first priority in that step (of that turn; default: wherever it comes next, this moment included)."""
        wanted = Step(step)
        self.start()
        self._run_to(lambda: self.state.step is wanted and turn in (0, self.state.turn))

    def next_step(self) -> None:
        """Passes until another step begins in which somebody gets priority."""
        before = (self.game.state.turn, self.state.step)
        self._run_to(lambda: (self.state.turn, self.state.step) != before)

    def next_turn(self) -> None:
        """Passes on to the first priority of the next turn (its upkeep)."""
        before = self.game.state.turn
        self._run_to(lambda: self.state.turn != before)

    def until_asked(self, purpose: str) -> Choice:
        """Passes until somebody is asked for that purpose; the question, still open."""
        for _ in range(MOST_PASSES):
            choice = self.game.choice
            if choice is not None and choice.purpose is Purpose(purpose):
                return choice
            self._answer_one()
        raise UnforeseenQuestionError(f"nobody was asked: {purpose}")

    def _run_to(self, done: Callable[[], bool]) -> None:
        """Passes and answers until `done` holds at a priority, or the game is over."""
        for _ in range(MOST_PASSES):
            choice = self.game.choice
            if choice is None or (isinstance(choice, Priority) and done()):
                return
            self._answer_one()
        raise UnforeseenQuestionError("the scene goes on for ever")

    def pass_once(self) -> None:
        self._push(Pass())
        self._run_to(lambda: True)

    def give_priority(self, seat: Seat) -> None:
        """Others pass until this player has priority."""
        self.start()
        self._run_to(lambda: self.state.priority == seat.id)

    # --- answering ---------------------------------------------------------------------------------

    def note_answers(self, seat: Seat, answers: Sequence[object]) -> None:
        self._answers[seat.id] += list(answers)

    def answer_setup(self, choice: Choice) -> object:
        """What is asked while something is put on the battlefield by fiat."""
        return self._found(choice)

    def _answer_one(self) -> None:
        choice = self.game.choice
        assert choice is not None
        if isinstance(choice, Priority):
            self._push(Pass())
        elif isinstance(choice, (DeclareAttackers, DeclareBlockers)):
            self._push(choice.suggestion)
        else:
            self._push(self._found(choice))

    def _found(self, choice: Choice) -> object:
        self.asked.append((self.seat(choice.player), choice.purpose))
        if choice.purpose is Purpose.TARGET and self._targets:
            return raw(choice, self._next_targets(choice))
        waiting = self._answers[choice.player]
        if not waiting:
            who = self.seat(choice.player)
            raise UnforeseenQuestionError(
                f"{who} is asked, and the scene doesn't say what {who} chooses: {described(choice)}"
            )
        return raw(choice, waiting.pop(0))

    def _next_targets(self, choice: Choice) -> object:
        """A list inside the list of targets is for one phrase; else as many as the phrase needs."""
        if isinstance(self._targets[0], (list, tuple)):
            return self._targets.pop(0)
        number = max(1, getattr(choice, "least", 1))
        taken, self._targets = self._targets[:number], self._targets[number:]
        return taken

    def _push(self, answer: object) -> None:
        self.game.push(answer)

    # --- what players do ---------------------------------------------------------------------------

    def act(self, seat: Seat, action: Action, targets: object = None) -> None:
        """The player takes an action at the next priority and goes through with it. Raises IllegalActionError with the reasons."""
        self.give_priority(seat)
        self._targets = [] if targets is None else list(targets) if isinstance(targets, (list, tuple)) else [targets]
        self._push(action)
        self._run_to(lambda: True)
        if self._targets and not self._were_targeted(self._targets):
            raise UnforeseenQuestionError(f"{seat} wasn't asked for these targets: {self._targets!r}")
        self._targets = []

    def _were_targeted(self, things: list[object]) -> bool:
        """Is something on the stack aimed at all of these? (Nobody is asked where there is only one possible target.)"""
        infos = [self.state.objects[i].stack for i in self.state.stack]
        chosen = [i for info in infos if info is not None for group in info.targets for i in group]
        return all(isinstance(t, (Thing, Seat)) and t.id in chosen for t in things)

    def why_not(self, seat: Seat, action: Action) -> list[Reason]:
        """The reasons why the player couldn't begin that action now; empty: it is legal."""
        from landwalk.rules.c1_concepts.cr117_legal_actions import is_legal

        self.start()
        return list(is_legal(self.state, seat.id, action))

    def activated(self, source: int, ability: int | str) -> Inst:
        """The activated ability of the object: its number among them, or the one whose text begins so."""
        found = [i for i in self.look.get(source).abilities if compiled(i.tree).activated]
        if isinstance(ability, int):
            if ability >= len(found):
                raise UnforeseenQuestionError(f"{Thing(self, source)!r} has {len(found)} activated abilities")
            return found[ability]
        from landwalk.testing.wording import ability_text

        for inst in found:
            if ability_text(inst.tree).lower().startswith(ability.lower()):
                return inst
        raise UnforeseenQuestionError(f"no activated ability of {Thing(self, source)!r} begins with {ability!r}")

    def attack(self, seat: Seat, pairs: list[tuple[Thing, Seat | Thing]]) -> None:
        choice = self._asked_for(seat, DeclareAttackers)
        self._declare(choice, [(a.id, d.id) for a, d in pairs], "508.1")

    def block(self, seat: Seat, pairs: list[tuple[Thing, Thing]]) -> None:
        choice = self._asked_for(seat, DeclareBlockers)
        self._declare(choice, [(b.id, a.id) for b, a in pairs], "509.1")

    def _asked_for(self, seat: Seat, kind: type[DeclareAttackers | DeclareBlockers]) -> Choice:
        """Passes until the player is asked to declare. Raises IllegalActionError if that doesn't come this turn."""
        turn = self.game.state.turn
        while self.state.turn == turn:
            choice = self.game.choice
            if choice is None:
                break
            if isinstance(choice, kind) and choice.player == seat.id:
                return choice
            self._answer_one()
        raise IllegalActionError(f"{seat} isn't asked to declare {kind.__name__} this turn: nothing can")

    def _declare(self, choice: Choice, pairs: list[tuple[int, int]], rule: str) -> None:
        wrong = choice.check(tuple(pairs))
        if wrong is not None:
            raise IllegalActionError(f"CR {rule}: {wrong}", against_answer(self.state, choice, tuple(pairs)))
        self._push(tuple(pairs))
        again = self.game.choice
        if type(again) is type(choice) and again.player == choice.player:
            raise IllegalActionError(
                f"CR {rule}: the declaration as a whole isn't legal: {pairs!r} of {described(choice)}"
            )
        if not isinstance(again, DeclareBlockers):  # CR 802.4, the next defending player declares
            self._run_to(lambda: True)

    def concede(self, seat: Seat) -> None:
        """CR 104.3a, at any time."""
        from landwalk.kernel.events import PlayerLoses
        from landwalk.kernel.flow import Flow

        def flow() -> Flow[object]:
            yield PlayerLoses(seat.id, "104.3a")
            return None

        self.start()
        position.run(self.state, flow(), self.answer_setup)
        self.changed()
        self._run_to(lambda: True)
