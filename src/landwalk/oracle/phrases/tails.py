"""What stands behind a noun: control, zones, stats, keywords, counters. The parameter is the number of the noun."""

from __future__ import annotations

from landwalk.abilities.noun import (
    AmongLast,
    Attached,
    AttackingWhom,
    Blocking,
    Choice,
    Compare,
    Controlled,
    Happened,
    HappenedThisTurn,
    InZone,
    Named,
    NotControlled,
    OfChosen,
    OnTop,
    Owned,
    PlayerPhrase,
    ShareType,
    Stat,
    Targeting,
    Who,
    WithCounter,
    WithKeyword,
    WithoutKeyword,
    WithStat,
)
from landwalk.abilities.words import Row, phrase
from landwalk.kernel.zones import Zone

_STATS = (
    (Stat.POWER, "power", "fuerza", "Stärke"),
    (Stat.TOUGHNESS, "toughness", "resistencia", "Widerstandskraft"),
    (Stat.MANA_VALUE, "mana value", "valor de maná", "Manabetrag"),
)
_COMPARED = (
    (Compare.AT_MOST, "less than or equal to", "menor o igual (que|a)"),
    (Compare.AT_LEAST, "greater than or equal to", "mayor o igual (que|a)"),
    (Compare.LESS, "less than", "menor (que|a)"),
    (Compare.MORE, "greater than", "mayor (que|a)"),
    (Compare.EQUAL, "equal to", "igual a"),
)
_ZONES = (
    (Zone.GRAVEYARD, "graveyard", "cementerio", "m", "Friedhof", "m"),
    (Zone.HAND, "hand", "mano", "f", "Hand", "f"),
    (Zone.LIBRARY, "library", "biblioteca", "f", "Bibliothek", "f"),
)
YOU = PlayerPhrase(Who.YOU)


def _stats() -> list[Row]:
    rows = []
    for stat, en, es, de in _STATS:
        rows += [
            phrase(
                "tail",
                WithStat,
                f"with {en} {{amount:int}} or less",
                f"con {es} de {{amount:int}} o menos",
                f"mit {de} {{amount:int}} oder weniger",
                stat=stat,
                compare=Compare.AT_MOST,
            ),
            phrase(
                "tail",
                WithStat,
                f"with {en} {{amount:int}} or greater",
                f"con {es} de {{amount:int}} o más",
                f"mit {de} {{amount:int}} oder mehr",
                stat=stat,
                compare=Compare.AT_LEAST,
            ),
            phrase(
                "tail",
                WithStat,
                f"with {en} {{amount:int}}",
                f"con {es} de {{amount:int}}",
                f"mit {de} {{amount:int}}",
                stat=stat,
                compare=Compare.EQUAL,
            ),
            *(
                phrase(
                    "tail",
                    WithStat,
                    f"with {en} {words} {{amount:qty}}",
                    f"con {es} {es_words} {{amount:qty}} // con {es} {es_words} {{amount:statof {stat}}}",
                    stat=stat,
                    compare=compare,
                )
                for compare, words, es_words in _COMPARED
            ),
        ]
    return rows  # fmt: skip


def _zones() -> list[Row]:
    rows = []
    for zone, en, es, gender, de, _der in _ZONES:
        one = "un" if gender == "m" else "una"
        for prep, es_prep, de_prep in (("from", "de", "aus"), ("in", "en", "in")):
            rows.append(
                phrase(
                    "tail",
                    InZone,
                    f"{prep} {{whose:poss}} {en}",
                    f"{es_prep} {{whose:zoneof {es}}}"
                    + (
                        f" // desde {{whose:zoneof {es}}}"
                        if prep == "from"
                        else f" // que haya en {{whose:zoneof {es}}}"
                    ),
                    f"{'auf' if de == 'Hand' and prep == 'in' else de_prep} {{whose:zoneof {de} dat}}",
                    zone=zone,
                    preposition=prep,
                )
            )
            if zone is Zone.GRAVEYARD:
                rows.append(
                    phrase(
                        "tail",
                        InZone,
                        f"{prep} a {en}",
                        f"{es_prep} {one} {es}",
                        f"{de_prep} einem {de}",
                        zone=zone,
                        preposition=prep,
                        whose=None,
                    )
                )
                rows.append(
                    phrase(
                        "tail",
                        InZone,
                        f"{prep} all graveyards",
                        f"{es_prep} todos los cementerios"
                        + ("" if prep == "from" else " // que (haya|hay) en todos los cementerios"),
                        f"{de_prep} allen Friedhöfen",
                        zone=zone,
                        preposition=prep + "_all",
                        whose=None,
                    )
                )
    return rows  # fmt: skip


ROWS = (
    phrase("tail", Controlled, "{by} <control:by>", "que <control:by> {by:agent behind} // que {by:player nom} <control:by>", verb="control"),
    phrase("tail", Controlled, "{by} <cast:by>", "que <cast:by> {by:agent behind}", verb="cast"),
    phrase("tail", AmongLast, "from it", "de (ahí|allí)", words="it"),
    phrase("tail", AmongLast, "from among them", "de entre ellas", words="among"),
    phrase("tail", AmongLast, "from among those cards", "de entre esas cartas", words="among_those"),
    phrase("tail", NotControlled, "{by} <don't plain:by> control", "que no <control:by> {by:agent behind}"),
    phrase("tail", Owned, "{by} <own:by>", "[del|de la|de los|de las:#] que <be:by> propietario {by:agent behind} // [del|de la|de los|de las:#] que {by:player nom} (es propietario|sea propietario|son propietarios|sean propietarios)"),
    phrase("tail", Owned, None, "[del|de la|de los|de las:#] que eres propietario // [del|de la|de los|de las:#] (que|cual|cuales) (eres|seas) propietario", by=YOU),
    phrase("tail", WithKeyword, "with {keyword:keyword granted}", "con la habilidad de {keyword:keyword granted} // con {keyword:keyword granted} // que [tenga|tengan:#] la habilidad de {keyword:keyword granted}", "mit {keyword:keyword granted}"),
    phrase("tail", WithoutKeyword, "without {keyword:keyword granted}", "sin la habilidad de {keyword:keyword granted} // que no [tenga|tengan:#] la habilidad de {keyword:keyword granted}", "ohne {keyword:keyword granted}"),
    phrase("tail", WithCounter, "with a {kind:kind} counter on [it|them:#]", "con [un contador|un contador|contadores|contadores:#] {kind:kind} sobre [él|ella|ellos|ellas:#]"),
    phrase("tail", WithCounter, "with a counter on [it|them:#]", "con [un contador|un contador|contadores|contadores:#] sobre [él|ella|ellos|ellas:#] // que [tenga|tengan:#] [un contador|un contador|contadores|contadores:#] sobre [él|ella|ellos|ellas:#]", kind=""),
    phrase("tail", Named, "named {name:name}", "[llamado|llamada|llamados|llamadas:#] {name:name}"),
    phrase("tail", OfChosen, "of the chosen type", "del tipo elegido", what=Choice.CREATURE_TYPE),
    phrase("tail", OfChosen, "of the chosen color", "del color elegido", what=Choice.COLOR),
    phrase("tail", OfChosen, "with the chosen name", "con el nombre elegido", what=Choice.CARD_NAME),
    phrase("tail", Attached, "attached to {to}", "[anexado|anexada|anexados|anexadas:#] a {to:obj prep} // anexados a {to:obj prep}"),
    phrase("tail", Targeting, "that [targets|target:#] {what}", "que [haga|hagan:#] objetivo a {what} // que [hace|hacen:#] objetivo a {what}"),
    phrase("tail", Blocking, "blocking {what}", "que [bloquee|bloqueen:#] a {what:obj prep} // que [bloquee|bloqueen:#] {what:enclitic} // que [bloquea|bloquean:#] {what:enclitic}", relation="blocking"),
    phrase("tail", Blocking, "blocked by {what}", "[bloqueado|bloqueada|bloqueados|bloqueadas:#] por {what:obj prep}", relation="blocked_by"),
    phrase("tail", AttackingWhom, "attacking {whom:player acc}", planeswalkers="no"),
    phrase("tail", AttackingWhom, "attacking you or a planeswalker you control", whom=YOU, planeswalkers="yes"),
    phrase("tail", HappenedThisTurn, "that [was|were:#] dealt damage this turn", "que [haya|hayan:#] recibido daño este turno // que [recibió|recibieron:#] daño este turno", what=Happened.DEALT_DAMAGE),
    phrase("tail", HappenedThisTurn, "that entered this turn", "que [haya|hayan:#] entrado este turno // que [entró|entraron:#] este turno", what=Happened.ENTERED),
    phrase("tail", HappenedThisTurn, "that attacked this turn", "que [haya|hayan:#] atacado este turno // que [atacó|atacaron:#] este turno", what=Happened.ATTACKED),
    phrase("tail", HappenedThisTurn, "that blocked this turn", "que [haya|hayan:#] bloqueado este turno // que [bloqueó|bloquearon:#] este turno", what=Happened.BLOCKED),
    phrase("tail", HappenedThisTurn, "that [was|were:#] put there from the battlefield this turn", "que [haya|hayan:#] ido allí desde el campo de batalla este turno", what=Happened.DIED),
    phrase("tail", ShareType, "that [shares|share:#] a creature type with {with_:np}", "que [comparta|compartan:#] un tipo de criatura con {with_:np prep}", what=Choice.CREATURE_TYPE, negated="shares"),
    phrase("tail", ShareType, "that [shares|share:#] a color with {with_:np}", "que [comparta|compartan:#] un color con {with_:np prep}", what=Choice.COLOR, negated="shares"),
    phrase("tail", ShareType, "that [doesn't|don't:#] share a creature type with {with_:np}", "que no [comparta|compartan:#] un tipo de criatura con {with_:np prep}", what=Choice.CREATURE_TYPE, negated="doesnt"),
    phrase("tail", ShareType, "that [doesn't|don't:#] share a color with {with_:np}", "que no [comparta|compartan:#] un color con {with_:np prep}", what=Choice.COLOR, negated="doesnt"),
    phrase("tail", ShareType, "with the same name as {with_:holder}", "con el mismo nombre que {with_:obj prep}", what=Choice.CARD_NAME, negated="shares"),
    phrase("tail", OnTop, "from the top of {whose:poss} library", "(de|desde) la parte superior de {whose:zoneof biblioteca}"),
    phrase("tail", InZone, "in exile", "en el exilio", zone=Zone.EXILE, preposition="in", whose=None),
    phrase("tail", InZone, "from exile", "del exilio // desde el exilio", zone=Zone.EXILE, preposition="from", whose=None),
    phrase("tail", InZone, "on the battlefield", "en el campo de batalla", "im Spiel", zone=Zone.BATTLEFIELD, preposition="on", whose=None),
    *_stats(),
    *_zones(),
)  # fmt: skip
