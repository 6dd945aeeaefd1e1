"""Tables and plots of many games: one model, shown in the terminal, as CSV and as a page of HTML that needs no network."""
