"""The spaces of an environment: what an observation is made of, and the options of a moment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from landwalk.adapters.rl import schema

Mask = NDArray[np.int8]


class Offered(spaces.Discrete[np.int64]):
    """`Discrete(K)`: an index into the current options. `sample` without a mask draws one of these (0 while there are none)."""

    mask: Mask

    def __init__(self, options: int) -> None:
        super().__init__(options)
        self.mask = np.zeros(options, dtype=np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return super().sample(self.mask if mask is None and probability is None else mask, probability)


def observation_space(seats: int, limits: schema.Limits, vocabulary: schema.Vocabulary) -> spaces.Dict:
    """The space of the observations that `schema` describes."""
    n, k, links = limits.entities, limits.options, limits.links
    return spaces.Dict(
        {
            "observation": _numbers(len(schema.GAME)),
            "players": _numbers(seats, len(schema.PLAYER)),
            "entities": _numbers(n, len(schema.ENTITY)),
            "entity_cards": spaces.Box(0, vocabulary.other, (n,), np.int32),
            "links": spaces.Box(-1, n + seats - 1, (links, 3), np.int32),
            "actions": _numbers(k, len(schema.ACTION)),
            "action_refs": spaces.Box(-1, max(n, seats) - 1, (k, 3), np.int32),
            "action_mask": spaces.Box(0, 1, (k,), np.int8),
        }
    )


def _numbers(*shape: int) -> spaces.Box:
    return spaces.Box(-schema.BOUND, schema.BOUND, shape, np.float32)
