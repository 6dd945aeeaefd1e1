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
    ("double", "double that damage"),
    ("triple", "triple that damage"),
    ("plus", "that much damage plus {amount:int}"),
    ("minus", "that much damage minus {amount:int}"),
)
_KINDS = (("any", "damage"), ("combat", "combat damage"), ("noncombat", "noncombat damage"))
_AGAIN = (
    ("", ""),
    ("permanent", " to that permanent or player"),
    ("player", " to that player"),
    ("player or permanent", " to that player or permanent"),
    ("creature", " to that creature"),
)


def _changes() -> list[Row]:
    rows = []
    for kind, damage in _KINDS:
        for change, much in _CHANGES:
            fixed = {"kind": kind, "change": change}
            if "amount" not in much:
                fixed["amount"] = None  # type: ignore[assignment]
            for style, again in _AGAIN:
                text = (
                    f"if {{source:np nom}} would deal {damage} to {{to:both acc or}}, it deals {much}{again} instead."
                )
                rows.append(phrase("ability", DamageChange, text, style=style, **fixed))
            text = f"if {{source:np nom}} would deal {damage}, it deals {much} instead."
            rows.append(phrase("ability", DamageChange, text, style="bare", to=None, **fixed))
            for style, again in _AGAIN[:2]:
                text = f"if {{source:np nom}} would deal {damage} to a permanent or player, it deals {much}{again} instead."
                rows.append(phrase("ability", DamageChange, text, style=style, to=None, **fixed))
    return rows


ROWS = (
    phrase("ability", LethalByPower, "lethal damage dealt to {of:np nom} is determined by their power rather than their toughness."),
    predicate(ExcessInstead, Verb("excess_damage_is_dealt"), "to {to:player acc} instead"),
    phrase("qty", DamageDealtThisWay, "the excess damage dealt this way", what="excess"),
    phrase("qty", DamageDealtThisWay, "the amount of excess damage dealt this way", what="excess_amount"),
    phrase("qty", DamageDealtThisWay, "the amount of excess damage dealt to that creature this way", what="excess_creature"),
    phrase("condition", AmountIs, "excess damage was dealt this way", left=_EXCESS, compare=Compare.AT_LEAST, amount=Number(1)),
    phrase("tail", DealtDamageBy, "dealt damage by {by:obj acc} this turn", "que [haya|hayan:#] recibido daño de {by:obj prep} este turno // que [recibió|recibieron:#] daño de {by:obj prep} este turno"),
    predicate(PreventNextTime, v.PREVENT, "the next time {source:np nom} of your choice would deal damage to {to:both acc and} this turn, <V> that damage"),
    predicate(PreventNextTime, v.PREVENT, "the next time {source:np nom} of your choice would deal damage this turn, <V> that damage", to=None),
    *_changes(),
)  # fmt: skip
