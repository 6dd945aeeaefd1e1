"""Where rules are built and which tests show them, read from the code."""

from __future__ import annotations

import textwrap

import pytest

from landwalk import cite
from landwalk.rulebook import coverage, places, related
from landwalk.rulebook.coverage import State


@pytest.fixture
def module(monkeypatch):
    """A package of one module with this text."""

    def make(text):
        monkeypatch.setattr(places, "_sources", lambda: {"rules.some": textwrap.dedent(text)})

    return make


def test_a_citation_belongs_to_the_function_around_it_or_below_it(module):
    module('''
        """Blocks (CR 509.1)."""

        def first():
            # CR 509.1b, restrictions
            return 1

        # CR 509.1c, requirements
        def second(): ...

        class Third:
            def inner(self):
                """As 509.1a says."""
        ''')
    assert places.built("509.1") == [("rules.some", "", 2)]
    assert places.built("509.1b") == [("rules.some", "first", 4)]
    assert places.built("509.1c") == [("rules.some", "second", 8)]
    assert places.built("509.1a") == [("rules.some", "Third.inner", 12)]
    assert places.built("509.1h") == []


def test_lists_and_ranges_are_followed_and_other_numbers_left_alone(module):
    module("x = 601.2  # CR 601.2b, 601.2f-h and 733; version 702.999 and 1.509.1a\n")
    assert [bool(places.built(n)) for n in ("601.2b", "601.2h", "733", "509.1a")] == [True, True, True, False]


def test_what_the_package_builds():
    functions = {(p.module, p.function) for p in places.built("702.14c")}
    assert ("keywords.landwalk", "_block") in functions
    assert "702.14c" in places.cited()
    assert all(cite.is_rule(n) for n in places.cited())


def test_tests_are_read_with_their_marks(tmp_path):
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text(
        '@cr("509.1b")\n@cr("702.14c", "509.1b")\ndef test_a_b(): ...\n\ndef test_c(): ...\n', "utf-8"
    )
    (shown,) = places.scan_tests(tmp_path / "tests")
    assert shown == ("tests/deep/test_x.py", "test_a_b", ("509.1b", "702.14c"))
    assert shown.question == "a b"
    former = places.Shown("tests/test_former.py", "test_x", ("509.1b",))
    places.write_shipped([former], tmp_path / "shown")
    assert places.read_shipped(tmp_path / "shown") == [former]
    places.write_shipped([shown], tmp_path / "shown")
    assert places.read_shipped(tmp_path / "shown") == [shown]


def test_without_the_folder_of_tests_the_list_that_ships_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "TESTS", tmp_path / "tests")
    places.tests.cache_clear()
    try:
        assert "tests/keywords/test_landwalk.py" in {t.file for t in places.tests()}
        assert list(places.tests()) == places.read_shipped()
    finally:
        places.tests.cache_clear()


def test_related_rules_leave_out_the_rule_itself():
    assert related.related("702.14c")[0] == "509"
    assert {"601.2b", "601.2f"} <= set(related.related("702.157a"))
    for number in ("702.14", "702.14c", "509", "7"):
        own = {r.number for r in cite.rules(number)}
        assert not own & set(related.related(number))
        assert len(related.related(number)) <= 8


def test_every_rule_has_a_state_and_what_nothing_can_execute_a_reason():
    for each in coverage.standings():
        unexecutable = each.state in (State.DEFINITION, State.PHYSICAL, State.VARIANT)
        assert bool(each.reason) is unexecutable, each
        assert not each.reason or each.reason in coverage.REASONS
        assert ("{rules}" in coverage.REASONS.get(each.reason, "")) <= bool(each.instead), each
        assert all(cite.is_rule(n) for n in each.instead)


def test_states():
    state = {n: coverage.standing(cite.rule(n)) for n in ("702.14c", "702.14", "100.6a", "104.3b")}
    assert state["702.14c"].state is State.TESTED
    assert (state["702.14"].state, state["702.14"].reason) == (State.DEFINITION, "heading")
    assert (state["100.6a"].state, state["100.6a"].reason) == (State.PHYSICAL, "tournament")
    assert (state["104.3b"].reason, state["104.3b"].instead) == ("repeats", ("704.5a",))
    with pytest.raises(ValueError, match="509 is a heading"):
        coverage.standing(cite.rule("509"))


def test_chapters_and_sections_count_every_rule_once():
    everything = sum(r.nature is not cite.Nature.HEADING for r in cite.rules())
    for level in (cite.Level.CHAPTER, cite.Level.SECTION):
        assert sum(sum(c.states.values()) for c in coverage.counts(level)) == everything
    (landwalk,) = coverage.counts(cite.Level.SECTION, "509")
    assert landwalk.executable == sum(landwalk.states.get(s, 0) for s in (State.TESTED, State.BUILT, State.OPEN))
