"""Write src/landwalk/oracle/words_types.py and words_keywords.py from the shared tables: words are facts, sentences are never copied.

    python tools/generate_words.py [SHARED]

Foreign creature types that the tables lack are learned from printed type lines, where at least three cards with this one subtype
agree nine times in ten and no other type has the same word.
"""

from __future__ import annotations

import collections
import gzip
import json
import re
import sys
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT.parent / "shared"
OUT = ROOT / "src" / "landwalk" / "oracle"
PLURALS = {
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Dwarf": "Dwarves",
    "Mouse": "Mice",
    "Ox": "Oxen",
    "Sphinx": "Sphinxes",
    "Phoenix": "Phoenixes",
    "Cyclops": "Cyclopes",
    "Octopus": "Octopuses",
    "Efreet": "Efreets",
    "Plains": "Plains",
    "Merfolk": "Merfolk",
    "Treefolk": "Treefolk",
    "Equipment": "Equipment",
    "Kithkin": "Kithkin",
    "Moonfolk": "Moonfolk",
    "Eldrazi": "Eldrazi",
    "Viashino": "Viashino",
    "Samurai": "Samurai",
    "Fish": "Fish",
    "Homunculus": "Homunculi",
    "Fungus": "Fungi",
    "Pegasus": "Pegasi",
    "Djinn": "Djinns",
    "Foodstuff": "Foodstuff",
    "Thalakos": "Thalakos",
    "Locus": "Loci",
    "Nautilus": "Nautiluses",
    "Ouphe": "Ouphes",
    "Siren": "Sirens",
    "Ally": "Allies",
    "Harpy": "Harpies",
    "Faerie": "Faeries",
    "Fox": "Foxes",
    "Lynx": "Lynxes",
    "Witch": "Witches",
    "Sheep": "Sheep",
    "Squid": "Squids",
    "Yeti": "Yetis",
    "Trap": "Traps",
    "Wildlife": "Wildlife",
    "Food": "Foods",
    "Blood": "Blood",
    "Spawn": "Spawn",
    "Offspring": "Offspring",
    "Spacecraft": "Spacecraft",
    "Hero": "Heroes",
}


def english_plural(word: str) -> str:
    if word in PLURALS:
        return PLURALS[word]
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith("man") and word not in ("Human", "Shaman"):
        return word[:-3] + "men"
    return word + "s"


def spanish_plural(word: str) -> str:
    if word.endswith(("s", "x")):
        return word
    if word.endswith("z"):
        return word[:-1] + "ces"
    for accented, plain in (("án", "anes"), ("én", "enes"), ("ín", "ines"), ("ón", "ones"), ("ún", "unes")):
        if word.endswith(accented):
            return word[:-2] + plain
    if word[-1] in "aeiouáéó" or word[-1] not in "lrndyí":
        return word + "s"  # also words of other languages: "Djinns"
    return word + "es"


def own_plural(one: str, word: str) -> str:
    """The plural of a Spanish word that no text shows: an English word keeps its own."""
    return english_plural(one) if word == one and one not in ("Avatar", "Fractal") else spanish_plural(word)


def cards(name: str) -> list[dict[str, Any]]:
    path = SHARED / "cards" / name
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def learned(faces: dict[str, dict[str, object]], lang: str) -> dict[str, str]:
    """Subtype -> printed word, from faces with exactly one subtype (or two in the same order, for creatures)."""
    seen: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in cards("foreign.jsonl.gz"):
        face = faces.get(str(row["name"]))
        if row["lang"] != lang or face is None or "printed_type" not in row:
            continue
        subtypes = list(face.get("subtypes", ()))  # type: ignore[call-overload]
        parts = re.split(r"\s+[—–-]+\s+|\s*—\s*", str(row["printed_type"]), maxsplit=1)
        if len(parts) != 2:
            continue
        words = [w for w in re.split(r"[,\s]+", parts[1].strip()) if w not in ("y", "und")]
        if len(words) == len(subtypes):
            for one, word in zip(subtypes, words, strict=True):
                seen[one][word.lower().capitalize()] += 1
    out: dict[str, str] = {}
    for one, counter in seen.items():
        word, n = counter.most_common(1)[0]
        if n >= 3 and n >= 0.8 * sum(counter.values()):
            out[one] = word
    doubled = {w for w, n in collections.Counter(out.values()).items() if n > 1}
    return {one: word for one, word in out.items() if word not in doubled}


def learned_by_rest(faces: dict[str, dict[str, Any]], known: dict[str, str]) -> dict[str, str]:
    """Spanish words of further subtypes: what is left of a printed type line when the words of its known subtypes are taken out.

    A vote of a print since 2016 counts three; three votes and six of ten are needed. Each word learned may free another one.
    """
    lines = []
    for row in cards("foreign.jsonl.gz"):
        parts = re.split(r"\s+[—–-]+\s+|\s*—\s*", str(row.get("printed_type") or ""), maxsplit=1)
        if row["lang"] == "es" and row["name"] in faces and len(parts) == 2:
            lines.append((list(faces[row["name"]].get("subtypes", ())), parts[1].lower(), str(row.get("date", "2023"))))
    found = {one: word.lower() for one, word in known.items() if word}
    before = -1
    while len(found) != before:
        before = len(found)
        votes: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        for subtypes, text, date in lines:
            if len([one for one in subtypes if one not in found]) != 1:
                continue
            rest = f" {text} "
            for one in subtypes:
                if one in found:
                    shorter = re.sub(rf"(?<=[ ,]){re.escape(found[one])}(?=[ ,])", "", rest, count=1)
                    if shorter == rest:
                        break
                    rest = shorter
            else:
                word = " ".join(w for w in re.split(r"[ ,]+", rest) if w and w != "y")
                if word:
                    (missing,) = [one for one in subtypes if one not in found]
                    votes[missing][word] += 3 if date >= "2016" else 1
        for one, counter in votes.items():
            word, n = counter.most_common(1)[0]
            if n >= 3 and n >= 0.6 * sum(counter.values()) and word not in found.values():
                found[one] = word
    return {one: word.capitalize() for one, word in found.items() if not known.get(one)}


def learned_from_tokens(faces: dict[str, dict[str, Any]], known: dict[str, str]) -> dict[str, str]:
    """Spanish words of subtypes that only tokens have: from faces that make just one kind of token with one subtype."""
    votes: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
    for row in cards("foreign.jsonl.gz"):
        face = faces.get(str(row["name"]))
        if row["lang"] != "es" or face is None:
            continue
        english = set(re.findall(r"([A-Z]\w+) (?:artifact )?creature tokens?", str(face.get("text", ""))))
        spanish = set(
            re.findall(r"fichas? de criatura (?:artefacto )?([A-ZÁÉÍÓÚÑ]\w+)", str(row.get("printed_text", "")))
        )
        if len(english) == len(spanish) == 1:
            votes[english.pop()][spanish.pop()] += 1
    out: dict[str, str] = {}
    for one, counter in votes.items():
        word, n = counter.most_common(1)[0]
        if not known.get(one) and n >= 3 and n >= 0.8 * sum(counter.values()) and word not in known.values():
            out[one] = word
    return out


class Spoken:
    """Gender and plural of Spanish nouns as printed texts use them."""

    def __init__(self) -> None:
        rows = [r for r in cards("foreign.jsonl.gz") if r["lang"] == "es" and r.get("printed_text")]
        self.after: dict[str, collections.Counter[str]] = collections.defaultdict(collections.Counter)
        for row in rows:
            text = re.sub(r"\([^()]*\)", "", str(row["printed_text"])).lower()
            for one, two in re.findall(
                r"\b(los|las|otros|otras|otro|otra|esos|esas|el|la|un|una|ese|esa) ([\w-]+)", text
            ):
                self.after[two][one] += 1

    def gender(self, word: str, plural: str) -> str:
        """ "m" or "f" where at least three articles agree nine times in ten ("un" also stands before a stressed a)."""
        both = self.after[word.lower()] + self.after[plural.lower()]
        # not "la", "el", "esa": they also stand before own names, whose gender is their bearer's
        sure = {"otro": "m", "otros": "m", "otra": "f", "otras": "f", "los": "m", "las": "f", "una": "f"}
        if not re.match(r"h?[aá]", word.lower()):
            sure["un"] = "m"
        votes: collections.Counter[str] = collections.Counter()
        for article, n in both.items():
            if article in sure:
                votes[sure[article]] += n
        word_, n = votes.most_common(1)[0] if votes else ("", 0)
        return word_ if n >= 3 and n >= 0.9 * sum(votes.values()) else ""

    def plural(self, word: str) -> str:
        """The plural that stands behind plural articles, "" where none does."""
        votes = {
            form: sum(self.after[form.lower()][a] for a in ("los", "las", "otros", "otras", "esos", "esas"))
            for form in (word, word + "s", word + "es", spanish_plural(word))
        }
        best = max(votes, key=lambda form: votes[form])
        return best if votes[best] else ""


FEMININE = ("ción", "sión", "dad", "tud")


def pack(name: str, entries: list[str]) -> str:
    """A string literal; its line breaks mean nothing, so that long entries may be broken behind a comma."""
    lines: list[str] = []
    for entry in entries:
        for piece in re.findall(r".{1,114}(?:[,;]|$)|.+", entry + ";"):
            if lines and len(lines[-1]) + len(piece) < 117:
                lines[-1] += piece
            else:
                lines.append(piece)
    return f'{name} = """\\\n' + "\n".join(lines) + '\n"""\n'


def types_module() -> str:
    terms = yaml.safe_load((SHARED / "cards" / "terms.yaml").read_text(encoding="utf-8"))
    oracle = [c for c in cards("oracle-cards.jsonl.gz") if c["pool"] == "paper"]
    faces = {str(c["name"]).split(" // ")[0]: c for c in oracle}
    known: dict[str, dict[str, dict[str, str]]] = {}
    for group in ("card_types", "basic_land_types", "creature_types"):
        for term in terms[group]:
            known[term["en"].removesuffix(" token")] = {"es": term["es"], "de": term["de"]}
    kinds: dict[str, str] = {}
    for card in oracle:
        for one in card.get("subtypes", ()):
            kinds.setdefault(one, str(card["types"][-1]).lower())
            if "Creature" in card["types"]:
                kinds[one] = "creature"
    for one in TOKEN_TYPES:
        kinds.setdefault(one, "creature")
    for word in ("Time", "Lord"):
        kinds.pop(word, None)
    kinds.setdefault("Time Lord", "creature")
    es, de = learned(faces, "es"), learned(faces, "de")
    for learn in (learned_by_rest, learned_from_tokens):
        es |= learn(faces, {one: known.get(one, {}).get("es", {}).get("term") or es.get(one, "") for one in kinds})
    spoken = Spoken()
    entries = []
    for one in sorted(kinds):
        s, d = known.get(one, {}).get("es", {}), known.get(one, {}).get("de", {})
        s_word = s.get("term") or es.get(one, "")
        d_word = d.get("term") or de.get(one, "")
        taken = [k for k, v in known.items() if k != one and v["es"].get("term") == s_word]
        if taken:
            s_word = ""
        if [k for k, v in known.items() if k != one and v["de"].get("term") == d_word]:
            d_word = ""
        s_plural = s.get("plural") or spoken.plural(s_word) or own_plural(one, s_word) if s_word else ""
        feminine = s_word.endswith(("a", *FEMININE)) and s_word not in MASCULINE_A
        gender = s.get("gender") or spoken.gender(s_word, s_plural) or ("f" if feminine else "m") if s_word else ""
        if one in LAND_TYPES:  # lower case to 2016, a capital since
            s_word, s_plural = s_word.capitalize(), s_plural.capitalize()
        fields = [one, kinds[one], "" if english_plural(one) == one + "s" else english_plural(one)]
        fields += [s_word, gender, s_plural, d_word, d.get("gender", ""), d.get("plural", "")]
        entries.append(",".join(fields))
    head = '"""Subtypes and their words. Written by tools/generate_words.py from the shared tables; don\'t edit."""\n\n'
    note = "#: name, type, English plural (empty: -s), es word, gender, plural, de word, gender, plural\n"
    return head + note + pack("SUBTYPES", entries)


LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
MASCULINE_A = frozenset({"Pirata", "Druida", "Fantasma"})
TOKEN_TYPES = (
    "Servo",
    "Thopter",
    "Saproling",
    "Germ",
    "Pest",
    "Inkling",
    "Fractal",
    "Scion",
    "Blinkmoth",
    "Camarid",
    "Orb",
    "Tentacle",
    "Caribou",
    "Deserter",
    "Pentavite",
    "Prism",
    "Reflection",
    "Sand",
    "Sculpture",
    "Spawn",
    "Splinter",
    "Survivor",
    "Tetravite",
    "Triskelavite",
    "Army",
    "Balloon",
    "Powerstone",
    "Map",
    "Gold",
    "Blood",
    "Clue",
    "Food",
    "Treasure",
    "Junk",
    "Role",
    "Citizen",
    "Incubator",
    "Lander",
    "Kaldra",
    "Eye",
    "Graveborn",
    "Glimmer",
    "Mutagen",
    "Ring",
    "Walker",
    "Shard",
    "Attraction",
)


def keywords_module() -> str:
    data = yaml.safe_load((SHARED / "rules" / "keywords.yaml").read_text(encoding="utf-8"))
    actions = yaml.safe_load((SHARED / "rules" / "keyword-actions.yaml").read_text(encoding="utf-8"))
    entries = []
    for keyword in data["keywords"]:
        es, de = keyword["es"], keyword["de"]
        parameter = keyword["parameter"].split(" ")[0]
        es_word = es.get("term") or "" if es.get("sure") else ""
        de_word = de.get("term") or "" if de.get("sure") else ""
        line = next((f for f in es.get("forms", ()) if " " not in f or not f.endswith("n")), "")
        entries.append(
            "|".join([keyword["name"].lower(), parameter, es_word, line, de_word, (de.get("forms") or [""])[0]])
        )
    words = sorted(str(a["name"]).replace("\u2019", "'") for a in actions["ability_words"])
    head = (
        '"""Keywords and ability words. Written by tools/generate_words.py from the shared tables; don\'t edit."""\n\n'
    )
    note = "#: name, kind of parameter, es granted form, es line form, de line form, de granted form\n"
    forms = [
        "|".join([str(k["name"]).lower(), k["parameter"], ",".join(terms(k["es"])), ",".join(terms(k["de"]))])
        for k in data["keywords"]
    ]
    of_forms = "#: name, parameter in words, every confirmed form in es, in de\n"
    packed = pack("KEYWORDS", entries), of_forms + pack("KEYWORD_FORMS", forms), pack("ABILITY_WORDS", words)
    return head + note + "\n".join(packed)


def terms(words: dict[str, Any]) -> list[str]:
    """The term and the forms of it, if it is sure."""
    return [str(words["term"]), *map(str, words.get("forms", ()))] if words.get("sure") else []


if __name__ == "__main__":
    (OUT / "words_types.py").write_text(types_module(), encoding="utf-8")
    (OUT / "words_keywords.py").write_text(keywords_module(), encoding="utf-8")
