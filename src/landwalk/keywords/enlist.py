"""Enlist (CR 702.154).

What it does:
    As this creature attacks, its controller may tap an untapped creature that isn't attacking and has haste or has been under their
    control since the turn began; when they do, this creature gets +X/+0 until end of turn, X being the tapped creature's power (702.154a).

Interactions:
    An optional cost to attack (508.1g). Each instance works by itself (702.154d); a creature never enlists itself (702.154c).
"""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.amount import Number, StatOf
from landwalk.abilities.context import Context, inst_key
from landwalk.abilities.effect import GetPT
from landwalk.abilities.noun import Stat
from landwalk.abilities.parts import LAST, THIS, UNTIL_END_OF_TURN, do
from landwalk.kernel.characteristics import CardType, Inst
from landwalk.kernel.choices import ChooseObjects, Purpose, YesNo
from landwalk.kernel.events import TapEvent
from landwalk.kernel.flow import Flow, objects, yes
from landwalk.kernel.objects import ObjectId
from landwalk.kernel.state import State
from landwalk.rules.c3_card_types.cr302_creatures import summoning_sick
from landwalk.rules.c6_spells_abilities.cr603_delayed import reflexive
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "enlist"
_BODY = (do(GetPT(StatOf(Stat.POWER, LAST), Number(0)), subject=THIS, duration=UNTIL_END_OF_TURN),)


def able(look: Look, attacker: ObjectId, attackers: tuple[ObjectId, ...]) -> list[ObjectId]:
    player = look.controller(attacker)
    out: list[ObjectId] = []
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller == player and CardType.CREATURE in chars.types and id_ not in attackers:
            if not look.object(id_).tapped and not summoning_sick(look, id_):
                out.append(id_)
    return out


def enlists(
    state: State, attacker: ObjectId, inst: Inst, keyword: KeywordAbility, attackers: tuple[ObjectId, ...]
) -> Flow[None]:
    """CR 508.1g-j, 702.154a."""
    look = Now(state)
    player = look.controller(attacker)
    among = able(look, attacker, attackers)
    if not among or not yes((yield YesNo(player, Purpose.OPTIONAL_COST, attacker, _KEY))):
        return
    (chosen,) = objects((yield ChooseObjects(player, Purpose.COST, among, 1, 1, attacker, _KEY)))
    event = TapEvent(chosen, "cost", attacker)
    yield event
    if event.happened:
        ctx = Context(attacker, player, key=inst_key(inst.origin, inst.ordinal))
        ctx.last = (chosen,)
        yield from reflexive(state, ctx, _BODY)


register(KeywordMeaning(_KEY, "702.154", hooks={"attack_option": enlists}))
