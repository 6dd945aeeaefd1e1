"""Worlds: whole games that a player can't tell from the one being played (determinisations), for search that doesn't cheat.

The last snapshot is taken (at a priority: the state itself); what the viewer knows by now stays in its place, the other cards of each
player change places with each other; then the answers since are replayed. A world in which one of them isn't possible, or in which
something else is asked, is thrown away. Chance after the moment of the view is fresh: the true seed isn't in a world. Places have the
same object ids in all worlds, so ids tell nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from landwalk.kernel.chance import below, next_random, permutation
from landwalk.kernel.characteristics import Face
from landwalk.kernel.choices import Choice, Concede, Priority
from landwalk.kernel.events import Event, Reveal, ZoneChange
from landwalk.kernel.objects import CARD, Card, GameObject, ObjectId, PlayerId
from landwalk.kernel.state import LastKnown, State
from landwalk.kernel.zones import BATTLEFIELD, HAND, HIDDEN_ZONES, LIBRARY, STACK
from landwalk.play.codec import all_slots, links
from landwalk.play.errors import GameError, WorldError
from landwalk.play.game import PASS, Game
from landwalk.play.view import may_see
from landwalk.rules.c1_concepts.cr103_starting_the_game import CardSpec
from landwalk.rules.c1_concepts.cr117_kept import Kept
from landwalk.rules.c6_spells_abilities.cr613_layers import base as base_values
from landwalk.rules.compiled import compiled
from landwalk.rules.interests import register_face
from landwalk.rules.look import Pass

#: What is thought to be in a player's deck, by index of the player: the whole list; None: nothing is known about it.
Lists: TypeAlias = Mapping[int, "Sequence[CardSpec] | None"]
#: So many worlds are tried until one is consistent with the answers since the snapshot.
TRIES = 200
#: So many passes are added at most where a player has something to do only in the world.
MOST_PASSES = 100
_MASK = (1 << 64) - 1
_NO_FACE = Face("")


class Worlds:
    """The worlds of one moment of a game, as one player sees it.

    viewer: index of the player. lists: the decks that are assumed, by index; players who aren't named have known lists: their hidden
    cards are those of the deck that weren't seen. With a list of one's own guess, the hidden cards are drawn from it without what was
    seen; with None they are drawn, each anew, from what was seen of this player's cards (before anything was seen: from the viewer's
    own deck). WorldError: a list is too short, or lacks what was seen; there is nothing to draw from; or the game isn't recorded and
    somebody is asked in the middle of something.

    back: the cards change places so many snapshots earlier, and what was answered since is replayed: slower, for tests.
    """

    __slots__ = (
        "_answers",
        "_asks_priority",
        "_base",
        "_chains",
        "_choice",
        "_keep_cache",
        "_kept",
        "_pools",
        "_restarts",
        "_slots",
        "me",
        "recording",
    )

    def __init__(
        self, game: Game, viewer: int, lists: Lists | None = None, *, recording: bool = True, back: int = 0
    ) -> None:
        self.me = -1 - viewer
        self.recording = recording
        choice = game.choice
        self._choice = choice
        now = game.state
        #: Is the state itself the place to go on from (nothing is to be replayed)?
        self._asks_priority = isinstance(choice, Priority)
        self._restarts = not back and (choice is None or self._asks_priority)
        if self._restarts:
            self._answers: tuple[tuple[PlayerId, object], ...] = ()
            base = now.clone()
            base.asked -= choice is not None
        elif game.recording:
            number, snapshot = game._snapshots[max(-len(game._snapshots), -1 - back)]
            base = snapshot.clone()
            self._answers = _by_whom(base.clone(), game.answers[number:])
        else:
            raise WorldError("worlds of a game that isn't recorded can be sampled only while somebody has priority")
        self._kept = now.legal_cache
        hidden = self._hidden(base, now)
        self._slots = hidden
        # In an order that has nothing to do with where they lie: a seed gives the same world whatever the true one is.
        self._pools = {
            p: tuple(sorted((_card(base, i) for i in ids), key=lambda card: card.id)) for p, ids in hidden.items()
        }
        self._base = base
        for index, assumed in (lists or {}).items():
            self._assume(-1 - index, assumed)
        self._chains = {i: self._chain(base, i) for ids in hidden.values() for i in ids if base.objects[i].previous}
        self._scrub(base)
        everywhere = frozenset(i for ids in hidden.values() for i in ids)
        self._keep_cache = _independent(base, everywhere)

    # --- preparing -------------------------------------------------------------------------------

    def _hidden(self, base: State, now: State) -> dict[PlayerId, tuple[ObjectId, ...]]:
        """By owner: the places whose cards the viewer doesn't know, neither then nor by now."""
        known: set[ObjectId] = set()
        for id_, obj in now.objects.items():
            if obj.card is not None and may_see(now, id_, self.me):
                known.update(_line(now, id_))
        if now is not base:
            known.update(self._seen_since(base, now))
        out: dict[PlayerId, list[ObjectId]] = {p: [] for p in base.players}
        for id_, obj in base.objects.items():
            if obj.card is not None and obj.kind is CARD and not obj.merged and id_ not in known:
                if not may_see(base, id_, self.me):
                    out[obj.owner].append(id_)
        # What lies face down comes first, since it can't be any card.
        return {p: tuple(sorted(ids, key=lambda i: not base.objects[i].face_down)) for p, ids in out.items()}

    def _seen_since(self, base: State, now: State) -> set[ObjectId]:
        """What was shown, or lay in a public zone, between the snapshot and now (it may be hidden again)."""
        seen: set[ObjectId] = set()
        link = now.log
        while link is not None and link is not base.log:
            event, link = link  # type: ignore[assignment]
            if isinstance(event, Reveal) and (not event.viewers or self.me in event.viewers):
                for id_ in event.objects:
                    seen.update(_line(now, id_))
            elif isinstance(event, ZoneChange) and event.happened and event.to not in HIDDEN_ZONES:
                if event.entry is None or not event.entry.face_down:
                    seen.update(_line(now, event.object))
            elif isinstance(event, ZoneChange) and event.was is not None and event.was.owner == self.me:
                if event.was.zone is HAND or event.to is HAND:
                    seen.update(_line(now, event.object))
        return seen

    def _assume(self, player: PlayerId, assumed: Sequence[CardSpec] | None) -> None:
        """The cards that may lie in the places of this player, if the list isn't the true one."""
        base = self._base
        places = self._slots[player]
        inside = {_card(base, i).id for i in places}
        seen = [c for c in base.cards.values() if c.owner == player and c.id not in inside]
        if assumed is None:
            mine = [c for c in base.cards.values() if c.owner == self.me]
            pool = [CardSpec(c.name, c.faces, c.layout) for c in seen or mine]
            if places and not pool:
                raise WorldError(
                    f"nothing was seen that the {len(places)} unseen cards of player {-1 - player} could be"
                )
        else:
            pool = list(assumed)
            for card in seen:
                at = next((n for n, spec in enumerate(pool) if spec.name == card.name), None)
                if at is None:
                    raise WorldError(f"the list assumed for player {-1 - player} lacks {card.name}, which was seen")
                del pool[at]
            if len(pool) < len(places):
                raise WorldError(
                    f"the list assumed for player {-1 - player} leaves {len(pool)} cards for {len(places)} unseen ones"
                )
        cards = {
            i: card for i, card in base.cards.items() if i not in inside
        }  # the true ones aren't in this world at all
        made: list[Card] = []
        fresh = max(base.cards) + 1
        for spec in pool:
            made.append(Card(fresh, player, spec.faces, spec.layout, spec.name))
            cards[fresh] = made[-1]
            fresh += 1
            for face in (*spec.faces, made[-1].whole):
                register_face(base, face)
        base.cards = cards
        # Drawn each anew from what was seen: as often as there are places.
        self._pools[player] = (
            tuple(made) if assumed is not None else tuple(made * (len(places) // max(1, len(made)) + 1))
        )

    def _chain(self, base: State, id_: ObjectId) -> tuple[ObjectId, ...]:
        """What the card in this place was before, as far back as the viewer didn't know it then either."""
        out: list[ObjectId] = []
        for before in _line(base, id_)[1:]:
            known = base.last_known.get(before)
            if known is None:
                break
            obj = known.object
            if obj.zone is not LIBRARY and (obj.zone is not HAND or obj.owner == self.me):
                # It was known there and lost on the way: that it came from there isn't to be followed.
                base.last_known[before] = LastKnown(obj, known.characteristics, known.combat)
                break
            out.append(before)
        return tuple(out)

    def _scrub(self, base: State) -> None:
        """Takes out of the log what only the true game can know."""
        base.log = _scrubbed(base.log, self.me)
        base.history = _scrubbed(base.history, self.me)
        if "chance" in base.settings:
            base.settings = {k: v for k, v in base.settings.items() if k != "chance"}

    # --- drawing ---------------------------------------------------------------------------------

    def sample(self, seed: int, chance: str = "fresh") -> Game:
        """A world. The same seed gives the same one. WorldError if none is found that is consistent with what was answered.

        chance: "fresh", or "same" to leave the game's own chance as it is (for tests of what a hidden card may change: nothing that
        the viewer sees).
        """
        rng = seed & _MASK
        for _ in range(TRIES):
            rng, fresh = next_random(rng)
            state = self._base.clone()
            rng = self._deal(state, rng)
            game = self._played_on(state, fresh if chance == "fresh" else None)
            if game is not None:
                return game
        raise WorldError("no world was found in which all answers since the last priority are possible")

    def _deal(self, state: State, rng: int) -> int:
        """The unknown cards of each player change places."""
        for player, places in self._slots.items():
            pool = self._pools[player]
            rng, order = permutation(rng, len(pool))
            cards = [pool[i] for i in order]
            for at, place in enumerate(places):
                if not state.objects[place].face_down:
                    break
                rng = _fit(state.objects[place], cards, at, rng)
            for place, card in zip(places, cards, strict=False):
                obj = state.objects[place]
                if obj.card is not card:
                    self._put(state, obj, card)
        if not self._keep_cache:
            state.cache = None
        state.legal_cache = _own_part(self._kept if self._restarts else state.legal_cache, self.me)
        return rng

    def _put(self, state: State, obj: GameObject, card: Card) -> None:
        new = _with_card(obj, card)
        state.objects[obj.id] = new
        for before in self._chains.get(obj.id, ()):
            known = state.last_known[before]
            was = _with_card(known.object, card)
            state.last_known[before] = LastKnown(was, base_values(was), None, known.became)

    def _played_on(self, state: State, fresh: int | None) -> Game | None:
        """The game at the moment of the view, or None if it can't have come to that."""
        if self._restarts:
            if fresh is not None:
                state.rng = fresh
            game = Game(state, recording=self.recording)
            asked = self._choice
            if asked is not None and asked.player != self.me:
                # A player who could do nothing isn't asked: in such a world the game would have gone on.
                found = game.choice
                if found is None or found.player != asked.player or game.state.epoch != self._base.epoch:
                    return None
            return game
        game = Game(state, recording=self.recording, interval=len(self._answers) + 1)
        try:
            if not self._replayed(game) or not self._asks_the_same(game):
                return None
        except (GameError, KeyError, AssertionError):
            return None  # an answer names what isn't there in this world
        game.interval = 1
        if fresh is not None:
            game.reseed(fresh)
        return game

    def _replayed(self, game: Game) -> bool:
        """Gives the answers since the snapshot; false if one isn't possible.

        Who could do nothing at a priority wasn't asked. Where another player can do something now, that player passes there; where they
        can do nothing now, the pass that they gave isn't needed.
        """
        for player, answer in self._answers:
            if not self._passed_to(game, player, answer):
                return False
            choice = game.choice
            assert choice is not None
            if answer == PASS and player != self.me and not _is_priority_of(choice, player):
                continue
            if choice.player != player or not (isinstance(answer, Concede) or possible(choice, answer)):
                return False
            game.push_unchecked(answer)
        asked = self._choice
        return asked is None or self._passed_to(game, asked.player, None)

    def _passed_to(self, game: Game, player: PlayerId, answer: object) -> bool:
        """The others pass where they have priority only in this world. answer: what comes next, by `player`; None: a question."""
        for _ in range(MOST_PASSES):
            choice = game.choice
            if choice is None:
                return False
            if choice.player == self.me or not isinstance(choice, Priority):
                return True
            if choice.player == player and (self._asks_priority if answer is None else possible(choice, answer)):
                return True
            game.push_unchecked(PASS)
        return False

    def _asks_the_same(self, game: Game) -> bool:
        """The viewer sees what they are asked; of others, that they are asked, and what for, not between which hidden cards they choose."""
        found, asked = game.choice, self._choice
        if found is None or asked is None or asked.player == self.me:
            return same_question(found, asked)
        return (type(found), found.player, found.purpose) == (type(asked), asked.player, asked.purpose)


def _by_whom(state: State, answers: Sequence[object]) -> tuple[tuple[PlayerId, object], ...]:
    """The answers since a snapshot, each with the player who gave it."""
    game = Game(state, recording=False)
    out: list[tuple[PlayerId, object]] = []
    for answer in answers:
        choice = game.choice
        assert choice is not None
        out.append((choice.player, answer))
        if len(out) < len(answers):
            game.push_unchecked(answer)
    return tuple(out)


def _is_priority_of(choice: Choice, player: PlayerId) -> bool:
    return isinstance(choice, Priority) and choice.player == player


def possible(choice: Choice, answer: object) -> bool:
    """May this be answered, as far as the question itself says? (At a priority: it is listed, or nothing but a mana ability.)"""
    if choice.check(answer) is not None:
        return False
    return not isinstance(choice, Priority) or answer in choice.actions or type(answer).__name__ == "Activate"


def same_question(one: Choice | None, other: Choice | None) -> bool:
    """Is the same asked of the same player, with the same options in the same order?"""
    if one is None or other is None:
        return one is other
    return type(one) is type(other) and all(getattr(one, s) == getattr(other, s) for s in all_slots(type(one)))


def _card(state: State, id_: ObjectId) -> Card:
    card = state.objects[id_].card
    assert card is not None
    return card


def _line(state: State, id_: ObjectId) -> list[ObjectId]:
    """The object and those that it was before, latest first."""
    out = [id_]
    obj = state.objects.get(id_)
    if obj is None:
        known = state.last_known.get(id_)
        obj = None if known is None else known.object
    while obj is not None and obj.previous:
        out.append(obj.previous)
        known = state.last_known.get(obj.previous)
        obj = None if known is None else known.object
    return out


def _with_card(obj: GameObject, card: Card) -> GameObject:
    """The same place with another card in it."""
    new = obj.clone()
    new.card = card
    new.face = card.faces[0] if obj.zone is STACK else card.whole
    return new


def _fit(obj: GameObject, cards: list[Card], at: int, rng: int) -> int:
    """Brings a card that can lie there face down to position `at` (one of those that can, each as likely)."""
    fitting = [n for n, card in enumerate(cards) if n >= at and _can_lie(obj, card)]
    if fitting:
        rng, which = below(rng, len(fitting))
        n = fitting[which]
        cards[at], cards[n] = cards[n], cards[at]
    return rng


def _can_lie(obj: GameObject, card: Card) -> bool:
    """CR 702.37c, 708.4: what was cast face down must be able to; 702.143d: what was foretold must be; else any card."""
    cast = obj.zone is STACK or (obj.zone is BATTLEFIELD and obj.cast_from is not None)
    kinds = [name.partition(":")[0] for name in obj.designations]
    if not cast and not kinds:
        return True
    for inst in card.whole.insts:
        for _, value, _ in compiled(inst.tree).hooks:
            if cast and getattr(value, "face_down", "no") == "yes":
                return True
            if not cast and getattr(value, "kind", "") in kinds:
                return True
    return False


def _independent(state: State, hidden: frozenset[ObjectId]) -> bool:
    """Does the characteristics pass stay as it is whatever the hidden cards are?"""
    cache = state.cache
    if not isinstance(cache, Pass) or not cache.characteristics.keys().isdisjoint(hidden):
        return False
    return all(
        f"{word}:{zone}" not in state.interests for word in ("zone", "layers", "affects") for zone in HIDDEN_ZONES
    )


def _own_part(found: object, me: PlayerId) -> Kept | None:
    """What is kept about permanents, and about the viewer alone: of the others, it would be about their true cards."""
    if not isinstance(found, Kept):
        return None
    new = Kept(found.stirred, found.layer_version)
    new.sources = found.sources
    new.abilities = found.abilities
    new.restrictions = found.restrictions
    new.surveyed = found.surveyed
    new.hands = {p: kept for p, kept in found.hands.items() if p == me}
    new.silent = {p: kept for p, kept in found.silent.items() if p == me}
    return new


def _scrubbed(head: object, me: PlayerId) -> tuple[object, object] | None:
    """The log with nothing of the cards that moved where the viewer couldn't see them."""
    out: tuple[object, object] | None = None
    for event in reversed(links(head)):
        out = (_blank(event, me) if isinstance(event, ZoneChange) else event, out)
    return out


def _blank(event: ZoneChange, me: PlayerId) -> Event:
    was = event.was
    if was is None or was.card is None or was.zone not in HIDDEN_ZONES:
        return event
    if event.to not in HIDDEN_ZONES and (event.entry is None or not event.entry.face_down):
        return event
    if was.owner == me and (event.to is HAND or was.zone is HAND):
        return event
    new = ZoneChange(event.object, event.from_zone, event.to, event.reason, event.position, event.entry, event.cause)
    new.new_id = event.new_id
    new.happened = event.happened
    new.replaced = event.replaced
    new.was = was.clone()
    new.was.card = None
    new.was.face = _NO_FACE
    return new
