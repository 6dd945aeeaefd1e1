"""Several keywords in one phrase: one of them, none of them, one that is chosen; as many as there are kinds of something."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Ability, AdditionalCost, KeywordAbility, Static, Triggered
from landwalk.abilities.condition import Condition
from landwalk.abilities.cost import PayMana
from landwalk.abilities.effect import GainAbilities
from landwalk.abilities.noun import YOU, Controlled, Modifier, NounPhrase, This
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.kernel.mana import ManaCost
from landwalk.kernel.node import Node


class WithKeywords(Modifier):
    """ "with flying and/or islandwalk" (how "any": one suffices), "without flying or islandwalk" (how "none")."""

    __slots__ = ("how", "keywords")

    def __init__(self, keywords: tuple[Node, ...], how: str) -> None:
        self.keywords = keywords
        self.how = how


class LoseChosenAbility(Predicate):
    """ "loses first strike or swampwalk": one of them, chosen as the instruction is followed (608.2d)."""

    __slots__ = ("abilities",)
    subject = "object"

    def __init__(self, abilities: tuple[Node, ...]) -> None:
        self.abilities = abilities


class MayNotUntap(Predicate):
    """ "You may choose not to untap ~ during your untap step" (502.3)."""

    __slots__ = ("what",)

    def __init__(self, what: Node) -> None:
        self.what = what


class CantCause(Predicate):
    """ "Spells and abilities your opponents control can't cause you to sacrifice permanents" (101.2)."""

    __slots__ = ("what",)
    subject = "object"

    def __init__(self, what: Node) -> None:
        self.what = what


class RevealAtRandom(Predicate):
    """ "reveals a card at random from their hand" (701.20): what was revealed becomes Ref.LAST. whose is a mark: "your" or "their"."""

    __slots__ = ("whose",)
    marks = frozenset({"whose"})
    makes = "yes"

    def __init__(self, whose: str = "their") -> None:
        self.whose = whose


class OpenParam(Node):
    """A parameter of a keyword that stands for as many abilities as there are when it is granted (rules/chosen_words.py)."""

    __slots__ = ("of",)

    def __init__(self, of: Node) -> None:
        self.of = of


class TypesOf(OpenParam):
    """ "landwalk of each of the land types of the sacrificed land"."""

    __slots__ = ()


class BasicTypesAmong(OpenParam):
    """ "For each basic land type among lands you control, ~ has landwalk of that type"."""

    __slots__ = ()


class SameAs(OpenParam):
    """Each ability of that keyword that the objects of the phrase have: what "the same is true for landwalk" comes to."""

    __slots__ = ()


class HasAbility(Condition):
    """ "a creature you control has flying", "a creature card with flying is in a graveyard" (words is a mark)."""

    __slots__ = ("keyword", "what", "words")
    marks = frozenset({"words"})

    def __init__(self, what: Node, keyword: Node, words: str = "has") -> None:
        self.what = what
        self.keyword = keyword
        self.words = words


class Unfolding(Ability):
    """An ability that is said once and stands for others: see `unfolded`."""

    __slots__ = ()


class ManaForCounters(Unfolding):
    """ "As an additional cost to cast creature spells, you may pay any amount of mana. If you do, that creature enters with that many
    additional +1/+1 counters on it" (118.8, 601.2b)."""

    __slots__ = ("spells",)

    def __init__(self, spells: NounPhrase) -> None:
        self.spells = spells


class CountersForMana(Predicate):
    """The second half of a ManaForCounters: what was paid for its first half comes as counters (614.1c)."""

    interests = ("replace:enters",)
    __slots__ = ()


class SameIsTrue(Unfolding):
    """ "As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for fear, landwalk, and trample." """

    __slots__ = ("ability", "keywords")

    def __init__(self, ability: Ability, keywords: tuple[str, ...]) -> None:
        self.ability = ability
        self.keywords = keywords


#: Keywords of several kinds: the same is true for each of the kinds that there are.
_OF_KINDS: Final = frozenset({"landwalk", "protection", "hexproof"})


def granted_keyword(ability: Node) -> KeywordAbility | None:
    """The one keyword that the ability grants on the condition that something has it; None if it isn't of that kind."""
    granted = {n.abilities for n in ability.walk() if isinstance(n, GainAbilities)}
    asked = {n.keyword for n in ability.walk() if isinstance(n, HasAbility)}
    if len(granted) == 1 and len(asked) == 1:
        (keywords,) = granted
        if keywords == tuple(asked) and isinstance(keywords[0], KeywordAbility) and not keywords[0].params:
            return keywords[0]
    return None


#: The payment's kind of mana that was paid for counters.
FOR_COUNTERS: Final = "for_counters"


def unfolded(tree: Unfolding) -> tuple[Ability, ...]:
    """The abilities that it stands for; of a triggered ability one that follows its instruction for each of the keywords."""
    if isinstance(tree, ManaForCounters):
        mine = tree.spells.replace(tail=(*tree.spells.tail, Controlled(YOU, "cast")))
        cost = AdditionalCost((PayMana(ManaCost(("1",))),), FOR_COUNTERS)
        offer, counters = Clause(mine, (GainAbilities((cost,), "have"),)), Clause(This(), (CountersForMana(),))
        return (Static((offer,)), Static((counters,)))
    assert isinstance(tree, SameIsTrue)
    first = granted_keyword(tree.ability)
    assert first is not None
    made = [tree.ability, *(_with(tree.ability, first, name) for name in tree.keywords)]
    if isinstance(tree.ability, Triggered):
        body = tuple(sentence for one in made if isinstance(one, Triggered) for sentence in one.body)
        return (tree.ability.replace(body=body),)
    return tuple(one for one in made if isinstance(one, Ability))


def _with(ability: Ability, first: KeywordAbility, name: str) -> Node:
    phrase = next(n.what for n in ability.walk() if isinstance(n, HasAbility))
    keyword = KeywordAbility(name)
    granted = KeywordAbility(name, (SameAs(phrase),)) if name in _OF_KINDS else keyword

    def change(node: Node) -> Node:
        if isinstance(node, GainAbilities):
            return node.replace(abilities=(granted,))
        return node.replace(keyword=keyword) if isinstance(node, HasAbility) and node.keyword == first else node

    return ability.map(change)
