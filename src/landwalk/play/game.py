"""Game: a whole game of Magic, from two deck lists to a winner. Push answers, pop them, copy at any decision, save and load.

A game is decks, seed and answers. At a priority, `interval` or more answers after the last, a snapshot is taken; any decision is
reached again from the last snapshot by replaying the answers since. Without recording (`recording=False`) there is no `pop`, and
copies are possible at priority only, but play costs least.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self

import msgspec

from landwalk.cards.decks import Deck
from landwalk.kernel.choices import (
    Action,
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Pass,
    Priority,
    YesNo,
)
from landwalk.kernel.events import Event
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.keywords import load_all
from landwalk.play import conceding
from landwalk.play.codec import answer_from_data, answer_to_data, state_from_data, state_to_data
from landwalk.play.errors import GameError, IllegalActionError, InvalidAnswerError, RecordError
from landwalk.play.moment import Moment
from landwalk.play.view import View, view
from landwalk.rules.c1_concepts import cr103_starting_the_game as cr103
from landwalk.rules.c5_turn import cr500_turn
from landwalk.rules.driver import Driver
from landwalk.rules.history import whole_game

if TYPE_CHECKING:
    from landwalk.play.explain import Explanation
    from landwalk.play.trace import Trace
    from landwalk.rules.questions import Reason

#: A snapshot is taken at the first priority after this many answers; copies at other decisions replay the answers since (measured in
#: docs/performance.md).
INTERVAL = 1
#: So many snapshots stay as they were taken; of older ones (they serve only `pop`) enough for one in so many answers.
RECENT = 32
SPARSE = 16
FORMAT = 1


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended (CR 104). winner: index of the player (0 is the first deck), or None for a draw. rule: the rule that ended it."""

    winner: int | None
    rule: str
    turns: int


class LegalActions:
    """The legal actions of the player with priority, as a lazy view: iterate, `len`, `in`, printable.

    Empty while something else is asked.
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Action]:
        choice = self._game.choice
        return iter(choice.actions if isinstance(choice, Priority) else ())

    def __len__(self) -> int:
        choice = self._game.choice
        return len(choice.actions) if isinstance(choice, Priority) else 0

    def __contains__(self, action: object) -> bool:
        choice = self._game.choice
        return isinstance(choice, Priority) and action in choice.actions

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(repr(a) for a in self)}>"


class Game:
    """One game. `choice` is what is asked now (None: the game is over); `push` answers it."""

    __slots__ = ("_driver", "_fresh", "_snapshots", "answers", "interval", "origin", "recording", "seed", "state")

    def __init__(self, state: State, *, recording: bool = True, interval: int = INTERVAL, seed: int = 0) -> None:
        """A game that goes on from a state (whose place in the turn loop is data). Use `Game.new` for a new game."""
        self.state = state
        self.seed = seed
        self.recording = recording
        self.interval = interval
        self.answers: list[object] = []
        self.origin: Any = None
        self._driver: Driver | None = None
        #: (number of answers before it, state of chance from then on): where `reseed` has changed what chance will say.
        self._fresh: tuple[tuple[int, int], ...] = ()
        #: (number of answers before it, state at a priority or at the beginning), oldest first.
        self._snapshots: list[tuple[int, State]] = [(0, state.clone())] if recording else []

    @classmethod
    def new(
        cls,
        decks: Sequence[Sequence[cr103.CardSpec] | Deck],
        seed: int = 0,
        names: Sequence[str] = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"),
        *,
        recording: bool = True,
        settings: dict[str, str | int] | None = None,
        life: int = cr103.STARTING_LIFE,
    ) -> Self:
        """A new game of these decks, the first belonging to player 0. settings: see docs/settings.md ("starting_player", ...).

        A Deck's cards come from the imported database, else from the starter set (UnknownCardError, DeckError).
        """
        load_all()
        lists = [d if not isinstance(d, Deck) else _main(d) for d in decks]
        state = cr103.new_state(lists, names, seed, life)
        if settings:
            state.settings = dict(settings)
            state.paranoid = int(settings.get("paranoid", 0))
        return cls(state, recording=recording, seed=seed)

    # --- asking ----------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """What is asked now; None when the game is over."""
        return self._running().choice

    def _running(self) -> Driver:
        driver = self._driver
        if driver is None:
            driver = Driver(self.state, _whole(self.state), "yes" if self.state.settings.get("ask_forced") else "no")
            self._driver = driver
            driver.start()
        return driver

    @property
    def over(self) -> bool:
        self._running()
        return self.state.ending is not None

    @property
    def player(self) -> int:
        """Index of the player who is asked. GameError when the game is over."""
        choice = self.choice
        if choice is None:
            raise GameError("the game is over: nobody is asked")
        return -1 - choice.player

    @property
    def players(self) -> tuple[int, ...]:
        """Indices of the players, 0 for the first deck."""
        return tuple(-1 - p for p in self.state.turn_order)

    @property
    def legal_actions(self) -> LegalActions:
        return LegalActions(self)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None if it goes on."""
        self._running()
        ending = self.state.ending
        if ending is None:
            return None
        return Outcome(None if ending.winner == 0 else -1 - ending.winner, ending.rule, self.state.turn)

    def suggestion(self) -> object:
        """A legal answer to what is asked, the plainest one: pass, no, as few as possible, the rule's own declaration.

        GameError when the game is over.
        """
        choice = self.choice
        if choice is None:
            raise GameError("the game is over: nobody is asked")
        return plainest(choice)

    # --- doing -----------------------------------------------------------------------------------

    def push(self, answer: object) -> None:
        """Answers what is asked: an Action at priority, else what the Choice says. `Concede(player id)` is an answer to everything.

        Raises InvalidAnswerError (no answer to this question) or IllegalActionError (with reasons); the game is unchanged then.
        """
        choice = self.choice
        if choice is None:
            raise GameError("the game is over")
        if isinstance(answer, Concede):
            reasons = conceding.why_not(self.state, choice, answer.player)
            if reasons:
                raise IllegalActionError(f"conceding isn't possible: {self._said(reasons)}", reasons)
            self.push_unchecked(answer)
            return
        wrong = choice.check(answer)
        if wrong is not None:
            from landwalk.play.answers import against_answer

            against = against_answer(self.state, choice, answer)
            raise InvalidAnswerError(f"{type(choice).__name__}: {wrong}. {self._said(against)}".strip(), against)
        self._check_legal(choice, answer)
        self.push_unchecked(answer)

    def _check_legal(self, choice: Choice, answer: object) -> None:
        """Declarations are judged as a whole (508.1c-d, 509.1b-c). Mana abilities are legal without being listed; anything else that
        isn't listed is illegal."""
        if isinstance(choice, Priority):
            if answer in choice.actions:
                return
        elif not isinstance(choice, (DeclareAttackers, DeclareBlockers)) or answer == choice.suggestion:
            return
        from landwalk.play.answers import against_answer

        reasons = against_answer(self.state, choice, answer)
        if reasons:
            raise IllegalActionError(f"{answer!r} isn't legal now: {self._said(reasons)}", reasons)

    def _said(self, reasons: Sequence[Reason]) -> str:
        from landwalk.play.wording import reason_text

        return " ".join(reason_text(self.state, r) for r in reasons)

    def push_unchecked(self, answer: object) -> None:
        """`push` without a check, for search that takes its answers from the choice itself."""
        driver = self._running()
        if self.recording:
            if isinstance(driver.choice, Priority) and len(self.answers) - self._snapshots[-1][0] >= self.interval:
                self._snapshots.append((len(self.answers), _to_be_asked(self.state)))
                self._thin_out()
            self.answers.append(answer)
        self._driver = _given(self.state, driver, answer)

    def _thin_out(self) -> None:
        """Drops an old snapshot if those beside it are near enough to each other: long games don't grow without need."""
        at = len(self._snapshots) - RECENT
        if at > 0 and self._snapshots[at + 1][0] - self._snapshots[at - 1][0] <= SPARSE:
            del self._snapshots[at]

    def concede(self, player: int) -> None:
        """CR 104.3a: the player with this index leaves the game and loses, whoever is asked. The same as `push(Concede(-1 - player))`.

        Raises GameError (the game is over) or IllegalActionError (no such player in the game; see `play/conceding.py`).
        """
        self.push(Concede(-1 - player))

    def pop(self) -> object:
        """Takes the last answer back, any time, to any depth. Returns it. GameError if there is none or nothing was recorded."""
        if not self.recording or not self.answers:
            raise GameError("nothing to take back")
        last = self.answers.pop()
        while self._snapshots[-1][0] > len(self.answers):
            self._snapshots.pop()
        while self._fresh and self._fresh[-1][0] > len(self.answers):
            self._fresh = self._fresh[:-1]
        self.state, self._driver = self._replayed()
        return last

    def _replayed(self) -> tuple[State, Driver]:
        """State and driver after all answers, from the last snapshot."""
        number, snapshot = self._snapshots[-1]
        state = snapshot.clone()
        driver = Driver(state, _whole(state), "yes" if state.settings.get("ask_forced") else "no")
        driver.start()
        fresh = {at: rng for at, rng in self._fresh if at >= number}
        for at, answer in enumerate(self.answers[number:], number):
            if at in fresh:
                state.rng = fresh[at]
            driver = _given(state, driver, answer)
        state.rng = fresh.get(len(self.answers), state.rng)
        return state, driver

    def rebuilt(
        self, snapshot: tuple[int, State], answers: Sequence[object], fresh: tuple[tuple[int, int], ...]
    ) -> Game:
        """The game as it was at an earlier moment: a snapshot of it, the answers since, and what `reseed` did by then."""
        first = snapshot[0]
        new = Game.__new__(Game)
        new.seed, new.origin, new.interval, new.recording = self.seed, self.origin, self.interval, True
        new._snapshots = [(0, snapshot[1])]
        new._fresh = tuple((at - first, rng) for at, rng in fresh if at >= first)
        new.answers = list(answers)
        new.state, new._driver = new._replayed()
        return new

    def reseed(self, seed: int) -> None:
        """From this decision on chance goes by another seed: what is shuffled, flipped or rolled later has nothing to do with before."""
        self._running()
        self.state.rng = seed & ((1 << 64) - 1)
        self._fresh = (*self._fresh, (len(self.answers), self.state.rng))

    def copy(self) -> Game:
        """An independent game at the same decision."""
        new = Game.__new__(Game)
        new.seed = self.seed
        new.recording = self.recording
        new.interval = self.interval
        new.origin = self.origin
        new.answers = list(self.answers)
        new._snapshots = list(self._snapshots)
        new._fresh = self._fresh
        if self._driver is None or isinstance(self._driver.choice, Priority) or self._driver.choice is None:
            asked = self._driver is not None and self._driver.choice is not None
            new.state = _to_be_asked(self.state) if asked else self.state.clone()
            new._driver = None
        elif self.recording:
            new.state, new._driver = new._replayed()
        else:
            raise GameError("this game isn't recorded: it can be copied only while somebody has priority")
        return new

    # --- saving ----------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The game at this decision as JSON: the last snapshot and the answers since. GameError if it isn't recorded."""
        if self.recording:
            number, snapshot = self._snapshots[-1]
            answers = self.answers[number:]
        elif self._driver is None or isinstance(self._driver.choice, Priority):
            snapshot, answers = self.state, []
        else:
            raise GameError("this game isn't recorded: it can be saved only while somebody has priority")
        from landwalk import __version__

        data = {
            "landwalk": __version__,
            "format": FORMAT,
            "seed": self.seed,
            "state": state_to_data(snapshot),
            "answers": [answer_to_data(a) for a in answers],
        }
        if self._fresh:
            first = len(self.answers) - len(answers)
            data["fresh"] = [(at - first, rng) for at, rng in self._fresh if at >= first]
        return msgspec.json.encode(data).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Game:
        """The game that `to_json` wrote, in any process. RecordError if the text is cut off, damaged or of another format."""
        load_all()
        try:
            data = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise RecordError(f"the saved game is no whole JSON text: {error}") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            found = data.get("format") if isinstance(data, dict) else None
            raise RecordError(f"saved in format {found}, this version reads format {FORMAT}")
        try:
            game = cls(state_from_data(data["state"]), seed=data["seed"])
            fresh = dict(data.get("fresh", ()))
            for at, answer in enumerate(data["answers"]):
                if at in fresh:
                    game.reseed(fresh[at])
                game.push(answer_from_data(answer))
            if len(game.answers) in fresh:
                game.reseed(fresh[len(game.answers)])
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise RecordError(f"the saved game is damaged: {error!r}") from error
        return game

    # --- reading ---------------------------------------------------------------------------------

    @property
    def first_state(self) -> State:
        """The state that the recorded game began with (not to be written to)."""
        if not self.recording:
            raise GameError("this game isn't recorded")
        return self._snapshots[0][1]

    @property
    def log(self) -> list[Event]:
        """All events since the game began (or was loaded), oldest first."""
        return list(whole_game(self.state))[::-1]

    def why_not(self, question: object, player: int | None = None) -> Explanation:
        """Why can't the player (an index; default: who is asked) do this: `game.why_not("block Hill Giant with Wind Drake").text("es")`.

        question: an Action, an answer to `choice`, or words (see `play/explain.py`). GameError if there is no such card.
        """
        from landwalk.play import explain

        return explain.why_not(self.state, self._asked(player), question, self.choice)

    def why(self, question: object, player: int | None = None) -> Explanation:
        """Why is this allowed: the rules, permissions and abilities that let the player do it, and what pays for it, as `grounds`.

        Of what isn't allowed, the `reasons` against it. What can be asked is the same as for `why_not`.
        """
        from landwalk.play import explain

        return explain.why(self.state, self._asked(player), question, self.choice)

    def trace(self, object_: int) -> Trace:
        """Layer by layer, what gave an object its values (CR 613): `print(game.trace(id).text("de"))`. GameError if it doesn't exist."""
        from landwalk.play.trace import trace

        return trace(self.state, object_)

    def _asked(self, player: int | None) -> int:
        return -1 - (self.player if player is None else player)

    def view(self, player: int) -> View:
        """What the player with this index may know; `sample_world` of it gives whole games that are consistent with it."""
        self._running()
        seen = view(self.state, player)
        seen.__dict__["moment"] = Moment(self)
        return seen

    def __repr__(self) -> str:
        s = self.state
        lives = ", ".join(f"{p.name} {p.life}" for p in s.players.values())
        return f"<Game turn {s.turn} {s.step}: {lives}; {len(self.answers)} answers>"


def _main(deck: Deck) -> Sequence[cr103.CardSpec]:
    from landwalk.cards.decks.build import build_deck
    from landwalk.cards.place import default_place

    return build_deck(deck, default_place()).main


def _to_be_asked(state: State) -> State:
    """A copy of a state in which the player with priority was just asked: it asks again, so that question is counted once."""
    new = state.clone()
    new.asked -= 1
    return new


def plainest(choice: Choice) -> object:
    """The plainest legal answer to a question."""
    if isinstance(choice, Priority):
        return choice.actions[0]
    if isinstance(choice, YesNo):
        return False
    if isinstance(choice, ChooseNumber):
        return choice.least
    if isinstance(choice, ChooseObjects):
        return choice.candidates[: choice.least]
    if isinstance(choice, ChooseOptions):
        if choice.repeat != "no":
            return choice.options[:1] * choice.least
        return choice.options[: choice.least]
    if isinstance(choice, ChooseOrder):
        return choice.items
    if isinstance(choice, Divide):
        return _plain_division(choice)
    if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
        return choice.suggestion
    raise GameError(f"no plain answer to {choice!r}")


def _plain_division(choice: Divide) -> tuple[tuple[int, int], ...]:
    """As little as possible to each, the rest to the first."""
    shares = [choice.each] * len(choice.among)
    shares[0] += choice.amount - choice.each * len(choice.among)
    return tuple(zip(choice.among, shares, strict=True))


def _given(state: State, driver: Driver, answer: object) -> Driver:
    """Gives an answer; the driver that goes on. After a player has conceded the game goes on from the state alone."""
    if not isinstance(answer, Concede):
        driver.answer(answer)
        return driver
    leaving = Driver(state, conceding.concede(state, answer.player), driver.ask_forced)
    leaving.start()
    after = Driver(state, _whole(state), driver.ask_forced)
    after.start()
    return after


def _whole(state: State) -> Flow[object]:
    return cr500_turn.play(state)  # nobody reads what it returns


PASS = Pass()
