"""The sections that reports of games share: who won, turns, mulligans, and the cards one by one."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.agents.runs.cards import DEFINITIONS, CardRow
from landwalk.agents.runs.tally import Rate, Sums, rate
from landwalk.locale import Lang, catalogue
from landwalk.ui.report.model import Bar, Plot, Section

#: Behind a rate whose interval is wide, and behind a difference whose interval holds 0.
SMALL = "~"
UNSURE = "?"
#: Histograms go to this value; what lies beyond is put together there.
_LAST = 30


def shown(found: Rate) -> str:
    """A rate as a cell: with a mark if few games stand behind it."""
    return f"{found.rate:.1%}" + (SMALL if found.small else "") if found.count else "-"


def small_note(lang: Lang) -> str:
    """What the mark means."""
    said = catalogue(lang).gettext("{mark} small sample: the 95 % Wilson interval is wider than 20 percentage points")
    return said.format(mark=SMALL)


def bar(label: str, found: Rate) -> Bar:
    """A rate in a plot."""
    return Bar(label, found.rate, found.low, found.high)


def winners(sums: Sums, names: tuple[str, str], lang: Lang) -> Section:
    """Games won by the first deck: all, on the play, on the draw, after so many mulligans."""
    _ = catalogue(lang).gettext
    not_begun, not_begun_won = sums.began_not
    lines = [
        (_("all games"), rate(sums.wins[0], sums.games)),
        (_("on the play"), rate(sums.began_won, sums.began)),
        (_("on the draw"), rate(not_begun_won, not_begun)),
    ]
    words = catalogue(lang)
    for taken, (games, won) in sorted(sums.mulligans.items()):
        lines.append((words.ngettext("{n} mulligan", "{n} mulligans", taken).format(n=taken), rate(won, games)))
    rows = [(label, str(r.count), shown(r), f"{r.low:.1%}", f"{r.high:.1%}") for label, r in lines if r.count]
    plot = Plot("rows", [bar(label, r) for label, r in lines if r.count], percent=True, middle=0.5)
    title = _("Games that {deck} won against {other}").format(deck=names[0], other=names[1])
    columns = ("", _("games"), _("won"), _("from"), _("to"))
    return Section(title, columns, rows, plot, [small_note(lang)])


def turns(sums: Sums, lang: Lang) -> Section:
    """How long the games were (turns of both players)."""
    _ = catalogue(lang).gettext
    counts: dict[int, int] = {}
    for turn, games in sums.turns.items():
        counts[min(turn, _LAST)] = counts.get(min(turn, _LAST), 0) + games
    labels = {turn: f"{turn}+" if turn == _LAST else str(turn) for turn in counts}
    rows = [(labels[t], str(counts[t]), f"{counts[t] / sums.games:.1%}") for t in sorted(counts)]
    bars = [Bar(str(t), counts.get(t, 0)) for t in range(min(counts, default=0), max(counts, default=-1) + 1)]
    return Section(
        _("Turns of a game, both players'"), (_("turns"), _("games"), _("share")), rows, Plot("columns", bars)
    )


def cards(rows: Sequence[CardRow], deck: str, lang: Lang, when: str = "all") -> Section:
    """The cards of a deck. when: "all", "play" or "draw"."""
    _ = catalogue(lang).gettext
    titles = {
        "all": _("Cards of {deck}"),
        "play": _("Cards of {deck}, on the play"),
        "draw": _("Cards of {deck}, on the draw"),
    }
    columns = ("", "#GP", "GP WR", "OH WR", "GD WR", "#GIH", "GIH WR", "GNS WR", "IWD", _("played"), _("turn"))
    table = [
        (
            row.name,
            str(row.gp.count),
            shown(row.gp),
            shown(row.oh),
            shown(row.gd),
            str(row.gih.count),
            shown(row.gih),
            shown(row.gns),
            difference(row),
            f"{row.played:.0%}",
            "-" if row.turn is None else f"{row.turn:.1f}",
        )
        for row in rows
    ]
    plot = Plot("rows", [bar(row.name, row.gih) for row in rows if row.gih.count], percent=True, middle=0.5)
    return Section(titles[when].format(deck=deck), columns, table, plot)


def difference(row: CardRow) -> str:
    """IWD as a cell."""
    if not row.gih.count or not row.gns.count:
        return "-"
    unsure = row.iwd_low <= 0 <= row.iwd_high
    return f"{row.iwd * 100:+.1f}{UNSURE if unsure else ''}"


def definitions(lang: Lang) -> list[str]:
    """What the abbreviations of card tables mean, and the marks."""
    _ = catalogue(lang).gettext
    lines = [f"{short}: {_(meaning)}" for short, meaning in DEFINITIONS.items() if short not in ("played", "turn")]
    lines += [f"{_(short)}: {_(DEFINITIONS[short])}" for short in ("played", "turn")]
    unsure = _("{mark} the 95 % interval of the difference holds 0: too few games to tell").format(mark=UNSURE)
    return [*lines, _("Intervals rest on games, not on copies."), small_note(lang), unsure]
