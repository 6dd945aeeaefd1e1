"""CR 502.1, 702.26: permanents that phase out and in."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import PhaseOut
from landwalk.abilities.noun import Det, NounPhrase
from landwalk.abilities.parts import PERMANENT, do
from landwalk.cite import cr
from landwalk.kernel.zones import Step
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SLIP = invent("Slip", "{0}", "Instant", SpellAbility((do(PhaseOut(NounPhrase(Det.TARGET, (PERMANENT,)))),)))


@cr("502.1", "703.4a", "702.26c")
def test_what_is_phased_out_comes_back_as_its_controllers_untap_step_begins(scene: Scene) -> None:
    """Not in the other player's; and it untaps in that same step."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2, tapped=True)
    ann.casts(SLIP, targets=bear)
    scene.resolve()
    assert bear not in ann.battlefield or bear.game_object.phased_out
    scene.until(Step.UPKEEP, 2)
    assert bear.game_object.phased_out
    scene.until(Step.UPKEEP, 3)
    assert not bear.game_object.phased_out
    assert not bear.tapped


@cr("702.26b", "702.26d", "110.5c")
def test_phasing_out_isnt_leaving_the_battlefield(scene: Scene) -> None:
    """Nothing triggers, counters stay; while it is away nothing sees it."""
    ann, bob = scene.players("Ann", "Bob")
    text = "When ~ leaves the battlefield, you gain 1 life."
    bear = ann.has_creature(2, 2, text, "When ~ enters, you gain 10 life.", counters={"+1/+1": 1})
    ann.casts(SLIP, targets=bear)
    scene.resolve()
    bob.casts(invent("Rout", "{0}", "Instant", "Destroy all creatures."))
    scene.resolve()
    scene.until(Step.PRECOMBAT_MAIN, 3)
    assert bear.zone == "battlefield"
    assert bear.counters == {"+1/+1": 1}
    assert ann.life == 20


@cr("702.26g", "702.26b")
def test_an_aura_phases_out_and_in_with_its_creature(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    coat = ann.has_permanent(
        invent("Coat", "{1}", "Enchantment - Aura", "Enchant creature", "Enchanted creature gets +2/+2."), on=bear
    )
    ann.casts(SLIP, targets=bear)
    scene.resolve()
    assert coat.game_object.phased_out
    scene.until(Step.PRECOMBAT_MAIN, 3)
    assert coat.attached_to == bear
    assert bear.pt == (4, 4)
