"""CR 115, targets: which target phrases a text has, what may be chosen for them, and the choosing (601.2c, 602.2b, 603.3d)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from landwalk.abilities import noun as n
from landwalk.abilities.ability import Ability
from landwalk.abilities.amount import Number
from landwalk.abilities.condition import WasPaid
from landwalk.abilities.context import Context
from landwalk.abilities.effect import Cant, CantDo, CostChange
from landwalk.abilities.sentence import Delayed, IfSo, May, Modal, WhenYouDo
from landwalk.kernel.choices import ChooseObjects, ChooseOptions, Divide, Purpose
from landwalk.kernel.flow import Flow, objects, options, pairs
from landwalk.kernel.native import parameters_of
from landwalk.kernel.node import Node
from landwalk.kernel.objects import PlayerId
from landwalk.kernel.state import State
from landwalk.kernel.zones import Zone
from landwalk.rules import questions
from landwalk.rules.look import Look, Now
from landwalk.rules.matching import candidates, fits, matches, player_fits, zones_of
from landwalk.rules.player_abilities import PlayersGain
from landwalk.rules.questions import CanBeTargeted

# --- the phrases of a text ---------------------------------------------------------------------------

_phrases: Final[dict[tuple[tuple[Node, ...], tuple[int, ...]], tuple[Node, ...]]] = {}
#: The same by identity, without modes: comparing equal texts word by word costs more. Each text is kept, so no id is used twice.
_by_identity: Final[dict[int, tuple[tuple[Node, ...], tuple[Node, ...]]]] = {}
_MOST_BY_IDENTITY: Final = 20_000
_parameters: Final[dict[type[Node], tuple[str, ...]]] = {}


def target_phrases(body: tuple[Node, ...], modes: tuple[int, ...] = ()) -> tuple[Node, ...]:
    """Every "target ..." of a text in text order, of modal texts those of the chosen modes (115.8).

    The targets of quoted abilities, of delayed and of reflexive triggers are chosen later and aren't among them (603.3d). Targets
    that are there only if an optional cost is paid are among them: their group stays empty when it isn't (601.2c).
    """
    known = _by_identity.get(id(body))
    if known is not None and known[0] is body and not modes:
        return known[1]
    key = (body, modes)
    found = _phrases.get(key)
    if found is None:
        out: list[Node] = []
        for sentence in body:
            _collect(sentence, modes, out)
        found = tuple(out)
        _phrases[key] = found
    if not modes:
        if len(_by_identity) > _MOST_BY_IDENTITY:
            _by_identity.clear()
        _by_identity[id(body)] = (body, found)
    return found


_joined: Final[dict[tuple[tuple[Node, ...], ...], tuple[Node, ...]]] = {}


def joined(bodies: tuple[tuple[Node, ...], ...]) -> tuple[Node, ...]:
    """The paragraphs of a spell as one text. Each counts its targets from 0 for its pronouns; in the whole they go on counting.

    (What follows a modal paragraph can't know how many targets its modes will have: no such text speaks of its targets by pronoun.)
    """
    if len(bodies) == 1:
        return bodies[0]
    found = _joined.get(bodies)
    if found is None:
        out: list[Node] = []
        base = 0
        for body in bodies:
            out += [shifted(sentence, base) for sentence in body]
            base += len(target_phrases(body))
        found = tuple(out)
        _joined[bodies] = found
    return found


def shifted(node: Node, base: int) -> Node:
    """A part of a text whose pronouns count targets from 0, with those pronouns counting from `base`."""
    if base == 0:
        return node

    def shift(part: Node) -> Node:
        if isinstance(part, (n.It, n.That, n.ThatPlayer)) and part.ref is n.Ref.TARGET:
            return part.replace(n=part.n + base)
        return part

    return node.map(shift)


def _collect(node: Node, modes: tuple[int, ...], out: list[Node]) -> None:
    if getattr(node, "is_target", False):
        out.append(node)
        return
    if isinstance(node, (Ability, WhenYouDo)):
        return
    if isinstance(node, Modal):
        for mode in modes:
            for sentence in node.modes[mode].body:
                _collect(sentence, (), out)
        return
    if isinstance(node, Delayed):
        _collect(node.event, modes, out)
        return
    for name in text_order(node):
        _collect_value(getattr(node, name), modes, out)


def _collect_value(value: object, modes: tuple[int, ...], out: list[Node]) -> None:
    if isinstance(value, Node):
        _collect(value, modes, out)
    elif isinstance(value, tuple):
        for item in value:
            _collect_value(item, modes, out)


def text_order(node: Node) -> tuple[str, ...]:
    """The slots of a node in the order of the words: that of its parameters, with the few that stand elsewhere."""
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


def conditional_phrases(body: tuple[Node, ...], paid: Callable[[WasPaid], bool]) -> frozenset[int]:
    """Which target phrases (counted as in `target_phrases`, outside of modes) the spell doesn't require (601.2c).

    They stand in the part of an "if it was kicked" that won't be followed.
    """
    off: list[int] = []
    at = 0
    for i, sentence in enumerate(body):
        size = len(target_phrases((sentence,)))
        if isinstance(sentence, IfSo) and isinstance(sentence.condition, WasPaid):
            first = at + len(target_phrases((sentence.condition,)))
            middle = first + len(target_phrases(sentence.body))
            if not paid(sentence.condition):
                off += range(first, middle)
            else:
                off += range(middle, at + size)
                if sentence.instead and i:
                    # "If it was kicked, ... instead": the sentence before isn't followed.
                    before = len(target_phrases((body[i - 1],)))
                    if middle > first:
                        off += range(at - before, at)
        at += size
    return frozenset(off)


# --- what may be chosen ------------------------------------------------------------------------------


def limits(look: Look, phrase: Node, ctx: Context) -> tuple[int, int]:
    """How many targets a phrase wants: (least, most)."""
    from landwalk.rules.values import amount

    det = getattr(phrase, "det", n.Det.TARGET)
    count = getattr(phrase, "count", None)
    if det is n.Det.ANY_NUMBER_TARGET:
        return 0, 1_000_000
    k = 1 if count is None else max(0, amount(look, count, ctx))
    return (0, k) if det is n.Det.UP_TO_TARGET else (k, k)


def possible_targets(look: Look, phrase: Node, ctx: Context) -> list[int]:
    """Objects and players that fit the phrase, whether or not something forbids to target them; players last."""
    if isinstance(phrase, n.NounPhrase):
        return candidates(look, phrase, ctx)
    players = look.state.players_from(ctx.you)
    if isinstance(phrase, n.PlayerPhrase):
        return [p for p in players if player_fits(look, phrase, p, ctx)]
    return [i for i in (*look.battlefield(), *players) if matches(look, phrase, i, ctx)]


def legal_targets(look: Look, phrase: Node, ctx: Context) -> list[int]:
    """What may be chosen for a target phrase of the spell or ability `ctx.item` (0: not yet on the stack) of `ctx.source`."""
    return [i for i in possible_targets(look, phrase, ctx) if not _forbidden(look, i, ctx)]


def has_targets(look: Look, phrase: Node, ctx: Context) -> bool:
    """Is there a legal choice for this phrase at all?"""
    least, _ = limits(look, phrase, ctx)
    if least <= 0:
        return True
    if not _anything_forbids(look) and least == 1:
        return _any_fits(look, phrase, ctx)
    return len(legal_targets(look, phrase, ctx)) >= least


def _any_fits(look: Look, phrase: Node, ctx: Context) -> bool:
    if isinstance(phrase, n.NounPhrase):
        if zones_of(phrase.cores, phrase.tail) == (Zone.BATTLEFIELD,):
            cores, tail = phrase.cores, phrase.tail
            for i in look.battlefield():
                if fits(look, cores, tail, i, ctx):
                    return True
            return False
        return any(i != ctx.item for i in candidates(look, phrase, ctx))
    return bool(possible_targets(look, phrase, ctx))


def still_legal(look: Look, phrase: Node, id_: int, ctx: Context) -> bool:
    """CR 608.2b: is this target, chosen earlier, still legal?"""
    if id_ > 0:
        if not look.exists(id_):
            return False
        if isinstance(phrase, n.NounPhrase) and look.object(id_).zone not in zones_of(phrase.cores, phrase.tail):
            return False
        if look.object(id_).phased_out:
            return False
    elif not look.state.players[id_].in_game:
        return False
    return matches(look, phrase, id_, ctx) and not _forbidden(look, id_, ctx)


def _anything_forbids(look: Look) -> bool:
    index = look.index
    return CanBeTargeted in index.answers or Cant in index.clauses or PlayersGain in index.clauses


def _forbidden(look: Look, id_: int, ctx: Context) -> bool:
    if id_ == ctx.item:
        return True  # CR 115.5
    return _anything_forbids(look) and bool(forbidding(look, id_, ctx))


def forbidding(look: Look, id_: int, ctx: Context) -> list[questions.Reason]:
    """What forbids to target an object or player that fits (hexproof, shroud, protection, "can't be the target")."""
    from landwalk.rules.c1_concepts.cr101_restrictions import cant

    by = ctx.item or ctx.source
    out = questions.reasons(look, CanBeTargeted(id_, by, ctx.source, ctx.you))
    if Cant in look.index.clauses:
        out += cant(look, id_, CantDo.BE_TARGETED, by, "115.1")
    if id_ == ctx.item and id_:
        out.append(questions.Reason("115.5", "{0} can't target itself", (id_,)))
    return out


# --- is there a legal choice for all of them together? ------------------------------------------------


def can_choose(look: Look, phrases: Sequence[Node], ctx: Context, off: frozenset[int] = frozenset()) -> bool:
    """Is there a legal choice of targets for all phrases (phrases in `off` aren't required)? Exact where phrases depend on each other."""
    phrases = tuple(phrases)
    if len(phrases) == 1:
        return bool(off) or has_targets(look, phrases[0], ctx)
    wanted = [meant(phrases, i) for i in range(len(phrases)) if i not in off]
    for phrase in wanted:
        if not has_targets(look, phrase, ctx):
            return False
    if len(wanted) < 2 or not any(_depends(p) for p in phrases[1:]):
        return True
    return _can_choose_from(look, phrases, 0, ctx.clone(), off)


def _depends(phrase: Node) -> bool:
    """Does the choice for it depend on what was chosen before ("another target", "that player controls")?"""
    return _is_another(phrase) or any(isinstance(x, (n.It, n.That, n.ThatPlayer)) for x in phrase.walk())


def _is_another(phrase: Node) -> bool:
    if isinstance(phrase, n.AnyTarget):
        return n.Status.OTHER in phrase.status
    cores: tuple[n.Core, ...] = getattr(phrase, "cores", ())
    return any(n.Status.OTHER in c.status for c in cores)


@lru_cache(maxsize=4096)
def meant(phrases: tuple[Node, ...], at: int) -> Node:
    """The phrase as it limits its own target: "another target" after a plain "target" means another than that one, so the permanent whose
    text it is may be chosen."""
    phrase = phrases[at]
    if not _is_another(phrase) or all(_is_another(p) for p in phrases[:at]):
        return phrase
    if isinstance(phrase, n.AnyTarget):
        return phrase.replace(status=_without_other(phrase.status))
    cores: tuple[n.Core, ...] = phrase.cores  # type: ignore[attr-defined]
    return phrase.replace(cores=tuple([c.replace(status=_without_other(c.status)) for c in cores]))


def _without_other(status: tuple[n.Status, ...]) -> tuple[n.Status, ...]:
    return tuple([s for s in status if s is not n.Status.OTHER])


def _can_choose_from(look: Look, phrases: tuple[Node, ...], at: int, ctx: Context, off: frozenset[int]) -> bool:
    if at == len(phrases):
        return True
    before = ctx.targets
    if at in off:
        groups: list[tuple[int, ...]] = [()]
    else:
        least, _ = limits(look, phrases[at], ctx)
        among = _remaining(look, phrases, at, ctx)
        if len(among) < least:
            return False
        if at == len(phrases) - 1:
            return True
        # One of several that are alike for what follows: single targets are tried one by one, larger groups in order.
        groups = [(i,) for i in among] if least == 1 else [tuple(among[:least])]
    for group in groups:
        ctx.targets = (*before, group)
        if _can_choose_from(look, phrases, at + 1, ctx, off):
            ctx.targets = before
            return True
    ctx.targets = before
    return False


def _remaining(look: Look, phrases: tuple[Node, ...], at: int, ctx: Context) -> list[int]:
    """Legal targets for the next phrase after those in `ctx.targets`: "another target" is none of those chosen before."""
    among = legal_targets(look, meant(phrases, at), ctx)
    if ctx.targets and _is_another(phrases[at]):
        chosen = [i for group in ctx.targets for i in group]
        among = [i for i in among if i not in chosen]
    return among


# --- choosing -------------------------------------------------------------------------------------------


def choose_targets(
    state: State,
    player: PlayerId,
    phrases: tuple[Node, ...],
    ctx: Context,
    off: frozenset[int] = frozenset(),
    body: tuple[Node, ...] = (),
    allows: Callable[[], bool] | None = None,
) -> Flow[tuple[tuple[int, ...], ...] | None]:
    """CR 601.2c: one group of ids for each phrase, asked in text order. None: no legal choice was left. Leaves them in `ctx.targets`.

    body: the text, for a divided effect (there can't be more targets than shares, 601.2d). allows: with the targets now in
    `ctx.targets`, can it still be completed? Asked only where a cost depends on targets.
    """
    ctx.targets = ()
    for at, phrase in enumerate(phrases):
        if at in off:
            ctx.targets = (*ctx.targets, ())
            continue
        look = Now(state)
        least, most = limits(look, phrase, ctx)
        shares = most_shares(look, body, phrase, ctx)
        if shares is not None:
            most = min(most, shares)
        among = _remaining(look, phrases, at, ctx)
        rest = phrases[at + 1 :]
        if rest and least == 1 and any(_depends(p) for p in rest):
            among = [i for i in among if _leaves_a_choice(look, phrases, at, i, ctx, off)]
        if allows is not None and least == 1 and cost_depends_on_targets(look):
            among = [i for i in among if _is_allowed(ctx, i, allows)]
        if len(among) < least:
            return None
        asked = ChooseObjects(player, Purpose.TARGET, among, least, most, ctx.source, phrase)
        ctx.targets = (*ctx.targets, objects((yield asked)))
    return ctx.targets


def cost_depends_on_targets(look: Look) -> bool:
    """Is there a cost change "if it targets ..." or a target's price (601.2f)?"""
    return CostChange in look.index.clauses


def _is_allowed(ctx: Context, id_: int, allows: Callable[[], bool]) -> bool:
    before = ctx.targets
    ctx.targets = (*before, (id_,))
    allowed = allows()
    ctx.targets = before
    return allowed


def _leaves_a_choice(
    look: Look, phrases: tuple[Node, ...], at: int, id_: int, ctx: Context, off: frozenset[int]
) -> bool:
    trial = ctx.clone()
    trial.targets = (*ctx.targets, (id_,))
    return _can_choose_from(look, phrases, at + 1, trial, off)


# --- modes (700.2) --------------------------------------------------------------------------------------


def modal_of(body: tuple[Node, ...]) -> Modal | None:
    """The modal part of a text, if there is one (700.2)."""
    for sentence in body:
        if isinstance(sentence, Modal):
            return sentence
    return None


def possible_modes(look: Look, modal: Modal, ctx: Context) -> list[int]:
    """CR 700.2a: a mode that couldn't get legal targets can't be chosen."""
    return [i for i, mode in enumerate(modal.modes) if can_choose(look, target_phrases(mode.body), ctx)]


def modes_wanted(modal: Modal) -> tuple[int, int]:
    """(least, most) modes to be chosen."""
    most = len(modal.modes) if modal.most < 0 else modal.most
    return modal.least, most


def can_choose_modes(look: Look, modal: Modal, ctx: Context) -> bool:
    least, _ = modes_wanted(modal)
    possible = possible_modes(look, modal, ctx)
    return bool(possible) if modal.repeat != "no" and least > 0 else len(possible) >= least


def choose_modes(state: State, player: PlayerId, body: tuple[Node, ...], ctx: Context) -> Flow[tuple[int, ...] | None]:
    """CR 601.2b, 603.3c: the chosen modes' indices in printed order (copies of one mode side by side). () if the text isn't modal; None:
    there is no legal choice."""
    modal = modal_of(body)
    if modal is None:
        return ()
    look = Now(state)
    if not can_choose_modes(look, modal, ctx):
        return None
    from landwalk.rules.references import players

    (chooser,) = players(look, modal.who, ctx)[:1] or (player,)
    possible = possible_modes(look, modal, ctx)
    least, most = modes_wanted(modal)
    if modal.repeat == "no":
        most = min(most, len(possible))
    asked = ChooseOptions(chooser, Purpose.MODE, possible, least, most, ctx.source, modal, modal.repeat)
    return tuple(sorted(int(m) for m in options((yield asked)) if isinstance(m, int)))


# --- division (601.2d) -----------------------------------------------------------------------------------


def divide(
    state: State, player: PlayerId, body: tuple[Node, ...], phrases: tuple[Node, ...], ctx: Context
) -> Flow[tuple[tuple[tuple[int, int], ...], ...]]:
    """CR 601.2d: for each target phrase whose effect is divided among it, the shares; () for the others. All () if nothing is divided."""
    from landwalk.rules.values import amount

    shares: list[tuple[tuple[int, int], ...]] = [() for _ in phrases]
    divided = 0
    for sentence in body:
        for node in _divided_nodes(sentence, ctx.modes):
            to = node.to if hasattr(node, "to") else node.on  # type: ignore[attr-defined]
            for k, phrase in enumerate(phrases):
                if phrase == to and ctx.targets[k] and not shares[k]:
                    total = amount(Now(state), node.amount, ctx)  # type: ignore[attr-defined]
                    asked = Divide(player, Purpose.DIVIDE, total, ctx.targets[k], 1, source=ctx.source, text=node)
                    shares[k] = pairs((yield asked))
                    divided += 1
                    break
    return tuple(shares) if divided else ()


@lru_cache(maxsize=4096)
def _divided_nodes(sentence: Node, modes: tuple[int, ...]) -> tuple[Node, ...]:
    if isinstance(sentence, Modal):
        parts = [s for m in modes for s in sentence.modes[m].body]
    else:
        parts = [sentence]
    return tuple([x for part in parts for x in part.walk() if getattr(x, "divided", "no") != "no"])


def most_shares(look: Look, body: tuple[Node, ...], phrase: Node, ctx: Context) -> int | None:
    """CR 601.2d: each target of a divided effect gets at least one, so there can't be more targets than the amount. None: not divided."""
    from landwalk.rules.values import amount

    for sentence in body:
        for node in _divided_nodes(sentence, ctx.modes):
            if (getattr(node, "to", None) or getattr(node, "on", None)) == phrase:
                return amount(look, node.amount, ctx)  # type: ignore[attr-defined]
    return None


def enough_shares(look: Look, body: tuple[Node, ...], phrases: tuple[Node, ...], ctx: Context) -> bool:
    """CR 601.2d: is there at least one share for each of the targets that a phrase with a variable number ("X target creatures") wants?"""
    for phrase in phrases:
        count = getattr(phrase, "count", None)
        if count is not None and not isinstance(count, Number):
            least, _ = limits(look, phrase, ctx)
            shares = most_shares(look, body, phrase, ctx) if least else None
            if shares is not None and shares < least:
                return False
    return True
