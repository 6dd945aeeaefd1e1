"""Bots as options of commands, and what a searching bot says about its decision."""

from __future__ import annotations

import click

from landwalk.agents.agent import Agent
from landwalk.agents.bots import UnknownBotError, make_bot
from landwalk.agents.ismcts import SearchAgent
from landwalk.kernel.choices import Choice
from landwalk.kernel.state import State
from landwalk.locale import Lang
from landwalk.play.asking import atom_text
from landwalk.play.atoms.stepwise import in_atoms

#: So many answers are told.
MOST = 5


class BotName(click.ParamType):  # type: ignore[type-arg]  # it has parameters in some versions only
    """A bot's name, with a budget if it searches."""

    name = "bot"

    def __init__(self, *others: str) -> None:
        self.others = others

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.others:
            try:
                make_bot(value, 0)
            except UnknownBotError as error:
                self.fail(f"{error}{''.join(f', {o}' for o in self.others)}", param, ctx)
        return value


def considered_lines(state: State, choice: Choice, bot: Agent, lang: Lang) -> list[str]:
    """What a bot considered for its last answer, as lines: chance to win, iterations, answer. state: before the answer."""
    if not isinstance(bot, SearchAgent):
        return []
    lines = []
    for found in bot.considered[:MOST]:
        atoms = in_atoms(state, choice, found.answer)
        said = ", ".join(atom_text(state, atom, lang) for atom in atoms)
        lines.append(f"    {100 * found.chance:3.0f} %  {found.visits:5d}  {said}")
    return lines
