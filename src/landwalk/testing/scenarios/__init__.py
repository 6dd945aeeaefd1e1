"""Rules scenarios: a position, a script, and what must be true afterwards. Load, check, run, judge."""
