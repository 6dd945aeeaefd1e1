"""Which action, which hand: the heuristic bot's plan for its turn."""

from __future__ import annotations

from landwalk.abilities.ability import Static
from landwalk.abilities.effect import Become
from landwalk.agents.heuristic import intent
from landwalk.agents.heuristic.combat import gain_by_pump
from landwalk.agents.heuristic.intent import Intent
from landwalk.agents.heuristic.values import threat
from landwalk.kernel.characteristics import CardType, Characteristics
from landwalk.kernel.choices import Action, Activate, CastSpell, Pass, PlayLand, SpecialAction
from landwalk.kernel.node import Node
from landwalk.kernel.zones import MAIN_STEPS, Step
from landwalk.rules.look import Look
from landwalk.rules.matching import mana_value

#: How often the same ability is activated in a turn at most: nothing may run for ever.
MOST_ACTIVATIONS = 2


def best(look: Look, me: int, actions: tuple[Action, ...], done: dict[str, int]) -> Action:
    """The best action, or passing."""
    chosen: Action = Pass()
    score = 0.0
    for action in actions:
        s = _score(look, me, action, done)
        if s > score:
            chosen, score = action, s
    return chosen


def _score(look: Look, me: int, action: Action, done: dict[str, int]) -> float:
    if isinstance(action, Pass):
        return 0.0
    if isinstance(action, PlayLand):
        return 100.0
    if isinstance(action, CastSpell):
        return _spell(look, me, action)
    if isinstance(action, Activate):
        if done.get(repr(action), 0) >= MOST_ACTIVATIONS:
            return 0.0
        return _ability(look, me, action)
    if isinstance(action, SpecialAction):
        return 2.0
    return 0.0


def _spell(look: Look, me: int, action: CastSpell) -> float:
    chars = look.get(action.card)
    price = mana_value(look, action.card)
    if any(t in chars.types for t in (CardType.CREATURE, CardType.PLANESWALKER, CardType.ARTIFACT)):
        return 10.0 + price if _my_main(look, me) else 0.0
    tree = text_of(look, action.card)
    if tree is None:
        return 6.0 + price
    if CardType.ENCHANTMENT in chars.types and "Aura" not in chars.subtypes:
        return 8.0 + price
    if "Aura" in chars.subtypes:
        return _aura(look, me, chars, price)
    if intent.counters_spells(tree):
        top = look.state.stack[-1] if look.state.stack else 0
        return 20.0 if top and look.controller(top) != me and mana_value(look, top) >= 2 else 0.0
    if intent.is_trick(tree):
        return 9.0 if _in_fight(look, me) and best_trick(look, me, tree)[0] > 0 else 0.0
    return _targeted(look, me, tree, price)


def _aura(look: Look, me: int, chars: Characteristics, price: int) -> float:
    """An Aura is for the opponent's creatures or lands if a static part of it harms, else for a creature of one's own."""
    if not _my_main(look, me):
        return 0.0
    types = types_given(chars)
    if types:
        # It makes a land something else: worth it once, for the spells and blocks that it stops.
        lands = [i for f in look.state.opponents(me) for i in look.controlled(f) if look.get(i).is_land]
        aimed = aimed_at(look, me)
        return 4.0 if lands and not any(_is_all(look, i, types) or i in aimed for i in lands) else 0.0
    if harms(chars):
        return 8.0 + price if _worst_threat(look, me) >= 2 else 0.0
    mine = [i for i in look.controlled(me) if look.get(i).is_creature]
    return 5.0 + price if mine else 0.0


def harms(chars: Characteristics) -> bool:
    """Does an Aura make what it enchants worse? Its static abilities say so; what it does when it dies is something else."""
    return any(
        intent.of_predicate(p) is Intent.HARM
        for inst in chars.abilities
        if isinstance(inst.tree, Static)
        for node in inst.tree.walk()
        for p in getattr(node, "predicates", ())
    )


def types_given(chars: Characteristics) -> tuple[str, ...]:
    """The subtypes that an Aura gives to what it enchants."""
    for inst in chars.abilities:
        if isinstance(inst.tree, Static):
            for node in inst.tree.walk():
                if isinstance(node, Become) and node.subtypes:
                    return node.subtypes
    return ()


def _is_all(look: Look, id_: int, types: tuple[str, ...]) -> bool:
    return all(t in look.get(id_).subtypes for t in types)


def aimed_at(look: Look, me: int) -> frozenset[int]:
    """What my spells and abilities on the stack target, and what my Auras hold already: the same isn't done twice."""
    out: list[int] = []
    for id_ in look.controlled(me):
        host = look.object(id_).attached_to
        if host and look.controller(host) != me and harms(look.get(id_)):
            out.append(host)
    for item in look.state.stack:
        info = look.object(item).stack
        if look.controller(item) == me and info is not None:
            out += [t for group in info.targets for t in group]
    return frozenset(out)


def _targeted(look: Look, me: int, tree: Node, price: int) -> float:
    pairs = intent.intents(tree)
    if not pairs:
        return 6.0 + price if _my_main(look, me) else 1.0
    if all(i is Intent.HELP for _, i in pairs):
        return 5.0 + price if _my_main(look, me) else 0.0
    hurt = intent.damage(tree)
    foes = look.state.opponents(me)
    if hurt:
        if any(look.state.players[f].life <= hurt for f in foes):
            return 50.0
        aimed = aimed_at(look, me)
        killable = max(
            (threat(look, i) for f in foes for i in look.controlled(f) if i not in aimed and _dies(look, i, hurt)),
            default=0.0,
        )
        if killable >= 2:
            return 9.0 + killable
        return 3.0 if _my_main(look, me) and any(look.state.players[f].life <= 10 for f in foes) else 0.0
    return 9.0 + price if _worst_threat(look, me) >= 2 else 0.5


def _dies(look: Look, id_: int, hurt: int) -> bool:
    chars = look.get(id_)
    return chars.is_creature and (chars.toughness or 0) - look.object(id_).damage <= hurt


def _worst_threat(look: Look, me: int) -> float:
    aimed = aimed_at(look, me)
    return max(
        (
            threat(look, i)
            for f in look.state.opponents(me)
            for i in look.controlled(f)
            if i not in aimed and look.get(i).is_creature
        ),
        default=0.0,
    )


def best_trick(look: Look, me: int, tree: Node) -> tuple[float, int]:
    """(what a pump wins in this combat, on which creature); (0, 0): it would be wasted."""
    power, toughness = intent.pump(tree)
    aimed = aimed_at(look, me)
    found = (0.0, 0)
    for a in look.state.combat or ():
        mine_attacks = look.controller(a.attacker) == me
        fighters = [a.attacker] if mine_attacks else [b for b in a.blockers if look.controller(b) == me]
        for one in fighters:
            if one in aimed or len(a.blockers) > 1:
                continue
            gain = 0.0
            if a.blockers:
                other = a.blockers[0] if mine_attacks else a.attacker
                gain = gain_by_pump(look, one, other, power, toughness)
            elif mine_attacks and a.defender < 0 and not a.blocked:
                hits = (look.get(one).power or 0) + power
                gain = 100.0 if hits >= look.state.players[a.defender].life else 0.0
            if gain > found[0]:
                found = (gain, one)
    return found


def _ability(look: Look, me: int, action: Activate) -> float:
    tree = text_of(look, action.source, action.ordinal, action.origin)
    if tree is None:
        return 0.0
    if type(tree).__name__ == "Loyal":
        return 15.0
    pairs = intent.intents(tree)
    if intent.counters_spells(tree):
        top = look.state.stack[-1] if look.state.stack else 0
        return 20.0 if top and look.controller(top) != me and mana_value(look, top) >= 2 else 0.0
    if intent.sacrifices(tree):
        return 1.0 if pairs and pairs[0][1] is Intent.HARM and _worst_threat(look, me) >= 3 else 0.0
    if not _my_main(look, me) or look.state.stack:
        return 0.0
    if pairs and pairs[0][1] is Intent.HARM and intent.damage(tree) == 0 and _worst_threat(look, me) < 2:
        return 0.0
    return 4.0


def _my_main(look: Look, me: int) -> bool:
    state = look.state
    return state.active == me and state.step in MAIN_STEPS and not state.stack


def _in_fight(look: Look, me: int) -> bool:
    """After blocks: one of my creatures fights, or gets through."""
    state = look.state
    if state.step is not Step.DECLARE_BLOCKERS or state.stack:
        return False
    for a in state.combat or ():
        if look.controller(a.attacker) == me or any(look.controller(b) == me for b in a.blockers):
            return True
    return False


def text_of(look: Look, id_: int, ordinal: int = -1, origin: str = "") -> Node | None:
    """The text that asks for targets: the spell's, the ability's on the stack, or (with its key) an ability of a permanent."""
    from landwalk.abilities.ability import SpellAbility

    if not id_:
        return None
    obj = look.object(id_)
    if ordinal >= 0:
        for inst in look.get(id_).abilities:
            if inst.ordinal == ordinal and inst.origin == origin:
                return inst.tree
        return None
    if obj.stack is not None and obj.stack.inst is not None:
        return obj.stack.inst.tree
    abilities = look.get(id_).abilities
    for inst in abilities:
        if isinstance(inst.tree, SpellAbility):
            return inst.tree
    return abilities[0].tree if abilities else None


def wants_mulligan(look: Look, me: int) -> bool:
    """Two to five lands of seven are kept, two only with cheap spells; after two mulligans everything is."""
    player = look.state.players[me]
    if player.mulligans >= 2:
        return False
    lands = sum(1 for i in player.hand if look.get(i).is_land)
    cheap = sum(1 for i in player.hand if not look.get(i).is_land and mana_value(look, i) <= 2)
    return not 2 <= lands <= 5 or (lands == 2 and cheap < 2)


def to_bottom(look: Look, cards: list[int], n: int) -> list[int]:
    """The cards to part with: lands beyond four, then the dearest spells; never below three lands if there are that many."""
    lands = [i for i in cards if look.get(i).is_land]
    spells = sorted((i for i in cards if not look.get(i).is_land), key=lambda i: mana_value(look, i), reverse=True)
    out: list[int] = []
    while len(out) < n:
        if len(lands) > 4 or not spells:
            out.append(lands.pop())
        else:
            out.append(spells.pop(0))
    return out
