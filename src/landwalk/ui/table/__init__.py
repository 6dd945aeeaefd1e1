"""The table in the terminal: `landwalk play`."""
