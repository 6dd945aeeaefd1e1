"""Cards from the top of a library until ... (CR 701.20a, 401.5)."""

from __future__ import annotations

from landwalk.cite import cr
from landwalk.kernel.characteristics import Face
from landwalk.kernel.events import Reveal
from landwalk.testing.faces import invent
from landwalk.testing.pieces import Thing
from landwalk.testing.scene import Scene
from landwalk.testing.seat import Seat

BEAR = invent("Bear", "{1}{G}", "Creature", power=2, toughness=2)
FOUND = "until you reveal a creature card."


def decree(text: str) -> Face:
    return invent("Decree", "{0}", "Sorcery", text)


def bear_third(scene: Scene, seat: Seat) -> Thing:
    """A Bear as the third card of the library."""
    bear = seat.library(BEAR)
    player = scene.state.edit_player(seat.id)
    rest = [i for i in player.library if i != bear.id]
    player.library = (*rest[:2], bear.id, *rest[2:])
    scene.changed()
    return bear


@cr("701.20a", "401.4")
def test_what_was_found_goes_to_one_place_and_the_rest_to_another(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    bear = bear_third(scene, ann)
    above, below = list(ann.library)[:2], list(ann.library)[3:]
    text = (
        f"Reveal cards from the top of your library {FOUND} Put that card onto the battlefield and the rest on the bottom of your "
        "library in a random order."
    )
    ann.casts(decree(text))
    scene.resolve()
    assert (ann.battlefield, list(ann.library)[:-2]) == ([bear], below)
    assert set(list(ann.library)[-2:]) == set(above)
    (shown,) = scene.events(Reveal)
    assert isinstance(shown, Reveal)
    assert len(shown.objects) == 3


@cr("609.3")
def test_nothing_is_found_in_a_library_without_such_a_card(scene: Scene):
    """All of it was revealed, and all of it is "the rest"."""
    ann, _bob = scene.players("Ann", "Bob")
    text = f"Reveal cards from the top of your library {FOUND} Put that card into your hand and the rest into your graveyard."
    ann.casts(decree(text))
    scene.resolve()
    assert (len(ann.hand), len(ann.library), len(ann.graveyard)) == (0, 0, 21)


@cr("701.20a", "608.2d")
def test_a_target_player_reveals_cards_of_their_own_library(scene: Scene):
    ann, bob = scene.players("Ann", "Bob")
    bear = bear_third(scene, bob)
    text = (
        "Target player reveals cards from the top of their library until they reveal a creature card. That player puts that card onto "
        "the battlefield and the rest into their graveyard."
    )
    ann.casts(decree(text), bob)
    scene.resolve()
    assert (bob.battlefield, len(bob.graveyard), len(ann.battlefield)) == ([bear], 2, 0)


@cr("701.13a", "608.2g")
def test_exiled_cards_are_exiled_one_by_one_and_the_found_one_may_be_cast(scene: Scene):
    ann, _bob = scene.players("Ann", "Bob")
    bear = bear_third(scene, ann)
    text = "Exile cards from the top of your library until you exile a nonland card. You may cast that card without paying its mana cost."
    ann.casts(decree(text))
    scene.resolve_top(ann.chooses(True))
    assert (bear.zone, len(ann.exile)) == ("stack", 2)
    scene.resolve()
    assert bear in ann.battlefield
    assert scene.asked == [(ann, "may")]
