"""Dredge N (CR 702.52).

What it does:
    While this card is in your graveyard and you have at least N cards in your library, if you would draw a card, you may instead mill N
    cards and return this card to your hand (702.52a).

Interactions:
    With fewer cards in the library it isn't possible (702.52b). Each draw of several may be replaced by itself; of several such cards the
    player chooses (616.1).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Static
from landwalk.abilities.context import Context
from landwalk.abilities.effect import MoveTo
from landwalk.abilities.noun import AtZone
from landwalk.abilities.parts import THIS, do, number
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.actions.mill import Mill
from landwalk.kernel.choices import Purpose, YesNo
from landwalk.kernel.events import DrawCard, Event
from landwalk.kernel.flow import Flow, yes
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr608_instructions import follow
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.look import Look, StaticEntry
from landwalk.rules.questions import KeywordMeaning, register
from landwalk.rules.values import amount


class DredgeInstead(Predicate):
    """ "You may instead mill N cards and return this card from your graveyard to your hand"."""

    __slots__ = ("amount",)
    subject = "object"
    interests = ("replace:draw",)

    def __init__(self, amount: Node) -> None:
        self.amount = amount


@replaces(DredgeInstead)
def _instead(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    predicate = entry.predicate
    assert isinstance(predicate, DredgeInstead)
    if not isinstance(event, DrawCard) or look.owner(entry.holder) != event.player:
        return None
    if len(look.state.players[event.player].library) < amount(look, predicate.amount, entry.ctx):
        return None

    def apply(state: State, event: Event, after: After) -> Flow[list[Event]]:
        assert isinstance(event, DrawCard)
        if not yes((yield YesNo(event.player, Purpose.MAY, entry.holder, predicate))):
            return [event]
        back = MoveTo(AtZone(THIS, Zone.GRAVEYARD), Zone.HAND)
        yield from follow(state, (do(Mill(predicate.amount)), do(back)), Context(entry.holder, event.player))
        return []

    return Replacement(effect_key(entry, event), apply, source=entry.holder)


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (Static((Clause(THIS, (DredgeInstead(number(keyword.params)),)),)),)


register(KeywordMeaning("dredge", "702.52", means, zones=(Zone.GRAVEYARD,)))
