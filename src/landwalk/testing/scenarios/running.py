"""Runs one scenario: plays the script, makes the checks."""

from __future__ import annotations

from landwalk.cards.definitions import Definitions
from landwalk.kernel.announced import Rewind
from landwalk.kernel.choices import Choice, DeclareAttackers, DeclareBlockers, Pass, Priority
from landwalk.kernel.events import CountersEvent, Event, PlayerLoses
from landwalk.kernel.flow import Flow
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Stage, Step
from landwalk.rules.c5_turn import cr500_turn
from landwalk.rules.driver import Driver
from landwalk.testing import position
from landwalk.testing.scenarios import checking, combat, conditions, setup
from landwalk.testing.scenarios.deciding import Decider
from landwalk.testing.scenarios.errors import (
    AnswerRefusedError,
    BlocksRefusedError,
    ScenarioFailureError,
)
from landwalk.testing.scenarios.model import Check, Entry, Part, Scenario
from landwalk.testing.scenarios.moves import Refused, action_for
from landwalk.testing.scenarios.naming import Names, describe
from landwalk.testing.scenarios.policy import own_choice
from landwalk.testing.scenarios.queues import Queues, said

_STEPS = {step: i for i, step in enumerate(Step)}
#: A scripted game that asks more than this goes round in circles.
MOST_QUESTIONS = 60_000
MOST_TURNS = 60


class Run:
    """One game by a script. `log`: what was done, a line each."""

    __slots__ = (
        "asked",
        "decider",
        "declared",
        "expected_illegal",
        "log",
        "names",
        "part",
        "queues",
        "scenario",
        "state",
        "taken",
        "trying",
    )

    def __init__(self, scenario: Scenario, cards: Definitions) -> None:
        self.scenario = scenario
        self.names = Names(setup.player_ids(scenario))
        self.queues = Queues(list(scenario.turn_order))
        self.decider = Decider(self.names, self.queues, own_choice if scenario.partial else None)
        self.log: list[str] = []
        self.asked = 0
        #: The action that was taken last; `trying` until its player has priority again.
        self.taken: Entry | None = None
        self.trying: Entry | None = None
        #: The attacks or blocks asked for last: a rule that asks again has refused what was declared.
        self.declared: tuple[object, ...] = ()
        self.part: Part = scenario.parts[0]
        self.expected_illegal = [c for p in scenario.parts for c in p.expect if c.check == "illegal"]
        self.queues.add(self.part.script)
        self.state = setup.build(scenario, cards, self.names, self.decider.answer)

    # --- the whole -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Plays all parts. Raises ScenarioFailureError with what was expected and what was."""
        for number, part in enumerate(self.scenario.parts):
            if number:
                self.part = part
                self.queues.add(part.script)
            illegal = [c for c in part.expect if c.check == "illegal"]
            stopped = self._play_part(part, illegal)
            self._check_illegal(illegal, stopped)
            for check in part.expect:
                if check.check != "illegal":
                    self._check(check)
            if stopped:
                return

    def _play_part(self, part: Part, illegal: list[Check]) -> bool:
        """True if the run ended early, as `illegal` says that it must."""
        try:
            while self.state.ending is None and not self._reached(part):
                if self.state.turn > max(MOST_TURNS, part.until.turn + 1):
                    raise ScenarioFailureError("the game goes on beyond the end of the script")
                self._drive(cr500_turn.stage(self.state))
        except BlocksRefusedError:
            if any(c.blocks for c in illegal) or self._refused_entry(illegal):
                return True
            raise
        except AnswerRefusedError as fault:
            if any(c.answer for c in illegal) or self._refused_entry(illegal):
                self.log.append(f"refused, as expected: {fault}")
                return True
            raise
        except ActionRefusedError:
            if self._refused_entry(illegal):
                return True
            raise
        return False

    def _refused_entry(self, illegal: list[Check]) -> bool:
        """Was it the entry that must be refused (illegal by script_index)?"""
        for check in illegal:
            if check.script_index is not None and check.script_index <= len(self.part.script):
                wanted = self.part.script[check.script_index - 1]
                if self.taken is wanted or wanted.do in ("choose", "choose_target", "choose_mode"):
                    return True
        return False

    def _reached(self, part: Part) -> bool:
        """Is it the END of that step (or past it)? With "untap" the beginning of that turn."""
        state = self.state
        turn, step = part.until.turn, part.until.step
        if step is Step.UNTAP:
            return state.turn > turn or (state.turn == turn and state.stage is Stage.BEGIN)
        if state.turn == turn and state.step is step:
            return state.stage is Stage.END
        if state.turn == turn and state.turn:
            return _STEPS[state.step] > _STEPS[step] and state.stage is Stage.BEGIN
        return state.turn > turn

    def _check_illegal(self, illegal: list[Check], stopped: bool) -> None:  # noqa: FBT001
        for check in illegal:
            if check.actions is not None and check.player is not None:
                left = self.queues.left(check.player)
                if len(left) != check.actions:
                    raise ScenarioFailureError(
                        f"expected that {check.actions} actions of {check.player} can't be taken, found {len(left)}:"
                        f" {'; '.join(said(e) for e in left)}"
                    )
            elif not stopped:
                raise ScenarioFailureError("expected that the script can't be carried out as written; it was")
        if illegal or stopped or self.scenario.partial:
            return  # in a script with partial answers the checks alone decide
        for letter in self.queues.actions:
            for entry in self.queues.left(letter):
                if self._is_over(entry):
                    why = self.queues.never.get(id(entry), "its time never came")
                    raise ScenarioFailureError(f"never done: {said(entry)}: {why}")

    def _is_over(self, entry: Entry) -> bool:
        """Was the action due in the part played so far?"""
        turn, step = self.part.until.turn, self.part.until.step
        assert entry.turn is not None
        assert entry.step is not None
        return (entry.turn, _STEPS[entry.step]) <= (turn, _STEPS[step])

    # --- driving ---------------------------------------------------------------------------------------

    def _drive(self, flow: Flow[object]) -> None:
        state = self.state
        self._offer_chance()
        driver = Driver(state, flow, "yes")
        driver.start()
        while driver.choice is not None:
            self._note_chance()
            self.asked += 1
            if self.asked > MOST_QUESTIONS:
                raise ScenarioFailureError("the game goes round in circles")
            answer = self._answer(driver.choice)
            self._offer_chance()
            driver.answer(answer)
        self._note_chance()

    def _offer_chance(self) -> None:
        if self.queues.chance:
            self.state.settings = {**self.state.settings, "chance": self.queues.scripted_chance}

    def _note_chance(self) -> None:
        if self.queues.chance:
            self.queues.used_chance(str(self.state.settings.get("chance", "")))

    def _answer(self, choice: Choice) -> object:
        if isinstance(choice, Priority):
            return self._priority(choice.player)
        if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
            self._not_again(choice)
        if isinstance(choice, DeclareAttackers):
            return combat.attackers(self.state, choice, self.queues, self.names, partial=self.scenario.partial)
        if isinstance(choice, DeclareBlockers):
            return combat.blockers(self.state, choice, self.queues, self.names, partial=self.scenario.partial)
        answer = self.decider.answer(self.state, choice)
        self.log.append(f"{self.names.letters[choice.player]} {choice.purpose}: {answer!r}")
        return answer

    def _not_again(self, choice: Choice) -> None:
        """A declaration that is asked for again was refused as a whole (508.1d, 509.1c)."""
        now = (type(choice), choice.player, self.state.turn, self.state.epoch)
        if now == self.declared:
            letter = self.names.letters[choice.player]
            raise BlocksRefusedError(f"the attacks or blocks of {letter}, as declared together, aren't legal")
        self.declared = now

    # --- priority ----------------------------------------------------------------------------------------

    def _priority(self, player: PlayerId) -> object:
        """The next thing in the player's queue, or passing."""
        state = self.state
        letter = self.names.letters[player]
        self._finish_trying()
        skipped: list[Entry] = []
        while True:
            due = [e for e in self.queues.due(letter, state.turn, state.step) if not any(e is s for s in skipped)]
            if not due:
                return Pass()
            entry = due[0]
            if entry.do == "wait":
                if not state.stack:
                    self.queues.done(letter, entry)
                    continue
                if entry.resolve == "one":
                    self.queues.done(letter, entry)
                return Pass()
            if self._do_by_fiat(letter, entry):
                if state.ending is not None or not state.players[player].in_game:
                    return Pass()
                continue
            if not conditions.holds(state, player, entry, self.names):
                return Pass()
            action = action_for(state, player, entry, self.names)
            if not isinstance(action, Refused):
                self.queues.done(letter, entry)
                self.taken = self.trying = entry
                self.decider.given = list(entry.targets or [])
                self.decider.taking = letter
                self.log.append(f"turn {state.turn} {state.step} {said(entry)}")
                return action
            self._refuse(entry, action.why)
            if state.stack:
                return Pass()
            skipped.append(entry)

    def _finish_trying(self) -> None:
        """The action taken before is over: was it gone through with, were its targets asked for?"""
        entry, self.trying = self.trying, None
        given, self.decider.given = self.decider.given, []
        self.decider.shares = {}
        if entry is None:
            return
        if rewound(self.state):
            self.queues.abandoned.append(entry)
            self._refuse(entry, "it was begun, and couldn't be completed (CR 733.1)")
        elif given:
            raise ScenarioFailureError(
                f"{said(entry)}: nobody asked for these targets: {', '.join(map(describe, given))}"
            )

    def _refuse(self, entry: Entry, why: str) -> None:
        self.queues.never[id(entry)] = why
        for check in self.expected_illegal:
            if check.script_index is not None and check.script_index == self.queues.numbers.get(id(entry)):
                self.taken = entry
                raise ActionRefusedError(f"{said(entry)}: {why}")

    def _do_by_fiat(self, letter: str, entry: Entry) -> bool:
        """Checks, counters by fiat, conceding: done at once, without priority changing. False for other actions."""
        if entry.do == "check":
            self.queues.done(letter, entry)
            assert entry.that is not None
            self._check(entry.that)
            return True
        if entry.do == "ask":
            self.queues.done(letter, entry)
            self._asked()
            return True
        event: Event | None = None
        if entry.do == "put_counters":
            assert entry.card is not None
            there = self.names.everywhere(self.state, entry.card)
            if not there:
                raise ScenarioFailureError(f"{said(entry)}: it isn't there")
            event = CountersEvent(there[0], entry.counter or "", entry.count or 0)
        elif entry.do == "concede":
            event = PlayerLoses(self.names.players[letter], "104.3a")
        if event is None:
            return False
        self.queues.done(letter, entry)
        self.log.append(f"turn {self.state.turn} {self.state.step} {said(entry)}")
        position.run(self.state, _performed(event), lambda c: self.decider.answer(self.state, c))
        return True

    def _asked(self) -> None:
        """The script says that this is the moment of the question; a judge doesn't need it (see asking.py)."""

    # --- checks ------------------------------------------------------------------------------------------

    def _check(self, check: Check) -> None:
        wrong = checking.fault(self.state, check, self.names)
        if wrong is not None:
            raise ScenarioFailureError(wrong)


class ActionRefusedError(ScenarioFailureError):
    """An action that `illegal` says must be refused was refused."""


def _performed(event: Event) -> Flow[object]:
    yield event
    return None


def rewound(state: State) -> bool:
    """Was the last thing done reversed (CR 733)?"""
    return isinstance(state.log, tuple) and isinstance(state.log[0], Rewind)
