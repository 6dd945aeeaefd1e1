"""Many games: units of play with a seed each, whoever plays them (one process, several, a cluster), and the run file that keeps them."""
