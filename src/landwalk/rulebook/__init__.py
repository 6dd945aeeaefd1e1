"""What Landwalk knows of the rulebook: short wordings of its own, where a rule is built, which tests show it, what is related.

A low floor, next to the leaves: it knows numbers, files and words, and nothing of games. No sentence of the Comprehensive Rules is
in it; a user may import the published text (`official`).
"""

from landwalk.rulebook.wordings import wording

__all__ = ["wording"]
