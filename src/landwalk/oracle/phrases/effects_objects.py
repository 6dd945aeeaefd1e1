"""What objects do, get and become: damage, power and toughness, abilities, restrictions, entering."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import (
    AsEnters,
    AsThough,
    BasePT,
    Become,
    BecomeCopy,
    CanBlockMore,
    Cant,
    CantDo,
    CostChange,
    DealDamage,
    Enter,
    FlashPermission,
    GainAbilities,
    GainChosenAbility,
    GetPT,
    LoseAbilities,
    Must,
    OnlyBlock,
    PhaseOut,
    PTEqual,
)
from landwalk.abilities.noun import YOU, ControllerOf, It, Ref, This, ThisWord
from landwalk.abilities.words import Row, Verb, phrase, predicate
from landwalk.oracle.inner import EnterCopy, Entering, Equal, Switch
from landwalk.oracle.phrases import verbs as v

_PUNTOS = "[punto|puntos:amount] de daño"
_SCHADEN = "[Schadenspunkt|Schadenspunkte:amount]"

DAMAGE = (
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
        "{amount:int m} " + _PUNTOS + " a {to:both acc and}",
        "{to:both dat and} {amount:int m acc} " + _SCHADEN,
        divided="no",
        style="",
    ),
    predicate(
        DealDamage,
        v.DEAL,
        "damage equal to {amount:qty} to {to:both acc and}",
        "una cantidad de daño igual a {amount:qty} a {to:both acc and}",
        "{to:both dat and} Schadenspunkte in Höhe {amount:qtygen}",
        divided="no",
        style="",
    ),
    predicate(DealDamage, v.DEAL, "damage to {to:both acc and} equal to {amount:qty}", divided="no", style="to_first"),
    predicate(
        DealDamage, v.DEAL, "{amount:int} damage divided as you choose among {to:anytargets}", divided="yes", style=""
    ),
)
SIZES = (
    predicate(GetPT, v.GET, "{power,toughness:pt}", "{power,toughness:pt}", "{power,toughness:pt}"),
    predicate(GetPT, Verb("each get each get each get"), "{power,toughness:pt}"),
    predicate(
        BasePT,
        v.HAVE,
        "base power and toughness {power,toughness:pm}",
        "fuerza y resistencia base de {power,toughness:pm}",
    ),
    predicate(BasePT, v.HAVE, "base power {power:int}", toughness=None),
    predicate(BasePT, v.HAVE, "base toughness {toughness:int}", power=None),
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
    predicate(LoseAbilities, v.LOSE, "all abilities", "todas las habilidades", "alle Fähigkeiten", abilities=()),
    predicate(LoseAbilities, v.LOSE, "{abilities:granted}", "{abilities:having}", "{abilities:granted}"),
    predicate(GainChosenAbility, v.GAIN, "your choice of {abilities:chosen}"),
)


def _cant(what: CantDo, en: str, es: str | None, de: str | None, by: bool = False) -> list[Row]:  # noqa: FBT001, FBT002
    es = es and "no <V> " + es
    de = de and "^ nicht " + de
    rows = [predicate(Cant, v.CANT, en, es, de, what=what, by=None, except_=None)]
    if by:
        rows.append(
            predicate(
                Cant,
                v.CANT,
                en + " by {by:np acc}",
                es and es + " por {by:np acc}",
                "^ nicht von {by:np dat} geblockt werden",
                what=what,
                except_=None,
            )
        )
        rows.append(
            predicate(
                Cant,
                v.CANT,
                en + " except by {except_:np acc}",
                es and es + " excepto por {except_:np acc}",
                "^ außer von {except_:np dat} nicht geblockt werden",
                what=what,
                by=None,
            )
        )
    return rows  # fmt: skip


_AGREE = "[{0}o|{0}a|{0}os|{0}as:$]"
CANT = (
    *_cant(CantDo.BE_CAST, "be cast", None, None),
    *_cant(CantDo.ATTACK, "attack", "atacar", "angreifen"),
    *_cant(CantDo.BLOCK, "block", "bloquear", "blocken"),
    *_cant(CantDo.ATTACK_OR_BLOCK, "attack or block", "atacar ni bloquear", "angreifen oder blocken"),
    *_cant(CantDo.BE_BLOCKED, "be blocked", "ser " + _AGREE.format("bloquead"), "geblockt werden", by=True),
    *_cant(CantDo.ATTACK_ALONE, "attack alone", "atacar " + "[solo|sola|solos|solas:$]", "alleine angreifen"),
    *_cant(CantDo.BLOCK_ALONE, "block alone", None, None),
    *_cant(CantDo.BE_COUNTERED, "be countered", "ser " + _AGREE.format("contrarrestad"), "neutralisiert werden"),
    *_cant(CantDo.BE_REGENERATED, "be regenerated", "ser " + _AGREE.format("regenerad"), "regeneriert werden"),
    *_cant(CantDo.GAIN_LIFE, "gain life", "ganar vidas", "Lebenspunkte dazuerhalten"),
    *_cant(CantDo.BE_SACRIFICED, "be sacrificed", None, None),
    *_cant(CantDo.TRANSFORM, "transform", None, None),
    *_cant(CantDo.DRAW, "draw cards", None, None),
    *_cant(CantDo.SEARCH, "search libraries", None, None),
    *_cant(CantDo.WIN, "win the game", None, None),
    *_cant(CantDo.LOSE, "lose the game", None, None),
    *_cant(CantDo.BE_EQUIPPED, "be equipped", None, None),
    *_cant(CantDo.PREVENT, "be prevented", None, None),
    *_cant(CantDo.PLAY_LANDS, "play lands", "jugar tierras", None),
    *_cant(CantDo.BE_ENCHANTED, "be enchanted", None, None),
    predicate(Cant, v.CANT, "cast {by:np acc}", "no <V> lanzar {by:np acc}", what=CantDo.CAST, except_=None),
    predicate(
        Cant, v.CANT, "attack {by:player acc}", "no <V> atacar a {by:player acc}", what=CantDo.ATTACK, except_=None
    ),
    predicate(Cant, v.CANT, "block {by:obj acc}", "no <V> bloquear a {by:obj acc}", what=CantDo.BLOCK, except_=None),
    predicate(
        Cant,
        v.CANT,
        "be the target of {by:np acc}",
        "no <V> ser objetivo de {by:np acc}",
        what=CantDo.BE_TARGETED,
        except_=None,
    ),
    predicate(Cant, v.CANT, "have counters put on [it|them:$]", what=CantDo.HAVE_COUNTERS, by=None, except_=None),
    predicate(Cant, v.UNTAP_NOT, "untap", "no <V>", "nicht", what=CantDo.UNTAP, by=None, except_=None),
    predicate(
        Cant,
        v.UNTAP_NOT,
        "untap during your untap step",
        "no <V> durante tu paso de enderezar",
        "nicht während deines Enttappsegments",
        what=CantDo.UNTAP,
        by=YOU,
        except_=None,
    ),
    predicate(
        Cant,
        v.UNTAP_NOT,
        "untap during its controller's untap step",
        "no <V> durante el paso de enderezar de su controlador",
        None,
        what=CantDo.UNTAP,
        by=ControllerOf(It(Ref.SUBJECT)),
        except_=None,
    ),
    predicate(
        Cant,
        v.UNTAP_NOT,
        "untap during their controllers' untap steps",
        "no <V> durante los pasos de enderezar de sus controladores",
        None,
        what=CantDo.UNTAP,
        by=ControllerOf(It(Ref.SUBJECT, 0, "many"), "many"),
        except_=None,
    ),
    predicate(OnlyBlock, v.CAN, "block only {what}", "<V> bloquear solo {what}"),
    predicate(
        CanBlockMore,
        v.CAN,
        "block a additional creature each combat",
        "<V> bloquear una criatura adicional cada combate",
        amount=Number(1),
        style="each",
    ),
    predicate(
        CanBlockMore,
        v.CAN,
        "block any number of creatures",
        "<V> bloquear cualquier cantidad de criaturas",
        amount=None,
    ),
    predicate(
        AsThough,
        v.CAN,
        "attack as though [it|they:$] didn't have {keyword:keyword granted}",
        "<V> atacar como si no tuviera la habilidad de {keyword:keyword granted}",
        verb="attack",
        have="didnt_have",
    ),
    predicate(AsThough, v.CAN, "block as though [it|they:$] had {keyword:keyword granted}", verb="block", have="had"),
    predicate(
        AsThough,
        v.CAN,
        "be blocked as though [it|they:$] didn't have {keyword:keyword granted}",
        verb="be_blocked",
        have="didnt_have",
    ),
    predicate(
        Must,
        v.ATTACK,
        "each combat if able",
        "cada combate si <can:$>",
        "in jedem Kampf an, falls möglich",
        what="attack",
        whom=None,
        by=None,
    ),
    predicate(Must, v.ATTACK, "this turn if able", what="attack_turn", whom=None, by=None),
    predicate(Must, v.BLOCK, "each combat if able", "cada combate si <can:$>", what="block", whom=None, by=None),
    predicate(Must, v.BLOCK, "this turn if able", what="block_turn", whom=None, by=None),
    predicate(Must, v.BLOCK, "{whom:obj} this turn if able", what="block_turn", by=None),
    predicate(
        Must,
        Verb("attack_or_block attacks_or_blocks"),
        "each combat if able",
        what="attack_or_block",
        whom=None,
        by=None,
    ),
    predicate(Must, v.MUST, "be blocked if able", what="be_blocked", whom=None, by=None),
    predicate(Must, v.MUST, "be blocked this turn if able", what="be_blocked_turn", whom=None, by=None),
)
ENTERING = (
    predicate(Enter, v.ENTER, "with {counters:morecounters}", None, None, additional="yes"),
    predicate(Enter, v.ENTER, "tapped", _AGREE.format("girad"), "getappt ins Spiel", tapped="tapped"),
    predicate(
        Enter,
        v.ENTER,
        "tapped unless {unless:condition}",
        _AGREE.format("girad") + " a menos que {unless:condition sub}",
        None,
        tapped="tapped",
    ),
    predicate(
        Enter,
        v.ENTER,
        "with {counters:withcounters}",
        "con {counters:withcounters}",
        "mit {counters:withcounters} ins Spiel",
    ),
    predicate(Enter, v.ENTER, "tapped with {counters:withcounters}", None, None, tapped="tapped"),
)
COSTS = (
    predicate(
        CostChange,
        v.COST,
        "{mana:manacost} less to cast",
        None,
        "beim Wirken {mana:manacost} weniger",
        less="less",
        what="cast",
    ),
    predicate(
        CostChange,
        v.COST,
        "{mana:manacost} more to cast",
        None,
        "beim Wirken {mana:manacost} mehr",
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
        verb="become",
    ),
    predicate(
        Become, v.BE, "{types,subtypes,colors,supertypes,power,toughness,abilities,addition,style:becoming}", verb="be"
    ),
    *(
        predicate(Become, verb, "colorless", colors=("C",), verb=mark)
        for verb, mark in ((v.BECOME, "become"), (v.BE, "be"))
    ),
    *(
        predicate(Become, v.ISNT, f"a {word}", es, de, types=(word,), addition="not", verb="be")
        for word, es, de in (
            ("creature", "no <V> una criatura", "keine Kreatur"),
            ("land", None, None),
            ("artifact", None, None),
        )
    ),
    predicate(Become, v.LOSE, "all creature types", chosen="every_creature_type", addition="not", verb="lose"),
    predicate(Become, v.BECOME, "the color of your choice", chosen="color"),
    predicate(Become, v.BECOME, "the colors of your choice", chosen="colors"),
    predicate(Become, v.BECOME, "the basic land type of your choice", chosen="basic_land_type"),
    predicate(Become, v.BECOME, "the creature type of your choice", chosen="creature_type"),
    predicate(Become, v.BE, "the chosen type", chosen="chosen_type", verb="be"),
    predicate(Become, v.BE, "the chosen color", chosen="chosen_color", verb="be"),
    predicate(
        Become,
        v.BE,
        "the chosen type in addition to [its|their:$] other types",
        chosen="chosen_type",
        verb="be",
        addition="in_addition",
    ),
    predicate(BecomeCopy, v.BECOME, "a copy of {of}", "<V> en una copia de {of:obj prep}", exceptions=()),
    predicate(BecomeCopy, v.BECOME, "a copy of {of}, except {exceptions:exceptions}"),
    predicate(PhaseOut, v.PHASE, "out", what=This(ThisWord.IT)),
)
SPECIAL = (
    phrase(
        "special",
        Equal,
        "{subject:poss obj} power and toughness are each equal to {amount:qty}",
        None,
        None,
        power="yes",
        toughness="yes",
    ),
    phrase(
        "special",
        Equal,
        "{subject:poss obj} power is equal to {amount:qty}",
        "la fuerza de {subject:np prep} es igual a {amount:qty}",
        None,
        power="yes",
        toughness="no",
    ),
    phrase(
        "special",
        Equal,
        "{subject:poss obj} toughness is equal to {amount:qty}",
        "la resistencia de {subject:np prep} es igual a {amount:qty}",
        None,
        power="no",
        toughness="yes",
    ),
    phrase("special", EnterCopy, "you may have {subject:baseref acc} enter as a copy of {of:holder}", exceptions=()),
    phrase(
        "special",
        EnterCopy,
        "you may have {subject:baseref acc} enter as a copy of {of:holder}, except {exceptions:exceptions}",
    ),
    phrase("special", Switch, "switch {subject:poss obj} power and toughness"),
    phrase(
        "entering",
        Entering,
        "as {what:baseref nom} enters,",
        "en cuanto {what:baseref nom} entre,",
        "sowie {what:baseref nom} ins Spiel kommt,",
    ),
    predicate(
        FlashPermission,
        v.CAST,
        "{what:np} as though [it|they:what] had flash",
        "{what:np} como si [tuviera|tuvieran:what] la habilidad de destello",
        None,
        costs=(),
    ),
    predicate(
        FlashPermission,
        v.CAST,
        "{what:np} as though it had flash if you pay {costs:morecost} more to cast it",
        None,
        None,
    ),
)
ROWS = (*SPECIAL, *DAMAGE, *SIZES, *ABILITIES, *CANT, *ENTERING, *COSTS, *BECOMING)

__all__ = ["ROWS", "AsEnters", "FlashPermission", "phrase"]
