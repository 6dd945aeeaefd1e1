"""One command, one file; each has `command`."""
