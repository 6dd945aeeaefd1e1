"""CR 115: what is a target and what is only affected; when targets are chosen."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.kernel.choices import Purpose
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

TITHE = invent("Tithe", "{0}", "Sorcery", "Target opponent sacrifices a creature.")


@cr("115.10", "115.10a")
def test_a_creature_that_is_sacrificed_isnt_targeted(scene: Scene) -> None:
    """Only the player is the target: a creature with hexproof may be chosen, and is chosen only on resolution."""
    ann, bob = scene.players("Ann", "Bob")
    hidden = bob.has_creature(3, 3, "Hexproof")
    bob.has_creature(1, 1)
    ann.casts(TITHE, targets=bob)
    assert scene.asked == []
    scene.resolve(bob.chooses(hidden))
    assert hidden.zone == "graveyard"
    assert scene.asked == [(bob, Purpose.SACRIFICE)]


@cr("115.10", "115.10a")
def test_all_creatures_arent_targets(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    hidden = bob.has_creature(3, 3, "Shroud")
    ann.casts(invent("Rout", "{0}", "Sorcery", "Destroy all creatures."))
    scene.resolve()
    assert hidden.zone == "graveyard"
    assert scene.asked == []


@cr("115.10b")
def test_you_is_no_target(scene: Scene) -> None:
    """A spell that says only "you" asks for no target, and has none."""
    ann, _bob = scene.players("Ann", "Bob")
    spell = ann.casts(invent("Gain", "{0}", "Instant", "You gain 1 life."))
    info = spell.game_object.stack
    assert info is not None
    assert info.targets == ()
    scene.resolve()
    assert scene.asked == []


@cr("115.1c", "115.1a")
def test_the_target_of_an_activated_ability_is_chosen_as_it_is_activated(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    wand = ann.has(invent("Wand", "{0}", "Artifact", "{0}: Tap target creature."))
    ann.activates(wand, 0, targets=second)
    assert scene.asked == [(ann, Purpose.TARGET)]
    assert not second.tapped
    scene.resolve()
    assert (first.tapped, second.tapped) == (False, True)
    assert len(scene.asked) == 1


@cr("115.1d", "603.3d")
def test_the_target_of_a_triggered_ability_is_chosen_as_it_is_put_on_the_stack(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    seer = invent("Seer", "{0}", "Creature", "When ~ enters, tap target creature an opponent controls.", power=1)
    ann.casts(seer)
    assert scene.asked == []
    ann.chooses(second)
    scene.resolve_top()
    assert scene.asked == [(ann, Purpose.TARGET)]
    assert len(scene.stack) == 1
    assert not second.tapped
    scene.resolve()
    assert (first.tapped, second.tapped) == (False, True)


@cr("115.1e", "115.1c", "702.6a")
def test_equip_targets(scene: Scene) -> None:
    """The rule of equip says "target creature you control": a creature with shroud can't be equipped."""
    ann, bob = scene.players("Ann", "Bob")
    sword = ann.has(invent("Sword", "{1}", "Artifact - Equipment", "Equip {0}"))
    ann.has_creature(2, 2, "Shroud")
    bob.has_creature(2, 2)
    assert not ann.can_activate(sword, 0)
    bear = ann.has_creature(2, 2)
    assert ann.can_activate(sword, 0)
    ann.activates(sword, 0, targets=bear)
    scene.resolve()
    assert sword.attached_to == bear


@cr("115.1b", "303.4a")
def test_an_aura_spell_targets_and_the_aura_doesnt(scene: Scene) -> None:
    """Hexproof gained later doesn't make the Aura fall off; a creature with hexproof can't be the spell's target."""
    ann, bob = scene.players("Ann", "Bob")
    chains = invent("Chains", "{0}", "Enchantment - Aura", "Enchant creature")
    bob.has_creature(2, 2, "Hexproof")
    assert not ann.can_cast(ann.hand(chains))
    bear = bob.has_creature(2, 2)
    aura = ann.casts(chains, targets=bear)
    scene.resolve()
    bob.casts(
        invent("Hide", "{0}", "Instant", "Target creature you control gains hexproof until end of turn."), targets=bear
    )
    scene.resolve()
    assert aura.attached_to == bear


@cr("115.7a", "115.1a")
def test_a_target_is_changed_only_to_a_legal_one(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine = ann.has_creature(1, 1)
    bob.has_creature(1, 1, "Hexproof")
    theirs = bob.has_creature(1, 1)
    bolt = ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to target creature."), targets=theirs)
    bob.casts(invent("Deflect", "{0}", "Instant", "Change the target of target spell."), targets=bolt)
    scene.resolve(bob.chooses(mine))
    assert mine.zone == "graveyard"
    assert theirs.zone == "battlefield"


@cr("115.7a")
def test_a_target_that_cant_be_changed_stays(scene: Scene) -> None:
    """There is no other legal target: nothing is changed, nobody is asked."""
    ann, bob = scene.players("Ann", "Bob")
    theirs = bob.has_creature(1, 1)
    bolt = ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to target creature."), targets=theirs)
    bob.casts(invent("Deflect", "{0}", "Instant", "Change the target of target spell."), targets=bolt)
    scene.resolve()
    assert theirs.zone == "graveyard"


@cr("115.7d", "707.10c")
def test_new_targets_for_a_copy_may_be_the_old_ones(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bolt = ann.casts(invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target."), targets=bob)
    copy = CopySpell(NounPhrase(Det.TARGET, (Core(Noun.SPELL),)), new_targets="may")
    ann.casts(invent("Fork", "{0}", "Instant", SpellAbility((do(copy),))), targets=bolt)
    ann.chooses(False)
    scene.resolve()
    assert (ann.life, bob.life) == (20, 14)


@cr("115.9b")
def test_a_spell_that_targets_a_creature_is_recognized_by_its_targets(scene: Scene) -> None:
    """Whenever a creature becomes the target: a spell aimed at a player doesn't count."""
    ann, bob = scene.players("Ann", "Bob")
    ghost = bob.has_creature(1, 1, "When ~ becomes the target of a spell or ability, sacrifice it.")
    bolt = invent("Bolt", "{0}", "Instant", "~ deals 3 damage to any target.")
    ann.casts(bolt, targets=bob)
    scene.resolve()
    assert ghost.zone == "battlefield"
    spell = ann.casts(bolt, targets=ghost)
    scene.resolve_top()
    assert ghost.zone == "graveyard"
    assert spell.zone == "stack"
