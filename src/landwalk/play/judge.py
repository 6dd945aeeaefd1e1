"""Answers as a judge gives them: the ruling first, then the steps, each with its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from landwalk import cite
from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.choices import Action, Activate, CastSpell, PlayLand
from landwalk.kernel.objects import ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.locale import Lang, catalogue
from landwalk.play.happenings import designated, happened, standing
from landwalk.play.trace import SLOTS, Abilities, ColorsOf, Line, Trace, TypesOf, Values, size, trace, value
from landwalk.play.whether import WHETHER
from landwalk.play.whether import against as against_it
from landwalk.play.wording import reason_text, sentence
from landwalk.rulebook import wording
from landwalk.rules.c1_concepts.cr117_reasons import LEGAL_TARGETS, against, allowing, target_reasons
from landwalk.rules.c5_turn.cr506_grounds import why_attack, why_block
from landwalk.rules.c5_turn.cr508_declare_attackers import attack_reasons, board, why_not_attack
from landwalk.rules.c5_turn.cr509_declare_blockers import block_reasons, why_not_block
from landwalk.rules.c6_spells_abilities.cr602_activating import ability_of
from landwalk.rules.look import Now
from landwalk.rules.questions import KEYWORDS, Reason

Pairs = tuple[tuple[int, int], ...]
#: The ruling: yes and no on one pair, yes and no on several.
BLOCKS = (
    "{0} can block {1}",
    "{0} can't block {1}",
    "these blocks can be declared together: {more}",
    "these blocks can't be declared together: {more}",
)
ATTACKS = (
    "{0} can attack {1}",
    "{0} can't attack {1}",
    "these attacks can be declared together: {more}",
    "these attacks can't be declared together: {more}",
)
#: What is asked about an object -> the ruling.
WHAT = {
    "types": "{0} is now: {1}",
    "colors": "the color of {0} is: {1}",
    "abilities": "{0} has these abilities: {1}",
    "size": "{0} is {1}",
    "name": "the name of {0} is: {1}",
    "all": "{0} is now: {1}",
}


class Ruling:
    """answer: True, False, or a value. says: the ruling as a sentence. steps: what leads to it, in order."""

    __slots__ = ("answer", "says", "state", "steps", "trace")

    def __init__(
        self,
        state: State,
        answer: object,
        says: Reason | None,
        steps: Sequence[Reason],
        trace_: Trace | None = None,
    ) -> None:
        #: Of a question what something is: layer by layer.
        self.trace = trace_
        self.state = state
        self.answer = answer
        self.says = says
        said: dict[str, Reason] = {}
        for step in steps:  # what says the same is said once
            said.setdefault(reason_text(state, step, Lang.EN), step)
        self.steps = tuple(said.values())

    @property
    def rules(self) -> list[str]:
        """The rules that the steps cite, in order, each once."""
        return list(dict.fromkeys(step.rule for step in self.steps))

    def ruling(self, lang: Lang) -> str:
        """Yes or no and the sentence, or the value."""
        words = catalogue(lang).gettext
        said = "" if self.says is None else sentence(self.state, self.says, lang)
        if said and not said.rstrip("\u201c\u201d").endswith("."):  # a quoted ability has its own full stop
            said += "."
        if isinstance(self.answer, bool):
            return f"{words('Yes.') if self.answer else words('No.')} {said}".strip()
        return said or f"{self.answer}."

    def step_texts(self, lang: Lang) -> list[str]:
        return [reason_text(self.state, step, lang) for step in self.steps]

    def wordings(self, lang: Lang) -> list[tuple[str, str]]:
        """(rule, our short wording of it) of the rules cited that have one."""
        found = [(rule, wording(rule, lang)) for rule in self.rules]
        return [(rule, said) for rule, said in found if said]


def edition(lang: Lang) -> str:
    """Which edition of the rules the numbers are of."""
    words = catalogue(lang).gettext
    said = words("By the Comprehensive Rules of {former}, with the changes in force since {current}.")
    return said.format(former=_day(cite.FORMER_EDITION, lang), current=_day(cite.RULES_EDITION, lang))


def _day(iso: str, lang: Lang) -> str:
    year, month, day = iso.split("-")
    words = catalogue(lang)
    names = _months(words.gettext)
    return words.pgettext("date", "{month} {day}, {year}").format(month=names[int(month) - 1], day=int(day), year=year)


def _months(_: Callable[[str], str]) -> tuple[str, ...]:
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )


# --- may it be done? ----------------------------------------------------------------------------------------


def block(state: State, blocks: Pairs) -> Ruling:
    """May these blocks be declared (by the controller of the first blocker)? Pair by pair first, then all together."""
    look = Now(state)
    player = look.controller(blocks[0][0])
    reasons: list[Reason] = []
    for blocker, attacker in blocks:
        reasons += why_not_block(look, blocker, attacker, player)
    reasons = reasons or block_reasons(state, player, blocks)
    steps = [*_defending(state, [a for _, a in blocks]), *reasons]
    if not reasons:
        for blocker, attacker in blocks:
            steps += why_block(state, blocker, attacker)
    says = _declared(blocks, BLOCKS, "509.1", refused=bool(reasons))
    return Ruling(state, not reasons, says, rested(state, steps))


def attack(state: State, attacks: Pairs) -> Ruling:
    """May these attacks be declared by the active player?"""
    look = Now(state)
    table = board(state)
    reasons: list[Reason] = []
    for creature, defender in attacks:
        reasons += why_not_attack(look, table, creature, defender)
    reasons = reasons or attack_reasons(state, attacks)
    steps = list(reasons)
    if not reasons:
        for creature, defender in attacks:
            steps += why_attack(state, creature, defender)
    says = _declared(attacks, ATTACKS, "508.1", refused=bool(reasons))
    return Ruling(state, not reasons, says, rested(state, steps))


def _declared(pairs: Pairs, keys: tuple[str, str, str, str], rule: str, *, refused: bool) -> Reason:
    """The ruling on one pair, or on several together."""
    if len(pairs) == 1:
        return Reason(rule, keys[refused], pairs[0])
    ids = tuple(i for i, _ in pairs)
    return Reason(rule, keys[2 + refused], (ids[0], *ids))


def _defending(state: State, attackers: Sequence[int]) -> list[Reason]:
    """CR 508.5: who the defending player is, where that isn't plain."""
    out: list[Reason] = []
    for attack in state.combat or ():
        if attack.attacker in attackers and (attack.defender > 0 or len(state.turn_order) > 2):
            key = "{0} attacks {1}, so {2} is the defending player"
            out.append(Reason("508.5", key, (attack.attacker, attack.defender, attack.defending_player)))
    return out


def act(state: State, player: PlayerId, action: Action, targets: Sequence[int] = ()) -> Ruling:
    """May the player, with priority, take this action, and have these as targets?"""
    reasons = against(state, player, action)
    if targets and isinstance(action, CastSpell | Activate):
        for target in targets:
            reasons += target_reasons(state, player, action, target)
    steps = reasons or allowing(state, player, action)
    if not reasons and targets and isinstance(action, CastSpell | Activate):
        source = action.card if isinstance(action, CastSpell) else action.source
        legal = [Reason("601.2c", "{0} is a legal target for {1}", (t, source)) for t in targets]
        at = next((n for n, r in enumerate(steps) if r.key == LEGAL_TARGETS), len(steps))
        steps[at : at + 1] = legal
    return Ruling(state, not reasons, _act_says(state, player, action, targets, bool(reasons)), rested(state, steps))


def _act_says(
    state: State,
    player: PlayerId,
    action: Action,
    targets: Sequence[int],
    refused: bool,  # noqa: FBT001
) -> Reason | None:
    if isinstance(action, PlayLand):
        return Reason("305.1", "{0} can't play {1}" if refused else "{0} can play {1}", (player, action.card))
    if isinstance(action, CastSpell):
        about = (player, action.card, *targets)
        if targets:
            key = (
                "{0} can't cast {1} now with this target: {more}"
                if refused
                else "{0} can cast {1} now with this target: {more}"
            )
            return Reason("601.2", key, about)
        return Reason("601.2", "{0} can't cast {1} now" if refused else "{0} can cast {1} now", about)
    if isinstance(action, Activate):
        about = (player, action.source, *targets)
        if targets:
            key = (
                "{0} can't activate {1} now with this target: {more}"
                if refused
                else "{0} can activate {1} now with this target: {more}"
            )
            return Reason("602.2", key, about)
        key = (
            "{0} can't activate this ability of {1} now: {2}"
            if refused
            else "{0} can activate this ability of {1} now: {2}"
        )
        found = ability_of(Now(state), action)
        insts = () if found is None else (found[0],)
        return Reason("602.2", key, about, (Abilities(insts, Now(state).get(action.source).name),))
    return None


def whether(state: State, what: str, id_: int, other: int = 0) -> Ruling:
    """Can this happen to the object (a key of `whether.WHETHER`)? other: what damages it, or what it is attached to."""
    reasons = against_it(state, what, id_, other)
    _, rule, yes, no = WHETHER[what]
    about = (id_, other) if other else (id_,)
    key = no if reasons else yes
    steps = rested(state, reasons) or [Reason(rule, "nothing stands against it", ())]
    return Ruling(state, not reasons, Reason(rule, key, about), steps)


# --- what is it? ---------------------------------------------------------------------------------------------


def what(state: State, id_: ObjectId, of: str = "all", has: tuple[bool, object] | None = None) -> Ruling:
    """What are the object's types, colours, abilities, power and toughness ("size"), controller, name, or all of them?

    has: whether it has what was asked for (a type, a colour, an ability), and how to say it: the ruling is yes or no then.
    """
    chars = Now(state).get(id_)
    found = trace(state, id_)
    slots = SLOTS if of == "all" else (of,)
    lines = [line for line in found.about(slots).lines if line.kind != "end"]
    words: dict[str, object] = {
        "types": TypesOf(chars),
        "colors": ColorsOf(chars.colors),
        "abilities": Abilities(chars.abilities, chars.name),
        "size": size(chars),
        "name": chars.name,
        "all": Values(chars),
    }
    if of == "controller":
        sentence_ = Reason("613.1b", "{1} controls {0}", (id_, chars.controller))
        answer: object = state.players[chars.controller].name
    else:
        sentence_ = Reason("613.1", WHAT[of], (id_,), (words[of],))
        answer = {s: value(chars, s) for s in SLOTS} if of == "all" else value(chars, of)
    if has is not None:
        answer = has[0]
        if of == "abilities":
            sentence_ = Reason("613.1", "{0} has {1}" if has[0] else "{0} doesn't have {1}", (id_,), (has[1],))
    steps = [r for line in lines for r in (*line.reasons, *_condition(state, line))]
    return Ruling(state, answer, sentence_, steps, found)


def _condition(state: State, line: Line) -> list[Reason]:
    """What is known about the condition of an effect that applies: which event met it, if it is a designation of a player."""
    if line.condition is None:
        return []
    from landwalk.abilities.condition import HasDesignation

    names = {str(getattr(n, "name", "")) for n in line.condition.walk() if isinstance(n, HasDesignation)}
    return designated(state, names) if names else []


def value_of(state: State, answer: object, says: Reason | None = None) -> Ruling:
    """The value of a check after what happened, with what happened, and what didn't, as steps."""
    return Ruling(state, answer, says, [*happened(state), *standing(state)])


# --- what reasons rest on ---------------------------------------------------------------------------------------


def rested(state: State, reasons: Sequence[Reason]) -> list[Reason]:
    """The reasons, each followed by the effects that gave the characteristics on which it rests."""
    out: list[Reason] = []
    for reason in reasons:
        out.append(reason)
        keyword = next((w for w in reason.words if isinstance(w, KeywordAbility)), None)
        rests = reason.rests or tuple((i, "abilities") for i in reason.objects[:1] if reason.rule.startswith("702."))
        for id_, slot in rests:
            if id_ in state.objects:
                out += _given(state, id_, slot, reason.rule, keyword)
    return out


def _given(state: State, id_: ObjectId, slot: str, rule: str, keyword: KeywordAbility | None) -> list[Reason]:
    out: list[Reason] = []
    for line in trace(state, id_).about((slot,)).lines:
        if line.before is None or line.after is None:
            continue
        if slot == "abilities":
            new = [i.tree for i in line.after.abilities if i not in line.before.abilities]
            if not any(_is_meant(tree, rule, keyword) for tree in new):
                continue
        out += [r for r in line.reasons if line.slots == (slot,) or _is_about(r, slot)]
    return out


def _is_about(reason: Reason, slot: str) -> bool:
    """Of a step that changes several things, the sentence about this one."""
    kinds: dict[str, type] = {"types": TypesOf, "colors": ColorsOf, "abilities": Abilities}
    return slot not in kinds or any(isinstance(w, kinds[slot]) for w in reason.words) or not reason.words


def _is_meant(tree: object, rule: str, keyword: KeywordAbility | None) -> bool:
    if not isinstance(tree, KeywordAbility):
        return False
    if keyword is not None:
        return tree == keyword
    meaning = KEYWORDS.get(tree.name)
    return meaning is not None and rule.rstrip("abcdefghijklmnopqrstuvwxyz") == meaning.rule
