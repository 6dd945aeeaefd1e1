"""What is measured by `landwalk bench --scaling`, and how its slopes are found."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from landwalk.kernel.choices import Priority
from landwalk.testing import scaling
from landwalk.testing.scaling import DIMENSIONS, measure_point, position_of, slope
from landwalk.ui.commands.bench import command


@given(st.floats(0.1, 3), st.floats(0.01, 1000))
def test_the_slope_of_a_power_is_its_exponent(exponent: float, factor: float) -> None:
    assert slope([(n, factor * n**exponent) for n in (1, 2, 5, 20, 100)]) == pytest.approx(exponent)


def test_one_point_has_no_slope() -> None:
    with pytest.raises(ValueError, match="two points"):
        slope([(1, 1)])


@pytest.mark.parametrize("what", list(DIMENSIONS))
def test_a_position_has_as_much_as_it_says(what: str) -> None:
    size = 6
    game = position_of(what, size)
    state = game.state
    assert isinstance(game.choice, Priority)
    found = {
        "permanents": len(state.battlefield),
        "cards in hand": len(state.players[-1].hand),
        "triggers": len([i for i in state.battlefield if state.objects[i].face.name == "Bell"]),
        "continuous effects": len([i for i in state.battlefield if state.objects[i].face.name.startswith("Anthem")]),
        "players": len(state.players),
    }
    assert found[what] == size


@pytest.mark.parametrize("what", list(DIMENSIONS))
def test_two_turns_are_played_with_spells_and_attacks(what: str) -> None:
    point = measure_point(what, 4, rounds=1)
    assert point.decisions > 4
    assert point.decision_us > 0
    assert point.copy_us > 0


def test_every_trigger_is_put_on_the_stack_for_every_spell() -> None:
    game = position_of("triggers", 3)
    life = game.state.players[-1].life
    cast: set[tuple[int, int]] = set()
    while game.choice is not None and game.state.turn == 1:
        game.push(scaling.answer(game, game.choice, cast))
    assert len(cast) == 1
    assert game.state.players[-1].life == life + 2  # two of the three are the first player's


def test_the_command_draws_curves_and_prints_them(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    make, _ = DIMENSIONS["permanents"]
    monkeypatch.setattr(scaling, "DIMENSIONS", {"permanents": (make, (4, 8))})
    monkeypatch.setattr(scaling.measure, "__defaults__", (None, ("permanents",)))
    target = tmp_path / "curves.svg"
    done = CliRunner().invoke(command, ["--scaling", "--json", "--svg", str(target)])
    assert done.exit_code == 0, done.output
    curves = json.loads(done.stdout)
    assert [p["size"] for p in curves[0]["points"]] == [4, 8]
    assert len(ET.parse(target).findall(".//{http://www.w3.org/2000/svg}polyline")) == 2
    assert CliRunner().invoke(command, ["--svg", str(target)]).exit_code == 2
