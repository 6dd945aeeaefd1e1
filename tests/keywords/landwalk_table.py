"""What the questions about landwalk share: kinds of landwalk, invented cards, two players face to face."""

from __future__ import annotations

from landwalk.abilities.ability import KeywordAbility
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core
from landwalk.testing.faces import invent


def walk(*subtypes, **more):
    return KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=subtypes, **more)),))


ISLANDWALK, SWAMPWALK, FORESTWALK = walk("Island"), walk("Swamp"), walk("Forest")
NONBASIC = walk(types=("land",), nons=("basic",))
LEGENDARY = walk(types=("land",), supertypes=("legendary",))
ARTIFACT = walk(types=("artifact", "land"))
SNOW_SWAMP = walk("Swamp", supertypes=("snow",))
DUAL = invent("Lagoon", None, "Land - Island Forest", "{T}: Add {U} or {G}.")
MOON = invent("Red Moon", None, "Enchantment", "Nonbasic lands are Mountains.")
TOMB = invent("Great Tomb", None, "Legendary Land", "Each land is a Swamp in addition to its other land types.")
SEAS = invent("High Tide", "{0}", "Enchantment - Aura", "Enchant land", "Enchanted land is an Island.")
TAKE = invent("Annex", "{0}", "Instant", "Gain control of target land.")
HACK = "Change the text of target spell or permanent by replacing all instances of one basic land type with another."


def lands_against(bob, attacker, blocker):
    """The lands that forbid the block, as CR 702.14c names them."""
    found = bob.why_not_block(attacker, with_=blocker)
    assert {r.rule for r in found} <= {"702.14c"}
    return [r.objects[2] for r in found]


def face_to_face(scene, *abilities):
    """Ann's creature with these abilities; Bob's blocker."""
    ann, bob = scene.players("Ann", "Bob")
    return ann, bob, ann.has_creature(2, 2, *abilities, name="Walker"), bob.has_creature(2, 2, name="Guard")
