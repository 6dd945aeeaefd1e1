"""Learning environments: PettingZoo (all seats) and Gymnasium (one seat against a bot). Needs `pip install "landwalk[rl]"`.

    from landwalk.adapters.rl.aec import env            PettingZoo AEC, one agent a seat
    from landwalk.adapters.rl.parallel import env       the same with everybody acting in each cycle (and `parallel_env`)
    from landwalk.adapters.rl.single import DuelEnv     Gymnasium, one seat against a bot; registered as "landwalk/Duel-v0"

What is observed is described in `schema`, the game behind all of them is `table`.
"""

from __future__ import annotations

from importlib.util import find_spec

_missing = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if _missing:
    raise ModuleNotFoundError(f'no {", ".join(_missing)}: pip install "landwalk[rl]"', name=_missing[0])
