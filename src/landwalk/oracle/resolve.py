"""What pronouns stand for, settled when a text is read (It, That, ThatPlayer with n = -1 are unsettled).

Walks an ability in the order of its words and keeps a list of mentions; a pronoun takes the last one that agrees in number and kind.
Target phrases are counted as rules/c1_concepts/cr115_targets.py counts them: slots in the order of the node's parameters, from 0 in
each ability and mode.
"""

from __future__ import annotations

from collections.abc import Callable

from landwalk.abilities.ability import Ability, Activated, KeywordAbility, Loyal, SpellAbility, Static, Triggered
from landwalk.abilities.amount import Amount
from landwalk.abilities.effect import CopySpell
from landwalk.abilities.noun import (
    AnyTarget,
    Both,
    ControllerOf,
    Core,
    Host,
    It,
    Noun,
    NounPhrase,
    OwnerOf,
    PlayerOrPermanentTarget,
    PlayerPhrase,
    Ref,
    That,
    ThatPlayer,
    This,
    TopCards,
    Who,
)
from landwalk.abilities.pattern import EitherEvent, EventPattern, StepBegins
from landwalk.abilities.sentence import Clause, Delayed, ForEachOne, IfSo, May, Mode, Predicate, WhenYouDo
from landwalk.actions.create import Create, CreateCopy, CreateThose
from landwalk.kernel.native import parameters_of
from landwalk.kernel.node import Node
from landwalk.oracle.agreement import number_of
from landwalk.oracle.mentions import Mention, asks_about_it, core_fits, count_targets, unhurt
from landwalk.oracle.misplaced import misplaced


class UnsettledError(Exception):
    """A pronoun that nothing before it fits."""


_parameters: dict[type[Node], tuple[str, ...]] = {}


def text_order(node: Node) -> tuple[str, ...]:
    """Slots in the order of the node's parameters, which is that of the words but for a few."""
    cls = type(node)
    found = _parameters.get(cls)
    if found is None:
        if not cls.fields:
            return ()
        found = tuple([p for p in parameters_of(cls) if p in cls.fields])
        if issubclass(cls, May):
            found = ("who", "costs", "clauses")
        _parameters[cls] = found
    return found


class Resolver:
    """Settles one ability."""

    __slots__ = ("asked", "created", "mentions", "role", "spell", "subject", "targets")

    def __init__(self) -> None:
        self.mentions: list[Mention] = []
        #: what "it" was in the last condition that asked what it is
        self.asked: Mention | None = None
        #: the last Create or CreateCopy, its targets as references
        self.created: Node | None = None
        #: what the subject of the clause stands for: as an object of the verb that would be "itself", never "it"
        self.subject: tuple[Mention, ...] = ()
        self.targets = 0
        self.spell = False
        #: what a noun phrase becomes when it is mentioned here
        self.role = Ref.LAST

    # --- walking ---------------------------------------------------------------------------------

    def settle(self, node: Node) -> Node:
        """The node with its pronouns settled. Raises UnsettledError."""
        special = _SPECIAL.get(type(node))
        if special is not None:
            return special(self, node)
        if isinstance(node, Predicate):
            return self.predicate(node)
        if isinstance(node, Amount):
            return self.amount(node)
        if isinstance(node, EventPattern):
            return self._event(node)
        if isinstance(node, Ability):
            return self._ability(node)
        return self._slots(node)

    def _slots(self, node: Node, order: tuple[str, ...] | None = None) -> Node:
        changes: dict[str, object] = {}
        for name in order or text_order(node):
            old = getattr(node, name)
            new = self._value(old)
            if new is not old:
                changes[name] = new
        return node.replace(**changes) if changes else node

    def _value(self, value: object) -> object:
        if isinstance(value, KeywordAbility):
            return value
        if isinstance(value, Ability):
            return resolve(value)
        if isinstance(value, Node):
            return self.settle(value)
        if isinstance(value, tuple):
            new = tuple(self._value(self._after(value, k)) for k in range(len(value)))
            return value if all(a is b for a, b in zip(new, value, strict=True)) else new
        return value

    def _after(self, sentences: tuple[object, ...], k: int) -> object:
        """A sentence; "If it's a creature, ... If it's a land, ...": both conditions ask about the same, whatever was done between them."""
        one, before = sentences[k], sentences[k - 1] if k else None
        if asks_about_it(one) and asks_about_it(before) and self.asked is not None:
            self.mentions = [m for m in self.mentions if m is not self.asked] + [self.asked]
        return one

    def _ability(self, node: Node) -> Node:
        if isinstance(node, Activated | Loyal | Triggered):
            self.role = Ref.COST if isinstance(node, Activated) else Ref.LAST
            if isinstance(node, Activated):
                costs = self._value(node.costs)
                self.role = Ref.LAST
                rest = self._slots(node, ("body", "restrictions"))
                return rest.replace(costs=costs) if costs is not node.costs else rest
            if isinstance(node, Triggered):
                # The intervening "if" stands before the instructions (603.4).
                return self._slots(node, ("event", "condition", "body", "limits"))
        if isinstance(node, Static) and node.condition is not None and node.place in ("before", "during"):
            return self._slots(node, ("condition", "body"))
        return self._slots(node)

    def _event(self, node: EventPattern) -> Node:
        before, self.role = self.role, Ref.EVENT_OTHER
        subject = next((s for s in ("what", "source", "who") if s in node.fields), "")
        names = [n for n in text_order(node) if n != subject]
        if isinstance(node, EitherEvent):
            parts = tuple(self.settle(p) for p in node.parts)
            self.role = before
            return node.replace(parts=parts)
        done = self._slots(node, tuple(names)) if names else node
        if isinstance(node, StepBegins):
            self.mentions.append(Mention(Ref.EVENT_PLAYER, 0, (), "s", player=True))
        if subject:
            value = getattr(done, subject)
            if subject == "who" and "what" in node.fields:
                done = self._slots(done, ("who",))
                self._reword(Ref.EVENT_OTHER, Ref.EVENT)
            elif isinstance(value, Node):
                self.role = Ref.EVENT
                done = self._slots(done, (subject,))
        self.role = before
        return done

    def _reword(self, old: Ref, new: Ref) -> None:
        for mention in self.mentions:
            if mention.ref is old:
                mention.ref = new

    def clause(self, node: Node) -> Node:
        """Subject first; what the instruction acts on is what later words speak of."""
        assert isinstance(node, Clause)
        before, self.role = self.role, Ref.SUBJECT
        outer = self.subject
        subject = self.settle(node.subject)
        self.subject = self._spoken_of(subject)
        self.role = Ref.LAST
        predicates = tuple(self.settle(p) for p in node.predicates)
        duration = self._value(node.duration)
        self.role, self.subject = before, outer
        self._reword(Ref.SUBJECT, Ref.LAST)
        changed = subject is not node.subject or duration is not node.duration
        if changed or any(a is not b for a, b in zip(predicates, node.predicates, strict=True)):
            return node.replace(subject=subject, predicates=predicates, duration=duration)
        return node

    def predicate(self, node: Predicate) -> Node:
        """A predicate that makes something new is mentioned after it."""
        if isinstance(node, CreateThose):
            if self.created is None:
                raise UnsettledError
            return node.replace(count=self._value(node.count), like=self.created)
        targets = self.targets
        done = self._objects_of_verb(node)
        if isinstance(done, Create | CreateCopy):
            aims = isinstance(done, CreateCopy) and isinstance(done.of, NounPhrase) and done.of.is_target
            self.created = done.replace(of=It(Ref.TARGET, targets)) if aims else done
            count = getattr(node, "count")  # noqa: B009
            spec = getattr(node, "token", None)
            core = Core(Noun.TOKEN, getattr(spec, "types", ()), getattr(spec, "subtypes", ()))
            self.mentions.append(Mention(Ref.LAST, 0, (core,), number_of(count)))
        elif type(node).__name__ in ("LookAtTop", "RevealTop", "Mill", "Draw"):
            amount = getattr(node, "amount")  # noqa: B009
            self.mentions.append(Mention(Ref.LAST, 0, (Core(Noun.CARD),), number_of(amount)))
        elif isinstance(node, CopySpell):
            self.mentions.append(Mention(Ref.LAST, 0, (Core(Noun.SPELL),), "s"))
        elif type(node).__name__ == "Sacrifice" and self.mentions:
            self.mentions[-1].sacrificed = True
        return done

    def _objects_of_verb(self, node: Predicate) -> Node:
        """ "Attach this Equipment to it", "this creature deals damage to it": two parts of one verb don't mean the same."""
        changes: dict[str, object] = {}
        outer = self.subject
        order = text_order(node)
        if order[:2] == ("amount", "to") and getattr(node, "style", "") == "to_first":
            order = ("to", "amount", *order[2:])
        elif order[:3] == ("kind", "amount", "on") and type(getattr(node, "amount")).__name__ in _SAID_LAST:  # noqa: B009
            order = ("kind", "on", "amount", *order[3:])
        for name in order:
            old = getattr(node, name)
            if isinstance(old, It) and old.n < 0:
                new: object = self._other(old)
                if unhurt(name, node, self.mentions):
                    raise UnsettledError
            else:
                new = self._value(old)
                if isinstance(new, This | It | That | Host | NounPhrase):
                    self.subject = (*self.subject, *self._spoken_of(new))
            if new is not old:
                changes[name] = new
        self.subject = outer
        return node.replace(**changes) if changes else node

    def _spoken_of(self, node: Node) -> tuple[Mention, ...]:
        """What was mentioned last, if the words just settled are about an object."""
        return (self.mentions[-1],) if isinstance(node, This | It | That | Host | NounPhrase) and self.mentions else ()

    def _other(self, node: It) -> Node:
        numbers = _NUMBERS[node.number]
        barred = self.subject
        try:
            found = self._last(lambda m: not m.player and m.number in numbers and not any(m is b for b in barred))
        except UnsettledError:
            alone = self.it(node)
            if isinstance(alone, It) and alone.ref is Ref.THIS and any(m.ref is Ref.THIS for m in barred):
                raise  # "this creature deals 1 damage to it": that would be "itself"
            return alone
        return It(found.ref, found.n, "many" if found.number == "p" and found.ref is not Ref.THIS else "one")

    def amount(self, node: Node) -> Node:
        """What is only counted isn't spoken of later: nothing was done to it."""
        inside = len(self.mentions)
        done = self._slots(node)
        self.mentions[inside:] = [m for m in self.mentions[inside:] if m.ref is not Ref.LAST or m.player]
        return done

    def scope(self, node: Node) -> Node:
        """A mode counts its own targets; what stood before it may still be spoken of."""
        targets, mentions = self.targets, list(self.mentions)
        self.targets = 0
        done = self._slots(node)
        self.targets, self.mentions = targets, mentions
        return done

    def inner(self, node: Node) -> Node:
        """A delayed or reflexive ability: its own targets count from 0, the outer ones follow after them."""
        inner = Resolver()
        own = count_targets(node)
        inner.mentions = [m.behind(own) for m in self.mentions]
        return inner._slots(node)

    def conditional(self, node: Node) -> Node:
        """The condition is asked before the body is followed, wherever it stands: what the body makes or moves isn't "it" there, nor in
        the part after "otherwise"; its targets are.
        """
        assert isinstance(node, IfSo)
        later = node.place in ("after", "unless")
        if not later:
            done = self._slots(node, ("condition",))
            if asks_about_it(node) and self.mentions:
                self.asked = self.mentions[-1]
            before = len(self.mentions)
            done = self._slots(done, ("body",))
        else:
            before = len(self.mentions)
            done = self._slots(node, ("body",))
        made = [m for m in self.mentions[before:] if m.ref is Ref.LAST]
        self.mentions = [m for m in self.mentions if m not in made]
        rest = ("condition", "otherwise") if later else ("otherwise",)
        done = self._slots(done, rest)
        self.mentions += made
        return done

    def for_each(self, node: Node) -> Node:
        """The one of "for each" is spoken of in the body; what the body makes is several afterwards."""
        assert isinstance(node, ForEachOne)
        outer, self.role = self.role, Ref.EACH
        of = self.settle(node.of)
        self.role = outer
        before = list(self.mentions)
        body = self._value(node.body)
        known = [m for m in before if m.ref is not Ref.EACH]
        made = [m for m in self.mentions if m.ref is Ref.LAST and not any(m is b for b in before)]
        for mention in made:
            mention.number = "p"
        self.mentions = known + made
        return node.replace(of=of, body=body) if of is not node.of or body is not node.body else node

    # --- nouns -----------------------------------------------------------------------------------

    def phrase(self, node: Node) -> Node:
        """A noun phrase is mentioned after its own words."""
        assert isinstance(node, NounPhrase)
        inside = len(self.mentions)
        done = self._slots(node)
        assert isinstance(done, NounPhrase)
        if done.is_target or self.role in (Ref.EVENT, Ref.EVENT_OTHER):
            # "target creature an opponent controls ... that player": its controller
            for mention in self.mentions[inside:]:
                if mention.player and mention.ref is not Ref.TARGET:
                    mention.ref, mention.n = (Ref.TARGET, self.targets) if done.is_target else (self.role, 0)
        if done.is_target:
            self._target(done.cores, number_of(done))
        else:
            self.mentions.append(Mention(self.role, 0, done.cores, number_of(done)))
        return done

    def _target(self, cores: tuple[Core, ...], number: str, *, player: bool = False, both: bool = False) -> None:
        if both:
            self.mentions.append(Mention(Ref.TARGET, self.targets, (), number, player=True))
        self.mentions.append(Mention(Ref.TARGET, self.targets, cores, number, player=player))
        self.targets += 1

    def any_target(self, node: Node) -> Node:
        """Any target may be a player or an object."""
        cores = node.cores if isinstance(node, PlayerOrPermanentTarget) else ()
        number = number_of(node) if isinstance(node, AnyTarget) else "s"
        self._target(cores, number, both=True)
        return node

    def player(self, node: Node) -> Node:
        """A player phrase; you are never "that player"."""
        assert isinstance(node, PlayerPhrase)
        if node.is_target:
            self._target((), number_of(node), player=True)
        elif node.who is not Who.YOU:
            ref = Ref.EVENT_PLAYER if self.role in (Ref.EVENT, Ref.EVENT_OTHER) else self.role
            self.mentions.append(Mention(ref, 0, (), number_of(node), player=True))
        return node

    def this(self, node: Node) -> Node:
        """The object itself."""
        self.mentions.append(Mention(Ref.THIS, 0, (), number_of(node)))
        return node

    def host(self, node: Node) -> Node:
        """The enchanted or equipped object; the subject of a trigger event is the event's object."""
        assert isinstance(node, Host)
        ref = Ref.EVENT if self.role is Ref.EVENT else Ref.HOST
        self.mentions.append(Mention(ref, 0, (node.core,), "s"))
        return node

    def both(self, node: Node) -> Node:
        """Several as one: in an event, whichever of them it was."""
        assert isinstance(node, Both)
        mark = len(self.mentions)
        done = self._slots(node)
        if self.role is Ref.EVENT:
            found = self.mentions[mark:]
            del self.mentions[mark:]
            if any(not m.player for m in found):
                cores = tuple(c for m in found for c in m.cores)
                if any(m.ref is Ref.THIS for m in found):
                    cores = ()
                self.mentions.append(Mention(Ref.EVENT, 0, cores, "s"))
            self.mentions += [m for m in found if m.player]
        return done

    def named_player(self, node: Node) -> Node:
        """ "its controller": a player that "that player" may mean."""
        done = self._slots(node)
        of = getattr(done, "of", None)
        if isinstance(done, ControllerOf) and isinstance(of, It | That | Host | This):
            # "that player" of an object is its controller
            ref, n = (
                (of.ref, of.n) if isinstance(of, It | That) else (Ref.HOST if isinstance(of, Host) else Ref.THIS, 0)
            )
        else:
            ref, n = (Ref.SUBJECT if self.role is Ref.SUBJECT else Ref.LAST), 0
        self.mentions.append(Mention(ref, n, (), "s", player=True))
        return done

    def top_cards(self, node: Node) -> Node:
        """Cards of a library."""
        assert isinstance(node, TopCards)
        done = self._slots(node)
        self.mentions.append(Mention(Ref.LAST, 0, (Core(Noun.CARD),), number_of(node.amount)))
        return done

    # --- pronouns --------------------------------------------------------------------------------

    def it(self, node: Node) -> Node:
        """it, they, them."""
        assert isinstance(node, It)
        if node.n >= 0:
            return node
        numbers = _NUMBERS[node.number]
        found = self._last(lambda m: not m.player and m.number in numbers)
        return It(found.ref, found.n, "many" if found.number == "p" and found.ref is not Ref.THIS else "one")

    def that(self, node: Node) -> Node:
        """That creature, those cards."""
        assert isinstance(node, That)
        if node.n >= 0:
            return node
        number = "p" if node.number == "many" else "s"
        if node.ref is Ref.COST:  # "the sacrificed creature": as a cost, or by an instruction before
            fit = [m for m in self.mentions if m.fits(node.core, number)]
            done = bool(fit) and fit[-1].sacrificed and node.word == "the sacrificed"
            return node.replace(n=0, ref=Ref.LAST if done else Ref.COST)
        if node.word == "the exiled":
            paid = any(m.ref is Ref.COST and not m.player for m in self.mentions)
            return node.replace(n=0, ref=Ref.COST if paid else Ref.LINKED)
        revealed = node.word == "the revealed"  # by an instruction or as a cost (CR 608.2k): no target is
        never = (Ref.THIS, Ref.HOST, Ref.TARGET) if revealed else (Ref.THIS, Ref.HOST)
        try:
            found = self._last(
                lambda m: not m.player and m.number == number and m.ref not in never and core_fits(node.core, m.cores)
            )
        except UnsettledError:
            if not (revealed and self.spell):
                raise
            return node.replace(n=0, ref=Ref.COST)
        return node.replace(ref=found.ref, n=found.n)

    def that_player(self, node: Node) -> Node:
        """That player, they."""
        assert isinstance(node, ThatPlayer)
        if node.n >= 0:
            return node
        found = self._last(lambda m: m.player)
        return node.replace(ref=found.ref, n=found.n)

    def _last(self, fits: Callable[[Mention], bool]) -> Mention:
        for k in range(len(self.mentions) - 1, -1, -1):
            mention = self.mentions[k]
            if fits(mention):
                del self.mentions[k]
                self.mentions.append(mention)
                return mention
        raise UnsettledError


#: numbers of mentions by the number of a pronoun; German "sie" doesn't tell
_NUMBERS = {"one": "s", "many": "p", "either": "sp"}
#: amounts that are said after what they are put on ("a number of +1/+1 counters on it equal to ...")
_SAID_LAST = frozenset({"StatOf", "CountOf", "CountersOn", "GreatestStat"})


_SPECIAL: dict[type[Node], Callable[[Resolver, Node], Node]] = {
    Clause: Resolver.clause,
    IfSo: Resolver.conditional,
    ForEachOne: Resolver.for_each,
    Mode: Resolver.scope,
    Delayed: Resolver.inner,
    WhenYouDo: Resolver.inner,
    NounPhrase: Resolver.phrase,
    AnyTarget: Resolver.any_target,
    PlayerOrPermanentTarget: Resolver.any_target,
    PlayerPhrase: Resolver.player,
    This: Resolver.this,
    Host: Resolver.host,
    Both: Resolver.both,
    ControllerOf: Resolver.named_player,
    OwnerOf: Resolver.named_player,
    TopCards: Resolver.top_cards,
    It: Resolver.it,
    That: Resolver.that,
    ThatPlayer: Resolver.that_player,
}


def resolve(ability: Node) -> Node:
    """The ability with its pronouns settled. Raises UnsettledError."""
    if isinstance(ability, KeywordAbility):
        return ability
    resolver = Resolver()
    resolver.spell = isinstance(ability, SpellAbility)
    settled = resolver.settle(ability)
    if misplaced(settled):
        raise UnsettledError
    return settled
