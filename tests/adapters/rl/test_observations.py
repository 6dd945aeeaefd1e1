"""What the arrays say is what the view says."""

from __future__ import annotations

import numpy as np
import pytest

from landwalk.adapters.rl import schema
from landwalk.adapters.rl.spaces import observation_space
from landwalk.adapters.rl.table import Table
from landwalk.kernel.mana import ManaCost
from landwalk.play.atoms.atom import AtomKind
from landwalk.play.atoms.stepwise import Stepwise
from landwalk.testing.faces import invent

ENTITY = {name: at for at, name in enumerate(schema.ENTITY)}
PLAYER = {name: at for at, name in enumerate(schema.PLAYER)}
GAME = {name: at for at, name in enumerate(schema.GAME)}
ACTION = {name: at for at, name in enumerate(schema.ACTION)}


def at(table: Table, steps: Stepwise) -> Table:
    table.steps = steps
    return table


@pytest.fixture
def table(two) -> Table:
    return Table(two)


def test_every_moment_of_random_games_fits_its_space_and_its_view(table):
    space = observation_space(2, table.limits, table.observer.vocabulary)
    rng = np.random.default_rng(1)
    for seed in range(4):
        table.new_game(seed)
        while table.asked >= 0:
            for seat in range(2):
                o = table.observe(seat)
                assert space.contains(o)
                seen = table.view(seat)
                assert o["observation"][GAME["turn"]] == seen.turn
                assert o["observation"][GAME["asked"]] == (table.asked == seat)
                assert o["players"][:, PLAYER["life"]].tolist() == [seen.players[s].life for s in (seat, 1 - seat)]
                things = [*seen.battlefield, *seen.stack]
                for row, thing in enumerate(things):
                    got = o["entities"][row]
                    assert got[ENTITY["present"]] == 1
                    assert got[ENTITY["controller"]] == (thing.controller != seat)
                    assert (got[ENTITY["power"]], got[ENTITY["tapped"]]) == (thing.power or 0, thing.tapped)
                    assert got[ENTITY["mana_value"]] == ManaCost.parse(thing.mana_cost or "").mana_value
                    assert [k for k in schema.KEYWORDS if got[ENTITY[k]]] == [
                        k for k in thing.keywords if k in schema.KEYWORDS
                    ]
                assert o["action_mask"].sum() == (len(table.options) if table.asked == seat else 0)
            table.take(int(rng.integers(len(table.options))))


def test_links_say_what_attacks_blocks_targets_and_is_attached(scene, table):
    ann, bob = scene.players("Ann", "Bob")
    bear, wall = ann.has_creature(2, 2), bob.has_creature(0, 4)
    boots = ann.has(invent("Boots", "{1}", "Artifact — Equipment", "Equip {0}"))
    ann.activates(boots, targets=bear)
    scene.resolve()
    ann.attacks(bob, bear)
    bob.blocks(bear, with_=wall)
    o = at(table, Stepwise(scene.game, ask_forced="yes")).observe(0)
    seen = table.view(0)
    rows = {thing.id: row for row, thing in enumerate(seen.battlefield)}
    links = {tuple(link) for link in o["links"].tolist() if link[0] >= 0}
    kinds = {name: n for n, name in enumerate(schema.LINKS)}
    assert links == {
        (kinds["attached to"], rows[boots.id], rows[bear.id]),
        (kinds["attacks"], rows[bear.id], table.limits.entities + 1),
        (kinds["blocks"], rows[wall.id], rows[bear.id]),
    }
    assert o["entities"][rows[bear.id], ENTITY["attacking"]] == 1
    assert o["entities"][rows[wall.id], ENTITY["blocking"]] == 1


def test_links_say_who_attacks_in_a_band(scene, table):
    """CR 702.22c: each of the others is linked to the first creature of its band."""
    ann, bob = scene.players("Ann", "Bob")
    knight, bear, cat = ann.has_creature(2, 2, "Banding"), ann.has_creature(2, 2), ann.has_creature(1, 1)
    ann.chooses(bear)
    ann.attacks(bob, knight, bear, cat)
    seen = at(table, Stepwise(scene.game, ask_forced="yes")).view(0)
    rows = {thing.id: row for row, thing in enumerate(seen.battlefield)}
    links = [link for link in table.observe(0)["links"].tolist() if link[0] == schema.LINKS.index("in a band with")]
    assert links == [[schema.LINKS.index("in a band with"), rows[bear.id], rows[knight.id]]]
    assert {thing.band for thing in seen.battlefield} == {0, knight.id}


def test_actions_speak_of_rows(scene, table):
    """An attacker, then what it attacks: a player, or a planeswalker."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, "Flying")
    walker = bob.has(invent("Walker", "{3}", "Planeswalker", "[0]: You gain 1 life.", loyalty=3))
    scene.until_asked("attack")
    steps = Stepwise(scene.game)
    o = at(table, steps).observe(0)
    rows = {thing.id: row for row, thing in enumerate(table.view(0).battlefield)}
    assert o["action_refs"][:2].tolist() == [[rows[bear.id], -1, -1], [-1, -1, -1]]
    assert o["actions"][0, ACTION[f"kind_{AtomKind.ATTACKER}"]] == 1
    assert o["actions"][1, ACTION[f"kind_{AtomKind.DONE}"]] == 1
    assert o["entities"][rows[bear.id], ENTITY["flying"]] == 1
    assert o["entities"][rows[walker.id], ENTITY["loyalty"]] == 3
    assert table.info(0)["options"] == ["attack with Creature 1", "done"]
    table.take(0)
    o = table.observe(0)
    assert o["observation"][GAME["said"]] == 1
    assert o["action_refs"][:2].tolist() == [[-1, 1, rows[bear.id]], [rows[walker.id], -1, rows[bear.id]]]
    assert table.info(0)["options"] == ["attack Bob", "attack Walker"]


def test_actions_at_priority_name_their_cards(scene, table):
    ann, _bob = scene.players("Ann", "Bob")
    forest = ann.hand("Forest")
    spell = ann.hand(invent("Gift", "{0}", "Instant", "You gain 1 life."))
    o = at(table, Stepwise(scene.game)).observe(0)
    hand = {thing.id: len(table.view(0).battlefield) + row for row, thing in enumerate(table.view(0).players[0].hand)}
    named = {
        (schema.ACTIONS[k], ref[0])
        for action, ref, ok in zip(o["actions"], o["action_refs"].tolist(), o["action_mask"], strict=True)
        if ok
        for k in range(len(schema.ACTIONS))
        if action[ACTION[f"do_{schema.ACTIONS[k]}"]]
    }
    assert named == {("pass", -1), ("play_land", hand[forest.id]), ("cast", hand[spell.id])}
    assert o["entity_cards"][hand[forest.id]] == table.observer.vocabulary.number("Forest") > 0
    assert o["entity_cards"][hand[spell.id]] == table.observer.vocabulary.other


def test_huge_numbers_are_cut_where_the_schema_says(scene, table):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_life(10**9)
    o = at(table, Stepwise(scene.game, ask_forced="yes")).observe(0)
    assert o["players"][0, PLAYER["life"]] == schema.BOUND
    assert observation_space(2, table.limits, table.observer.vocabulary).contains(o)
