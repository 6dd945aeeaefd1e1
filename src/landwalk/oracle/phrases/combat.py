"""Combat: restrictions and requirements beyond the plain ones, numbers of blockers, how damage is assigned."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility, Static
from landwalk.abilities.amount import Number
from landwalk.abilities.combat import (
    AbleToBlock,
    AssignDamage,
    AttacksTogether,
    BandedWith,
    BecomeBlocked,
    BeenAttacked,
    BlockerCount,
    FightCost,
    MayAssignUnblocked,
)
from landwalk.abilities.condition import AllOf, Not, Timing, When
from landwalk.abilities.effect import AsThough, CanBlockMore, Cant, CantDo, LoseAbilities, Must
from landwalk.abilities.noun import (
    YOU,
    AllStyle,
    Both,
    Controlled,
    Core,
    Det,
    NounPhrase,
    PlayerPhrase,
    This,
    ThisWord,
    Who,
)
from landwalk.abilities.pattern import Attacks
from landwalk.abilities.sentence import Clause
from landwalk.abilities.words import Verb, event, phrase, predicate
from landwalk.kernel.node import Node
from landwalk.oracle.phrases import verbs as v

ASSIGN = Verb("assign", "asignar asigna asigne", "zu|weisen weist weist weise")
_YOUR_WALKERS = NounPhrase(Det.ALL, (Core(types=("planeswalker",)),), (Controlled(YOU),), style=AllStyle.BARE)
_YOU_OR_WALKERS = Both((YOU, _YOUR_WALKERS))
_LET = Verb("have", None, "lassen lässt lässt lass")
#: German, of creatures that attack or block for a price
_ES_SEI_DENN = "es sei denn, ihr Beherrscher bezahlt {mana:manacost}"
_EACH = "für jede dieser Kreaturen"
_LANDWALK, _SHADOW = KeywordAbility("landwalk"), KeywordAbility("shadow")
_ATTACK_NOW = "attack this turn as though [it|they:$] didn't have {keyword:keyword granted}"
_THEIRS, _ITS = (f"{whose}_activated_abilities_can't_be_activated" for whose in ("their", "its"))
_ABILITIES_OFF = Verb(f"{_THEIRS} {_ITS} {_THEIRS}", "-", "ihre ihre ihre ihre")
_CAST_NOT = (Clause(This(ThisWord.SPELL), (Cant(CantDo.BE_CAST),)),)
_CAST_ONLY: tuple[tuple[Node, str, str | None, str | None], ...] = (
    (
        Timing(When.DECLARE_ATTACKERS),
        "during the declare attackers step",
        "durante el paso de declarar atacantes",
        None,
    ),
    (
        Timing(When.DECLARE_BLOCKERS),
        "during the declare blockers step",
        "durante el paso de declarar bloqueadores",
        None,
    ),
    (Timing(When.COMBAT), "during combat", "durante el combate", "während des Kampfes"),
    (Timing(When.COMBAT_BEFORE_BLOCKERS), "during combat before blockers are declared", None, None),
    (Timing(When.COMBAT_AFTER_BLOCKERS), "during combat after blockers are declared", None, None),
    (
        AllOf((Timing(When.DECLARE_ATTACKERS), BeenAttacked(YOU))),
        "during the declare attackers step and only if you've been attacked this step",
        None,
        None,
    ),
)
_ACTIVATE_ONLY = (
    (When.YOUR_TURN_BEFORE_ATTACKERS, "during your turn, before attackers are declared"),
    (When.BEFORE_ATTACKERS, "before attackers are declared"),
    (When.DECLARE_ATTACKERS, "during the declare attackers step"),
    (When.DECLARE_BLOCKERS, "during the declare blockers step"),
    (When.COMBAT_BEFORE_BLOCKERS, "during combat before blockers are declared"),
    (When.COMBAT_AFTER_BLOCKERS, "during combat after blockers are declared"),
)
ROWS = (
    *(
        phrase("ability", Static, f"cast this spell only {en}.", es and f"lanza (este hechizo|~|≋) solo {es}.", de and f"wirke (diesen Zauberspruch|~) nur {de}.", body=_CAST_NOT, condition=Not(when), place="only", word="")
        for when, en, es, de in _CAST_ONLY
    ),
    *(phrase("restriction", Timing, f"activate only {en}", when=when) for when, en in _ACTIVATE_ONLY),
    phrase("event", AttacksTogether, "{what:ref nom} and at least {amount:num} {others:barecores} attack", "{what:ref nom} y al menos [otros|otras|otros|otras:others] {amount:num f} {others:others} ataquen", "{what:ref nom} und mindestens {amount:num} {others:barecores nom} angreifen"),
    predicate(Cant, v.CANT, "attack or block alone", "no <V> atacar ni bloquear [solo|sola|solos|solas:$]", "weder alleine angreifen noch alleine blocken", what=CantDo.ATTACK_OR_BLOCK_ALONE, by=None, except_=None),
    predicate(Cant, v.CANT, "attack you or planeswalkers you control", "no <V> atacar +te a ti o a un planeswalker que controlas", "weder dich noch Planeswalker, die du kontrollierst, angreifen // weder dich noch einen Planeswalker, den du kontrollierst, angreifen", what=CantDo.ATTACK, by=_YOU_OR_WALKERS, except_=None),
    predicate(Cant, _ABILITIES_OFF, "", "no pueden activarse sus habilidades activadas", "aktivierten Fähigkeiten können nicht aktiviert werden", what=CantDo.ACTIVATE, by=None, except_=None),
    predicate(Cant, _ABILITIES_OFF, "unless they're mana abilities", "no pueden activarse sus habilidades activadas,~ a menos que sean habilidades de maná", "aktivierten Fähigkeiten können nicht aktiviert werden, es sei denn, es sind Manafähigkeiten", what=CantDo.ACTIVATE_NONMANA, by=None, except_=None),
    predicate(BlockerCount, v.CANT, "be blocked except by {least:num} or more creatures", "no <V> ser [bloqueado|bloqueada|bloqueados|bloqueadas:$] excepto por {least:num f} o más criaturas", "^ außer von {least:num dat} oder mehr Kreaturen nicht geblockt werden // ^ nicht geblockt werden, außer von jeweils {least:num dat} oder mehr Kreaturen", most=None),
    predicate(BlockerCount, v.CANT, "be blocked by more than one creature", "no <V> ser [bloqueado|bloqueada|bloqueados|bloqueadas:$] por más de una criatura", "^ nicht von mehr als einer Kreatur geblockt werden", least=None, most=Number(1)),
    predicate(BlockerCount, v.CANT, "be blocked by more than {most:num} [creature|creatures:most]", None, "^ nicht von mehr als {most:num dat} Kreaturen geblockt werden", least=None),
    predicate(CanBlockMore, v.CAN, "block a additional creature", "<V> bloquear (a|) una criatura adicional", "eine zusätzliche Kreatur blocken", amount=Number(1), style=""),
    predicate(CanBlockMore, v.CAN, "block {amount:num} additional creatures each combat", None, "in jedem Kampf {amount:num} zusätzliche Kreaturen blocken", style="each"),
    predicate(AsThough, v.CAN, _ATTACK_NOW, "<V> atacar este turno como si no [tuviera|tuvieran:$] la habilidad de {keyword:keyword granted}", "in diesem Zug angreifen, als ob [er|sie|sie|sie:$] nicht {keyword:keyword granted} [hätte|hätten:$] // in diesem Zug angreifen, als ob es nicht {keyword:keyword granted} hätte", verb="attack_turn", have="didnt_have"),
    predicate(AsThough, v.CAN, "attack as though [it|they:$] had {keyword:keyword granted}", verb="attack", have="had"),
    predicate(Must, v.BLOCK, "{whom:obj} this combat if able", "a {whom:obj prep} este combate si <can:$> // {whom:enclitic} este combate si <can:$>", "{whom:obj acc} in diesem Kampf <V>, falls möglich // in diesem Kampf {whom:obj acc} <V>, falls möglich", what="block_combat", by=None),
    predicate(Must, v.BLOCK, "{whom:obj} each combat if able", what="block", by=None),
    predicate(Must, v.ATTACK, "this combat if able", "este combate si <can:$>", "in diesem Kampf <V>, falls möglich", what="attack_combat", whom=None, by=None),
    predicate(Must, v.ATTACK, "{whom:player acc} this combat if able", what="attack_combat", by=None),
    predicate(Must, v.ATTACK, "{whom:player acc} this turn if able", None, "{whom:player acc} in diesem Zug <V>, falls möglich", what="attack_turn", by=None),
    predicate(Must, v.ATTACK, "{whom:player acc} each combat if able", None, "{whom:player acc} in jedem Kampf <V>, falls möglich", what="attack", by=None),
    event(Attacks, v.ATTACK, "one of your opponents", how="one_of", whom=PlayerPhrase(Who.AN_OPPONENT)),
    predicate(Must, v.DO, "so", "lo <V>", "dies", what="do_so", whom=None, by=None),
    predicate(AssignDamage, ASSIGN, "combat damage equal to [its|their:$] toughness rather than [its|their:$] power", "una cantidad de daño de combate igual a su resistencia,~ en vez de su fuerza", "Kampfschaden in Höhe [seiner|ihrer|ihrer|ihrer:$] Widerstandskraft anstatt [seiner|ihrer|ihrer|ihrer:$] Stärke", how="toughness"),
    predicate(FightCost, v.CANT, "attack you unless their controller pays {mana:manacost} for each creature they control that's attacking you", "no <V> atacar +te a menos que su controlador pague {mana:manacost} por cada criatura que controla que te está atacando", f"dich nicht angreifen, {_ES_SEI_DENN} für jede Kreatur, die er kontrolliert und die dich angreift // dich nicht angreifen, {_ES_SEI_DENN} für jede Kreatur, die dich angreift und die er kontrolliert", what=CantDo.ATTACK, whom=YOU, costs=()),
    predicate(FightCost, v.CANT, "attack you or planeswalkers you control unless their controller pays {mana:manacost} for each of those creatures", "no <V> atacar +te a ti o a un planeswalker que controlas a menos que su controlador pague {mana:manacost} por cada una de esas criaturas", f"weder dich noch Planeswalker, die du kontrollierst, angreifen, {_ES_SEI_DENN} {_EACH} // dich oder einen Planeswalker, den du kontrollierst, nicht angreifen, {_ES_SEI_DENN} {_EACH}", what=CantDo.ATTACK, whom=_YOU_OR_WALKERS, costs=()),
    predicate(FightCost, v.CANT, "block unless their controller pays {mana:manacost} for each of those creatures", None, f"nicht blocken, {_ES_SEI_DENN} {_EACH}", what=CantDo.BLOCK, whom=None, costs=()),
    predicate(LoseAbilities, v.LOSE, "all landwalk abilities", abilities=(_LANDWALK,)),
    predicate(AsThough, v.CAN, "be blocked as though [it|they:$] didn't have those abilities", verb="be_blocked", have="didnt_have", keyword=_LANDWALK),
    predicate(AsThough, v.CAN, "block creatures with landwalk abilities as though they didn't have those abilities", verb="block", have="didnt_have", keyword=_LANDWALK),
    predicate(AsThough, v.CAN, "block creatures with shadow as though they didn't have shadow", verb="block", have="didnt_have", keyword=_SHADOW),
    predicate(AsThough, v.CAN, "block creatures with shadow as though [it|they:$] had shadow", verb="block", have="had", keyword=_SHADOW),
    predicate(AssignDamage, ASSIGN, "no combat damage", how="none"),
    phrase("epred", Cant, None, None, "nicht geblockt werden", what=CantDo.BE_BLOCKED, by=None, except_=None),
    predicate(MayAssignUnblocked, _LET, None, None, "{what:obj acc} [seinen|ihren|ihren|ihren:what] Kampfschaden zuweisen <V>, als ob [er|sie|sie|sie:what] nicht geblockt worden [wäre|wären:what] // {what:obj acc} seinen Kampfschaden zuweisen <V>, als ob es nicht geblockt worden wäre"),
    predicate(Must, Verb("attack_or_block", None, "an|greifen greift greifst greife"), None, None, "in jedem Kampf <V> und [blockt|blocken:$] in jedem Kampf, falls möglich", what="attack_or_block", whom=None, by=None),
    predicate(MayAssignUnblocked, Verb(v.HAVE.en, "hacer hace haga", v.HAVE.de), "{what:obj acc} assign its combat damage as though it weren't blocked", "que {what:obj nom} haga su daño de combate como si no hubiera sido [bloqueado|bloqueada|bloqueados|bloqueadas:what]"),
    predicate(BecomeBlocked, v.BECOME, "blocked"),
    phrase("tail", BandedWith, "banded with {what:obj acc}"),
    phrase("tail", AbleToBlock, "able to block {what:obj acc}", "que [pueda|puedan:#] bloquear a {what:obj prep} // que [pueda|puedan:#] bloquear {what:enclitic}", when=""),
    phrase("tail", AbleToBlock, "able to block {what:obj acc} this turn", "que [pueda|puedan:#] bloquear a {what:obj prep} este turno // que [pueda|puedan:#] bloquear {what:enclitic} este turno", when="this_turn"),
)  # fmt: skip
