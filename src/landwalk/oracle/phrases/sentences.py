"""Sentences around clauses: if, unless, when you do, at the beginning of the next end step; modal headers; X; restrictions."""

from __future__ import annotations

from landwalk.abilities.ability import AdditionalCost, AlternativeCost
from landwalk.abilities.condition import DidThat, Timing, When
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import SpendOnly
from landwalk.abilities.noun import YOU, Ref, ThatPlayer
from landwalk.abilities.pattern import Dies, Draws, GainsLife, LeavesBattlefield, LosesGame, PutIntoZone, StepBegins
from landwalk.abilities.sentence import Delayed, ForEachOne, IfSo, Modal, WhenYouDo
from landwalk.abilities.words import phrase
from landwalk.kernel.zones import Step, Zone
from landwalk.oracle.inner import CounteredTo, Would

_THEY = ThatPlayer(Ref.LAST, -1, "they")
THIS_TURN = Duration(Until.END_OF_TURN, "this")

_TIMING = (
    (When.SORCERY, "activate only as a sorcery", "activa esto solo como un conjuro", "aktiviere diese Fähigkeit wie eine Hexerei"),
    (When.ONCE_EACH_TURN, "activate only once each turn", "activa esto solo una vez por turno", "aktiviere diese Fähigkeit nur einmal pro Zug"),
    (When.YOUR_TURN, "activate only during your turn", "activa esto solo durante tu turno", "aktiviere diese Fähigkeit nur während deines Zuges"),
    (When.YOUR_UPKEEP, "activate only during your upkeep", "activa esto solo durante tu mantenimiento", "aktiviere diese Fähigkeit nur während deines Versorgungssegments"),
    (When.COMBAT, "activate only during combat", "activa esto solo durante el combate", "aktiviere diese Fähigkeit nur während des Kampfes"),
    (When.ONCE, "activate only once", "activa esto solo una vez", "aktiviere diese Fähigkeit nur einmal"),
    (When.INSTANT, "activate only as a instant", "activa esto solo como un instantáneo", "aktiviere diese Fähigkeit wie einen Spontanzauber"),
    (When.OPPONENTS_TURN, "activate only during a opponent's turn", None, None),
)  # fmt: skip
_MODAL = (
    (1, 1, "choose one \u2014", "elige uno:", "bestimme eines \u2014"),
    (2, 2, "choose two \u2014", "elige dos:", "bestimme zwei \u2014"),
    (3, 3, "choose three \u2014", "elige tres:", "bestimme drei \u2014"),
    (1, 2, "choose one or both \u2014", "elige uno o ambos:", "bestimme eines oder beides \u2014"),
    (1, 0, "choose one or more \u2014", "elige uno o más:", "bestimme eines oder mehrere \u2014"),
    (
        0,
        0,
        "choose any number \u2014",
        "elige cualquier cantidad de opciones:",
        "bestimme eine beliebige Anzahl \u2014",
    ),
    (0, 1, "choose up to one \u2014", "elige hasta uno:", "bestimme bis zu eines \u2014"),
    (0, 2, "choose up to two \u2014", "elige hasta dos:", "bestimme bis zu zwei \u2014"),
)
_INS_EXIL = (
    "falls der Zauberspruch auf diese Weise neutralisiert wird, schicke ihn ins Exil, "
    "anstatt ihn auf den Friedhof seines Besitzers zu legen // falls jener Zauberspruch auf diese Weise neutralisiert wird, "
    "schicke ihn ins Exil, anstatt ihn auf den Friedhof seines Besitzers zu legen"
)
_GEGENZAUBER = "falls (der|jener) Zauberspruch auf diese Weise neutralisiert wird, {}"
_COUNTERED = (
    "si ese hechizo es contrarrestado de esta manera, pon +lo en {} de su propietario en vez de en su cementerio"
)
_EXILED_INSTEAD = (
    "si ese hechizo es contrarrestado de esta manera, exilia +lo en vez de poner +lo en el cementerio de su propietario"
)
ROWS = (
    phrase("sent", IfSo, "{condition:if}, {body:one fronted}", "{condition:if}, {body:one fronted}", "{condition:if}, {body:one inv}", place="before", instead=""),
    phrase("sent", IfSo, "then {condition:if}, {body:one fronted}", "luego, {condition:if}, {body:one fronted}", "dann {condition:if}, {body:one inv}", place="then", instead=""),
    phrase("sent", IfSo, "{body:one free} {condition:negated}", "{body:one free} {condition:negated}", "{body:one free} {condition:negated}", place="unless", instead=""),
    phrase("sent", ForEachOne, "for {of:each}, {body:one fronted}", "por {of:each}, {body:one fronted}", "für {of:each acc} {body:one inv}"),
    phrase("sent", IfSo, "{condition:if}, {body:one fronted} instead", "{condition:if}, en vez de eso, {body:one fronted}", "{condition:if}, {body:instead inv}", place="before", instead="instead"),
    phrase("sent", IfSo, "{condition:if}, instead {body:one fronted}", "{condition:if}, en vez de eso, {body:one fronted}", "{condition:if}, {body:instead inv}", place="before_instead", instead="instead"),
    phrase("sent", IfSo, "{body:one free} {condition:if}", "{body:one free} {condition:if}", "{body:one free}, {condition:if} // {body:one behind}, {condition:if}", place="after", instead=""),
    phrase("sent", IfSo, "{body:one free} instead {condition:if}", "en vez de eso, {body:one fronted} {condition:if}", "{body:instead free}, {condition:if}", place="after", instead="instead"),
    phrase("sent", IfSo, "{condition:if}, instead only {body:one fronted}", "{condition:if}, en vez de eso, solo {body:one fronted}", None, place="before_instead_only", instead="instead"),
    phrase("sent", Delayed, "when {event:event} this turn, {body:one fronted}", "cuando {event:timed} este turno, {body:one fronted}", "wenn {event:now this}, {body:one inv}", place="before", until=THIS_TURN),
    phrase("sent", Delayed, "whenever {event:event} this turn, {body:one fronted}", "siempre que {event:timed} este turno, {body:one fronted}", "immer wenn {event:now this}, {body:one inv}", place="whenever", until=THIS_TURN),
    *(
        phrase("countered", CounteredTo, f"if that spell is countered this way, {en}", es, de, to=to, position=position)
        for to, position, en, es, de in (
            (Zone.EXILE, "", "exile it instead of putting it into its owner's graveyard", _EXILED_INSTEAD, _INS_EXIL),
            (Zone.HAND, "", "put it into its owner's hand instead of into that player's graveyard", _COUNTERED.format("la mano"), _GEGENZAUBER.format("bringe ihn auf die Hand seines Besitzers zurück, anstatt ihn auf dessen Friedhof zu legen")),
            (Zone.LIBRARY, "top", "put it on top of its owner's library instead of into that player's graveyard", _COUNTERED.format("la parte superior de la biblioteca"), _GEGENZAUBER.format("lege ihn oben auf die Bibliothek seines Besitzers anstatt auf dessen Friedhof")),
            (Zone.LIBRARY, "bottom", "put it on the bottom of its owner's library instead of into that player's graveyard", _COUNTERED.format("el fondo de la biblioteca"), None),
        )
    ),
    phrase("would", Would, "if {event:wouldevent}", "si {event:wouldevent}", "falls {event:wouldevent}"),
    phrase("wouldevent", Dies, "{what:obj nom} would die", "{what:obj nom} [fuera|fueran:what] a morir // {what:obj nom} [fuese|fuesen:what] a morir", "{what:obj nom} ^ sterben würde // {what:obj nom} sterben würde", style="dies"),
    phrase("wouldevent", PutIntoZone, "{what:obj nom} would be put into a graveyard from anywhere", "{what:obj nom} [fuera|fueran:what] a ir a un cementerio desde cualquier parte // {what:obj nom} [fuera|fueran:what] a ser [puesto|puesta|puestos|puestas:what] en un cementerio desde cualquier parte // {what:obj nom} [fuese|fuesen:what] a ir a un cementerio desde cualquier parte // {what:obj nom} [fuera|fueran:what] a ir a un cementerio", "{what:obj nom} ^ von irgendwoher auf einen Friedhof gelegt würde // {what:obj nom} von irgendwoher auf einen Friedhof gelegt würde", to=Zone.GRAVEYARD, whose=None, from_zone=None),
    phrase("wouldevent", PutIntoZone, "{what:obj nom} would be put into your graveyard from anywhere", "{what:obj nom} [fuera|fueran:what] a ir a tu cementerio desde cualquier parte // {what:obj nom} [fuese|fuesen:what] a ir a tu cementerio desde cualquier parte // {what:obj nom} [fuera|fueran:what] a ir a tu cementerio", to=Zone.GRAVEYARD, whose=YOU, from_zone=None),
    phrase("wouldevent", LeavesBattlefield, "{what:obj nom} would leave the battlefield", "{what:obj nom} [fuera|fueran:what] a dejar el campo de batalla // {what:obj nom} [fuese|fuesen:what] a dejar el campo de batalla", "{what:obj nom} ^ das Spiel verlassen würde // {what:obj nom} das Spiel verlassen würde"),
    phrase("wouldevent", Draws, "{who:player nom} would draw a card", None, "{who:player nom} ^ eine Karte ziehen <would:who> // {who:player nom} eine Karte ziehen <would:who>", nth=0, except_first="no"),
    phrase("wouldevent", Draws, "{who:player nom} would draw a card except the first one they draw in each of their draw steps", nth=0, except_first="yes"),
    phrase("wouldevent", GainsLife, "{who:player nom} would gain life", None, "{who:player nom} Lebenspunkte dazuerhalten <would:who>"),
    phrase("wouldevent", LosesGame, "{who:player nom} would lose the game"),
    phrase("spend", SpendOnly, "spend this mana only to cast {spells:np}", "usa este maná solo para lanzar {spells:some}", "verwende dieses Mana nur, um {spells:np acc} zu wirken", sources=None),
    phrase("spend", SpendOnly, "spend this mana only to activate abilities of {sources:np}", "usa este maná solo para activar habilidades de {sources:some}", "verwende dieses Mana nur, um Fähigkeiten {sources:whosemany} zu aktivieren", spells=None),
    phrase("spend", SpendOnly, "spend this mana only to cast {spells:np} or activate abilities of {sources:np}", "usa este maná solo para lanzar {spells:some} o activar habilidades de {sources:some}", "verwende dieses Mana nur, um {spells:np acc} zu wirken oder Fähigkeiten {sources:whosemany} zu aktivieren"),
    phrase("sent", WhenYouDo, "when you do, {body:one fronted}", "cuando lo hagas, {body:one fronted}", "wenn du dies tust, {body:one inv}"),
    phrase("sent", Delayed, "at {event:delayed}, {body:one fronted}", "al {event:delayed}, {body:one fronted}", "zu {event:delayed} {body:one inv}", place="before"),
    phrase("sent", Delayed, "{body:one free} at {event:delayed}", "{body:one free} al {event:delayed}", None, place="after"),
    phrase("delayed", StepBegins, "the beginning of the next end step", "comienzo del próximo paso final", "Beginn des nächsten Endsegments", step=Step.END_STEP, next_="next", whose=None),
    phrase("delayed", StepBegins, "the beginning of your next end step", "comienzo de tu próximo paso final", "Beginn deines nächsten Endsegments", step=Step.END_STEP, next_="next", whose=YOU),
    phrase("delayed", StepBegins, "the beginning of the next turn's upkeep", "comienzo del mantenimiento del próximo turno", "Beginn des Versorgungssegments des nächsten Zuges", step=Step.UPKEEP, next_="next", whose=None),
    phrase("delayed", StepBegins, "the beginning of your next upkeep", "comienzo de tu próximo mantenimiento", "Beginn deines nächsten Versorgungssegments", step=Step.UPKEEP, next_="next", whose=YOU),
    phrase("delayed", StepBegins, "end of combat", "final del combate", "Ende des Kampfes", step=Step.END_COMBAT, next_="next", whose=None),
    phrase("condition", DidThat, None, "lo hace", None, who=_THEY, negated="did"),
    phrase("condition", DidThat, None, "no lo hace", None, who=_THEY, negated="didnt"),
    phrase("condition", DidThat, "you do", "lo haces", "du dies tust", who=YOU, negated="did"),
    phrase("condition", DidThat, "you don't", "no lo haces", "du dies nicht tust", who=YOU, negated="didnt"),
    phrase("condition", DidThat, "{who:player nom} <do:who>", "{who:player nom} lo <do:who>", "{who:player nom} dies <do:who>", negated="did"),
    phrase("condition", DidThat, "{who:player nom} <don't plain:who>", "{who:player nom} no lo <do:who>", "{who:player nom} dies nicht <do:who>", negated="didnt"),
    phrase("modal_header", Modal, "choose three. You may choose the same mode more than once.", "elige tres. Puedes elegir el mismo modo más de una vez.", "bestimme drei. Du kannst denselben Modus mehr als einmal bestimmen.", least=3, most=3, modes=(), repeat="yes"),
    phrase("modal_header", Modal, "choose two. You may choose the same mode more than once.", "elige dos. Puedes elegir el mismo modo más de una vez.", "bestimme zwei. Du kannst denselben Modus mehr als einmal bestimmen.", least=2, most=2, modes=(), repeat="yes"),
    *(phrase("modal_header", Modal, en, es, de and f"{de} // bestimmst du {de.removeprefix('bestimme ')}", least=least, most=most, modes=()) for least, most, en, es, de in _MODAL),
    *(phrase("restriction", Timing, en, es, de, when=when) for when, en, es, de in _TIMING),
    phrase("limit", Timing, "this ability triggers only once each turn", "esta habilidad solo se dispara una vez por turno", "diese Fähigkeit wird nur einmal pro Zug ausgelöst", when=When.ONCE_EACH_TURN),
    phrase("ability", AdditionalCost, "as a additional cost to cast this spell, {costs:costs b}.", "como coste adicional para lanzar (este hechizo|~), {costs:costs imp}.", "{costs:addcosts}. // als zusätzliche Kosten, um (diesen Zauberspruch|~|≋) zu wirken, {costs:costs imp}.", optional="must"),
    phrase("ability", AdditionalCost, "as a additional cost to cast this spell, you may {costs:costs b}.", "como coste adicional para lanzar este hechizo, puedes {costs:costs inf}.", "als zusätzliche Kosten, um diesen Zauberspruch zu wirken, kannst du {costs:costs inf}.", optional="may"),
    phrase("ability", AlternativeCost, "{condition:if}, you may cast this spell without paying its mana cost.", "{condition:if}, puedes lanzar este hechizo sin pagar su coste de maná.", "{condition:if}, kannst du diesen Zauberspruch wirken, ohne seine Manakosten zu bezahlen.", costs=()),
    phrase("ability", AlternativeCost, "you may {costs:costs b} rather than pay this spell's mana cost.", "puedes {costs:costs inf} en vez de pagar el coste de maná de este hechizo.", "du kannst {costs:costs inf}, anstatt die Manakosten (dieses Zauberspruchs|für diesen Zauberspruch) zu bezahlen.", condition=None),
    phrase("ability", AlternativeCost, "{condition:if}, you may {costs:costs b} rather than pay this spell's mana cost.", "{condition:if}, puedes {costs:costs inf} en vez de pagar el coste de maná de este hechizo.", "{condition:if}, kannst du {costs:costs inf}, anstatt die Manakosten (dieses Zauberspruchs|für diesen Zauberspruch) zu bezahlen."),
)  # fmt: skip
