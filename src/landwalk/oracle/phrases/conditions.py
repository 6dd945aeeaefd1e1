"""Conditions."""

from __future__ import annotations

from landwalk.abilities.amount import CardTypesAmong, HandSize, Number
from landwalk.abilities.condition import (
    AmountIs,
    Controls,
    Exists,
    HappenedInTurn,
    HasDesignation,
    InTheZone,
    ObjectIs,
    TurnOf,
    WasCast,
    WasPaid,
)
from landwalk.abilities.noun import YOU, Compare, Core, PlayerPhrase, Status, Who
from landwalk.abilities.pattern import (
    Attacks,
    Casts,
    Dies,
    Discards,
    Enters,
    GainsLife,
    LeavesBattlefield,
    LosesLife,
    PlayerAttacks,
)
from landwalk.abilities.words import Row, phrase
from landwalk.kernel.zones import Zone

_STATUS = (
    (Status.TAPPED, "tapped", "[girado|girada|girados|giradas:what]"),
    (Status.UNTAPPED, "untapped", "[enderezado|enderezada|enderezados|enderezadas:what]"),
    (Status.ATTACKING, "attacking", "atacando"),
    (Status.BLOCKING, "blocking", "bloqueando"),
    (Status.ENCHANTED, "enchanted", "[encantado|encantada|encantados|encantadas:what]"),
    (Status.EQUIPPED, "equipped", "[equipado|equipada|equipados|equipadas:what]"),
    (Status.MODIFIED, "modified", "[modificado|modificada|modificados|modificadas:what]"),
    (Status.COLORLESS, "colorless", None),
    (Status.RENOWNED, "renowned", None),
)
_COLOR = (
    ("W", "white", "[blanco|blanca|blancos|blancas:what]"),
    ("U", "blue", "[azul|azules:what]"),
    ("B", "black", "[negro|negra|negros|negras:what]"),
    ("R", "red", "[rojo|roja|rojos|rojas:what]"),
    ("G", "green", "[verde|verdes:what]"),
)


def _is() -> list[Row]:
    rows = []
    for status, word, es in _STATUS:
        core = (Core(status=(status,)),)
        is_so, isnt = (es and f"{{what:subject}} {no}<estar:what> {es}" for no in ("", "no "))
        rows += [
            phrase("condition", ObjectIs, "{what:its} " + word, is_so, cores=core, tail=(), negated="is"),
            phrase(
                "condition",
                ObjectIs,
                "{what:ref nom} <be:what> " + word,
                is_so,
                cores=core,
                tail=(),
                negated="is",
            ),
            phrase("condition", ObjectIs, "{what:ref nom} isn't " + word, isnt, cores=core, tail=(), negated="isnt"),
        ]
    for letter, word, es in _COLOR:
        core = (Core(colors=(letter,)),)
        rows.append(phrase("condition", ObjectIs, "{what:its} " + word, cores=core, tail=(), negated="is"))
        rows.append(
            phrase(
                "condition",
                ObjectIs,
                "{what:ref nom} <be:what> " + word,
                "{what:subject} <be:what> " + es,
                cores=core,
                tail=(),
                negated="is",
            )
        )
    return rows  # fmt: skip


def _past() -> list[Row]:
    return [
        phrase("past", GainsLife, "you gained life this turn", "ganaste (vidas|vida) este turno", who=YOU),
        phrase("past", GainsLife, "{who:player nom} gained life this turn", "{who:player nom} (ganó|haya ganado) vidas este turno"),
        phrase("past", LosesLife, "a opponent lost life this turn", "un oponente (perdió|haya perdido) vidas este turno", who=PlayerPhrase(Who.AN_OPPONENT)),
        phrase("past", LosesLife, None, "perdiste vidas este turno", who=YOU),
        phrase("past", PlayerAttacks, None, "atacaste este turno // hayas atacado (con una criatura|) este turno", who=YOU, what=None, amount=None, whom=None),
        phrase("past", Discards, None, "descartaste una carta este turno", who=YOU, what=None),
        phrase("past", LosesLife, "{who:player nom} lost life this turn", "{who:player nom} (perdió|haya perdido) vidas este turno"),
        phrase("past", Dies, "{what:obj nom} died this turn", "{what:obj nom} (murió|haya muerto|muriera) este turno", "in diesem Zug {what:obj nom} gestorben ist", style="dies"),
        phrase("past", PlayerAttacks, "{who:player nom} attacked this turn", what=None, amount=None, whom=None),
        phrase("past", Attacks, "{what:obj nom} attacked this turn", "{what:obj nom} atacó este turno", how="", whom=None),
        phrase("past", Casts, "you've cast {what:phrase} this turn", "(lanzaste|hayas lanzado|ya lanzaste) {what:phrase} este turno", who=YOU, nth=0, copies="no"),
        phrase("past", Enters, "you had {what:yours} enter the battlefield under your control this turn", "{what:yours} entró bajo tu control este turno // (hiciste|hayas hecho) que {what:yours} entrara bajo tu control este turno // {what:yours} (haya entrado|entrara) bajo tu control este turno", from_zone=None, style=""),
        phrase("past", Enters, "{what:yours} entered the battlefield under your control this turn", "{what:yours} entró bajo tu control este turno", from_zone=None, style="entered"),
        phrase("past", Dies, "{what:yours} died under your control this turn", "{what:yours} (murió|muriera|haya muerto) bajo tu control este turno", style="yours"),
        phrase("past", LeavesBattlefield, "{what:yours} left the battlefield under your control this turn", "{what:yours} que controlabas dejó el campo de batalla este turno"),
        phrase("past", Discards, "{who:player nom} discarded a card this turn", what=None),
    ]  # fmt: skip


ROWS = (
    phrase("condition", AmountIs, "{left:lifeof} {amount:int} or less life", "{left:lifeof} <have:left> {amount:int} [vida|vidas:amount] o menos // {left:lifeof} <have:left> {amount:int} o menos [vida|vidas:amount]", compare=Compare.AT_MOST, tense=""),
    phrase("condition", AmountIs, "{left:lifeof} {amount:int} or more life", "{left:lifeof} <have:left> {amount:int} [vida|vidas:amount] o más // {left:lifeof} <have:left> {amount:int} o más [vida|vidas:amount]", compare=Compare.AT_LEAST, tense=""),
    phrase("condition", AmountIs, None, "no (tienes|tengas) cartas en (tu|la) mano", left=HandSize(YOU), compare=Compare.EQUAL, amount=Number(0), tense=""),
    phrase("condition", AmountIs, None, "(tienes|tengas) {amount:num f} o más cartas en (tu|la) mano", left=HandSize(YOU), compare=Compare.AT_LEAST, tense=""),
    phrase("condition", AmountIs, None, "(tienes|tengas) {amount:num f} o menos cartas en (tu|la) mano", left=HandSize(YOU), compare=Compare.AT_MOST, tense=""),
    phrase("condition", AmountIs, "{left:handof} no cards in hand", "{left:handof} no <have:left> cartas en (su|la) mano", compare=Compare.EQUAL, amount=Number(0), tense=""),
    phrase("condition", AmountIs, "{left:handof} {amount:num} or more cards in hand", "{left:handof} <have:left> {amount:num f} o más cartas en (su|la) mano", compare=Compare.AT_LEAST, tense=""),
    phrase("condition", AmountIs, "{left:handof} {amount:num} or fewer cards in hand", "{left:handof} <have:left> {amount:num f} o menos cartas en (su|la) mano", compare=Compare.AT_MOST, tense=""),
    phrase("condition", AmountIs, "{left:qty} is less than {amount:num}", "{left:qty} <be:left> menor que {amount:num}", compare=Compare.LESS, tense=""),
    phrase("condition", AmountIs, "there are {amount:num} or more card types among {left:typed}", "{left:typed} <there:amount> {amount:num m} o más tipos de (cartas|carta)", compare=Compare.AT_LEAST, tense=""),
    phrase("typed", CardTypesAmong, "{of:bare}", "entre {of:thes of}"),
    phrase("condition", HappenedInTurn, "{amount:ormore} {event:pastmany}", "{amount:ormore} {event:pastmany}"),
    phrase("condition", HappenedInTurn, "you've cast {amount:ormore} {event:castmany} this turn", "lanzaste {amount:ormore} {event:castmany} este turno"),
    phrase("castmany", Casts, "{what:bare}", "{what:bare}", who=YOU, nth=0, copies="no"),
    phrase("pastmany", Enters, "{what:yours bare} entered the battlefield under your control this turn", None, from_zone=None),
    phrase("pastmany", Dies, "{what:bare} died this turn", "{what:bare} murieron este turno", style="dies"),
    phrase("condition", Controls, "{who:player nom} <control:who> {what:obj}", "{who:agent} <control:who> {what:obj}", "{who:player nom} {what:obj acc} <control:who>", amount=None, compare=Compare.AT_LEAST),
    phrase("condition", Controls, "{who:player nom} <don't plain:who> control {what:obj}", "{who:agent} no <control:who> {what:obj} // {who:agent} no <control:who> {what:anys}", compare=Compare.LESS, amount=None),
    phrase("condition", Controls, "{who:player nom} <control:who> {amount:num} or more {what:barecores}", "{who:agent} <control:who> {amount,what:howmany más}", "{who:player nom} {amount:num} oder mehr {what:barecores acc} <control:who>", compare=Compare.AT_LEAST),
    phrase("condition", Controls, "{who:player nom} <control:who> {amount:num} or fewer {what:barecores}", "{who:agent} <control:who> {amount,what:howmany menos}", compare=Compare.AT_MOST),
    phrase("condition", Controls, "{who:player nom} <control:who> exactly {amount:num} {what:barecores}", "{who:agent} <control:who> exactamente {amount:num} {what:barecores}", compare=Compare.EQUAL),
    phrase("condition", Exists, "there are {amount:num} or more {what:barecores}", "<there:amount> {amount,what:howmany más}", compare=Compare.AT_LEAST),
    phrase("condition", Exists, "there are no {what:barecores}", "no <there:amount> {what:barecores}", compare=Compare.EQUAL, amount=Number(0)),
    phrase("condition", HasDesignation, "{who:player nom} <have:who> the city's blessing", "{who:agent} <have:who> la bendición de la ciudad", "{who:player nom} den Segen der Stadt <have:who>", name="city's blessing"),
    phrase("condition", HasDesignation, "you're the monarch", "<be:who> el monarca", name="monarch", who=YOU),
    phrase("condition", TurnOf, "it's your turn", "es tu turno", who=YOU, negated="is"),
    phrase("condition", TurnOf, "it's not your turn", "no es tu turno", who=YOU, negated="isnt"),
    phrase("condition", TurnOf, "it isn't your turn", who=YOU, negated="isnt_"),
    phrase("condition", WasPaid, "{what:ref nom} was kicked", "{what:subject} (fue|fueron) [estimulado|estimulada|estimulados|estimuladas:what]", kind="kicked", negated="is"),
    phrase("condition", WasPaid, "{what:ref nom} wasn't kicked", "{what:subject} no fue [estimulado|estimulada|estimulados|estimuladas:what]", kind="kicked", negated="isnt"),
    phrase("condition", WasPaid, "{what:ref nom} was bargained", kind="bargained", negated="is"),
    phrase("condition", WasPaid, "{what:ref nom} wasn't bargained", kind="bargained", negated="isnt"),
    phrase("condition", WasCast, "you cast {what:baseref}", "{what:proclitic} lanzaste", who=YOU, from_zone=None),
    phrase("condition", WasCast, "you cast {what:baseref} from your hand", "{what:proclitic} lanzaste desde tu mano", who=YOU, from_zone="hand"),
    phrase("condition", WasCast, "{what:ref nom} was cast from your hand", "{what:subject} fue [lanzado|lanzada|lanzados|lanzadas:what] desde tu mano", who=None, from_zone="hand"),
    phrase("condition", WasCast, "{what:ref nom} was cast from a graveyard", "{what:subject} fue [lanzado|lanzada|lanzados|lanzadas:what] desde un cementerio", who=None, from_zone="graveyard"),
    phrase("condition", InTheZone, "{what:ref nom} is on the battlefield", "{what:subject} <estar:what> en el campo de batalla", zone=Zone.BATTLEFIELD, whose=None),
    phrase("condition", InTheZone, "{what:ref nom} is in your graveyard", "{what:subject} <estar:what> en tu cementerio", zone=Zone.GRAVEYARD, whose=YOU),
    phrase("condition", InTheZone, "{what:ref nom} is in your hand", "{what:subject} <estar:what> en tu mano", zone=Zone.HAND, whose=YOU),
    phrase("condition", HappenedInTurn, "{event:past}", "{event:past}", amount=None),
    phrase("condition", AmountIs, "{left:qty} is {amount:int} or less", "{left:qty} <be:left> (de|) {amount:int} o menos", compare=Compare.AT_MOST, tense=""),
    phrase("condition", AmountIs, "{left:qty} is {amount:int} or greater", "{left:qty} <be:left> (de|) {amount:int} o más", compare=Compare.AT_LEAST, tense=""),
    phrase("condition", AmountIs, "{left:qty} was {amount:int} or less", "{left:qty} era (de|) {amount:int} o menos", compare=Compare.AT_MOST, tense="was"),
    phrase("condition", AmountIs, "{left:qty} was {amount:int} or greater", "{left:qty} era (de|) {amount:int} o más", compare=Compare.AT_LEAST, tense="was"),
    phrase("condition", ObjectIs, "{what:its} {cores:describeds}", "{what:subject} <be:what> {cores:describeds}", tail=(), negated="is"),
    phrase("condition", ObjectIs, "{what:its} not {cores:describeds}", "{what:subject} no <be:what> {cores:describeds}", tail=(), negated="isnt_short"),
    phrase("condition", ObjectIs, "{what:ref nom} <be:what> {cores:describeds}", "{what:subject} <be:what> {cores:describeds}", tail=(), negated="is"),
    *_past(),
    phrase("condition", ObjectIs, "{what:ref nom} isn't {cores:describeds}", "{what:subject} no <be:what> {cores:describeds}", tail=(), negated="isnt"),
    *_is(),
)  # fmt: skip
