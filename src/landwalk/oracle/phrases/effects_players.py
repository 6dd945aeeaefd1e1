"""What players do: draw, life, counters, mana, zones, choices."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import (
    AdditionalPhase,
    AddMana,
    Choose,
    ChooseObject,
    Draw,
    GainControl,
    GainLife,
    GetCounters,
    GetEmblem,
    LookAtHand,
    LookAtTop,
    LoseGame,
    LoseLife,
    MoveCounter,
    PreventDamage,
    PutCounters,
    RemoveCountersFrom,
    RevealTop,
    WinGame,
)
from landwalk.abilities.noun import YOU, Choice, It, Ref
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.oracle.phrases import verbs as v

ONE = Number(1)
#: what "darüber" and "darauf" stand for
IT_THERE = It(Ref.LAST, -1, "either")
_CARDS = "[card|cards:amount]"
_CARTAS = "[carta|cartas:amount]"
_KARTEN = "[Karte|Karten:amount]"

_TAKE_CONTROL = Verb("gain", "ganar gana gane", "übernehmen übernimmt übernimmst übernimm")

AS_MANY = (  # German has a clause for what is counted
    predicate(Draw, v.DRAW, None, None, "so viele Karten, wie {amount:asmany},~"),
    predicate(GainLife, v.GAIN_LIFE, None, None, "so viele Lebenspunkte <V>, wie {amount:asmany},~"),
    predicate(LoseLife, v.LOSE, None, None, "so viele Lebenspunkte, wie {amount:asmany},~"),
)
DRAWING = (
    predicate(Draw, v.DRAW, "{amount:num} " + _CARDS, "{amount:num f} " + _CARTAS, "{amount:num f acc} " + _KARTEN),
    predicate(
        Draw,
        v.DRAW,
        "cards equal to {amount:qty}",
        "una cantidad de cartas igual a {amount:qty}",
        "Karten in Höhe {amount:qty gen}",
    ),
    predicate(
        GainLife,
        v.GAIN_LIFE,
        "{amount:int} life",
        "{amount:int f} [vida|vidas:amount]",
        "{amount:int m acc} [Lebenspunkt|Lebenspunkte:amount]",
    ),
    predicate(
        GainLife,
        v.GAIN_LIFE,
        "life equal to {amount:qty}",
        "una cantidad de vidas igual a {amount:qty} // vidas (iguales|igual) a {amount:qty}",
        "Lebenspunkte in Höhe {amount:qty gen}",
    ),
    predicate(
        LoseLife,
        v.LOSE,
        "{amount:int} life",
        "{amount:int f} [vida|vidas:amount]",
        "{amount:int m acc} [Lebenspunkt|Lebenspunkte:amount]",
    ),
    predicate(
        LoseLife,
        v.LOSE,
        "life equal to {amount:qty}",
        "una cantidad de vidas igual a {amount:qty} // vidas (iguales|igual) a {amount:qty}",
        "Lebenspunkte in Höhe {amount:qty gen}",
    ),
    predicate(WinGame, v.WIN, "the game", "el juego", "die Partie // das Spiel"),
    predicate(LoseGame, v.LOSE, "the game", "el juego", "die Partie // das Spiel"),
)
COUNTERS = (
    predicate(PutCounters, v.PUT, None, None, "auf {on:eachof acc} {amount,kind:counted acc}"),
    predicate(PutCounters, v.PUT, None, None, "{amount,kind:counted acc} darauf", on=IT_THERE, divided="no"),
    predicate(PutCounters, v.PUT, None, None, "je {amount,kind:counted acc} auf {on:eachtarget acc}", divided="no"),
    predicate(
        PutCounters,
        v.PUT,
        "{amount:num} {kind:kind} [counter|counters:amount] on {on:np}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} (sobre|en) {on:np prep}",
        "{amount,kind:counted acc} auf {on:np acc} // auf {on:np acc} {amount,kind:counted acc} // je {amount,kind:counted acc} auf {on:np acc}",
    ),
    predicate(
        PutCounters,
        v.PUT,
        "a number of {kind:kind} counters on {on:np} equal to {amount:qty}",
        "una cantidad de contadores {kind:kind} sobre {on:np prep} igual a {amount:qty}",
    ),
    predicate(
        PutCounters,
        Verb("distribute", "distribuir distribuye distribuya"),
        "{amount:num} {kind:kind} [counter|counters:amount] among {on:np}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} entre {on:np prep}",
        divided="yes",
    ),
    predicate(
        RemoveCountersFrom,
        v.REMOVE,
        "{amount:num} {kind:kind} [counter|counters:amount] from {from_}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} de {from_:obj prep}",
        "{amount,kind:counted acc} von {from_:obj dat}",
    ),
    predicate(
        RemoveCountersFrom,
        v.REMOVE,
        "{amount:num} [counter|counters:amount] from {from_}",
        "{amount:num m} [contador|contadores:amount] de {from_:obj prep}",
        kind="",
    ),
    predicate(
        RemoveCountersFrom,
        v.REMOVE,
        "all {kind:kind} counters from {from_}",
        "todos los contadores {kind:kind} de {from_:obj prep} // todos los contadores {kind:kind} que (haya|hay) sobre {from_:obj prep}",
        amount=None,
    ),
    predicate(
        RemoveCountersFrom,
        v.REMOVE,
        "all counters from {from_}",
        "todos los contadores de {from_:obj prep}",
        amount=None,
        kind="",
    ),
    predicate(GetCounters, v.GET, "{amount:energy}", "{amount:energy}", "{amount:energy}", kind="energy"),
    predicate(
        GetCounters,
        v.GET,
        "{amount:num} {kind:kind} [counter|counters:amount]",
        "{amount:num m} [contador|contadores:amount] {kind:kind}",
        "{amount,kind:counted acc}",
    ),
    predicate(
        MoveCounter,
        v.MOVE,
        "{amount:num} {kind:kind} [counter|counters:amount] from {from_} onto {to}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} de {from_:obj prep} a {to:obj prep}",
    ),
    predicate(
        MoveCounter,
        v.MOVE,
        "{amount:num} [counter|counters:amount] from {from_} onto {to}",
        "{amount:num m} [contador|contadores:amount] de {from_:obj prep} a {to:obj prep}",
        kind="",
    ),
)
MANA = (predicate(AddMana, v.ADD, "{mana:mana}", "{mana:mana}", "{mana:mana}", spend=None),)
LOOKING = (
    predicate(
        LookAtTop,
        v.LOOK,
        "at the top {amount:num} cards of {whose:poss} library",
        "las {amount:num f} primeras cartas de {whose:zoneof biblioteca}",
        "dir die obersten {amount:num} Karten {whose:zoneof Bibliothek gen}",
    ),
    predicate(
        LookAtTop,
        v.LOOK,
        "at the top card of {whose:poss} library",
        "la primera carta de {whose:zoneof biblioteca}",
        "dir die oberste Karte {whose:zoneof Bibliothek gen}",
        amount=ONE,
    ),
    predicate(
        RevealTop,
        v.UNCOVER,
        "the top {amount:num} cards of {whose:poss} library",
        "las {amount:num f} primeras cartas de {whose:zoneof biblioteca}",
        "die obersten {amount:num} Karten {whose:zoneof Bibliothek gen}",
    ),
    predicate(
        RevealTop,
        v.UNCOVER,
        "the top card of {whose:poss} library",
        "la primera carta de {whose:zoneof biblioteca}",
        "die oberste Karte {whose:zoneof Bibliothek gen}",
        amount=ONE,
    ),
    predicate(
        LookAtHand,
        v.LOOK,
        "at {whose:poss} hand",
        "{whose:zoneof mano}",
        "dir die Karten auf {whose:zoneof Hand dat}",
        how="look",
    ),
    predicate(
        LookAtHand,
        v.REVEAL,
        "{whose:poss} hand",
        "{whose:zoneof mano}",
        "die Karten auf {whose:zoneof Hand dat}",
        how="reveal",
    ),
)
CHOICES = (
    predicate(Choose, v.CHOOSE, "a color", "un color", "eine Farbe", what=Choice.COLOR),
    predicate(
        Choose, v.CHOOSE, "a color other than {except_:color}", "un color que no sea {except_:color}", what=Choice.COLOR
    ),
    predicate(
        Choose, v.CHOOSE, "a creature type", "un tipo de criatura", "einen Kreaturentyp", what=Choice.CREATURE_TYPE
    ),
    predicate(
        Choose,
        v.CHOOSE,
        "a basic land type",
        "un tipo de tierra básica",
        "einen Standardlandtyp",
        what=Choice.BASIC_LAND_TYPE,
    ),
    predicate(Choose, v.CHOOSE, "a card type", "un tipo de carta", what=Choice.CARD_TYPE),
    predicate(Choose, v.CHOOSE, "a card name", "un nombre de carta", "einen Kartennamen", what=Choice.CARD_NAME),
    predicate(Choose, v.CHOOSE, "a number", "un número", "eine Zahl", what=Choice.NUMBER),
    predicate(Choose, v.CHOOSE, "a player", "un jugador", "einen Spieler", what=Choice.PLAYER),
    predicate(Choose, v.CHOOSE, "a opponent", "un oponente", "einen Gegner", what=Choice.OPPONENT),
    predicate(ChooseObject, v.CHOOSE, None, "{what:fromthere}", None),
    predicate(ChooseObject, v.CHOOSE, "{what:phrase}", "{what:phrase}", "{what:phrase}"),
    predicate(ChooseObject, v.CHOOSE, None, None, "{what:amongphrase}"),
    predicate(
        GainControl,
        _TAKE_CONTROL,
        "control of {what}",
        "el control de {what:obj prep}",
        "^ die Kontrolle über {what}",
        verb="gain",
    ),
    predicate(GainControl, v.GET, None, None, "^ die Kontrolle über {what}", verb="gain"),
    predicate(GainControl, _TAKE_CONTROL, None, None, "^ die Kontrolle darüber", what=IT_THERE, verb="gain"),
    phrase("epred", GetCounters, None, None, "{amount:energy}", kind="energy"),
    predicate(GainControl, v.CONTROL, "{what}", "a {what:obj prep} // {what:obj prep}", "{what}", verb="control"),
    predicate(
        GetEmblem,
        v.GET,
        "a emblem with {abilities:granted}",
        "un emblema con {abilities:having}",
        "ein Emblem mit {abilities:granted}",
    ),
    *(
        predicate(
            PreventDamage,
            v.PREVENT,
            None,
            f"todo el daño{es} que se te fuera a hacer",
            None,
            to=YOU,
            by=None,
            amount=None,
            kind=kind,
        )
        for kind, es in (("any", ""), ("combat", " de combate"), ("noncombat", " que no sea de combate"))
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "the next {amount:int} damage that would be dealt to {to:np}",
        "[el siguiente|los siguientes:amount] {amount:int m} [punto|puntos:amount] de daño que se le [fuera|fueran:amount] a hacer a {to:np prep}",
        "[den nächsten|die nächsten:amount] {amount:int} [Schadenspunkt|Schadenspunkte:amount], [der|die:amount] {to:np dat} ^ zugefügt [würde|würden:amount]",
        by=None,
        kind="any",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all damage that would be dealt to {to:both acc and}",
        "todo el daño que se [le|les:to] fuera a hacer a {to:both acc and} // todo el daño que se (le|les|te) fuera a hacer a {to:both acc and} // todo el daño que se fuera a hacer a {to:both acc and} // todo el daño que se {to:dative} fuera a hacer",
        "allen Schaden, der {to:both dat and} ^ zugefügt würde",
        amount=None,
        by=None,
        kind="any",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all damage {by:np nom} would deal to {to:both acc and to}",
        amount=None,
        kind="any",
        style="active",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt to {to:both acc and}",
        "todo el daño de combate que se [le|les:to] fuera a hacer a {to:both acc and} // todo el daño de combate que se (le|les) fuera a hacer a {to:both acc and} // todo el daño de combate que se fuera a hacer a {to:both acc and}",
        "allen Kampfschaden, der {to:both dat and} ^ zugefügt würde",
        amount=None,
        by=None,
        kind="combat",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt by {by:obj}",
        "todo el daño de combate que [fuera|fueran:by] a hacer {by:obj nom}",
        "allen Kampfschaden, den {by:obj nom} ^ zufügen [würde|würden:by] // allen Kampfschaden, der von {by:obj dat} ^ zugefügt würde",
        amount=None,
        to=None,
        kind="combat",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all damage that would be dealt by {by:obj}",
        "todo el daño que [fuera|fueran:by] a hacer {by:obj nom}",
        "allen Schaden, den {by:obj nom} ^ zufügen [würde|würden:by] // allen Schaden, der von {by:obj dat} ^ zugefügt würde",
        amount=None,
        to=None,
        kind="any",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt",
        "todo el daño de combate que se fuera a hacer",
        "allen Kampfschaden, der ^ zugefügt würde",
        amount=None,
        by=None,
        to=None,
        kind="combat",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all noncombat damage that would be dealt to {to:both acc and}",
        "todo el daño que no sea de combate que se [le|les:to] fuera a hacer a {to:both acc and} // todo el daño que no sea de combate que se (le|les|te) fuera a hacer a {to:both acc and}",
        "allen Nicht-Kampfschaden, der {to:both dat and} ^ zugefügt würde",
        amount=None,
        by=None,
        kind="noncombat",
    ),
)


ROWS = (
    *AS_MANY,
    *DRAWING,
    *COUNTERS,
    *MANA,
    *LOOKING,
    *CHOICES,
)  # fmt: skip

__all__ = ["ROWS", "AdditionalPhase", "PreventDamage"]
