"""CR 303, enchantments: what an Aura spell targets (303.4a), and what an Aura enchants that enters otherwise (303.4f-i)."""

from __future__ import annotations

from landwalk.abilities import noun as n
from landwalk.kernel import events as e
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.choices import ChooseObjects, Purpose
from landwalk.kernel.flow import Flow, objects
from landwalk.kernel.node import Node
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c4_zones.cr400_zones import move
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement
from landwalk.rules.c7_additional.cr701_attaching import AURA, OPPONENTS, enchants, why_not
from landwalk.rules.look import Look


def enchant_phrases(look: Look, item: int) -> tuple[Node, ...]:
    """CR 303.4a, 702.5a: the one target phrase of an Aura spell, which its enchant abilities give; () if it has none."""
    phrases = enchants(look, item)
    if not phrases:
        return ()
    first = phrases[0]
    for other in phrases[1:]:
        first = _both(first, other)
    return (as_target(first),)


def _both(a: Node, b: Node) -> Node:
    """CR 702.5c: what keeps to both phrases. A phrase of players and one of objects have nothing in common: the first decides."""
    if not isinstance(a, n.NounPhrase) or not isinstance(b, n.NounPhrase):
        return a
    cores = tuple(_core(x, y) for x in a.cores for y in b.cores)
    return a.replace(cores=cores, tail=a.tail + b.tail)


def _core(a: n.Core, b: n.Core) -> n.Core:
    noun = b.noun if a.noun is n.Noun.TYPE else a.noun
    return n.Core(
        noun,
        a.types + b.types,
        a.subtypes + b.subtypes,
        a.colors + b.colors,
        a.supertypes + b.supertypes,
        a.nons + b.nons,
        a.status + b.status,
        a.any_types or b.any_types,
    )


def as_target(phrase: Node) -> Node:
    """ "Creature you control" -> "target creature you control"."""
    if isinstance(phrase, n.NounPhrase):
        return phrase.replace(det=n.Det.TARGET)
    if isinstance(phrase, n.PlayerPhrase):
        return n.PlayerPhrase(n.Who.TARGET_OPPONENT if phrase.who in OPPONENTS else n.Who.TARGET_PLAYER)
    return phrase


def hosts(look: Look, aura: int, you: int) -> list[int]:
    """What the Aura could be attached to under this player's control: permanents first, then players in turn order."""
    among = (*look.battlefield(), *look.state.players_from(you))
    return [i for i in among if not why_not(look, aura, i, you)]


def chooses_host(look: Look, event: e.ZoneChange | e.CreateToken, entering: int) -> list[Replacement]:
    """CR 303.4f-g, i: an Aura that doesn't enter as a resolving Aura spell, or whose effect names nothing legal for it.

    `look` sees it on the battlefield, where its id is `entering`.
    """
    entry = event.entry
    assert entry is not None
    chars = look.get(entering)
    if AURA not in chars.subtypes or CardType.ENCHANTMENT not in chars.types or entry.face_down:
        return []
    if entry.attached_to and not why_not(look, entering, entry.attached_to, entry.controller):
        return []
    if entry.attached_to and isinstance(event, e.ZoneChange) and event.from_zone is Zone.STACK:
        return []  # the spell that resolves has checked its target already (608.3c)
    among = [] if entry.attached_to else [i for i in hosts(look, entering, entry.controller) if i != entering]

    def apply(state: State, happening: e.Event, after: After) -> Flow[list[e.Event]]:
        assert isinstance(happening, (e.ZoneChange, e.CreateToken))
        return (yield from _choose(state, happening, among))

    return [Replacement("rule:303.4f", apply, kind="")]


def _choose(state: State, event: e.ZoneChange | e.CreateToken, among: list[int]) -> Flow[list[e.Event]]:
    facts = event.entry
    assert facts is not None
    still = [i for i in among if i < 0 or i in state.objects]
    if not still:
        # CR 303.4g: it stays where it is; from the stack it goes to the graveyard; a token isn't created
        event.happened = False
        if isinstance(event, e.ZoneChange) and event.from_zone is Zone.STACK:
            return [move(state, event.object, Zone.GRAVEYARD, "resolve", cause=event.cause)]
        return []
    source = event.object if isinstance(event, e.ZoneChange) else 0
    chosen = objects((yield ChooseObjects(facts.controller, Purpose.SELECT, still, 1, 1, source, "enchant")))
    facts.attached_to = chosen[0]
    return [event]
