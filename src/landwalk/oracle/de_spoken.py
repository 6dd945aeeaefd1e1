"""German word order between printed texts and the grammar: prefixes and pronouns that stand elsewhere, words that are said otherwise."""

from __future__ import annotations

from landwalk.oracle.tokens import CAPITAL, NAME, NAMES, OPEN, SOFT_COMMA

_PREFIXES = frozenset({"an", "ab", "auf", "zurück", "vor", "aus", "zu", "um"})
_LAST_VERBS = frozenset(
    [
        "wird",
        "werden",
        "wirkst",
        "wirkt",
        "opferst",
        "opfert",
        "angreift",
        "angreifst",
        "legen",
        "legst",
        "legt",
        "schicken",
        "opfern",
        "zerstören",
        "tappen",
        "enttappen",
        "bestimmen",
        "anlegen",
        "zurückbringen",
        "zufügt",
        "blockt",
    ]
)
_HURTS = ("fügt", "fügen")
_WHOM = ("dir", "ihm", "ihr", "ihnen")
_MAY = {"kannst": "darfst", "kann": "darf", "können": "dürfen"}
_PRONOUNS = ("die", "der", "das", "den")
#: pronouns and possessives of two genders that are said for one thing: "sein bzw. ihr Beherrscher"
_BOTH = frozenset(
    (one + end, other + end)
    for one, other in (("sein", "ihr"), ("ihr", "sein"))
    for end in ("", "e", "em", "en", "er", "es")
) | frozenset(
    (a, b)
    for one, other in (
        ("er ihn ihm", "sie sie ihr"),
        ("sie sie ihr", "er ihn ihm"),
        ("es es ihm", "sie sie ihr"),
        ("sie sie ihr", "es es ihm"),
    )
    for a, b in zip(one.split(), other.split(), strict=True)
)

#: what may stand behind "zu Beginn" of a trigger event, and behind that
_STEPS = frozenset({"versorgungssegments", "endsegments", "ziehsegments", "kampfes", "hauptphase"})
_WHICH = frozenset({"deines", "jedes", "des", "deiner"})
_WHICH_OF_THEM = (["in", "deinem", "Zug"], ["vor", "dem", "Kampf"], ["nach", "dem", "Kampf"])
#: words that begin a sentence that has its step at the front already, or none
_NO_INSTRUCTION = frozenset({"zu", "wenn", "immer", "solange", "sowie", "du", "er", "sie", "es", NAME, NAMES})


def step_first(words: list[str]) -> list[str]:
    """ "Ziehe zu Beginn deines Endsegments eine Karte" as "Zu Beginn deines Endsegments ziehe eine Karte"; the same behind "falls".

    Only where an ability begins: elsewhere the words don't say when it triggers.
    """
    out = list(words)
    for start, first in enumerate(words):
        if (start and words[start - 1] != OPEN) or first.lower() in _NO_INSTRUCTION:
            continue
        end = next((k for k in range(start, len(out)) if out[k] in (".", OPEN)), len(out))
        place = next((k for k in range(start + 1, end - 3) if out[k : k + 2] == ["zu", "Beginn"]), 0)
        if not place or out[place + 2] not in _WHICH or out[place + 3].lower() not in _STEPS:
            continue
        behind = place + 4 + 3 * (out[place + 4 : place + 7] in _WHICH_OF_THEM)
        if out[behind] == "des":  # "des Versorgungssegments des nächsten Zuges": once
            continue
        joint = ["und"] if first == "Falls" else []
        out[start:behind] = [*out[place:behind], *joint, *out[start:place]]
    return out


def then_first(words: list[str]) -> list[str]:
    """ "Falls du dann drei Elfen kontrollierst, ..." as "Dann falls du ...": what is looked at after all before."""
    out = list(words)
    for k, word in enumerate(words):
        if word == "Falls":
            place = next((m for m in range(k + 1, min(k + 3, len(out))) if out[m] == "dann"), 0)
            if place:
                out[k : place + 1] = ["Dann", "falls", *out[k + 1 : place]]
    return out


_IN_ADDITION = (["zusätzlich", "zu", "ihren", "anderen", "Typen"], ["zusätzlich", "zu", "seinen", "anderen", "Typen"])
_TO_END = ["bis", "zum", "Ende", "des", "Zuges"]


def in_other_words(words: list[str]) -> list[str]:
    """Words of two places in the one that the grammar has: "sonst", "sowie" for "und", "lassen", a duration behind "zusätzlich zu ..."."""
    out: list[str] = []
    start = 0
    for word in words:
        out.append(word)
        if word == "sowie" and len(out) > 1 and out[-2] not in (",", ".", OPEN):
            out[-1] = "und"
        elif word == "sonst" and out[start : start + 1] and out[start][:1].isupper():
            out[start:] = ["Anderenfalls", *out[start:-1]]
        elif word == "Zuges" and out[-5:] == _TO_END and out[-10:-5] in _IN_ADDITION:
            out[-10:] = [*out[-5:], *out[-10:-5]]
        elif word in (".", OPEN):
            start = len(out)
    for k in range(len(out) - 4):
        if out[k : k + 5] == ["werden", "lassen", ",", "außer", "dass"]:
            end = next((m for m in range(k, len(out)) if out[m] == "."), 0)
            if end and OPEN not in out[k:end]:
                out[k + 1 : end] = [*out[k + 2 : end], "lassen"]
    return out


def one_pronoun(words: list[str]) -> list[str]:
    """ "sein bzw. ihr" as "sein": what has two nouns of different gender is one thing for the grammar."""
    out: list[str] = []
    k = 0
    while k < len(words):
        out.append(words[k])
        both = words[k + 1 : k + 3] == ["bzw", "."] and (words[k].lower(), "".join(words[k + 3 : k + 4])) in _BOTH
        k += 4 if both else 1
    return out


def prefix_last(words: list[str]) -> list[str]:
    """ "lege sie an eine Kreatur an, die du kontrollierst": the verb's prefix behind the relative clause, as the grammar has it."""
    out = list(words)
    for k in range(len(out) - 4):
        if out[k] in _HURTS and out[k + 1] in _WHOM and out[k + 2] in (NAME, NAMES):
            out[k + 1], out[k + 2] = out[k + 2], out[k + 1]  # "fügt dir ~ 1 Schadenspunkt zu"
        verb = out[k] in _PREFIXES or (k and _may_end(out[k]) and out[k - 1][:1].isalpha())
        if (
            out[k] == "wirken"
            and out[k + 1] == ","
            and out[k + 3] in ("denselben", "den")
            and "Namen" in out[k + 4 : k + 6]
        ):
            stop = next((m for m in range(k + 3, len(out)) if out[m] == "."), len(out))
            out[k:stop] = [
                *out[k + 1 : stop],
                ",",
                out[k],
            ]  # "keine Zaubersprüche wirken, die denselben Namen haben wie ..."
        verb = verb or (out[k] == "sein" and "Ziel" in out[max(0, k - 8) : k])
        verb = verb or (out[k] == "ist" and "Kopie" in out[max(0, k - 12) : k])
        if verb and out[k + 1] == "," and out[k + 2] in _PRONOUNS:
            behind = range(k + 3 + 3 * (out[k + 3] == "bzw"), min(k + 13, len(out)))
            end = next((m for m in behind if out[m] in (",", ".", "und") or _rules(out[m])), 0)
            if end and _rules(out[end]):
                out[k : end + 1] = [*out[k + 1 : end + 1], ",", out[k]]
    return out


def as_printed(words: list[str]) -> list[str]:
    """The same back; "Wende Hellsicht 2 an." as an instruction of its own is "Hellsicht 2."."""
    out: list[str] = []
    shortened = False
    for k, word in enumerate(words):
        out.append(word)
        if word == "dann" and (
            (out[-2:-1] and out[-2].lower().startswith("misch")) or words[k + 1 : k + 2] == ["mischen"]
        ):
            out[-1] = "danach"
        elif (
            word == "an"
            and out[-2:-1] == [SOFT_COMMA]
            and words[k + 1 : k + 2] in ([], ["."], [","], ["und"], ["oder"])
        ):
            start = max((m for m in range(len(out) - 2) if out[m] == ","), default=-1)
            if start >= 0 and out[start + 1] in _PRONOUNS:
                out[start:] = ["an", *out[start:-1]]
        elif [w.lower() for w in out[-3:-1]] == ["dann", "falls"]:
            out[-3:] = ["falls", word, "dann"] if word in ("du", "es", "er", "sie") else ["falls", "dann", word]
        elif word in _WHOM and out[-3:-2] and out[-3] in _HURTS and out[-2] in (NAME, NAMES):
            out[-2:] = [word, out[-2]]
        elif word == "spielen" and out[-3:-1] in (["zusätzliches", "Land"], ["zusätzliche", "Länder"]):
            said = next((m for m in range(len(out) - 1, max(-1, len(out) - 14), -1) if out[m] in _MAY), -1)
            if said >= 0:
                out[said] = _MAY[out[said]]  # "du darfst in diesem Zug ein zusätzliches Land spielen"
        elif word == "ist" and out[-2:-1] == [SOFT_COMMA] and "Kopie" in out[-16:]:
            start = max((m for m in range(len(out) - 2) if out[m] == ","), default=-1)
            if start >= 0 and out[start + 1] in _PRONOUNS and "Kopie" not in out[start:]:
                out[start:] = ["ist", *out[start:-1]]
        elif word == "lassen" and "außer" in out:
            copy = next((m for m in range(len(out) - 4) if out[m : m + 4] == ["werden", ",", "außer", "dass"]), -1)
            if copy >= 0:
                out[copy + 1 :] = ["lassen", *out[copy + 1 : -1]]  # "zu einer Kopie werden lassen, außer dass ..."
        elif word == "sein" and out[-2:-1] == [SOFT_COMMA] and "Ziel" in out[-20:]:
            start = max((m for m in range(len(out) - 2) if out[m] == ","), default=-1)
            if start >= 0 and out[start + 1] in _PRONOUNS:
                out[start:] = ["sein", *out[start:-1]]
        elif word == "wird" and out[-2:-1] == [SOFT_COMMA] and words[k + 1 : k + 2] in ([], ["."], [","]):
            # "das Ziel eines Zauberspruchs wird, den ein Gegner kontrolliert"
            start = max((m for m in range(len(out) - 2) if out[m] == ","), default=-1)
            if start >= 0 and out[start + 1] in _PRONOUNS:
                out[start:] = ["wird", *out[start:-1]]
        elif word == "an" and [w.lower() for w in out[-4:-2]] in (
            ["wende", "hellsicht"],
            ["wende", "überwachen"],
            ["wende", "beistand"],
        ):
            if out[-5:-4] == [CAPITAL]:
                out[-4:] = out[-3:-1]
                shortened = True
                continue
        if word == "und" and shortened:
            out[-1] = ","  # "Hellsicht 2, ziehe dann eine Karte"
        shortened = False
    return out


def _may_end(word: str) -> bool:
    """A verb at the end of a clause: "wird", "legen", "opferst"."""
    return word in _LAST_VERBS


def _rules(word: str) -> bool:
    return word in ("kontrolliert", "kontrollierst", "kontrollieren")
