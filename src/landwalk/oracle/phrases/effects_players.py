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
    MoveTo,
    PreventDamage,
    PutCounters,
    PutFromAmong,
    RemoveCountersFrom,
    RestTo,
    RevealTop,
    WinGame,
)
from landwalk.abilities.noun import YOU, Choice
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.kernel.zones import Zone
from landwalk.oracle.inner import Destination
from landwalk.oracle.phrases import verbs as v

ONE = Number(1)
_CARDS = "[card|cards:amount]"
_CARTAS = "[carta|cartas:amount]"
_KARTEN = "[Karte|Karten:amount]"
DEST = "{to,position,under,with_,whose:dest}"

_TAKE_CONTROL = Verb("gain", "ganar gana gane", "übernehmen übernimmt übernimmst übernimm")

DRAWING = (
    predicate(Draw, v.DRAW, "{amount:num} " + _CARDS, "{amount:num f} " + _CARTAS, "{amount:num f acc} " + _KARTEN),
    predicate(
        Draw,
        v.DRAW,
        "cards equal to {amount:qty}",
        "una cantidad de cartas igual a {amount:qty}",
        "Karten in Höhe {amount:qtygen}",
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
        "una cantidad de vidas igual a {amount:qty}",
        "Lebenspunkte in Höhe {amount:qtygen}",
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
        "una cantidad de vidas igual a {amount:qty}",
        "Lebenspunkte in Höhe {amount:qtygen}",
    ),
    predicate(WinGame, v.WIN, "the game", "el juego", "das Spiel"),
    predicate(LoseGame, v.LOSE, "the game", "el juego", "das Spiel"),
)
HAND = "your_into"
OWN_WORDS = (  # German has a verb for each place
    predicate(MoveTo, v.TAKE_TO_HAND, None, None, "{what:thing} auf deine Hand", verb="put", to=Zone.HAND, whose=HAND),
    predicate(
        MoveTo, v.ONTO_BATTLEFIELD, None, None, "{what:thing} ins Spiel", verb="put", to=Zone.BATTLEFIELD, whose="onto"
    ),
    predicate(
        MoveTo,
        v.ONTO_BATTLEFIELD,
        None,
        None,
        "{what:thing} getappt ins Spiel",
        verb="put",
        to=Zone.BATTLEFIELD,
        whose="onto",
        with_=("tapped",),
    ),
    predicate(
        MoveTo,
        v.ONTO_BATTLEFIELD,
        None,
        None,
        "{what:thing} unter deiner Kontrolle ins Spiel",
        verb="put",
        to=Zone.BATTLEFIELD,
        whose="onto",
        under=YOU,
    ),
    predicate(
        MoveTo,
        v.PUT,
        None,
        None,
        "{what:thing} oben auf deine Bibliothek",
        verb="put",
        to=Zone.LIBRARY,
        whose="your",
        position="top",
    ),
    predicate(
        MoveTo,
        v.PUT,
        None,
        None,
        "{what:thing} unter deine Bibliothek",
        verb="put",
        to=Zone.LIBRARY,
        whose="your",
        position="bottom",
    ),
    predicate(
        MoveTo, v.PUT, None, None, "{what:thing} auf deinen Friedhof", verb="put", to=Zone.GRAVEYARD, whose="your"
    ),
)
COUNTERS = (
    predicate(
        PutCounters,
        v.PUT,
        "{amount:num} {kind:kind} [counter|counters:amount] on {on:np}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} sobre {on:np prep}",
        "{amount:num f acc} {kind:kind} - [Marke|Marken:amount] auf {on:np acc}",
    ),
    predicate(PutCounters, v.PUT, "a number of {kind:kind} counters on {on:np} equal to {amount:qty}"),
    predicate(
        PutCounters,
        Verb("distribute"),
        "{amount:num} {kind:kind} [counter|counters:amount] among {on:np}",
        divided="yes",
    ),
    predicate(
        RemoveCountersFrom,
        v.REMOVE,
        "{amount:num} {kind:kind} [counter|counters:amount] from {from_}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} de {from_:obj prep}",
        "{amount:num f acc} {kind:kind} - [Marke|Marken:amount] von {from_:obj dat}",
    ),
    predicate(RemoveCountersFrom, v.REMOVE, "{amount:num} [counter|counters:amount] from {from_}", kind=""),
    predicate(RemoveCountersFrom, v.REMOVE, "all {kind:kind} counters from {from_}", amount=None),
    predicate(RemoveCountersFrom, v.REMOVE, "all counters from {from_}", amount=None, kind=""),
    predicate(GetCounters, v.GET, "{amount:energy}", kind="energy"),
    predicate(
        GetCounters,
        v.GET,
        "{amount:num} {kind:kind} [counter|counters:amount]",
        "{amount:num m} [contador|contadores:amount] {kind:kind}",
    ),
    predicate(MoveCounter, v.MOVE, "{amount:num} {kind:kind} [counter|counters:amount] from {from_} onto {to}"),
    predicate(MoveCounter, v.MOVE, "{amount:num} [counter|counters:amount] from {from_} onto {to}", kind=""),
)
MANA = (predicate(AddMana, v.ADD, "{mana:mana}", "{mana:mana}", "{mana:mana}", spend=None),)
MOVES = (
    predicate(MoveTo, v.RETURN, "{what} " + DEST, "{what} " + DEST, "{what} " + DEST, verb="return"),
    predicate(MoveTo, v.PUT, "{what:thing} " + DEST, "{what:thing} " + DEST, None, verb="put"),
    predicate(
        MoveTo,
        v.RETURN,
        "{what} " + DEST + " with {counters:withcounters}",
        "{what} " + DEST + " con {counters:withcounters}",
        verb="return",
    ),
    predicate(
        MoveTo,
        v.PUT,
        "{what} " + DEST + " with {counters:withcounters}",
        "{what} " + DEST + " con {counters:withcounters}",
        verb="put",
    ),
    predicate(PutFromAmong, v.PUT, "{what:among} {to,position,with_:amongdest}"),
    predicate(PutFromAmong, v.REVEAL, "{what} from among them and put it into your hand", reveal="yes", to=Zone.HAND),
    predicate(
        RestTo,
        v.PUT,
        "the rest on the bottom of your library in a random order",
        "el resto en el fondo de tu biblioteca en un orden aleatorio",
        "den Rest in zufälliger Reihenfolge unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="bottom_random",
    ),
    predicate(
        RestTo,
        v.PUT,
        "the rest on the bottom of your library in any order",
        "el resto en el fondo de tu biblioteca en cualquier orden",
        "den Rest in beliebiger Reihenfolge unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="bottom_any",
    ),
    predicate(
        RestTo,
        v.PUT,
        "the rest on top of your library in any order",
        "el resto en la parte superior de tu biblioteca en cualquier orden",
        to=Zone.LIBRARY,
        position="top_any",
    ),
    predicate(RestTo, v.PUT, "the rest into your graveyard", "el resto en tu cementerio", to=Zone.GRAVEYARD),
    predicate(RestTo, v.PUT, "the rest into your hand", to=Zone.HAND),
    predicate(RestTo, v.PUT, "the other into your hand", to=Zone.HAND, position="other"),
    predicate(RestTo, v.PUT, "the other into your graveyard", to=Zone.GRAVEYARD, position="other"),
    predicate(RestTo, v.PUT, "the other on the bottom of your library", to=Zone.LIBRARY, position="other_bottom"),
)
LOOKING = (
    predicate(
        LookAtTop,
        v.LOOK,
        "at the top {amount:num} cards of {whose:poss} library",
        "las {amount:num f} primeras cartas de {whose:poss} biblioteca",
        "dir die obersten {amount:num} Karten {whose:poss gen} Bibliothek",
    ),
    predicate(
        LookAtTop,
        v.LOOK,
        "at the top card of {whose:poss} library",
        "la primera carta de {whose:poss} biblioteca",
        "dir die oberste Karte {whose:poss gen} Bibliothek",
        amount=ONE,
    ),
    predicate(
        RevealTop,
        v.REVEAL,
        "the top {amount:num} cards of {whose:poss} library",
        "las {amount:num f} primeras cartas de {whose:poss} biblioteca",
    ),
    predicate(
        RevealTop,
        v.REVEAL,
        "the top card of {whose:poss} library",
        "la primera carta de {whose:poss} biblioteca",
        amount=ONE,
    ),
    predicate(LookAtHand, v.LOOK, "at {whose:poss} hand", "{whose:poss} mano", how="look"),
    predicate(LookAtHand, v.REVEAL, "{whose:poss} hand", "{whose:poss} mano", how="reveal"),
)
CHOICES = (
    predicate(Choose, v.CHOOSE, "a color", "un color", "eine Farbe", what=Choice.COLOR),
    predicate(Choose, v.CHOOSE, "a color other than {except_:color}", what=Choice.COLOR),
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
    predicate(Choose, v.CHOOSE, "a card name", what=Choice.CARD_NAME),
    predicate(Choose, v.CHOOSE, "a number", "un número", "eine Zahl", what=Choice.NUMBER),
    predicate(Choose, v.CHOOSE, "a player", "un jugador", "einen Spieler", what=Choice.PLAYER),
    predicate(Choose, v.CHOOSE, "a opponent", "un oponente", "einen Gegner", what=Choice.OPPONENT),
    predicate(ChooseObject, v.CHOOSE, "{what:phrase}", "{what:phrase}", "{what:phrase}"),
    predicate(
        GainControl,
        _TAKE_CONTROL,
        "control of {what}",
        "el control de {what:obj prep}",
        "die Kontrolle über {what}",
        verb="gain",
    ),
    predicate(GainControl, v.CONTROL, "{what}", "a {what:obj prep}", "{what}", verb="control"),
    predicate(GetEmblem, v.GET, "a emblem with {abilities:granted}", "un emblema con {abilities:having}"),
    predicate(
        PreventDamage,
        v.PREVENT,
        "the next {amount:int} damage that would be dealt to {to:np}",
        "[el siguiente|los siguientes:amount] {amount:int m} [punto|puntos:amount] de daño que se le [fuera|fueran:amount] a hacer a {to:np prep}",
        by=None,
        kind="any",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all damage that would be dealt to {to:both acc and}",
        amount=None,
        by=None,
        kind="any",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt to {to:both acc and}",
        amount=None,
        by=None,
        kind="combat",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt by {by:obj}",
        amount=None,
        to=None,
        kind="combat",
    ),
    predicate(PreventDamage, v.PREVENT, "all damage that would be dealt by {by:obj}", amount=None, to=None, kind="any"),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all combat damage that would be dealt",
        "todo el daño de combate que se fuera a hacer",
        amount=None,
        by=None,
        to=None,
        kind="combat",
    ),
    predicate(
        PreventDamage,
        v.PREVENT,
        "all noncombat damage that would be dealt to {to:both acc and}",
        amount=None,
        by=None,
        kind="noncombat",
    ),
)
_DEST = (
    ("to your hand", "a tu mano", "auf deine Hand", Zone.HAND, "", "your"),
    ("to its owner's hand", "a la mano de su propietario", "auf die Hand ihres Besitzers", Zone.HAND, "", "its_owner"),
    ("to their owner's hand", None, None, Zone.HAND, "", "their_owner"),
    ("to their owners' hands", "a las manos de sus propietarios", "auf die Hand ihrer Besitzer", Zone.HAND, "", "their_owners"),
    ("to their hand", "a su mano", "auf seine Hand", Zone.HAND, "", "their"),
    ("into your hand", "en tu mano", "auf deine Hand", Zone.HAND, "", "your_into"),
    ("into their hand", "en su mano", None, Zone.HAND, "", "their_into"),
    ("into its owner's hand", "en la mano de su propietario", None, Zone.HAND, "", "its_owner_into"),
    ("on top of your library", "en la parte superior de tu biblioteca", "oben auf deine Bibliothek", Zone.LIBRARY, "top", "your"),
    ("on top of your library in any order", "en la parte superior de tu biblioteca en cualquier orden", None, Zone.LIBRARY, "top_any", "your"),
    ("on top of its owner's library", "en la parte superior de la biblioteca de su propietario", "oben auf die Bibliothek ihres Besitzers", Zone.LIBRARY, "top", "its_owner"),
    ("on top of their library", "en la parte superior de su biblioteca", None, Zone.LIBRARY, "top", "their"),
    ("on top of their owners' libraries", None, None, Zone.LIBRARY, "top", "their_owners"),
    ("on top", None, None, Zone.LIBRARY, "top", "bare"),
    ("back on top in any order", None, None, Zone.LIBRARY, "top_any", "back"),
    ("back in any order", None, None, Zone.LIBRARY, "top_any", "back_in"),
    ("on the bottom of your library", "en el fondo de tu biblioteca", "unter deine Bibliothek", Zone.LIBRARY, "bottom", "your"),
    ("on the bottom of your library in any order", "en el fondo de tu biblioteca en cualquier orden", None, Zone.LIBRARY, "bottom_any", "your"),
    ("on the bottom of your library in a random order", "en el fondo de tu biblioteca en un orden aleatorio", "in zufälliger Reihenfolge unter deine Bibliothek", Zone.LIBRARY, "bottom_random", "your"),
    ("on the bottom of its owner's library", "en el fondo de la biblioteca de su propietario", "unter die Bibliothek ihres Besitzers", Zone.LIBRARY, "bottom", "its_owner"),
    ("on the bottom of their library", "en el fondo de su biblioteca", None, Zone.LIBRARY, "bottom", "their"),
    ("into your graveyard", "en tu cementerio", "auf deinen Friedhof", Zone.GRAVEYARD, "", "your"),
    ("into its owner's graveyard", "en el cementerio de su propietario", None, Zone.GRAVEYARD, "", "its_owner"),
    ("into their owner's graveyard", None, None, Zone.GRAVEYARD, "", "their_owner"),
    ("into their graveyard", "en su cementerio", None, Zone.GRAVEYARD, "", "their"),
)  # fmt: skip


def _battlefield() -> list:  # type: ignore[type-arg]
    rows = []
    words = (
        (("",), ""),
        (("tapped",), " tapped"),
        (("transformed",), " transformed"),
        (("tapped", "attacking"), " tapped and attacking"),
        (("face_down",), " face down"),
    )
    for with_, english in words:
        flags = tuple(w for w in with_ if w)
        for prep, mark in (("to", ""), ("onto", "onto")):
            head = f"{prep} the battlefield{english}"
            es = (
                "al campo de batalla" if prep == "to" and not flags else "en el campo de batalla" if not flags else None
            )
            de = "ins Spiel" if not flags else "getappt ins Spiel" if flags == ("tapped",) else None
            rows += [
                phrase(
                    "dest",
                    Destination,
                    head,
                    es,
                    de,
                    to=Zone.BATTLEFIELD,
                    with_=flags,
                    whose=mark,
                    under=None,
                    position="",
                ),
                phrase(
                    "dest",
                    Destination,
                    head + " under your control",
                    es and es + " bajo tu control",
                    de and "unter deiner Kontrolle " + de,
                    to=Zone.BATTLEFIELD,
                    with_=flags,
                    whose=mark,
                    under=YOU,
                    position="",
                ),
                phrase(
                    "dest",
                    Destination,
                    head + " under {under:poss} control",
                    es and es + " bajo el control de {under:player}",
                    None,
                    to=Zone.BATTLEFIELD,
                    with_=flags,
                    whose=mark,
                    position="",
                ),
            ]
    return rows  # fmt: skip


SHARED_VERB = (
    phrase(
        "epred",
        RestTo,
        "the rest on the bottom of your library in a random order",
        "el resto en el fondo de tu biblioteca en un orden aleatorio",
        None,
        to=Zone.LIBRARY,
        position="bottom_random",
    ),
    phrase(
        "epred",
        RestTo,
        "the rest on the bottom of your library in any order",
        "el resto en el fondo de tu biblioteca en cualquier orden",
        None,
        to=Zone.LIBRARY,
        position="bottom_any",
    ),
    phrase("epred", RestTo, "the rest into your graveyard", "el resto en tu cementerio", None, to=Zone.GRAVEYARD),
    phrase("epred", RestTo, "the rest into your hand", "el resto en tu mano", None, to=Zone.HAND),
    phrase("epred", RestTo, "the rest back on top in any order", None, None, to=Zone.LIBRARY, position="top_any"),
    phrase("epred", RestTo, "the other into your hand", None, None, to=Zone.HAND, position="other"),
    phrase("epred", RestTo, "the other into your graveyard", None, None, to=Zone.GRAVEYARD, position="other"),
    phrase(
        "epred", RestTo, "the other on the bottom of your library", None, None, to=Zone.LIBRARY, position="other_bottom"
    ),
    phrase("epred", PutFromAmong, "{what:among} {to,position,with_:amongdest}"),
    phrase("epred", PutCounters, "{amount:num} {kind:kind} [counter|counters:amount] on {on:obj}"),
)
ROWS = (
    *SHARED_VERB,
    *OWN_WORDS,
    *DRAWING,
    *COUNTERS,
    *MANA,
    *MOVES,
    *LOOKING,
    *CHOICES,
    *(phrase("dest", Destination, en, es, de, to=to, position=position, whose=whose, under=None, with_=()) for en, es, de, to, position, whose in _DEST),
    *_battlefield(),
)  # fmt: skip

__all__ = ["ROWS", "AdditionalPhase", "PreventDamage"]
