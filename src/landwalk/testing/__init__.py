"""See docs/architecture.md for this floor."""
