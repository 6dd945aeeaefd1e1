"""Deck lists: one value, a reader and a writer for each format, and the check of a deck's construction (CR 100)."""
