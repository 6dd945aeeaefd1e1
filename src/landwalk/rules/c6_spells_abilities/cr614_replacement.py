"""CR 614, replacement effects: which could modify an event now, and what each makes of it. Their order is cr616's business.

A `Replacement` is one effect that applies to one event. Keywords bring their own by the hook "replacement" of their meaning: a function
`(look, event, holder, inst, keyword) -> Replacement | None`, asked of the object that the event is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from landwalk.abilities.context import Context, Noted
from landwalk.abilities.effect import AsEnters, Cant, CantDo, Enter, GainAbilities, WouldInstead
from landwalk.abilities.noun import It, NounPhrase, This
from landwalk.abilities.pattern import pattern_keys
from landwalk.abilities.sentence import Predicate
from landwalk.actions.destroy import DestroyEvent
from landwalk.kernel import events as e
from landwalk.kernel.characteristics import CardType
from landwalk.kernel.flow import Flow
from landwalk.kernel.node import Node
from landwalk.kernel.registry import APPLY
from landwalk.kernel.state import State
from landwalk.kernel.zones import BATTLEFIELD
from landwalk.rules.c1_concepts.cr101_restrictions import cant
from landwalk.rules.c6_spells_abilities.cr603_matching import occurrences
from landwalk.rules.clauses import applies_to
from landwalk.rules.compiled import compiled
from landwalk.rules.conditions import holds
from landwalk.rules.look import Look, Now, StaticEntry
from landwalk.rules.questions import CanBeDestroyed, Reason, reasons

#: What happens instead: a flow that gives the events that take the event's place (the event itself, if it was only modified).
#: `after`: flows that follow once the events have happened ("prevent that damage and ...", 615.5).
After: TypeAlias = list[Flow[None]]
Apply: TypeAlias = Callable[[State, e.Event, After], Flow[list[e.Event]]]

# The steps of CR 616.1.
SELF, CONTROL, COPY, BACK_FACE, ANY = range(5)


class Replacement:
    """One replacement or prevention effect that would modify the event now.

    key: its name among the event's `replaced` (614.5). rank: the step of 616.1. kind: effects of one kind (not "") give the same result in
    any order. source: the object whose effect it is, for prompts and answers. why: what is said of it where the source says too little.
    """

    __slots__ = ("apply", "key", "kind", "rank", "source", "why")

    def __init__(
        self,
        key: str,
        apply: Apply,
        rank: int = ANY,
        kind: str = "",
        source: int = 0,
        why: Reason | None = None,
    ) -> None:
        self.key = key
        self.apply = apply
        self.rank = rank
        self.kind = kind
        self.source = source
        self.why = why


Make: TypeAlias = Callable[[Look, StaticEntry, e.Event], Replacement | None]
#: Predicates of static abilities and saved effects that replace events in a way of their own (a regeneration shield).
REPLACING: Final[dict[type[Predicate], Make]] = {}


def replaces(cls: type[Predicate]) -> Callable[[Make], Make]:
    """Registers how a predicate replaces events: `(look, entry, event) -> Replacement | None`, asked of each entry that functions now.

    The class needs "replace:" + a key of the event among its `interests`.
    """

    def register(function: Make) -> Make:
        REPLACING[cls] = function
        return function

    return register


class AsItEnters(Now):
    """Everything as it would be with the object on the battlefield (CR 614.12): `entering` is its id there.

    It reads a trial copy of the state, in which nothing but the entering has happened; the copy is thrown away.
    """

    __slots__ = ()

    def __init__(self, state: State, event: e.ZoneChange | e.CreateToken) -> None:
        assert event.entry is not None
        stamp = state.stamp
        trial = state.clone()
        state.stamp = stamp  # the trial writes to nothing that is shared and is gone before the state goes on
        entry = event.entry.clone()
        if isinstance(event, e.ZoneChange):
            moved: e.ZoneChange | e.CreateToken = e.ZoneChange(
                event.object, event.from_zone, event.to, event.reason, event.position, entry, event.cause
            )
        else:
            moved = e.CreateToken(event.owner, event.face, entry, event.cause)
        APPLY[type(moved)](trial, moved)
        trial.layer_version += 1
        super().__init__(trial)
        self.entering = moved.new_id


def enters(event: e.Event) -> e.ZoneChange | e.CreateToken | None:
    """The event, if an object would enter the battlefield by it."""
    if isinstance(event, e.CreateToken):
        return event
    if isinstance(event, e.ZoneChange) and event.to is BATTLEFIELD and event.from_zone is not BATTLEFIELD:
        return event
    return None


def applicable(state: State, event: e.Event) -> list[Replacement]:
    """All replacement effects that would modify the event and haven't yet (614.5); prevention is cr615's."""
    entering = enters(event)
    found: list[Replacement] = []
    look: Look = Now(state)
    if _cant_happen(look, event):
        return found
    if entering is not None:
        if not _may_matter(look, entering):
            return found
        look = AsItEnters(state, entering)
        found += _entering_effects(look, entering)
    for entry in look.index.clauses.get(WouldInstead, ()):
        predicate = entry.predicate
        assert isinstance(predicate, WouldInstead)
        if not any(k in pattern_keys(predicate.event) for k in event.keys()):  # noqa: SIM118
            continue
        made = _would_instead(look, entry, predicate, event)
        if made is not None:
            found.append(made)
    for cls, make in REPLACING.items():
        for entry in look.index.clauses.get(cls, ()):
            made = make(look, entry, event)
            if made is not None:
                found.append(made)
    found += _by_keywords(look, event)
    found += _by_rules(look, event)
    if look.entering:
        for r in found:
            r.key = _stable(r.key, look.entering)
    return [r for r in found if r.key not in event.replaced]


def _stable(key: str, entering: int) -> str:
    """The id that it will have may change while its entering is modified (something is sacrificed, a token made): the key mustn't."""
    own = str(entering)
    return "it" + key[len(own) :] if key.startswith(own) and not key[len(own) : len(own) + 1].isdigit() else key


def _by_rules(look: Look, event: e.Event) -> list[Replacement]:
    """Replacement effects of rules, not of texts: counters (122.1), Adventures and Omens (715.3d, 720.3d)."""
    from landwalk.rules.c1_concepts import cr122_protecting_counters
    from landwalk.rules.c7_additional import cr715_adventures

    return cr122_protecting_counters.replacing(look, event) + cr715_adventures.replacing(look, event)


def _cant_happen(look: Look, event: e.Event) -> bool:
    """CR 614.17c: what can't happen isn't replaced (self-replacement is the resolving text's own business)."""
    if isinstance(event, DestroyEvent):
        return CanBeDestroyed in look.index.answers and bool(reasons(look, CanBeDestroyed(event.object)))
    if Cant not in look.index.clauses:
        return False
    if isinstance(event, e.GainLifeEvent):
        return bool(cant(look, event.player, CantDo.GAIN_LIFE))
    if isinstance(event, e.DrawCard):
        return bool(cant(look, event.player, CantDo.DRAW))
    if isinstance(event, e.CountersEvent):
        return event.amount > 0 and event.to > 0 and bool(cant(look, event.to, CantDo.HAVE_COUNTERS))
    return False


#: Kinds of happening of an object that enters the battlefield.
_ENTERING: Final = frozenset({"enters", "zone_change", "create", "counters"})
_OF_ENTERING: Final = frozenset({"replace:create", "replace:enters"})


def _may_matter(look: Look, event: e.ZoneChange | e.CreateToken) -> bool:
    """A quick no for the many objects that nothing could modify as they enter."""
    clauses = look.index.clauses
    for cls in (Enter, AsEnters):
        # Those of permanents about themselves have done their work.
        if any(not isinstance(entry.clause.subject, (This, It)) for entry in clauses.get(cls, ())):
            return True
    if any(cls in clauses and not _OF_ENTERING.isdisjoint(cls.interests) for cls in REPLACING):
        return True
    for entry in clauses.get(WouldInstead, ()):
        assert isinstance(entry.predicate, WouldInstead)
        if any(key in _ENTERING for key in pattern_keys(entry.predicate.event)):
            return True
    for entry in clauses.get(GainAbilities, ()):
        assert isinstance(entry.predicate, GainAbilities)
        if any(_modifies_entering(ability) for ability in entry.predicate.abilities):
            return True
    assert event.entry is not None
    face = event.entry.face
    if face is None:
        face = event.face if isinstance(event, e.CreateToken) else look.state.objects[event.object].face
    if CardType.PLANESWALKER in face.types or CardType.BATTLE in face.types or "Saga" in face.subtypes:
        return True
    if isinstance(event, e.ZoneChange) and event.entry.transformed:
        return True
    if "Aura" in face.subtypes and not event.entry.attached_to:
        return True  # CR 303.4f
    return any(_modifies_entering(inst.tree) for inst in face.insts)


def _modifies_entering(ability: Node) -> bool:
    parts = compiled(ability)
    for static in parts.statics:
        if any(isinstance(p, (Enter, AsEnters, WouldInstead)) for p in static.clause.predicates):
            return True
    return any(name == "replacement" for name, _, _ in parts.hooks)


def effect_key(entry: StaticEntry, event: e.Event) -> str:
    """A name of an effect: for a static ability its instance; what an object enters as a copy of tells its abilities from its own."""
    if entry.effect is not None:
        return f"e{entry.effect.id}"
    copied = ""
    entering = enters(event)
    if entering is not None and entering.entry is not None and entering.entry.copy_of:
        copied = f".{entering.entry.copy_of}"
    assert entry.inst is not None
    number = type(entry.predicate).__name__
    return f"{entry.holder}{copied}/{entry.inst.origin}/{entry.inst.ordinal}/{number}"


# --- entering (614.1c-d, 614.12) ------------------------------------------------------------------------


def _entering_effects(look: Look, event: e.ZoneChange | e.CreateToken) -> list[Replacement]:
    from landwalk.rules.c3_card_types.cr303_enchantments import chooses_host
    from landwalk.rules.c3_card_types.cr310_battles import chooses_protector
    from landwalk.rules.c6_spells_abilities import cr614_entering

    found: list[Replacement] = []
    for cls in (Enter, AsEnters):
        for entry in look.index.clauses.get(cls, ()):
            # CR 614.12, its own effects count only if they are about it alone
            if entry.holder == look.entering and isinstance(entry.clause.subject, NounPhrase):
                continue
            if not applies_to(look, entry, look.entering):
                continue
            if isinstance(entry.predicate, Enter):
                if entry.predicate.unless is not None and holds(look, entry.predicate.unless, entry.ctx):
                    continue
                found.append(cr614_entering.enter(entry, entry.predicate, effect_key(entry, event)))
            elif isinstance(entry.predicate, AsEnters):
                found.append(cr614_entering.as_enters(entry, entry.predicate, effect_key(entry, event)))
    found += cr614_entering.with_counters(look, event)
    found += chooses_host(look, event, look.entering)
    found += chooses_protector(look, event, look.entering)
    return found


# --- "would ... instead" (614.1a) ------------------------------------------------------------------------


def _would_instead(look: Look, entry: StaticEntry, predicate: WouldInstead, event: e.Event) -> Replacement | None:
    if entry.condition is not None and not holds(look, entry.condition, entry.ctx):
        return None
    found = occurrences(look, predicate.event, event, entry.ctx)
    if not found:
        return None
    from landwalk.rules.c6_spells_abilities.cr614_instead import instead

    return Replacement(effect_key(entry, event), instead(entry, predicate, found[0]), source=entry.holder)


# --- keywords' own ---------------------------------------------------------------------------------------


def _by_keywords(look: Look, event: e.Event) -> list[Replacement]:
    """The hook "replacement" of the keywords of the object that the event is about."""
    about = look.entering or getattr(event, "object", 0)
    if about <= 0 or not look.exists(about):
        return []
    found: list[Replacement] = []
    for inst in look.get(about).abilities:
        for name, value, keyword in compiled(inst.tree).hooks:
            if name == "replacement" and callable(value):
                made = value(look, event, about, inst, keyword)
                if isinstance(made, Replacement):
                    found.append(made)
    return found


#: Interests of a keyword with the hook "as_drawn": a flow `(state, player, card, inst, keyword)` followed as its card is drawn.
AS_DRAWN: Final = frozenset({"as_drawn", "replace:draw"})


def as_drawn(state: State, event: e.DrawCard) -> Flow[None]:
    """What keywords let a player do as a card is drawn, before anything else happens (702.94a)."""
    card = event.new_id
    if not event.happened or card not in state.objects:
        return
    for inst in Now(state).get(card).abilities:
        for name, value, keyword in compiled(inst.tree).hooks:
            if name == "as_drawn" and callable(value):
                yield from value(state, event.player, card, inst, keyword)


def noted_context(entry: StaticEntry, noted: Noted | None) -> Context:
    """The context of a replacement effect for one event: "that much", "that creature" are the event's."""
    ctx = entry.ctx.clone()
    if noted is not None:
        ctx.event = noted
        ctx.amount = noted.amount
    return ctx
