"""German articles, cases, players and possessives."""

from __future__ import annotations

from landwalk.abilities.noun import YOU, AllStyle, It, PlayerPhrase, Ref, ThatPlayer, Who
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

CASES = ("nom", "acc", "dat", "gen")
EIN = {
    ("m", "nom"): "ein", ("m", "acc"): "einen", ("m", "dat"): "einem", ("m", "gen"): "eines",
    ("f", "nom"): "eine", ("f", "acc"): "eine", ("f", "dat"): "einer", ("f", "gen"): "einer",
    ("n", "nom"): "ein", ("n", "acc"): "ein", ("n", "dat"): "einem", ("n", "gen"): "eines",
}  # fmt: skip
DER = {
    ("m", "nom"): "der", ("m", "acc"): "den", ("m", "dat"): "dem", ("m", "gen"): "des",
    ("f", "nom"): "die", ("f", "acc"): "die", ("f", "dat"): "der", ("f", "gen"): "der",
    ("n", "nom"): "das", ("n", "acc"): "das", ("n", "dat"): "dem", ("n", "gen"): "des",
    ("p", "nom"): "die", ("p", "acc"): "die", ("p", "dat"): "den", ("p", "gen"): "der",
}  # fmt: skip
DIES = {"nom": {"m": "er", "f": "e", "n": "es", "p": "e"}, "acc": {"m": "en", "f": "e", "n": "es", "p": "e"},
         "dat": {"m": "em", "f": "er", "n": "em", "p": "en"}, "gen": {"m": "es", "f": "er", "n": "es", "p": "er"}}  # fmt: skip
IT = {"nom": {"m": "er", "f": "sie", "n": "es", "p": "sie"}, "acc": {"m": "ihn", "f": "sie", "n": "es", "p": "sie"},
       "dat": {"m": "ihm", "f": "ihr", "n": "ihm", "p": "ihnen"}}  # fmt: skip
_SPIELER = (
    (Who.A_PLAYER, None, "ein", "Spieler", ""),
    (Who.AN_OPPONENT, None, "ein", "Gegner", ""),
    (Who.EACH_PLAYER, AllStyle.EACH, "jed", "Spieler", ""),
    (Who.EACH_OPPONENT, AllStyle.EACH, "jed", "Gegner", ""),
    (Who.EACH_OTHER_PLAYER, None, "jed", "andere Spieler", ""),
    (Who.TARGET_PLAYER, None, "ein", "Spieler", "deiner Wahl"),
    (Who.TARGET_OPPONENT, None, "ein", "Gegner", "deiner Wahl"),
    (Who.DEFENDING_PLAYER, None, "d", "verteidigende Spieler", ""),
    (Who.CHOSEN_PLAYER, None, "d", "bestimmte Spieler", ""),
    (Who.ENCHANTED_PLAYER, None, "d", "verzauberte Spieler", ""),
)
_YOU = {"nom": "du", "acc": "dich", "dat": "dir"}


def case_of(parameter: str) -> str:
    """The case in a parameter; a direct object is accusative."""
    return next((c for c in CASES if c in parameter.split(" ")), "acc")


def _player_words(who: tuple[object, object, str, str, str], case: str) -> list[str]:
    head = EIN["m", case] if who[2] == "ein" else DER["m", case] if who[2] == "d" else "jed" + DIES[case]["m"]
    noun = who[3]
    adjective, space, last = noun.rpartition(" ")
    if space and case != "nom":
        adjective += "n"
    if case == "gen":
        last += "s"
    return [head, *([adjective] if space else []), last, *who[4].split()]


_PLAYERS: dict[tuple[str, tuple[str, ...]], Node] = {}
for _who in _SPIELER:
    for _c in CASES:
        _PLAYERS[_c, tuple(w.lower() for w in _player_words(_who, _c))] = PlayerPhrase(_who[0], _who[1])
for _c in CASES:
    _PLAYERS[_c, ("dies" + DIES[_c]["m"], "spielers" if _c == "gen" else "spieler")] = ThatPlayer(Ref.LAST, -1, "that")
_SEVERAL = {
    "nom": ("deine", "Gegner"),
    "acc": ("deine", "Gegner"),
    "dat": ("deinen", "Gegnern"),
    "gen": ("deiner", "Gegner"),
}
for _c in CASES:
    _PLAYERS[_c, tuple(w.lower() for w in _SEVERAL[_c])] = PlayerPhrase(Who.EACH_OPPONENT, AllStyle.ALL)


def read_player(r: Reader, parameter: str, i: int) -> Readings:
    """Players in a case."""
    case = case_of(parameter)
    out: Readings = []
    for (its, words), node in _PLAYERS.items():
        if its == case and words[0] == r.tokens[i] and r.literal(words, i) >= 0:
            target = isinstance(node, PlayerPhrase) and node.is_target
            end = i + len(words)
            if not target and r.tokens[end] == "deiner" and r.tokens[end + 1] == "wahl":
                continue
            out.append((node, end))
    if r.tokens[i] == _YOU.get(case):
        out.append((YOU, i + 1))
    return out + r.rows("player", parameter, i)


def emit_player(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Players in a case."""
    case = case_of(parameter)
    if node == YOU:
        return [_YOU[case]] if case in _YOU else None
    if isinstance(node, ThatPlayer):
        return ["dies" + DIES[case]["m"], "Spielers" if case == "gen" else "Spieler"]
    if isinstance(node, PlayerPhrase):
        if node.who is Who.EACH_OPPONENT and node.style is AllStyle.ALL:
            return list(_SEVERAL[case])
        for who in _SPIELER:
            if who[0] is node.who and who[1] is node.style:
                return _player_words(who, case)
        return None
    return printer.rows("player", parameter, node) if case != "gen" else None


#: what stands behind "dein" and "sein" by the parameter: endings for "Bibliothek", "Hand" (f) and "Friedhof" (m)
def read_poss(r: Reader, parameter: str, i: int) -> Readings:
    """dein, sein, ihr: players', or with "obj" objects'."""
    token = r.tokens[i]
    for stem in ("dein", "sein", "ihr"):
        if token.startswith(stem) and token[len(stem) :] in ("", "e", "er", "em", "en", "es"):
            if stem == "dein":
                return [] if "obj" in parameter else [(YOU, i + 1)]
            if "obj" in parameter:
                return [(It(Ref.LAST, -1), i + 1)]
            return [(ThatPlayer(Ref.LAST, -1, "they"), i + 1)] if stem == "sein" else []
    return []


def emit_poss(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The parameter's second word is the gender of the noun behind."""
    words = parameter.split(" ")
    case = case_of(parameter)
    gender = next((g for g in ("m", "f", "n") if g in words), "f")
    end = EIN[gender, case][3:]
    if node == YOU and "obj" not in words:
        return ["dein" + end]
    if "obj" not in words and isinstance(node, ThatPlayer) and node.word == "they":
        return ["sein" + end]
    if "obj" in words and isinstance(node, It) and node.number == "one":
        return [("ihr" if printer.grammar.language.gender(printer, node) == "f" else "sein") + end]
    return None


def install(grammar: Grammar) -> None:
    """Add players to the German grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["player"], emit["player"] = read_player, emit_player
    read["poss"], emit["poss"] = read_poss, emit_poss
