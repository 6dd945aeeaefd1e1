"""CR 115.7f, 603.10, 608.2m and p, 610.3: what goes on resolving, what looks back, what comes back together."""

from __future__ import annotations

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import Core, Det, Noun, NounPhrase
from landwalk.abilities.parts import do
from landwalk.cite import cr
from landwalk.kernel.events import DrawCard, Resolved
from landwalk.testing.faces import invent, two_faced
from landwalk.testing.scene import Scene

JAIL = invent("Jail", "{0}", "Artifact", "{0}: Exile target creature until ~ leaves the battlefield.")
SHATTER = invent("Shatter", "{0}", "Instant", "Destroy all artifacts.")
COPY = CopySpell(NounPhrase(Det.TARGET, (Core(Noun.SPELL),)), new_targets="may")


@cr("115.7f", "707.10c")
def test_new_targets_get_the_shares_of_the_old_ones(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    one, two = bob.has_creature(5, 5), bob.has_creature(5, 5)
    three, four = bob.has_creature(5, 5), bob.has_creature(5, 5)
    text = "~ deals 3 damage divided as you choose among one, two, or three targets."
    rain = ann.casts(invent("Rain", "{0}", "Instant", text), targets=[[one, two]], then=[{one: 2, two: 1}])
    ann.casts(invent("Fork", "{0}", "Instant", SpellAbility((do(COPY),))), targets=rain)
    scene.resolve(ann.chooses(True, [three, four]))
    assert [c.damage for c in (one, two, three, four)] == [2, 1, 2, 1]
    assert [purpose for _, purpose in scene.asked].count("divide") == 1


@cr("603.10", "603.6a")
def test_what_exists_after_the_event_triggers(scene: Scene) -> None:
    """The creature's own ability sees it enter; an ability that the entering permanent takes away doesn't trigger."""
    ann, _bob = scene.players("Ann", "Bob")
    text = "Whenever a creature enters, you gain 1 life."
    ann.casts(invent("Herald", "{0}", "Creature", text, power=1, toughness=1))
    scene.resolve()
    assert ann.life == 21
    ann.has_creature(1, 1, "Whenever an enchantment enters, you gain 5 life.")
    ann.casts(invent("Hush", "{0}", "Enchantment", "Creatures lose all abilities."))
    scene.resolve()
    assert ann.life == 21


@cr("608.2m")
def test_a_spell_that_leaves_the_stack_goes_on_resolving(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    spell = ann.casts(invent("Omen", "{0}", "Sorcery", "Exile ~. Draw a card. You gain 2 life."))
    scene.resolve()
    assert spell.zone == "exile"
    assert len(ann.hand) == 1
    assert ann.life == 22


@cr("608.2p")
def test_a_spell_has_resolved_when_all_its_steps_are_done(scene: Scene) -> None:
    ann, _bob = scene.players("Ann", "Bob")
    spell = ann.casts(invent("Study", "{0}", "Sorcery", "Draw a card."))
    item = spell.id
    scene.resolve()
    log = scene.game.log
    done = [i for i, e in enumerate(log) if isinstance(e, Resolved)]
    drawn = [i for i, e in enumerate(log) if isinstance(e, DrawCard)]
    assert len(done) == 1
    assert drawn[-1] < done[0]
    assert scene.state.last_known[item].became == spell.id
    assert spell.zone == "graveyard"


@cr("610.3a")
def test_if_the_event_has_happened_already_the_creature_doesnt_move(scene: Scene) -> None:
    ann, bob = scene.players("Ann", "Bob")
    bear = bob.has_creature(2, 2)
    before = bear.id
    jail = ann.has(JAIL)
    ann.activates(jail, 0, targets=bear)
    bob.casts(SHATTER)
    scene.resolve()
    assert jail.zone == "graveyard"
    assert bear.zone == "battlefield"
    assert bear.id == before


@cr("610.3d")
def test_what_returns_after_one_event_returns_together(scene: Scene) -> None:
    """Each of the two sees the other enter."""
    ann, bob = scene.players("Ann", "Bob")
    text = "Whenever another creature enters, you gain 1 life."
    first, second = bob.has_creature(2, 2, text), bob.has_creature(2, 2, text)
    for jail, creature in zip(ann.has_many(JAIL, 2), (first, second), strict=True):
        ann.activates(jail, 0, targets=creature)
        scene.resolve()
    assert [first.zone, second.zone] == ["exile", "exile"]
    ann.casts(SHATTER)
    scene.resolve()
    assert [first.zone, second.zone] == ["battlefield", "battlefield"]
    assert bob.life == 22


@cr("616.1a")
def test_what_a_spell_itself_replaces_comes_first(scene: Scene) -> None:
    """An adventure exiles itself, though another effect would exile it too: nobody is asked, and the creature may be cast."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(
        invent(
            "Peace", "{0}", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead."
        )
    )
    card = two_faced(
        "adventure",
        invent("Giant", "{0}", "Creature", power=3, toughness=3),
        invent("Stomp", "{0}", "Sorcery - Adventure", "You gain 2 life."),
    )
    giant = ann.hand(card)
    ann.casts(giant, face=1)
    scene.resolve()
    assert scene.asked == []
    assert giant in ann.exile
    assert ann.life == 22
    ann.casts(giant)
    scene.resolve()
    assert giant in ann.battlefield
