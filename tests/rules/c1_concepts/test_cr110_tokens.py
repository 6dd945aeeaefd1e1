"""CR 110.4b, 110.5, 111, 119, 122.6 as rules questions: permanent spells, status, tokens that aren't made, counters on arrival."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.amount import Number
from landwalk.abilities.effect import GainLife, PhaseOut
from landwalk.abilities.noun import Core, Det, NounPhrase
from landwalk.abilities.parts import do
from landwalk.abilities.sentence import Modal, Mode
from landwalk.actions.destroy import Destroy
from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

BEAR = invent("Bear", "{0}", "Creature - Bear", power=2, toughness=2)
DRAW = invent("Study", "{0}", "Instant", "Draw a card.")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target creature.")
TARGET_CREATURE = NounPhrase(Det.TARGET, (Core(types=("creature",)),))
FADE = invent("Fade", "{0}", "Instant", SpellAbility((do(PhaseOut(TARGET_CREATURE)),)))


@cr("110.4b")
def test_a_permanent_spell_is_one_that_will_be_a_permanent(scene: Scene) -> None:
    """Not an instant; only the creature spell can be countered."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(BEAR)
    ann.casts(DRAW)
    no = invent("No", "{0}", "Instant", "Counter target permanent spell.")
    bob.casts(no, targets=bear)
    assert scene.asked == []  # there is only one possible target
    scene.resolve()
    assert bear in ann.graveyard
    assert len(ann.hand) == 1


@cr("110.5", "110.5b", "702.26c")
def test_a_status_stays_until_something_changes_it(scene: Scene) -> None:
    """Tapped and phased in or out are two things: a tapped permanent phases out and in tapped."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_permanent(BEAR, tapped=True)
    fresh = bob.has_creature(1, 1)
    ann.casts(FADE, targets=bear)
    scene.resolve()
    assert bear.game_object.phased_out
    assert bear.tapped
    assert not fresh.game_object.phased_out
    assert not fresh.tapped


@cr("502.1", "702.26a")
def test_phased_out_permanents_of_the_active_player_phase_in_before_untapping(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_permanent(BEAR, tapped=True), bob.has_permanent(BEAR, tapped=True)
    ann.casts(FADE, targets=mine)
    scene.resolve()
    ann.casts(FADE, targets=theirs)
    scene.resolve()
    scene.next_turn()
    assert mine.game_object.phased_out
    assert not theirs.game_object.phased_out
    assert not theirs.tapped
    scene.next_turn()
    assert not mine.game_object.phased_out
    assert not mine.tapped


@cr("111.5")
def test_a_copy_of_an_instant_card_is_no_token(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    study, bear = bob.graveyard(DRAW), bob.graveyard(BEAR)
    twin = invent("Twin", "{0}", "Sorcery", "Create a token that's a copy of target card in a graveyard.")
    ann.casts(twin, targets=study)
    scene.resolve()
    assert len(ann.battlefield) == 0
    ann.casts(twin, targets=bear)
    scene.resolve()
    assert ann.battlefield.names == ["Bear"]


@cr("111.10", "111.10a")
def test_a_treasure_is_what_the_rules_say(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.casts(invent("Hoard", "{0}", "Sorcery", "Create a Treasure token."))
    scene.resolve()
    (token,) = ann.battlefield
    assert token.name == "Treasure Token"  # 111.4
    assert (token.now.is_creature, [str(t) for t in token.now.types]) == (False, ["artifact"])
    assert token.now.subtypes == {"Treasure"}
    ann.activates(token, 0, then=["G"])
    assert ann.pool == "G"
    assert not token.exists


@cr("111.12")
def test_no_token_is_a_copy_of_nothing(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(BEAR)
    clone = invent("Clone", "{0}", "Sorcery", "Create a token that's a copy of up to one target creature.")
    ann.casts(clone, then=[[]])
    scene.resolve()
    assert ann.battlefield.names == ["Bear"]
    assert scene.asked == [(ann, "target")]


@cr("111.12", "707.2")
def test_what_is_gone_is_copied_as_it_last_was(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "When ~ dies, create a token that's a copy of it."
    wurm = ann.has_creature(6, 6, text, name="Wurm")
    bob.casts(DOOM, targets=wurm)
    scene.resolve()
    (token,) = ann.battlefield
    assert token.game_object.is_token
    assert (token.name, token.pt) == ("Wurm", (6, 6))


@cr("122.6a", "122.6")
def test_its_controller_puts_the_counters_with_which_it_enters(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life."
    ann.has(invent("Ledger", "{0}", "Enchantment", text))
    bob.has(invent("Ledger", "{0}", "Enchantment", text))
    hydra = invent("Hydra", "{0}", "Creature", "~ enters with two +1/+1 counters on it.", power=0, toughness=0)
    thing = ann.casts(hydra)
    scene.resolve()
    assert thing.pt == (2, 2)
    assert (ann.life, bob.life) == (21, 20)


@cr("700.2a")
def test_a_mode_without_a_legal_target_cant_be_chosen(scene: Scene) -> None:
    """There is no artifact: nobody is asked which mode, and the other one happens."""
    ann, bob = scene.players("Ann", "Bob")
    artifact = NounPhrase(Det.TARGET, (Core(types=("artifact",)),))
    modal = Modal(1, 1, (Mode((do(Destroy(artifact)),)), Mode((do(GainLife(Number(2))),))))
    charm = invent("Charm", "{0}", "Instant", SpellAbility((modal,)))
    ann.casts(charm)
    assert scene.asked == []
    scene.resolve()
    assert ann.life == 22
    golem = bob.has(invent("Golem", "{0}", "Artifact"))
    ann.casts(charm, then=[0])
    assert scene.asked == [(ann, "mode")]
    scene.resolve()
    assert golem in bob.graveyard
    assert ann.life == 22


@cr("301.6", "701.3a")
def test_a_fortification_goes_on_lands_only(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    land, bear = ann.has("Forest"), ann.has(BEAR)
    keep = ann.has(invent("Keep", "{0}", "Artifact - Fortification"))
    build = invent(
        "Build", "{0}", "Instant", "Attach target Fortification you control to target permanent you control."
    )
    ann.casts(build, targets=bear)
    scene.resolve()
    assert keep.attached_to is None
    ann.casts(build, targets=land)
    scene.resolve()
    assert keep.attached_to == land


@cr("704.5p", "301.5c")
def test_what_may_not_be_attached_comes_off_and_stays(scene: Scene) -> None:
    """Equipment that becomes a creature."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has(BEAR)
    sword = ann.has_permanent(invent("Sword", "{0}", "Artifact - Equipment", "Equip {0}"), on=bear)
    assert sword.attached_to == bear
    wake = invent("Wake", "{0}", "Instant", "Target artifact becomes a 1/1 Spirit artifact creature until end of turn.")
    ann.casts(wake, targets=sword)
    scene.resolve()
    assert sword.zone == "battlefield"
    assert sword.attached_to is None


@cr("208.5")
def test_a_creature_without_numbers_is_0_0(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    stone = ann.has(invent("Stone", "{0}", "Artifact"))
    ann.has(invent("Crown", "{0}", "Enchantment", "Creatures you control get +1/+2."))
    assert stone.pt == (None, None)
    ann.casts(invent("March", "{0}", "Enchantment", "All artifacts are creatures in addition to their other types."))
    scene.resolve()
    assert stone.pt == (1, 2)


@cr("205.2a", "604.3")
def test_card_types_are_counted_once_each(scene: Scene) -> None:
    """An artifact creature, a creature and an instant: three card types."""
    ann, bob = scene.players("Ann", "Bob")
    text = "~'s power and toughness are each equal to the number of card types among cards in all graveyards."
    ann.has(invent("Crown", "{0}", "Enchantment", "Creatures you control get +0/+1."))
    goyf = ann.has(invent("Eater", "{0}", "Creature", text, power="*", toughness="*"))
    ann.graveyard(invent("Golem", "{1}", "Artifact Creature", power=1, toughness=1), BEAR)
    bob.graveyard(DRAW)
    scene.settles()
    assert goyf.pt == (3, 4)
