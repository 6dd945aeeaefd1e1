"""Spanish players: "un oponente", "el controlador de ella", the subject that is left out, "tu" and "su"."""

from __future__ import annotations

from landwalk.abilities.noun import YOU, AllStyle, ControllerOf, It, OwnerOf, PlayerPhrase, Ref, ThatPlayer, Who
from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_PLAYERS: dict[tuple[str, ...], Node] = {
    ("un", "jugador"): PlayerPhrase(Who.A_PLAYER),
    ("un", "oponente"): PlayerPhrase(Who.AN_OPPONENT),
    ("cada", "jugador"): PlayerPhrase(Who.EACH_PLAYER, AllStyle.EACH),
    ("todos", "los", "jugadores"): PlayerPhrase(Who.EACH_PLAYER, AllStyle.ALL),
    ("los", "jugadores"): PlayerPhrase(Who.EACH_PLAYER, AllStyle.BARE),
    ("cada", "oponente"): PlayerPhrase(Who.EACH_OPPONENT, AllStyle.EACH),
    ("tus", "oponentes"): PlayerPhrase(Who.EACH_OPPONENT, AllStyle.ALL),
    ("cada", "uno", "de", "los", "otros", "jugadores"): PlayerPhrase(Who.EACH_OTHER_PLAYER),
    ("cada", "uno", "de", "los", "demás", "jugadores"): PlayerPhrase(Who.EACH_OTHER_PLAYER),
    ("cada", "otro", "jugador"): PlayerPhrase(Who.EACH_OTHER_PLAYER),
    ("el", "jugador", "objetivo"): PlayerPhrase(Who.TARGET_PLAYER),
    ("el", "oponente", "objetivo"): PlayerPhrase(Who.TARGET_OPPONENT),
    ("el", "jugador", "defensor"): PlayerPhrase(Who.DEFENDING_PLAYER),
    ("el", "jugador", "elegido"): PlayerPhrase(Who.CHOSEN_PLAYER),
    ("el", "jugador", "encantado"): PlayerPhrase(Who.ENCHANTED_PLAYER),
    ("ese", "jugador"): ThatPlayer(Ref.LAST, -1, "that"),
    ("este", "jugador"): ThatPlayer(Ref.LAST, -1, "that"),
}
_PLAYER_WORDS = {node: words for words, node in _PLAYERS.items()}


def read_player(r: Reader, parameter: str, i: int) -> Readings:
    """Players."""
    out: Readings = [(n, i + len(w)) for w, n in _PLAYERS.items() if w[0] == r.tokens[i] and r.literal(w, i) >= 0]
    if r.tokens[i] == "tú" or (parameter != "nom" and r.tokens[i] == "ti"):
        out.append((YOU, i + 1))
    if r.tokens[i] == "el" and r.tokens[i + 1] == "propietario" and r.tokens[i + 2] == "de":
        out += [(OwnerOf(o), j) for o, j in r.read("obj", "prep", i + 3)]
    if r.tokens[i] == "el" and r.tokens[i + 1] == "controlador" and r.tokens[i + 2] == "de":
        out += [(ControllerOf(o), j) for o, j in r.read("obj", "prep", i + 3)]
    return out + r.rows("player", parameter, i)


def emit_player(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """Players."""
    if node == YOU:
        return ["tú"] if parameter == "nom" else ["ti"]
    if isinstance(node, ThatPlayer):
        return ["ese", "jugador"]
    words = _PLAYER_WORDS.get(node)
    if words:
        return list(words)
    said = printer.rows("player", parameter, node)
    if said is None and isinstance(node, ControllerOf):
        of = printer.emit("obj", "prep", node.of)
        return None if of is None else ["el", "controlador", "de", *of]
    return said


def read_under(r: Reader, i: int) -> Readings:
    """ "tu control", "el control de un oponente": who controls."""
    if r.literal(("tu", "control"), i) >= 0:
        return [(YOU, i + 2)]
    j = r.literal(("el", "control", "de"), i)
    return r.read("player", "nom", j) if j >= 0 else []


def read_agent(r: Reader, parameter: str, i: int) -> Readings:
    """A player as subject: you are left out, and behind a verb in the third person they are ("que controla"; parameter "behind")."""
    theirs = parameter == "behind" and not r.tokens[i - 1].endswith("s")
    hidden: Node = ThatPlayer(Ref.LAST, -1, "they") if theirs else YOU
    said = [(n, j) for n, j in r.read("player", "nom", i) if n != YOU]
    if r.tokens[i] == "tú":  # "y tú controlas una Montaña"
        said.append((YOU, i + 1))
    return [(hidden, i), *said]


def emit_agent(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    if node == YOU or (parameter == "behind" and isinstance(node, ThatPlayer) and node.word == "they"):
        return []
    return emit_player(printer, "nom", node)


def read_poss(r: Reader, parameter: str, i: int) -> Readings:
    """tu, su: players', or with parameter "obj" objects'."""
    token = r.tokens[i]
    if token in ("tu", "tus") and parameter != "obj":
        return [(YOU, i + 1)]
    if token in ("su", "sus"):
        if parameter == "obj":
            return [(It(Ref.LAST, -1, "either"), i + 1)]
        return [(ThatPlayer(Ref.LAST, -1, "they"), i + 1)]
    return []


def emit_poss(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """tu, su; of others there is no possessive."""
    if node == YOU and parameter != "obj":
        return ["tu"]
    if (parameter == "obj" and isinstance(node, It)) or (
        parameter != "obj" and isinstance(node, ThatPlayer) and node.word == "they"
    ):
        return ["su"]
    return None


def install(grammar: Grammar) -> None:
    """Add players to the Spanish grammar."""
    for name, read, emit in (
        ("player", read_player, emit_player),
        ("agent", read_agent, emit_agent),
        ("poss", read_poss, emit_poss),
    ):
        grammar.read_code[name] = read
        grammar.emit_code[name] = emit
