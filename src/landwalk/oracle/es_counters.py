"""Spanish names of counters: what stands behind "contador"."""

from __future__ import annotations

from landwalk.kernel.node import Node
from landwalk.oracle.grammar import Grammar
from landwalk.oracle.inner import Leaf, value_of
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings
from landwalk.oracle.words import KEYWORDS

#: English name -> Spanish, behind "contador de"; each is in print
_NAMES = """\
acorn bellotas;age edad;aim puntería;arrowhead punta de flecha;blaze llamarada;blood sangre;book libro;bounty recompensa;bribery soborno;
brick bloque;cage jaula;charge carga;coin moneda;component componente;corpse cadáveres;corruption corrupción;croak croac;
delay dilación;depletion agotamiento;despair desesperación;devotion devoción;divinity divinidad;doom perdición;energy energía;
enlightened iluminación;experience experiencia;fate destino;feather pluma;flame llama;flood inundación;
foreshadow augurio;fury furia;gold oro;
growth crecimiento;harmony armonía;hatchling cría;healing curación;hit asesinato;
hoofprint huella;hour hora;ice hielo;incarnation encarnación;
isolation aislamiento;ki ki;knowledge conocimiento;landmark señal;level nivel;lore sabiduría;loyalty lealtad;luck suerte;
manifestation manifestación;mannequin maniquí;mining minería;muster reunión;night noche;page página;petrification petrificación;
phylactery filacteria;plague plaga;point punto;poison veneno;pressure presión;prey presa;quest búsqueda;scroll pergamino;
shred trituración;silver plata;slime fango;soul alma;spite rencor;spore espora;storage almacenaje;strife conflicto;study estudio;
suspect sospecha;task tarea;time tiempo;tower torre;training entrenamiento;trap trampa;unity unidad;valor valentía;
velocity velocidad;verse estrofa;void vacío;vow juramento;wish deseo;"""
#: keyword counters (CR 122.1b) are called what the keyword is
_KEYWORDS = ("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof")
_MORE_KEYWORDS = ("indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
KINDS: dict[str, str] = {name: KEYWORDS[name].es for name in (*_KEYWORDS, *_MORE_KEYWORDS)}
for _entry in _NAMES.replace("\n", "").split(";"):
    if _entry:
        _english, _, _spanish = _entry.partition(" ")
        KINDS[_english] = _spanish
_KIND_OF = {tuple(es.split(" ")): en for en, es in KINDS.items()}
_LONGEST = max(map(len, _KIND_OF))


def read_kind(r: Reader, parameter: str, i: int) -> Readings:
    """The kind of counter: "+1/+1", "de carga", "de dañar primero"."""
    token = r.tokens[i]
    if "/" in token and token[0] in "+-\u2212":
        return [(Leaf(token.replace("\u2212", "-")), i + 1)]
    if token != "de":
        return []
    found = [(n, _KIND_OF.get(tuple(r.tokens[i + 1 : i + 1 + n]))) for n in range(1, _LONGEST + 1)]
    return [(Leaf(kind), i + 1 + n) for n, kind in found if kind is not None]


def emit_kind(printer: Printer, parameter: str, node: Node) -> list[str] | None:
    """The same printed."""
    kind = str(value_of(node))
    if "/" in kind:
        return [kind]
    return ["de", *KINDS[kind].split(" ")] if kind in KINDS else None


def install(grammar: Grammar) -> None:
    """Add counters to the Spanish grammar."""
    grammar.read_code["kind"], grammar.emit_code["kind"] = read_kind, emit_kind
