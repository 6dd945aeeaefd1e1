"""A report as one page of HTML: style and plots are in it, nothing is fetched."""

from __future__ import annotations

from html import escape

from landwalk import __version__
from landwalk.locale import Lang, catalogue
from landwalk.ui.report.model import Report, Section
from landwalk.ui.report.svg import drawn

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --soft: #6a737d; --line: #d8dee4; --bar: #4c78a8; --range: #e4572e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8eb; --paper: #16191d; --soft: #9aa4af; --line: #343b43; --bar: #7aa6d6; --range: #ff9d7a; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.note, footer { color: var(--soft); font-size: .9rem; }
.mark { color: var(--range); }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .scale { fill: var(--soft); }
svg .grid { stroke: var(--line); } svg .middle { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .bar, svg .dot { fill: var(--bar); } svg .range { stroke: var(--range); stroke-width: 2; }
"""


def page(report: Report, lang: Lang) -> str:
    """The whole document."""
    _ = catalogue(lang).gettext
    foot = _("Landwalk {version}. Unofficial fan content, not approved or endorsed by Wizards of the Coast.")
    parts = [
        "<!doctype html>",
        f'<html lang="{lang.value}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(report.title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(report.title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in report.lines),
        *(f'<p class="mark">{escape(mark)}</p>' for mark in report.marks),
        *(_section(section) for section in report.sections),
        *(f'<p class="note">{escape(note)}</p>' for note in report.notes),
        f"<footer><p>{escape(foot.format(version=__version__))}</p></footer>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _section(section: Section) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in section.columns)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows]
    parts = [f"<section><h2>{escape(section.title)}</h2>"]
    if section.plot is not None and section.plot.bars:
        parts.append(drawn(section.plot, section.title))
    parts += [f"<table><thead><tr>{head}</tr></thead><tbody>", *rows, "</tbody></table>"]
    parts += [f'<p class="note">{escape(note)}</p>' for note in section.notes]
    return "\n".join([*parts, "</section>"])
