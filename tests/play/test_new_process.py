"""A game saved with granted, copied and text-changed abilities and a delayed trigger goes on identically in another process."""

from __future__ import annotations

import subprocess
import sys

from landwalk.abilities.ability import SpellAbility
from landwalk.abilities.effect import ReplaceWords
from landwalk.abilities.noun import YOU, Core, Det, NounPhrase
from landwalk.abilities.sentence import Clause, Do
from landwalk.cite import cr
from landwalk.play.game import Game
from landwalk.play.record import digest
from landwalk.testing.faces import invent
from landwalk.testing.scene import Scene

GO_ON = """
import sys
from landwalk.play.game import Game
from landwalk.play.record import digest

game = Game.from_json(sys.stdin.read())
for _ in range(60):
    if game.choice is None:
        break
    game.push(game.suggestion())
print(digest(game.state))
"""


def busy_scene(scene: Scene) -> Scene:
    """Ann's lord grants islandwalk, a token is a copy of it, its words are changed, and a creature is exiled until the end step."""
    ann, bob = scene.players("Ann", "Bob")
    lord_text = "Other Merfolk you control get +1/+1 and have islandwalk."
    lord = ann.has(invent("Lord", "{1}{U}", "Creature - Merfolk", lord_text, power=2, toughness=2))
    ann.has(invent("Fish", "{U}", "Creature - Merfolk", power=1, toughness=1))
    bear = bob.has_creature(2, 2)
    ann.casts(
        invent("Twin", "{0}", "Sorcery", "Create a token that's a copy of target creature you control."), targets=lord
    )
    scene.resolve()
    hack = SpellAbility(
        (Do((Clause(YOU, (ReplaceWords(NounPhrase(Det.TARGET, (Core(types=("creature",)),)), "land_type"),)),)),)
    )
    ann.casts(invent("Hack", "{0}", "Instant", hack), targets=lord, then=["Island", "Swamp"])
    scene.resolve()
    text = "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step."
    ann.casts(invent("Flicker", "{0}", "Instant", text), targets=bear)
    scene.resolve()
    return scene


@cr("613.1", "612.1", "603.7a", "707.2")
def test_a_saved_game_goes_on_identically_in_another_process(scene: Scene) -> None:
    game = busy_scene(scene).game
    assert game.state.delayed
    assert any("token" in str(o.kind) for o in game.state.objects.values())
    assert game.state.effects
    text = game.to_json()
    here = Game.from_json(text)
    for _ in range(60):
        if here.choice is None:
            break
        here.push(here.suggestion())
    done = subprocess.run(
        [sys.executable, "-c", GO_ON], input=text, capture_output=True, text=True, check=True, timeout=120
    )
    assert done.stdout.strip() == digest(here.state)
