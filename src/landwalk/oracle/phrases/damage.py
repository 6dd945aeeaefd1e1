"""Damage: the next time it would be dealt, damage that is changed, what was dealt damage."""

from __future__ import annotations

from landwalk.abilities.amount import DamageDealtThisWay, Number
from landwalk.abilities.condition import AmountIs
from landwalk.abilities.damage import DamageChange, DealtDamageBy, ExcessInstead, LethalByPower, PreventNextTime
from landwalk.abilities.noun import Compare
from landwalk.abilities.words import Row, Verb, phrase, predicate
from landwalk.oracle.phrases import verbs as v

_EXCESS = DamageDealtThisWay("excess")
_CHANGES = (
    ("double", "double that damage", "el doble de ese daño"),
    ("triple", "triple that damage", "el triple de ese daño"),
    ("plus", "that much damage plus {amount:int}", "esa misma cantidad de daño más {amount:int}"),
    ("minus", "that much damage minus {amount:int}", "esa misma cantidad de daño menos {amount:int}"),
)
_KINDS = (
    ("any", "damage", "daño"),
    ("combat", "combat damage", "daño de combate"),
    ("noncombat", "noncombat damage", "daño que no sea de combate"),
)
_AGAIN = (
    ("", "", ""),
    ("permanent", " to that permanent or player", " a ese permanente o jugador"),
    ("player", " to that player", " a ese jugador"),
    ("player or permanent", " to that player or permanent", " a ese jugador o permanente"),
    ("creature", " to that creature", " a esa criatura"),
)


def _changes() -> list[Row]:
    rows = []
    for kind, damage, hurt in _KINDS:
        for change, much, much_es in _CHANGES:
            fixed = {"kind": kind, "change": change}
            if "amount" not in much:
                fixed["amount"] = None  # type: ignore[assignment]
            would = f"si {{source:np nom}} fuera a hacer {hurt}"
            instead = f"en vez de eso, hace {much_es}"
            for style, again, again_es in _AGAIN:
                text = (
                    f"if {{source:np nom}} would deal {damage} to {{to:both acc or}}, it deals {much}{again} instead."
                )
                es = f"{would} a {{to:both acc or}}, {instead}{again_es}."
                rows.append(phrase("ability", DamageChange, text, es, style=style, **fixed))
            text = f"if {{source:np nom}} would deal {damage}, it deals {much} instead."
            rows.append(phrase("ability", DamageChange, text, f"{would}, {instead}.", style="bare", to=None, **fixed))
            for style, again, again_es in _AGAIN[:2]:
                text = f"if {{source:np nom}} would deal {damage} to a permanent or player, it deals {much}{again} instead."
                es = f"{would} a un permanente o jugador, {instead}{again_es}."
                rows.append(phrase("ability", DamageChange, text, es, style=style, to=None, **fixed))
    return rows


ROWS = (
    phrase("ability", LethalByPower, "lethal damage dealt to {of:np nom} is determined by their power rather than their toughness."),
    predicate(ExcessInstead, Verb("excess_damage_is_dealt", "-"), "to {to:player acc} instead", "el daño sobrante se hace a {to:player prep} en vez de eso"),
    predicate(ExcessInstead, Verb("excess", None, "überschüssiger_Schaden_wird_stattdessen!"), None, None, "{to:player dat} zugefügt"),
    phrase("qty", DamageDealtThisWay, "the excess damage dealt this way", what="excess"),
    phrase("qty", DamageDealtThisWay, "the amount of excess damage dealt this way", what="excess_amount"),
    phrase("qty", DamageDealtThisWay, "the amount of excess damage dealt to that creature this way", what="excess_creature"),
    phrase("condition", AmountIs, "excess damage was dealt this way", left=_EXCESS, compare=Compare.AT_LEAST, amount=Number(1)),
    phrase("tail", DealtDamageBy, "dealt damage by {by:obj acc} this turn", "que [haya|hayan:#] recibido daño de {by:obj prep} este turno // que [recibió|recibieron:#] daño de {by:obj prep} este turno"),
    predicate(PreventNextTime, v.PREVENT, "the next time {source:np nom} of your choice would deal damage to {to:both acc and} this turn, <V> that damage"),
    predicate(PreventNextTime, v.PREVENT, "the next time {source:np nom} of your choice would deal damage this turn, <V> that damage", to=None),
    *_changes(),
)  # fmt: skip
