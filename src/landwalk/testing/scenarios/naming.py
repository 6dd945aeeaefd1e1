"""What scenario files call things: objects by name or alias, abilities by the beginning of their text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import Inst
from landwalk.kernel.node import Node
from landwalk.kernel.objects import GameObject, Kind, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Now
from landwalk.testing.scenarios.errors import ScenarioFailureError
from landwalk.testing.scenarios.model import Named, Ref
from landwalk.testing.wording import ability_text

_SELF = re.compile(
    r"\bthis (?:creature|land|artifact|enchantment|permanent|card|spell|token|vehicle|aura|equipment|planeswalker|battle|saga|class"
    r"|spacecraft)\b",
)
_REMINDER = re.compile(r" ?\([^()]*\)")
#: What scripts call an ability on the stack whatever its text.
_AN_ABILITY = "stack ability"
_FACE_DOWN = frozenset({"(face-down creature)", "(face-down card)", "(face-down token)"})


def normal(text: str, name: str = "") -> str:
    """A text for comparing: lower case, plain hyphens, "~" for the object itself, no reminder text."""
    out = text.replace("\u2212", "-").replace("\u2014", "-").replace("\u2019", "'")
    if name:
        for own in (name, name.partition(",")[0], name.partition(" of ")[0], name.partition(" the ")[0]):
            if len(own) > 2:
                out = out.replace(own, "~")
    out = _REMINDER.sub("", out).lower()
    out = out.replace("{this}", "~")
    out = re.sub(r"^\[([+-]?[0-9x]+)\]", r"\1", out)
    return _SELF.sub("~", out).strip()


def text_begins(whole: str, beginning: str) -> bool:
    return whole.startswith(beginning) or whole.replace(".", "").startswith(beginning.replace(".", ""))


@lru_cache(maxsize=4096)
def printed(tree: Node) -> str:
    """The normal form of an ability's own words."""
    return normal(ability_text(tree))


def begins(inst: Inst, text: str, name: str = "") -> bool:
    """Does the ability's text begin so? "Equip" alone names the keyword too."""
    wanted = normal(text, name)
    tree = inst.tree
    if isinstance(tree, KeywordAbility) and (tree.name == wanted or wanted.startswith(tree.name + " ")):
        said = printed(tree)
        spaced = said.replace(
            "-", " ", 1
        )  # "Flashback-{R}, Discard a card" is called "Flashback {R}, Discard a card" too
        return tree.name == wanted or not said or text_begins(said, wanted) or text_begins(spaced, wanted)
    return text_begins(printed(tree), wanted)


class Names:
    """Finds what a scenario names in a state. players: letter -> id. aliases: "@x" -> physical card id."""

    __slots__ = ("aliases", "letters", "players")

    def __init__(self, players: dict[str, PlayerId]) -> None:
        self.players = players
        self.letters = {i: letter for letter, i in players.items()}
        self.aliases: dict[str, int] = {}

    # --- players -----------------------------------------------------------------------------------

    def player(self, letter: str) -> PlayerId:
        return self.players[letter]

    # --- objects ------------------------------------------------------------------------------------

    def is_named(self, state: State, id_: int, name: str) -> bool:
        """Is the object (in whatever zone) called so?"""
        obj = state.objects.get(id_)
        if obj is None:
            return False
        if name.startswith("@"):
            return obj.card is not None and obj.card.id == self._card_of(name)
        if name == _AN_ABILITY:
            return obj.kind is Kind.ABILITY
        if name in _FACE_DOWN:
            # A copy of a face-down creature is as nameless as it is.
            nameless = obj.face_down or (obj.zone is Zone.BATTLEFIELD and not Now(state).get(id_).name)
            return nameless and (obj.kind is Kind.TOKEN) == (name == "(face-down token)")
        return self._fits(state, obj, name)

    def _card_of(self, alias: str) -> int:
        card = self.aliases.get(alias)
        if card is None:
            raise ScenarioFailureError(f"no card has the alias {alias}")
        return card

    @staticmethod
    def _fits(state: State, obj: GameObject, name: str) -> bool:
        own = Now(state).get(obj.id).name
        if _same(own, name):
            return True
        if obj.is_token and (_same(own + " Token", name) or _same(own, name + " Token")):
            return True
        if obj.card is None or obj.zone is Zone.BATTLEFIELD:
            return False  # scripts call a face-down spell by its card, a permanent "(face-down creature)"
        return _same(obj.card.name, name) or any(_same(face.name, name) for face in obj.card.faces)

    def matches(self, state: State, id_: int, named: Named) -> bool:
        """Is `id_` (object or player) what the scenario names? `nth` is looked at by `find`."""
        if isinstance(named, str):
            return id_ > 0 and self.is_named(state, id_, named)
        if named.player is not None and named.name is None:
            return id_ == self.players.get(named.player)
        if id_ < 0:
            return False
        obj = state.objects.get(id_)
        if obj is None:
            return False
        if named.ability_on_stack is not None:
            return (
                obj.zone is Zone.STACK
                and obj.kind is Kind.ABILITY
                and self.stack_text(state, id_, named.ability_on_stack)
            )
        if named.name is not None and not self.is_named(state, id_, named.name):
            return False
        if named.copy is not None and self._is_copy(state, obj) != named.copy:
            return False
        if named.player is not None:
            return Now(state).controller(id_) == self.players.get(named.player)
        return True

    @staticmethod
    def _is_copy(state: State, obj: GameObject) -> bool:
        """Is it a copy: of a spell, a token, or a permanent that is a copy of something (707)?"""
        if obj.kind is Kind.COPY:
            return True
        chars = Now(state).get(obj.id)
        printed_name = obj.card.name if obj.card is not None else ""
        names = {f.name for f in obj.card.faces} if obj.card is not None else set()
        if obj.card is None:
            return obj.kind is Kind.TOKEN and not chars.name.endswith(" Token")
        return not obj.face_down and chars.name != printed_name and chars.name not in names

    def find(self, state: State, named: Named, among: Sequence[int]) -> list[int]:
        """Those of `among` that the scenario names, in order; with `nth` the n-th such permanent on the battlefield."""
        found = [i for i in among if self.matches(state, i, named)]
        if isinstance(named, Ref) and named.nth is not None and named.name is not None:
            return self._nth(state, named, found)
        return found

    def _nth(self, state: State, named: Ref, found: list[int]) -> list[int]:
        """The n-th by order of entering, of all on the battlefield, or of those of one controller."""
        assert named.nth is not None
        all_ = [i for i in state.battlefield if self.matches(state, i, named)]
        look = Now(state)
        controllers = dict.fromkeys(look.controller(i) for i in found)
        if len(controllers) == 1:
            own = [i for i in all_ if look.controller(i) in controllers]
            if len(own) >= named.nth:
                return [i for i in own[named.nth - 1 : named.nth] if i in found]
        return [i for i in all_[named.nth - 1 : named.nth] if i in found]

    def everywhere(self, state: State, named: Named, zones: Iterable[Zone] | None = None) -> list[int]:
        """All objects with that name, the battlefield first, by order of entering."""
        ids = list(state.battlefield) + [i for i, o in state.objects.items() if o.zone is not Zone.BATTLEFIELD]
        if zones is not None:
            allowed = frozenset(zones)
            ids = [i for i in ids if state.objects[i].zone in allowed]
        return self.find(state, named, ids)

    # --- the stack ------------------------------------------------------------------------------------

    def stack_text(self, state: State, id_: int, text: str) -> bool:
        """Is the object on the stack called so: a spell by name, an ability by the beginning of its text (or its source's name)?"""
        obj = state.objects[id_]
        if obj.kind is not Kind.ABILITY:
            return self.is_named(state, id_, text)
        info = obj.stack
        if info is None or info.inst is None:
            return False
        name = Now(state).object(info.source).face.name if info.source > 0 else ""
        if begins(info.inst, text, name):
            return True
        if info.source > 0:
            # A keyword's ability is called by the keyword too.
            for inst in Now(state).get(info.source).abilities:
                if inst.key == info.inst.key and isinstance(inst.tree, KeywordAbility) and begins(inst, text, name):
                    return True
        wanted = normal(text, name)
        tree = info.inst.tree
        whole = printed(tree)
        # Some files name a triggered ability by what it does, without its event.
        return len(wanted) > 8 and wanted in whole


def _same(a: str, b: str) -> bool:
    return a == b or a.casefold() == b.casefold()


def describe(named: Named | None) -> str:
    """The name as a report shows it."""
    if named is None:
        return "nothing"
    if isinstance(named, str):
        return named
    said = [
        f"{s} {getattr(named, s)}" for s in named.__struct_fields__ if getattr(named, s) is not None and s != "name"
    ]
    return f"{named.name or ''} ({', '.join(said)})".strip()
