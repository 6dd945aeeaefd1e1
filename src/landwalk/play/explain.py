"""Why something can be done or can't: reasons with rule numbers and objects, as sentences in three languages.

What can be asked about: an action, an answer to what is asked now, or words: "block A with B", "attack with A", "attack P with A",
"cast A", "cast A on B", "play A", "activate A", "activate A on B", "destroy A", "counter A", "sacrifice A", "damage A with B",
"attach A to B", or just the name of a card; Spanish and German verbs do too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from landwalk.cards.names import fold
from landwalk.kernel.choices import Action, Activate, CastSpell, Choice, Concede, PlayLand, SpecialAction
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang, catalogue, parse
from landwalk.play import conceding, whether
from landwalk.play.answers import against_answer, allowing_answer
from landwalk.play.errors import GameError
from landwalk.play.view import may_see
from landwalk.play.wording import name_of, reason_text, sentence
from landwalk.rules.c1_concepts.cr116_special_actions import specials
from landwalk.rules.c1_concepts.cr117_legal_actions import legal_actions
from landwalk.rules.c1_concepts.cr117_reasons import against, allowing, target_reasons
from landwalk.rules.c5_turn.cr506_grounds import why_attack, why_block
from landwalk.rules.c5_turn.cr508_declare_attackers import board, why_not_attack
from landwalk.rules.c5_turn.cr509_declare_blockers import why_not_block
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason

__all__ = ["Explanation", "find", "name_of", "reason_text", "sentence", "why", "why_not"]

_WITH = r"(?:with|con|mit)"
_ON = r"(?:on|at|targeting|sobre|contra|auf|gegen)"
_BLOCK = re.compile(rf"(?:block|bloquear?|blocken?) (?P<attacker>.+?) {_WITH} (?P<blocker>.+)", re.IGNORECASE)
_ATTACK = re.compile(
    rf"(?:attack|atacar?|angreifen?)(?: (?!{_WITH} )(?P<defender>.+?)(?= {_WITH} ))?(?: {_WITH})? (?P<creature>.+)",
    re.IGNORECASE,
)
_OTHER = re.compile(
    rf"(?:cast|play|activate|lanzar?|jugar?|activar?|wirken?|spielen?|aktivieren?) (?P<card>.+?)(?: {_ON} (?P<target>.+))?",
    re.IGNORECASE,
)
_FATES = {
    "be_destroyed": re.compile(r"(?:destroy|destruir|zerstören?) (?P<object>.+)", re.IGNORECASE),
    "be_countered": re.compile(r"(?:counter|contrarrestar|neutralisieren?) (?P<object>.+)", re.IGNORECASE),
    "be_sacrificed": re.compile(r"(?:sacrifice|sacrificar|opfern?) (?P<object>.+)", re.IGNORECASE),
    "be_damaged": re.compile(rf"(?:damage|dañar|schädigen) (?P<object>.+?) {_WITH} (?P<other>.+)", re.IGNORECASE),
    "be_attached": re.compile(r"(?:attach|anexar|anlegen) (?P<object>.+?) (?:to|a|an) (?P<other>.+)", re.IGNORECASE),
}
#: Where things are looked for to which something happens, or by which.
_PLACES = (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE)
_ZONES = (Zone.HAND, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE)


class Explanation:
    """What was asked about, the reasons against it, and the grounds for it. Without reasons it can be done."""

    __slots__ = ("_state", "grounds", "question", "reasons")

    def __init__(self, state: State, question: str, reasons: Sequence[Reason], grounds: Sequence[Reason] = ()) -> None:
        self._state = state
        self.question = question
        self.reasons = tuple(reasons)
        self.grounds = tuple(grounds)

    @property
    def legal(self) -> bool:
        return not self.reasons

    def text(self, lang: str | Lang = Lang.EN) -> str:
        """One sentence for each reason, with its rule number; UnknownLanguageError for a language that isn't spoken here."""
        language = parse(lang)
        said = self.reasons or self.grounds
        if not said:
            return catalogue(language).gettext("Nothing is against it.")
        return " ".join(reason_text(self._state, reason, language) for reason in said)

    def __repr__(self) -> str:
        return f"<Explanation {self.question!r}: {self.text()}>"


def why_not(state: State, player: PlayerId, question: object, choice: Choice | None = None) -> Explanation:
    """Why can't the player do this now? choice: what is asked now, for answers that are no actions.

    GameError if no card that the player may see is named so, or if it is no answer to anything.
    """
    return Explanation(state, _said(question), _against(state, player, question, choice))


def why(state: State, player: PlayerId, question: object, choice: Choice | None = None) -> Explanation:
    """Why can the player do this now? The grounds: rules, permissions, what pays for it. Of what can't be done: the reasons against."""
    reasons = _against(state, player, question, choice)
    grounds = () if reasons else _grounds(state, player, question, choice)
    return Explanation(state, _said(question), reasons, grounds)


def _said(question: object) -> str:
    return question if isinstance(question, str) else repr(question)


def _against(state: State, player: PlayerId, question: object, choice: Choice | None) -> list[Reason]:
    if isinstance(question, Concede):
        return [] if choice is None else conceding.why_not(state, choice, question.player)
    if isinstance(question, Action):
        return against(state, player, question)
    if not isinstance(question, str):
        if choice is None:
            raise GameError(f"nobody is asked anything that {question!r} could answer")
        return against_answer(state, choice, question)
    asked = _read(state, player, question)
    if isinstance(asked, _Block):
        return why_not_block(Now(state), asked.blocker, asked.attacker, Now(state).controller(asked.blocker))
    if isinstance(asked, _Attack):
        return why_not_attack(Now(state), board(state), asked.creature, asked.defender)
    if isinstance(asked, _Fate):
        return whether.against(state, asked.what, asked.object, asked.other)
    return _about_card(state, player, asked)


def _grounds(state: State, player: PlayerId, question: object, choice: Choice | None) -> list[Reason]:
    if isinstance(question, Concede):
        return [Reason("104.3a", "a player can concede at any time")]
    if isinstance(question, Action):
        return allowing(state, player, question)
    if not isinstance(question, str):
        return [] if choice is None else allowing_answer(state, choice, question)
    asked = _read(state, player, question)
    if isinstance(asked, _Block):
        return why_block(state, asked.blocker, asked.attacker)
    if isinstance(asked, _Attack):
        return why_attack(state, asked.creature, asked.defender)
    if isinstance(asked, _Fate):
        return []
    return next((allowing(state, player, a) for a in _meant(state, player, asked) if not against(state, player, a)), [])


# --- questions in words -------------------------------------------------------------------------------------


class _Fate:
    """Something that would happen to an object: a key of `whether.WHETHER`."""

    __slots__ = ("object", "other", "what")

    def __init__(self, what: str, object_: int, other: int) -> None:
        self.what = what
        self.object = object_
        self.other = other


class _Block:
    __slots__ = ("attacker", "blocker")

    def __init__(self, blocker: int, attacker: int) -> None:
        self.blocker = blocker
        self.attacker = attacker


class _Attack:
    __slots__ = ("creature", "defender")

    def __init__(self, creature: int, defender: int) -> None:
        self.creature = creature
        self.defender = defender


class _Card:
    """target: what it shall have as a target, 0 if nothing is said. verb: is said what is done with it, or only its name?"""

    __slots__ = ("card", "target", "verb")

    def __init__(self, card: int, target: int = 0, *, verb: bool = True) -> None:
        self.card = card
        self.target = target
        self.verb = verb


def _read(state: State, player: PlayerId, question: str) -> _Block | _Attack | _Card | _Fate:
    words = question.strip()
    fate = _fate(state, player, words)
    if fate is not None:
        return fate
    block = _BLOCK.fullmatch(words)
    if block is not None:
        blocker = _find(state, player, block["blocker"], (Zone.BATTLEFIELD,))
        return _Block(blocker, _find(state, player, block["attacker"], (Zone.BATTLEFIELD,)))
    attack = _ATTACK.fullmatch(words)
    if attack is not None:
        creature = _find(state, player, attack["creature"], (Zone.BATTLEFIELD,))
        return _Attack(creature, _defender(state, player, attack["defender"]))
    other = _OTHER.fullmatch(words)
    if other is None:
        return _Card(_find(state, player, words, _ZONES), verb=False)
    if other["target"] is not None:
        card = _maybe(state, player, other["card"], _ZONES)
        target = _maybe(state, player, other["target"], (*_ZONES[1:], Zone.STACK))
        if card and target:
            return _Card(card, target)
    whole = words.partition(" ")[2]  # "on" may be a part of the card's name
    return _Card(_find(state, player, whole, _ZONES))


def _fate(state: State, player: PlayerId, words: str) -> _Fate | None:
    for what, pattern in _FATES.items():
        found = pattern.fullmatch(words)
        said = {} if found is None else found.groupdict()
        object_ = _maybe(state, player, said["object"], _PLACES) if said else 0
        if object_:  # else it may be the name of a card
            return _Fate(what, object_, _find(state, player, said["other"], _PLACES) if "other" in said else 0)
    return None


def _defender(state: State, player: PlayerId, named: str | None) -> int:
    """Who or what is attacked; unsaid: the next opponent."""
    if named is not None:
        return _find(state, player, named, (Zone.BATTLEFIELD,))
    others = [p for p in state.players_from(player) if p != player]
    return others[0] if others else 0


def _about_card(state: State, player: PlayerId, asked: _Card) -> list[Reason]:
    """Reasons against each thing that could be begun with the card; none if one of them is legal."""
    found: list[Reason] = []
    for action in _meant(state, player, asked):
        reasons = against(state, player, action)
        if asked.target and isinstance(action, CastSpell | Activate):
            reasons += target_reasons(state, player, action, asked.target)
        if not reasons:
            return []
        found += [r for r in reasons if not any(r.key == known.key for known in found)]
    return found or [Reason("117.1", "{0} offers nothing to do from where it is", (asked.card,))]


def _meant(state: State, player: PlayerId, asked: _Card) -> list[Action]:
    """What could be begun with the card: what the rules allow, and what else one might try; special actions if only its name is said."""
    known = (CastSpell, PlayLand, Activate, SpecialAction)
    allowed = [a for a in legal_actions(state, player) if isinstance(a, known) and _of(a) == asked.card]
    tried = dict.fromkeys([*allowed, *things_to_do(state, asked.card)])
    return [a for a in tried if not (asked.verb and isinstance(a, SpecialAction))]


def _of(action: CastSpell | PlayLand | Activate | SpecialAction) -> int:
    if isinstance(action, Activate):
        return action.source
    return action.on if isinstance(action, SpecialAction) else action.card


def things_to_do(state: State, id_: int) -> list[Action]:
    """What could be begun with the object, legal or not."""
    look = Now(state)
    obj = look.object(id_)
    chars = look.get(id_)
    out: list[Action] = []
    if obj.zone is not Zone.BATTLEFIELD:
        faces = len(obj.card.faces) if obj.card is not None and obj.zone is Zone.HAND else 1
        out.append(PlayLand(id_) if chars.is_land else CastSpell(id_))
        for face in range(1, faces):
            out.append(PlayLand(id_, face) if _is_land(state, id_, face) else CastSpell(id_, face))
        out += _ways(state, id_)
    for inst in chars.abilities:
        if any(obj.zone in zones for _, zones in compiled(inst.tree).activated):
            out.append(Activate.of(id_, inst))
    out += [SpecialAction(meaning.kind, id_) for _, _, meaning in specials(look, id_)]
    return out


def _is_land(state: State, id_: int, face: int) -> bool:
    card = state.objects[id_].card
    return card is not None and "land" in card.faces[face].types


def _ways(state: State, id_: int) -> list[Action]:
    """Other ways to cast it from where it is, each an action of its own."""
    from landwalk.rules.c6_spells_abilities.cr601_facts import facts

    obj = state.objects[id_]
    if obj.zone is Zone.HAND:
        return []
    return [CastSpell(id_, 0, way.key) for way in facts(Now(state), id_).ways if way.zone is obj.zone]


def find(state: State, player: PlayerId, name: str) -> int:
    """The object of that name, or whose name begins so, that the player may see. GameError if there is none."""
    if not name.strip():
        raise GameError("no card is named")
    return _find(state, player, name.strip(), (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE))


def _find(state: State, player: PlayerId, name: str, zones: tuple[Zone, ...]) -> int:
    """The object or player of that name, or whose name begins so, that the player may see; own ones and earlier zones first."""
    found = _maybe(state, player, name, zones)
    if not found:
        raise GameError(f"no card that you can see is named {name!r}")
    return found


def _maybe(state: State, player: PlayerId, name: str, zones: tuple[Zone, ...]) -> int:
    wanted = fold(name)
    whole: list[tuple[int, int, int]] = []
    begun: list[tuple[int, int, int]] = []
    for obj in state.objects.values():
        if obj.zone not in zones or not may_see(state, obj.id, player):
            continue
        key = fold(name_of(state, obj.id))
        rank = (zones.index(obj.zone), 0 if obj.owner == player else 1, obj.id)
        if key == wanted:
            whole.append(rank)
        elif key.startswith(wanted):
            begun.append(rank)
    people = [p.id for p in state.players.values() if fold(p.name) == wanted]
    if people:
        return people[0]
    return min(whole or begun)[2] if whole or begun else 0
