"""Landwalk for other people's frameworks. Each adapter needs its extra (`pip install landwalk[rl]`); nothing below imports one."""
