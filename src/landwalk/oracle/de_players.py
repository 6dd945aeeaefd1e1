"""German articles, cases, players and possessives."""

from __future__ import annotations

from landwalk.abilities.noun import YOU, AllStyle, ControllerOf, It, OwnerOf, PlayerPhrase, Ref, ThatPlayer, Who
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
_SPIELER: tuple[tuple[Who, AllStyle | None, str, str, str], ...] = (
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
_SEVERAL: dict[tuple[Who, AllStyle], dict[str, tuple[str, ...]]] = {
    (Who.EACH_OPPONENT, AllStyle.ALL): {
        "nom": ("deine", "Gegner"), "acc": ("deine", "Gegner"), "dat": ("deinen", "Gegnern"), "gen": ("deiner", "Gegner"),
    },
    (Who.EACH_PLAYER, AllStyle.ALL): {
        "nom": ("alle", "Spieler"), "acc": ("alle", "Spieler"), "dat": ("allen", "Spielern"), "gen": ("aller", "Spieler"),
    },
    (Who.EACH_PLAYER, AllStyle.BARE): {"nom": ("Spieler",), "acc": ("Spieler",), "dat": ("Spielern",)},
}  # fmt: skip


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


#: (case, words) -> players; the first words of a player are printed
_PLAYERS: dict[tuple[str, tuple[str, ...]], Node] = {}


def _learn() -> None:
    for who in _SPIELER:
        for c in CASES:
            _PLAYERS[c, tuple(w.lower() for w in _player_words(who, c))] = PlayerPhrase(who[0], who[1])
    that = ThatPlayer(Ref.LAST, -1, "that")
    for c in CASES:
        ending = "s" if c == "gen" else ""
        for noun in ("spieler", "gegner"):
            for article in (DER["m", c], "jen" + DIES[c]["m"], "dies" + DIES[c]["m"]):
                _PLAYERS[c, (article, noun + ending)] = that
        for (kind, style), words in _SEVERAL.items():
            if c in words:
                _PLAYERS[c, tuple(w.lower() for w in words[c])] = PlayerPhrase(kind, style)
        _PLAYERS[c, ("alle" + DIES[c]["p"].removeprefix("e"), "gegner" + ("n" if c == "dat" else ""))] = PlayerPhrase(
            Who.EACH_OPPONENT, AllStyle.ALL
        )
        _PLAYERS[c, ("jed" + DIES[c]["m"], "deiner", "gegner")] = PlayerPhrase(Who.EACH_OPPONENT, AllStyle.EACH)
        _PLAYERS[c, (EIN["m", c].replace("ein", "einer") if c == "nom" else EIN["m", c], "deiner", "gegner")] = (
            PlayerPhrase(Who.AN_OPPONENT)
        )


_learn()
_BY_FIRST: dict[tuple[str, str], list[tuple[tuple[str, ...], Node]]] = {}
for (_case, _words), _node in _PLAYERS.items():
    _BY_FIRST.setdefault((_case, _words[0]), []).append((_words, _node))
_THEY = {"nom": "er", "dat": "ihm"}


def read_player(r: Reader, parameter: str, i: int) -> Readings:
    """Players in a case."""
    case = case_of(parameter)
    token = r.tokens[i]
    out: Readings = []
    for words, node in _BY_FIRST.get((case, token), ()):
        if r.literal(words, i) < 0:
            continue
        target = isinstance(node, PlayerPhrase) and node.is_target
        end = i + len(words)
        if not target and r.tokens[end] == "deiner" and r.tokens[end + 1] == "wahl":
            continue
        out.append((node, end))
    if token == _YOU.get(case):
        out.append((YOU, i + 1))
    if token == _THEY.get(case):
        out.append((ThatPlayer(Ref.LAST, -1, "they"), i + 1))
    return out + _read_owner(r, case, i) + r.rows("player", parameter, i)


_OWNERS: dict[str, type[ControllerOf | OwnerOf]] = {"beherrscher": ControllerOf, "besitzer": OwnerOf}
_POSSESSIVES = ("", "e", "er", "em", "en", "es")


def _read_owner(r: Reader, case: str, i: int) -> Readings:
    """ "ihr Beherrscher", "seines Besitzers", "der Beherrscher jenes Zauberspruchs"."""
    token, noun = r.tokens[i], r.tokens[i + 1]
    make = _OWNERS.get(noun.removesuffix("s").removesuffix("n") if noun not in _OWNERS else noun)
    if make is None:
        return []
    out: Readings = []
    for stem in ("sein", "ihr"):
        if not token.startswith(stem) or token[len(stem) :] not in _POSSESSIVES:
            continue
        end = token[len(stem) :]
        plural = (case, end) in (("nom", "e"), ("acc", "e"), ("dat", "en"), ("gen", "er"))
        if (end == EIN["m", case][3:]) == plural:
            continue
        of = It(Ref.LAST, -1, "many" if plural else "one" if stem == "sein" else "either")
        out.append((make(of, "many" if plural else "one"), i + 2))
    if token == DER["m", case]:
        out += [(make(of, "one"), j) for of, j in r.read("obj", "gen", i + 2)]
    return out


def _emit_owner(printer: Printer, case: str, node: ControllerOf | OwnerOf) -> list[str] | None:
    noun = "Beherrscher" if isinstance(node, ControllerOf) else "Besitzer"
    plural = node.number == "many"
    said = noun + ("n" if case == "dat" else "") if plural else noun + ("s" if case == "gen" else "")
    if isinstance(node.of, It):
        end = DIES[case]["p"] if plural else EIN["m", case][3:]
        return [*whose(printer, node.of, end), said]
    if plural:
        return None
    of = printer.emit("obj", "gen", node.of)
    return None if of is None else [DER["m", case], said, *of]


def whose(printer: Printer, node: It, ending: str) -> list[str]:
    """ "ihr", "seines", "sein bzw. ihr"."""
    from landwalk.oracle.de_nouns import genders_of

    genders = ["p"] if node.number == "many" else genders_of(printer, node)
    stems = dict.fromkeys("ihr" if g in ("f", "p") else "sein" for g in genders)
    return " bzw. ".join(stem + ending for stem in stems).split(" ")


def emit_player(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Players in a case."""
    case = case_of(parameter)
    if node == YOU:
        return [_YOU[case]] if case in _YOU else None
    if isinstance(node, ThatPlayer):
        if node.word == "they" and case in _THEY:
            return [_THEY[case]]
        return (
            [DER["m", case], "Spielers" if case == "gen" else "Spieler"]
            if node.word in ("that", "the", "they")
            else None
        )
    if isinstance(node, ControllerOf | OwnerOf):
        return _emit_owner(printer, case, node)
    if isinstance(node, PlayerPhrase):
        for (kind, style), words in _SEVERAL.items():
            if node.who is kind and node.style is style:
                return list(words[case]) if case in words else None
        for who in _SPIELER:
            if who[0] is node.who and who[1] is node.style:
                return _player_words(who, case)
        return None
    return printer.rows("player", parameter, node) if case != "gen" else None


def read_poss(r: Reader, parameter: str, i: int) -> Readings:
    """dein, sein, ihr: players', or with "obj" objects'."""
    token = r.tokens[i]
    for stem in ("dein", "sein", "ihr"):
        if token.startswith(stem) and token[len(stem) :] in _POSSESSIVES:
            if stem == "dein":
                return [] if "obj" in parameter else [(YOU, i + 1)]
            if "obj" in parameter:
                return [(It(Ref.LAST, -1, "either" if stem == "ihr" else "one"), i + 1)]
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
    if "obj" in words and isinstance(node, It):
        return whose(printer, node, end)
    return None


#: nouns that players have: gender
_THINGS = {"Bibliothek": "f", "Hand": "f", "Friedhof": "m", "Kontrolle": "f"}


def read_zoneof(r: Reader, parameter: str, i: int) -> Readings:
    """ "deine Bibliothek", "die Bibliothek eines Spielers deiner Wahl": the player. Parameter: noun and case."""
    noun, _, case = parameter.partition(" ")
    gender = _THINGS[noun]
    said = noun.lower() + ("s" if case == "gen" and gender == "m" else "")
    out = [(who, j + 1) for who, j in r.read("poss", f"{case} {gender}", i) if r.tokens[j] == said]
    if r.tokens[i] == DER[gender, case] and r.tokens[i + 1] == said:
        out += r.read("player", "gen", i + 2)
    return out


def emit_zoneof(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    noun, _, case = parameter.partition(" ")
    gender = _THINGS[noun]
    said = noun + ("s" if case == "gen" and gender == "m" else "")
    short = printer.emit("poss", f"{case} {gender}", node)
    if short is not None:
        return [*short, said]
    long = printer.emit("player", "gen", node)
    return None if long is None else [DER[gender, case], said, *long]


def install(grammar: Grammar) -> None:
    """Add players to the German grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["player"], emit["player"] = read_player, emit_player
    read["poss"], emit["poss"] = read_poss, emit_poss
    read["zoneof"], emit["zoneof"] = read_zoneof, emit_zoneof
