"""CR 701.7, create; CR 111, tokens."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

SQUADRON = invent("Squadron", "{0}", "Sorcery", "Create two 1/1 white Soldier creature tokens with flying.")
ECHO = invent("Echo", "{0}", "Sorcery", "Create a token that's a copy of target creature.")


@cr("111.2")
@cr("111.4")
def test_tokens_have_the_characteristics_that_the_text_gives() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(SQUADRON)
    scene.resolve()
    first, second = ann.battlefield
    assert first.name == second.name == "Soldier Token"
    assert first.pt == (1, 1)
    assert first.now.colors == {"W"}
    assert first.has_keyword("flying")


@cr("111.7")
def test_a_token_that_leaves_ceases_to_exist() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(SQUADRON)
    scene.resolve()
    first, _ = ann.battlefield
    ann.casts(invent("Bounce", "{0}", "Instant", "Return target creature to its owner's hand."), first)
    scene.resolve()
    assert not first.exists
    assert len(ann.hand) == 0


@cr("707.2")
def test_a_copy_has_the_copiable_values_only() -> None:
    scene = Scene()
    ann, bob = scene.players("Ann", "Bob")
    bird = bob.has_creature(2, 1, "Flying", name="Bird", counters={"+1/+1": 3}, tapped=True)
    ann.casts(ECHO, bird)
    scene.resolve()
    (token,) = ann.battlefield
    assert (token.name, token.pt, token.tapped) == ("Bird", (2, 1), False)
    assert token.has_keyword("flying")
    assert token.game_object.is_token


@cr("111.10a")
@cr("605.3b")
def test_a_treasure_is_sacrificed_for_mana() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(invent("Find", "{0}", "Sorcery", "Create a Treasure token."))
    scene.resolve()
    (treasure,) = ann.battlefield
    assert treasure.name == "Treasure Token"
    ann.activates(treasure, 0, then=["G"])
    assert ann.pool == "G"
    assert len(ann.battlefield) == 0


@cr("111.10b")
def test_a_food_gives_three_life() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(invent("Bake", "{0}", "Sorcery", "Create a Food token."))
    scene.resolve()
    (food,) = ann.battlefield
    ann.has_mana("{2}").activates(food)
    scene.resolve()
    assert (ann.life, len(ann.battlefield)) == (23, 0)


@cr("111.10f")
@cr("701.16a")
def test_a_clue_is_a_card() -> None:
    scene = Scene()
    ann, _ = scene.players("Ann", "Bob")
    ann.casts(invent("Look Around", "{0}", "Sorcery", "Investigate."))
    scene.resolve()
    (clue,) = ann.battlefield
    ann.has_mana("{2}").activates(clue)
    scene.resolve()
    assert len(ann.hand) == 1
