"""What passes keeps passing: every scenario in scenarios.txt is played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from landwalk.testing.scenarios.judging import Verdict, load_disputed
from landwalk.testing.scenarios.ratchet import read, results

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.mark.slow
def test_scenarios_that_passed_still_pass(shared: Path):
    ids = read(HERE / "scenarios.txt")
    cards = [shared / "cards" / "oracle-cards.jsonl.gz", shared / "cards" / "second-faces.jsonl"]
    found = results(shared / "scenarios" / "handed.jsonl", cards, ids)
    assert [r.id for r in found] != []
    assert {r.id: r.why for r in found if r.result is not Verdict.PASSED} == {}
    assert len(found) == len(ids)


def test_disputed_scenarios_have_a_rule_and_a_reason():
    for dispute in load_disputed(ROOT / "disputed.yaml").values():
        assert dispute.rule
        assert len(dispute.reason) > 20
