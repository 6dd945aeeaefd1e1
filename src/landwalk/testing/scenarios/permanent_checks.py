"""Checks about objects: what they are, how many, where."""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import KeywordAbility
from landwalk.kernel.characteristics import COLOR_CODES, Characteristics, Inst
from landwalk.kernel.objects import GameObject, Kind
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules.look import Now
from landwalk.testing.scenarios.errors import ScenarioFailureError
from landwalk.testing.scenarios.model import Check, Named, Ref
from landwalk.testing.scenarios.naming import Names, begins, normal, printed


class Several:
    """Values of several permanents of one name: one that fits is enough (`each`: all must)."""

    __slots__ = ("each", "values")

    def __init__(self, values: list[object], *, each: bool = False) -> None:
        self.values = values
        self.each = each


def objects(state: State, check: Check, names: Names, named: Named | None = None) -> list[int]:
    """The objects that a check speaks of: in its zone (default the battlefield), of its player, of its name."""
    zone = check.zone or "battlefield"
    ids = list(state.objects) if zone == "any" else _zone(state, zone)
    look = Now(state)
    if check.player is not None:
        player = names.players[check.player]
        if zone in ("battlefield", "stack"):
            ids = [i for i in ids if look.controller(i) == player]
        else:
            ids = [i for i in ids if state.objects[i].owner == player]
    wanted = named if named is not None else check.card
    return ids if wanted is None else names.find(state, wanted, ids)


def _zone(state: State, zone: str) -> list[int]:
    try:
        wanted = Zone(zone)
    except ValueError:
        raise ScenarioFailureError(f"there is no zone {zone!r}") from None
    if wanted is Zone.BATTLEFIELD:
        return list(Now(state).battlefield())
    return [i for i, o in state.objects.items() if o.zone is wanted]


def count(state: State, check: Check, names: Names) -> object:
    ids = objects(state, check, names)
    if check.token is not None:
        ids = [i for i in ids if state.objects[i].is_token == check.token]
    return len(ids)


def _each(value: Callable[[State, int, Check], object]) -> Callable[[State, Check, Names], object]:
    def finder(state: State, check: Check, names: Names) -> object:
        return Several([value(state, i, check) for i in objects(state, check, names)], each=check.each)

    return finder


def _get(state: State, id_: int) -> Characteristics:
    return Now(state).get(id_)


def _pt(state: State, id_: int, check: Check) -> object:
    chars = _get(state, id_)
    # What has no power or toughness (CR 208.3) counts as 0/0: the format has no word for it.
    if check.base:
        return f"{chars.base_power or 0}/{chars.base_toughness or 0}"
    return f"{chars.power or 0}/{chars.toughness or 0}"


def _mana_value(state: State, id_: int, _check: Check) -> object:
    return _get(state, id_).mana_value


# --- abilities -------------------------------------------------------------------------------------------


def has_ability(inst: Inst, text: str, name: str) -> bool:
    """Is it the ability that a check names: a keyword ("flying", "protection from red") or the text of an ability?"""
    wanted = normal(text, name)
    tree = inst.tree
    if isinstance(tree, KeywordAbility) and tree.name == wanted:
        return True
    return printed(tree) == wanted or (":" in wanted and begins(inst, text, name))


def _ability(state: State, id_: int, check: Check) -> object:
    assert check.ability is not None
    chars = _get(state, id_)
    return any(has_ability(inst, check.ability, chars.name) for inst in chars.abilities)


def ability(state: State, check: Check, names: Names) -> object:
    if check.among is None:
        return _each(_ability)(state, check, names)
    values = [_ability(state, i, check) for i in objects(state, check, names)]
    return values.count(True) == check.among


def _ability_count(state: State, id_: int, check: Check) -> object:
    assert check.ability is not None
    chars = _get(state, id_)
    return sum(1 for inst in chars.abilities if has_ability(inst, check.ability, chars.name))


# --- types and colours -------------------------------------------------------------------------------------


def _type(state: State, id_: int, check: Check) -> object:
    wanted = (check.type or "").lower()
    chars = _get(state, id_)
    return wanted in chars.types or wanted in chars.supertypes


def _subtype(state: State, id_: int, check: Check) -> object:
    return check.subtype in _get(state, id_).subtypes


def _color(state: State, id_: int, check: Check) -> object:
    """All of the colours, or (for "is: false") none of them."""
    have = _get(state, id_).colors
    wanted = check.colors or ""
    if wanted.lower() in ("c", "colorless"):
        return not have
    letters = [c for c in wanted if c in COLOR_CODES]
    if all(c in have for c in letters):
        return True
    return False if not any(c in have for c in letters) else "some of them"


def _color_count(state: State, id_: int, _check: Check) -> object:
    return len(_get(state, id_).colors)


# --- counters, status ----------------------------------------------------------------------------------------


def _counters(state: State, id_: int, check: Check) -> object:
    return state.objects[id_].counter(check.counter or "")


def _level(state: State, id_: int, _check: Check) -> object:
    return state.objects[id_].counter("level")


def _tapped(state: State, id_: int, _check: Check) -> object:
    return state.objects[id_].tapped


def tapped_count(state: State, check: Check, names: Names) -> object:
    return sum(1 for i in objects(state, check, names) if state.objects[i].tapped == check.tapped)


def _status(state: State, id_: int, check: Check) -> object:
    obj = state.objects[id_]
    word = (check.status or "").replace(" ", "_")
    if word == "attacking":
        return Now(state).attack_of(id_) is not None
    if word == "blocking":
        return Now(state).is_blocking(id_)
    if word in ("face_down", "transformed", "flipped", "phased_out", "tapped"):
        return bool(getattr(obj, word))
    return word in obj.designations or word.replace("_", " ") in obj.designations


def _damage(state: State, id_: int, _check: Check) -> object:
    return state.objects[id_].damage


# --- attachments -----------------------------------------------------------------------------------------------


def _attached_ids(state: State, id_: int) -> list[int]:
    return [i for i in state.battlefield if state.objects[i].attached_to == id_]


def attached(state: State, check: Check, names: Names) -> object:
    assert check.attachment is not None
    assert check.to is not None
    if isinstance(check.to, Ref) and check.to.player is not None and check.to.name is None:
        hosts = [names.players[check.to.player]]
    else:
        hosts = objects(state, check, names, check.to)
    things = names.find(state, check.attachment, list(state.battlefield))
    return any(state.objects[i].attached_to in hosts for i in things)


def _attachment_count(state: State, id_: int, _check: Check) -> object:
    return len(_attached_ids(state, id_))


def _is_attached(state: State, id_: int, _check: Check) -> object:
    return state.objects[id_].attached_to != 0


# --- whose, where ------------------------------------------------------------------------------------------------


def exists(state: State, check: Check, names: Names) -> object:
    return bool(objects(state, check, names))


def controller(state: State, check: Check, names: Names) -> object:
    look = Now(state)
    return Several([names.letters[look.controller(i)] for i in objects(state, check, names)])


def owner(state: State, check: Check, names: Names) -> object:
    return Several([names.letters[state.objects[i].owner] for i in objects(state, check, names)])


def protector(state: State, check: Check, names: Names) -> object:
    from landwalk.rules.c3_card_types.cr310_battles import protector as protector_of

    look = Now(state)
    return Several([names.letters.get(protector_of(look, i), "") for i in objects(state, check, names)])


def zone_of(state: State, check: Check, names: Names) -> object:
    assert check.card is not None
    return any(o.zone == check.zone for o in _everything(state, check.card, names))


def _everything(state: State, named: Named, names: Names) -> list[GameObject]:
    return [state.objects[i] for i in names.everywhere(state, named)]


def stack_object(state: State, check: Check, names: Names) -> object:
    wanted = check.object or {}
    text = wanted.get("ability") or wanted.get("card") or wanted.get("name")
    number = 0
    for id_ in state.stack:
        is_ability = state.objects[id_].kind is Kind.ABILITY
        if is_ability == ("ability" in wanted) and names.stack_text(state, id_, str(text)):
            number += 1
    return number


FINDERS: dict[str, Callable[[State, Check, Names], object]] = {
    "count": count,
    "pt": _each(_pt),
    "power": _each(lambda s, i, _c: _get(s, i).power),
    "toughness": _each(lambda s, i, _c: _get(s, i).toughness),
    "mana_value": _each(_mana_value),
    "damage": _each(_damage),
    "level": _each(_level),
    "ability": ability,
    "ability_count": _each(_ability_count),
    "type": _each(_type),
    "subtype": _each(_subtype),
    "color": _each(_color),
    "color_count": _each(_color_count),
    "counters": _each(_counters),
    "tapped": _each(_tapped),
    "tapped_count": tapped_count,
    "attached": attached,
    "attached_to_something": _each(_is_attached),
    "attachment_count": _each(_attachment_count),
    "status": _each(_status),
    "exists": exists,
    "controller": controller,
    "owner": owner,
    "protector": protector,
    "zone_of": zone_of,
    "stack_object": stack_object,
    "stack_size": lambda s, _c, _n: len(s.stack),
}
