"""What objects can't do, must do, and may do as though something were otherwise."""

from __future__ import annotations

from landwalk.abilities.amount import Number
from landwalk.abilities.effect import (
    AsThough,
    CanBlockMore,
    Cant,
    CantDo,
    Must,
    OnlyBlock,
)
from landwalk.abilities.noun import YOU, ControllerOf, It, Ref
from landwalk.abilities.words import Row, Verb, predicate
from landwalk.oracle.phrases import verbs as v


def _cant(what: CantDo, en: str, es: str | None, de: str | None, by: bool = False) -> list[Row]:  # noqa: FBT001, FBT002
    es = es and "no <V> " + es
    de = de and ("^ " if de.startswith("keine ") else "^ nicht ") + de
    rows = [predicate(Cant, v.CANT, en, es, de, what=what, by=None, except_=None)]
    if by:
        rows.append(
            predicate(
                Cant,
                v.CANT,
                en + " by {by:np acc}",
                es and es + " por {by:some}",
                "von {by:np dat} ^ nicht geblockt werden // ^ von {by:np dat} nicht geblockt werden // ^ nicht von {by:np dat} geblockt werden",
                what=what,
                except_=None,
            )
        )
        rows.append(
            predicate(
                Cant,
                v.CANT,
                en + " except by {except_:np acc}",
                es and es + " excepto por {except_:some}",
                "^ außer von {except_:np dat} nicht geblockt werden",
                what=what,
                by=None,
            )
        )
    return rows  # fmt: skip


_AGREE = "[{0}o|{0}a|{0}os|{0}as:$]"

CANT = (
    predicate(Cant, v.CANT, None, "no <V> atacar +te", None, what=CantDo.ATTACK, by=YOU, except_=None),
    *_cant(CantDo.BE_CAST, "be cast", "lanzarse", None),
    *_cant(CantDo.ATTACK, "attack", "atacar", "angreifen"),
    *_cant(CantDo.BLOCK, "block", "bloquear", "blocken"),
    *_cant(CantDo.ATTACK_OR_BLOCK, "attack or block", "atacar ni bloquear", "angreifen oder blocken"),
    *_cant(CantDo.BE_BLOCKED, "be blocked", "ser " + _AGREE.format("bloquead"), "geblockt werden", by=True),
    *_cant(CantDo.ATTACK_ALONE, "attack alone", "atacar " + "[solo|sola|solos|solas:$]", "alleine angreifen"),
    *_cant(CantDo.BLOCK_ALONE, "block alone", "bloquear [solo|sola|solos|solas:$]", "alleine blocken"),
    *_cant(CantDo.BE_COUNTERED, "be countered", "ser " + _AGREE.format("contrarrestad"), "neutralisiert werden"),
    *_cant(CantDo.BE_REGENERATED, "be regenerated", "ser " + _AGREE.format("regenerad"), "regeneriert werden"),
    *_cant(CantDo.GAIN_LIFE, "gain life", "ganar vidas", "keine Lebenspunkte dazuerhalten"),
    *_cant(CantDo.BE_SACRIFICED, "be sacrificed", "ser " + _AGREE.format("sacrificad"), "geopfert werden"),
    *_cant(CantDo.TRANSFORM, "transform", None, None),
    *_cant(CantDo.DRAW, "draw cards", None, None),
    *_cant(CantDo.SEARCH, "search libraries", None, None),
    *_cant(CantDo.WIN, "win the game", "ganar el juego", None),
    *_cant(CantDo.LOSE, "lose the game", "perder el juego", None),
    *_cant(CantDo.BE_EQUIPPED, "be equipped", None, None),
    *_cant(CantDo.PREVENT, "be prevented", "ser " + _AGREE.format("prevenid"), None),
    predicate(Cant, v.CANT, "cast spells or play lands {by:tailed}", what=CantDo.CAST_OR_PLAY, except_=None, words=""),
    *_cant(CantDo.PLAY_LANDS, "play lands", "jugar tierras", None),
    *_cant(CantDo.BE_ENCHANTED, "be enchanted", None, None),
    predicate(
        Cant,
        v.CANT,
        "cast {by:np acc}",
        "no <V> lanzar {by:some}",
        "^ {by:nospells} wirken",
        what=CantDo.CAST,
        except_=None,
    ),
    predicate(
        Cant,
        v.CANT,
        "attack {by:player acc}",
        "no <V> atacar a {by:player prep}",
        "{by:player acc} ^ nicht angreifen",
        what=CantDo.ATTACK,
        except_=None,
    ),
    predicate(
        Cant,
        v.CANT,
        "block {by:obj acc}",
        "no <V> bloquear a {by:obj prep} // no <V> bloquear {by:enclitic}",
        "{by:obj acc} ^ nicht blocken // ^ {by:nospells} blocken",
        what=CantDo.BLOCK,
        except_=None,
    ),
    predicate(
        Cant,
        v.CANT,
        "be the target of {by:np acc}",
        "no <V> ser objetivo de {by:some}",
        "^ nicht das Ziel {by:whosemany} sein",
        what=CantDo.BE_TARGETED,
        except_=None,
    ),
    predicate(Cant, v.CANT, "have counters put on [it|them:$]", what=CantDo.HAVE_COUNTERS, by=None, except_=None),
    predicate(Cant, v.UNTAP_NOT, "untap", "no <V>", "nicht ^", what=CantDo.UNTAP, by=None, except_=None),
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
        "^ nicht während des Enttappsegments [seines|ihres|ihres|ihres:$] Beherrschers",
        what=CantDo.UNTAP,
        by=ControllerOf(It(Ref.SUBJECT)),
        except_=None,
    ),
    predicate(
        Cant,
        v.UNTAP_NOT,
        "untap during their controllers' untap steps",
        "no <V> durante los pasos de enderezar de sus controladores",
        "^ nicht während der Enttappsegmente ihrer Beherrscher",
        what=CantDo.UNTAP,
        by=ControllerOf(It(Ref.SUBJECT, 0, "many"), "many"),
        except_=None,
    ),
    predicate(OnlyBlock, v.CAN, "block only {what}", "solo <V> bloquear a {what:some}", "nur {what:obj acc} blocken"),
    predicate(
        CanBlockMore,
        v.CAN,
        "block a additional creature each combat",
        "<V> bloquear (|a) una criatura adicional cada combate",
        "in jedem Kampf eine zusätzliche Kreatur blocken",
        amount=Number(1),
        style="each",
    ),
    predicate(
        CanBlockMore,
        v.CAN,
        "block any number of creatures",
        "<V> bloquear (|a) cualquier cantidad de criaturas",
        "eine beliebige Anzahl an Kreaturen blocken",
        amount=None,
    ),
    predicate(
        AsThough,
        v.CAN,
        "attack as though [it|they:$] didn't have {keyword:keyword granted}",
        "<V> atacar como si no [tuviera|tuvieran:$] la habilidad de {keyword:keyword granted}",
        "angreifen, als ob [er|sie|sie|sie:$] nicht {keyword:keyword granted} [hätte|hätten:$] // angreifen, als ob es nicht {keyword:keyword granted} hätte",
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
        "in jedem Kampf <V>, falls möglich",
        what="attack",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.ATTACK,
        "this turn if able",
        "este turno si <can:$>",
        "in diesem Zug <V>, falls möglich",
        what="attack_turn",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.BLOCK,
        "each combat if able",
        "cada combate si <can:$>",
        "in jedem Kampf <V>, falls möglich",
        what="block",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.BLOCK,
        "this turn if able",
        "este turno si <can:$>",
        "in diesem Zug <V>, falls möglich",
        what="block_turn",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.BLOCK,
        "{whom:obj} this turn if able",
        "a {whom:obj prep} este turno si <can:$> // {whom:enclitic} este turno si <can:$>",
        "{whom:obj acc} in diesem Zug <V>, falls möglich",
        what="block_turn",
        by=None,
    ),
    predicate(
        Must,
        Verb("attack_or_block attacks_or_blocks", "atacar ataca ataque"),
        "each combat if able",
        "<V> o <block> (|en) cada combate si <can:$>",
        "in jedem Kampf <V>, falls möglich",
        what="attack_or_block",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.MUST,
        "be blocked if able",
        "<V> ser [bloqueado|bloqueada|bloqueados|bloqueadas:$] si se puede",
        "geblockt werden, falls möglich",
        what="be_blocked",
        whom=None,
        by=None,
    ),
    predicate(
        Must,
        v.MUST,
        "be blocked this turn if able",
        "<V> ser [bloqueado|bloqueada|bloqueados|bloqueadas:$] este turno si se puede",
        "in diesem Zug geblockt werden, falls möglich",
        what="be_blocked_turn",
        whom=None,
        by=None,
    ),
)

ROWS = CANT
