"""What can be wrong with scenario files and with what they ask for."""

from __future__ import annotations

from landwalk.locale import Lang, catalogue
from landwalk.locale import marked as _

#: key -> what is wrong, what to do.
FAULTS: dict[str, tuple[str, str]] = {
    "missing": (_("there is no such scenario file"), _("Check the path of the scenario.")),
    "unreadable": (_("the scenario file can't be read: {reason}"), _("Check the path and its rights.")),
    "encoding": (_("byte {byte} isn't UTF-8"), _("Save the scenario as UTF-8.")),
    "empty": (_("there is no scenario in the file"), _("Write one; the documentation of the format has an example.")),
    "json": (
        _("this isn't whole JSON: {reason}"),
        _("Check quotes, commas and brackets there; perhaps the file is cut off."),
    ),
    "yaml": (_("this isn't YAML: {reason}"), _("Check the indentation and the quotes there.")),
    "no-yaml": (
        _("YAML files need the package PyYAML"),
        _("Install it: `pip install pyyaml`; or write the scenario in JSON."),
    ),
    "suffix": (_("files named so aren't known"), _("Use .yaml, .yml, .json or .jsonl.")),
    "shape": (_("a scenario doesn't look like this: {reason}"), _("Compare with the documentation of the format.")),
    "field": (_("{reason}"), _("Compare with the documentation of the format.")),
    "ask-nothing": (
        _("the scenario asks nothing"),
        _("Say what with `ask: {can: ...}`, `ask: {what: ...}` or `ask: {value: ...}`."),
    ),
    "ask-object": (_("there is no {name} in the position asked about"), _("Check the name, or when it is asked.")),
    "ask-ability": (
        _("no ability that begins with '{text}' is there to be asked about"),
        _("Name it by the beginning of its text, as `landwalk card` prints it."),
    ),
    "ask-way": (_("{name} can't be cast in the way '{way}' at all"), _("Check the name of the way.")),
    "ask-value": (_("what is asked about isn't there: {reason}"), _("Check the name, or when it is asked.")),
    "ask-unsupported": (_("this isn't supported: {reason}"), _("Ask with other cards, or mend the text.")),
    "ask-scene": (_("the scene can't be played as written: {reason}"), _("Mend the script, or leave it shorter.")),
    "ask-moment": (
        _("the moment of the question never came"),
        _("Check the turn, the step and the player of `do: ask`."),
    ),
    "twice": (_("two scenarios have this id"), _("Give each its own id.")),
}


class ScenarioError(ValueError):
    """A scenario file that can't be used. `key` as in FAULTS; `line` counts from 1 (None: unknown); `id`: of the scenario, or ""."""

    def __init__(self, key: str, *, file: str = "", line: int | None = None, id: str = "", **values: str | int) -> None:  # noqa: A002
        self.key = key
        self.file = file
        self.line = line
        self.id = id
        self.values = values
        super().__init__(self.text(Lang.EN))

    def text(self, lang: Lang) -> str:
        """One line: file, line, scenario, what is wrong, what to do."""
        words = catalogue(lang)
        where = [self.file] if self.file else []
        if self.line is not None:
            where.append(words.gettext("line {line}").format(line=self.line))
        if self.id:
            where.append(self.id)
        what, mend = FAULTS[self.key]
        said = words.gettext(what).format(**self.values)
        if where:
            said = f"{', '.join(where)}: {said}"
        return " ".join(f"{said}. {words.gettext(mend)}".split())


class ScenarioFailureError(Exception):
    """What makes a scenario fail: a check that doesn't hold, an action refused, a question that nobody foresaw."""


class AnswerRefusedError(ScenarioFailureError):
    """A scripted answer fits no option of the question."""


class BlocksRefusedError(ScenarioFailureError):
    """The scripted blocks or attacks, as declared together, aren't legal."""


class UnforeseenError(ScenarioFailureError):
    """A question without a scripted answer, in a scenario whose answers are complete."""
