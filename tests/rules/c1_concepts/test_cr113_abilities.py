"""CR 112-114: where abilities function, what their source and controller is, emblems."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")


@cr("113.9", "701.6a")
def test_an_ability_on_the_stack_is_no_spell(scene: Scene) -> None:
    """What counters spells can't target it; what counters abilities can."""
    ann, bob = scene.players("Ann", "Bob")
    well = ann.has(invent("Well", "{0}", "Artifact", "{0}: You gain 1 life."))
    ann.activates(well)
    assert not bob.can_cast(bob.hand(invent("Cancel", "{0}", "Instant", "Counter target spell.")))
    bob.casts(invent("Stifle", "{0}", "Instant", "Counter target activated or triggered ability."))
    scene.resolve()
    assert ann.life == 20


@cr("113.7a", "113.7", "608.2h")
def test_an_ability_goes_on_when_its_source_is_gone(scene: Scene) -> None:
    """The creature as it last was deals the damage: power 4."""
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(3, 3, "{0}: ~ deals damage equal to its power to any target.", counters={"+1/+1": 1})
    ann.activates(imp, 0, targets=bob)
    bob.casts(KILL, targets=imp)
    scene.resolve()
    assert imp.zone == "graveyard"
    assert bob.life == 16


@cr("113.8")
def test_who_activated_an_ability_controls_it_even_if_the_source_is_stolen(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    priest = ann.has_creature(1, 1, "{0}: You gain 1 life.")
    ann.activates(priest)
    bob.casts(invent("Grab", "{0}", "Instant", "Gain control of target creature until end of turn."), targets=priest)
    scene.resolve()
    assert priest.controller == bob
    assert (ann.life, bob.life) == (21, 20)


@cr("113.8", "603.3a")
def test_who_controlled_the_source_as_it_triggered_controls_the_ability(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    altar = ann.has_creature(1, 1, "Whenever another creature enters, you gain 1 life.")
    ann.casts(invent("Visitor", "{0}", "Creature", power=1, toughness=1))
    scene.resolve_top()
    assert len(scene.stack) == 1
    bob.casts(invent("Grab", "{0}", "Instant", "Gain control of target creature until end of turn."), targets=altar)
    scene.resolve()
    assert (ann.life, bob.life) == (21, 20)


@cr("113.6m", "113.6j")
def test_an_ability_that_moves_its_card_out_of_the_graveyard_works_only_there(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Phoenix", "{5}", "Creature", "{0}: Return ~ from your graveyard to your hand.", power=1, toughness=1)
    alive = ann.has(face)
    dead = ann.graveyard(face)
    held = ann.hand(face)
    assert [ann.can_activate(t) for t in (alive, dead, held)] == [False, True, False]
    ann.activates(dead)
    scene.resolve()
    assert dead.zone == "hand"


@cr("113.6j", "602.1a")
def test_an_ability_whose_cost_discards_its_card_works_in_the_hand(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    face = invent("Guide", "{5}", "Creature", "{0}, Discard ~: You gain 1 life.", power=1, toughness=1)
    alive, held = ann.has(face), ann.hand(face)
    assert not ann.can_activate(alive)
    ann.activates(held)
    assert held.zone == "graveyard"
    scene.resolve()
    assert ann.life == 21


@cr("113.6g", "604.5")
def test_cant_be_countered_functions_on_the_stack(scene: Scene) -> None:
    """It may be targeted by a counterspell, which does nothing else."""
    ann, bob = scene.players("Ann", "Bob")
    bear = ann.casts(invent("Bear", "{0}", "Creature", "This spell can't be countered.", power=2, toughness=2))
    bob.casts(invent("Cancel", "{0}", "Instant", "Counter target spell."), targets=bear)
    scene.resolve()
    assert bear.zone == "battlefield"


@cr("113.6d", "113.2b", "118.9")
def test_an_alternative_cost_is_an_ability_of_the_card(scene: Scene) -> None:
    """It lets its owner cast only that card for {W}, from the hand."""
    ann, _bob = scene.players("Ann", "Bob")
    text = "You may pay {W} rather than pay this spell's mana cost."
    ann.has(invent("Elder", "{5}", "Creature", text, power=1, toughness=1))
    ann.has_mana("{W}")
    young = ann.hand(invent("Young", "{5}", "Creature", text, power=1, toughness=1))
    other = ann.hand(invent("Other", "{5}", "Creature", power=1, toughness=1))
    ways = [a for a in scene.game.legal_actions if getattr(a, "card", 0) == young.id]
    assert ways
    assert not ann.can_cast(other)


@cr("113.6h", "614.12", "614.1c")
def test_enters_with_counters_works_as_it_enters(scene: Scene) -> None:
    """A 0/0 that enters with a counter is never seen without it."""
    ann, _bob = scene.players("Ann", "Bob")
    bud = ann.casts(invent("Bud", "{0}", "Creature", "~ enters with a +1/+1 counter on it.", power=0, toughness=0))
    scene.resolve()
    assert bud.zone == "battlefield"
    assert bud.pt == (1, 1)


@cr("113.6a", "604.3", "208.2a")
def test_a_characteristic_defining_ability_works_in_every_zone(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    text = "~'s power and toughness are each equal to the number of cards in your hand."
    maro = invent("Maro", "{0}", "Creature", text)
    ann.hand("Forest", "Forest")
    in_play, in_grave, in_hand = ann.has(maro), ann.graveyard(maro), ann.hand(maro)
    assert [c.pt for c in (in_play, in_grave, in_hand)] == [(3, 3), (3, 3), (3, 3)]


@cr("113.6", "113.6b")
def test_an_ability_that_doesnt_name_a_zone_works_only_on_the_battlefield(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    captain = invent("Captain", "{0}", "Creature", "Other creatures you control get +1/+1.", power=1, toughness=1)
    bear = ann.has_creature(2, 2)
    ann.graveyard(captain)
    ann.hand(captain)
    assert bear.pt == (2, 2)
    ann.has(captain)
    assert bear.pt == (3, 3)


@cr("113.10b")
def test_losing_an_ability_takes_all_instances_of_it(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, "Flying")
    ann.has(invent("Sky", "{0}", "Enchantment", "Creatures you control have flying."))
    bob.casts(invent("Net", "{0}", "Instant", "Target creature loses flying until end of turn."), targets=bird)
    scene.resolve()
    assert not bird.has_keyword("flying")


@cr("113.10c", "613.7", "101.2a")
def test_of_gaining_and_losing_the_later_one_counts(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1)
    net = invent("Net", "{0}", "Instant", "Target creature loses flying until end of turn.")
    wing = invent("Wing", "{0}", "Instant", "Target creature gains flying until end of turn.")
    for spell, flies in ((net, False), (wing, True), (net, False)):
        ann.casts(spell, targets=bird)
        scene.resolve()
        assert bird.has_keyword("flying") is flies


@cr("113.10a", "113.10")
def test_an_ability_given_to_creatures_can_be_activated(scene: Scene) -> None:
    """Granted with its cost {T}: summoning sickness counts for it."""
    ann, _bob = scene.players("Ann", "Bob")
    old = ann.has_creature(1, 1)
    ann.has(invent("Temple", "{0}", "Enchantment", 'Creatures you control have "{T}: You gain 1 life."'))
    new = ann.casts(invent("Visitor", "{0}", "Creature", power=1, toughness=1))
    scene.resolve()
    assert not ann.can_activate(new)
    ann.activates(old)
    scene.resolve()
    assert old.tapped
    assert ann.life == 21


@cr("114.2", "113.6p", "114.4")
def test_an_emblem_works_in_the_command_zone(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    mine, theirs = ann.has_creature(1, 1), bob.has_creature(1, 1)
    ann.casts(invent("Badge", "{0}", "Sorcery", 'You get an emblem with "Creatures you control get +1/+1."'))
    scene.resolve()
    assert mine.pt == (2, 2)
    assert theirs.pt == (1, 1)
    assert len(scene.state.command) == 1


@cr("114.5", "114.3")
def test_an_emblem_is_no_permanent(scene: Scene) -> None:
    """Destroying all permanents leaves it; it has neither name nor colour nor mana cost."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(1, 1)
    ann.casts(invent("Badge", "{0}", "Sorcery", 'You get an emblem with "Creatures you control get +1/+1."'))
    scene.resolve()
    ann.casts(invent("End", "{0}", "Sorcery", "Destroy all permanents."))
    scene.resolve()
    assert bear.zone == "graveyard"
    (emblem,) = (scene.look.get(i) for i in scene.state.command)
    assert (len(emblem.types), len(emblem.colors), emblem.mana_value, emblem.name) == (0, 0, 0, "")
    new = ann.has_creature(1, 1)
    assert new.pt == (2, 2)
