"""`Game.trace`: which effect gave an object what, layer by layer, and what depended on what (CR 613)."""

from __future__ import annotations

import json

import pytest

from landwalk.cards.starter import starter
from landwalk.cite import cr
from landwalk.locale import Lang, UnknownLanguageError
from landwalk.play.errors import GameError
from landwalk.play.trace import LAYER_RULES, trace
from landwalk.rules.look import Now
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


@pytest.fixture
def scene() -> Scene:
    """With the cards of the starter set."""
    return Scene(starter())


def steps(found) -> list[tuple[str, str, int]]:
    """(kind, layer, source) of the lines between start and end."""
    return [(line.kind, line.layer, line.source) for line in found.lines[1:-1]]


@cr("613.1", "613.4c", "613.1f")
def test_a_lord_an_anthem_and_a_counter_in_the_order_of_the_layers(scene):
    ann, _ = scene.players("Ann", "Bob")
    lord, crusade = ann.has("Lord of Atlantis", "Crusade")
    merfolk = ann.has_permanent("Coral Merfolk", counters={"+1/+1": 1})
    found = trace(scene.state, merfolk.id)
    assert steps(found) == [
        ("ability", "6", lord.id),
        ("counters", "7c", merfolk.id),
        ("ability", "7c", lord.id),
    ]
    assert crusade.id not in [line.source for line in found.lines]
    assert found.lines[-1].after is not None
    assert (found.lines[-1].after.power, found.lines[-1].after.toughness) == merfolk.pt == (4, 3)
    assert "islandwalk" in found.text()


@cr("613.8a", "613.8b")
def test_an_effect_that_waits_for_another_says_for_which(scene):
    ann, bob = scene.players("Ann", "Bob")
    urborg = ann.has("Urborg, Tomb of Yawgmoth")
    forest = ann.has("Forest")
    seas = bob.has_permanent("Spreading Seas", on=urborg)
    found = trace(scene.state, forest.id)
    (idle,) = found.lines[1:-1]
    assert (idle.kind, idle.layer, idle.source) == ("idle", "4", urborg.id)
    assert [(r.rule, r.objects) for r in idle.reasons] == [
        ("613.8a", (urborg.id, seas.id)),
        ("604.2", (urborg.id, seas.id)),
    ]


@cr("613.8b")
def test_a_nonbasic_land_that_becomes_a_mountain_gives_no_types_any_more(scene):
    ann, _ = scene.players("Ann", "Bob")
    moon = ann.has("Blood Moon")
    urborg = ann.has("Urborg, Tomb of Yawgmoth")
    forest = ann.has("Forest")
    assert [line.kind for line in trace(scene.state, forest.id).lines] == ["start", "idle", "end"]
    own = trace(scene.state, urborg.id)
    assert ("ability", "4", moon.id) in steps(own)


@cr("613.4b", "613.4c", "613.7b")
def test_effects_of_resolved_spells_have_their_own_timestamps(scene):
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has("Runeclaw Bear")
    anthem = ann.has("Glorious Anthem")
    growth = ann.hand("Giant Growth")
    ann.has_mana("{G}")
    ann.casts(growth, targets=[bear])
    scene.resolve()
    found = trace(scene.state, bear.id)
    kinds = [(line.kind, line.layer) for line in found.lines[1:-1]]
    assert kinds == [("ability", "7c"), ("effect", "7c")]
    times = [line.timestamp for line in found.lines[1:-1]]
    assert times == sorted(times)
    assert anthem.id == found.lines[1].source


@cr("611.3a")
def test_an_ability_whose_condition_isn_t_met_is_told(scene):
    ann, _ = scene.players("Ann", "Bob")
    sentry = ann.has("Snubhorn Sentry")
    found = trace(scene.state, sentry.id)
    assert steps(found) == [("idle", "7c", sentry.id)]
    assert found.reasons[1].rule == "611.3a"


@cr("708.2", "111.3")
def test_where_it_starts_depends_on_what_it_is(scene):
    ann, _ = scene.players("Ann", "Bob")
    ann.hand("Raise the Alarm")
    ann.has_mana("{W}{W}")
    ann.casts("Raise the Alarm")
    scene.resolve()
    token = next(thing for thing in ann.battlefield if thing.game_object.is_token)
    assert trace(scene.state, token.id).reasons[0].rule == "111.3"
    bear = ann.has("Runeclaw Bear")
    assert trace(scene.state, bear.id).reasons[0].rule == "613.1"
    ann.has_many("Mountain", 3)
    beast = ann.casts(invent("Beast", "{5}{G}", "Creature - Beast", "Morph {G}", power=5, toughness=4))
    scene.resolve()
    hidden = trace(scene.state, beast.id)
    assert hidden.reasons[0].rule == "708.2"
    assert hidden.text().splitlines()[0] == (
        "A face-down card starts with the values of a face-down object: Creature; colorless; 2/2 (CR 708.2)."
    )


@cr("613.2a", "707.2")
def test_a_copy_effect_is_one_step_with_all_the_values_that_it_gives(scene):
    ann, bob = scene.players("Ann", "Bob")
    angel = bob.has("Serra Angel")
    bear = ann.has_permanent("Runeclaw Bear", counters={"+1/+1": 1})
    text = "Target creature you control becomes a copy of target creature an opponent controls until end of turn."
    ann.casts(ann.hand(invent("Mirror", "{0}", "Instant", text)), targets=[bear, angel])
    scene.resolve()
    found = trace(scene.state, bear.id)
    assert [(line.layer, len(line.reasons)) for line in found.lines] == [("", 1), ("1a", 1), ("7c", 1), ("", 1)]
    first, second = found.text().splitlines()[:2]
    assert first.startswith("Serra Angel starts with what is printed on it: Runeclaw Bear; Creature")
    assert "Angel; white; 4/4; flying, vigilance (CR 613.2a)" in second
    assert found.to_data()["steps"][1]["changes"]["mana_cost"] == {"before": "{1}{G}", "after": "{3}{W}{W}"}


@cr("613.1b", "613.1f")
def test_a_stolen_creature_with_haste(scene):
    ann, bob = scene.players("Ann", "Bob")
    angel = bob.has("Serra Angel")
    text = "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."
    ann.casts(ann.hand(invent("Steal", "{0}", "Sorcery", text)), targets=[angel])
    scene.resolve()
    lines = trace(scene.state, angel.id).lines[1:-1]
    assert [(line.kind, line.layer, line.slots) for line in lines] == [
        ("effect", "2", ("controller",)),
        ("effect", "6", ("abilities",)),
    ]
    assert lines[0].reasons[0].objects[2] == ann.id
    assert lines[0].timestamp < lines[1].timestamp


@cr("613.1")
def test_the_end_of_every_trace_is_what_the_game_sees(scene):
    ann, bob = scene.players("Ann", "Bob")
    things = ann.has(
        "Lord of Atlantis", "Coral Merfolk", "Urborg, Tomb of Yawgmoth", "Forest", "Crusade", "White Knight"
    )
    bob.has("Blood Moon", "Merfolk of the Pearl Trident")
    ann.has_permanent(
        invent("Blade", "{1}", "Artifact - Equipment", "Equipped creature gets +2/+0.", "Equip {1}"), on=things[1]
    )
    for thing in [*ann.battlefield, *bob.battlefield]:
        found = trace(scene.state, thing.id)
        before = found.lines[0].after
        for line in found.lines[1:-1]:
            if line.before is not None:
                assert line.before.types == before.types
                assert line.before.abilities == before.abilities
                assert (line.before.power, line.before.toughness) == (before.power, before.toughness)
                before = line.after
        final = Now(scene.state).get(thing.id)
        assert (before.types, before.subtypes, before.colors) == (final.types, final.subtypes, final.colors)
        assert before.abilities == final.abilities


def test_every_layer_has_its_rule_and_the_data_is_json(scene):
    assert list(LAYER_RULES) == ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"]
    ann, _ = scene.players("Ann", "Bob")
    lord, merfolk = ann.has("Lord of Atlantis", "Coral Merfolk")
    data = json.loads(json.dumps(trace(scene.state, merfolk.id).to_data()))
    assert data["name"] == "Coral Merfolk"
    assert [s["layer"] for s in data["steps"]] == ["", "6", "7c", ""]
    assert data["steps"][1]["source"] == {"object": lord.id, "name": "Lord of Atlantis"}
    assert data["steps"][2]["changes"] == {"size": {"before": "2/1", "after": "3/2"}}


@pytest.mark.parametrize("lang", list(Lang))
def test_a_part_of_it_in_every_language(scene, lang):
    ann, _ = scene.players("Ann", "Bob")
    ann.has("Lord of Atlantis")
    merfolk = ann.has("Coral Merfolk")
    size = trace(scene.state, merfolk.id).about(("size",))
    lines = size.text(lang).splitlines()
    assert len(lines) == 3
    assert "2/1" in lines[0]
    assert "7c" in lines[1]
    assert lines[1].endswith("(CR 613.4c).")
    assert "3/2" in lines[2]


def test_bad_questions(scene):
    ann, _ = scene.players("Ann", "Bob")
    bear = ann.has("Runeclaw Bear")
    with pytest.raises(GameError, match="no object 99999"):
        scene.game.trace(99999)
    with pytest.raises(UnknownLanguageError, match=r"en .*es .*de"):
        scene.game.trace(bear.id).text("fr")


def test_a_trace_leaves_no_trace(scene):
    """It is a pass of its own: the game's values are the same objects before and after."""
    ann, _ = scene.players("Ann", "Bob")
    ann.has("Lord of Atlantis")
    merfolk = ann.has("Coral Merfolk")
    before = Now(scene.state).get(merfolk.id)
    version = scene.state.layer_version
    trace(scene.state, merfolk.id)
    assert Now(scene.state).get(merfolk.id) is before
    assert scene.state.layer_version == version
