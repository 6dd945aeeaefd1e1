"""One of several keywords; types that are chosen; what stays tapped; a card at random; what becomes of a spell that was cast."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import AdditionalPhase, Cant, CantDo, Choose, Draw, PreventDamage, ReplaceWords
from landwalk.abilities.linked import CrewedBy, Crewing, DiscardedThisWay, ExiledWith, MayBeCommander, NoRegeneration
from landwalk.abilities.noun import YOU, Choice
from landwalk.abilities.pattern import StepBegins
from landwalk.abilities.sentence import Delayed
from landwalk.abilities.several import (
    CantCause,
    HasAbility,
    LoseChosenAbility,
    ManaForCounters,
    MayNotUntap,
    RevealAtRandom,
    WithKeywords,
)
from landwalk.abilities.turns import EndTurn, InPhase, OrElse, SkipDrawFor
from landwalk.abilities.words import Row, Verb, phrase, predicate
from landwalk.kernel.zones import Step, Zone
from landwalk.oracle.inner import CastGone, Destination, LandwalkForEach
from landwalk.oracle.misplaced import THAT_TURN
from landwalk.oracle.phrases import verbs as v

_END = Verb("end", "finalizar finaliza finalice", "beenden beendet beendest beende")
_THIS_COMBAT = Duration(Until.END_OF_COMBAT, "this")
_THIS_TURN = Duration(Until.END_OF_TURN, "this")
_WORDS = (
    ("~", "~"),
    *((f"this {w}", w) for w in ("creature", "artifact", "land", "enchantment", "permanent", "Equipment")),
)


#: style of a duration -> what it says in Spanish
_SPANISH = {"~": "~", "creature": "esta criatura", "land": "esta tierra"}


def _durations() -> list[Row]:
    rows = []
    for said, style in _WORDS:
        for words, until in (
            ("remains tapped", Until.WHILE_THIS_TAPPED),
            ("remains on the battlefield", Until.WHILE_THIS_ON_BATTLEFIELD),
        ):
            name = _SPANISH.get(style, "")
            ending = "(girada|girado)" if until is Until.WHILE_THIS_TAPPED else "en el campo de batalla"
            es = f"mientras {name} permanezca {ending}" if name else None
            rows.append(phrase("duration", Duration, f"for as long as {said} {words}", es, until=until, style=style))
    return rows


_AFTER_THIS = ("nach_dieser_Phase_gibt_es_", "nach_dieser_Kampfphase_gibt_es_", "es_gibt_nach_dieser_Phase_")


def _phases() -> list[Row]:
    rows = []
    for style, this, esta in (("", "this_phase", "esta fase"), ("main", "this_main_phase", "esta fase principal")):
        for phases, more, mas in (
            (("combat",), "", ""),
            (
                ("combat", "postcombat_main"),
                "_followed_by_a_additional_main_phase",
                " seguida de una fase principal adicional",
            ),
        ):
            words = Verb(f"after_{this}_,_there_is_a_additional_combat_phase{more}", "-")
            after = f"después de {esta},~ hay una fase de combate adicional{mas}"
            rows.append(predicate(AdditionalPhase, words, "", after, phases=phases, style=style))
            more = "_,_der_eine_zusätzliche_Hauptphase_folgt" if len(phases) > 1 else ""  # noqa: PLW2901
            ways = ("nach_dieser_Hauptphase_gibt_es_",) if style else _AFTER_THIS
            rows += [
                predicate(
                    AdditionalPhase,
                    Verb("add", None, f"{said}eine_zusätzliche_Kampfphase{more}!"),
                    None,
                    None,
                    "",
                    phases=phases,
                    style=style,
                )
                for said in ways
            ]
    return rows


ROWS = (
    predicate(Choose, v.CHOOSE, "a land type", "un tipo de tierra", "einen Landtyp", what=Choice.LAND_TYPE),
    predicate(LoseChosenAbility, v.LOSE, "{abilities:chosen}"),
    phrase("tail", WithKeywords, "without {keywords:chosen}", "sin las habilidades de {keywords:chosen} // sin la habilidad de {keywords:chosen}", how="none"),
    phrase("tail", WithKeywords, "with {keywords:chosen and/or}", how="any"),
    predicate(MayNotUntap, v.CHOOSE, "not to untap {what} during your untap step", "no enderezar {what:obj prep} durante tu paso de enderezar", "<V>, {what:obj acc} während deines Enttappsegments nicht zu enttappen"),
    predicate(RevealAtRandom, v.REVEAL, "a card at random from your hand", whose="your"),
    predicate(RevealAtRandom, v.REVEAL, "a card at random from their hand", "una carta al azar de su mano", whose="their"),
    phrase("castgone", CastGone, "if that spell would be put into a graveyard, exile it instead", "si ese hechizo (fuera|fuese) a ir a un cementerio, en vez de eso, exilia +lo", "falls (der|jener|dieser) Zauberspruch auf einen Friedhof gelegt würde, schicke ihn stattdessen ins Exil", gone="any"),
    phrase("castgone", CastGone, "if that spell would be put into your graveyard, exile it instead", "si ese hechizo (fuera|fuese) a ir a tu cementerio, en vez de eso, exilia +lo", "falls (der|jener|dieser) Zauberspruch auf deinen Friedhof gelegt würde, schicke ihn stattdessen ins Exil", gone="your"),
    phrase("condition", HasAbility, "{what:phrase} <have:what> {keyword:keyword granted}", words="has"),
    phrase("condition", HasAbility, "{what,keyword:cardwith} is in a graveyard", words="in_graveyard"),
    phrase("condition", CrewedBy, "{who:phrase} crewed {what:baseref} this turn"),
    phrase("tail", Crewing, "that crewed {what:baseref} this turn"),
    phrase("tail", ExiledWith, "exiled with {source:baseref}", "[exiliado|exiliada|exiliados|exiliadas:#] con {source:baseref prep}"),
    phrase("special", LandwalkForEach, "for each basic land type among {of:bare}, {subject:baseref nom} has landwalk of that type"),
    phrase("sent", NoRegeneration, "a {what:core s} destroyed this way can't be regenerated", "[un|una|un|una:what] {what:core s} [destruido|destruida|destruido|destruida:what] de esta manera no puede ser [regenerado|regenerada|regenerado|regenerada:what]", "{what:destroyed s} kann nicht regeneriert werden", number="one"),
    phrase("sent", NoRegeneration, "{what:core p} destroyed this way can't be regenerated", "[los|las|los|las:what] {what:core p} [destruidos|destruidas|destruidos|destruidas:what] de esta manera no pueden ser [regenerados|regeneradas|regenerados|regeneradas:what]", "{what:destroyed p} können nicht regeneriert werden", number="many"),
    phrase("sent", Delayed, "until end of turn, whenever {event:event}, {body:one fronted}", "hasta el final del turno, siempre que {event:timed}, {body:one fronted}", "immer wenn {event:now until}, {body:one inv}", place="until", until=_THIS_TURN),
    phrase("duration", Duration, "until the end of that turn", until=Until.END_OF_TURN, style=THAT_TURN),
    phrase("delayed", StepBegins, "the beginning of the declare attackers step on your next turn", step=Step.DECLARE_ATTACKERS, next_="next_turn", whose=YOU),
    phrase("condition", DiscardedThisWay, "{what:phrase} is discarded this way", "se descarta {what:phrase} de esta manera"),
    predicate(Draw, v.DRAW, "a additional card", "una carta adicional", "eine zusätzliche Karte", amount=Number(1), style="additional"),
    phrase("ability", MayBeCommander, "{what:baseref} can be your commander.", "{what:baseref} puede ser tu comandante.", "{what:baseref nom} kann dein Kommandeur sein."),
    *(
        predicate(PreventDamage, v.PREVENT, f"all {words} that would be dealt to {{to:obj acc}} by {{by:obj acc}}", amount=None, kind=kind)
        for words, kind in (("damage", "any"), ("combat damage", "combat"), ("noncombat damage", "noncombat"))
    ),
    phrase("dest", Destination, "to the battlefield under your control tapped and attacking", to=Zone.BATTLEFIELD, with_=("tapped", "attacking"), whose="control_first", under=YOU, position=""),
    predicate(Cant, v.BE, "unblockable", None, "unblockbar", what=CantDo.BE_BLOCKED, by=None, except_=None, words="unblockable"),
    *(
        predicate(ReplaceWords, v.CHANGE, f"the text of {{what}} by replacing all instances of {words}", kinds=kinds)
        for kinds, words in (
            ("color", "one color word with another"),
            ("land_type", "one basic land type with another"),
            ("both", "one color word with another or one basic land type with another"),
        )
    ),
    predicate(EndTurn, _END, "the turn", "el turno", "den Zug"),
    predicate(CantCause, v.CANT, "cause you to sacrifice {what}"),
    phrase("ability", SkipDrawFor, "if you would draw a card during your draw step, instead you may skip that draw. If you do, {body:one fronted}."),
    predicate(Cant, v.CANT, "be attacked", what=CantDo.BE_ATTACKED, by=None, except_=None),
    predicate(Cant, v.CANT, "be attacked except by {except_:np acc}", what=CantDo.BE_ATTACKED, by=None),
    phrase("sent", OrElse, "unless you {costs:costs p}, {body:later fronted}"),
    phrase("sent", Delayed, "whenever {event:event} this combat, {body:one fronted}", place="combat", until=_THIS_COMBAT),
    phrase("ability", ManaForCounters, "as a additional cost to cast {spells:np}, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it."),
    *_durations(),
    *_phases(),
    phrase("condition", InPhase, "it's your main phase", what="main", whose=YOU),
    phrase("condition", InPhase, "it's your combat phase", what="combat", whose=YOU),
    phrase("condition", InPhase, "it's the first combat phase of the turn", what="first_combat", whose=None),
)  # fmt: skip
