"""The shape of a scenario file as classes: what JSON or YAML must look like. Fields as the format names them."""

from __future__ import annotations

from typing import Any

import msgspec

from landwalk.kernel.zones import Step


class Ref(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An object or player named with a qualification; `name` a name, alias or ability text."""

    name: str | None = None
    nth: int | None = None
    copy: bool | None = None
    set: str | None = None
    amount: int | None = None
    mode: int | None = None
    player: str | None = None
    ability_on_stack: str | None = None
    effect: str | None = None


Named = str | Ref


class Custom(msgspec.Struct, forbid_unknown_fields=True):
    """A permanent that is no real card: its types and its one text."""

    types: str | list[str]
    text: str


class CardEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    card: str | None = None
    count: int = 1
    tapped: bool = False
    set: str | None = None
    alias: str | None = msgspec.field(default=None, name="as")
    custom: Custom | None = None


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """name: what answers call the player; unsaid "Player A"."""

    name: str = ""
    life: int | None = None
    battlefield: list[CardEntry] = []
    hand: list[CardEntry] = []
    graveyard: list[CardEntry] = []
    exile: list[CardEntry] = []
    command: list[CardEntry] = []
    library: list[CardEntry] = []
    library_exact: bool = False
    manual_mana: bool = False


class Check(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One check. Its value is in one of the fields `expected`, `is_not`, `at_least`, `at_most`."""

    check: str
    expected: Any = msgspec.field(default=msgspec.UNSET, name="is")
    is_not: Any = msgspec.UNSET
    at_least: int | None = None
    at_most: int | None = None
    player: str | None = None
    card: Named | None = None
    zone: str | None = None
    token: bool | None = None
    base: bool = False
    each: bool = False
    ability: str | None = None
    among: int | None = None
    type: str | None = None
    subtype: str | None = None
    colors: str | None = None
    counter: str | None = None
    tapped: bool | None = None
    attachment: Named | None = None
    to: Named | None = None
    status: str | None = None
    position: int | None = None
    color: str | None = None
    includes: str | None = None
    options: list[str] | None = None
    option_count: int | None = None
    object: dict[str, Any] | None = None
    action: Entry | None = None
    attacker: Named | None = None
    defender: Named | None = None
    actions: int | None = None
    script_index: int | None = None
    blocks: bool | None = None
    answer: bool | None = None


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of a script: an action (with turn and step), or an answer. In a check `can_do` an action without time."""

    do: str
    player: str | None = None
    turn: int | None = None
    step: Step | None = None
    # actions
    card: Named | None = None
    targets: list[Named] | None = None
    variant: str | None = None
    ability: str | None = None
    source: Named | None = None
    attacker: Named | None = None
    defender: Named | None = None
    blocker: Named | None = None
    resolve: str | None = None
    that: Check | None = None
    counter: str | None = None
    count: int | None = None
    to: str | None = None
    when_on_stack: str | None = None
    when_not_on_stack: str | None = None
    when_copy_on_stack: str | None = None
    when_top_of_stack: str | None = None
    when_mana_in_pool: int | None = None
    # answers
    yes: bool | None = None
    number: int | None = None
    pick: list[Named] | None = None
    trigger_first: str | None = None
    player_choice: str | None = None
    cast_with: str | None = None
    cost: str | None = None
    coin: bool | None = None
    die: int | None = None
    mode: int | None = None
    done: bool | None = None
    cancel_payment: bool | None = None


class What(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is this object? of: one of WHAT. has: a type, colour or ability (beginning of its text): has it that, yes or no?"""

    card: Named
    player: str | None = None
    of: str = "all"
    has: str | None = None


class Ask(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked in the position reached (or where the script says `do: ask`): one of `can` (an action as in the script, without
    time; several attacks or blocks together), `what`, and `value` (a check without a value). expected: the answer, for tests."""

    can: Entry | list[Entry] | None = None
    what: What | None = None
    value: Check | None = None
    expected: Any = msgspec.field(default=msgspec.UNSET, name="is")


class Until(msgspec.Struct, forbid_unknown_fields=True):
    turn: int
    step: Step


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """The same game goes on."""

    until: Until
    script: list[Entry] = []
    expect: list[Check] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """See the documentation of the format. `cr`: rule numbers it shows; `question`: it in a sentence."""

    id: str
    topic: str
    format: str
    players: dict[str, PlayerSetup]
    until: Until
    starting_life: int = 20
    turn_order: tuple[str, ...] = ("A", "B")
    range_of_influence: str | int = "all"
    attack_rule: str = "multiple"
    day_night: str | None = None
    shuffle: bool = False
    answers: str = "complete"
    smoke: bool = False
    script: list[Entry] = []
    expect: list[Check] = []
    then: list[Part] = []
    untranslatable: list[str] | str | None = None
    cr: list[str] = []
    question: str | dict[str, str] = ""
    ask: Ask | None = None

    def asked(self, lang: str = "en") -> str:
        """The question in a language, else in English; "" if there is none."""
        if isinstance(self.question, str):
            return self.question
        return self.question.get(lang) or self.question.get("en", "")

    @property
    def parts(self) -> list[Part]:
        """The first stretch of the game and those of `then`."""
        return [Part(self.until, self.script, self.expect), *self.then]

    @property
    def partial(self) -> bool:
        """Are some decisions left to the players?"""
        return self.answers == "partial"


FORMATS = ("duel", "free_for_all", "commander_duel", "commander", "oathbreaker")
TIMED = frozenset(
    {
        "cast",
        "play_land",
        "activate",
        "activate_mana",
        "attack",
        "block",
        "no_attack",
        "no_block",
        "wait",
        "check",
        "concede",
        "put_counters",
        "set_day_night",
        "ask",
    }
)
ANSWERS = frozenset({"choose", "choose_target", "choose_mode"})
#: What an entry of each kind must say.
NEEDS: dict[str, tuple[str, ...]] = {
    "cast": ("card",),
    "play_land": ("card",),
    "activate": ("ability",),
    "activate_mana": ("ability",),
    "attack": ("attacker",),
    "block": ("blocker", "attacker"),
    "wait": ("resolve",),
    "check": ("that",),
    "put_counters": ("card", "counter", "count"),
    "set_day_night": ("to",),
}
#: What can be asked about an object.
WHAT = ("all", "types", "colors", "abilities", "size", "controller", "name")
#: What can be asked whether it may be done.
ACTIONS = ("cast", "play_land", "activate", "attack", "block")
#: What can be asked whether it can happen to an object, with what must be said besides `card`.
HAPPENINGS: dict[str, tuple[str, ...]] = {
    "be_destroyed": ("card",),
    "be_countered": ("card",),
    "be_sacrificed": ("card",),
    "be_damaged": ("card", "source"),
    "be_attached": ("card", "to"),
}
CHOICES = (
    "yes",
    "number",
    "pick",
    "trigger_first",
    "player_choice",
    "cast_with",
    "coin",
    "die",
    "done",
    "cancel_payment",
)
#: What a check of each kind must say.
CHECKS: dict[str, tuple[str, ...]] = {
    "life": ("player",),
    "count": ("zone",),
    "pt": ("card",),
    "power": ("card",),
    "toughness": ("card",),
    "mana_value": ("card",),
    "damage": ("card",),
    "class_level": ("card",),
    "level": ("card",),
    "ability": ("card", "ability"),
    "ability_count": ("card", "ability"),
    "type": ("card", "type"),
    "subtype": ("card", "subtype"),
    "color": ("card", "colors"),
    "color_count": ("card",),
    "counters": ("card", "counter"),
    "player_counters": ("player", "counter"),
    "tapped": ("card",),
    "tapped_count": ("card", "tapped"),
    "attached": ("attachment", "to"),
    "attached_to_something": ("card",),
    "attachment_count": ("card",),
    "status": ("card", "status"),
    "exists": ("card",),
    "controller": ("card",),
    "owner": ("card",),
    "protector": ("card",),
    "zone_of": ("card", "zone"),
    "library_card": ("player", "position"),
    "mana_pool": ("player", "color"),
    "available_mana": ("player",),
    "stack_size": (),
    "stack_object": ("object",),
    "can_do": ("player", "action"),
    "can_attack": ("player", "attacker"),
    "attackers": (),
    "blockers": (),
    "turn": (),
    "active_player": (),
    "monarch": (),
    "initiative": (),
    "day": (),
    "night": (),
    "has_day_night": (),
    "won": ("player",),
    "lost": ("player",),
    "in_game": ("player",),
    "result": ("player",),
    "draw": (),
    "game_over": (),
    "emblems": ("player",),
    "lands_played": ("player",),
    "max_hand_size": ("player",),
    "speed": ("player",),
    "top_card_revealed": ("player",),
    "illegal": (),
}
#: Checks that carry their value in a field of their own.
OWN_VALUE = frozenset({"illegal", "available_mana"})
