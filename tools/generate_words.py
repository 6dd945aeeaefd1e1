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
    if word[-1] in "aeiouáéó":
        return word + "s"
    return word + "es"


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
        s_plural = s.get("plural") or (spanish_plural(s_word) if s_word else "")
        gender = (
            s.get("gender") or ("f" if s_word.endswith("a") and s_word not in MASCULINE_A else "m") if s_word else ""
        )
        fields = [one, kinds[one], "" if english_plural(one) == one + "s" else english_plural(one)]
        fields += [s_word, gender, s_plural, d_word, d.get("gender", ""), d.get("plural", "")]
        entries.append(",".join(fields))
    head = '"""Subtypes and their words. Written by tools/generate_words.py from the shared tables; don\'t edit."""\n\n'
    note = "#: name, type, English plural (empty: -s), es word, gender, plural, de word, gender, plural\n"
    return head + note + pack("SUBTYPES", entries)


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
