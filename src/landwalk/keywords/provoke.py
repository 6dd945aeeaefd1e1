"""Provoke (CR 702.39).

What it does:
    Whenever this creature attacks, you may have target creature that the defending player controls block it this combat if able; if you
    do, untap that creature (702.39a).

Interactions:
    A requirement: it counts like all others when blockers are declared (509.1c). Several instances trigger separately (702.39b).
"""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility, Triggered
from landwalk.abilities.duration import Duration, Until
from landwalk.abilities.effect import Must
from landwalk.abilities.noun import YOU, Controlled, Det, It, NounPhrase, PlayerPhrase, Ref, Who
from landwalk.abilities.parts import CREATURE, THIS
from landwalk.abilities.pattern import Attacks
from landwalk.abilities.sentence import Clause, May
from landwalk.actions.tap import Untap
from landwalk.rules.questions import KeywordMeaning, register

_TARGET = NounPhrase(Det.TARGET, (CREATURE,), (Controlled(PlayerPhrase(Who.DEFENDING_PLAYER)),))
_BLOCKS = Clause(_TARGET, (Must("block_combat", THIS),), Duration(Until.END_OF_COMBAT))
_TRIGGER = Triggered(Attacks(THIS), (May((_BLOCKS, Clause(YOU, (Untap(It(Ref.TARGET, 0)),)))),), when="whenever")


def means(keyword: KeywordAbility) -> tuple[Ability, ...]:
    return (_TRIGGER,)


register(KeywordMeaning("provoke", "702.39", means))
