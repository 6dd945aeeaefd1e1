"""CR 206.3, names originally printed in an expansion."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from landwalk.cite import cr
from landwalk.kernel.choices import CastSpell, PlayLand
from landwalk.kernel.zones import Zone
from landwalk.rules.c2_parts_of_a_card.cr206_expansions import originally_printed
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SWEEP = (
    "Whenever one or more other nontoken permanents with a name originally printed in the {} expansion are on the battlefield, "
    "their controllers sacrifice them."
)
BAN = "Players can't cast spells or play lands with a name originally printed in the {} expansion."
EXPANSIONS = ["Arabian Nights", "Antiquities", "Homelands"]


def one_of(expansion: str, at: int = 0) -> str:
    return sorted(originally_printed(expansion))[at]


@cr("206.3a", "206.3b", "206.3c")
def test_the_names_are_those_of_the_rulebook(shared: Path) -> None:
    text = (shared / "rules" / "MagicCompRules.txt").read_text(encoding="utf-8-sig").replace("\u2019", "'")
    told = dict(
        re.findall(r"^206\.3[abc] .*printed in the (.+?)\u2122 expansion\. Those names are (.*)\.$", text, re.MULTILINE)
    )
    assert list(told) == EXPANSIONS
    for expansion, names in told.items():
        listed = re.split(r"; (?:and )?" if ";" in names else r", (?:and )?", names)
        assert originally_printed(expansion) == set(listed)


@cr("206.3a", "206.3b", "206.3c", "603.8")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_controllers_sacrifice_permanents_with_such_names(scene: Scene, expansion: str) -> None:
    """It is a matter of the name alone: an invented creature with the name is sacrificed, another isn't, nor is the bottle itself."""
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1, name=one_of(expansion)), bob.has_creature(2, 2, name=one_of(expansion, 1))
    bear = bob.has_creature(2, 2, name="Some Bear")
    bottle = ann.casts(invent(one_of(expansion, 2), "{0}", "Artifact", SWEEP.format(expansion)))
    scene.resolve()
    scene.resolve()
    assert [t.zone for t in (mine, theirs, bear, bottle)] == [
        Zone.GRAVEYARD,
        Zone.GRAVEYARD,
        Zone.BATTLEFIELD,
        Zone.BATTLEFIELD,
    ]


@cr("603.8")
def test_the_state_trigger_waits_for_the_next_such_permanent(scene: Scene) -> None:
    """What comes while the ability stands on the stack isn't among the permanents that it speaks of; it triggers again for that one."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Bottle", None, "Artifact", SWEEP.format("Homelands")))
    old = bob.has_creature(2, 2, name=one_of("Homelands"))
    ann.casts(invent("Note", "{0}", "Instant", "Draw a card."))
    assert len(scene.stack) == 2
    new = bob.has_creature(2, 2, name=one_of("Homelands", 1))
    scene.resolve_top()
    scene.resolve_top()
    assert (old.zone, new.zone) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
    scene.resolve()
    assert new.zone is Zone.GRAVEYARD


@cr("206.3a", "101.2", "601.3", "305.1")
def test_such_spells_are_not_cast_and_such_lands_not_played(scene: Scene) -> None:
    ann, _ = scene.players("Ann", "Bob")
    ban = ann.has(invent("Ban", None, "Artifact", BAN.format("Arabian Nights")))
    barred = [
        ann.put(invent(one_of("Arabian Nights"), "{0}", "Artifact"), Zone.HAND),
        ann.put(invent(one_of("Arabian Nights", 1), None, "Land"), Zone.HAND),
    ]
    free = [
        ann.put(invent("Toy", "{0}", "Artifact"), Zone.HAND),
        ann.put(invent("Meadow", None, "Land"), Zone.HAND),
    ]
    actions = scene.game.legal_actions
    assert [CastSpell(barred[0].id) in actions, PlayLand(barred[1].id) in actions] == [False, False]
    assert [CastSpell(free[0].id) in actions, PlayLand(free[1].id) in actions] == [True, True]
    assert [(r.rule, r.objects) for r in scene.why_not(ann, CastSpell(barred[0].id))] == [("601.3", (ann.id, ban.id))]
    assert [(r.rule, r.objects) for r in scene.why_not(ann, PlayLand(barred[1].id))] == [("305.1", (ann.id, ban.id))]


@cr("603.8")
def test_when_none_is_there(scene: Scene) -> None:
    """The same words with "no": the state is that there is none."""
    ann, bob = scene.players("Ann", "Bob")
    last = ann.has(invent("Last", None, "Enchantment", "When no creatures are on the battlefield, sacrifice ~."))
    bear = bob.has_creature(2, 2)
    scene.start()
    assert scene.stack == []
    ann.casts(invent("Bolt", "{0}", "Instant", "Destroy target creature."), targets=bear)
    scene.resolve()
    scene.settles()
    assert last.zone is Zone.GRAVEYARD
