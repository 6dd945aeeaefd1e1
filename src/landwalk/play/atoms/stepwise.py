"""A game asked in atoms: `options` are the atoms that may come next, `take` says one; whole answers are pushed as they become whole."""

from __future__ import annotations

from landwalk.kernel.choices import (
    Action,
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
)
from landwalk.kernel.state import State
from landwalk.play.answers import against_answer
from landwalk.play.atoms.atom import Atom, AtomKind
from landwalk.play.atoms.declaring import Attacking, Blocking
from landwalk.play.atoms.walking import Digits, Division, OneAtom, Picks, Walk
from landwalk.play.errors import GameError, InvalidAnswerError
from landwalk.play.game import Game
from landwalk.rules.questions import Reason


def walk_of(state: State, choice: Choice) -> Walk:
    """The beginning of an answer to the question that is asked in this state."""
    one = OneAtom.of(choice)
    if one is not None:
        return one
    if isinstance(choice, DeclareAttackers):
        return Attacking(state, choice)
    if isinstance(choice, DeclareBlockers):
        return Blocking(state, choice)
    if isinstance(choice, Divide):
        return Division(choice)
    if isinstance(choice, ChooseNumber):
        return Digits(choice)
    if isinstance(choice, (ChooseObjects, ChooseOptions, ChooseOrder)):
        return Picks(choice)
    raise GameError(f"no atoms for {choice!r}")


def in_atoms(state: State, choice: Choice, answer: object) -> tuple[Atom, ...]:
    """A whole answer to the question that is asked in this state, as atoms.

    InvalidAnswerError if it is none, or one that the question doesn't list (conceding, a mana ability that isn't offered).
    """
    walk = walk_of(state, choice)
    wrong = choice.check(answer)
    if wrong is not None:
        raise InvalidAnswerError(f"{type(choice).__name__}: {wrong}")
    said = walk.spelled(answer)
    for atom in said:
        if atom not in walk.options():
            raise InvalidAnswerError(f"{answer!r} can't be given: {atom!r} isn't among {walk.options()!r}")
        walk.say(atom)
    if walk.options():
        raise InvalidAnswerError(f"{answer!r} isn't among the answers that are offered")
    return said


def whole(state: State, choice: Choice, atoms: tuple[Atom, ...]) -> object:
    """The whole answer that these atoms say to the question that is asked in this state.

    InvalidAnswerError if one isn't offered after those before it, or if more have to follow.
    """
    walk = walk_of(state, choice)
    for atom in atoms:
        if atom not in walk.options():
            raise InvalidAnswerError(f"{atom!r} isn't among {walk.options()!r}")
        walk.say(atom)
    if walk.options():
        raise InvalidAnswerError(f"these atoms aren't a whole answer yet; one of {walk.options()!r} follows")
    return walk.answer()


class Stepwise:
    """A game asked one atom at a time. It plays `game`; while it does, answer through it alone.

    width: the longest list of options; a longer one is offered as groups of neighbours (an atom of kind GROUP each), of which one is
    taken first. None: lists are as long as they are. ask_forced: "no" passes over a step with a single option, "yes" asks it too.
    """

    __slots__ = ("_options", "_walk", "_within", "ask_forced", "game", "width")

    def __init__(self, game: Game, *, width: int | None = None, ask_forced: str = "no") -> None:
        if width is not None and width < 2:
            raise GameError("a list of options is at least 2 wide")
        self.game = game
        self.width = width
        self.ask_forced = ask_forced
        self._walk: Walk | None = None
        self._within: tuple[Atom, ...] = ()
        self._options: tuple[Atom, ...] = ()
        self._go_on()

    @property
    def choice(self) -> Choice | None:
        """The question that is being answered; None when the game is over."""
        return self.game.choice

    @property
    def player(self) -> int:
        """Index of the player who is asked. GameError when the game is over."""
        return self.game.player

    @property
    def said(self) -> tuple[Atom, ...]:
        """The atoms of the answer so far."""
        return () if self._walk is None else self._walk.said

    @property
    def options(self) -> tuple[Atom, ...]:
        """The atoms that may come next; () when the game is over."""
        return self._options

    def take(self, atom: Atom) -> None:
        """Says an atom: one of `options`, or at priority an action that is legal without being listed (a mana ability, conceding).

        Raises InvalidAnswerError (it isn't offered) or IllegalActionError, both with reasons; the game is unchanged then.
        """
        walk = self._walk
        if walk is None:
            raise GameError("the game is over")
        if atom not in self._options:
            if atom.kind is AtomKind.ACTION and isinstance(atom.what, Action):
                self.push(atom.what)
                return
            raise InvalidAnswerError(f"{atom!r} isn't among the {len(self._options)} options", self.why_not(atom))
        if atom.kind is AtomKind.GROUP:
            assert isinstance(atom.what, Atom)
            assert atom.last is not None
            within = self._within
            self._offer(within[within.index(atom.what) : within.index(atom.last) + 1])
            return
        walk.say(atom)
        self._go_on()

    def push(self, answer: object) -> None:
        """Gives a whole answer instead, as `Game.push` does; atoms said before it are forgotten."""
        self.game.push(answer)
        self._walk = None
        self._go_on()

    def why_not(self, atom: Atom) -> list[Reason]:
        """Why an object, or a creature as an attacker or blocker, isn't offered: what is against it by itself. [] if nothing is: then
        it is offered, or what was said so far can't be completed with it."""
        choice = self.choice
        if choice is None or not isinstance(atom.what, int) or atom in self._options:
            return []
        answer: tuple[object, ...] = (atom.what,)
        if isinstance(choice, (DeclareAttackers, DeclareBlockers)):
            waiting = self.said[-1].what if len(self.said) % 2 else 0
            others = dict.fromkeys(other for _, able in choice.options for other in able)
            answer = ((waiting, atom.what),) if waiting else tuple([(atom.what, other) for other in others][:1])
            alone = [r for r in against_answer(self.game.state, choice, answer) if atom.what in r.objects]
            return [] if not answer or answer[0] in _pairs(choice) else alone
        if not isinstance(choice, ChooseObjects) or atom.what in choice.candidates:
            return []
        return [r for r in against_answer(self.game.state, choice, answer) if atom.what in r.objects]

    def restart(self) -> None:
        """Forgets the atoms of the answer so far: the question is asked from its beginning."""
        self._walk = None
        self._go_on()

    def copy(self) -> Stepwise:
        """An independent game at the same step (GameError where `Game.copy` gives one)."""
        new = Stepwise.__new__(Stepwise)
        new.game = self.game.copy()
        new.width = self.width
        new.ask_forced = self.ask_forced
        new._within = self._within
        new._options = self._options
        new._walk = None
        choice = new.game.choice
        if choice is not None:
            new._walk = walk_of(new.game.state, choice)
            for atom in self.said:
                new._walk.say(atom)
        return new

    def _go_on(self) -> None:
        """To the next step that has to be asked."""
        while (choice := self.game.choice) is not None:
            if self._walk is None:
                self._walk = walk_of(self.game.state, choice)
            able = self._walk.options()
            if len(able) > 1 or (able and self.ask_forced == "yes"):
                self._offer(able)
                return
            if able:
                self._walk.say(able[0])
            else:
                answer, self._walk = self._walk.answer(), None
                self.game.push_unchecked(answer)
        self._walk = None
        self._offer(())

    def _offer(self, able: tuple[Atom, ...]) -> None:
        self._within = able
        self._options = able
        if self.width is not None and len(able) > self.width:
            size = -(-len(able) // self.width)
            groups = [able[at : at + size] for at in range(0, len(able), size)]
            self._options = tuple([g[0] if len(g) == 1 else Atom(AtomKind.GROUP, g[0], len(g), g[-1]) for g in groups])


def _pairs(choice: DeclareAttackers | DeclareBlockers) -> set[tuple[int, int]]:
    return {(creature, other) for creature, able in choice.options for other in able}
