"""Older printed wordings and what the newest prints say for them: read so, and so compared with what the engine prints.

A row changes words of one period only and never the meaning. What means something else today, or what a keyword action says today that
triggers by its name (mill, surveil), stands in DATED: only prints from before that day said it so. Texts that Oracle has changed since,
so that they do something else, aren't changed here: they are differences. docs/languages.md tells of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

Rows: TypeAlias = tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]


def _created(match: re.Match[str]) -> str:
    """Spanish: "put a token onto the battlefield", now "create a token"."""
    ending = {"er": "ar", "es": "as", "e": "a", "ga": "e", "gas": "es"}.get(match[2] or "", "a")
    return f"{'C' if match[1] == 'P' else 'c'}re{ending} {match[3]}"


def _gemillt(match: re.Match[str]) -> str:
    """German: "lege die obersten zwei Karten deiner Bibliothek auf deinen Friedhof", now "mille zwei Karten"."""
    number = match[4] or match[5]
    cards = f"{number} Karten" if number else "eine Karte"
    if match[6] != ("sein" if match[2] == "t" else "dein"):
        return match[0]  # somebody else's library
    return f"{'M' if match[1] == 'L' else 'm'}ill{match[2]} {match[3]}{cards}"


def _erzeugt(match: re.Match[str]) -> str:
    """German: "bringe einen Spielstein getappt und angreifend ins Spiel", now "erzeuge einen getappten und angreifenden Spielstein"."""
    verb = "Erzeuge" if match["verb"] == "Bringe" else "erzeuge"
    end = "en" if match["one"] == "einen" else "e"
    attacking = f" und angreifend{end}" if match["attacking"] else ""
    return f"{verb} {match['before'] or ''}{match['one']} getappt{end}{attacking} {match['token']}"


_DE_CREATED = (
    r"(?P<before>für [^.:]*? )?(?P<one>einen|zwei|drei|vier|X) (?P<token>[^.:,]*?[Ss]pielsteine?(?: mit \w+)?)"
)
_DE_SURVEIL = (
    r"\b([Ss])chaue dir die obersten (zwei|drei|vier|fünf) Karten deiner Bibliothek an\. Lege eine beliebige Anzahl davon "
    r"auf deinen Friedhof und den Rest in beliebiger Reihenfolge oben auf deine Bibliothek\b"
)


def _ueberwacht(match: re.Match[str]) -> str:
    """German: what surveil does, said in full before it had a name."""
    number = {"zwei": 2, "drei": 3, "vier": 4, "fünf": 5}[match[2]]
    return f"Überwachen {number}" if match[1] == "S" else f"wende Überwachen {number} an"


def _the_one(match: re.Match[str]) -> str:
    """German: "diese Kreatur" as "die Kreatur"."""
    ending = "es" if match[3].endswith("s") else {"r": "er", "s": "as", "m": "em", "n": "en", "": "ie"}[match[2]]
    return f"{match[1]}{ending} {match[3]}"


_LATE_TYPES = (
    r"\bhechizo objetivo de (encantamiento|instantáneo|criatura|conjuro)"
    r"((?:,? (?:de )?[a-z]+)*? o de (?:conjuro|instantáneo))?\b"
)
_SURVEIL = (
    r"\b([Mm])ira(r|s)? las (dos|tres|cuatro|cinco) primeras cartas de tu biblioteca\. "
    r"Pon cualquier cantidad de ellas en tu cementerio "
    r"y el resto en la parte superior de tu biblioteca en cualquier orden\b"
)


def _surveilled(match: re.Match[str]) -> str:
    """Spanish: what surveil does, said in full before it had a name."""
    number = {"dos": 2, "tres": 3, "cuatro": 4, "cinco": 5}[match[3]]
    return f"{'E' if match[1] == 'M' else 'e'}scruta{match[2] or ''} {number}"


_MILL = {"er": "oler", "es": "ueles", "en": "uelen", "e": "uele", "gas": "uelas", "ga": "uela", "": "uele"}


def _milled(match: re.Match[str]) -> str:
    """Spanish: "puts the top card of their library into their graveyard", now "mills a card"."""
    if match[2] != "er" and match[4] != ("t" if match[2] in ("", "es", "gas") else "s"):
        return match[0]  # somebody else's library
    return f"{'M' if match[1] == 'P' else 'm'}{_MILL[match[2]]} {match[3] + ' cartas' if match[3] else 'una carta'}"


def _that_library(match: re.Match[str]) -> str:
    """Spanish: "then shuffles their library", now "then shuffles", where it is the library that was spoken of."""
    return match[1] if f"{match[2]} biblioteca" in match.string[: match.start()] else match[0]


def _jene_bibliothek(match: re.Match[str]) -> str:
    """German: the same."""
    spoken = any(f"{match[2]}{end} Bibliothek" in match.string[: match.start()] for end in ("e", "er"))
    if not spoken:
        return match[0]
    return "danach mischen" if match[1] == "dann" else f"{match[1]} danach"


def _rows(*pairs: tuple[str, str | Callable[[re.Match[str]], str]]) -> Rows:
    return tuple((re.compile(old), new) for old, new in pairs)


#: the abilities of predefined tokens (CR 111.10), which texts said in full in their first years
_ES_TOKENS = {
    "Tesoro": r"\{T\}, sacrificar este artefacto: Agrega un maná de cualquier color",
    "Pista": r"\{2\}, sacrificar este artefacto: Roba una carta",
}
_DE_TOKENS = {
    "Schatz": r"\{T\}, opfere dieses Artefakt: Erzeuge ein Mana einer beliebigen Farbe",
    "Hinweis": r"\{2\}, opfere dieses Artefakt: Ziehe eine Karte",
}


def _tokens(old: str, new: str, tokens: dict[str, str]) -> list[tuple[str, str]]:
    return [(old.format(name, ability), new) for name, ability in tokens.items()]


WORDINGS: dict[str, Rows] = {
    "es": _rows(
        (r"\b([Ee]ntr(?:e|a|en|an|ar)) al campo de batalla\b", r"\1"),  # to 2024
        (r" a tu reserva de maná\b", ""),  # to 2018
        (r"\bcoste de maná convertido\b", "valor de maná"),  # to 2021
        (r"\bque se encuentren? entre ellas\b", "de entre ellas"),  # to 2021
        (r"\bGasta este maná solo\b", "Usa este maná solo"),  # to 2018
        (r"\bSi no, ", "De lo contrario, "),  # to 2018
        (r"\blas primeras (X|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) cartas\b", r"las \1 primeras cartas"),
        (r"\b(segund[oa] (?:hechizo|carta)) del turno\b", r"\1 cada turno"),  # to 2016
        (r"\bcualquier combinación de color\b", "cualquier combinación de colores"),  # to 2017
        (r"\b([Pp]uedes?) elegir que ((?:~ )?haga)\b", r"\1 hacer que \2"),  # to 2020
        (
            r"\b([Ee])lige (hasta (?:otr[oa]s )?(?:dos|tres) criaturas objetivo(?: que controlas)?) y pon ([^.]*?) sobre cada una\b",
            lambda m: f"{'P' if m[1] == 'E' else 'p'}on {m[3]} sobre cada una de {m[2]}",
        ),  # to 2020
        (r"\b([Ee]xilia|[Dd]estruye) a (tod[oa]s)\b", r"\1 \2"),  # to 2021
        (r"\b(igual a )(l[oa]s [A-ZÁÉÍÓÚa-z\xe0-\xff]+ que controlas)\b", lambda m: f"{m[1]}la cantidad de {m[2][4:]}"),
        (r"\b([Ll]uego,? baraj(?:a|ar|as|e|en)) ([ts]u) biblioteca\b", _that_library),  # to 2021
        (
            r"\b([Aa])ctiva esta habilidad solo cuando puedas lanzar un conjuro\b",
            r"\1ctiva esto solo como un conjuro",
        ),  # to 2021
        (r"\b([Aa])ctiva esta habilidad solo\b", r"\1ctiva esto solo"),  # to 2021
        (r"\bsolo se dispara una vez cada turno\b", "solo se dispara una vez por turno"),  # 2021
        (
            r"\b([Pp])on(er|es|e|ga|gas)? en el campo de batalla ((?:[Xa-z]+|esa misma cantidad de) fichas? (?:de|que) )",
            _created,
        ),  # to 2018
        (r"\batacaste con una criatura este turno\b", "atacaste este turno"),  # to 2021
        (r"\bfuese\b", "fuera"),
        (r"\b(cartas?(?: (?:y |o |y/o )?de \w+)*) que hay(?:a|an)? en (tu|su|todos|la)\b", r"\1 en \2"),  # to 2017
        (r"(^|(?<=[.\n] ))Después, ", r"\1Luego, "),
        (r"\bel número de\b", "la cantidad de"),
        (r"\bal número de\b", "a la cantidad de"),
        (r"(contador(?:es)?(?: de \w+| [+\u2212-]\d/[+\u2212-]\d)) en (~|(?:la|el|cada)\b)", r"\1 sobre \2"),
        (r"\bhechizo (instantáneo|conjuro)\b", r"hechizo de \1"),
        (r"\bla parte inferior de\b", "el fondo de"),
        (r"\bAl inicio de", "Al comienzo de"),
        (r"\bque (?:estos|éstos) controlan\b", "que controla"),
        (_LATE_TYPES, r"hechizo de \1\2 objetivo"),
        (r"\b(cartas?|criaturas?) objetivo (de )?([A-ZÁ][a-zéíóú]+)\b", r"\1 \2\3 objetivo"),
        (r"\ba ti ni a un planeswalker\b", "a ti o a un planeswalker"),
        (r"\b(que no sean? negr[oa]s?) o (artefactos?)\b", r"\1 ni \2"),
        (r"\bpudiera producir\b", "pueda producir"),
        (r"\bgana(n?|s?) su control\b", r"gana\1 el control de ella"),
        (r"\bcon una? (fuerza|resistencia|valor de maná) (mayor|menor|igual|de)\b", r"con \1 \2"),
        (r"\bAñade (\{)", r"Agrega \1"),
        (r"\b(fuerza y resistencia base) (\d+/\d+)", r"\1 de \2"),
        (r"\bhechizo o una habilidad\b", "hechizo o habilidad"),
        (r", y luego\b", " y luego"),
        (
            r"\b([Ll])e (hace|haga|hacen) ([^.]*?\bdaño[^.]*? a)",
            lambda m: ("H" if m[1] == "L" else "h") + m[2][1:] + " " + m[3],
        ),
        (r"\bdesde cualquier lugar\b", "desde cualquier parte"),
        (
            r"\bcomo una copia de cualquier (\w+)",
            lambda m: f"como una copia de {'una' if m[1] in ('criatura', 'carta', 'tierra') else 'un'} {m[1]}",
        ),
        (r"\b(contrarrestad[oa]s?) por hechizos o habilidades\b", r"\1"),  # to 2017
        (
            r"\b([Bb]usc(?:a|ar|as|an|ue)) ((?:una|hasta|dos|tres|cualquier) [^,.:]*?) en ([ts]u) biblioteca\b",
            r"\1 en \3 biblioteca \2",
        ),  # to 2017
        (r"\b(criaturas?|artefactos?|permanentes?) objetivo (girad[oa]s?|atacantes?)\b", r"\1 \2 objetivo"),
        (
            r"\b(artefacto|encantamiento|criatura) o (?:la|el) (criatura|artefacto|encantamiento) objetivo\b",
            r"\1 o \2 objetivo",
        ),
        (r"\bse enderezarán\b", "se enderezan"),
        (r"\b(entró|entraron|entrara|entraran|entrado) al campo de batalla\b", r"\1"),  # to 2024
        (r"\b([Ll]uch(?:a|an|e|en|ar)) con\b", r"\1 contra"),
        (r"\bpara lanzar ~,", "para lanzar este hechizo,"),  # to 2018
        *_tokens(r"\b(fichas? de )artefacto ({}) incoloras? con \"{}\"", r"\1\2", _ES_TOKENS),  # to 2019
    ),
    "de": _rows(
        (r"\bumgewandelten? Manakosten von\b", "Manabetrag"),  # to 2021
        (r"\bmit umgewandelten Manakosten kleiner\b", "mit Manabetrag kleiner"),  # to 2021
        (r"\bden umgewandelten Manakosten\b", "dem Manabetrag"),  # to 2021
        (r"\bder umgewandelten Manakosten\b", "des Manabetrags"),  # to 2021
        (r"\b([Dd])ie umgewandelten Manakosten\b", r"\1er Manabetrag"),  # to 2021
        (r"\bhöchsten umgewandelten Manakosten\b", "höchsten Manabetrag"),  # to 2021
        (r"\b(ihr|sein)en umgewandelten Manakosten\b", r"\1em Manabetrag"),  # to 2021
        (r"\b(ihr|sein)er umgewandelten Manakosten\b", r"\1es Manabetrags"),  # to 2021
        (r"\b(ihr|sein)e umgewandelten Manakosten\b", r"\1 Manabetrag"),  # to 2021
        (r"\bdiese bleibende Karte\b", "dieses Permanent"),  # to 2022
        (
            r"\bals zusätzliche Kosten, um ~ zu wirken\b",
            "als zusätzliche Kosten, um diesen Zauberspruch zu wirken",
        ),  # to 2018
        (r"\bFarbe, das (ein Land, das [^,.]*,) produzieren könnte\b", r"Farbe, die \1 erzeugen könnte"),  # to 2020
        (r"\b(dessen|deren) umgewandelte Manakosten ([^,.]*?) sind\b", r"\1 Manabetrag \2 ist"),  # to 2021
        (r"\b([Vv])om (?=[~\u2248\u224b])", r"\1on "),  # "vom" has the name's article in it
        (r"\b([Ee])rhöhe deinen Manavorrat um\b", r"\1rzeuge"),  # to 2018
        (r"\bdeinen Manavorrat um (\{[^.]*\}|ein Mana einer beliebigen Farbe) erhöhen\b", r"\1 erzeugen"),  # to 2018
        *_tokens(r"\bfarblosen? ({})-Artefaktspielstein(e?) mit \"{}\.\"", r"\1-Spielstein\2.", _DE_TOKENS),  # to 2019
        (
            r"\bnur zu einem Zeitpunkt, zu dem du (?:auch )?eine Hexerei wirken könntest\b",
            "wie eine Hexerei",
        ),  # to 2021
        (r"\b([Mm]isch\w*) (?:dann|danach) (dein|sein|ihr)e Bibliothek\b", _jene_bibliothek),  # to 2021
        (r"\b(dann) (dein|sein)e Bibliothek mischen\b", _jene_bibliothek),  # to 2021
        (r"\b(k(?:ann|önnen) nicht) von Zaubersprüchen oder Fähigkeiten (neutralisiert werden)\b", r"\1 \2"),  # to 2017
        (r"\bwobei X (der|dem) ([^.]*?) entspricht\b", r"wobei X gleich \1 \2 ist"),  # 2018
        (r"\bder höchsten Manabetrag\b", "des höchsten Manabetrags"),  # to 2021, behind the rows above
        (r"\beine Anzahl Karten in Höhe\b", "Karten in Höhe"),  # to 2020
        (r"\bSchaden in Höhe\b", "Schadenspunkte in Höhe"),  # to 2020
        (
            r"(?m)^Du kannst die oberste Karte deiner Bibliothek spielen\.$",
            "Du kannst Karten oben von deiner Bibliothek spielen.",
        ),  # to 2020
        (
            rf"\b(?P<verb>[Bb]ringe) {_DE_CREATED} getappt(?P<attacking> und angreifend)? ins Spiel\b",
            _erzeugt,
        ),  # to 2016
        (r"\bManabetrag (\d+|X) oder höher\b", r"Manabetrag \1 oder mehr"),  # to 2021
        (r"\bBringe einen Spielstein ins Spiel, der\b", "Erzeuge einen Spielstein, der"),  # to 2016
        (r"\b([Dd])u bringst (einen (?:[^.,:]*)spielstein) ins Spiel\b", r"\1u erzeugst \2"),  # to 2016
        (r"\b([Vv])erdoppele\b", r"\1erdopple"),
        (r"\bBringe ((?:[^.,]|, )*spielsteine?(?: mit [^.,]*)?) ins Spiel\b", r"Erzeuge \1"),  # to 2016
        (r"\bbringe ((?:[^.,]|, )*spielsteine?(?: mit [^.,]*)?) ins Spiel\b", r"erzeuge \1"),  # to 2016
        (r"\bAndernfalls\b", "Anderenfalls"),
        (r"\bAktiviere diese Fähigkeit nur, während\b", "Aktiviere diese Fähigkeit nur, falls"),
        (
            r"\b([Ee])rhöhe ((?:[^.\"]{0,60} )?)deinen Manavorrat für jede([^.\"]*?)um (\{[^.]*\})\.",
            r"\1rzeuge \2für jede\3\4.",
        ),  # to 2018
        (r"\bSein bzw\. Ihr Beherrscher\b", "Sein bzw. ihr Beherrscher"),
        (
            r"\b([Ww])enn du einen Zauberspruch samt Bonuskosten wirkst,",
            r"\1enn du einen Zauberspruch wirkst und falls seine Bonuskosten bezahlt wurden,",
        ),
        (
            r"\b([Ee])s gibt keine Obergrenze für die Anzahl an Karten, die du auf der Hand halten darfst\b",
            lambda m: ("D" if m[1] == "E" else "d") + "u hast keine maximale Handkartenzahl",
        ),  # to 2020
    ),
}

#: likewise, but only in prints before the day: later ones mean what they say
DATED: dict[str, tuple[tuple[str, re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]] = {
    "es": (
        (
            "2018-04-27",
            re.compile(r"\b([Pp]uedes buscar [^.]*?), luego baraja (?:tu biblioteca )?y pon esa carta\b"),
            r"\1, luego barajar y poner esa carta",
        ),
        (
            "2018-04-27",
            re.compile(r"(puntos? de daño|cantidad de daño|daño igual a [^.]*?) al (jugador|oponente) objetivo\b"),
            r"\1 al \2 o planeswalker objetivo",
        ),
        ("2018-04-27", re.compile(r"\bla criatura o (?:el )?jugador objetivo\b"), "cualquier objetivo"),
        ("2018-04-27", re.compile(r"\bun[oa] o dos criaturas y/o jugadores objetivo\b"), "uno o dos objetivos"),
        ("2018-10-05", re.compile(_SURVEIL), _surveilled),
        (
            "2019-01-25",  # that it may be done at any time was said in brackets
            re.compile(r"(?m)^Puedes mirar la primera carta de tu biblioteca\.$"),
            "Puedes mirar la primera carta de tu biblioteca en cualquier momento.",
        ),
        (
            "2020-07-03",
            re.compile(
                r"\b([Pp])on(er|es|en|e|gas|ga|) (?:la primera carta|las (\w+) primeras cartas) de ([ts])u biblioteca "
                r"en \4u cementerio\b"
            ),
            _milled,
        ),
    ),
    "de": (
        (
            "2018-04-27",
            re.compile(r"(?<!oder )\beinem (Spieler|Gegner) deiner Wahl (?=(?:\w+ )?(?:Schaden|Schadenspunkte?)\b)"),
            r"einem \1 oder Planeswalker deiner Wahl ",
        ),
        ("2018-04-27", re.compile(r"\beiner Kreatur oder einem Spieler deiner Wahl\b"), "einem Ziel deiner Wahl"),
        ("2018-04-27", re.compile(r"\beine Kreatur oder einen Spieler deiner Wahl\b"), "ein Ziel deiner Wahl"),
        ("2018-10-05", re.compile(_DE_SURVEIL), _ueberwacht),
        (
            "2016-01-22",
            re.compile(r"\bgreift in jedem Zug an, falls möglich\b"),
            "greift in jedem Kampf an, falls möglich",
        ),
        (
            "2020-07-03",
            re.compile(
                r"\b([Ll])eg(e|st|t) ([^.,:]{0,40}?)(?:die oberste(?:n (\w+) Karten| Karte)|(so viele|entsprechend viele) Karten oben von) "
                r"(dein|sein)er Bibliothek auf \6en Friedhof\b"
            ),
            _gemillt,
        ),
        (
            "2020-07-03",
            re.compile(r"\bdie obersten (\w+) Karten deiner Bibliothek auf deinen Friedhof legen\b"),
            r"\1 Karten millen",
        ),
        (
            "2019-01-25",  # that it may be done at any time was said in brackets
            re.compile(r"(?m)^Du kannst dir die oberste Karte deiner Bibliothek anschauen\.$"),
            "Du kannst dir zu jedem Zeitpunkt die oberste Karte deiner Bibliothek anschauen.",
        ),
        (
            "2018-01-01",  # outside quotations "diese Kreatur" was always one spoken of before
            re.compile(
                r"\b([Dd])iese([rsmn]?) (Kreatur|Karte|Land(?:es)?|Artefakts?|Verzauberung|Zauberspruchs?)\b"
                r"(?=[^\"]*(?:\"[^\"]*\"[^\"]*)*$)"
            ),
            _the_one,
        ),
    ),
}
