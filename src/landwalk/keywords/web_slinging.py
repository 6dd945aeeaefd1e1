"""Web-slinging (CR 702.188).

What it does:
    The spell may be cast for its web-slinging cost and returning a tapped creature that its caster controls to its owner's hand, rather
    than for its mana cost (702.188a).

Interactions:
    An alternative cost (118.9). The creature is returned as the cost is paid, so nobody can respond (601.2h).
"""

from __future__ import annotations

from landwalk.abilities.cost import ReturnCost
from landwalk.abilities.noun import YOU, Controlled, Core, Noun, Status
from landwalk.abilities.parts import a
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr601_hooks import AlternativeWay
from landwalk.rules.questions import KeywordMeaning, register

_KEY = "web-slinging"
_TAPPED = Core(Noun.TYPE, types=("creature",), status=(Status.TAPPED,))
_RETURN = ReturnCost(a(_TAPPED, Controlled(YOU)))

register(KeywordMeaning(_KEY, "702.188", hooks={"alternative_way": AlternativeWay(_KEY, Zone.HAND, fixed=(_RETURN,))}))
