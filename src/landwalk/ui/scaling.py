"""`landwalk bench --scaling` for people: a table, and a log-log plot as SVG."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from landwalk.locale import catalogue
from landwalk.ui.console import say
from landwalk.ui.options import language

if TYPE_CHECKING:
    from landwalk.testing.scaling import Curve, Point

_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM, _RIGHT = 560, 300, 64, 28, 36, 150
_COLORS = ("#1b6ca8", "#b5451b", "#2e7d32", "#6a3d9a", "#a66f00")


def say_curve(curve: Curve) -> None:
    """The table of one curve."""
    _ = catalogue(language()).gettext
    say(_(curve.what), "bold")
    say(f"{_('how many'):>8}  {_('decision, us'):>14}  {_('copy, us'):>14}")
    for point in curve.points:
        say(f"{point.size:>8}  {point.decision_us:>14.1f}  {point.copy_us:>14.1f}")
    slopes = _("slope in the log-log plot: decision {decision:.2f}, copy {copy:.2f}")
    say(slopes.format(decision=curve.decision_slope, copy=curve.copy_slope))
    say()


def svg(curves: Sequence[Curve]) -> str:
    """Two log-log plots one under the other, for decisions and for copies: a document that needs nothing else."""
    _ = catalogue(language()).gettext
    plots = [
        _plot(curves, _("microseconds a decision"), lambda p: p.decision_us, 0),
        _plot(curves, _("microseconds a copy"), lambda p: p.copy_us, _HEIGHT),
    ]
    box = f'viewBox="0 0 {_WIDTH} {2 * _HEIGHT}" width="{_WIDTH}" height="{2 * _HEIGHT}"'
    style = "<style>text{font:12px sans-serif;fill:#333}line{stroke:#ccc}polyline{fill:none;stroke-width:2}</style>"
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{style}{ground}{"".join(plots)}</svg>\n'


def _plot(curves: Sequence[Curve], title: str, value: Callable[[Point], float], top: int) -> str:
    _ = catalogue(language()).gettext
    xs = [p.size for c in curves for p in c.points]
    ys = [value(p) for c in curves for p in c.points]
    low_x, high_x = math.log10(min(xs)), math.log10(max(xs))
    low_y, high_y = math.floor(math.log10(min(ys))), math.ceil(math.log10(max(ys)))

    def x(size: float) -> float:
        return _LEFT + (math.log10(size) - low_x) / ((high_x - low_x) or 1) * (_WIDTH - _LEFT - _RIGHT)

    def y(us: float) -> float:
        part = (math.log10(us) - low_y) / ((high_y - low_y) or 1)
        return top + _HEIGHT - _BOTTOM - part * (_HEIGHT - _BOTTOM - _TOP)

    out = [f'<text x="{_LEFT}" y="{top + 16}">{escape(title)}</text>']
    for power in range(low_y, high_y + 1):
        at = y(10.0**power)
        out.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        out.append(f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{10**power:g}</text>')
    for size in sorted({s for s in xs if s in (1, 10, 100)} | {min(xs), max(xs)}):
        out.append(f'<text x="{x(size):.1f}" y="{top + _HEIGHT - 16}" text-anchor="middle">{size}</text>')
    for number, curve in enumerate(curves):
        color = _COLORS[number % len(_COLORS)]
        points = " ".join(f"{x(p.size):.1f},{y(value(p)):.1f}" for p in curve.points)
        out.append(f'<polyline points="{points}" stroke="{color}"/>')
        line = top + _TOP + 18 * number
        out.append(f'<text x="{_WIDTH - _RIGHT + 12}" y="{line}" style="fill:{color}">{escape(_(curve.what))}</text>')
    return "".join(out)
