"""Attached permanents: what an effect doesn't remove."""

from __future__ import annotations

from landwalk.abilities.attaching import DoesntRemove
from landwalk.abilities.words import Verb, predicate

ROWS = (predicate(DoesntRemove, Verb("this_effect_doesn't_remove"), "{what:obj acc}"),)
