"""One game at the table: people and bots in their seats, undo, saving, and what a player can ask besides answering."""

from __future__ import annotations

from pathlib import Path

from landwalk.agents.agent import Agent
from landwalk.agents.bots import make_bot
from landwalk.cards.errors import CardsError
from landwalk.kernel.choices import Choice, DeclareAttackers, DeclareBlockers, Pass, Priority, Purpose
from landwalk.kernel.zones import Step
from landwalk.locale import Lang, catalogue
from landwalk.oracle.writer import print_face
from landwalk.play.asking import STEPS
from landwalk.play.errors import GameError, IllegalActionError, InvalidAnswerError
from landwalk.play.explain import find, name_of, reason_text
from landwalk.play.game import Game
from landwalk.rules.look import Now
from landwalk.ui.bots import considered_lines
from landwalk.ui.console import say
from landwalk.ui.narrate import Teller
from landwalk.ui.table import board, saving
from landwalk.ui.table.prompts import HELP, Command, ask
from landwalk.ui.table.saving import HUMAN
from landwalk.ui.table.stops import Skip, Stops, offered

#: Questions besides priority and combat at which the whole board is drawn.
_WITH_BOARD = frozenset({Purpose.MULLIGAN, Purpose.BOTTOM, Purpose.DISCARD, Purpose.SACRIFICE})


class Session:
    """`play` goes on until the game is over or a player leaves; True if it is over."""

    def __init__(
        self, game: Game, seats: list[str], seeds: list[int], lang: Lang, stops: list[Stops] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seeds = seeds
        self.lang = lang
        self.stops = stops or [Stops() for _seat in seats]
        self.bots: dict[int, Agent] = {i: make_bot(s, seeds[i]) for i, s in enumerate(seats) if s != HUMAN}
        #: Does a bot that searches say what it considered?
        self.explain = False
        #: How many answers there were before each answer that a person gave by hand.
        self.decisions: list[int] = []
        self._words = catalogue(lang).gettext
        self._teller = Teller(lang)
        self._looking = -1

    # --- the loop --------------------------------------------------------------------------------

    def play(self) -> bool:
        """Raises EOFError at the end of input and KeyboardInterrupt on Ctrl+C; the game is whole then."""
        self._teller.tell(self.game)
        while (choice := self.game.choice) is not None:
            seat = -1 - choice.player
            if seat in self.bots:
                answer = self.bots[seat].answer(self.game, choice)
                if self.explain:
                    for line in considered_lines(self.game.state, choice, self.bots[seat], self.lang):
                        say(line, "dim")
                self.game.push(answer)
            elif not self._answered_by_stops(seat, choice):
                if not self._ask(seat, choice):
                    return False
            self._teller.tell(self.game)
        return True

    def _answered_by_stops(self, seat: int, choice: Choice) -> bool:
        """Passes for the player where they don't want to be asked."""
        stops = self.stops[seat]
        if isinstance(choice, Priority):
            if stops.asks(self.game.state, choice):
                return False
            self.game.push(Pass())
            return True
        if stops.skip is Skip.TURN and isinstance(choice, DeclareAttackers):
            self.game.push(choice.suggestion)
            return True
        stops.end_skip()
        return False

    def _ask(self, seat: int, choice: Choice) -> bool:
        """Asks the player; False if they leave."""
        self._hand_over(seat)
        if isinstance(choice, (Priority, DeclareAttackers, DeclareBlockers)) or choice.purpose in _WITH_BOARD:
            board.draw(self.game.view(seat), self.lang)
        full = self.stops[seat].full_control
        actions = offered(self.game.state, choice, full_control=full) if isinstance(choice, Priority) else []
        while True:
            reply = ask(self.game.state, choice, actions, self.lang)
            if isinstance(reply, Command):
                done = self._command(seat, reply)
                if done is None:
                    continue
                return done
            before = len(self.game.answers)
            try:
                self.game.push(reply)
            except (IllegalActionError, InvalidAnswerError) as error:
                for reason in error.reasons:
                    say(reason_text(self.game.state, reason, self.lang), "red")
                continue
            self.decisions.append(before)
            return True

    def _hand_over(self, seat: int) -> None:
        """Two people at one screen: the next looks only when the other has turned away."""
        people = [i for i, s in enumerate(self.seats) if s == HUMAN]
        if len(people) > 1 and self._looking not in (seat, -1):
            say("\n" * 40)
            name = self.game.state.players[-1 - seat].name
            input(self._words("{name}, it is your turn to look. Press Enter.").format(name=name) + " ")
        self._looking = seat

    # --- commands --------------------------------------------------------------------------------

    def _command(self, seat: int, command: Command) -> bool | None:
        """None: the question stands; True: go on with the game; False: leave."""
        name, rest = command.name, command.rest
        if name in ("n", "t"):
            return self._skip(seat, Skip.UNTIL_SOMETHING if name == "n" else Skip.TURN)
        if name == "f":
            self.stops[seat].full_control = not self.stops[seat].full_control
            on = self.stops[seat].full_control
            say(self._words("Full control is on.") if on else self._words("Full control is off."), "yellow")
            return True
        if name == "u":
            return self._undo()
        if name == "concede":
            self.game.concede(seat)
            return True
        if name == "q":
            return False
        if name == "save":
            self.save(Path(rest).expanduser() if rest else saving.default_file())
        elif name == "s":
            self._set_stop(seat, rest)
        elif name == "w":
            self._why(seat, rest)
        elif name == "l":
            self._layers(seat, rest)
        elif name == "v":
            self._card(rest)
        elif name == "g":
            self._piles(seat)
        elif name == "b":
            board.draw(self.game.view(seat), self.lang)
        else:
            for line in HELP:
                say("  " + self._words(line))
        return None

    def _skip(self, seat: int, skip: Skip) -> bool | None:
        """Passing begins here, if this is a moment to pass."""
        choice = self.game.choice
        if isinstance(choice, DeclareAttackers) and skip is Skip.TURN:
            self.stops[seat].begin_skip(skip, self.game.state.turn)
            return True
        if not isinstance(choice, Priority):
            say(self._words("Answer this question first."), "red")
            return None
        self.stops[seat].begin_skip(skip, self.game.state.turn)
        self.decisions.append(len(self.game.answers))
        self.game.push(Pass())
        return True

    def _undo(self) -> bool | None:
        if not self.decisions:
            say(self._words("There is nothing to take back."), "red")
            return None
        target = self.decisions.pop()
        while len(self.game.answers) > target:
            self.game.pop()
        for stops in self.stops:
            stops.end_skip()
        self._teller.tell(self.game)
        say(self._words("Taken back."), "yellow")
        return True

    def save(self, file: Path) -> None:
        """Saves the table, or says why it can't be."""
        try:
            saving.save(file, self.seats, self.seeds, self.stops, self.game)
        except OSError as error:
            say(self._words("It can't be saved: {reason}").format(reason=error), "red")
            return
        say(self._words("Saved: {file}. Go on with: landwalk play --resume {file}").format(file=file), "yellow")

    def _set_stop(self, seat: int, rest: str) -> None:
        stops = self.stops[seat]
        words = rest.casefold().split()
        own = not (words and words[0] in ("their", "theirs"))
        step = "_".join(words if own else words[1:])
        if step:
            step = {"main": "precombat_main", "attack": "declare_attackers", "block": "declare_blockers"}.get(
                step, step
            )
            if step not in STEPS or step in (Step.UNTAP, Step.CLEANUP):
                said = self._words("There is no priority at '{step}'. Steps: {steps}")
                say(said.format(step=rest, steps=", ".join(s for s in STEPS if s not in ("untap", "cleanup"))), "red")
                return
            stops.toggle(step, own=own)
        say(self._words("Stops in your turns: {steps}").format(steps=self._steps(stops.own)))
        say(self._words("Stops in other turns: {steps}").format(steps=self._steps(stops.theirs)))

    def _steps(self, steps: list[str]) -> str:
        return ", ".join(self._words(STEPS[s]) for s in steps) or "-"

    def _why(self, seat: int, question: str) -> None:
        if not question:
            say(self._words("Name a card: w CARD."), "red")
            return
        try:
            found = self.game.why(question, seat)
        except GameError:
            say(self._words("You can see no card named '{name}'.").format(name=question), "red")
            return
        say(found.text(self.lang), "green" if found.legal else "yellow")

    def _layers(self, seat: int, name: str) -> None:
        """What gave an object its values (CR 613)."""
        try:
            id_ = find(self.game.state, -1 - seat, name)
        except GameError:
            said = self._words("You can see no card named '{name}'.") if name else self._words("Name a card: l CARD.")
            say(said.format(name=name), "red")
            return
        say(self.game.trace(id_).text(self.lang))

    def _card(self, name: str) -> None:
        from landwalk.cards.definitions import definition
        from landwalk.cards.place import default_place

        state = self.game.state
        for id_ in state.objects:
            if name and name_of(state, id_).casefold().startswith(name.casefold()):
                face = Now(state).object(id_).face
                break
        else:
            try:
                face = definition(name, default_place()).faces[0]
            except CardsError as error:
                say(error.text(self.lang), "red")
                return
        say(f"{face.name}  {face.mana_cost or ''}", "bold")
        if face.abilities:
            say(print_face(face.abilities, self.lang.value, face.name))

    def _piles(self, seat: int) -> None:
        seen = self.game.view(seat)
        for player in seen.players:
            cards = ", ".join(c.name for c in player.graveyard) or "-"
            say(self._words("Graveyard of {name}: {cards}").format(name=player.name, cards=cards))
        exiled = ", ".join(c.name or self._words("a face-down card") for c in seen.exile) or "-"
        say(self._words("Exile: {cards}").format(cards=exiled))
