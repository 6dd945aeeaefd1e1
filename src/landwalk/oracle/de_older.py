"""German keyword lines in older wordings: "Kreaturenverzauberung", "Umwandlung 2", "Kumulative Versorgung: 1", "Echo" without its cost."""

from __future__ import annotations

import re

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.cost import PayMana
from landwalk.abilities.keyword_params import CostParam, LandwalkParam
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase, PlayerPhrase, Who
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores, de_keywords
from landwalk.oracle.keyword_lines import kind_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.tokens import split

#: the first part of an "enchant" compound and what it enchants
_PLAYERS = {"spieler": Who.A_PLAYER, "gegner": Who.AN_OPPONENT}
_MANA = re.compile(r"(\d+|X)?([WUBRG]*)")
#: keywords that stood without the parameter that they have today
_BARE = frozenset({"echo", "hideaway"})
_COLON = frozenset({"cumulative upkeep", "rampage"})
_ENCHANTMENT = "verzauberung"
_CORES: dict[str, Core] = {
    "kreaturen": Core(types=("creature",)),
    "land": Core(types=("land",)),
    "artefakt": Core(types=("artifact",)),
    "bleibende-karten-": Core(Noun.PERMANENT),
}
_FIRST = {core: word for word, core in _CORES.items()}


def read(r: Reader, i: int) -> Readings:
    """Keywords of a line in an older wording."""
    token = r.tokens[i]
    if token.endswith(_ENCHANTMENT) and token != _ENCHANTMENT:
        return _enchant(r, token, i)
    out: Readings = de_keywords.read_older_walk(r, i)
    for words, name in de_keywords.index("line").get(token, ()):
        j = r.literal(words, i)
        if j < 0:
            continue
        if name in _BARE:
            out.append((KeywordAbility(name), j))
        kind = kind_of(name)
        colon = name in _COLON and r.tokens[j] == ":"
        start = j + colon
        if "cost" in kind.split(" "):
            out += [(KeywordAbility(name, (p,)), k) for p, k in _plain_cost(r, start)]
            if colon:
                out += [
                    (KeywordAbility(name, (CostParam((PayMana(m),)),)), k)
                    for m, k in r.read("manacost", "", start)
                    if isinstance(m, ManaCost)
                ]
        elif colon and r.tokens[start].isdigit():
            out.append((KeywordAbility(name, (Number(int(r.tokens[start])),)), start + 1))
    return out


def _plain_cost(r: Reader, i: int) -> list[tuple[CostParam, int]]:
    """Mana without braces: "2", "2BB", "U" (two tokens where a digit comes first)."""
    raw = r.raw[i] if i < r.length else ""
    end = i + 1
    if raw.isdigit() and end < r.length and _MANA.fullmatch(r.raw[end]):
        raw += r.raw[end]
        end += 1
    found = _MANA.fullmatch(raw)
    if not raw or found is None:
        return []
    symbols = [*([found[1]] if found[1] else []), *found[2]]
    return [(CostParam((PayMana(ManaCost.parse("".join(f"{{{s}}}" for s in symbols))),)), end)]


def _enchant(r: Reader, token: str, i: int) -> Readings:
    """ "Kreaturenverzauberung", "Bleibende-Karten-Verzauberung", "Kreatur-die-du-kontrollierst-Verzauberung"."""
    head = token.removesuffix(_ENCHANTMENT)
    core = _CORES.get(head)
    if core is not None:
        return [(KeywordAbility("enchant", (NounPhrase(Det.A, (core,), ()),)), i + 1)]
    if head in _PLAYERS:
        return [(KeywordAbility("enchant", (PlayerPhrase(_PLAYERS[head]),)), i + 1)]
    if not head.endswith("-"):
        return []
    words = r.raw[i].split("-")[:-1]
    said = ["eine"]
    for k, word in enumerate(words):
        said += [","] if k and word in ("die", "das", "der", "den") else []
        said.append(word)
    language = r.grammar.language
    tokens, raw = language.tokens(" ".join(said))
    inner = Reader(r.grammar, tokens, raw, r.context)
    found = inner.read("enchant", "", 0)
    return [(KeywordAbility("enchant", (n,)), i + 1) for n, j in found if j == inner.length]


def emit(printer: Printer, node: KeywordAbility) -> list[str] | None:
    """A keyword in the wording that `read` reads; None where it has none."""
    if node.name in _BARE and not node.params:
        return de_keywords.words(node.name, "line")
    if len(node.params) != 1:
        return None
    (param,) = node.params
    if node.name == "enchant":
        return _emit_enchant(printer, param)
    if isinstance(param, LandwalkParam):
        return _emit_walk(param.core)
    words = de_keywords.words(node.name, "line")
    if words is None:
        return None
    colon = [":"] if node.name in _COLON else []
    if isinstance(param, Number) and colon:
        return [*words, ":", str(param.n)]
    if isinstance(param, CostParam) and len(param.costs) == 1 and isinstance(param.costs[0], PayMana):
        return [*words, *colon, "".join(str(s) for s in param.costs[0].cost.symbols)]
    return None


def _emit_walk(core: Core) -> list[str] | None:
    """ "Tarnung im verschneiten Sumpf", "Tarnung in verschneiten Ländern"."""
    if not core.supertypes:
        return None
    number, kind = ("s", "weak") if core.subtypes else ("p", "strong")
    said = de_cores.emit_core(core if core.subtypes else core.replace(types=("land",)), number, "dat", kind)
    return None if said is None or said[1] else ["Tarnung", "im" if number == "s" else "in", *said[0]]


def _emit_enchant(printer: Printer, node: Node) -> list[str] | None:
    if isinstance(node, PlayerPhrase):
        word = next((w for w, who in _PLAYERS.items() if who is node.who), "")
        return [(word + _ENCHANTMENT).capitalize()] if word else None
    if not isinstance(node, NounPhrase):
        return None
    plain = _FIRST.get(node.cores[0]) if len(node.cores) == 1 and not node.tail else None
    if plain is not None:
        said = plain + _ENCHANTMENT
        return ["-".join(p.capitalize() for p in said.split("-"))]
    words = printer.emit("enchant", "nom", node)
    if words is None:
        return None
    kept = [w for w in split(printer.grammar.language.text(words)) if w != "," and w not in ("eine", "ein", "einen")]
    out = [w[:1].upper() + w[1:] if k == 0 else w for k, w in enumerate(kept)]
    return ["-".join([*out, "Verzauberung"])]
