"""English players and possessives."""

from __future__ import annotations

from landwalk.abilities.noun import AllStyle, It, PlayerPhrase, Ref, ThatPlayer, Who
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_PLAYERS: dict[tuple[str, ...], Node] = {
    ("you",): PlayerPhrase(Who.YOU),
    ("a", "player"): PlayerPhrase(Who.A_PLAYER),
    ("a", "opponent"): PlayerPhrase(Who.AN_OPPONENT),
    ("each", "player"): PlayerPhrase(Who.EACH_PLAYER, AllStyle.EACH),
    ("all", "players"): PlayerPhrase(Who.EACH_PLAYER, AllStyle.ALL),
    ("players",): PlayerPhrase(Who.EACH_PLAYER, AllStyle.BARE),
    ("each", "opponent"): PlayerPhrase(Who.EACH_OPPONENT, AllStyle.EACH),
    ("your", "opponents"): PlayerPhrase(Who.EACH_OPPONENT, AllStyle.ALL),
    ("each", "other", "player"): PlayerPhrase(Who.EACH_OTHER_PLAYER),
    ("target", "player"): PlayerPhrase(Who.TARGET_PLAYER),
    ("target", "opponent"): PlayerPhrase(Who.TARGET_OPPONENT),
    ("defending", "player"): PlayerPhrase(Who.DEFENDING_PLAYER),
    ("the", "chosen", "player"): PlayerPhrase(Who.CHOSEN_PLAYER),
    ("enchanted", "player"): PlayerPhrase(Who.ENCHANTED_PLAYER),
    ("that", "player"): ThatPlayer(Ref.LAST, -1, "that"),
    ("that", "player", "or", "that", "planeswalker", "'s", "controller"): ThatPlayer(Ref.LAST, -1, "or_controller"),
    ("that", "player", "or", "planeswalker"): ThatPlayer(Ref.LAST, -1, "or_planeswalker"),
    ("the", "player"): ThatPlayer(Ref.LAST, -1, "the"),
    ("they",): ThatPlayer(Ref.LAST, -1, "they"),
    ("them",): ThatPlayer(Ref.LAST, -1, "they"),
}
_BY_WORD: dict[str, list[tuple[tuple[str, ...], Node]]] = {}
for _words, _node in _PLAYERS.items():
    _BY_WORD.setdefault(_words[0], []).append((_words, _node))
_PLAYER_WORDS = {node: words for words, node in reversed(_PLAYERS.items())}
_THAT_PLAYER = {
    "that": ["that", "player"],
    "the": ["the", "player"],
    "or_controller": ["that", "player", "or", "that", "planeswalker", "'s", "controller"],
    "or_planeswalker": ["that", "player", "or", "planeswalker"],
}
_POSSESSIVE: dict[str, Node] = {"your": PlayerPhrase(Who.YOU)}


def read_player(r: Reader, parameter: str, i: int) -> Readings:
    """Players by word; "its controller" and the like are rows."""
    out: Readings = []
    tokens = r.tokens
    for words, node in _BY_WORD.get(tokens[i], ()):
        if r.literal(words, i) >= 0:
            out.append((node, i + len(words)))
    return out + r.rows("player", parameter, i)


def emit_player(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Parameter "acc" makes they them."""
    if isinstance(node, ThatPlayer):
        return _THAT_PLAYER.get(node.word) or (["them"] if parameter == "acc" else ["they"])
    words = _PLAYER_WORDS.get(node)
    return list(words) if words else printer.rows("player", parameter, node)


def read_poss(r: Reader, parameter: str, i: int) -> Readings:
    """Possessives: your, their, target player's; with parameter "obj" those of objects: its, that creature's."""
    token = r.tokens[i]
    out: Readings = []
    objects = parameter == "obj"
    if token == "its" and objects:
        out.append((It(Ref.LAST, -1), i + 1))
    elif token == "their":
        out.append((It(Ref.LAST, -1, "many") if objects else ThatPlayer(Ref.LAST, -1, "they"), i + 1))
    elif token == "your" and not objects:
        out.append((_POSSESSIVE["your"], i + 1))
    for node, j in r.read("obj" if objects else "player", "nom", i):
        if r.tokens[j] == ("'" if number_of(node) == "p" else "'s") and not _pronoun(node):
            out.append((node, j + 1))
    return out


def _pronoun(node: Node) -> bool:
    return (
        isinstance(node, It) or (isinstance(node, ThatPlayer) and node.word == "they") or node in _POSSESSIVE.values()
    )


def emit_poss(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Possessives."""
    if isinstance(node, It):
        return ["its"] if node.number == "one" else ["their"]
    if isinstance(node, ThatPlayer) and node.word == "they":
        return ["their"]
    if node == _POSSESSIVE["your"]:
        return ["your"]
    words = printer.emit("np", "nom", node)
    return None if words is None else [*words, "'" if number_of(node) == "p" else "'s"]


def install(grammar: Grammar) -> None:
    """Add players to the English grammar."""
    read, emit = grammar.read_code, grammar.emit_code
    read["player"], emit["player"] = read_player, emit_player
    read["poss"], emit["poss"] = read_poss, emit_poss
