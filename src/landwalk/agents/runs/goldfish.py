"""A goldfish: a deck plays against somebody who does nothing. When would it win, do its lands come, is there mana for its cards in time?"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from landwalk.agents.bots import make_bot, records
from landwalk.agents.runs.decks import PlayedDeck
from landwalk.agents.runs.facts import seats
from landwalk.agents.runs.playing import Task, Terms, game_seed
from landwalk.agents.runs.results import GameResult, Seat
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import CastSpell
from landwalk.kernel.events import TurnBegan
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD, STACK, Zone
from landwalk.play.game import Game
from landwalk.play.record import digest, record
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import before_casting, face_of, hand_ways
from landwalk.rules.c6_spells_abilities.cr601_facts import facts_of
from landwalk.rules.c6_spells_abilities.cr601_permission import sorcery_timing
from landwalk.rules.look import Now

ME = -1
#: Answers after which a game that doesn't end is cut, as for other games of bots.
_MOST_ANSWERS = 100_000


def play_goldfish(terms: Terms, task: Task, deck: PlayedDeck) -> GameResult:
    """One game of the deck against itself, where the other player gives the plainest answers and passes.

    It is won, or cut after `terms.most_turns` own turns.
    """
    own = game_seed(terms.seed, task.number)
    cards = (deck.main, deck.main)
    settings: dict[str, str | int] = {"starting_player": -1 - task.starter, "ask_pass": 1}
    game = Game.new(cards, own, recording=terms.records or records(terms.bots[0]), settings=settings)
    bot = make_bot(terms.bots[0], own + 17)
    watch = _Watch(deck)
    for _ in range(_MOST_ANSWERS):
        choice = game.choice
        if choice is None or not watch.sees(game.state, terms.most_turns):
            break
        game.push_unchecked(bot.answer(game, choice) if choice.player == ME else game.suggestion())
    watch.ends(game.state)
    outcome = game.outcome
    fish = seats(game.state, [deck.numbers, deck.numbers], (False, False))
    return GameResult(
        task.number,
        own,
        None if outcome is None else outcome.winner,
        task.starter,
        game.state.turn,
        "cut" if outcome is None else outcome.rule,
        [_with(fish[0], watch, terms.most_turns), Seat(fish[1].turns)],
        digest(game.state) if terms.digests else "",
        record(game, cards).to_json() if terms.records else "",
    )


def _with(seat: Seat, watch: _Watch, most: int) -> Seat:
    """The facts of the seat with what was watched; the turn at whose beginning the game was cut doesn't count."""
    return msgspec.structs.replace(
        seat,
        turns=min(seat.turns, most),
        played=[(card, turn) for card, turn in seat.played if turn <= most],
        lands=watch.lands[:most],
        asked=sorted(watch.asked),
        on_time=sorted(watch.on_time),
    )


@dataclass(slots=True)
class _Card:
    """A card whose turn comes: its number, its mana value, one face of it."""

    number: int
    turn: int
    face: Face


class _Watch:
    """Looks at the goldfishing player whenever somebody is asked."""

    __slots__ = ("_cards", "_link", "asked", "lands", "on_time", "turns")

    def __init__(self, deck: PlayedDeck) -> None:
        self.turns = 0
        self.lands: list[int] = []
        self.asked: set[int] = set()
        self.on_time: set[int] = set()
        self._link: object = None
        self._cards: dict[int, list[_Card]] = {}
        for name, number in deck.numbers.items():
            front = next((c.faces[0] for c in deck.main if c.name == name), None)
            if front is not None and front.mana_cost is not None:
                turn = max(1, front.mana_cost.mana_value)
                self._cards.setdefault(turn, []).append(_Card(number, turn, front))

    def sees(self, state: State, most_turns: int) -> bool:
        """False: the turn after the last has begun."""
        self._count_turns(state)
        if len(self.lands) < self.turns - 1:
            self._note_lands(state, self.turns - 1)  # the others do nothing: as it was at the end of the own turn
        if self.turns > most_turns:
            return False
        due = self._cards.get(self.turns, ())
        if due and sorcery_timing(state, ME):
            self.asked.update(card.number for card in due)
            due = [card for card in due if card.number not in self.on_time]
            trial = _unspent(state) if due else state
            self.on_time.update(card.number for card in due if _has_mana(trial, card.face))
        return True

    def ends(self, state: State) -> None:
        """The game is over."""
        self._count_turns(state)
        self._note_lands(state, self.turns)

    def _note_lands(self, state: State, turn: int) -> None:
        look = Now(state)
        count = sum("land" in look.get(i).types for i in look.controlled(ME))
        self.lands += [count] * (turn - len(self.lands))

    def _count_turns(self, state: State) -> None:
        link = state.log
        newest = link
        while link is not None and link is not self._link:
            if isinstance(link[0], TurnBegan) and link[0].player == ME and link[0].happened:
                self.turns += 1
            link = link[1]  # type: ignore[assignment]
        self._link = newest


def _unspent(state: State) -> State:
    """A copy in which the player has spent no mana on this turn: what the bot buys first doesn't count."""
    trial = state.clone()
    for id_ in Now(state).controlled(ME):
        if state.objects[id_].tapped:
            trial.edit(id_).tapped = False
    trial.edit_player(ME).pool = ()
    trial.epoch += 1
    trial.layer_version += 1
    return trial


def _has_mana(state: State, front: Face) -> bool:
    """Could the mana cost be paid now, were the card in hand? Asked of any copy in no public use; targets don't matter."""
    id_ = _copy_of(state, front)
    if not id_:
        return False
    action = CastSpell(id_)
    look = AsCast(state, id_, ME, face_of(state, action))
    known = facts_of(look.get(id_), look.object(id_))
    ways = hand_ways(look, ME, action, known, Zone.HAND)
    return any(before_casting(look, ME, id_, known, way).payable(look) for way in ways if way.key == "")


def _copy_of(state: State, front: Face) -> ObjectId:
    for id_, obj in state.objects.items():
        if obj.zone not in (BATTLEFIELD, STACK) and obj.owner == ME and obj.card is not None:
            if obj.card.faces[0] == front:
                return id_
    return 0
