"""Plots as SVG, drawn here: a page with them needs no library and no network."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10

from landwalk.ui.report.model import Bar, Plot

_WIDTH = 640
_HEIGHT = 220
_LEFT = 44
_BOTTOM = 24
_ROW = 20
_LABELS = 210


def drawn(plot: Plot, title: str) -> str:
    """The plot as an <svg> element; its title is read by screen readers."""
    return _rows(plot, title) if plot.kind == "rows" else _columns(plot, title)


def _shown(value: float, *, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:g}"


def _top(plot: Plot) -> float:
    """The end of the scale: the next round number above everything that is drawn."""
    most = max((max(bar.value, bar.high or 0.0) for bar in plot.bars), default=1.0)
    if plot.percent:
        return min(1.0, (floor(most * 10) + 1) / 10)
    if most <= 0:
        return 1.0
    step = 10 ** floor(log10(most))
    return float(next(n * step for n in (1, 2, 4, 5, 8, 10, 20) if n * step >= most))


def _open(width: int, height: int, title: str) -> list[str]:
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return [f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">', f"<title>{escape(title)}</title>"]


def _columns(plot: Plot, title: str) -> str:
    top = _top(plot)
    count = max(1, len(plot.bars))
    space = (_WIDTH - _LEFT - 8) / count
    floor_y = _HEIGHT - _BOTTOM

    def y(value: float) -> float:
        return floor_y - value / top * (floor_y - 12)

    out = _open(_WIDTH, _HEIGHT, title)
    for part in range(5):
        value = top * part / 4
        out.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 8}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        text = _shown(round(value, 3), percent=plot.percent)
        out.append(f'<text class="scale" x="{_LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{text}</text>')
    for i, bar in enumerate(plot.bars):
        x = _LEFT + space * (i + 0.5)
        width = min(48.0, space * 0.7)
        high = floor_y - y(bar.value)
        out.append(
            f'<rect class="bar" x="{x - width / 2:.1f}" y="{y(bar.value):.1f}" width="{width:.1f}" height="{high:.1f}">'
            f"<title>{escape(_said(bar, percent=plot.percent))}</title></rect>"
        )
        if bar.low is not None and bar.high is not None:
            out.append(f'<line class="range" x1="{x:.1f}" x2="{x:.1f}" y1="{y(bar.low):.1f}" y2="{y(bar.high):.1f}"/>')
        out.append(f'<text x="{x:.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{escape(bar.label)}</text>')
    return "\n".join([*out, "</svg>"])


def _rows(plot: Plot, title: str) -> str:
    height = _ROW * len(plot.bars) + 28
    low = 0.0 if plot.percent else min((bar.value if bar.low is None else bar.low for bar in plot.bars), default=0.0)
    top = 1.0 if plot.percent else max((bar.value if bar.high is None else bar.high for bar in plot.bars), default=1.0)
    if not plot.percent:
        low, top = 10 * floor(low / 10), 10 * ceil(top / 10)
    top = top if top > low else low + 1.0

    def x(value: float) -> float:
        return _LABELS + (value - low) / (top - low) * (_WIDTH - _LABELS - 60)

    out = _open(_WIDTH, height, title)
    for part in range(5):
        value = low + (top - low) * part / 4
        out.append(f'<line class="grid" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="4" y2="{height - 22}"/>')
        text = _shown(round(value, 1 if not plot.percent else 3), percent=plot.percent)
        out.append(f'<text class="scale" x="{x(value):.1f}" y="{height - 8}" text-anchor="middle">{text}</text>')
    if plot.middle is not None:
        out.append(
            f'<line class="middle" x1="{x(plot.middle):.1f}" x2="{x(plot.middle):.1f}" y1="4" y2="{height - 22}"/>'
        )
    for i, bar in enumerate(plot.bars):
        y = 4 + _ROW * (i + 0.5)
        out.append(f'<text x="{_LABELS - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(_short(bar.label))}</text>')
        if bar.low is not None and bar.high is not None:
            out.append(f'<line class="range" x1="{x(bar.low):.1f}" x2="{x(bar.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>')
        said = escape(_said(bar, percent=plot.percent))
        out.append(f'<circle class="dot" cx="{x(bar.value):.1f}" cy="{y:.1f}" r="4.5"><title>{said}</title></circle>')
        value_text = f"{bar.value:.1%}" if plot.percent else f"{bar.value:.1f}"
        out.append(f'<text class="scale" x="{_WIDTH - 50}" y="{y + 4:.1f}">{value_text}</text>')
    return "\n".join([*out, "</svg>"])


def _short(label: str, most: int = 30) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def _said(bar: Bar, *, percent: bool) -> str:
    """What a pointer resting on it shows."""
    value = f"{bar.value:.1%}" if percent else f"{bar.value:g}"
    if bar.low is None or bar.high is None:
        return f"{bar.label}: {value}"
    between = f"{bar.low:.1%}–{bar.high:.1%}" if percent else f"{bar.low:g}–{bar.high:g}"
    return f"{bar.label}: {value} ({between})"
