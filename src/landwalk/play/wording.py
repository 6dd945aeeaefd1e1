"""Objects, abilities, costs and reasons as words, in three languages."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import Cost, EitherCost, PayMana, TapPower, TapThis, UntapThis
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.locale import Lang, catalogue
from landwalk.oracle.inner import Leaf
from landwalk.oracle.load import grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.tokens import NAME, SHORT_NAME
from landwalk.oracle.words import COLORS
from landwalk.rules.c1_concepts.cr117_reasons import Paying
from landwalk.rules.look import Now
from landwalk.rules.questions import Reason

#: Categories of the grammar in the order in which they are tried: whole sentences first, then phrases; possessives come last.
_CATEGORIES = ("ability", "sent", "body", "clause", "phrase", "obj", "thing", "player", "pred", "costs", "if")


def name_of(state: State, id_: int, lang: Lang = Lang.EN) -> str:
    """The name of a player or object, also of one that is gone (its last known information)."""
    if id_ in state.players:
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


def node_text(node: Node, lang: Lang, name: str = "") -> str:
    """A tree as words: an ability, a sentence, a noun phrase; "" if this part alone has no wording."""
    made = grammar(lang.value)
    categories = [*_CATEGORIES, *(c for c, kind in made.printed if kind is type(node)), *made.emit_code]
    for category in dict.fromkeys(categories):
        said = _emitted(category, "", node, lang)
        if said:
            return said.replace(NAME, name).replace(SHORT_NAME, name)
    return ""


def _emitted(category: str, form: str, node: Node, lang: Lang) -> str:
    made = grammar(lang.value)
    try:
        tokens = Printer(made).emit(category, form, node)
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        return ""  # this category prints nodes of another shape
    return made.language.text(tokens) if tokens else ""


def keyword_text(keyword: KeywordAbility, lang: Lang) -> str:
    """A keyword within a sentence: "swampwalk", "cruzar pantanos", "Sumpftarnung"; the bare keyword where the language has no words for
    its parameters, else English."""
    for tree, tongue in ((keyword, lang), (KeywordAbility(keyword.name), lang), (keyword, Lang.EN)):
        said = _emitted("keyword", "granted", tree, tongue)
        if said:
            return said
    return keyword.name


def costs_text(costs: tuple[Node, ...], lang: Lang, name: str = "") -> str:
    """Costs as they stand before a colon; English where the language has no confirmed words."""
    if any(isinstance(cost, EitherCost) for cost in costs):
        return ", ".join(_either(cost, lang, name) for cost in costs)
    for tongue in (lang, Lang.EN):
        said = _emitted("costs", "line", Leaf(costs), tongue)
        if said:
            return said.replace(NAME, name).replace(SHORT_NAME, name)
    if len(costs) > 1:
        return ", ".join(costs_text((cost,), lang, name) for cost in costs)
    return "".join(_plain_cost(cost, lang) for cost in costs)


def _plain_cost(cost: Node, lang: Lang) -> str:
    """A cost that no card prints in words: crew and the like; symbols where it has some."""
    words = catalogue(lang).gettext
    if isinstance(cost, TapPower) and isinstance(cost.least, Number):
        return words("tap creatures with total power {n}").format(n=cost.least.n)
    if isinstance(cost, PayMana):
        return str(cost.cost)
    if isinstance(cost, (TapThis, UntapThis)):
        return "{T}" if isinstance(cost, TapThis) else "{Q}"
    return words("a cost")


def _either(cost: Node, lang: Lang, name: str) -> str:
    """A cost that may be paid in several ways, else a plain one."""
    ways = cost.ways if isinstance(cost, EitherCost) else ((cost,),)
    return f" {catalogue(lang).pgettext('costs', 'or')} ".join(costs_text(way, lang, name) for way in ways)


def paying_text(paying: Paying, lang: Lang, name: str = "") -> str:
    """A bill: mana symbols first."""
    said = ["".join(f"{{{s}}}" for s in paying.symbols)] if paying.symbols else []
    if paying.others:
        said.append(costs_text(paying.others, lang, name))
    return ", ".join(said)


def colors_text(colors: frozenset[str], lang: Lang) -> str:
    """Colours in the order of the game: "white and blue" as a list; "colorless" for none."""
    words = [_color(c, lang) for c in "WUBRG" if c in colors]
    return ", ".join(words) or catalogue(lang).gettext("colorless")


def _color(code: str, lang: Lang) -> str:
    en, es, de = COLORS[code]
    return {Lang.EN: en, Lang.ES: es[0], Lang.DE: de}[lang]


def word_text(word: object, lang: Lang, name: str = "") -> str:
    """A word of a reason in the language: text stands, trees are printed, what has its own `text` is asked."""
    if isinstance(word, str):
        return word
    if isinstance(word, KeywordAbility):
        return keyword_text(word, lang)
    if isinstance(word, Paying):
        return paying_text(word, lang, name)
    if isinstance(word, Cost):
        return costs_text((word,), lang, name)
    if isinstance(word, Node):
        return node_text(word, lang, name) or node_text(word, Lang.EN, name) or repr(word)
    said = getattr(word, "text", None)
    return str(said(lang)) if callable(said) else str(word)


def reason_text(state: State, reason: Reason, lang: Lang = Lang.EN) -> str:
    """A reason as a sentence: its key in the language, names filled in, the rule number behind it."""
    return f"{sentence(state, reason, lang)} (CR {reason.rule})."


def sentence(state: State, reason: Reason, lang: Lang = Lang.EN) -> str:
    """The same without rule number and full stop."""
    names = [name_of(state, i, lang) for i in reason.objects]
    own = names[0] if names else ""
    words = [word_text(word, lang, own) for word in reason.words]
    more = ", ".join(names[_named(reason.key) :])
    said = catalogue(lang).gettext(reason.key).format(*names, *words, more=more)
    return f"{said[:1].upper()}{said[1:]}"


def _named(key: str) -> int:
    """How many places for single objects a key with {more} has; what is left over goes there."""
    n = 0
    while f"{{{n}}}" in key:
        n += 1
    return max(1, n)
