"""Mentions: what a text has spoken of, and whether "that creature" may mean it."""

from __future__ import annotations

from landwalk.abilities.condition import ObjectIs
from landwalk.abilities.noun import (
    AnyTarget,
    Core,
    It,
    Noun,
    NounPhrase,
    PlayerOrPermanentTarget,
    PlayerPhrase,
    Ref,
)
from landwalk.abilities.sentence import IfSo
from landwalk.kernel.node import Node
from landwalk.oracle.words import SUBTYPES, TYPES


class Mention:
    """Something that a pronoun may speak of."""

    __slots__ = ("cores", "n", "number", "player", "ref", "sacrificed")

    def __init__(self, ref: Ref, n: int, cores: tuple[Core, ...], number: str, *, player: bool = False) -> None:
        self.ref = ref
        self.n = n
        self.cores = cores
        self.number = number
        self.player = player
        #: was it sacrificed by an instruction?
        self.sacrificed = False

    def behind(self, targets: int) -> Mention:
        """The same within an ability that has so many targets of its own."""
        out = Mention(
            self.ref,
            self.n + targets if self.ref is Ref.TARGET else self.n,
            self.cores,
            self.number,
            player=self.player,
        )
        out.sacrificed = self.sacrificed
        return out

    def fits(self, core: Core, number: str) -> bool:
        """Does "that CORE" stand for it, among what was last spoken of?"""
        return self.ref is Ref.LAST and self.number == number and core_fits(core, self.cores)


def unhurt(slot: str, node: Node, mentions: list[Mention]) -> bool:
    """Would a spell, or the card that an event is about, be dealt damage? Nothing deals damage to these (CR 120.1)."""
    if slot != "to" or type(node).__name__ != "DealDamage" or not mentions or not mentions[-1].cores:
        return False
    drawn = mentions[-1].ref is Ref.EVENT
    return all(c.noun is Noun.SPELL or (c.noun is Noun.CARD and drawn) for c in mentions[-1].cores)


def count_targets(node: Node) -> int:
    """How many of its phrases have targets."""
    return sum(
        1
        for n in node.walk()
        if isinstance(n, AnyTarget | PlayerOrPermanentTarget)
        or (isinstance(n, NounPhrase | PlayerPhrase) and n.is_target)
    )


def core_fits(core: Core, mentioned: tuple[Core, ...]) -> bool:
    """May "that CORE" speak of something that was mentioned with these cores?"""
    return not mentioned or any(_fits(core, m) for m in mentioned)


def _fits(core: Core, m: Core) -> bool:
    if core.noun is Noun.CARD:
        return m.noun not in (Noun.ABILITY, Noun.ACTIVATED, Noun.TRIGGERED)
    if core.noun is Noun.TOKEN:
        return m.noun is Noun.TOKEN
    if core.noun is not Noun.TYPE:
        return core.noun is m.noun or (core.noun is Noun.PERMANENT and m.noun in (Noun.TYPE, Noun.TOKEN))
    word = (core.types or core.subtypes or ("",))[-1]
    kinds = {*m.types, *m.any_types} | {SUBTYPES[s].kind for s in (*m.subtypes, *m.any_types) if s in SUBTYPES}
    if word in kinds or word in m.subtypes:
        return True
    if not kinds:
        return m.noun in (Noun.PERMANENT, Noun.TYPE, Noun.TOKEN)
    return word not in TYPES and "creature" in kinds


def asks_about_it(sentence: object) -> bool:
    """ "If it's a land, ...": is that all that the condition of the sentence asks?"""
    if not isinstance(sentence, IfSo) or not isinstance(sentence.condition, ObjectIs):
        return False
    return isinstance(sentence.condition.what, It)
