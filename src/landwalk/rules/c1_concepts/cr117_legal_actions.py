"""CR 117.1: what a player with priority may do now. One action for each distinct thing that can be begun; never a dead end.

Targets, modes, X, optional costs and payment are later decisions. Mana abilities are always legal, but listed only under full control.
"""

from __future__ import annotations

from typing import Final

from landwalk.abilities.ability import Activated, Loyal
from landwalk.abilities.effect import PlayPermission
from landwalk.kernel.characteristics import Face, Inst
from landwalk.kernel.choices import Action, Activate, CastSpell, Pass, PlayLand, SpecialAction
from landwalk.kernel.objects import GameObject, ObjectId, PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import MAIN_STEPS, Zone
from landwalk.rules.c1_concepts import cr116_special_actions as cr116
from landwalk.rules.c1_concepts.cr106_sources import Demands
from landwalk.rules.c1_concepts.cr117_kept import kept
from landwalk.rules.c1_concepts.cr117_moment import Moment
from landwalk.rules.c1_concepts.cr117_silent import Silent, for_any_time, has_second_face, still_silent
from landwalk.rules.c3_card_types import cr305_playing_lands as cr305
from landwalk.rules.c6_spells_abilities import cr602_activating as cr602
from landwalk.rules.c6_spells_abilities import cr605_mana_abilities as cr605
from landwalk.rules.c6_spells_abilities.cr601_as_cast import AsCast
from landwalk.rules.c6_spells_abilities.cr601_casting import before_casting, face_of, groups, hand_ways, refusals
from landwalk.rules.c6_spells_abilities.cr601_facts import Facts, facts_of
from landwalk.rules.c6_spells_abilities.cr601_permission import is_free, permissions, ways_open
from landwalk.rules.c7_additional.cr733_illegal_actions import abandoned, abandoned_now
from landwalk.rules.compiled import compiled
from landwalk.rules.look import Look, Now
from landwalk.rules.questions import Reason

PASS: Final = Pass()
NOTHING: Final[tuple[Action, ...]] = (PASS,)
_BATTLEFIELD: Final = frozenset({Zone.BATTLEFIELD})
#: Zones besides the hand whose cards may be cast or used in this game, if the interest says so.
_ELSEWHERE: Final = tuple((zone, f"elsewhere:{zone}") for zone in (Zone.GRAVEYARD, Zone.EXILE))


def legal_actions(state: State, player: PlayerId) -> tuple[Action, ...]:
    """All actions that the player, having priority, may take; passing comes first. Kept until something stirs.

    The moment matters for sorcery timing, and, where a text of this game restricts timing further, the step.
    """
    slow = state.active != player or bool(state.stack) or state.step not in MAIN_STEPS
    if state.settings and abandoned_now(state):
        return _legal_actions(state, player, slow)
    key = (player, slow, state.step if "timing" in state.interests else None)
    known = kept(state)
    found: tuple[Action, ...] | None = known.actions.get(key)
    if found is None:
        if slow and still_silent(state, player) and not state.settings.get(f"full_control:{player}"):
            found = NOTHING
        else:
            found = _legal_actions(state, player, slow)
        known.actions = {**known.actions, key: found}
    if state.paranoid:
        _check(state, player, slow, found)
    return found


def _check(state: State, player: PlayerId, slow: bool, found: tuple[Action, ...]) -> None:  # noqa: FBT001
    """The paranoid mode: a list made from nothing must say the same. Raises AssertionError."""
    cache = state.legal_cache
    state.legal_cache = None
    made = _legal_actions(state, player, slow)
    state.legal_cache = cache
    if made != found:
        raise AssertionError(f"the legal actions are {made!r}, what is kept says {found!r}")


def _legal_actions(state: State, player: PlayerId, slow: bool) -> tuple[Action, ...]:  # noqa: FBT001
    now = Moment(state, player, slow)
    look = now.look
    out: list[Action] = [PASS]
    _from_hand(now, out)
    interests = state.interests
    for zone, word in _ELSEWHERE:
        if word in interests:
            now.loud = True
            for id_ in state.zone_ids(zone, player):
                _from_elsewhere(look, player, id_, zone, out)
    if PlayPermission in now.clauses:
        now.loud = True
        _permitted(look, player, out)
    if now.kept.abilities[player]:
        _activations(now, out)
    if "elsewhere:battlefield" in state.interests:
        now.loud = True
        _face_up(look, player, out)
    if slow and not now.loud and len(out) == 1 and now.plain and not now.all_flash:
        known = kept(state)
        abilities = known.abilities[player]
        able = for_any_time(look, player, state.players[player].hand)
        silent = Silent(able, abilities, interests, now.missing, now.tapped, now.stack, state.layer_version)
        known.silent = {**known.silent, player: silent}
    if state.settings:
        if state.settings.get(f"full_control:{player}"):
            out += _mana_abilities(look, player)
        if abandoned_now(state):
            out = [a for a in out if not abandoned(state, player, a)]
    return tuple(out)


# --- from the hand --------------------------------------------------------------------------------------


def _from_hand(now: Moment, out: list[Action]) -> None:
    look, player = now.look, now.player
    objects = now.state.objects
    seen: dict[Face, None] = {}
    can_play_land: bool | None = None
    every = now.all_flash or not now.slow
    hand = now.state.players[player].hand
    for id_ in hand if every else for_any_time(look, player, hand):
        obj = objects[id_]
        face = obj.face
        if face in seen:
            continue
        seen[face] = None
        known = facts_of(look.get(id_), obj)
        if known.is_land:
            if can_play_land is None:
                can_play_land = not cr305.why_not_now(look, player)
            if can_play_land and (now.free or not cr305.why_forbidden(look, player, id_)):
                out.append(PlayLand(id_))
            if known.face_down and not now.slow and not why_not_cast(now.state, player, CastSpell(id_)):
                out.append(CastSpell(id_))
        elif every or known.at_instant_speed or known.flash or known.own:
            if _castable(now, id_, obj, known):
                out.append(CastSpell(id_))
        if known.other_activated:
            now.loud = True
            _activations_of(look, player, id_, known, Zone.HAND, out)
        if known.special:
            now.loud = True
            _specials(look, player, id_, known, out)
        if has_second_face(obj):
            now.loud = True
            _other_faces(look, player, id_, obj, out)


def _castable(now: Moment, id_: ObjectId, obj: GameObject, known: Facts) -> bool:
    """May the card be cast from the hand, and can it be completed?"""
    card = obj.card
    if card is not None and card.whole is not card.faces[0]:
        now.loud = True
        return not why_not_cast(now.state, now.player, CastSpell(id_))  # CR 709.3a: only the half counts
    if known.pays_mana_cost and now.plain:
        # The quick way for most cards: nothing changes the cost, so without the mana for it there is no more to ask.
        able = now.mana_for(known.mana_ways)
        if able is False:
            return False
        now.loud = True
        restricted = known.additional or known.own or known.legendary_spell or known.mode_costs
        if able and not restricted and (not now.slow or known.at_instant_speed) and now.free:
            # The mana cost is all, nothing forbids: targets are left.
            if known.is_plain:
                return True
            return before_casting(now.look, now.player, id_, known, known.normal).targets_possible(now.look)
    now.loud = True
    return not why_not_cast(now.state, now.player, CastSpell(id_))


def _other_faces(look: Look, player: PlayerId, id_: ObjectId, obj: GameObject, out: list[Action]) -> None:
    """CR 709.3, 715.3, 712.11b: the second face."""
    card = obj.card
    assert card is not None
    for face in range(1, len(card.faces)):
        if "land" in card.faces[face].types:
            if not cr305.why_not_now(look, player) and not cr305.why_forbidden(look, player, id_, card.faces[face]):
                out.append(PlayLand(id_, face))
        elif not why_not_cast(look.state, player, CastSpell(id_, face)):
            out.append(CastSpell(id_, face))
    both = CastSpell(id_, len(card.faces))
    if card.whole is not card.faces[0] and facts_of(look.get(id_), obj).casts_whole:
        if not why_not_cast(look.state, player, both):
            out.append(both)


def _has_such_a_part(state: State, obj: GameObject, face: int) -> bool:
    """Is there such a second face to cast, or (the number after the last) both halves of a split card with fuse (709.3, 702.102a)?"""
    card = obj.card
    if card is None or not has_second_face(obj):
        return False
    both = card.whole is not card.faces[0] and facts_of(Now(state).get(obj.id), obj).casts_whole
    return face < len(card.faces) or (face == len(card.faces) and both)


def why_not_cast(state: State, player: PlayerId, action: CastSpell) -> list[Reason]:
    """CR 601.3, 601.2: reasons why the player can't cast the card so now; none: it can be begun and completed."""
    id_ = action.card
    obj = state.objects.get(id_)
    if obj is None:
        return [Reason("601.3", "there is no such card", (id_,))]
    if action.face and not _has_such_a_part(state, obj, action.face):
        return [Reason("601.3", "nothing allows {0} to be cast from where it is", (id_,))]
    look = AsCast(state, id_, player, face_of(state, action))
    known = facts_of(look.get(id_), look.object(id_))
    if known.is_land and not known.face_down:
        return [Reason("305.9", "{0} is a land and can't be cast", (id_,))]
    ways = hand_ways(look, player, action, known, obj.zone)
    if not ways:
        return [Reason("601.3", "nothing allows {0} to be cast from where it is", (id_,))]
    refused = [refusals(look, player, id_, known, way) for way in ways]
    if all(refused):
        return refused[0]
    targets = False
    for way, refusal in zip(ways, refused, strict=True):
        if refusal:
            continue
        proposal = before_casting(look, player, id_, known, way)
        if not proposal.targets_possible(look):
            continue
        targets = True
        if proposal.payable(look):
            return []
    if not targets:
        return [Reason("601.2c", "{0} has no legal targets", (id_,))]
    return [Reason("601.2h", "the cost of {0} can't be paid", (id_,))]


# --- elsewhere ------------------------------------------------------------------------------------------


def _from_elsewhere(look: Look, player: PlayerId, id_: ObjectId, zone: Zone, out: list[Action]) -> None:
    obj = look.state.objects[id_]
    if obj.owner != player:
        return
    known = facts_of(look.get(id_), obj)
    if zone in known.ways_zones:
        for way in ways_open(look, player, id_, known, zone):
            action = CastSpell(id_, 0, way.key)
            if not groups(way, zone) and not why_not_cast(look.state, player, action):
                out.append(action)
    if known.other_activated:
        _activations_of(look, player, id_, known, zone, out)
    if known.special:
        _specials(look, player, id_, known, out)


def _face_up(look: Look, player: PlayerId, out: list[Action]) -> None:
    """CR 116.2b: face-down permanents that their controller may turn face up."""
    objects = look.state.objects
    for id_ in look.battlefield():
        if objects[id_].face_down and look.get(id_).controller == player:
            for kind in dict.fromkeys(meaning.kind for _, _, meaning in cr116.specials(look, id_)):
                action = SpecialAction(kind, id_)
                if not cr116.why_not(look, player, action):
                    out.append(action)


def _specials(look: Look, player: PlayerId, id_: ObjectId, known: Facts, out: list[Action]) -> None:
    for _, _, meaning in known.special:
        action = SpecialAction(meaning.kind, id_)
        if not cr116.why_not(look, player, action):
            out.append(action)


def _permitted(look: Look, player: PlayerId, out: list[Action]) -> None:
    """CR 601.3, 116.2a: cards that effects let the player play or cast from where they are."""
    state = look.state
    ids: dict[ObjectId, None] = {}
    for entry in look.index.clauses[PlayPermission]:
        if entry.effect is not None and entry.effect.objects is not None:
            ids.update(dict.fromkeys(entry.effect.objects))
        else:
            ids.update(dict.fromkeys(state.players[player].library[:1]))
            ids.update(dict.fromkeys((*state.players[player].graveyard, *state.exile)))
    for id_ in ids:
        obj = state.objects.get(id_)
        if obj is None or obj.zone in (Zone.BATTLEFIELD, Zone.STACK):
            continue
        card = obj.card
        many = len(card.faces) if card is not None and has_second_face(obj) else 1
        for face in range(many):
            is_land = "land" in card.faces[face].types if card is not None and face else look.get(id_).is_land
            if is_land:
                if not why_not_play(state, player, PlayLand(id_, face)):
                    out.append(PlayLand(id_, face))
                continue
            for way in dict.fromkeys("free" if is_free(p) else "" for p in permissions(look, player, id_, "cast")):
                cast = CastSpell(id_, face, way)
                if not why_not_cast(state, player, cast):
                    out.append(cast)


def why_not_play(state: State, player: PlayerId, action: PlayLand) -> list[Reason]:
    """CR 305.1: reasons why the player can't play this land from where it is."""
    obj = state.objects.get(action.card)
    if obj is None:
        return [Reason("305.1", "there is no such card", (action.card,))]
    look = Now(state)
    face = obj.card.faces[action.face] if action.face and obj.card is not None else None
    is_land = "land" in face.types if face is not None else look.get(action.card).is_land
    if not is_land:
        return [Reason("305.1", "{0} isn't a land card", (action.card,))]
    if not (obj.zone is Zone.HAND and obj.owner == player) and not permissions(look, player, action.card, "play"):
        return [Reason("305.1", "nothing allows {0} to be played from where it is", (action.card,))]
    return cr305.why_not_now(look, player) or cr305.why_forbidden(look, player, action.card, face)


# --- activated abilities ---------------------------------------------------------------------------------


def _activations(now: Moment, out: list[Action]) -> None:
    look, player = now.look, now.player
    objects = now.state.objects
    abilities: tuple[tuple[ObjectId, Inst, Activated | Loyal, Demands], ...] = now.kept.abilities[player]
    for id_, inst, tree, demands in abilities:
        if demands.sorcery and now.slow:
            continue
        if demands.ways and now.plain and now.mana_for(demands.ways) is False:
            continue
        if demands.taps and objects[id_].tapped:
            now.tapped.append(id_)
            continue
        if demands.at_stack and not now.state.stack:
            now.stack = True
            continue
        now.loud = True
        if not cr602.why_not(look, player, id_, inst, tree, _BATTLEFIELD):
            out.append(Activate(id_, inst.origin, inst.ordinal))


def _activations_of(look: Look, player: PlayerId, id_: ObjectId, known: Facts, zone: Zone, out: list[Action]) -> None:
    """Activated abilities of a card outside the battlefield."""
    for inst, tree, zones in known.other_activated:
        if zone in zones and not cr602.why_not(look, player, id_, inst, tree, zones):
            out.append(Activate(id_, inst.origin, inst.ordinal))


def _mana_abilities(look: Look, player: PlayerId) -> list[Action]:
    """CR 605.3a, for players who want to see them."""
    out: list[Action] = []
    for id_ in look.battlefield():
        chars = look.get(id_)
        if chars.controller == player:
            for inst, _ in cr605.mana_abilities(chars.abilities):
                action = Activate(id_, inst.origin, inst.ordinal)
                if not _why_not_activate(look, player, action):
                    out.append(action)
    return out


# --- any action -----------------------------------------------------------------------------------------


def is_legal(state: State, player: PlayerId, action: Action) -> list[Reason]:
    """Reasons, with rule numbers, why the player with priority can't take this action now; none: it is legal."""
    if isinstance(action, Pass):
        return []
    if isinstance(action, PlayLand):
        return why_not_play(state, player, action)
    if isinstance(action, CastSpell):
        return why_not_cast(state, player, action)
    if isinstance(action, Activate):
        return _why_not_activate(Now(state), player, action)
    if isinstance(action, SpecialAction):
        return cr116.why_not(Now(state), player, action)
    return [Reason("117.1", "there is no such action")]


def _why_not_activate(look: Look, player: PlayerId, action: Activate) -> list[Reason]:
    found = cr602.ability_of(look, action)
    if found is None:
        return [Reason("602.1", "{0} has no such activated ability", (action.source,))]
    inst, tree = found
    zones = next(z for t, z in compiled(inst.tree).activated if t is tree)
    return cr602.why_not(look, player, action.source, inst, tree, zones)
