"""What an observation is: the arrays, their columns and their ranges. `VERSION` goes up when any of it changes.

An observation is a dictionary of numpy arrays, made for one seat from what that player may know. P seats, N rows of entities, L rows of
links, K options (`Limits`). Rows that aren't used are 0 (links, refs: -1). Numbers are plain game numbers, cut at +-BOUND::

    observation      float32 (G,)      the game and the question, columns GAME
    players          float32 (P, .)    one row a seat, the observer first, then in turn order, columns PLAYER
    entities         float32 (N, .)    one row an object that the observer sees, columns ENTITY, in the order: battlefield, stack (top
                                       last), own hand, known cards of other hands, graveyards, exile, command zone,
                                       known cards of libraries
    entity_cards     int32 (N,)        which card: 0 none or not known, 1.. the cards of the decks by name (`Vocabulary`), the last number
                                       any other (tokens)
    links            int32 (L, 3)      (kind, from, to): LINKS; from is a row of entities, to a row of entities or N + a row of players
    actions          float32 (K, .)    one row an option, columns ACTION
    action_refs      int32 (K, 3)      what the option speaks of: a row of entities, a row of players, and the row of the object that asks
                                       or waits for its other half (the attacker whose defender is chosen); -1 for none
    action_mask      int8 (K,)         1 for an option, 0 beyond the last one; all 0 for a seat that isn't asked
"""

from __future__ import annotations

from typing import Final

from landwalk.kernel.choices import Purpose
from landwalk.kernel.zones import Step, Zone
from landwalk.play.atoms.atom import AtomKind

VERSION: Final = 1
#: Numbers in observations are cut at this: the integers that float32 holds exactly.
BOUND: Final = float(2**24)

ZONES: Final = tuple(
    str(z) for z in (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
)
TYPES: Final = (
    "artifact",
    "battle",
    "creature",
    "enchantment",
    "instant",
    "kindred",
    "land",
    "planeswalker",
    "sorcery",
)
SUPERTYPES: Final = ("basic", "legendary", "snow")
COLORS: Final = ("W", "U", "B", "R", "G")
MANA: Final = (*COLORS, "C")
#: Keyword abilities with a column of their own (1: the object has it now); all others count in "other_keywords".
KEYWORDS: Final = (
    "deathtouch",
    "defender",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
    "indestructible",
    "infect",
    "landwalk",
    "lifelink",
    "menace",
    "prowess",
    "protection",
    "reach",
    "trample",
    "vigilance",
    "ward",
)
COUNTERS: Final = ("+1/+1", "-1/-1", "loyalty")
PLAYER_COUNTERS: Final = ("poison", "energy", "experience")
DESIGNATIONS: Final = ("city's blessing", "initiative", "monarch")

#: Columns of "observation". step_*: 1 for the step now; ask_*: 1 for why this seat is asked (all 0 if it isn't).
GAME: Final = (
    "turn",
    "active",  # 1: it is the observer's turn
    "priority",  # 1: the observer has priority
    "asked",  # 1: the observer is asked
    "said",  # atoms of the answer so far
    "options",  # how many there are
    *(f"step_{s}" for s in Step),
    *(f"ask_{p}" for p in Purpose),
)
PLAYER: Final = (
    "in_game",
    "active",
    "priority",
    "life",
    "hand",
    "library",
    "graveyard",
    "lands_played",
    *(f"mana_{m}" for m in MANA),
    *PLAYER_COUNTERS,
    "other_counters",
    *DESIGNATIONS,
    "other_designations",
)
ENTITY: Final = (
    "present",  # 1 in every row that is used
    "owner",  # row of players
    "controller",  # row of players
    *(f"in_{z}" for z in ZONES),
    "place",  # in a library: places from the top, 0 the top card
    *TYPES,
    *SUPERTYPES,
    *(f"color_{c}" for c in COLORS),
    "mana_value",
    "power",
    "toughness",
    "damage",
    "tapped",
    "sick",  # came under its controller's control this turn (CR 302.6)
    "token",
    "face_down",
    "attacking",
    "blocking",
    *COUNTERS,
    "other_counters",
    *KEYWORDS,
    "other_keywords",
)
LINKS: Final = ("attached to", "attacks", "blocks", "targets", "in a band with")
ACTIONS: Final = ("pass", "play_land", "cast", "activate", "special")
#: Columns of "actions": 1 for the kind of atom, 1 for the kind of action with priority, then details.
ACTION: Final = (
    *(f"kind_{k}" for k in AtomKind),
    *(f"do_{a}" for a in ACTIONS),
    "number",  # of a number, a digit, a share; of a group how many options it holds
    "place",  # of an option or face: which one, counted from 0
    "another_way",  # 1: cast in another way than normally
    "me",  # 1: speaks of the observer as a player
    *(f"color_{c}" for c in MANA),  # names a colour or a type of mana
)


class Limits:
    """How long the arrays are. Whatever doesn't fit is an error (`ObservationError`), never cut.

    options: K. entities: N. links: L. wide: what becomes of a list of more than K options: "group" offers groups of neighbours, of which
    one is taken first (an extra step), "refuse" is an error.
    """

    __slots__ = ("entities", "links", "options", "wide")

    def __init__(self, *, options: int = 128, entities: int = 256, links: int = 256, wide: str = "group") -> None:
        if options < 2:
            raise ValueError(f"K = {options} options: at least 2 are needed")
        if entities < 1 or links < 1:
            raise ValueError("entities and links: at least one row each")
        if wide not in {"group", "refuse"}:
            raise ValueError(f'wide is "group" or "refuse", not {wide!r}')
        self.options = options
        self.entities = entities
        self.links = links
        self.wide = wide


class Vocabulary:
    """The cards of a match by name, in alphabetical order: their numbers in "entity_cards". It tells nothing but the decks' names."""

    __slots__ = ("_numbers", "names")

    def __init__(self, names: frozenset[str]) -> None:
        self.names = tuple(sorted(names))
        self._numbers = {name: number for number, name in enumerate(self.names, 1)}

    @property
    def other(self) -> int:
        """The number of whatever isn't in the decks; the greatest there is."""
        return len(self.names) + 1

    def number(self, name: str) -> int:
        return self._numbers.get(name, self.other) if name else 0
