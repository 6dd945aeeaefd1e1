"""Script entries as actions of the game: which legal action "cast Shock" or "activate Equip" means now."""

from __future__ import annotations

from landwalk.abilities.context import inst_key
from landwalk.kernel.choices import Action, Activate, CastSpell, PlayLand, SpecialAction
from landwalk.kernel.objects import Kind, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.c1_concepts.cr117_legal_actions import is_legal, legal_actions
from landwalk.rules.c6_spells_abilities.cr601_facts import facts
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Now
from landwalk.testing.scenarios.model import Entry, Named
from landwalk.testing.scenarios.naming import Names, begins, describe, normal


class Refused:
    """Why nothing of the kind can be done now."""

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why


def action_for(state: State, player: PlayerId, entry: Entry, names: Names) -> Action | Refused:
    """The first legal action, by order of entering the game, that the entry may mean."""
    if entry.do == "cast":
        return _cast(state, player, entry, names)
    if entry.do == "play_land":
        return _land(state, player, entry, names)
    return _activate(state, player, entry, names)


def _cast(state: State, player: PlayerId, entry: Entry, names: Names) -> Action | Refused:
    assert entry.card is not None
    able = [a for a in legal_actions(state, player) if isinstance(a, CastSpell) and _is_meant(state, a, entry, names)]
    if entry.variant is None:
        able.sort(key=lambda a: a.way != "")
    else:
        able = [a for a in able if a.way.partition(":")[0] == entry.variant or _is_whole(state, a, entry.variant)]
    if able:
        return able[0]
    if entry.variant is not None:
        found = _one_of_several_ways(state, player, entry.card, entry.variant, names)
        if found is not None:
            return found
    return Refused(_why_no_cast(state, player, entry.card, names))


def _is_meant(state: State, action: CastSpell, entry: Entry, names: Names) -> bool:
    """Does the entry name the card? Cast transformed it may be called by its back face (702.146a)."""
    assert entry.card is not None
    if is_named(state, action.card, action.face, entry.card, names):
        return True
    card = state.objects[action.card].card
    if entry.variant is None or action.way != entry.variant or card is None:
        return False
    return any(is_named(state, action.card, n, entry.card, names) for n in range(1, len(card.faces)))


def _is_whole(state: State, action: CastSpell, variant: str) -> bool:
    """Both halves of a split card together ("fuse")."""
    card = state.objects[action.card].card
    return variant == "fuse" and card is not None and action.face == len(card.faces)


def _one_of_several_ways(state: State, player: PlayerId, named: Named, way: str, names: Names) -> Action | None:
    """From the hand one action stands for all ways, which are asked for afterwards: the variant names one of them."""
    for id_ in state.players[player].hand:
        card = state.objects[id_].card
        for face in range(1 if card is None else len(card.faces) + (card.whole is not card.faces[0])):
            action = CastSpell(id_, face, way)
            if is_named(state, id_, face, named, names) and not is_legal(state, player, action):
                return action
    return None


def _why_no_cast(state: State, player: PlayerId, card: Named, names: Names) -> str:
    there = [i for i in names.everywhere(state, card) if state.objects[i].owner == player and state.objects[i].card]
    there.sort(key=lambda i: state.objects[i].zone is not Zone.HAND)
    if not there:
        return f"there is no card {describe(card)} that could be cast"
    reasons = is_legal(state, player, CastSpell(there[0], 0, ""))
    told = ", ".join(f"CR {r.rule}: {r.key}" for r in reasons) or "no legal way"
    return f"{describe(card)} can't be cast from the {state.objects[there[0]].zone}: {told}"


def is_named(state: State, id_: int, face: int, named: Named, names: Names) -> bool:
    """Is that face of the card meant?"""
    word = named if isinstance(named, str) else named.name or ""
    card = state.objects[id_].card
    if card is not None and not word.startswith("@") and len(card.faces) > 1:
        own = card.faces[face].name if face < len(card.faces) else card.whole.name
        return word in (own, card.name)
    return bool(names.find(state, named, [id_])) or (card is not None and card.name.startswith(word) and bool(word))


def _land(state: State, player: PlayerId, entry: Entry, names: Names) -> Action | Refused:
    assert entry.card is not None
    for action in legal_actions(state, player):
        if isinstance(action, PlayLand) and is_named(state, action.card, action.face, entry.card, names):
            return action
    hand = [i for i in names.everywhere(state, entry.card) if state.objects[i].zone is Zone.HAND]
    reasons = is_legal(state, player, PlayLand(hand[0])) if hand else []
    told = ", ".join(f"CR {r.rule}: {r.key}" for r in reasons) or "it isn't there"
    return Refused(f"{describe(entry.card)} can't be played: {told}")


def _activate(state: State, player: PlayerId, entry: Entry, names: Names) -> Action | Refused:
    assert entry.ability is not None
    look = Now(state)
    why = f"no ability that begins with {entry.ability!r} is there"
    for id_ in holders(state, player):
        if entry.source is not None and not names.find(state, entry.source, [id_]):
            continue
        chars = look.get(id_)
        for inst in chars.abilities:
            if not compiled(inst.tree).activated or not begins(inst, entry.ability, chars.name):
                continue
            action = Activate(id_, inst.origin, inst.ordinal)
            reasons = is_legal(state, player, action)
            if not reasons:
                return action
            told = ", ".join(f"CR {r.rule}: {r.key}" for r in reasons)
            why = f"{chars.name}: {entry.ability!r} can't be activated: {told}"
    return _special(state, player, entry) or Refused(why)


def holders(state: State, player: PlayerId) -> list[int]:
    """Objects whose abilities the player might activate: permanents by order of entering, then cards elsewhere."""
    rest = [i for i, o in state.objects.items() if o.zone is not Zone.BATTLEFIELD and o.kind is not Kind.ABILITY]
    elsewhere = [i for i in rest if state.objects[i].zone is not Zone.LIBRARY and state.objects[i].owner == player]
    return [*state.battlefield, *elsewhere]


def _gives_way(state: State, action: CastSpell, text: str) -> bool:
    """Is the way that of an ability of the card with that text?"""
    for inst in Now(state).get(action.card).abilities:
        if begins(inst, text) and getattr(inst.tree, "name", inst_key(inst.origin, inst.ordinal)) == action.way:
            return True
    return False


def _is_special(state: State, action: SpecialAction, wanted: str) -> bool:
    """Named by its kind; with a cost behind it that is another way to cast the card, where there is one ("Foretell {1}{U}")."""
    kind = action.kind.partition(":")[0]
    if kind.startswith(wanted):
        return True
    return wanted.startswith(kind) and all(w.key != kind for w in facts(Now(state), action.on).ways)


def _special(state: State, player: PlayerId, entry: Entry) -> Action | None:
    """Special actions, and ways to cast a card that a keyword on it gives, are called like abilities: "Suspend", "Flashback {R}"."""
    text = entry.ability or ""
    wanted = normal(text)
    for action in legal_actions(state, player):
        if isinstance(action, CastSpell) and action.way and _gives_way(state, action, text):
            return action
        if isinstance(action, SpecialAction) and _is_special(state, action, wanted):
            return action
    return None
