"""What players do: turns, copies, permissions, coins, exchanges, doubling, hand size."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.chance import FlipCoins, FlipWas
from landwalk.abilities.effect import (
    CastFrom,
    CastUsing,
    ChangeTargets,
    CopySpell,
    ExtraTurn,
    GetDesignation,
    HandSizeIs,
    LookAnyTime,
    PlayAdditionalLands,
    PlayPermission,
    RemoveFromCombat,
    SetLife,
    SkipStep,
)
from landwalk.abilities.noun import YOU, AllStyle, AtZone, Core, Det, Noun, NounPhrase, OnTop, This, ThisWord
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.actions.double import DoubleCounters, DoubleLife, DoublePower
from landwalk.actions.exchange import ExchangeControl, ExchangeLife
from landwalk.kernel.zones import Zone
from landwalk.oracle.phrases import verbs as v

ONE = Number(1)
_EXTRA = Verb(v.TAKE.en, "jugar juega juegue", v.TAKE.de)
_FLIP = Verb("flip", "lanzar lanza lance", "werfen wirft wirfst wirf")
_EXCHANGE = Verb("exchange", "intercambiar intercambia intercambie", "tauschen tauscht tauschst tausche")
_DOUBLE = Verb("double", "duplicar duplica duplique", "verdoppeln verdoppelt verdoppelst verdopple")
_FROM_GRAVEYARD = AtZone(This(ThisWord.CARD), Zone.GRAVEYARD, YOU)
_FROM_EXILE = AtZone(This(ThisWord.CARD), Zone.EXILE)
_TOP = NounPhrase(Det.ALL, (Core(Noun.CARD),), (OnTop(YOU),), None, AllStyle.BARE)

ROWS = (
    predicate(ExtraTurn, _EXTRA, "a extra turn after this one", "un turno adicional después de este", amount=ONE),
    predicate(
        ExtraTurn, _EXTRA, "two extra turns after this one", "dos turnos adicionales después de este", amount=Number(2)
    ),
    predicate(
        ExtraTurn,
        Verb("take", None, "erhalten erhält erhältst !"),
        None,
        None,
        "^ nach diesem Zug einen zusätzlichen Zug",
        amount=ONE,
    ),
    predicate(
        PlayPermission,
        v.CAST,
        None,
        "~ desde tu cementerio",
        "~ aus deinem Friedhof",
        what=AtZone(This(), Zone.GRAVEYARD, YOU),
        verb="cast",
    ),
    predicate(
        PlayPermission,
        v.CAST,
        None,
        "~ desde el exilio",
        "~ aus dem Exil",
        what=AtZone(This(), Zone.EXILE),
        verb="cast",
    ),
    predicate(SkipStep, v.SKIP, "{what:skipped}", "{what:skipped}", "{what:skipped}"),
    predicate(
        SkipStep, Verb("skip", None, "überspringen überspringt überspringst überspringe"), None, None, "{what:skipped}"
    ),
    predicate(
        GetDesignation,
        v.GET,
        "the city's blessing",
        "la bendición de la ciudad",
        "den Segen der Stadt",
        name="city's blessing",
    ),
    predicate(GetDesignation, v.BECOME, "the monarch", "en el monarca", "zum Monarchen", name="monarch"),
    predicate(GetDesignation, v.TAKE, "the initiative", name="initiative"),
    predicate(
        PlayAdditionalLands,
        v.PLAY,
        "{amount:additional} on each of your turns",
        "{amount:additional} en cada uno de tus turnos",
        "in jedem deiner Züge {amount:additional}",
        style="each",
    ),
    predicate(
        PlayAdditionalLands, v.PLAY, "{amount:additional}", "{amount:additional}", "{amount:additional}", style=""
    ),
    predicate(CopySpell, v.COPY, "{what}", "{what}", "{what}", new_targets="no"),
    predicate(
        CastFrom,
        v.CAST,
        "{what} without paying [its|their:what] mana [cost|costs:what]",
        "{what} sin pagar [su coste|sus costes:what] de maná",
        "{what:obj acc} <V>, ohne [seine|ihre|ihre|ihre:what] Manakosten zu bezahlen",
        free="yes",
    ),
    predicate(CastFrom, v.CAST, "{what:castable}", "{what:castable}", "{what:castable}"),
    predicate(PlayPermission, v.PLAY, "{what:playable}", "{what:playable}", "{what:playable}", verb="play"),
    predicate(
        PlayPermission,
        v.PLAY,
        "lands and cast spells from the top of your library",
        "tierras y lanzar hechizos desde la parte superior de tu biblioteca // la primera carta de tu biblioteca",
        what=_TOP,
        verb="play",
    ),
    predicate(
        PlayPermission, v.CAST, "{what:playable bare}", "{what:playable bare}", "{what:playable bare}", verb="cast"
    ),
    predicate(
        PlayPermission,
        v.CAST,
        "this card from your graveyard",
        "esta carta desde tu cementerio",
        "diese Karte aus deinem Friedhof",
        what=_FROM_GRAVEYARD,
        verb="cast",
    ),
    predicate(
        PlayPermission,
        v.CAST,
        "this card from exile",
        "esta carta desde el exilio",
        "diese Karte aus dem Exil",
        what=_FROM_EXILE,
        verb="cast",
    ),
    predicate(
        CastUsing,
        v.CAST,
        "this card from your graveyard using its mutate ability",
        None,
        "(diese Karte|~) mithilfe (ihrer|seiner) Mutation-Fähigkeit aus deinem Friedhof",
        zone=Zone.GRAVEYARD,
        keyword="mutate",
    ),
    predicate(
        PlayPermission,
        v.CAST,
        "{what:playable bare} without paying their mana costs",
        "{what:playable bare} sin pagar sus costes de maná",
        "{what:playable bare} <V>, ohne ihre Manakosten zu bezahlen",
        verb="cast",
        free="yes",
    ),
    predicate(
        LookAnyTime,
        v.LOOK,
        "at the top card of your library any time",
        "la primera carta de tu biblioteca en cualquier momento",
        "dir zu jedem Zeitpunkt die oberste Karte deiner Bibliothek",
        how="look",
    ),
    predicate(
        LookAnyTime,
        v.PLAY,
        "with the top card of your library revealed",
        "mostrando la primera carta de tu biblioteca",
        how="revealed",
    ),
    predicate(FlipCoins, _FLIP, "a coin", "una moneda a cara o cruz", "eine Münze", amount=ONE),
    predicate(FlipCoins, _FLIP, "{amount:num} coins"),
    phrase("condition", FlipWas, "you win the flip", "ganas el lanzamiento", "du den Münzwurf gewinnst", result="win"),
    phrase(
        "condition", FlipWas, "you lose the flip", "pierdes el lanzamiento", "du den Münzwurf verlierst", result="lose"
    ),
    predicate(
        ExchangeControl,
        _EXCHANGE,
        "control of {a:np} and {b:np}",
        "el control de {a:np prep} y {b:np prep} // el control de {a:np prep} por el de {b:np prep}",
        "die Kontrolle über {a:np acc} und {b:np acc}",
    ),
    predicate(
        ExchangeControl,
        Verb("exchange", None, "aus|tauschen tauscht tauschst tausche"),
        None,
        None,
        "die Kontrolle über {a:np acc}",
        b=None,
    ),
    predicate(
        ExchangeControl,
        _EXCHANGE,
        "control of {a:np}",
        "el control de {a:np prep}",
        "die Kontrolle über {a:np acc}",
        b=None,
    ),
    predicate(ExchangeLife, _EXCHANGE, "life totals with {with_:player acc}"),
    predicate(
        DoubleCounters,
        _DOUBLE,
        "the number of {kind:kind} counters on {on}",
        "(la cantidad|el número) de contadores {kind:kind} sobre {on:obj prep}",
        "die Anzahl (an|der) {kind:marks p} auf {on:obj dat}",
    ),
    predicate(
        DoubleCounters,
        _DOUBLE,
        "the number of each kind of counter on {on}",
        "la cantidad de cada tipo de contador (sobre|en) {on:obj prep}",
        kind="",
    ),
    predicate(DoublePower, _DOUBLE, "{of:poss obj} power", "la fuerza de {of:np prep}", what="power"),
    predicate(
        DoublePower,
        _DOUBLE,
        "{of:poss obj} power and toughness",
        "la fuerza y resistencia de {of:np prep} // {of:poss obj} fuerza y resistencia",
        what="both",
    ),
    predicate(DoubleLife, _DOUBLE, "your life total"),
    predicate(
        ChangeTargets,
        v.CHOOSE,
        "new targets for {what}",
        "nuevos objetivos para {what:obj prep}",
        "neue Ziele für {what:obj acc}",
        how="choose_new",
    ),
    predicate(ChangeTargets, v.CHANGE, "the target of {what}", how="change"),
    predicate(
        RemoveFromCombat,
        v.REMOVE,
        "{what} from combat",
        "{what} del combate // del combate {what}",
        "{what:obj acc} aus dem Kampf",
    ),
    predicate(
        HandSizeIs,
        v.HAVE,
        "no maximum hand size",
        None,
        "keine maximale Handkartenzahl",
        amount=None,
    ),
    predicate(SetLife, Verb("become"), "{amount:int}"),
)

__all__ = ["ROWS"]
