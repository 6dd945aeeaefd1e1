"""CR 608.3e: a permanent spell whose controller can't put it onto the battlefield."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.parts import THIS
from landwalk.abilities.sentence import Clause, Predicate
from landwalk.cite import cr
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.events import Event, ZoneChange
from landwalk.kernel.flow import Flow
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c6_spells_abilities.cr614_replacement import After, Replacement, effect_key, replaces
from landwalk.rules.look import Look, StaticEntry
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


class ArtifactsStayAway(Predicate):
    """ "Artifacts can't enter": an invented prohibition, for the question what becomes of the spell."""

    interests = ("replace:enters",)
    __slots__ = ()
    subject = "object"


@replaces(ArtifactsStayAway)
def kept_away(look: Look, entry: StaticEntry, event: Event) -> Replacement | None:
    if not isinstance(event, ZoneChange) or event.to is not Zone.BATTLEFIELD:
        return None
    if CardType.ARTIFACT not in look.get(event.object).types:
        return None

    def apply(state: State, happening: Event, after: After) -> Flow[list[Event]]:
        yield from ()
        return []

    return Replacement(effect_key(entry, event), apply, source=entry.holder)


@cr("608.3e")
def test_it_is_put_into_its_owners_graveyard(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    gate = bob.has(invent("Gate", "{0}", "Enchantment", Static((Clause(THIS, (ArtifactsStayAway(),)),))))
    enters = "~ enters tapped."
    text = "When ~ enters, you gain 1 life."
    ring = ann.casts(invent("Ring", "{0}", "Artifact", enters, text))
    scene.resolve(ann.chooses(gate))
    assert scene.asked == [(ann, "replacement")]
    assert ring in ann.graveyard
    assert scene.stack == []
    bear = ann.casts(invent("Bear", "{0}", "Creature", text, power=2, toughness=2))
    scene.resolve()
    assert bear in ann.battlefield
    assert ann.life == 21
