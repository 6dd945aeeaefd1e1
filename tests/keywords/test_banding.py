"""Banding (CR 702.22)."""

from __future__ import annotations

import pytest

from landwalk.abilities.ability import Triggered
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GetPT
from landwalk.abilities.parts import THIS, UNTIL_END_OF_TURN, do
from landwalk.abilities.pattern import BecomesBlocked
from landwalk.cite import cr
from landwalk.kernel.choices import Divide
from landwalk.kernel.zones import Zone
from landwalk.rules.c5_turn.cr506_combat import removal
from landwalk.rules.c5_turn.cr509_declare_blockers import block_reasons
from landwalk.testing.answers import WrongAnswerError
from landwalk.testing.combat import ANN, BOB, Combat
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BIGGER_IF_BLOCKED = Triggered(
    BecomesBlocked(THIS), (do(GetPT(Number(2), Number(2)), subject=THIS, duration=UNTIL_END_OF_TURN),), when="whenever"
)
HUSH = invent("Hush", "{0}", "Instant", "Target creature loses all abilities until end of turn.")
FOG_WALL = invent("Fog Wall", "{0}", "Instant", "Target creature becomes blocked.")


def asked(scene: Scene) -> list[str]:
    return [purpose for _, purpose in scene.asked if purpose == "select"]


# --- declaring bands -------------------------------------------------------------------------------


@cr("702.22c")
def test_banding_creatures_and_one_without_attack_in_a_band(scene: Scene) -> None:
    """What blocks one of them blocks all of them."""
    ann, bob = scene.players("Ann", "Bob")
    hero, knight, bear = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2, "Banding"), ann.has_creature(2, 3)
    ogre = bob.has_creature(3, 3)
    ann.chooses([knight], [bear])
    ann.attacks(bob, hero, knight, bear)
    bob.blocks(hero, with_=ogre)
    assert [a.blockers for a in scene.state.combat or ()] == [(ogre.id,)] * 3


@cr("702.22c")
def test_nobody_is_asked_about_a_lone_attacker_or_without_banding(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero = ann.has_creature(1, 1, "Banding")
    ann.attacks(bob, hero)
    assert asked(scene) == []


@cr("702.22c")
def test_creatures_without_banding_form_no_band(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.attacks(bob, ann.has_creature(2, 2), ann.has_creature(2, 2))
    assert asked(scene) == []


@cr("702.22c")
def test_only_one_creature_without_banding_can_be_in_a_band(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, bear, ox = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2), ann.has_creature(1, 3)
    ann.chooses([bear, ox])
    with pytest.raises(WrongAnswerError, match="0 to 1"):
        ann.attacks(bob, hero, bear, ox)


@cr("702.22c")
def test_a_creature_is_in_one_band_only(scene: Scene) -> None:
    """The bear is in the first hero's band, so the second hero isn't asked about it."""
    ann, bob = scene.players("Ann", "Bob")
    hero, other, bear = ann.has_creature(1, 1, "Banding"), ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 3)
    ann.chooses([], [bear])
    ann.attacks(bob, hero, other, bear)
    assert [bool(a.band) for a in scene.state.combat or ()] == [True, False, True]
    assert len(asked(scene)) == 2


@cr("702.22c")
def test_several_bands_are_blocked_apart_from_each_other(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, other = ann.has_creature(1, 1, "Banding"), ann.has_creature(1, 1, "Banding")
    bear, ox = ann.has_creature(2, 3), ann.has_creature(1, 4)
    ogre = bob.has_creature(3, 3)
    ann.chooses([], [bear], [ox])
    ann.attacks(bob, hero, other, bear, ox)
    bob.blocks(ox, with_=ogre)
    blocked = {a.attacker: a.blocked for a in scene.state.combat or ()}
    assert blocked == {hero.id: False, bear.id: False, other.id: True, ox.id: True}


@cr("702.22d")
def test_a_band_attacks_one_player(scene: Scene) -> None:
    ann, bob, cat = scene.players("Ann", "Bob", "Cat")
    hero, bear, ox = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2), ann.has_creature(1, 3)
    ann.chooses([bear])
    with pytest.raises(WrongAnswerError, match="isn't among the candidates"):
        scene.attack(ann, [(hero, bob), (bear, cat), (ox, bob)])


@cr("508.1e", "508.1f", "508.1j")
def test_bands_are_announced_before_attackers_are_tapped_and_costs_are_paid(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, knight = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2, "Banding")
    bob.has(invent("Toll", None, "Enchantment", "Creatures can't attack you unless their controller pays {1}."))
    forests = [ann.has("Forest"), ann.has("Forest")]
    scene.until_asked("attack")
    scene.game.push(((hero.id, bob.id), (knight.id, bob.id)))
    assert scene.game.choice.purpose == "select"
    assert not any(thing.tapped for thing in (hero, knight, *forests))
    scene.game.push((knight.id,))
    assert all(thing.tapped for thing in (hero, knight, *forests))


# --- blocking a band -------------------------------------------------------------------------------


@cr("702.22g", "702.22h", "702.14c")
def test_evasion_of_one_member_protects_only_that_one(scene: Scene) -> None:
    """The example of the rule: flying and swampwalk; with a Swamp the flier can be blocked, and the other becomes blocked with it."""
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, "Flying", "Banding")
    rat = ann.has_creature(1, 1, "Swampwalk")
    drake = bob.has_creature(2, 2, "Flying")
    bob.has(invent("Marsh", None, "Land — Swamp"))
    ann.chooses([rat])
    ann.attacks(bob, bird, rat)
    bob.blocks(bird, with_=drake)
    assert [a.blocked for a in scene.state.combat or ()] == [True, True]


@cr("702.22g")
def test_a_flier_in_a_band_can_not_be_blocked_by_a_creature_on_the_ground(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bird, bear = ann.has_creature(1, 1, "Banding", "Flying"), ann.has_creature(2, 2)
    wall = bob.has_creature(0, 4)
    ann.chooses([bear])
    ann.attacks(bob, bird, bear)
    assert [r.rule for r in block_reasons(scene.state, bob.id, ((wall.id, bird.id),))] == ["702.9b"]


@cr("702.22h", "509.3c")
def test_a_member_that_becomes_blocked_with_its_band_triggers(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, elk = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2, BIGGER_IF_BLOCKED)
    ogre = bob.has_creature(3, 3)
    ann.chooses([elk])
    ann.attacks(bob, hero, elk)
    bob.blocks(hero, with_=ogre)
    scene.resolve()
    assert elk.pt == (4, 4)


@cr("702.22h", "509.3b")
def test_a_creature_blocks_each_member_of_the_band(scene: Scene) -> None:
    """ "Whenever it blocks a creature" triggers for each of them, also for what it couldn't have blocked alone."""
    ann, bob = scene.players("Ann", "Bob")
    hero, rogue = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2, "~ can't be blocked.")
    ogre = bob.has_creature(3, 3, "Whenever ~ blocks a creature, put a +1/+1 counter on ~.")
    ann.chooses([rogue])
    ann.attacks(bob, hero, rogue)
    bob.blocks(hero, with_=ogre)
    scene.resolve()
    assert ogre.pt == (5, 5)


@cr("702.22h", "509.3a")
def test_a_creature_that_blocks_a_band_blocks_once(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, bear = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2)
    ogre = bob.has_creature(3, 3, "Whenever ~ blocks, put a +1/+1 counter on ~.")
    ann.chooses([bear])
    ann.attacks(bob, hero, bear)
    bob.blocks(hero, with_=ogre)
    scene.resolve()
    assert ogre.pt == (4, 4)


@cr("702.22h", "509.3d")
def test_each_member_becomes_blocked_by_each_blocker_of_the_band(scene: Scene) -> None:
    """Two creatures block the hero; the elk becomes blocked by both."""
    ann, bob = scene.players("Ann", "Bob")
    hero = ann.has_creature(1, 1, "Banding")
    elk = ann.has_creature(2, 2, "Whenever ~ becomes blocked by a creature, put a +1/+1 counter on ~.")
    ogre, orc = bob.has_creature(3, 3), bob.has_creature(3, 3)
    ann.chooses([elk])
    ann.attacks(bob, hero, elk)
    bob.declares_blocks({hero: [ogre, orc]})
    scene.resolve()
    assert elk.pt == (4, 4)


@cr("702.22f")
def test_what_is_removed_from_combat_is_removed_from_its_band(scene: Scene) -> None:
    """The rest of the band stays a band; a block of it reaches only who is left."""
    ann, bob = scene.players("Ann", "Bob")
    hero, knight, bear = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 2, "Banding"), ann.has_creature(2, 3)
    ogre = bob.has_creature(3, 3)
    ann.chooses([knight], [bear])
    ann.attacks(bob, hero, knight, bear)
    event = removal(scene.state, (hero.id,))
    assert event is not None
    scene.state.combat = event.combat
    bob.blocks(bear, with_=ogre)
    assert [(a.attacker, a.blockers) for a in scene.state.combat or ()] == [
        (knight.id, (ogre.id,)),
        (bear.id, (ogre.id,)),
    ]


# --- damage ----------------------------------------------------------------------------------------


def divisions(c: Combat) -> list[tuple[int, tuple[int, ...]]]:
    return [(q.player, q.among) for q in c.asked if isinstance(q, Divide)]


@cr("702.22j", "510.1c")
def test_the_defending_player_divides_damage_of_what_a_banding_creature_blocks():
    c = Combat()
    giant = c.creature("4/4")
    guard, wall = c.creature("1/1", "banding", of=BOB), c.creature("0/5", of=BOB)
    c.attack(giant)
    c.block({guard: giant, wall: giant})
    c.damage({guard: 0, wall: 4})
    assert divisions(c) == [(BOB, (guard, wall))]
    assert c.alive(guard, wall) == [True, True]


@cr("702.22j", "510.1c")
def test_without_banding_the_attacking_player_divides_it():
    c = Combat()
    giant = c.creature("4/4")
    guard, wall = c.creature("1/1", of=BOB), c.creature("0/5", of=BOB)
    c.attack(giant)
    c.block({guard: giant, wall: giant})
    c.damage({guard: 1, wall: 3})
    assert divisions(c) == [(ANN, (guard, wall))]


@cr("702.22j", "702.19b")
def test_an_attacker_with_trample_blocked_by_a_banding_creature_deals_its_damage_as_the_defending_player_says():
    c = Combat()
    mammoth = c.creature("6/6", "trample")
    guard, wall = c.creature("1/1", "banding", of=BOB), c.creature("0/3", of=BOB)
    c.attack(mammoth)
    c.block({guard: mammoth, wall: mammoth})
    c.damage({guard: 6, wall: 0})
    assert (c.life(BOB), c.alive(guard, wall)) == (20, [False, True])


@cr("702.22j", "510.1c")
@pytest.mark.parametrize("banding", [True, False])
def test_who_assigns_the_damage_says_whether_it_is_as_though_unblocked(scene: Scene, banding: bool) -> None:
    """Blocked by a creature with banding, it is the defending player (rulings of 2018-04-27)."""
    ann, bob = scene.players("Ann", "Bob")
    wurm = ann.has_creature(5, 5, "You may have ~ assign its combat damage as though it weren't blocked.")
    wall = bob.has_creature(1, 1, *(["Banding"] if banding else []))
    ann.attacks(bob, wurm)
    bob.blocks(wurm, with_=wall)
    (bob if banding else ann).chooses(True)
    scene.until("postcombat_main")
    assert scene.asked == [(bob if banding else ann, "may")]
    assert (bob.life, wall.zone) == (15, Zone.BATTLEFIELD)


@cr("702.22k", "510.1d")
def test_the_active_player_divides_damage_of_what_blocks_a_banding_creature(scene: Scene) -> None:
    """The hero's band is blocked by one creature, and all its damage goes to the member that survives it."""
    ann, bob = scene.players("Ann", "Bob")
    hero, ox = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 5)
    ogre = bob.has_creature(3, 3)
    ann.chooses([ox])
    ann.attacks(bob, hero, ox)
    bob.blocks(hero, with_=ogre)
    ann.chooses({hero: 0, ox: 3})
    scene.until("postcombat_main")
    assert (hero.zone, ox.damage) == (Zone.BATTLEFIELD, 3)


@cr("702.22e", "702.22k")
def test_banding_lost_later_leaves_the_band_but_not_the_say_over_damage(scene: Scene) -> None:
    """The band lasts; who divides the blocker's damage is asked in the combat damage step, and then nobody in it has banding."""
    ann, bob = scene.players("Ann", "Bob")
    hero, ox = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 5)
    ogre = bob.has_creature(3, 3)
    ann.chooses([ox])
    ann.attacks(bob, hero, ox)
    bob.casts(HUSH, targets=hero)
    scene.resolve()
    bob.blocks(hero, with_=ogre)
    assert [a.blockers for a in scene.state.combat or ()] == [(ogre.id,)] * 2
    bob.chooses({hero: 3, ox: 0})
    scene.until("postcombat_main")
    assert (hero.zone, ox.damage) == (Zone.GRAVEYARD, 0)


@cr("702.22i")
def test_an_effect_by_which_one_becomes_blocked_blocks_the_band(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, ox, bear = ann.has_creature(1, 1, "Banding"), ann.has_creature(2, 5), ann.has_creature(2, 2)
    ann.chooses([ox])
    ann.attacks(bob, hero, ox, bear)
    scene.until("declare_blockers")
    bob.casts(FOG_WALL, targets=ox)
    scene.resolve()
    assert [a.blocked for a in scene.state.combat or ()] == [True, True, False]


@cr("702.22m")
def test_more_instances_are_no_more_questions(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, bear = ann.has_creature(1, 1, "Banding", "Banding"), ann.has_creature(2, 2)
    ann.chooses([bear])
    ann.attacks(bob, hero, bear)
    assert len(asked(scene)) == 1


# --- what texts say of bands -----------------------------------------------------------------------

SHARES_FLYING = "{0}: All creatures banded with ~ gain flying until end of turn."
SHELTERS = "As long as ~ is attacking, prevent all damage creatures would deal to ~ and to creatures banded with ~."


@cr("702.22c")
def test_creatures_banded_with_one_are_the_others_of_its_band(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, bear, ox = ann.has_creature(1, 1, "Banding", SHARES_FLYING), ann.has_creature(2, 2), ann.has_creature(1, 3)
    ann.chooses([bear])
    ann.attacks(bob, hero, bear, ox)
    ann.activates(hero)
    scene.resolve()
    assert [c.has_keyword("flying") for c in (hero, bear, ox)] == [False, True, False]


@cr("702.22c", "615.1")
def test_damage_to_a_creature_and_its_band_is_prevented(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hero, bear, ox = ann.has_creature(0, 1, "Banding", SHELTERS), ann.has_creature(2, 2), ann.has_creature(1, 2)
    ogre, orc = bob.has_creature(3, 3), bob.has_creature(3, 3)
    ann.chooses([bear], {hero: 2, bear: 1})
    ann.attacks(bob, hero, bear, ox)
    bob.declares_blocks({hero: ogre, ox: orc})
    scene.until("postcombat_main")
    assert [c.zone for c in (hero, bear, ox)] == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
