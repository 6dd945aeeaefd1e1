"""CR 714, Sagas."""

from __future__ import annotations

from landwalk.abilities.ability import Chapter
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import Draw, GainLife
from landwalk.abilities.noun import PlayerPhrase, Who
from landwalk.abilities.sentence import Clause, Do
from landwalk.cite import cr
from landwalk.rules.c7_additional.cr714_sagas import final_chapter
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

YOU = PlayerPhrase(Who.YOU)
GAIN = Do((Clause(YOU, (GainLife(Number(1)),)),))
DRAW = Do((Clause(YOU, (Draw(Number(1)),)),))
TALE = invent("Tale", "{0}", "Enchantment - Saga", Chapter((1, 2), (GAIN,)), Chapter((3,), (DRAW,)))


@cr("714.3a")
@cr("714.2b")
def test_a_saga_enters_with_a_lore_counter_and_its_first_chapter_triggers(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    saga = ann.casts(TALE)
    scene.resolve()
    assert saga.counters == {"lore": 1}
    assert ann.life == 21


@cr("714.3c")
@cr("714.2c")
def test_each_precombat_main_phase_of_its_controller_adds_a_lore_counter(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    saga = ann.casts(TALE)
    scene.resolve()
    scene.next_turn()
    scene.until("end_step")
    assert (saga.counters, ann.life, bob.life) == ({"lore": 1}, 21, 20)
    scene.next_turn()
    scene.until("precombat_main")
    scene.resolve()
    assert (saga.counters, ann.life) == ({"lore": 2}, 22)


@cr("714.4")
@cr("704.5s")
def test_a_saga_is_sacrificed_after_its_final_chapter_has_resolved(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    scene.starts_at("draw")
    saga = ann.has_permanent(TALE, counters={"lore": 1})
    scene.until("precombat_main")
    hand = len(ann.hand)
    assert saga.counters == {"lore": 3}
    assert saga in ann.battlefield  # its chapter ability is still on the stack
    scene.resolve()
    assert len(ann.hand) == hand + 1
    assert saga in ann.graveyard


@cr("714.2d")
def test_without_chapter_abilities_the_final_chapter_is_0_and_the_saga_stays(scene: Scene):
    """It gets no lore counters any more (714.3c) and isn't sacrificed, though 2 is more than 0 (714.4)."""
    ann, _bob = scene.players("Ann", "Bob")
    scene.starts_at("draw")
    saga = ann.has_permanent(TALE, counters={"lore": 1})
    assert saga.counters == {"lore": 2}
    assert final_chapter(scene.look, saga.id) == 3
    ann.has(invent("Hush", "{0}", "Artifact", "Enchantments lose all abilities."))
    assert final_chapter(scene.look, saga.id) == 0
    scene.until("end_step")
    assert saga in ann.battlefield
    assert saga.counters == {"lore": 2}
