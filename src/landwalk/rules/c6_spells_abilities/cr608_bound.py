"""CR 608.2b-c: a text with its choices filled in.

The chosen modes stand in place of the modal part, and a reference to its targets in place of each target phrase: the k-th in text order
(115, `target_phrases`) becomes "it" of target k. So what is followed speaks of nothing but what was announced (601.2b-c). Made once for
each (text, modes) and kept.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Ability
from landwalk.abilities.noun import It, PlayerPhrase, Ref, ThatPlayer
from landwalk.abilities.sentence import Delayed, Modal, WhenYouDo
from landwalk.kernel.node import Node
from landwalk.rules.c1_concepts.cr115_targets import shifted, text_order

_bound: Final[dict[tuple[tuple[Node, ...], tuple[int, ...]], tuple[Node, ...]]] = {}


def bind(body: tuple[Node, ...], modes: tuple[int, ...] = ()) -> tuple[Node, ...]:
    """The sentences to be followed."""
    key = (body, modes)
    found = _bound.get(key)
    if found is None:
        counter = [0]
        out: list[Node] = []
        for sentence in body:
            if isinstance(sentence, Modal) and modes:
                for mode in modes:
                    base = counter[0]
                    out += [_bind(shifted(s, base), counter) for s in sentence.modes[mode].body]
            else:
                out.append(_bind(sentence, counter))
        found = tuple(out)
        _bound[key] = found
    return found


def _bind(node: Node, counter: list[int]) -> Node:
    if getattr(node, "is_target", False):
        k = counter[0]
        counter[0] += 1
        return ThatPlayer(Ref.TARGET, k) if isinstance(node, PlayerPhrase) else It(Ref.TARGET, k)
    if isinstance(node, (Ability, WhenYouDo, Modal)):
        return node  # their targets are chosen later
    if isinstance(node, Delayed):
        return node.replace(event=_bind(node.event, counter))
    changes: dict[str, object] = {}
    for name in text_order(node):
        old = getattr(node, name)
        new = _bind_value(old, counter)
        if new is not old:
            changes[name] = new
    return node.replace(**changes) if changes else node


def _bind_value(value: object, counter: list[int]) -> object:
    if isinstance(value, Node):
        return _bind(value, counter)
    if isinstance(value, tuple):
        new = tuple(_bind_value(v, counter) for v in value)
        return value if all(a is b for a, b in zip(new, value, strict=True)) else new
    return value
