"""Why something can't be done now: reasons with rule numbers and objects, as sentences in three languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from landwalk.abilities.ability import Activated, Loyal
from landwalk.cards.names import fold
from landwalk.kernel.choices import Action, Activate, CastSpell, PlayLand
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.locale import Lang, catalogue, parse
from landwalk.play.errors import GameError
from landwalk.play.view import may_see
from landwalk.rules.c1_concepts.cr117_legal_actions import is_legal
from landwalk.rules.c5_turn.cr508_declare_attackers import board, why_not_attack
from landwalk.rules.c5_turn.cr509_declare_blockers import why_not_block
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason

_BLOCK = re.compile(r"block (?P<attacker>.+) with (?P<blocker>.+)", re.IGNORECASE)
_ATTACK = re.compile(r"attack(?: with)? (?P<creature>.+)", re.IGNORECASE)
_OTHER = re.compile(r"(?:cast|play|activate) (?P<card>.+)", re.IGNORECASE)


class Explanation:
    """What was asked about, and the reasons against it; none: it can be done."""

    __slots__ = ("_state", "question", "reasons")

    def __init__(self, state: State, question: str, reasons: Sequence[Reason]) -> None:
        self._state = state
        self.question = question
        self.reasons = tuple(reasons)

    def text(self, lang: str | Lang = Lang.EN) -> str:
        """One sentence for each reason, with its rule number; UnknownLanguageError for a language that isn't spoken here."""
        language = parse(lang)
        if not self.reasons:
            return catalogue(language).gettext("Nothing is against it.")
        return " ".join(reason_text(self._state, reason, language) for reason in self.reasons)

    def __repr__(self) -> str:
        return f"<Explanation {self.question!r}: {self.text()}>"


def name_of(state: State, id_: int, lang: Lang = Lang.EN) -> str:
    """The name of a player or object, also of one that is gone (its last known information)."""
    if id_ < 0:
        return state.players[id_].name
    if id_ in state.objects or id_ in state.last_known:
        look = Now(state)
        obj = look.object(id_)
        if obj.face_down and id_ in state.objects:
            return catalogue(lang).gettext("a face-down card")
        if obj.stack is not None and obj.stack.source and not obj.face.name:
            return name_of(state, obj.stack.source, lang)
        return look.get(id_).name or obj.face.name or catalogue(lang).gettext("an ability")
    return catalogue(lang).gettext("something")


def reason_text(state: State, reason: Reason, lang: Lang = Lang.EN) -> str:
    """A reason as a sentence: its key in the language, names filled in, the rule number behind it."""
    names = [name_of(state, i, lang) for i in reason.objects]
    said = catalogue(lang).gettext(reason.key).format(*names, *reason.words)
    return f"{said[:1].upper()}{said[1:]} (CR {reason.rule})."


def why_not(state: State, player: int, question: str | Action) -> Explanation:
    """Why can't the player do this now? An action, or words: "block A with B", "attack with A", "cast A", "play A", "activate A", or just
    the name of a card. GameError if no card that the player may see is named so.
    """
    if isinstance(question, Action):
        return Explanation(state, repr(question), is_legal(state, player, question))
    block = _BLOCK.fullmatch(question.strip())
    if block is not None:
        blocker = _find(state, player, block["blocker"], (Zone.BATTLEFIELD,))
        attacker = _find(state, player, block["attacker"], (Zone.BATTLEFIELD,))
        defending = Now(state).controller(blocker)
        return Explanation(state, question, why_not_block(Now(state), blocker, attacker, defending))
    attack = _ATTACK.fullmatch(question.strip())
    if attack is not None:
        creature = _find(state, player, attack["creature"], (Zone.BATTLEFIELD,))
        return Explanation(state, question, why_not_attack(Now(state), board(state), creature, 0))
    other = _OTHER.fullmatch(question.strip())
    return Explanation(state, question, _about_card(state, player, other["card"] if other else question.strip()))


def _about_card(state: State, player: int, name: str) -> list[Reason]:
    """Reasons against each thing that could be begun with the card; none if one of them is legal."""
    id_ = _find(state, player, name, (Zone.HAND, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.EXILE))
    actions = _actions(state, id_)
    found: list[Reason] = []
    for action in actions:
        against = is_legal(state, player, action)
        if not against:
            return []
        found += [r for r in against if not any(r.key == known.key for known in found)]
    return found or [Reason("117.1", "{0} offers nothing to do from where it is", (id_,))]


def _actions(state: State, id_: int) -> list[Action]:
    look = Now(state)
    obj = look.object(id_)
    chars = look.get(id_)
    out: list[Action] = []
    if obj.zone is not Zone.BATTLEFIELD:
        out.append(PlayLand(id_) if chars.is_land else CastSpell(id_))
    for inst in chars.abilities:
        if isinstance(inst.tree, (Activated, Loyal)) and obj.zone is Zone.BATTLEFIELD:
            out.append(Activate.of(id_, inst))
    return out


def _find(state: State, player: int, name: str, zones: tuple[Zone, ...]) -> int:
    """The object of that name, or whose name begins so, that the player may see; own ones and earlier zones first."""
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
    if not whole and not begun:
        raise GameError(f"no card that you can see is named {name!r}")
    return min(whole or begun)[2]
