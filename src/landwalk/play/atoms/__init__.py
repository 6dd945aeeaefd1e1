"""Decisions in atoms: every question of a game can be asked whole, or one small step at a time with the same reachable answers."""
