"""Where cards are put: to a hand, onto the battlefield, into a library, among those looked at."""

from __future__ import annotations

from landwalk.abilities.effect import (
    MoveTo,
    PutCounters,
    PutFromAmong,
    RestTo,
)
from landwalk.abilities.noun import YOU
from landwalk.abilities.words import phrase, predicate
from landwalk.kernel.zones import Zone
from landwalk.oracle.inner import Destination
from landwalk.oracle.phrases import verbs as v

DEST = "{to,position,under,with_,whose:dest}"

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

MOVES = (
    predicate(
        MoveTo,
        v.RETURN,
        "{what} " + DEST,
        "{what} " + DEST + " // " + DEST + " {what}",
        "{what} " + DEST,
        verb="return",
    ),
    predicate(
        MoveTo,
        v.PUT,
        "{what:thing} " + DEST,
        "{what:thing} " + DEST + " // " + DEST + " {what:thing}",
        None,
        verb="put",
    ),
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
    predicate(
        PutFromAmong,
        v.PUT,
        "{what:among} {to,position,with_:amongdest}",
        "{what:among} {to,position,with_:amongdest} // {to,position,with_:amongdest} {what:among}",
    ),
    predicate(
        PutFromAmong,
        v.REVEAL,
        "{what} from among them and put it into your hand",
        "{what} de entre ellas y <put> +la en tu mano",
        reveal="yes",
        to=Zone.HAND,
    ),
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
    predicate(
        RestTo,
        v.PUT,
        "the rest into your graveyard",
        "el resto en tu cementerio",
        "den Rest auf deinen Friedhof",
        to=Zone.GRAVEYARD,
    ),
    predicate(RestTo, v.PUT, "the rest into your hand", "el resto en tu mano", to=Zone.HAND),
    predicate(RestTo, v.PUT, "the other into your hand", "la otra en tu mano", to=Zone.HAND, position="other"),
    predicate(
        RestTo,
        v.PUT,
        "the other into your graveyard",
        "la otra en tu cementerio",
        "die andere auf deinen Friedhof",
        to=Zone.GRAVEYARD,
        position="other",
    ),
    predicate(
        RestTo,
        v.PUT,
        "the other on the bottom of your library",
        "la otra en el fondo de tu biblioteca",
        "die andere unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="other_bottom",
    ),
)

_DEST = (
    ("to your hand", "a tu mano", "auf deine Hand", Zone.HAND, "", "your"),
    ("to its owner's hand", "a la mano de su propietario", "auf die Hand ihres Besitzers", Zone.HAND, "", "its_owner"),
    ("to their owner's hand", None, None, Zone.HAND, "", "their_owner"),
    ("to their owners' hands", "a las manos de sus propietarios // a la mano de sus propietarios", "auf die Hand ihrer Besitzer", Zone.HAND, "", "their_owners"),
    ("to their hand", "a su mano", "auf seine Hand", Zone.HAND, "", "their"),
    ("into your hand", "en tu mano", "auf deine Hand", Zone.HAND, "", "your_into"),
    ("into their hand", "en su mano", None, Zone.HAND, "", "their_into"),
    ("into its owner's hand", "en la mano de su propietario", None, Zone.HAND, "", "its_owner_into"),
    ("on top of your library", "en la parte superior de tu biblioteca", "oben auf deine Bibliothek", Zone.LIBRARY, "top", "your"),
    ("on top of your library in any order", "en la parte superior de tu biblioteca en cualquier orden", None, Zone.LIBRARY, "top_any", "your"),
    ("on top of its owner's library", "en la parte superior de la biblioteca de su propietario", "oben auf die Bibliothek ihres Besitzers", Zone.LIBRARY, "top", "its_owner"),
    ("on top of their library", "en la parte superior de su biblioteca", None, Zone.LIBRARY, "top", "their"),
    ("on top of their owners' libraries", "en la parte superior de las bibliotecas de sus propietarios", None, Zone.LIBRARY, "top", "their_owners"),
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
    ("into their owner's graveyard", "en el cementerio de su propietario", None, Zone.GRAVEYARD, "", "their_owner"),
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
        "den Rest in zufälliger Reihenfolge unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="bottom_random",
    ),
    phrase(
        "epred",
        RestTo,
        "the rest on the bottom of your library in any order",
        "el resto en el fondo de tu biblioteca en cualquier orden",
        "den Rest in beliebiger Reihenfolge unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="bottom_any",
    ),
    phrase(
        "epred",
        RestTo,
        "the rest into your graveyard",
        "el resto en tu cementerio",
        "den Rest auf deinen Friedhof",
        to=Zone.GRAVEYARD,
    ),
    phrase("epred", RestTo, "the rest into your hand", "el resto en tu mano", None, to=Zone.HAND),
    phrase("epred", RestTo, "the rest back on top in any order", None, None, to=Zone.LIBRARY, position="top_any"),
    phrase("epred", RestTo, "the other into your hand", "la otra en tu mano", None, to=Zone.HAND, position="other"),
    phrase(
        "epred",
        RestTo,
        "the other into your graveyard",
        "la otra en tu cementerio",
        "die andere auf deinen Friedhof",
        to=Zone.GRAVEYARD,
        position="other",
    ),
    phrase(
        "epred",
        RestTo,
        "the other on the bottom of your library",
        "la otra en el fondo de tu biblioteca",
        "die andere unter deine Bibliothek",
        to=Zone.LIBRARY,
        position="other_bottom",
    ),
    phrase(
        "epred",
        PutFromAmong,
        "{what:among} {to,position,with_:amongdest}",
        "{what:among} {to,position,with_:amongdest} // {to,position,with_:amongdest} {what:among}",
    ),
    phrase("epred", PutCounters, "{amount:num} {kind:kind} [counter|counters:amount] on {on:obj}"),
)

ROWS = (
    *SHARED_VERB,
    *OWN_WORDS,
    *MOVES,
    *(phrase("dest", Destination, en, es, de, to=to, position=position, whose=whose, under=None, with_=()) for en, es, de, to, position, whose in _DEST),
    *_battlefield(),
)  # fmt: skip
