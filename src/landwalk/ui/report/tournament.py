"""The report of a gauntlet: the table, who beat whom, ratings."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.agents.runs.standings import Standing
from landwalk.agents.runs.tally import rate
from landwalk.locale import Lang, catalogue
from landwalk.ui.report.collected import Collected
from landwalk.ui.report.model import Bar, Plot, Report, Section
from landwalk.ui.report.sections import bar, definitions, shown, small_note
from landwalk.ui.report.sections import cards as card_section

#: A table of who beat whom is shown up to so many decks.
_MOST_ACROSS = 12


def report_of(
    found: Collected, table: Sequence[Standing], form: str, seed: int, unread: Sequence[str], lang: Lang, *, cards: bool
) -> Report:
    """Everything as sections."""
    _ = catalogue(lang).gettext
    names = [deck.name for deck in found.decks]
    titles = {
        "gauntlet": _("{deck} against {count} decks").format(deck=names[0], count=len(names) - 1),
        "round-robin": _("Round robin of {count} decks").format(count=len(names)),
        "swiss": _("Swiss rounds of {count} decks").format(count=len(names)),
    }
    matches = sum(s.matches for s in found.tally.pairs.values())
    games = sum(s.games for s in found.tally.pairs.values())
    lines = [
        titles[form],
        _("{matches} matches, {games} games, seed {seed}").format(matches=matches, games=games, seed=seed),
    ]
    if not games:
        return Report(titles[form], [titles[form], _("No game was finished.")], marks=unread)
    sections = [_table(table, form, lang)]
    sections += [_against(found, lang)] if form == "gauntlet" else []
    sections += [_across(found, table, lang)] if form != "gauntlet" and len(names) <= _MOST_ACROSS else []
    sections += [_ratings(table, lang)] if table[0].rating is not None else []
    notes = [small_note(lang)]
    if table[0].rating is None:
        notes.append(_("Ratings need openskill: `pip install 'landwalk[ratings]'`."))
    if cards:
        rows = dict(found.cards(0))["all"]
        sections.append(card_section(rows, names[0], lang))
        notes = [*definitions(lang), *notes[1:]]
    return Report(titles[form], lines, sections, unread, notes)


def _table(table: Sequence[Standing], form: str, lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    swiss = form == "swiss"
    columns = ["", _("matches"), _("won"), _("drawn"), _("lost")]
    columns += [_("byes"), _("points"), "OMW %"] if swiss else []
    columns += [_("matches won"), _("from"), _("to"), _("games won")]
    rows = []
    for row in table:
        cells = [row.name, str(row.matches), str(row.wins), str(row.draws), str(row.matches - row.wins - row.draws)]
        cells += [str(row.byes), str(row.points), f"{row.opponents:.1%}"] if swiss else []
        ends = (f"{row.match_rate.low:.1%}", f"{row.match_rate.high:.1%}")
        rows.append([*cells, shown(row.match_rate), *ends, shown(row.game_rate)])
    plot = Plot("rows", [bar(row.name, row.match_rate) for row in table if row.matches], percent=True, middle=0.5)
    notes = [_("OMW %: opponents' match-win percentage, each at least 33 %")] if swiss else []
    return Section(_("Table"), columns, rows, plot, notes)


def _against(found: Collected, lang: Lang) -> Section:
    """One deck against each other one."""
    _ = catalogue(lang).gettext
    rows = []
    bars = []
    for (_first, other), sums in sorted(found.tally.pairs.items()):
        r = rate(sums.match_wins[0], sums.matches)
        not_begun, not_begun_won = sums.began_not
        cells = [shown(r), f"{r.low:.1%}", f"{r.high:.1%}"]
        play, draw = rate(sums.began_won, sums.began), rate(not_begun_won, not_begun)
        name = found.decks[other].name
        rows.append([name, str(sums.matches), *cells, shown(play), shown(draw), f"{sums.mean_turns:.1f}"])
        bars.append(bar(name, r))
    columns = ("", _("matches"), _("won"), _("from"), _("to"), _("on the play"), _("on the draw"), _("turns"))
    title = _("{deck} against each").format(deck=found.decks[0].name)
    return Section(title, columns, rows, Plot("rows", bars, percent=True, middle=0.5))


def _across(found: Collected, table: Sequence[Standing], lang: Lang) -> Section:
    """Who beat whom: the share of matches that the deck of the row won against the deck of the column."""
    _ = catalogue(lang).gettext
    order = [row.deck for row in table]
    rows = []
    for i in order:
        cells = [found.decks[i].name]
        for j in order:
            sums = found.tally.pairs.get((min(i, j), max(i, j)))
            seat = 0 if i < j else 1
            cells.append("-" if sums is None or i == j else shown(rate(sums.match_wins[seat], sums.matches)))
        rows.append(cells)
    return Section(_("Matches won against"), ("", *(found.decks[i].name for i in order)), rows)


def _ratings(table: Sequence[Standing], lang: Lang) -> Section:
    _ = catalogue(lang).gettext
    rated = sorted(
        ((row.name, row.rating) for row in table if row.rating is not None), key=lambda pair: (-pair[1].mu, pair[0])
    )
    rows = [
        (name, f"{r.mu:.1f}", f"{r.sigma:.1f}", f"{r.mu - 2 * r.sigma:.1f}", f"{r.mu + 2 * r.sigma:.1f}")
        for name, r in rated
    ]
    bars = [Bar(name, r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for name, r in rated]
    notes = [_("openskill (Plackett-Luce), a new deck has 25 ± 8.3; from and to are two standard deviations away")]
    return Section(_("Ratings"), ("", _("rating"), "±", _("from"), _("to")), rows, Plot("rows", bars), notes)
