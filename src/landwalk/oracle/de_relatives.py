"""What stands behind a German noun: relative clauses (", die du kontrollierst,"), "unter deiner Kontrolle", zones, stats."""

from __future__ import annotations

from collections.abc import Sequence

from landwalk.abilities.amount import CountOf
from landwalk.abilities.damage import DealtDamageBy
from landwalk.abilities.noun import (
    AtZone,
    Controlled,
    Core,
    HappenedThisTurn,
    InZone,
    Modifier,
    NotControlled,
    Noun,
    NounPhrase,
    Owned,
    Ref,
    Status,
    Targeting,
    ThatPlayer,
    WithCounter,
    WithStat,
)
from landwalk.abilities.pattern import BecomesTarget, Casts, Dies, Discards
from landwalk.kernel.node import Node
from landwalk.oracle import de_cores
from landwalk.oracle.agreement import number_of
from landwalk.oracle.de_heads import core_gender
from landwalk.oracle.de_players import DER
from landwalk.oracle.printing import Printer
from landwalk.oracle.reading import Reader, Readings

_PRONOUNS = frozenset({"die", "der", "den", "das", "dem", "denen", "deren", "dessen"})
_VERBS = {
    "kontrolliert": "control", "kontrollierst": "control", "kontrollieren": "control",
    "wirkst": "cast", "wirkt": "cast", "wirken": "cast",
    "besitzt": "own", "besitzen": "own",
}  # fmt: skip
_FORMS = {
    "control": {"2": "kontrollierst", "3": "kontrolliert", "6": "kontrollieren"},
    "cast": {"2": "wirkst", "3": "wirkt", "6": "wirken"},
    "own": {"2": "besitzt", "3": "besitzt", "6": "besitzen"},
}
#: (modifiers, what it is not, end)
Tails = list[tuple[tuple[Modifier, ...], tuple[str, ...], int]]
#: the same, and whether a pronoun ("das bzw. die") shows that several nouns are meant
Shared = list[tuple[tuple[Modifier, ...], tuple[str, ...], bool, int]]
#: how modifiers follow each other in print: what is short and has no comma first
_RANK = {
    "OfChosen": 0,
    "WithKeyword": 0,
    "WithoutKeyword": 0,
    "WithStat": 1,
    "WithCounter": 1,
    "Named": 1,
    "InZone": 2,
    "AmongLast": 3,
}
#: categories of relative clauses, by what their pronoun is: (words before it, its case)
_RELATIVE_ROWS: dict[str, tuple[tuple[str, ...], str]] = {
    "relative": ((), "nom"),
    "relative dat": ((), "dat"),
    "relative auf": (("auf",), "dat"),
    "relative gen": ((), "gen"),
}
_FORMS_OF = {
    "nom": frozenset({"der", "die", "das"}),
    "acc": frozenset({"den", "die", "das"}),
    "dat": frozenset({"dem", "der", "denen"}),
    "gen": frozenset({"dessen", "deren"}),
}
_RELATIVE = frozenset({"Controlled", "NotControlled", "Owned"})


def read_tails(
    r: Reader,
    number: str,
    i: int,
    tail: tuple[Modifier, ...],
    nons: tuple[str, ...] = (),
    *,
    under: bool = True,
    shared: bool = False,
    verb: str = "",
) -> Shared:
    """All ways to go on behind a noun. under: may "unter deiner Kontrolle" belong to it.

    verb: "wanted" where "ist" must stand before or behind the relative clauses ("der Anzahl an Kreaturen ist, die du
    kontrollierst"; the tokens of a text have it behind).
    """
    out: Shared = [] if verb == "wanted" else [(tail, nons, shared, i)]
    if verb == "wanted" and r.tokens[i] in ("ist", "sind"):
        return read_tails(r, number, i + 1, tail, nons, under=under, shared=shared, verb="said")
    for modifier, j in r.read("tail", number, i) if verb != "said" else ():
        assert isinstance(modifier, Modifier)
        if isinstance(modifier, WithStat) and isinstance(getattr(modifier.amount, "of", None), AtZone):
            continue  # "der Stärke dieser Kreatur aus deinem Friedhof": the zone is the card's
        out += read_tails(r, number, j, (*tail, modifier), nons, under=under, shared=shared, verb=verb)
    both = r.tokens[i + 2] == "bzw"
    counted = bool(tail) and isinstance(tail[-1], WithStat) and isinstance(tail[-1].amount, CountOf)
    for more, not_, j in () if counted else _relative(r, number, i):  # a relative clause is the nearest noun's
        out += read_tails(r, number, j, (*tail, *more), (*nons, *not_), under=under, shared=shared or both, verb=verb)
    if under and r.tokens[i] == "unter" and not any(isinstance(m, Controlled) for m in tail):
        for who, j in r.read("zoneof", "Kontrolle dat", i + 1):
            if _enters(r, j):
                out += read_tails(r, number, j, (*tail, Controlled(who)), nons, shared=shared, verb=verb)
    return out


def _enters(r: Reader, i: int) -> bool:
    """ "ins Spiel kommt", "das Spiel verlassen hat": what is brought into play isn't controlled before."""
    come = r.tokens[i] == "ins" and r.tokens[i + 1] == "spiel" and r.tokens[i + 2].startswith(("komm", "gekomm"))
    return come or r.literal(("das", "spiel"), i) >= 0 or r.tokens[i] == "gestorben"


def _relative(r: Reader, number: str, i: int) -> Tails:
    """ ", die du kontrollierst und die kein Land ist," """
    if r.tokens[i] != ",":
        return []
    out: Tails = []
    for more, nons, j in _clauses(r, number, i + 1, ()):
        if r.tokens[j] == ",":
            out.append((more, nons, j + 1))
        out.append((more, nons, j))
    return out


def _pronoun(r: Reader, i: int) -> int:
    """The end of "die", "das bzw. die", "auf der"; -1 where none is."""
    if r.tokens[i] == "auf" and r.tokens[i + 1] in ("der", "dem", "denen"):
        return _pronoun(r, i + 1)
    if r.tokens[i] not in _PRONOUNS:
        return -1
    if r.tokens[i + 1] == "bzw" and r.tokens[i + 2] == "." and r.tokens[i + 3] in _PRONOUNS:
        return _pronoun(r, i + 3)
    return i + 1


def _clauses(r: Reader, number: str, i: int, done: tuple[Modifier, ...]) -> Tails:
    start = _pronoun(r, i)
    if start < 0:
        return []
    out: Tails = []
    for more, nons, j in _one(r, number, i, start):
        out.append(((*done, *more), nons, j))
        if r.tokens[j] == "und":
            out += [(tails, (*nons, *not_), k) for tails, not_, k in _clauses(r, number, j + 1, (*done, *more))]
            if _pronoun(r, j + 1) < 0 and r.tokens[i] == "die":  # "die du wirkst und ~ als Ziel haben"
                for modifier, k in r.rows("relative", number, j + 1):
                    assert isinstance(modifier, Modifier)
                    out.append(((*done, *more, modifier), nons, k))
    return out


def _one(r: Reader, number: str, first: int, i: int) -> Tails:
    """A relative clause behind its pronoun; first: where that begins."""
    out: Tails = []
    pronoun = r.tokens[i - 1]
    for category, (before, case) in _RELATIVE_ROWS.items():
        if (r.tokens[first] == "auf") == bool(before) and pronoun in _FORMS_OF[case]:
            for modifier, j in r.rows(category, number, i):
                assert isinstance(modifier, Modifier)
                out.append(((modifier,), (), j))
    if r.tokens[first] == "auf" or pronoun not in _FORMS_OF["acc"] | _FORMS_OF["nom"]:
        return out
    they = [(ThatPlayer(Ref.LAST, -1, "they"), i + 1)] if r.tokens[i] == "sie" else []
    for who, start in [*r.read("player", "nom", i), *they]:
        for zone, j in [(None, start), *((z, k) for z, k in r.read("tail", number, start) if isinstance(z, InZone))]:
            out += _verbs(r, who, zone, j)
    return out + _is_not(r, i)


def _verbs(r: Reader, who: Node, zone: Node | None, j: int) -> Tails:
    """ "kontrollierst", "nicht kontrollierst", "aus deinem Friedhof wirkst"."""
    out: Tails = []
    if isinstance(zone, InZone):
        if _VERBS.get(r.tokens[j]) == "cast":
            out.append(((Controlled(who, "cast"), zone), (), j + 1))
    else:
        negated = r.tokens[j] == "nicht"
        verb = _VERBS.get(r.tokens[j + negated])
        if verb == "control":
            out.append(((NotControlled(who) if negated else Controlled(who),), (), j + negated + 1))
        elif verb == "cast" and not negated:
            out.append(((Controlled(who, "cast"),), (), j + 1))
        elif verb == "own" and not negated:
            out.append(((Owned(who),), (), j + 1))
    return out


def _is_not(r: Reader, i: int) -> Tails:
    """ "kein Land ist", "weder Kreaturen noch Länder sind"."""
    out: Tails = []
    if r.tokens[i] in ("kein", "keine"):
        out += [((), names, j + 1) for names, j in _listed(r, i + 1) if r.tokens[j] in ("ist", "sind")]
    if r.tokens[i] == "weder" and r.tokens[i + 1] == "legendär" and r.tokens[i + 2] == "noch":
        start = i + 3 + (r.tokens[i + 3] in ("ein", "eine"))
        out += [((), ("legendary", n), j + 1) for n, j in _names(r, start) if r.tokens[j] in ("ist", "sind")]
    if r.tokens[i] == "weder":
        for one, j in _names(r, i + 1 + (r.tokens[i + 1] in ("ein", "eine"))):
            if r.tokens[j] == "noch":
                start = j + 1 + (r.tokens[j + 1] in ("ein", "eine"))
                out += [((), (one, two), k + 1) for two, k in _names(r, start) if r.tokens[k] in ("ist", "sind")]
    return out


def _listed(r: Reader, i: int) -> list[tuple[tuple[str, ...], int]]:
    """ "Land", "Engel, Dämon oder Drache"."""
    out: list[tuple[tuple[str, ...], int]] = []
    for name, j in _names(r, i):
        out.append(((name,), j))
        if r.tokens[j] in (",", "oder"):
            more = _listed(r, j + 1)
            out += [((name, *names), k) for names, k in more if r.tokens[j] == "oder" or len(names) > 1]
    return out


def _names(r: Reader, i: int) -> list[tuple[str, int]]:
    out: list[tuple[str, int]] = []
    for number in ("s", "p"):
        for core, j in de_cores.read_cores(r, number, i):
            if core == Core(Noun.TOKEN):
                out.append((Status.NONTOKEN.value, j))
            elif (
                core in (Core(types=core.types), Core(subtypes=core.subtypes)) and len(core.types + core.subtypes) == 1
            ):
                out.append(((core.types + core.subtypes)[0], j))
    return list(dict.fromkeys(out))


def emit_tails(
    printer: Printer,
    tail: tuple[Modifier, ...],
    genders: Sequence[str],
    number: str,
    after: list[str],
    verb: Sequence[str] = (),
) -> list[str] | None:
    """Modifiers in their order; `after`: a relative clause that the noun already has. genders: of each noun, "p" in the plural.

    verb: what stands before the relative clauses.
    """
    out: list[str] = []
    rows: list[list[str]] = []
    under = next((m for m in tail if getattr(m, "verb", "") == "under"), None)
    if isinstance(under, Controlled):  # "eine Kreatur unter deiner Kontrolle", where that comes into play
        rest = emit_tails(printer, tuple(m for m in tail if m is not under), genders, number, after, verb)
        said = printer.emit("zoneof", "Kontrolle dat", under.by)
        return None if rest is None or said is None else [*rest, "unter", *said]
    clauses: list[list[str]] = []
    plain = [m for m in tail if type(m).__name__ not in _RELATIVE]
    cast = any(isinstance(m, Controlled) and m.verb == "cast" for m in tail)
    zone: list[str] = []
    for modifier in plain if cast else ():
        if isinstance(modifier, InZone) and modifier.preposition == "from":  # "die du aus deinem Friedhof wirkst"
            zone = printer.emit("tail", number, modifier) or []
    if zone:
        plain = [m for m in plain if not isinstance(m, InZone)]
    for modifier in sorted(plain, key=lambda m: _RANK.get(type(m).__name__, 2)):
        words = printer.emit("tail", number, modifier)
        if words is None:
            clause = _row(printer, number, modifier, genders)
            if clause is None:
                return None
            rows.append(clause)
            continue
        out += words
    for modifier in tail:
        if type(modifier).__name__ in _RELATIVE:
            made = _emit_relative(printer, modifier, genders, zone)
            if made is None:
                return None
            clauses.append(made)
    clauses = [*([after[1:-1]] if after else []), *clauses, *rows]
    out += verb
    for k, clause in enumerate(clauses):
        out += [*([","] if not k else ["und"]), *clause]
    return [*out, ",~"] if clauses else out


def _row(printer: Printer, number: str, modifier: Modifier, genders: Sequence[str]) -> list[str] | None:
    """A relative clause that is a row."""
    for category, (before, case) in _RELATIVE_ROWS.items():
        clause = printer.rows(category, number, modifier)
        if clause is not None:
            return [*before, *_pronouns(genders, case), *clause]
    return None


#: events whose object is followed by the verb, so that its relative clause stands behind that: slot, which modifiers
_BEHIND: dict[type[Node], tuple[str, tuple[type[Modifier], ...]]] = {
    Casts: ("what", (Targeting,)),
    BecomesTarget: ("by", (Controlled, NotControlled, Targeting)),
}
#: the same, where it is read only: what is printed stands before the verb
_ALSO_BEHIND: dict[type[Node], tuple[str, tuple[type[Modifier], ...]]] = {
    Dies: ("what", (Controlled, NotControlled, WithCounter, DealtDamageBy, HappenedThisTurn)),
    Casts: ("what", (WithStat,)),
    Discards: ("what", ()),
}


def read_behind(r: Reader, found: Readings) -> Readings:
    """ "einen Zauberspruch wirkst, der diese Kreatur als Ziel hat": relative clauses behind the verb."""
    out: Readings = []
    for event, j in found:
        slot, kinds = _BEHIND.get(type(event), ("", ()))
        also = _ALSO_BEHIND.get(type(event), ("", ()))
        slot, kinds = slot or also[0], (*kinds, *also[1])
        what = getattr(event, slot) if slot else None
        if not isinstance(what, NounPhrase) or r.tokens[j] != ",":
            continue
        for more, nons, k in _relative(r, number_of(what), j):
            if nons and (not isinstance(event, Discards) or len(what.cores) > 1):
                continue
            if all(isinstance(m, kinds) for m in more):
                cores = (what.cores[0].replace(nons=(*what.cores[0].nons, *nons)), *what.cores[1:])
                out.append((event.replace(**{slot: what.replace(tail=(*what.tail, *more), cores=cores)}), k))
    return out


def split_behind(printer: Printer, event: Node) -> tuple[Node, list[str]]:
    """The event without what is said behind its verb, and the words that say it."""
    slot, kinds = _BEHIND.get(type(event), ("", ()))
    what = getattr(event, slot) if slot else None
    if not isinstance(what, NounPhrase):
        return event, []
    behind = tuple(m for m in what.tail if isinstance(m, kinds))
    core = what.cores[0]
    single = core.any_types != ("instant", "sorcery") and core.noun is not Noun.SPELL_OR_ABILITY
    one = [core_gender(c) for c in what.cores] if single else ["m", "f"]
    genders = ["p"] if number_of(what) == "p" else one
    said = emit_tails(printer, behind, genders, number_of(what), []) if behind else None
    if not said:
        return event, []
    return event.replace(**{slot: what.replace(tail=tuple(m for m in what.tail if m not in behind))}), said[:-1]


_GENITIVE = {"m": "dessen", "n": "dessen", "f": "deren", "p": "deren"}


def _pronouns(genders: Sequence[str], case: str) -> list[str]:
    """ "die", "das bzw. die"."""
    words = [_GENITIVE[g] if case == "gen" else "denen" if (g, case) == ("p", "dat") else DER[g, case] for g in genders]
    out = words[:1]
    for word in words[1:]:
        if word not in out:
            out += ["bzw.", word]
    return out


def _emit_relative(
    printer: Printer, modifier: Modifier, genders: Sequence[str], zone: Sequence[str] = ()
) -> list[str] | None:
    by = getattr(modifier, "by")  # noqa: B009
    who = printer.emit("player", "nom", by)
    if who is None:
        return None
    negated = ["nicht"] if isinstance(modifier, NotControlled) else []
    verb = "own" if isinstance(modifier, Owned) else getattr(modifier, "verb", "control")
    if verb not in _FORMS:
        return None
    form = printer.grammar.language.finite(by)
    where = zone if verb == "cast" else ()
    return [*_pronouns(genders, "acc"), *who, *negated, *where, _FORMS[verb][form]]
