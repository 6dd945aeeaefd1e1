"""One file per section of the Comprehensive Rules; see docs/architecture.md."""
