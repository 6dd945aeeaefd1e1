"""A view as plain text, for `render_mode="ansi"`."""

from __future__ import annotations

from landwalk.play.view import ObjectView, PlayerView, View


def drawn(seen: View) -> str:
    """The table as the viewer sees it: the others above, the viewer below."""
    lines = [f"turn {seen.turn}, {seen.step.replace('_', ' ')}, player {seen.active}'s turn"]
    others = [p for p in seen.players if p.index != seen.viewer]
    for player in [*others, *(p for p in seen.players if p.index == seen.viewer)]:
        lines += _player(seen, player)
    if seen.stack:
        lines.append("stack: " + ", ".join(_thing(o) for o in reversed(seen.stack)))
    return "\n".join(lines) + "\n"


def _player(seen: View, player: PlayerView) -> list[str]:
    lines = [
        f"{player.name} (player {player.index}): life {player.life}, hand {player.hand_size}, library {player.library_size}, "
        f"graveyard {len(player.graveyard)}" + (f", mana {player.pool}" if player.pool else "")
    ]
    if player.hand:
        lines.append("  hand: " + ", ".join(o.name for o in player.hand))
    own = [o for o in seen.battlefield if o.controller == player.index]
    if own:
        lines.append("  battlefield: " + ", ".join(_thing(o) for o in own))
    return lines


def _thing(thing: ObjectView) -> str:
    words = [thing.name or "a face-down card"]
    if thing.power is not None and thing.toughness is not None:
        words.append(f"{thing.power}/{thing.toughness}")
    words += [f"{n} {kind}" for kind, n in thing.counters.items()]
    words += [word for word, so in (("tapped", thing.tapped), ("attacking", thing.attacking is not None)) if so]
    return " ".join(words)
