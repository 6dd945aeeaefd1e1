"""Where cards are put: to a hand, onto the battlefield, into a library, among those looked at."""

from __future__ import annotations

from landwalk.abilities.effect import (
    MoveTo,
    PutCounters,
    PutFromAmong,
    RestTo,
)
from landwalk.abilities.noun import YOU, It, Ref
from landwalk.abilities.words import Row, Verb, phrase, predicate
from landwalk.kernel.zones import Zone
from landwalk.oracle.inner import Destination
from landwalk.oracle.phrases import verbs as v

DEST = "{to,position,under,with_,whose:dest}"

HAND = "your_into"

#: an object that German says once for several infinitives: "sie offen vorzeigen, auf deine Hand nehmen"
UNSAID = It(Ref.LAST, -1, "either")
_OWNER = "[seines Besitzers|ihres Besitzers|ihrer Besitzer|ihrer Besitzer:what]"
_OWNERS = ("its_owner", "their_owner", "their_owners")
#: how something comes onto the battlefield
_FLAGS: tuple[tuple[tuple[str, ...], str], ...] = (
    ((), "ins Spiel"),
    (("tapped",), "getappt ins Spiel"),
    (("transformed",), "transformiert ins Spiel"),
    (("tapped", "attacking"), "getappt und angreifend ins Spiel"),
    (("face_down",), "verdeckt ins Spiel"),
)


def _under(what: str, whose: str, de: str) -> str:
    """ "unter deiner Kontrolle getappt ins Spiel", read also as "getappt unter deiner Kontrolle ins Spiel"; transformed first."""
    how = de.removesuffix("ins Spiel")
    ways = [f"{what}unter {whose} {de}", f"{what}{how}unter {whose} ins Spiel"][: 2 if how else 1]
    return " // ".join(reversed(ways) if how.startswith("transformiert") else ways)


def _put(verb: Verb, de: str, to: Zone, whose: str, **more: object) -> Row:
    return predicate(MoveTo, verb, None, None, de, verb="put", to=to, whose=whose, **more)


def _known_places() -> list[Row]:
    """Hands, libraries and graveyards of yours, or of the player that was named."""
    return [
        _put(v.TAKE_TO_HAND, "{what:thing} auf deine Hand", Zone.HAND, HAND),
        _put(v.TAKE_TO_HAND, "auf deine Hand", Zone.HAND, HAND, what=UNSAID),
        _put(v.TAKE_TO_HAND, "{what:thing} auf seine Hand", Zone.HAND, "their_into"),
        _put(v.PUT, "{what:thing} oben auf deine Bibliothek", Zone.LIBRARY, "your", position="top"),
        _put(v.PUT, "{what:thing} unter deine Bibliothek", Zone.LIBRARY, "your", position="bottom"),
        _put(v.PUT, "{what:thing} oben auf seine Bibliothek", Zone.LIBRARY, "their", position="top"),
        _put(v.PUT, "{what:thing} unter seine Bibliothek", Zone.LIBRARY, "their", position="bottom"),
        _put(
            v.PUT,
            "{what:thing} in zufälliger Reihenfolge unter deine Bibliothek",
            Zone.LIBRARY,
            "your",
            position="bottom_random",
        ),
        _put(
            v.PUT,
            "{what:thing} in beliebiger Reihenfolge unter deine Bibliothek",
            Zone.LIBRARY,
            "your",
            position="bottom_any",
        ),
        _put(
            v.PUT,
            "{what:thing} in beliebiger Reihenfolge oben auf deine Bibliothek",
            Zone.LIBRARY,
            "your",
            position="top_any",
        ),
        _put(
            v.PUT,
            "{what:thing} in beliebiger Reihenfolge oben auf die Bibliothek zurück",
            Zone.LIBRARY,
            "back",
            position="top_any",
        ),
        _put(v.PUT, "{what:thing} in beliebiger Reihenfolge zurück", Zone.LIBRARY, "back_in", position="top_any"),
        _put(v.PUT, "{what:thing} oben darauf", Zone.LIBRARY, "bare", position="top"),
        _put(v.PUT, "{what:thing} auf deinen Friedhof", Zone.GRAVEYARD, "your"),
        _put(v.PUT, "{what:thing} auf seinen Friedhof", Zone.GRAVEYARD, "their"),
    ]


def _owners_places() -> list[Row]:
    """Where the owner's gender comes from what is moved."""
    rows: list[Row] = []
    for whose in _OWNERS:
        rows += [
            predicate(
                MoveTo, v.RETURN, None, None, "{what} auf die Hand " + _OWNER, verb="return", to=Zone.HAND, whose=whose
            ),
            _put(v.TAKE_TO_HAND, "{what:thing} auf die Hand " + _OWNER, Zone.HAND, whose + "_into"),
            _put(v.PUT, "{what:thing} oben auf die Bibliothek " + _OWNER, Zone.LIBRARY, whose, position="top"),
            _put(v.PUT, "{what:thing} unter die Bibliothek " + _OWNER, Zone.LIBRARY, whose, position="bottom"),
            _put(v.PUT, "{what:thing} auf den Friedhof " + _OWNER, Zone.GRAVEYARD, whose),
        ]
    return rows


def _with_counters() -> list[Row]:
    """Onto the battlefield with counters."""
    return [
        predicate(
            MoveTo,
            v.RETURN,
            None,
            None,
            "{what} mit {counters:withcounters} "
            + DEST
            + " // {what} mit {counters:withcounters} auf (ihr|ihm) "
            + DEST,
            verb="return",
        ),
        *(
            predicate(
                MoveTo,
                verb,
                None,
                None,
                f"{what} unter der Kontrolle {{under:player gen}} {how}mit {{counters:withcounters}} ins Spiel",
                verb=name,
                to=Zone.BATTLEFIELD,
                with_=with_,
                whose=whose,
            )
            for verb, name, what, whose in (
                (v.RETURN, "return", "{what}", ""),
                (v.ONTO_BATTLEFIELD, "put", "{what:thing}", "onto"),
            )
            for with_, how in (((), ""), (("tapped",), "getappt und "))
        ),
        predicate(
            MoveTo,
            v.ONTO_BATTLEFIELD,
            None,
            None,
            "{what:thing} mit {counters:withcounters} ins Spiel",
            verb="put",
            to=Zone.BATTLEFIELD,
            whose="onto",
        ),
        predicate(
            MoveTo,
            v.ONTO_BATTLEFIELD,
            None,
            None,
            "{what:thing} mit {counters:withcounters} unter deiner Kontrolle ins Spiel",
            verb="put",
            to=Zone.BATTLEFIELD,
            whose="onto",
            under=YOU,
        ),
    ]


def _onto_battlefield() -> list[Row]:
    """With counters, tapped, under a player's control."""
    rows = _with_counters()
    for with_, de in _FLAGS:
        field: dict[str, object] = {
            "verb": "put",
            "to": Zone.BATTLEFIELD,
            "whose": "onto",
            "with_": with_,
            "position": "",
        }
        whole = "{what:thing} "
        for text, more in (
            (whole + de, {"under": None}),
            (de, {"under": None, "what": UNSAID}),
            (_under(whole, "deiner Kontrolle", de), {"under": YOU}),
            (_under(whole, "der Kontrolle {under:player gen}", de), {}),
        ):
            rows.append(predicate(MoveTo, v.ONTO_BATTLEFIELD, None, None, text, **field, **more))
    return rows


def _among() -> list[Row]:
    """Cards from among those looked at, and the rest."""
    rows: list[Row] = []
    for to, verb, de, fixed in (
        (Zone.HAND, v.TAKE_TO_HAND, "auf deine Hand", {}),
        (Zone.BATTLEFIELD, v.ONTO_BATTLEFIELD, "ins Spiel", {}),
        (Zone.BATTLEFIELD, v.ONTO_BATTLEFIELD, "getappt ins Spiel", {"with_": ("tapped",)}),
        (Zone.LIBRARY, v.PUT, "oben auf deine Bibliothek", {"position": "top"}),
        (Zone.LIBRARY, v.PUT, "unter deine Bibliothek", {"position": "bottom"}),
        (Zone.GRAVEYARD, v.PUT, "auf deinen Friedhof", {}),
    ):
        rows.append(predicate(PutFromAmong, verb, None, None, "{what:among} " + de, to=to, **fixed))
    shown = Verb("reveal", None, "offen_vorzeigen_und_auf_deine_Hand_nehmen")
    twice = Verb("reveal", None, "offen_vorzeigen_und_sie_auf_deine_Hand_nehmen")
    rows += [
        predicate(PutFromAmong, shown, None, None, "{what:among shown}", reveal="yes", to=Zone.HAND),
        predicate(PutFromAmong, twice, None, None, "{what:among shown}", reveal="yes", to=Zone.HAND),
        predicate(RestTo, v.TAKE_TO_HAND, None, None, "den Rest auf deine Hand", to=Zone.HAND),
        predicate(RestTo, v.TAKE_TO_HAND, None, None, "die andere auf deine Hand", to=Zone.HAND, position="other"),
    ]
    return rows


#: German has a verb for each place, and the owner's gender from what is moved
OWN_WORDS = [*_known_places(), *_owners_places(), *_onto_battlefield(), *_among()]

#: Spanish names the battlefield first, where what is put there isn't a pronoun
_HEAVY_SPANISH = (
    predicate(
        MoveTo,
        v.PUT,
        None,
        "{position,under,with_,whose:ontobattlefield} {what:heavy}",
        None,
        verb="put",
        to=Zone.BATTLEFIELD,
    ),
    predicate(
        PutFromAmong, v.PUT, None, "{position,with_:ontobattlefield} {what:heavy among}", None, to=Zone.BATTLEFIELD
    ),
)
MOVES = (
    *_HEAVY_SPANISH,
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
    ("to its owner's hand", "a la mano de su propietario", None, Zone.HAND, "", "its_owner"),
    ("to their owner's hand", None, None, Zone.HAND, "", "their_owner"),
    ("to their owners' hands", "a las manos de sus propietarios // a la mano de sus propietarios", None, Zone.HAND, "", "their_owners"),
    ("to their hand", "a su mano", "auf seine Hand", Zone.HAND, "", "their"),
    ("into your hand", "en tu mano", "auf deine Hand", Zone.HAND, "", "your_into"),
    ("into their hand", "en su mano", None, Zone.HAND, "", "their_into"),
    ("into its owner's hand", "en la mano de su propietario", None, Zone.HAND, "", "its_owner_into"),
    ("on top of your library", "en la parte superior de tu biblioteca", "oben auf deine Bibliothek", Zone.LIBRARY, "top", "your"),
    ("on top of your library in any order", "en la parte superior de tu biblioteca en cualquier orden", None, Zone.LIBRARY, "top_any", "your"),
    ("on top of its owner's library", "en la parte superior de la biblioteca de su propietario", None, Zone.LIBRARY, "top", "its_owner"),
    ("on top of their library", "en la parte superior de su biblioteca", None, Zone.LIBRARY, "top", "their"),
    ("on top of their owners' libraries", "en la parte superior de las bibliotecas de sus propietarios", None, Zone.LIBRARY, "top", "their_owners"),
    ("on top", "en la parte superior", None, Zone.LIBRARY, "top", "bare"),
    ("back on top in any order", None, None, Zone.LIBRARY, "top_any", "back"),
    ("back in any order", "en cualquier orden", None, Zone.LIBRARY, "top_any", "back_in"),
    ("on the bottom of your library", "en el fondo de tu biblioteca", "unter deine Bibliothek", Zone.LIBRARY, "bottom", "your"),
    ("on the bottom of your library in any order", "en el fondo de tu biblioteca en cualquier orden", None, Zone.LIBRARY, "bottom_any", "your"),
    ("on the bottom of your library in a random order", "en el fondo de tu biblioteca en un orden aleatorio", "in zufälliger Reihenfolge unter deine Bibliothek", Zone.LIBRARY, "bottom_random", "your"),
    ("on the bottom of its owner's library", "en el fondo de la biblioteca de su propietario", None, Zone.LIBRARY, "bottom", "its_owner"),
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
            de = dict(_FLAGS)[flags]
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
                    _under("", "deiner Kontrolle", de),
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
                    _under("", "der Kontrolle {under:player gen}", de),
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
    phrase(
        "epred",
        PutCounters,
        "{amount:num} {kind:kind} [counter|counters:amount] on {on:obj}",
        "{amount:num m} [contador|contadores:amount] {kind:kind} sobre {on:np prep}",
    ),
)

ROWS = (
    *SHARED_VERB,
    *OWN_WORDS,
    *MOVES,
    *(phrase("dest", Destination, en, es, de, to=to, position=position, whose=whose, under=None, with_=()) for en, es, de, to, position, whose in _DEST),
    *_battlefield(),
)  # fmt: skip
