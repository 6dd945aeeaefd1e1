"""CR 701.3, attach: what may be attached to what (301.5, 301.6, 303.4), and the event."""

from __future__ import annotations

from typing import Final

from landwalk.abilities.context import Context
from landwalk.abilities.effect import Cant, CantDo
from landwalk.abilities.noun import Controlled, NounPhrase, PlayerPhrase, Who
from landwalk.kernel.characteristics import CREATURE, CardType
from landwalk.kernel.events import AttachEvent
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject
from landwalk.kernel.registry import applies
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look
from landwalk.rules.matching import matches
from landwalk.rules.questions import CanBeAttached, Reason, reasons

#: Asked for in inner loops, where a plain name is much cheaper than a member of an enumeration.
_BE_ENCHANTED: Final = CantDo.BE_ENCHANTED

AURA: Final = "Aura"
EQUIPMENT: Final = "Equipment"
FORTIFICATION: Final = "Fortification"
_OF_HOSTS: Final = frozenset({CantDo.BE_ENCHANTED, CantDo.BE_EQUIPPED})
OPPONENTS: Final = frozenset({Who.AN_OPPONENT, Who.TARGET_OPPONENT, Who.EACH_OPPONENT})


def enchants(look: Look, id_: int) -> tuple[Node, ...]:
    """What the object's enchant abilities say that it enchants (303.4a, 702.5a): phrases as printed."""
    out: tuple[Node, ...] = ()
    for inst in look.get(id_).abilities:
        for name, value, keyword in compiled(inst.tree).hooks:
            if name == "enchant_target" and callable(value):
                phrase = value(keyword)
                if isinstance(phrase, Node):
                    out += (phrase,)
    return out


def why_not(look: Look, attachment: int, host: int, you: int = 0) -> list[Reason]:
    """Why `attachment` can't be (or stay) attached to `host`; [] if it can (701.3a). you: who controls it, if not who does now."""
    if host == attachment:
        return [Reason("303.4d", "{0} can't be attached to itself", (attachment,))]
    found = _gone(look, attachment, host)
    if found:
        return found
    chars = look.get(attachment)
    if AURA in chars.subtypes:
        found = _aura(look, attachment, host, you)
    elif EQUIPMENT in chars.subtypes:
        found = _to_a(look, attachment, host, CREATURE, "301.5")
        if host > 0 and cant(look, host, CantDo.BE_EQUIPPED):
            found.append(Reason("301.5c", "{0} can't be equipped", (host,)))
    elif FORTIFICATION in chars.subtypes:
        found = _to_a(look, attachment, host, CardType.LAND, "301.6")
    else:
        return [Reason("301.5c", "{0} is no Aura, Equipment or Fortification", (attachment,))]
    # CR 301.5c, 303.4d: a creature can't be attached to anything
    if CREATURE in chars.types:
        rule = "303.4d" if AURA in chars.subtypes else "301.5c"
        found.append(Reason(rule, "{0} is a creature itself", (attachment,)))
    return found + reasons(look, CanBeAttached(attachment, host))


def surely_attached(look: Look, obj: GameObject) -> bool:
    """Is it attached legally, and for reasons that hold as long as no characteristics change?

    A status ("enchant tapped creature"), restrictions with conditions and protection may say otherwise any time.
    """
    index = look.index
    if obj.attached_to <= 0 or CanBeAttached in index.answers:
        return False
    for entry in index.clauses.get(Cant, ()):
        if isinstance(entry.predicate, Cant) and entry.predicate.what in _OF_HOSTS:
            return False
    for phrase in enchants(look, obj.id):
        if not isinstance(phrase, NounPhrase):
            return False
        if any(c.status for c in phrase.cores) or any(
            type(m) is not Controlled or type(m.by) is not PlayerPhrase for m in phrase.tail
        ):
            return False
    return not why_not(look, obj.id, obj.attached_to)


def _gone(look: Look, attachment: int, host: int) -> list[Reason]:
    if host < 0:
        there = look.state.players[host].in_game
    else:
        obj = look.state.objects.get(host)
        there = obj is not None and obj.zone is BATTLEFIELD and not obj.phased_out
    return [] if there else [Reason("303.4c", "what {0} was attached to is gone", (attachment, host))]


def _to_a(look: Look, attachment: int, host: int, what: CardType, rule: str) -> list[Reason]:
    if host > 0 and what in look.get(host).types:
        return []
    return [Reason(rule, "{0} can only be attached to a " + what, (attachment, host))]


def _aura(look: Look, attachment: int, host: int, you: int) -> list[Reason]:
    """CR 303.4c-d, 702.5: the host must be what each enchant ability says; without one it can't enchant anything."""
    phrases = enchants(look, attachment)
    ctx = Context(attachment, you or look.controller(attachment))
    if not phrases or not all(matches(look, phrase, host, ctx) for phrase in phrases):
        return [Reason("303.4c", "{0} can't enchant {1}", (attachment, host))]
    if host > 0 and cant(look, host, _BE_ENCHANTED):
        return [Reason("303.4c", "{1} can't be enchanted", (attachment, host))]
    return []


@applies(AttachEvent)
def attach(state: State, event: AttachEvent) -> None:
    """CR 701.3b-d; 613.7e: what becomes attached gets a new timestamp."""
    obj = state.objects.get(event.object)
    if obj is None or obj.zone is not BATTLEFIELD or obj.attached_to == event.to:
        event.happened = False
        return
    if event.to > 0 and event.to not in state.objects:
        event.happened = False
        return
    new = state.edit(event.object)
    new.attached_to = event.to
    if not event.to and new.face.before is not None:
        new.face = new.face.before  # CR 702.103f, it ceases to be bestowed
    if event.to:
        new.timestamp = state.new_timestamp()
