"""The faces with landwalk from the list beside the project, their texts from the card data there, and scenes for them."""

from __future__ import annotations

from functools import cache

from tests.cards.seed.seed_lists import paper_faces
from tests.shared_folder import SHARED

from landwalk.abilities.ability import KeywordAbility, LevelBand
from landwalk.abilities.keyword_params import LandwalkParam
from landwalk.abilities.noun import Core
from landwalk.kernel.characteristics import Face
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scenarios.card_files import CardFiles
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

FILES = (SHARED / "cards" / "oracle-cards.jsonl.gz", SHARED / "cards" / "second-faces.jsonl")
#: Enough of everything.
MANA = "{W}{W}{W}{W}{U}{U}{U}{U}{B}{B}{B}{B}{R}{R}{R}{R}{G}{G}{G}{G}{12}"


def named(role: str) -> list[str]:
    """The names of the faces with that role."""
    return [name for name, roles in paper_faces("Landwalk").items() if role in roles]


@cache
def corpus() -> CardFiles:
    """All printed cards; a text is read when its card is first asked for."""
    return CardFiles(FILES)


@cache
def face_of(name: str) -> Face:
    """The face as it was read. Raises KeyError for a name that the data doesn't have."""
    return corpus().find_all([name])[name].faces[0]


def new_scene() -> tuple[Scene, Seat, Seat]:
    """A scene whose cards come from the card data, with two players."""
    scene = Scene(corpus())
    ann, bob = scene.players("Ann", "Bob")
    return scene, ann, bob


def own_cores(name: str) -> list[Core]:
    """The kinds of landwalk that the face has itself."""
    cores: list[Core] = []
    for tree in face_of(name).abilities:
        for one in (tree, *(tree.abilities if isinstance(tree, LevelBand) else ())):
            if isinstance(one, KeywordAbility) and one.name == "landwalk":
                cores += [p.core for p in one.params if isinstance(p, LandwalkParam)]
    return cores


def walking(subtype: str) -> KeywordAbility:
    """Landwalk of that basic land type."""
    return KeywordAbility("landwalk", (LandwalkParam(Core(subtypes=(subtype,))),))


def land(core: Core) -> Face:
    """An invented land that is what landwalk of this kind asks for (CR 702.14c)."""
    types = dict.fromkeys((*core.types, "land"))
    line = " ".join(word.capitalize() for word in (*core.supertypes, *types))
    return invent("Named Land", None, line + (" - " + " ".join(core.subtypes) if core.subtypes else ""))


def other_lands(core: Core) -> list[Face]:
    """Invented lands that miss what the core asks for, each in one point."""
    missing: list[Core] = []
    for subtype in core.subtypes:
        missing.append(core.replace(subtypes=("Plains" if subtype != "Plains" else "Swamp",)))
    missing += [core.replace(supertypes=()) for _ in core.supertypes[:1]]
    missing += [core.replace(types=("land",)) for t in core.types if t != "land"]
    missing += [core.replace(nons=(), supertypes=(non,)) for non in core.nons]
    assert missing
    return [land(one) for one in missing]


def stopped_by(blocker: Thing, attacker: Thing, player: Seat) -> list[int]:
    """The lands that keep the blocker from blocking that attacker; asked while creatures attack. Nothing else may keep it from that."""
    found = player.why_not_block(attacker, with_=blocker)
    assert all(r.rule == "702.14c" for r in found), [r.rule for r in found]
    return [r.objects[2] for r in found]


def rich(seat: Seat) -> Seat:
    """The player has enough mana of every kind, now."""
    return seat.has_mana(MANA)


def walks(thing: Thing, *subtypes: str) -> bool:
    """Has it landwalk of exactly these land types?"""
    found: list[str] = []
    for inst in thing.now.abilities:
        tree = inst.tree
        if isinstance(tree, KeywordAbility) and tree.name == "landwalk":
            found += [s for p in tree.params if isinstance(p, LandwalkParam) for s in p.core.subtypes]
    return sorted(set(found)) == sorted(subtypes)
