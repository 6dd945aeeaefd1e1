"""CR 111.10, predefined tokens. Each is a Face with ability trees; only those whose abilities the rules execute are here."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Ability, Activated, KeywordAbility, Static, Triggered
from landwalk.abilities.amount import ForEach, Number
from landwalk.abilities.condition import Timing, When
from landwalk.abilities.cost import DiscardCost, PayMana, SacrificeCost, TapThis
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import (
    AddMana,
    BasePT,
    Draw,
    GainAbilities,
    GainLife,
    GetPT,
    LoseLife,
    ManaChoice,
    MoveTo,
    PlayPermission,
    PutCounters,
    SpendOnly,
)
from landwalk.abilities.keyword_params import CostParam
from landwalk.abilities.noun import (
    YOU,
    Controlled,
    Core,
    Det,
    Host,
    It,
    Noun,
    NounPhrase,
    PlayerPhrase,
    Ref,
    Status,
    This,
    ThisWord,
    TopCards,
    Who,
)
from landwalk.abilities.pattern import Attacks, Dies
from landwalk.abilities.sentence import Clause, Do, Predicate
from landwalk.actions.exile import Exile
from landwalk.actions.explore import Explore
from landwalk.actions.scry import Scry
from landwalk.actions.search import Search
from landwalk.actions.shuffle import Shuffle
from landwalk.kernel.characteristics import CardType, Face
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node
from landwalk.kernel.zones import Zone

_TOKEN: Final = This(ThisWord.TOKEN)
_SACRIFICE: Final = SacrificeCost(_TOKEN)
_CREATURE: Final = Core(types=("creature",))
_ONE: Final = Number(1)


def _mana(text: str) -> PayMana:
    return PayMana(ManaCost.parse(text))


def _do(*predicates: Predicate, duration: Node | None = None) -> Do:
    return Do((Clause(YOU, predicates, duration, "imperative"),))


def _token(
    name: str,
    types: tuple[str, ...],
    subtypes: tuple[str, ...],
    *abilities: Ability,
    colors: tuple[str, ...] = (),
    power: str | None = None,
    toughness: str | None = None,
) -> Face:
    return Face(name, None, (), types, subtypes, power, toughness, color_indicator=colors, abilities=tuple(abilities))


def _artifact(kind: str, *abilities: Ability, colors: tuple[str, ...] = ()) -> Face:
    # CR 111.4: the text gives no name, so the subtype and "Token".
    return _token(f"{kind} Token", (CardType.ARTIFACT,), (kind,), *abilities, colors=colors)


_ANY_COLOR: Final = _do(AddMana(ManaChoice(kind="any", amount=_ONE)))
_ARTIFACT_SPELLS: Final = NounPhrase(Det.ALL, (Core(Noun.SPELL, types=("artifact",)),))
_ANY_SOURCE: Final = NounPhrase(Det.ALL, (Core(Noun.SOURCE),))
_COLORLESS: Final = _do(AddMana(ManaChoice(symbols=("C",)), SpendOnly(_ARTIFACT_SPELLS, _ANY_SOURCE)))
_ENCHANT_CREATURE: Final = KeywordAbility("enchant", (NounPhrase(Det.A, (_CREATURE,)),))
_ENCHANTED: Final = Host(Status.ENCHANTED, _CREATURE)


def _role(name: str, *abilities: Ability) -> Face:
    return _token(name, (CardType.ENCHANTMENT,), ("Aura", "Role"), _ENCHANT_CREATURE, *abilities)


def _enchanted(*predicates: Predicate) -> Static:
    return Static((Clause(_ENCHANTED, predicates),))


def _lander() -> Activated:
    found = It(Ref.LAST)
    basic = NounPhrase(Det.A, (Core(Noun.CARD, types=("land",), supertypes=("basic",)),))
    return Activated(
        (_mana("{2}"), TapThis(), _SACRIFICE),
        (_do(Search(basic), MoveTo(found, Zone.BATTLEFIELD, "put", with_=("tapped",)), Shuffle()),),
    )


def _junk() -> Activated:
    top = TopCards(_ONE, YOU)
    play = Do((Clause(YOU, (PlayPermission(It(Ref.LAST)),), Duration(Until.END_OF_TURN, "this")),))
    return Activated((TapThis(), _SACRIFICE), (_do(Exile(top)), play), (Timing(When.SORCERY),))


_TARGET_OWN_CREATURE: Final = NounPhrase(Det.TARGET, (_CREATURE,), (Controlled(YOU),))
_MAP: Final = Activated(
    (_mana("{1}"), TapThis(), _SACRIFICE),
    (Do((Clause(_TARGET_OWN_CREATURE, (Explore(),)),)),),
    (Timing(When.SORCERY),),
)
_MUTAGEN: Final = Activated(
    (_mana("{1}"), TapThis(), _SACRIFICE),
    (_do(PutCounters("+1/+1", _ONE, NounPhrase(Det.TARGET, (_CREATURE,)))),),
    (Timing(When.SORCERY),),
)
_SORCERER: Final = Triggered(Attacks(This(ThisWord.CREATURE)), (_do(Scry(_ONE)),), when="whenever")
_WICKED: Final = Triggered(Dies(_TOKEN, "put"), (Do((Clause(PlayerPhrase(Who.EACH_OPPONENT), (LoseLife(_ONE),)),)),))
_ENCHANTMENTS: Final = NounPhrase(Det.ALL, (Core(types=("enchantment",)),), (Controlled(YOU),))
_PER_ENCHANTMENT: Final = ForEach(_ONE, _ENCHANTMENTS)

#: The name said by the creating text -> the token.
PREDEFINED: Final[dict[str, Face]] = {
    # CR 111.10a, Treasure
    "Treasure": _artifact("Treasure", Activated((TapThis(), _SACRIFICE), (_ANY_COLOR,))),
    # CR 111.10b, Food
    "Food": _artifact("Food", Activated((_mana("{2}"), TapThis(), _SACRIFICE), (_do(GainLife(Number(3))),))),
    # CR 111.10c, Gold
    "Gold": _artifact("Gold", Activated((_SACRIFICE,), (_ANY_COLOR,))),
    # CR 111.10d, Walker
    "Walker": _token("Walker", (CardType.CREATURE,), ("Zombie",), colors=("B",), power="2", toughness="2"),
    # CR 111.10e, Shard
    "Shard": _token(
        "Shard Token",
        (CardType.ENCHANTMENT,),
        ("Shard",),
        Activated((_mana("{2}"), _SACRIFICE), (_do(Scry(_ONE), Draw(_ONE)),)),
    ),
    # CR 111.10f, Clue
    "Clue": _artifact("Clue", Activated((_mana("{2}"), _SACRIFICE), (_do(Draw(_ONE)),))),
    # CR 111.10g, Blood
    "Blood": _artifact(
        "Blood",
        Activated(
            (_mana("{1}"), TapThis(), DiscardCost(NounPhrase(Det.A, (Core(Noun.CARD),))), _SACRIFICE),
            (_do(Draw(_ONE)),),
        ),
    ),
    # CR 111.10h, Powerstone
    "Powerstone": _artifact("Powerstone", Activated((TapThis(),), (_COLORLESS,))),
    # CR 111.10j, Cursed Role
    "Cursed Role": _role("Cursed", _enchanted(BasePT(_ONE, _ONE))),
    # CR 111.10k, Monster Role
    "Monster Role": _role(
        "Monster", _enchanted(GetPT(_ONE, _ONE), GainAbilities((KeywordAbility("trample"),), "have"))
    ),
    # CR 111.10m, Royal Role
    "Royal Role": _role(
        "Royal",
        _enchanted(GetPT(_ONE, _ONE), GainAbilities((KeywordAbility("ward", (CostParam((_mana("{1}"),)),)),), "have")),
    ),
    # CR 111.10n, Sorcerer Role
    "Sorcerer Role": _role("Sorcerer", _enchanted(GetPT(_ONE, _ONE), GainAbilities((_SORCERER,), "have"))),
    # CR 111.10p, Virtuous Role
    "Virtuous Role": _role("Virtuous", _enchanted(GetPT(_PER_ENCHANTMENT, _PER_ENCHANTMENT))),
    # CR 111.10q, Wicked Role
    "Wicked Role": _role("Wicked", _enchanted(GetPT(_ONE, _ONE)), _WICKED),
    # CR 111.10s, Map
    "Map": _artifact("Map", _MAP),
    # CR 111.10t, Junk
    "Junk": _artifact("Junk", _junk()),
    # CR 111.10u, Lander
    "Lander": _artifact("Lander", _lander()),
    # CR 111.10v, Mutagen
    "Mutagen": _artifact("Mutagen", _MUTAGEN),
}
