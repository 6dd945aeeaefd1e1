"""The phrases of rules text, by part of speech. Rows of keyword actions (CR 701) stand in actions/NAME.py beside their meaning.

How to add a phrase
- Find the node that means it (abilities/*.py, actions/*.py); add one there only if no node means it.
- Write one row in the module of its part of speech, in its ROWS: `predicate(Draw, DRAW, "{amount:num} [card|cards:amount]")` for a
  verb with what follows it, `event(...)` for triggers, `phrase("condition", ...)` for the rest. The template language is in
  oracle/template.py, the categories of slots in oracle/en_nouns.py, en_numbers.py and the other modules.
- Never write a finite verb or a number as a literal word. Slots of the template + fixed values + defaults must be all slots of the
  node: importing the grammar checks it.
- Spanish and German only with the wording of printed cards of 2016 and later; leave them out otherwise (the line then prints in
  English with a note).
- Run `python -m landwalk.oracle.coverage` before and after: it prints the share read, and what it stops at. A line with two
  readings, or that prints otherwise than it was read, isn't counted.
"""
