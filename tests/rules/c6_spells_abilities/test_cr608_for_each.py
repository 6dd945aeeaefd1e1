""" "For each ..., ...", "then if ...", "... unless ...", "... instead", half of something (CR 608.2, 107.1a, 508.4)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.events import CreateToken
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene


def sorcery(*lines: str):
    return invent("Decree", "{0}", "Sorcery", *lines)


@cr("608.2f")
def test_what_is_done_for_each_of_several_is_done_for_all_at_the_same_time(scene: Scene):
    """ "One or more" triggers once for the two tokens, and once for their two copies."""
    ann, _bob = scene.players("Ann", "Bob")
    ann.has(invent("Drum", None, "Artifact", "Whenever one or more tokens you control enter, you gain 1 life."))
    text = "Create two 1/1 white Cat creature tokens. For each token you control, create a token that's a copy of it."
    ann.casts(sorcery(text))
    scene.resolve()
    assert [t.name for t in ann.battlefield if t.pt == (1, 1)] == ["Cat Token"] * 4
    assert len(scene.events(CreateToken)) == 4
    assert ann.life == 22


@cr("608.2f")
def test_each_opponent_is_asked_before_anything_is_sacrificed(scene: Scene):
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    first, second = bob.has_creature(1, 1), bob.has_creature(2, 2)
    third, fourth = cid.has_creature(3, 3), cid.has_creature(4, 4)
    ann.casts(sorcery("For each opponent, that player sacrifices a creature."))
    scene.resolve(bob.chooses(first), cid.chooses(fourth))
    assert scene.asked == [(bob, "sacrifice"), (cid, "sacrifice")]
    assert (bob.battlefield, cid.battlefield) == ([second], [third])


@cr("608.2c")
def test_then_if_asks_only_when_the_sentence_before_has_been_followed(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    ann.has_creature(1, 1)
    ann.casts(
        sorcery("Create a 1/1 white Cat creature token. Then if you control two or more creatures, you gain 3 life.")
    )
    scene.resolve()
    assert ann.life == 23


@cr("608.2c")
def test_unless_something_is_so(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    text = "You lose 2 life unless you control an artifact."
    ann.casts(sorcery(text))
    scene.resolve()
    ann.has(invent("Cup", None, "Artifact"))
    bob.has(invent("Bowl", None, "Artifact"))
    ann.casts(sorcery(text))
    scene.resolve()
    assert ann.life == 18


@cr("107.1a", "701.21a")
def test_half_of_an_odd_number_is_rounded_as_the_text_says(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    one, two, three = (bob.has_creature(n, n) for n in (1, 2, 3))
    forest = bob.has("Forest")
    ann.casts(sorcery("Each opponent sacrifices half the creatures they control of their choice, rounded up."))
    scene.resolve(bob.chooses([one, three]))
    assert bob.battlefield == [two, forest]
    ann.casts(sorcery("Each opponent sacrifices half the creatures they control of their choice, rounded down."))
    scene.resolve()
    assert bob.battlefield == [two, forest]
    assert scene.asked == [(bob, "sacrifice")]


@cr("508.4")
def test_a_token_attacks_the_player_that_the_effect_names(scene: Scene):
    """Each opponent, also the one whom nobody attacked; nobody is asked (no choice is left)."""
    ann, bob, cid = scene.players("Ann", "Bob", "Cid")
    text = "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player."
    ann.has(invent("Banner", None, "Enchantment", text))
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    scene.resolve()
    scene.until("end_combat")
    assert (bob.life, cid.life) == (17, 19)
    assert scene.asked == []
    assert all(t.tapped for t in ann.battlefield if t.name == "Human")


@cr("508.4")
def test_or_a_planeswalker_they_control_is_the_controllers_choice(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    walker = bob.has(invent("Sage", None, "Planeswalker", loyalty=4))
    text = (
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player "
        "or a planeswalker they control."
    )
    ann.has(invent("Banner", None, "Enchantment", text))
    bear = ann.has_creature(2, 2)
    ann.attacks(bob, bear)
    scene.resolve(ann.chooses(walker))
    scene.until("end_combat")
    assert scene.asked == [(ann, "attack")]
    assert (bob.life, walker.counters["loyalty"]) == (18, 3)


@cr("118.3", "602.2b")
def test_a_cost_may_put_the_source_on_the_bottom_of_its_owners_library(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    bell = ann.has(
        invent("Bell", None, "Artifact", "{T}, Put ~ on the bottom of its owner's library: You gain 2 life.")
    )
    ann.activates(bell)
    assert ann.library[-1].name == "Bell"
    assert ann.life == 20
    scene.resolve()
    assert ann.life == 22


@cr("608.2c")
def test_later_words_mean_everything_that_was_chosen_for_each(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    mine = ann.graveyard(invent("Cub", None, "Creature", power=1, toughness=1))
    yours = bob.graveyard(invent("Pup", None, "Creature", power=1, toughness=1))
    text = "For each player, choose a creature card in that player's graveyard. Put those cards onto the battlefield under your control."
    ann.casts(sorcery(text))
    scene.resolve()
    assert ann.battlefield == [mine, yours]


@cr("608.2c")
def test_you_may_instead_leaves_the_sentence_before_to_those_who_dont(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Cup", None, "Artifact"))
    bears = [bob.has_creature(n, n) for n in (1, 2)]
    text = (
        "Return target creature to its owner's hand. If you control an artifact, you may put that creature on top of its owner's "
        "library instead."
    )
    for bear, yes in zip(bears, (False, True), strict=True):
        ann.casts(sorcery(text), bear)
        scene.resolve(ann.chooses(yes))
    assert (bob.hand, bob.library[0]) == ([bears[0]], bears[1])


@cr("608.2c")
def test_those_creatures_after_instead_are_those_of_the_sentence_that_isnt_followed(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    ann.has(invent("Cup", None, "Artifact"))
    mine, yours = ann.has_creature(1, 1), bob.has_creature(1, 1)
    text = (
        "Creatures you control get +1/+1 until end of turn. If you control an artifact, those creatures get +2/+2 until end of turn "
        "instead."
    )
    ann.casts(sorcery(text))
    scene.resolve()
    assert (mine.pt, yours.pt) == ((3, 3), (1, 1))
