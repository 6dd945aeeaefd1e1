"""What the pronouns of a finished tree stand for, for languages whose pronouns have genders: found in the order of the words."""

from __future__ import annotations

from landwalk.abilities.ability import Ability, KeywordAbility
from landwalk.abilities.noun import Det, Host, It, NounPhrase, That, This, TopCards
from landwalk.abilities.sentence import Delayed, WhenYouDo
from landwalk.kernel.node import Node
from landwalk.oracle.mentions import Mention
from landwalk.oracle.resolve import Resolver, UnsettledError

_NAMED = (NounPhrase, This, Host, TopCards)


class Listener(Resolver):
    """Walks a settled tree as it was settled, and notes what each pronoun meant: id of its node -> node that was spoken of."""

    __slots__ = ("heard", "said")

    def __init__(self, heard: dict[int, Node], said: dict[int, tuple[Mention, Node]]) -> None:
        super().__init__()
        self.heard = heard
        self.said = said  # id of a mention -> it (kept alive) and its node

    def settle(self, node: Node) -> Node:
        """Nothing changes; pronouns are noted."""
        if isinstance(node, It | That) and node.n >= 0:
            self._note(node)
            return node
        if isinstance(node, Delayed | WhenYouDo):
            inner = Listener(self.heard, self.said)
            inner.mentions = list(self.mentions)
            inner._slots(node)
            return node
        done = super().settle(node)
        if isinstance(node, _NAMED) and self.mentions:
            self.said[id(self.mentions[-1])] = (self.mentions[-1], node)
        return done

    def _note(self, node: It | That) -> None:
        number = "p" if node.number == "many" else "s"
        for k in range(len(self.mentions) - 1, -1, -1):
            mention = self.mentions[k]
            if (mention.ref, mention.number, mention.player) != (node.ref, number, False):
                continue
            known = self.said.get(id(mention))
            if known is not None:
                self.heard[id(node)] = known[1]
            elif mention.cores:
                self.heard[id(node)] = NounPhrase(Det.A, mention.cores)
            self.mentions.append(self.mentions.pop(k))
            return

    def _value(self, value: object) -> object:
        if isinstance(value, Ability) and not isinstance(value, KeywordAbility):
            Listener(self.heard, self.said).settle(value)
            return value
        return super()._value(value)


def antecedents(tree: Node) -> dict[int, Node]:
    """What each It and That of the tree stands for, by the id of its node (only those that something before them names)."""
    heard: dict[int, Node] = {}
    if isinstance(tree, Ability) and not isinstance(tree, KeywordAbility):
        try:
            Listener(heard, {}).settle(tree)
        except UnsettledError:
            return heard
    return heard


__all__ = ["antecedents"]
