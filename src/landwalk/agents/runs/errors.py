"""What stops a run of many games. Finished games are in the run file, whatever happens."""

from __future__ import annotations

from landwalk.locale import Lang, catalogue
from landwalk.locale import marked as _

NO_CLUSTER = _("no cluster answers there ({reason}). Start its scheduler, or check the address (tcp://HOST:8786).")
NO_WORKERS = _("the cluster has no workers. Start some: `dask worker {address}`.")
GONE = _("the cluster doesn't answer any more. Finished games are kept; start it and then this command again.")
NO_DASK = _("clusters need Dask, which isn't installed. Install it: `pip install 'landwalk[cluster]'`.")
OTHER_WORKER = _("worker {worker} has landwalk {theirs}, this is {ours}. Install the same version there.")
STRANGE_WORKER = _("worker {worker} can't play for landwalk {ours} ({reason}). Install the same version there.")
LOST = _("the workers were lost {times} times without finishing a game (is the memory full?). Start again with fewer.")
BROKEN = _("the executor lost a worker and takes no more work. Start again with another one; finished games are kept.")
GAME_FAILED = _(
    "game {number} (seed {seed}) failed: {reason}. This is a fault of Landwalk: please report it with the decks."
)
UNWRITABLE = _("the run file can't be written ({reason}). {count} games are kept in it; make room and start again.")
UNSORTED = _("all {count} games are kept, but the file can't be put in order ({reason}). Make room and start again.")
NO_RUN_FILE = _("this is no run file. Name another file; nothing was written.")
OTHER_FORMAT = _("a run file of format {found}; this version reads format {known}. Name another file.")
OTHER_RUN = _("this is the file of another run: {what}. Name another file, or start that run again.")
DAMAGED = _("line {line} is damaged ({reason}). Delete the line; its games will be played again.")
BUSY = _("another run is writing this file. Wait for it, or name another file.")

OTHER_VERSION = _("it was played by landwalk {theirs}, this is {ours}")
OTHER_SEED = _("its seed is {theirs}, not {ours}")
OTHER_BOTS = _("its bots are {theirs}, not {ours}")
OTHER_KIND = _("it is a run of `{theirs}`, not of `{ours}`")
OTHER_DECK = _("the cards of deck {name} aren't the same")
OTHER_DECKS = _("its decks are {theirs}, not {ours}")
OTHER_SETTINGS = _("its settings are {theirs}, not {ours}")


class RunError(Exception):
    """A run can't begin or go on. `message` is a key of the catalogues; it says what is wrong and what to do.

    `file` is the file or address that was given, "" if none. A value may be a RunError: it is said in the same language.
    """

    def __init__(self, message: str, *, file: str = "", **values: object) -> None:
        self.message = message
        self.file = file
        self.values = values
        super().__init__(self.text(Lang.EN))

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, (type(self), self.message, self.file, self.values)

    def text(self, lang: Lang) -> str:
        """One line."""
        values = {k: v.text(lang) if isinstance(v, RunError) else v for k, v in self.values.items()}
        said = catalogue(lang).gettext(self.message).format(**values)
        return " ".join(f"{self.file}: {said}".split()) if self.file else said


def _made_again(kind: type[RunError], message: str, file: str, values: dict[str, object]) -> RunError:
    return kind(message, file=file, **values)


class RunFileError(RunError):
    """The run file can't be used or written."""


class ClusterError(RunError):
    """The cluster or a worker can't be used."""
