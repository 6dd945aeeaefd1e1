"""What would have happened and didn't is told with its reason, where an answer tells what happened."""

from __future__ import annotations

import pytest

from landwalk.cite import cr
from landwalk.kernel.events.base import Averted
from landwalk.locale import Lang
from landwalk.play.codec import Reader, Writer
from landwalk.play.happenings import happened, standing
from landwalk.play.wording import reason_text
from landwalk.rules.questions import Reason
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BOLT = invent("Spark", "{0}", "Instant", "Spark deals 3 damage to any target.")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
BALM = invent("Balm", "{0}", "Instant", "You gain 3 life.")
NAY = invent("Nay", "{0}", "Instant", "Counter target spell.")
FLICK = invent("Flick", "{0}", "Instant", "Return target creature to its owner's hand.")


def told(scene: Scene, lang: Lang = Lang.EN) -> list[str]:
    return [reason_text(scene.state, r, lang) for r in (*happened(scene.state), *standing(scene.state))]


@cr("615.6", "615.1")
def test_damage_that_an_effect_prevents(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Aegis", None, "Enchantment", "Prevent all damage that would be dealt to creatures."))
    bear = bob.has_creature(2, 2, name="Bear")
    ann.casts(BOLT, targets=bear)
    scene.resolve()
    said = told(scene)
    assert any("that Spark would deal to Bear is prevented: 3" in line for line in said)
    assert "Aegis" in said[-1]


@cr("615.7")
def test_damage_that_a_shield_prevents_in_part(scene: Scene) -> None:
    """What is prevented and what is dealt are both told."""
    ann, bob = scene.players("Ann", "Bob")
    buckler = "Prevent the next 2 damage that would be dealt to any target this turn."
    bob.casts(invent("Buckler", "{0}", "Instant", buckler), targets=bob)
    scene.resolve()
    ann.casts(BOLT, targets=bob)
    scene.resolve()
    text = "\n".join(told(scene))
    assert bob.life == 19
    assert "is prevented: 2" in text
    assert "deals damage to Bob: 1" in text


@cr("702.16e")
def test_damage_to_a_creature_with_protection(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    ann.has_creature(2, 2, name="Ogre")
    knight = bob.has_creature(2, 2, "Protection from creatures", name="Knight")
    ogre = ann.has_creature(3, 3, name="Giant")
    ann.attacks(bob, ogre)
    bob.blocks(ogre, with_=knight)
    scene.until("postcombat_main")
    text = "\n".join(told(scene))
    assert "Giant would deal to Knight is prevented: 3" in text
    assert "702.16e" in text


@cr("702.12b", "701.8a")
def test_what_is_indestructible_isnt_destroyed_by_an_effect(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible", name="Golem")
    ann.casts(DOOM, targets=golem)
    scene.resolve()
    text = "\n".join(told(scene))
    assert "Golem isn't destroyed" in text
    assert "702.12b" in text


@cr("702.12b", "704.5g")
def test_lethal_damage_that_leaves_it_standing(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible", name="Golem")
    ann.casts(BOLT, targets=golem)
    scene.resolve()
    text = "\n".join(told(scene))
    assert text.count("Golem has lethal damage, but isn't destroyed") == 1
    assert "702.12b" in text


@cr("701.19a")
def test_a_creature_that_regenerates(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    troll = bob.has_creature(2, 2, "{0}: Regenerate ~.", name="Troll")
    bob.activates(troll)
    scene.resolve()
    ann.casts(DOOM, targets=troll)
    scene.resolve()
    assert any("Troll regenerates instead" in line for line in told(scene))


@cr("122.1c")
def test_a_shield_counter(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_permanent(invent("Bear", None, "Creature", power=2, toughness=2), counters={"shield": 1})
    ann.casts(DOOM, targets=bear)
    scene.resolve()
    assert any("counter is removed from Bear instead: shield" in line for line in told(scene))


@cr("101.2", "701.6a")
def test_a_spell_that_cant_be_countered(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    sure = ann.casts(invent("Sure", "{0}", "Sorcery", "This spell can't be countered.", "You gain 1 life."))
    bob.casts(NAY, targets=sure)
    scene.resolve()
    text = "\n".join(told(scene))
    assert "Sure isn't countered" in text
    assert "101.2" in text


@cr("119.7", "101.2")
def test_life_that_cant_be_gained(scene: Scene) -> None:
    """What doesn't happen isn't told as if it had."""
    ann, bob = scene.players("Ann", "Bob")
    bob.has(invent("Blight", None, "Enchantment", "Players can't gain life."))
    ann.casts(BALM)
    scene.resolve()
    text = "\n".join(told(scene))
    assert "Ann can't gain life, says Blight" in text
    assert "gains life" not in text


@cr("608.2b")
def test_a_spell_whose_target_has_gone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2, name="Bear")
    ann.casts(DOOM, targets=bear)
    bob.casts(FLICK, targets=bear)
    scene.resolve()
    assert any("all targets of Doom are illegal now" in line.replace("All", "all") for line in told(scene))


@pytest.mark.parametrize("lang", [Lang.ES, Lang.DE])
def test_it_is_told_in_the_readers_language(scene: Scene, lang: Lang) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible", name="Golem")
    ann.casts(DOOM, targets=golem)
    scene.resolve()
    english, other = told(scene), told(scene, lang)
    assert len(english) == len(other)
    assert not set(english) & set(other)


def test_what_didnt_happen_can_be_written_and_read_with_the_rest_of_the_log(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    golem = bob.has_creature(2, 2, "Indestructible", name="Golem")
    ann.casts(DOOM, targets=golem)
    scene.resolve()
    (event,) = [e for e in scene.game.log if isinstance(e, Averted)]
    writer = Writer()
    again = Reader(writer.faces, []).value(writer.value(event))
    assert writer.value(again) == writer.value(event)
    assert [r.rule for r in again.reasons] == [r.rule for r in event.reasons if isinstance(r, Reason)]
