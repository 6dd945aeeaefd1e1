"""Cards: their records and faces, the database, the import of card files, deck lists. See docs/architecture.md for this
floor.
"""
