"""Amounts in words: the number of, power, greatest, for each, where X is."""

from __future__ import annotations

from landwalk.abilities.amount import (
    BasicLandTypes,
    CardTypesAmong,
    ChosenNumber,
    CountersOn,
    CountOf,
    DamageDealtThisWay,
    Devotion,
    GreatestStat,
    Half,
    HistoryCount,
    LifeTotal,
    Plus,
    Rounding,
    StatOf,
    Times,
    TimesPaid,
)
from landwalk.abilities.noun import YOU, AllStyle, Core, Det, Noun, NounPhrase, Stat
from landwalk.abilities.pattern import Casts, Dies, Discards, Draws
from landwalk.abilities.words import phrase
from landwalk.oracle.inner import ForEachTail

SPELLS = NounPhrase(Det.ALL, (Core(Noun.SPELL),), (), None, AllStyle.BARE)
CREATURES = NounPhrase(Det.ALL, (Core(types=("creature",)),), (), None, AllStyle.BARE)
_POSS = "{of:poss obj}"

ROWS = (
    phrase("foreach", ForEachTail, "for {of:each}", "por {of:each}", "für {of:each acc}"),
    phrase("foreach", ForEachTail, "for {of:eachqty}", "por {of:eachqty}"),
    phrase("eachqty", CountersOn, "each {kind:kind} counter on {on:holder}", "cada contador {kind:kind} sobre {on:obj prep}"),
    phrase("eachqty", CountersOn, "each counter on {on:holder}", "cada contador sobre {on:obj prep}", kind=""),
    phrase("eachqty", TimesPaid, "each time it was kicked", "cada vez que fue (estimulado|estimulada)", kind="kicked"),
    phrase("eachqty", BasicLandTypes, "each basic land type among lands {of:player nom} <control:of>", "cada tipo de tierra básica entre las tierras que <control:of> {of:agent}"),
    phrase("qty", Devotion, "your devotion to {colors:colors}", "tu devoción {colors:devoted}", of=YOU),
    phrase("qty", CardTypesAmong, "the number of card types among {of:bare}", "la cantidad de tipos de cartas entre {of:thes of}"),
    phrase("qty", HistoryCount, "the number of {event:counted}", "la cantidad de {event:counted}"),
    phrase("counted", Draws, "cards you've drawn this turn", "cartas que robaste este turno", who=YOU, nth=0, except_first="no"),
    phrase("counted", Casts, "spells you've cast this turn", "hechizos que lanzaste este turno", who=YOU, what=SPELLS, nth=0, copies="no"),
    phrase("counted", Dies, "creatures that died this turn", "criaturas que murieron este turno", what=CREATURES, style="dies"),
    phrase("counted", Discards, "cards you've discarded this turn", "cartas que descartaste este turno", who=YOU, what=None),
    phrase("qty", CountOf, "the number of {of:bare}", "la cantidad de {of:bare}"),
    phrase("qty", StatOf, None, "{of:poss obj} fuerza", stat=Stat.POWER),
    phrase("qty", StatOf, None, "{of:poss obj} resistencia", stat=Stat.TOUGHNESS),
    phrase("qty", StatOf, None, "{of:poss obj} valor de maná", stat=Stat.MANA_VALUE),
    phrase("qty", StatOf, _POSS + " power", "la fuerza de {of:np prep}", stat=Stat.POWER),
    phrase("qty", StatOf, _POSS + " toughness", "la resistencia de {of:np prep}", stat=Stat.TOUGHNESS),
    phrase("qty", StatOf, _POSS + " mana value", "el valor de maná de {of:np prep}", stat=Stat.MANA_VALUE),
    phrase("qty", StatOf, _POSS + " loyalty", stat=Stat.LOYALTY),
    phrase("qty", GreatestStat, "the greatest power among {of:bare}", "la mayor fuerza (entre|de entre) {of:thes}", stat=Stat.POWER, kind="greatest"),
    phrase("qty", GreatestStat, "the greatest toughness among {of:bare}", "la mayor resistencia (entre|de entre) {of:thes}", stat=Stat.TOUGHNESS, kind="greatest"),
    phrase("qty", GreatestStat, "the greatest mana value among {of:bare}", "el mayor valor de maná (entre|de entre) {of:thes}", stat=Stat.MANA_VALUE, kind="greatest"),
    phrase("qty", GreatestStat, "the total power of {of:bare}", "la fuerza total de {of:thes}", stat=Stat.POWER, kind="total"),
    phrase("qty", GreatestStat, "the total toughness of {of:bare}", "la resistencia total de {of:thes}", stat=Stat.TOUGHNESS, kind="total"),
    phrase("qty", GreatestStat, "the total mana value of {of:bare}", "el valor de maná total de {of:thes}", stat=Stat.MANA_VALUE, kind="total"),
    phrase("qty", ChosenNumber, "the chosen number", "el número elegido"),
    phrase("qty", LifeTotal, "{of:poss} life total", "{of:poss} total de vidas"),
    phrase("qty", CountersOn, "the number of {kind:kind} counters on {on:holder}", "la cantidad de contadores {kind:kind} sobre {on:obj prep}"),
    phrase("qty", CountersOn, "the number of counters on {on:holder}", "la cantidad de contadores sobre {on:obj prep}", kind=""),
    phrase("qty", BasicLandTypes, "the number of basic land types among lands {of:player nom} <control:of>", "la cantidad de tipos de tierra básica entre las tierras que <control:of> {of:agent}"),
    phrase("qty", Times, "twice {amount:qty}", "el doble de {amount:qty}", factor=2),
    phrase("qty", Times, "three times {amount:qty}", "el triple de {amount:qty}", factor=3),
    phrase("qty", Plus, "1 plus {amount:qty}", "1 más {amount:qty}", n=1),
    phrase("qty", Plus, "2 plus {amount:qty}", "2 más {amount:qty}", n=2),
    phrase("qty", Half, "half {amount:qty}, rounded up", "la mitad de {amount:qty}, (redondeando|redondeada|redondeado) hacia arriba", rounding=Rounding.UP),
    phrase("qty", Half, "half {amount:qty}, rounded down", "la mitad de {amount:qty}, (redondeando|redondeada|redondeado) hacia abajo", rounding=Rounding.DOWN),
    phrase("qty", DamageDealtThisWay, "the damage dealt this way", "el daño hecho de esta manera", what="damage"),
    phrase("qty", DamageDealtThisWay, "the life lost this way", "la cantidad de vidas perdidas de esta manera // las vidas perdidas de esta manera", what="life"),
    phrase("qty", TimesPaid, "the number of times ~ was kicked", "la cantidad de veces que ~ fue (estimulado|estimulada)", kind="kicked"),
)  # fmt: skip
