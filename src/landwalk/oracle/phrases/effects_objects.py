"""What objects do, get and become: damage, power and toughness, abilities, restrictions, entering."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import ThatMuch
from landwalk.abilities.effect import (
    AsEnters,
    BasePT,
    Become,
    BecomeCopy,
    CostChange,
    DealDamage,
    Enter,
    FlashPermission,
    GainAbilities,
    GainChosenAbility,
    GetPT,
    LoseAbilities,
    PhaseOut,
    PTEqual,
)
from landwalk.abilities.noun import YOU, This, ThisWord
from landwalk.abilities.words import Verb, phrase, predicate
from landwalk.oracle.inner import DamageTwice, EnterCopy, Entering, Equal, Switch
from landwalk.oracle.phrases import verbs as v

_PUNTOS = "[punto|puntos:amount] de daño"
_SCHADEN = "[Schadenspunkt|Schadenspunkte:amount]"

DAMAGE = (
    predicate(
        DealDamage,
        v.DEAL,
        None,
        None,
        "{to:eachtarget dat} je {amount:int m acc} " + _SCHADEN,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        None,
        "te <V> esa misma cantidad de daño",
        None,
        to=YOU,
        amount=ThatMuch(),
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        None,
        "{to:dative} <V> {amount:int m} " + _PUNTOS,
        None,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        None,
        "esa misma cantidad de daño a {to:both acc and}",
        None,
        amount=ThatMuch(),
        divided="no",
        style="",
    ),
    predicate(DealDamage, v.DEAL, None, "te <V> {amount:int m} " + _PUNTOS, None, to=YOU, divided="no", style=""),
    predicate(
        DealDamage,
        v.DEAL,
        None,
        "te <V> una cantidad de daño igual a {amount:qty}",
        None,
        to=YOU,
        divided="no",
        style="",
    ),
    phrase(
        "epred",
        DealDamage,
        "{amount:int} damage to {to:np}",
        "{amount:int m} " + _PUNTOS + " a {to:both acc and}",
        None,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        "{amount:int} damage to {to:both acc and}",
        "{amount:int m} "
        + _PUNTOS
        + " a {to:both acc and} // (le|les) <V> {amount:int m} "
        + _PUNTOS
        + " a {to:both acc and}",
        "{to:both dat and} {amount:int m acc} " + _SCHADEN,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        "damage equal to {amount:qty} to {to:both acc and}",
        "(una cantidad de|) daño igual a {amount:qty} a {to:both acc and}",
        None,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        "damage to {to:both acc and} equal to {amount:qty}",
        "(una cantidad de|) daño a {to:both acc and} igual a {amount:qty}",
        None,
        divided="no",
        style="to_first",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        "{amount:int} damage divided as you choose among {to:anytargets}",
        "{amount:int m} [punto|puntos:amount] de daño divididos como elijas entre {to:anytargets}",
        None,
        divided="yes",
        style="",
    ),
)
_DEAL_OPEN = Verb("deal", None, "fügen fügt fügst füge")
IN_GERMAN = (
    predicate(DamageTwice, v.DEAL, None, None, "{one:hurt} und {two:hurt}"),
    phrase(
        "hurt",
        DealDamage,
        None,
        None,
        "{to:both dat and} {amount:int m acc} " + _SCHADEN,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        None,
        None,
        "{to:both dat and} so viele Schadenspunkte <V>, wie {amount:asmany},~",
        divided="no",
    ),
    predicate(  # its word order doesn't tell the two of the English apart
        DealDamage,
        v.DEAL,
        None,
        None,
        "{to:both dat and} Schadenspunkte in Höhe {amount:qty gen}",
        divided="no",
    ),
    predicate(
        DealDamage,
        _DEAL_OPEN,
        None,
        None,
        "{amount:int m acc} " + _SCHADEN + " zu, deren Aufteilung auf {to:anytargets} du bestimmst",
        divided="yes",
        style="",
    ),
)
SIZES = (
    predicate(GetPT, v.GET, "{power,toughness:pt}", "{power,toughness:pt}", "{power,toughness:pt}"),
    predicate(GetPT, Verb("each get each get each get"), "{power,toughness:pt}"),
    predicate(
        BasePT,
        v.HAVE,
        "base power and toughness {power,toughness:pm}",
        "una fuerza y resistencia base de {power,toughness:pm} // fuerza y resistencia base de {power,toughness:pm}",
        "Basis-Stärke und -Widerstandskraft {power,toughness:pm}",
    ),
    predicate(
        BasePT,
        v.HAVE,
        "base power {power:int}",
        "(una|) fuerza base de {power:int}",
        "Basis-Stärke {power:int}",
        toughness=None,
    ),
    predicate(
        BasePT,
        v.HAVE,
        "base toughness {toughness:int}",
        "(una|) resistencia base de {toughness:int}",
        "Basis-Widerstandskraft {toughness:int}",
        power=None,
    ),
    predicate(PTEqual, v.BE, "each equal to {amount:qty}", power="yes", toughness="yes"),
)
_TRAMPLE = (KeywordAbility("trample"),)
_CAUSE = Verb("cause", None, "verursachen verursacht verursachst verursache")
ABILITIES = (
    *(
        predicate(GainAbilities, _CAUSE, None, None, "Trampelschaden", abilities=_TRAMPLE, verb=verb)
        for verb in ("gain", "have")
    ),
    phrase("epred", GainAbilities, None, None, "{abilities:granted}", verb="gain"),
    phrase("epred", GainAbilities, None, None, "{abilities:granted}", verb="have"),
    predicate(
        Become,
        v.HAVE,
        None,
        None,
        "zusätzlich zu (ihren|seinen) anderen Typen den bestimmten Kreaturentyp",
        chosen="chosen_type",
        verb="be",
        addition="in_addition",
    ),
    phrase("epred", GetPT, None, None, "{power,toughness:pt}"),
    phrase("epred", GainChosenAbility, None, None, "entweder {abilities:chosen}"),
    phrase("epred", GainAbilities, None, "{abilities:having elided}", None, verb="have"),
    predicate(
        GainAbilities,
        v.GAIN,
        "{abilities:granted}",
        "{abilities:having}",
        "{abilities:granted}",
        verb="gain",
    ),
    predicate(
        GainAbilities,
        v.HAVE,
        "{abilities:granted}",
        "{abilities:having}",
        "{abilities:granted}",
        verb="have",
    ),
    predicate(
        LoseAbilities,
        v.LOSE,
        "all abilities",
        "todas las habilidades // todas sus habilidades",
        "alle Fähigkeiten",
        abilities=(),
    ),
    predicate(LoseAbilities, v.LOSE, "{abilities:granted}", "{abilities:having}", "{abilities:granted}"),
    predicate(
        GainChosenAbility,
        v.GAIN,
        "your choice of {abilities:chosen}",
        "a tu elección la habilidad de {abilities:chosen}",
        "entweder {abilities:chosen}",
    ),
)


_AGREE = "[{0}o|{0}a|{0}os|{0}as:$]"
ENTERING = (
    predicate(
        Enter,
        v.ENTER,
        "with {counters:morecounters}",
        "con {counters:morecounters}",
        "mit {counters:morecounters} ins Spiel",
        additional="yes",
    ),
    predicate(Enter, v.ENTER, "tapped", _AGREE.format("girad"), "getappt ins Spiel", tapped="tapped"),
    predicate(
        Enter,
        v.ENTER,
        "tapped unless {unless:condition}",
        _AGREE.format("girad") + " a menos que {unless:condition sub}",
        "getappt ins Spiel, es sei denn, {unless:condition main}",
        tapped="tapped",
    ),
    predicate(Enter, v.ENTER, None, None, "{counters:eachcounters} ins Spiel"),
    predicate(
        Enter,
        v.ENTER,
        "with {counters:withcounters}",
        "con {counters:withcounters}",
        "mit {counters:withcounters} ins Spiel",
    ),
    predicate(
        Enter,
        v.ENTER,
        "tapped with {counters:withcounters}",
        "[girado|girada|girados|giradas:$] con {counters:withcounters}",
        "getappt mit {counters:withcounters} ins Spiel",
        tapped="tapped",
    ),
)
COSTS = (
    predicate(
        CostChange,
        v.COST,
        "{mana:manacost} less to cast",
        None,
        "beim Wirken ^ {mana:manacost} weniger",
        less="less",
        what="cast",
    ),
    predicate(
        CostChange,
        v.COST,
        "{mana:manacost} more to cast",
        None,
        "beim Wirken ^ {mana:manacost} mehr",
        less="more",
        what="cast",
    ),
    predicate(
        CostChange,
        v.COST,
        "{mana:manacost} less to cast if it targets {target:np}",
        None,
        "beim Wirken {mana:manacost} weniger, falls er {target:np acc} als Ziel hat",
        less="less",
        what="cast",
    ),
    predicate(CostChange, v.COST, "{mana:manacost} less to activate", less="less", what="activate"),
    predicate(CostChange, v.COST, "{mana:manacost} more to activate", less="more", what="activate"),
)
BECOMING = (
    predicate(
        Become,
        v.BECOME,
        "{types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming}",
        "en {types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming}",
        "^ {types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming dat} // ^ {types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming nom}",
        verb="become",
    ),
    predicate(
        Become,
        v.BE,
        "{types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming}",
        "{types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming}",
        "^ {types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming nom}",
        verb="be",
    ),
    *(
        predicate(Become, verb, "colorless", colors=("C",), verb=mark)
        for verb, mark in ((v.BECOME, "become"), (v.BE, "be"))
    ),
    *(
        predicate(Become, v.ISNT, f"a {word}", es, de, types=(word,), addition="not", verb="be")
        for word, es, de in (
            ("creature", "no <V> una criatura", "keine Kreatur"),
            ("land", "no <V> una tierra", None),
            ("artifact", "no <V> un artefacto", None),
        )
    ),
    predicate(
        Become,
        v.LOSE,
        "all creature types",
        "todos los tipos de criatura",
        "alle Kreaturentypen",
        chosen="every_creature_type",
        addition="not",
        verb="lose",
    ),
    predicate(Become, v.BECOME, "the color of your choice", chosen="color"),
    predicate(Become, v.BECOME, "the colors of your choice", chosen="colors"),
    predicate(Become, v.BECOME, "the basic land type of your choice", chosen="basic_land_type"),
    predicate(
        Become,
        v.BECOME,
        "the creature type of your choice",
        "del tipo de criatura de tu elección",
        chosen="creature_type",
    ),
    predicate(Become, v.BE, "the chosen type", "del tipo elegido", chosen="chosen_type", verb="be"),
    predicate(Become, v.BE, "the chosen color", "del color elegido", chosen="chosen_color", verb="be"),
    predicate(
        Become,
        v.BE,
        "the chosen type in addition to [its|their:$] other types",
        "del tipo elegido además de sus otros tipos",
        chosen="chosen_type",
        verb="be",
        addition="in_addition",
    ),
    predicate(
        BecomeCopy,
        v.BECOME,
        "a copy of {of}",
        "<V> en una copia de {of:obj prep}",
        "^ zu einer Kopie {of:obj gen}",
        exceptions=(),
    ),
    predicate(
        BecomeCopy,
        v.BECOME,
        "a copy of {of}, except {exceptions:exceptions}",
        "<V> en una copia de {of:obj prep}, excepto que {exceptions:exceptions}",
        "^ zu einer Kopie {of:obj gen} <V>, außer dass {exceptions:exceptions},~",
    ),
    predicate(PhaseOut, v.PHASE, "out", "de fase", "sich", what=This(ThisWord.IT)),
)
SPECIAL = (
    phrase(
        "special",
        Equal,
        "{subject:poss obj} power and toughness are each equal to {amount:qty}",
        "tanto la fuerza como la resistencia de {subject:np prep} son iguales a {amount:qty} // la fuerza y (la|) resistencia de {subject:np prep} son iguales a {amount:qty}",
        "Stärke und Widerstandskraft {subject:np gen} sind gleich {amount:qty dat} // Stärke und Widerstandskraft von {subject:np dat} sind gleich {amount:qty dat}",
        power="yes",
        toughness="yes",
    ),
    phrase(
        "special",
        Equal,
        "{subject:poss obj} power is equal to {amount:qty}",
        "la fuerza de {subject:np prep} es igual a {amount:qty}",
        "die Stärke {subject:np gen} ist gleich {amount:qty dat} // die Stärke von {subject:np dat} ist gleich {amount:qty dat}",
        power="yes",
        toughness="no",
    ),
    phrase(
        "special",
        Equal,
        "{subject:poss obj} toughness is equal to {amount:qty}",
        "la resistencia de {subject:np prep} es igual a {amount:qty}",
        "die Widerstandskraft {subject:np gen} ist gleich {amount:qty dat} // die Widerstandskraft von {subject:np dat} ist gleich {amount:qty dat}",
        power="no",
        toughness="yes",
    ),
    phrase(
        "special",
        EnterCopy,
        "you may have {subject:baseref acc} enter as a copy of {of:holder}",
        "puedes hacer que {subject:baseref nom} entre como una copia de {of:obj prep}",
        "du kannst {subject:baseref acc} als (|eine) Kopie {of:obj gen} ins Spiel (kommen lassen|bringen) // kannst du {subject:baseref acc} als (|eine) Kopie {of:obj gen} ins Spiel (kommen lassen|bringen)",
        exceptions=(),
    ),
    phrase(
        "special",
        EnterCopy,
        "you may have {subject:baseref acc} enter as a copy of {of:holder}, except {exceptions:exceptions}",
        "puedes hacer que {subject:baseref nom} entre como una copia de {of:obj prep}, excepto que {exceptions:exceptions}",
        "du kannst {subject:baseref acc} als (|eine) Kopie {of:obj gen} ins Spiel (kommen lassen|bringen), außer dass {exceptions:exceptions}",
    ),
    phrase(
        "special",
        Switch,
        "switch {subject:poss obj} power and toughness",
        "intercambia la fuerza (y|con) la resistencia de {subject:np prep}",
        "vertausche ^ Stärke und Widerstandskraft {subject:obj gen} // vertausche Stärke und Widerstandskraft {subject:obj gen} // vertausche ^ Stärke und Widerstandskraft von {subject:obj dat}",
    ),
    phrase(
        "entering",
        Entering,
        "as {what:baseref nom} enters,",
        "en cuanto {what:baseref nom} [entre|entren:what],",
        "sowie {what:baseref nom} ins Spiel [kommt|kommen:what],",
    ),
    predicate(
        FlashPermission,
        v.CAST,
        "{what:np} as though [it|they:what] had flash",
        "{what:np} como si [tuviera|tuvieran:what] la habilidad de destello // {what:bare} como si tuvieran la habilidad de destello",
        "{what:np acc} <V>, als ob [er|sie|sie|sie:what] Aufblitzen [hätte|hätten:what]",
        costs=(),
    ),
    predicate(
        FlashPermission,
        v.CAST,
        "{what:np} as though it had flash if you pay {costs:morecost} more to cast it",
        "{what:np} como si tuviera la habilidad de destello si pagas {costs:morecost} más para lanzar +lo",
        "{what:np acc} <V>, als ob [er|sie|sie|sie:what] Aufblitzen hätte, falls du beim Wirken {costs:morecost} mehr bezahlst",
    ),
)
ROWS = (*SPECIAL, *DAMAGE, *IN_GERMAN, *SIZES, *ABILITIES, *ENTERING, *COSTS, *BECOMING)

__all__ = ["ROWS", "AsEnters", "FlashPermission", "phrase"]
