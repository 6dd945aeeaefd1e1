"""The board as a player sees it, drawn for a terminal from a view: nothing hidden is in it."""

from __future__ import annotations

import textwrap

from landwalk.kernel.mana import ManaCost
from landwalk.locale import Lang, catalogue
from landwalk.play.asking import STEPS
from landwalk.play.view import ObjectView, PlayerView, View
from landwalk.ui.console import console, say


def draw(seen: View, lang: Lang) -> None:
    """Opponents above, the stack between, the viewer below, their hand last."""
    _ = catalogue(lang).gettext
    width = min(console().width, 100)
    active = seen.players[seen.active].name
    title = (
        _("Before the first turn")
        if not seen.turn
        else _("Turn {turn}, {player}: {step}").format(
            turn=seen.turn, player=active, step=_(STEPS.get(seen.step, seen.step))
        )
    )
    say(f"── {title} ".ljust(width, "─"), "bold cyan")
    names = {o.id: o.name for o in (*seen.battlefield, *seen.stack)} | {-1 - p.index: p.name for p in seen.players}
    for player in seen.players:
        if player.index != seen.viewer:
            _player(player, lang)
            _permanents(seen, player, names, lang, lands_first=True)
    if seen.stack:
        say("  " + _("Stack, the next to resolve first:"), "bold magenta")
        for item in reversed(seen.stack):
            targets = ", ".join(names.get(t, "?") for t in item.targets)
            by = seen.players[item.controller].name
            say(f"    {item.name} ({by})" + (f" → {targets}" if targets else ""), "magenta")
    me = seen.players[seen.viewer]
    say("  " + "· " * (width // 4), "cyan")
    _permanents(seen, me, names, lang, lands_first=False)
    _player(me, lang)
    if me.hand:
        say(_wrapped(_("Hand: {cards}").format(cards=_hand(me.hand)), "  "), "bold")
    say("─" * width, "cyan")


def _wrapped(line: str, indent: str) -> str:
    """A line cut between words for the terminal."""
    width = max(console().width, 40)
    return textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent + "  ", break_long_words=False)


def _hand(cards: list[ObjectView]) -> str:
    """Cards of one name together, cheapest first, lands last."""
    counts: dict[tuple[bool, int, str], int] = {}
    for card in cards:
        cost = card.mana_cost or ""
        key = ("land" in card.types, ManaCost.parse(cost).mana_value if cost else 0, f"{card.name} {cost}".strip())
        counts[key] = counts.get(key, 0) + 1
    return ", ".join((f"{n} " if n > 1 else "") + said for (_land, _value, said), n in sorted(counts.items()))


def _player(player: PlayerView, lang: Lang) -> None:
    _ = catalogue(lang).gettext
    said = _("{name}: {life} life, {hand} in hand, {library} in library, {graveyard} in graveyard").format(
        name=player.name,
        life=player.life,
        hand=player.hand_size,
        library=player.library_size,
        graveyard=len(player.graveyard),
    )
    extra = [f"{kind} {n}" for kind, n in player.counters.items()] + [_(d) for d in player.designations]
    if player.pool:
        extra.append(_("mana: {mana}").format(mana="".join(f"{{{m}}}" for m in player.pool)))
    say(" ".join([said, *(f"[{x}]" for x in extra)]), "bold")


def _permanents(seen: View, player: PlayerView, names: dict[int, str], lang: Lang, *, lands_first: bool) -> None:
    own = [o for o in seen.battlefield if o.controller == player.index and not (o.attached_to and _shown(seen, o))]
    lands = [o for o in own if "land" in o.types and "creature" not in o.types]
    others = [o for o in own if o not in lands]
    rows = [_lands(lands, lang)] if lands else []
    rows += [permanent_text(o, seen, names, lang) for o in others] if lands_first else []
    if not lands_first:
        rows = [permanent_text(o, seen, names, lang) for o in others] + rows
    for row in rows:
        say(_wrapped(row, "    "))


def _shown(seen: View, attachment: ObjectView) -> bool:
    """Attachments on a permanent are shown beside it."""
    return any(o.id == attachment.attached_to for o in seen.battlefield)


def _lands(lands: list[ObjectView], lang: Lang) -> str:
    """Lands in one row: how many of each, and how many of these are untapped."""
    _ = catalogue(lang).gettext
    counts: dict[str, list[int]] = {}
    for land in lands:
        pair = counts.setdefault(land.name, [0, 0])
        pair[0] += 1
        pair[1] += not land.tapped
    return ", ".join(
        _("{count} {land} ({untapped} untapped)").format(count=n, land=name, untapped=free)
        for name, (n, free) in counts.items()
    )


def permanent_text(o: ObjectView, seen: View, names: dict[int, str], lang: Lang) -> str:
    """One permanent: name, size, and everything about it that isn't usual."""
    _ = catalogue(lang).gettext
    marks: list[str] = []
    if o.tapped:
        marks.append(_("tapped"))
    if o.sick and "creature" in o.types:
        marks.append(_("new"))
    if o.damage:
        marks.append(_("damage {n}").format(n=o.damage))
    marks += [f"{kind} ×{n}" for kind, n in o.counters.items()]
    if o.attacking is not None:
        marks.append(_("attacks"))
    if o.blocking:
        marks.append(_("blocks {names}").format(names=", ".join(names.get(i, "?") for i in o.blocking)))
    on_it = [a.name for a in seen.battlefield if a.attached_to == o.id]
    if on_it:
        marks.append(_("with {names}").format(names=", ".join(on_it)))
    size = f" {o.power}/{o.toughness}" if o.power is not None else ""
    name = o.name or _("a face-down card")
    return f"{name}{size}" + (f" ({'; '.join(marks)})" if marks else "")
