"""The answers of the heuristic bot."""

from __future__ import annotations

from landwalk.agents.agent import Agent
from landwalk.agents.heuristic import intent, plan
from landwalk.agents.heuristic.combat import choose_attackers, choose_blocks
from landwalk.agents.heuristic.intent import Intent, damage, intents
from landwalk.agents.heuristic.values import threat, value
from landwalk.agents.random_agent import RandomAgent, legal_declaration
from landwalk.kernel.choices import (
    Choice,
    ChooseNumber,
    ChooseObjects,
    ChooseOptions,
    ChooseOrder,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    Priority,
    Purpose,
    YesNo,
)
from landwalk.kernel.node import Node
from landwalk.play.game import Game
from landwalk.rules.look import Look, Now

_GIVE_UP = frozenset({Purpose.SACRIFICE, Purpose.COST, Purpose.DISCARD, Purpose.BOTTOM})


class HeuristicAgent(Agent):
    """Sees only what its player may see: the battlefield, the stack, its own hand, the graveyards."""

    __slots__ = ("_activations", "_random", "_turn")
    name = "heuristic"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = RandomAgent(seed + 1)
        self._turn = -1
        self._activations: dict[str, int] = {}

    def answer(self, game: Game, choice: Choice) -> object:
        look = Now(game.state)
        me = choice.player
        if isinstance(choice, Priority):
            return self._act(look, me, choice)
        if isinstance(choice, DeclareAttackers):
            return self._attack(game, look, me, choice)
        if isinstance(choice, DeclareBlockers):
            blocks = tuple(choose_blocks(look, list(choice.options), me, game.state.players[me].life))
            return blocks if legal_declaration(game, choice, blocks) else choice.suggestion
        if isinstance(choice, ChooseObjects):
            return self._objects(look, me, choice)
        if isinstance(choice, YesNo):
            return self._yes(look, me, choice)
        if isinstance(choice, ChooseNumber):
            return choice.most if choice.most is not None else choice.least
        if isinstance(choice, ChooseOptions):
            return self._options(choice)
        if isinstance(choice, ChooseOrder):
            return choice.items
        if isinstance(choice, Divide):
            return self._divide(look, choice)
        return self._random.answer(game, choice)

    def _act(self, look: Look, me: int, choice: Priority) -> object:
        if look.state.turn != self._turn:
            self._turn = look.state.turn
            self._activations = {}
        action = plan.best(look, me, choice.actions, self._activations)
        key = repr(action)
        self._activations[key] = self._activations.get(key, 0) + 1
        return action

    def _attack(self, game: Game, look: Look, me: int, choice: DeclareAttackers) -> object:
        opponents = look.state.opponents(me)
        able = [a for a, defenders in choice.options if any(d in defenders for d in opponents)]
        if not able or not opponents:
            return choice.suggestion
        foe = min(opponents, key=lambda p: look.state.players[p].life)
        players = look.state.players
        chosen = choose_attackers(look, me, foe, able, players[me].life, players[foe].life)
        answer = tuple((a, foe) for a, defenders in choice.options if a in chosen and foe in defenders)
        return answer if legal_declaration(game, choice, answer) else choice.suggestion

    def _objects(self, look: Look, me: int, choice: ChooseObjects) -> tuple[int, ...]:
        candidates = list(choice.candidates)
        if choice.purpose is Purpose.TARGET:
            return self._targets(look, me, choice)
        if choice.purpose is Purpose.BOTTOM:
            return tuple(plan.to_bottom(look, candidates, choice.least))
        if choice.purpose is Purpose.DISCARD:
            return tuple(plan.to_bottom(look, candidates, choice.least))
        mine = [i for i in candidates if i > 0 and look.controller(i) == me]
        if choice.purpose in _GIVE_UP:
            return tuple(sorted(candidates, key=lambda i: value(look, i))[: choice.least])
        best = sorted(candidates, key=lambda i: value(look, i), reverse=True)
        n = max(choice.least, min(choice.most, 1) if not mine else choice.most)
        return tuple(best[:n])

    def _targets(self, look: Look, me: int, choice: ChooseObjects) -> tuple[int, ...]:
        tree = plan.text_of(look, choice.source)
        meant = Intent.ANY
        hurt = 0
        if tree is not None:
            pairs = intents(tree)
            phrase = choice.text if isinstance(choice.text, Node) else None
            if intent.is_trick(tree):
                _gain, one = plan.best_trick(look, me, tree)
                if one in choice.candidates and choice.most:
                    return (one,)
            meant = next((i for p, i in pairs if p == phrase), pairs[0][1] if pairs else Intent.ANY)
            hurt = damage(tree)
        chars = look.get(choice.source) if choice.source else None
        if chars is not None and "Aura" in chars.subtypes:
            harmful = plan.harms(chars) or plan.types_given(chars)
            meant = Intent.HARM if harmful else Intent.HELP
        ranked = sorted(choice.candidates, key=lambda i: self._target_score(look, me, i, meant, hurt), reverse=True)
        good = [i for i in ranked if self._target_score(look, me, i, meant, hurt) > 0]
        n = max(choice.least, min(len(good), choice.most))
        return tuple(ranked[:n])

    def _target_score(self, look: Look, me: int, id_: int, meant: Intent, hurt: int) -> float:
        if id_ < 0:
            if meant is Intent.HELP:
                return 5.0 if id_ == me else -5.0
            life = look.state.players[id_].life
            return -50.0 if id_ == me else (100.0 if hurt and life <= hurt else 2.5)
        friendly = look.controller(id_) == me
        if id_ in plan.aimed_at(look, me) and look.state.stack[-1:] != (id_,):
            return -0.5 if friendly else 0.05
        if meant is Intent.HELP:
            return (1.0 if friendly else -1.0) * (1.0 + value(look, id_))
        score = threat(look, id_)
        if hurt and look.get(id_).is_creature:
            dies = (look.get(id_).toughness or 0) - look.object(id_).damage <= hurt
            score = score + 1 if dies else 0.1
        return -score if friendly else score

    def _yes(self, look: Look, me: int, choice: YesNo) -> bool:
        if choice.purpose is Purpose.MULLIGAN:
            return plan.wants_mulligan(look, me)
        return True

    def _options(self, choice: ChooseOptions) -> tuple[object, ...]:
        if choice.repeat != "no":
            return (choice.options[0],) * choice.least if choice.least else ()
        n = max(choice.least, min(choice.most, len(choice.options)) if choice.purpose is Purpose.MODE else choice.least)
        return choice.options[: max(n, min(1, choice.most))]

    def _divide(self, look: Look, choice: Divide) -> tuple[tuple[int, int], ...]:
        """Lethal damage to as many as possible, best first; the rest to the last (the player, with trample) or the best."""
        shares = dict.fromkeys(choice.among, choice.each)
        left = choice.amount - choice.each * len(choice.among)
        need = dict(choice.lethal)
        order = sorted((i for i in choice.among if i != choice.last), key=lambda i: value(look, i), reverse=True)
        for i in order:
            wanted = need.get(i, self._toughness_left(look, i)) - shares[i]
            give = max(0, min(left, wanted))
            shares[i] += give
            left -= give
        rest = (
            choice.last if choice.last and all(shares[i] >= n for i, n in need.items()) else (order or [choice.last])[0]
        )
        shares[rest] += left
        return tuple((i, shares[i]) for i in choice.among)

    def _toughness_left(self, look: Look, id_: int) -> int:
        if id_ < 0:
            return look.state.players[id_].life
        return (look.get(id_).toughness or 0) - look.object(id_).damage
