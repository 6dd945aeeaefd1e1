"""The dictionary: types, subtypes, colours and keywords with their forms in three languages."""

from __future__ import annotations

from landwalk.abilities.noun import Status
from landwalk.oracle.words_german import GERMAN
from landwalk.oracle.words_keywords import ABILITY_WORDS as _ABILITY_WORDS
from landwalk.oracle.words_keywords import KEYWORD_FORMS as _KEYWORD_FORMS
from landwalk.oracle.words_keywords import KEYWORDS as _KEYWORDS
from landwalk.oracle.words_types import SUBTYPES as _SUBTYPES


class NounWord:
    """A noun: English singular and plural; Spanish and German word, gender and plural ("" where not confirmed)."""

    __slots__ = (
        "de",
        "de_compound",
        "de_declension",
        "de_gender",
        "de_plural",
        "en",
        "en_plural",
        "es",
        "es_gender",
        "es_plural",
        "kind",
    )

    def __init__(
        self, kind: str, en: tuple[str, str], es: tuple[str, str, str], de: tuple[str, str, str], compound: str = ""
    ) -> None:
        self.kind = kind
        self.en, self.en_plural = en
        self.es, self.es_gender, self.es_plural = es
        self.de, self.de_gender, self.de_plural = de
        self.de_compound = compound
        self.de_declension = ""  # "w" weak ("den Soldaten"), "a" like an adjective ("der Verbündete")


def _noun(kind: str, en: str, es: str, de: str, compound: str = "") -> NounWord:
    one, _, many = en.partition(" ")
    es_word, es_gender, es_plural = es.split("/")
    de_word, de_gender, de_plural = de.split("/")
    return NounWord(
        kind, (one, many or one + "s"), (es_word, es_gender, es_plural), (de_word, de_gender, de_plural), compound
    )


#: Card types (CR 205.2a), keys as in kernel.characteristics.CardType.
TYPES: dict[str, NounWord] = {
    n.en: n
    for n in (
        _noun("type", "artifact", "artefacto/m/artefactos", "Artefakt/n/Artefakte", "Artefakt"),
        _noun("type", "creature", "criatura/f/criaturas", "Kreatur/f/Kreaturen", "Kreaturen"),
        _noun(
            "type", "enchantment", "encantamiento/m/encantamientos", "Verzauberung/f/Verzauberungen", "Verzauberungs"
        ),
        _noun("type", "instant", "instantáneo/m/instantáneos", "Spontanzauber/m/Spontanzauber", "Spontanzauber"),
        _noun("type", "sorcery sorceries", "conjuro/m/conjuros", "Hexerei/f/Hexereien", "Hexerei"),
        _noun("type", "land", "tierra/f/tierras", "Land/n/Länder", "Länder"),
        _noun("type", "planeswalker", "planeswalker/m/planeswalkers", "Planeswalker/m/Planeswalker", "Planeswalker"),
        _noun("type", "battle", "batalla/f/batallas", "Schlacht/f/Schlachten", "Schlachten"),
        _noun("type", "kindred", "tribal/m/tribales", "//", ""),
    )
}
#: Other head nouns, keys as in abilities.noun.Noun.
NOUNS: dict[str, NounWord] = {
    "card": _noun("noun", "card", "carta/f/cartas", "Karte/f/Karten", "karte"),
    "spell": _noun("noun", "spell", "hechizo/m/hechizos", "Zauberspruch/m/Zaubersprüche", "zauberspruch"),
    "permanent": _noun("noun", "permanent", "permanente/m/permanentes", "Permanent/n/Permanents", ""),
    "token": _noun("noun", "token", "ficha/f/fichas", "Spielstein/m/Spielsteine", "spielstein"),
    "source": _noun("noun", "source", "fuente/f/fuentes", "Quelle/f/Quellen", "quelle"),
    "ability": _noun("noun", "ability abilities", "habilidad/f/habilidades", "Fähigkeit/f/Fähigkeiten", "fähigkeit"),
}
#: color letter -> English, Spanish (masculine, feminine, plurals), German stem
COLORS: dict[str, tuple[str, tuple[str, str, str, str], str]] = {
    "W": ("white", ("blanco", "blanca", "blancos", "blancas"), "weiß"),
    "U": ("blue", ("azul", "azul", "azules", "azules"), "blau"),
    "B": ("black", ("negro", "negra", "negros", "negras"), "schwarz"),
    "R": ("red", ("rojo", "roja", "rojos", "rojas"), "rot"),
    "G": ("green", ("verde", "verde", "verdes", "verdes"), "grün"),
}
#: supertype -> Spanish forms, German stem ("" where it makes a compound or isn't confirmed)
SUPERTYPES: dict[str, tuple[tuple[str, str, str, str], str]] = {
    "legendary": (("legendario", "legendaria", "legendarios", "legendarias"), "legendär"),
    "basic": (("básico", "básica", "básicos", "básicas"), "Standard"),
    "snow": (("nevado", "nevada", "nevados", "nevadas"), "verschneit"),
    "world": (("", "", "", ""), ""),
}
#: status -> English adjective, Spanish forms, German stem ("" where not confirmed)
STATUSES: dict[Status, tuple[str, tuple[str, str, str, str], str]] = {
    Status.TAPPED: ("tapped", ("girado", "girada", "girados", "giradas"), "getappt"),
    Status.UNTAPPED: ("untapped", ("enderezado", "enderezada", "enderezados", "enderezadas"), "ungetappt"),
    Status.ATTACKING: ("attacking", ("atacante", "atacante", "atacantes", "atacantes"), "angreifend"),
    Status.BLOCKING: ("blocking", ("bloqueador", "bloqueadora", "bloqueadores", "bloqueadoras"), "blockend"),
    Status.ATTACKING_OR_BLOCKING: (
        "attacking or blocking",
        ("atacante o bloqueador", "atacante o bloqueadora", "atacantes o bloqueadores", "atacantes o bloqueadoras"),
        "angreifend oder blockend",
    ),
    Status.BLOCKED: ("blocked", ("bloqueado", "bloqueada", "bloqueados", "bloqueadas"), "geblockt"),
    Status.UNBLOCKED: ("unblocked", ("no bloqueado", "no bloqueada", "no bloqueados", "no bloqueadas"), "ungeblockt"),
    Status.NONTOKEN: ("nontoken", ("", "", "", ""), ""),
    Status.ENCHANTED: ("enchanted", ("encantado", "encantada", "encantados", "encantadas"), "verzaubert"),
    Status.EQUIPPED: ("equipped", ("equipado", "equipada", "equipados", "equipadas"), "ausgerüstet"),
    Status.MODIFIED: ("modified", ("modificado", "modificada", "modificados", "modificadas"), "modifiziert"),
    Status.HISTORIC: ("historic", ("histórico", "histórica", "históricos", "históricas"), "historisch"),
    Status.FACE_DOWN: ("face-down", ("boca abajo", "boca abajo", "boca abajo", "boca abajo"), "verdeckt"),
    Status.MULTICOLORED: ("multicolored", ("multicolor", "multicolor", "multicolores", "multicolores"), "mehrfarbig"),
    Status.MONOCOLORED: ("monocolored", ("monocolor", "monocolor", "monocolores", "monocolores"), "einfarbig"),
    Status.COLORLESS: ("colorless", ("incoloro", "incolora", "incoloros", "incoloras"), "farblos"),
    Status.SUSPENDED: ("suspended", ("suspendido", "suspendida", "suspendidos", "suspendidas"), ""),
    Status.KICKED: ("kicked", ("estimulado", "estimulada", "estimulados", "estimuladas"), ""),
    Status.PERMANENT: ("permanent", ("", "", "", ""), ""),
    Status.COMMANDER: ("commander", ("comandante", "comandante", "comandante", "comandante"), ""),
}


def _subtypes() -> dict[str, NounWord]:
    out: dict[str, NounWord] = {}
    for entry in _SUBTYPES.replace("\n", "").split(";"):
        if entry:
            name, kind, plural, es, gender, es_plural, de, de_gender, de_plural = entry.split(",")
            out[name] = NounWord(
                kind, (name, plural or name + "s"), (es, gender, es_plural), (de, de_gender, de_plural), de
            )
    for entry in GERMAN.replace("\n", "").split(";"):
        if entry:
            name, de, gender, plural, declension, compound = entry.split("|")
            word = out[name]
            word.de, word.de_gender, word.de_plural, word.de_declension = de, gender, plural, declension
            word.de_compound = compound or de
    for name in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        out[name].kind = "land"  # also where the only creature that is one comes last
    return out


SUBTYPES = _subtypes()


class KeywordWord:
    """A keyword ability's words: Spanish as it is granted and as a line, German as a line and as it is granted."""

    __slots__ = ("de", "de_granted", "es", "es_line", "name", "parameter")

    def __init__(self, name: str, parameter: str, es: str, es_line: str, de: str, de_granted: str) -> None:
        self.name = name
        self.parameter = parameter
        self.es = es
        self.es_line = es_line or es
        self.de = de
        self.de_granted = de_granted or de


KEYWORDS: dict[str, KeywordWord] = {}
for _entry in _KEYWORDS.replace("\n", "").split(";"):
    if _entry:
        _word = KeywordWord(*_entry.split("|"))
        KEYWORDS[_word.name] = _word
#: keyword -> what the table says of its parameter, and every confirmed form of its name by language
KEYWORD_FORMS: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {}
for _entry in _KEYWORD_FORMS.replace("\n", "").split(";"):
    if _entry:
        _name, _parameter, _es, _de = _entry.split("|")
        KEYWORD_FORMS[_name] = (
            _parameter,
            {"es": tuple(filter(None, _es.split(","))), "de": tuple(filter(None, _de.split(",")))},
        )
#: names of variants that the CR describes within another keyword's rule
MORE_KEYWORDS = ("multikicker", "megamorph")
ABILITY_WORDS = frozenset(w for w in _ABILITY_WORDS.replace("\n", "").split(";") if w)
NUMBER_WORDS = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]


#: keywords that stand before an activated ability (CR 702.142a, 702.177a)
LABELS = frozenset({"boast", "exhaust"})


def keyword_label(name: str, lang: str) -> str:
    """The word of a keyword before the dash of its ability: "Boast", "Alardear", "Prahlen"; empty where it isn't known."""
    known = KEYWORDS[name]
    said = {"es": known.es, "de": known.de or known.de_granted}.get(lang, name)
    return said[:1].upper() + said[1:]


def subtype_word(name: str) -> NounWord:
    """The noun of a type or subtype word."""
    return TYPES[name] if name in TYPES else SUBTYPES[name]
