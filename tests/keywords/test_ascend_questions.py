"""Rules questions about ascend (CR 702.131). "Others answer ..." marks those that other engines get wrong."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.cite import cr
from landwalk.kernel.events import Entry, SetDesignation, ZoneChange
from landwalk.kernel.zones import Zone
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

Happens = Callable[..., None]
BLESSING = "city's blessing"
ASCEND = KeywordAbility("ascend")
CITY = invent("City", "{0}", "Instant", "Ascend", "If you have the city's blessing, you gain 5 life.")
DOOM = invent("Doom", "{0}", "Instant", "Destroy target permanent.")
PHASE = invent("Mist", "{0}", "Instant", "Target permanent phases out.")
COUNTER = invent("Denial", "{0}", "Instant", "Counter target spell.")
TWIN = invent(
    "Twin", "{0}", "Instant", "Copy target instant or sorcery spell. You may choose new targets for the copy."
)


def pilgrim(seat: Seat):
    """A creature with ascend and eight Forests: nine permanents."""
    thing = seat.has_creature(1, 1, ASCEND, name="Pilgrim")
    seat.has_many("Forest", 8)
    return thing


# --- the spell ability (702.131a) -------------------------------------------------------------------


@cr("702.131a", "608.2b")
def test_does_a_spell_that_doesnt_resolve_bless(scene: Scene):
    """No: ascend on a spell is an instruction; the target is gone, so nothing of the spell is done."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 11)
    bear = bob.has_creature(2, 2)
    ann.casts(invent("March", "{0}", "Sorcery", "Ascend", "~ deals 1 damage to target creature."), bear)
    bob.casts(DOOM, bear)
    scene.resolve()
    assert not ann.has_designation(BLESSING)


@cr("702.131a", "701.6a")
def test_does_a_countered_spell_bless(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 11)
    spell = ann.casts(CITY)
    bob.casts(COUNTER, spell)
    scene.resolve()
    assert (spell.zone, ann.life, ann.has_designation(BLESSING)) == ("graveyard", 20, False)


@cr("702.131a")
def test_are_the_permanents_counted_as_the_spell_is_cast(scene: Scene):
    """No, as it resolves: in response Bob destroys the tenth."""
    ann, bob = scene.players("Ann", "Bob")
    forest = ann.has_many("Forest", 10)[0]
    ann.casts(CITY)
    bob.casts(DOOM, forest)
    scene.resolve()
    assert (ann.life, ann.has_designation(BLESSING)) == (20, False)


@cr("702.131a")
def test_may_the_tenth_permanent_come_in_response_to_the_spell(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    ann.casts(CITY)
    assert not ann.has_designation(BLESSING)
    ann.casts(invent("Hatch", "{0}", "Instant", "Create a 1/1 white Cat creature token."))
    scene.resolve()
    assert (ann.life, ann.has_designation(BLESSING)) == (25, True)


@cr("702.131a", "707.10")
def test_whom_does_a_copy_of_the_spell_bless(scene: Scene):
    """Whoever controls the copy; it isn't cast, but it has the spell ability."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    bob.has_many("Forest", 10)
    spell = ann.casts(CITY)
    bob.casts(TWIN, spell)
    scene.resolve()
    assert (ann.has_designation(BLESSING), bob.has_designation(BLESSING)) == (False, True)
    assert (ann.life, bob.life) == (20, 25)


@cr("702.131a", "608.2c")
def test_does_a_spell_see_a_tenth_permanent_that_its_own_later_text_makes(scene: Scene):
    """No: instructions are followed in order, and ascend stands first."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    ann.casts(invent("Founding", "{0}", "Sorcery", "Ascend", "Create a 1/1 white Cat creature token."))
    scene.resolve()
    assert (len(ann.battlefield), ann.has_designation(BLESSING)) == (10, False)


@cr("702.131a", "702.131b")
def test_does_a_creature_spell_with_ascend_bless_while_it_is_on_the_stack(scene: Scene):
    """No: on a permanent it is a static ability of the battlefield; the creature itself is the eleventh, and then it does."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 10)
    ann.casts(invent("Pilgrim", "{0}", "Creature", ASCEND, power=1, toughness=1))
    assert not ann.has_designation(BLESSING)
    scene.resolve()
    assert ann.has_designation(BLESSING)


@cr("702.131b", "113.6")
def test_does_ascend_work_in_the_hand_or_the_graveyard(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 12)
    card = invent("Pilgrim", "{0}", "Creature", ASCEND, power=1, toughness=1)
    ann.hand(card)
    ann.graveyard(card)
    scene.settles()
    assert not ann.has_designation(BLESSING)


# --- any time (702.131b) ----------------------------------------------------------------------------


@cr("702.131b", "704.5j")
def test_is_a_tenth_permanent_enough_that_the_legend_rule_takes_at_once(scene: Scene, happens: Happens):
    """Others answer no: they count when state-based actions are checked."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    legend = invent("Queen", "{0}", "Legendary Creature", power=2, toughness=2)
    first = ann.has(legend)
    ann.has_many("Forest", 7)
    second = ann.hand(legend)
    ann.chooses(first)
    happens(ZoneChange(second.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert (second.zone, len(ann.battlefield)) == ("graveyard", 9)
    assert ann.has_designation(BLESSING)


@cr("702.131b", "608.2f")
def test_is_there_a_peak_if_one_permanent_comes_as_another_goes(scene: Scene, happens: Happens):
    """No: both happen at the same time, and there are never ten."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    forest, card = ann.battlefield[1], ann.hand("Forest")
    happens(
        ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)),
        ZoneChange(forest.id, Zone.BATTLEFIELD, Zone.GRAVEYARD),
    )
    assert not ann.has_designation(BLESSING)


@cr("702.131b", "608.2c")
def test_does_the_rest_of_a_resolution_see_a_blessing_that_its_first_sentence_brought(scene: Scene):
    """Yes. Others give it only after the resolution."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    ann.casts(
        invent(
            "Feast",
            "{0}",
            "Sorcery",
            "Create a 1/1 white Cat creature token. Then if you have the city's blessing, you gain 3 life.",
        )
    )
    scene.resolve()
    assert ann.life == 23


@cr("702.131b", "116.2a")
def test_can_anybody_respond_to_the_blessing_of_a_land_drop(scene: Scene):
    """No: playing the land is a special action, and the blessing is there with the land."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    ann.plays("Forest")
    assert (ann.has_designation(BLESSING), scene.stack, scene.asked) == (True, [], [])


@cr("702.131b", "704.5f")
def test_does_the_blessing_save_a_0_0_creature_that_is_the_tenth_permanent(scene: Scene, happens: Happens):
    """Blessed, it gets +2/+2 before state-based actions are checked. Others let it die first."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    egg = ann.hand(
        invent("Egg", None, "Creature", "~ gets +2/+2 as long as you have the city's blessing.", power=0, toughness=0)
    )
    happens(ZoneChange(egg.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert (egg.zone, egg.pt) == ("battlefield", (2, 2))


@cr("702.131b", "613.4")
def test_must_ascend_and_ten_permanents_come_together(scene: Scene):
    """Yes: a permanent gains ascend when there are nine, and the tenth comes when it has lost it again."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 8)
    bear = ann.has_creature(2, 2)
    ann.casts(invent("Rise", "{0}", "Instant", "Target creature gains ascend until end of turn."), bear)
    scene.resolve()
    assert bear.has_keyword("ascend")
    scene.next_turn()
    ann.has("Forest")
    scene.settles()
    assert not ann.has_designation(BLESSING)


@cr("702.131b", "707.2")
def test_does_a_token_that_is_a_copy_of_a_permanent_with_ascend_bless(scene: Scene):
    """Its ability is copied; the token is its controller's tenth permanent, whoever controls the original."""
    ann, bob = scene.players("Ann", "Bob")
    theirs = bob.has_creature(1, 1, ASCEND)
    ann.has_many("Forest", 9)
    ann.casts(invent("Echo", "{0}", "Sorcery", "Create a token that's a copy of target creature."), theirs)
    scene.resolve()
    assert (ann.has_designation(BLESSING), bob.has_designation(BLESSING)) == (True, False)


# --- what counts ------------------------------------------------------------------------------------


@cr("702.131b", "702.26b")
def test_does_a_permanent_that_is_phased_out_count(scene: Scene):
    """No, it is treated as though it didn't exist; and it counts again as soon as it phases in."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    forest = ann.battlefield[1]
    ann.casts(PHASE, forest)
    scene.resolve()
    ann.has("Forest")
    scene.settles()
    assert not ann.has_designation(BLESSING)
    scene.until("upkeep", turn=3)
    assert ann.has_designation(BLESSING)


@cr("702.131b", "702.26b")
def test_does_ascend_work_on_a_permanent_that_is_phased_out(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    monk = pilgrim(ann)
    ann.casts(PHASE, monk)
    scene.resolve()
    ann.has_many("Forest", 5)
    scene.settles()
    assert not ann.has_designation(BLESSING)
    scene.until("upkeep", turn=3)
    assert ann.has_designation(BLESSING)


@cr("702.131b", "108.4")
def test_do_permanents_count_that_a_player_owns_but_doesnt_control(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    bear = bob.has_creature(2, 2)
    steal = invent("Theft", "{0}", "Sorcery", "Gain control of target permanent.")
    ann.casts(steal, bear)
    scene.resolve()
    assert ann.has_designation(BLESSING)
    bob.has_creature(1, 1, ASCEND)
    bob.has_many("Forest", 8)
    scene.settles()
    assert not bob.has_designation(BLESSING)  # with the Bear there would be ten


@cr("702.131b", "110.1")
def test_do_spells_emblems_and_cards_elsewhere_count(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    ann.casts(invent("Vow", "{0}", "Sorcery", 'You get an emblem with "You have no maximum hand size."'))
    ann.exile("Forest")
    scene.resolve()
    ann.casts(invent("Bear", "{0}", "Creature", power=2, toughness=2))
    assert not ann.has_designation(BLESSING)


@cr("702.131b", "708.2")
def test_do_face_down_permanents_and_attached_ones_count(scene: Scene):
    """A permanent is a permanent; face down it has no ascend of its own (it has no text at all)."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 9)
    ann.has_mana("{3}").casts(
        invent("Masked", "{5}", "Creature", "Ascend", "Morph {0}", power=2, toughness=2), way="morph"
    )
    scene.resolve()
    assert (len(ann.battlefield), ann.has_designation(BLESSING)) == (10, False)
    masked = ann.battlefield[9]
    ann.takes("turn face up", masked)
    assert ann.has_designation(BLESSING)


@cr("702.131b", "613.1f")
def test_who_is_blessed_when_the_permanent_with_ascend_changes_hands(scene: Scene):
    """Its controller, whoever owns it."""
    ann, bob = scene.players("Ann", "Bob")
    ann.has_many("Forest", 12)
    theirs = bob.has_creature(1, 1, ASCEND)
    bob.has_many("Forest", 3)
    assert not ann.has_designation(BLESSING)
    ann.casts(invent("Theft", "{0}", "Sorcery", "Gain control of target creature until end of turn."), theirs)
    scene.resolve()
    assert (ann.has_designation(BLESSING), bob.has_designation(BLESSING)) == (True, False)
    scene.next_turn()
    assert ann.has_designation(BLESSING)


# --- the blessing (702.131c-d) ------------------------------------------------------------------------


@cr("702.131b")
def test_do_ten_permanents_bless_a_player_who_has_nothing_with_ascend(scene: Scene):
    """No, though what they control asks for the blessing. Others give it to everybody with ten permanents."""
    ann, _bob = scene.players("Ann", "Bob")
    relic = ann.has(
        invent("Relic", None, "Artifact", "{T}: Draw a card. Activate only if you have the city's blessing.")
    )
    ann.has_many("Forest", 14)
    assert not ann.has_designation(BLESSING)
    assert ann.why_not_activate(relic)


@cr("702.131c")
def test_does_one_event_bless_several_players(scene: Scene):
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    for player in (ann, bob):
        pilgrim(player)
    cid.has_many("Forest", 9)
    ann.casts(invent("Gifts", "{0}", "Sorcery", "Each player creates a Treasure token."))
    scene.resolve()
    assert [p.has_designation(BLESSING) for p in (ann, bob, cid)] == [True, True, False]
    assert len(scene.events(SetDesignation)) == 2


@cr("702.131b", "702.131c")
def test_is_the_blessing_lost_with_ascend_or_with_everything(scene: Scene):
    """Never: it is there for the rest of the game."""
    ann, bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    ann.has("Forest")
    assert ann.has_designation(BLESSING)
    bob.has(invent("Hush", None, "Enchantment", "All creatures lose all abilities."))
    bob.casts(invent("End", "{0}", "Instant", "Destroy all lands."))
    scene.resolve()
    bob.casts(invent("Doom", "{0}", "Instant", "Destroy target creature."), ann.battlefield[0])
    scene.resolve()
    assert len(ann.battlefield) == 0
    scene.until("upkeep", turn=4)
    assert (ann.has_designation(BLESSING), bob.has_designation(BLESSING)) == (True, False)


@cr("702.131c", "800.4a")
def test_does_another_player_keep_the_blessing_when_one_leaves_the_game(scene: Scene):
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    for player in (ann, bob):
        pilgrim(player)
        player.has("Forest")
    bob.concedes()
    assert (ann.has_designation(BLESSING), cid.has_designation(BLESSING)) == (True, False)


@cr("702.131d", "603.6a")
def test_does_the_tenth_permanent_have_abilities_that_depend_on_the_blessing_as_it_enters(
    scene: Scene, happens: Happens
):
    """Yes: effects are applied again before triggers are looked for. Others look for triggers first."""
    ann, _bob = scene.players("Ann", "Bob")
    text = (
        "As long as you have the city's blessing, creatures you control have "
        '"When this creature enters, you gain 4 life."'
    )
    ann.has_creature(1, 1, ASCEND)
    ann.has(invent("Gate", None, "Enchantment", text))
    ann.has_many("Forest", 7)
    cub = ann.hand(invent("Cub", None, "Creature", power=1, toughness=1))
    happens(ZoneChange(cub.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    assert len(scene.stack) == 1
    scene.resolve()
    assert ann.life == 24


@cr("702.131d", "613.1d")
def test_is_the_tenth_permanent_of_the_type_that_the_blessing_gives_it_when_triggers_are_looked_for(
    scene: Scene, happens: Happens
):
    """A layer-4 effect this time: the land is a creature by then, so "whenever a creature you control enters" triggers."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1, ASCEND)
    ann.has(
        invent(
            "Awakening",
            None,
            "Enchantment",
            "As long as you have the city's blessing, lands you control are 1/1 creatures in addition to their other types.",
        ),
        invent("Drum", None, "Artifact", "Whenever a creature you control enters, you gain 1 life."),
    )
    ann.has_many("Forest", 6)
    land = ann.hand("Forest")
    happens(ZoneChange(land.id, Zone.HAND, Zone.BATTLEFIELD, entry=Entry(ann.id)))
    scene.resolve()
    assert ann.life == 21


@cr("702.131d", "603.4")
def test_does_an_attack_trigger_with_an_intervening_if_wait_for_a_blessing_in_response(scene: Scene):
    """No: without the blessing as it attacks the ability doesn't trigger at all."""
    ann, bob = scene.players("Ann", "Bob")
    griffin = ann.has_creature(2, 2, ASCEND, "Whenever ~ attacks, if you have the city's blessing, draw a card.")
    ann.has_many("Forest", 8)
    ann.attacks(bob, griffin)
    assert scene.stack == []
    ann.casts(invent("Hatch", "{0}", "Instant", "Create a 1/1 white Cat creature token."))
    scene.resolve()
    assert (ann.has_designation(BLESSING), len(ann.hand)) == (True, 0)


@cr("702.131b", "509.1h")
def test_does_the_blessing_unblock_a_creature(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    pirate = ann.has_creature(2, 2, ASCEND, "As long as you have the city's blessing, ~ can't be blocked.")
    ann.has_many("Forest", 8)
    wall = bob.has_creature(0, 4)
    ann.attacks(bob, pirate)
    bob.blocks(pirate, with_=wall)
    ann.casts(invent("Hatch", "{0}", "Instant", "Create a 1/1 white Cat creature token."))
    scene.until("end_combat")
    assert (ann.has_designation(BLESSING), bob.life, wall.damage) == (True, 20, 2)


@cr("702.131b", "608.2c")
def test_does_a_token_count_that_the_same_effect_takes_again(scene: Scene):
    """Others answer no: when they count, it is gone."""
    ann, _bob = scene.players("Ann", "Bob")
    pilgrim(ann)
    ann.casts(invent("Find", "{0}", "Instant", "Create a Treasure token. Sacrifice a Treasure."))
    scene.resolve()
    assert (len(ann.battlefield), ann.has_designation(BLESSING), scene.asked) == (9, True, [])
