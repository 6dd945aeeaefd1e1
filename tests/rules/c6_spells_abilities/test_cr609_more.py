"""CR 609-615: effects that end, shields that look again, timestamps: more rules questions."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.choices import ChooseObjects
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

KILL = invent("Kill", "{0}", "Instant", "Destroy target creature.")
JAILER = "When ~ enters, exile target creature an opponent controls until ~ leaves the battlefield."


@cr("610.3a")
def test_exile_until_does_nothing_when_its_source_has_left_already(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    jailer = ann.has_creature(1, 1, "{0}: Exile target creature until ~ leaves the battlefield.")
    bear = bob.has_creature(2, 2)
    ann.activates(jailer, 0, targets=bear)
    bob.casts(KILL, targets=jailer)
    scene.resolve()
    assert bear.zone == "battlefield"


@cr("610.3", "610.3c")
def test_exile_until_ends_when_its_source_leaves(scene: Scene) -> None:
    """The card returns under its owner's control at once, without the stack."""
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    jailer = ann.casts(invent("Jailer", "{0}", "Creature", JAILER, power=1, toughness=1))
    scene.resolve(ann.chooses(bear))
    assert bear.zone == "exile"
    bob.casts(KILL, targets=jailer)
    scene.resolve_top()
    assert bear.zone == "battlefield"
    assert bear.controller == bob
    assert scene.stack == []


@cr("610.3d")
def test_what_was_exiled_until_returns_at_the_same_time(scene: Scene) -> None:
    """Both jailers die together: each of the creatures that return sees the other one enter."""
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever another creature enters, you gain 1 life."
    first, second = bob.has_creature(2, 2, text), bob.has_creature(2, 2, text)
    jailer = invent("Jailer", "{0}", "Creature", JAILER, power=1, toughness=1)
    ann.casts(jailer)
    scene.resolve(ann.chooses(first), bob.chooses("any order"))
    ann.casts(jailer)
    scene.resolve(ann.chooses(second))
    before = bob.life
    bob.casts(invent("Storm", "{0}", "Instant", "~ deals 1 damage to each creature."))
    scene.resolve()
    assert (first.zone, second.zone) == ("battlefield", "battlefield")
    assert bob.life == before + 2


@cr("609.7b", "609.7a")
def test_a_shield_against_a_red_source_looks_at_the_source_again(scene: Scene) -> None:
    """When the source is red no longer, its damage isn't prevented, and the shield isn't used up."""
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1, "{0}: ~ deals 1 damage to target opponent.", cost="{R}")
    text = "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    bob.casts(invent("Circle", "{0}", "Instant", text))
    scene.resolve(bob.chooses(imp))
    ann.casts(invent("Bleach", "{0}", "Instant", "Target creature becomes blue until end of turn."), targets=imp)
    scene.resolve()
    ann.activates(imp)
    scene.resolve()
    assert bob.life == 19
    ann.casts(invent("Dye", "{0}", "Instant", "Target creature becomes red until end of turn."), targets=imp)
    scene.resolve()
    for expected in (19, 18):
        ann.activates(imp)
        scene.resolve()
        assert bob.life == expected


@cr("613.7d", "613.7a", "613.4b")
def test_of_two_enchantments_the_later_one_wins(scene: Scene) -> None:
    """A permanent gets its timestamp as it enters: the older one that is blinked is the later one then."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    small = ann.has(invent("Small", "{0}", "Enchantment", "Creatures have base power and toughness 1/1."))
    ann.has(invent("Tall", "{0}", "Enchantment", "Creatures have base power and toughness 3/3."))
    assert bear.pt == (3, 3)
    text = "Exile target enchantment you control, then return that card to the battlefield under its owner's control."
    ann.casts(invent("Blink", "{0}", "Instant", text), targets=small)
    scene.resolve()
    assert bear.pt == (1, 1)


@cr("613.7c", "122.1b")
def test_a_keyword_counter_has_a_timestamp_of_its_own(scene: Scene) -> None:
    """Put on after flying was lost, it gives flying; and losing flying after that takes it away."""
    ann, _bob = scene.players("Ann", "Bob")
    bear = ann.has_creature(2, 2)
    net = invent("Net", "{0}", "Instant", "Target creature loses flying until end of turn.")
    wings = invent("Wings", "{0}", "Sorcery", "Put a flying counter on target creature.")
    for spell, flies in ((net, False), (wings, True), (net, False), (wings, True)):
        ann.casts(spell, targets=bear)
        scene.resolve()
        assert bear.has_keyword("flying") is flies


@cr("113.12", "613.1e", "613.1f")
def test_a_color_isnt_an_ability(scene: Scene) -> None:
    """What became red stays red when it loses all abilities."""
    ann, _bob = scene.players("Ann", "Bob")
    bird = ann.has_creature(1, 1, "Flying", cost="{U}")
    ann.casts(invent("Dye", "{0}", "Instant", "Target creature becomes red until end of turn."), targets=bird)
    scene.resolve()
    ann.casts(invent("Null", "{0}", "Instant", "Target creature loses all abilities until end of turn."), targets=bird)
    scene.resolve()
    assert not bird.has_keyword("flying")
    assert [str(c) for c in bird.now.colors] == ["R"]


@cr("614.17b", "701.21a")
def test_what_cant_be_sacrificed_pays_no_cost(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    altar = ann.has(invent("Altar", "{0}", "Artifact", "Sacrifice a creature: You gain 1 life."))
    rock = ann.has_creature(1, 1, "~ can't be sacrificed.")
    assert not ann.can_activate(altar)
    bear = ann.has_creature(2, 2)
    ann.activates(altar)
    assert (rock.zone, bear.zone) == ("battlefield", "graveyard")


@cr("208.5", "704.5f")
def test_a_creature_without_power_and_toughness_is_0_0(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    pot = ann.has(invent("Pot", "{0}", "Artifact", "{0}: ~ becomes an artifact creature until end of turn."))
    ann.activates(pot)
    scene.resolve()
    assert pot.zone == "graveyard"


@cr("605.4", "605.4a", "605.1b")
def test_a_triggered_mana_ability_doesnt_use_the_stack(scene: Scene) -> None:
    """Its mana is there at once, for the spell that is being cast."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Bloom", "{0}", "Enchantment", "Whenever a land is tapped for mana, its controller adds {G}."))
    forest = ann.has("Forest")
    ann.activates(forest)
    assert ann.pool == "GG"
    assert scene.stack == []


@cr("115.8", "115.7d")
def test_new_targets_dont_change_the_mode(scene: Scene) -> None:
    """The mode says "target creature": no player can become the target."""
    ann, bob = scene.players("Ann", "Bob")
    first, second = bob.has_creature(1, 1), bob.has_creature(1, 1)
    text = "Choose one \u2014\n\u2022 ~ deals 2 damage to target creature.\n\u2022 ~ deals 2 damage to target player."
    spark = ann.casts(invent("Spark", "{0}", "Instant", text), targets=first, then=[0])
    bob.casts(invent("Turn", "{0}", "Instant", "You may choose new targets for target spell."), targets=spark)
    scene.resolve(bob.chooses(True, second))
    assert (first.zone, second.zone) == ("battlefield", "graveyard")
    assert (ann.life, bob.life) == (20, 20)


@cr("702.11c")
def test_a_player_with_hexproof(scene: Scene) -> None:
    """Bob can only target himself with "target player", so he isn't asked; Ann chooses freely."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Aegis", "{0}", "Enchantment", "You have hexproof."))
    mill = invent("Grind", "{0}", "Instant", "Target player mills a card.")
    bob.casts(mill)
    scene.resolve()
    assert scene.asked == []
    assert len(bob.graveyard) == 2
    ann.casts(mill, targets=ann)
    scene.resolve()
    assert [who for who, _ in scene.asked] == [ann]
    assert len(ann.graveyard) == 2


@cr("609.7a", "725.2")
def test_triggers_without_a_source_are_no_sources_of_damage(scene: Scene) -> None:
    """The monarch's abilities have no source: they are neither offered nor in the way."""
    ann, bob = scene.players("Ann", "Bob")
    imp = ann.has_creature(1, 1, "{0}: ~ deals 1 damage to target opponent.")
    bob.casts(invent("Crown", "{0}", "Instant", "You become the monarch."))
    scene.resolve()
    text = "The next time a source of your choice would deal damage to you this turn, prevent that damage."
    bob.casts(invent("Circle", "{0}", "Instant", text))
    choice = scene.until_asked("select")
    assert isinstance(choice, ChooseObjects)
    assert imp.id in choice.candidates
    assert 0 not in choice.candidates
