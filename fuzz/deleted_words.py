"""No word is dropped silently: delete each word of lines that are read. Run: python fuzz/deleted_words.py --lang es --seed 7 [--lines 1000]

The shortened line must decline, or give another tree. The exceptions are listed with why they mean the same:
- a mark of style changed ("this creature" or "it", "the" or bare plural): the trees differ, what they mean doesn't;
- said once or twice: statements about the same subject joined otherwise (`oracle/meaning.py`);
- a free word: the language has it or not, as the table FREE says for each word and its neighbours.
Exit code 1 if an exception isn't explained. Texts: --texts, printed texts as `landwalk cards languages --foreign` takes them (es, de), or
card data as `landwalk cards import` takes it (en). Own names are one word ("~"), reminder text is taken out first.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from landwalk.cards.foreign import read_printed
from landwalk.cards.sources import opened
from landwalk.kernel.node import Node, same_meaning
from landwalk.oracle.faces import FaceContext, lines_of
from landwalk.oracle.load import grammar
from landwalk.oracle.meaning import mean_the_same
from landwalk.oracle.reader import read_line

SHARED = Path(__file__).resolve().parent.parent.parent / "shared" / "cards"
TEXTS = {
    "en": SHARED / "oracle-cards.jsonl.gz",
    "es": SHARED / "foreign.jsonl.gz",
    "de": SHARED / "foreign.jsonl.gz",
}
#: language -> (the deleted word between [ ] with its neighbours, why it's free)
FREE: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (),
    "es": (
        (r"\b(fuerza|resistencia) (menor|mayor) [^.]*\b(a|que) la \[(fuerza|resistencia)\] de ", "a power is compared with a power"),
        (r"\[tú\]", "the verb shows the person"),
        (r"\b(o|y|y/o|ni|sea|sean|,) \[de\] ", '"de" is repeated before a type or not'),
        (r"\[(él|ella|ellos|ellas)\]", "the pronoun may be left out"),
        (r"\[a\] ", '"a" before persons, and repeated or not before a second one'),
        (r"(\bo|\by|,|\bcuesta \S+ (menos|más) lanzar|\bencantar) \[(el|la|los|las|un|una)\] ", "the article is repeated or not"),
        (r"\b(lanzar|activar) \[l[oa]s\] (hechizos|habilidades)", "a plural with its article or without"),
        (r"\b(tienen?|con) \[una\] fuerza", "with an article or without"),
        (r"\b(es|sea|era|son|sean) \[una?\] ", "a subtype that something is has an article or not"),
        (r"\[te\] cuesta \S+ (menos|más) lanzar (este hechizo|~)", "who casts a spell pays for it"),
        (r"\[y\] que", "between two relative clauses or not"),
        (r"\b(es|era|sea|fuerza|resistencia|maná) \[de\] (\d|X)", 'an amount with "de" or without'),
        (r"\b(sea|sean) \[el\] objetivo", "with an article or without"),
        (r"\[(les|le)\]", "the person is said once more"),
        (r"\[te\] (haga|hace|hagan|hacen) [^.]*\ba ti\b", "the person is said once more"),
        (r"\[en\] cada combate", "with a preposition or without"),
        (r"\besa \[misma\] cantidad de ", "that same number is that number"),
        (r"\[ya\] lanzaste", '"already" says nothing more'),
        (r"\[de\] entre l[oa]s ", '"among" in two ways'),
    ),
    "de": (
        (r"(oder|und|,) \[(der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)\] ", "the article is repeated or not"),
        (r"\[du\]", "the verb shows the person"),
        (r"\[(dann|danach)\]", "instructions are followed in the order written"),
        (r"\[und\] falls", '"und" before the condition of a trigger or not'),
        (r"Anzahl \[(an|der)\] ", '"Anzahl an" or "Anzahl"'),
        (r"\bals \[eine\] Kopie", "with an article or without"),
        (r"\bso viele \[solcher\] Spielsteine", "the tokens are those spoken of"),
        (r"\b(größer|kleiner) ist als die \[Stärke\] ", "a power is compared with a power"),
        (r"\[(bestimmt|aufgedeckt|vorgezeigt)en?\] \w+", "which one is meant is said again"),
        (r"\bwerden bis zum Ende des Zuges \[zu\] ", "what something becomes, with \"zu\" or without"),
        (r"[+\u2212-][\dX]+/[+\u2212-][\dX]+,? (und )?\[(hat|haben)\] ", '"erhalten" is said of abilities too'),
        (r"Basis-Stärke [^.]*[\dX] und \[(erhält|erhalten)\] ", '"haben" is said of abilities too'),
        (r"oder eine\w* \[beliebigen?\] ", '"any" is repeated or not'),
        (r"stattdessen \[nur\] ", "what happens instead happens to nobody else"),
        (r"\bTausche die Kontrolle [^.]*\[aus\]", "exchanging is said with a prefix or without"),
        (r"([Dd]u kannst|kannst du|vorzeigen und) \[(sie|ihn|es)\] ", "what was spoken of is what is put somewhere"),
        (r"unter \[den\] ", "with an article or without"),
        (r"(Stärke|Widerstandskraft|Bonuskosten|Kopie) \[von\] [~≋≈]", 'with "von" or in the genitive'),
        (r"(weder|noch) \[eine?\] ", "with an article or without"),
        (r"\b(wird|ist|zu) ([^.,]* )?\[eine?[mnrs]?\] ", "what something becomes has an article or none"),
        (r"\[je\] (ein|(\d+|X) Schaden)", '"je" before what each of them gets'),
        (r"durchsuchen(,| und) \[(sie|ihn|es|diese)\]", "the card that was found is what is put somewhere"),
        (r"\[verursach(t|en)\] (Trampelschaden|Furcht)", "trample and fear are said with a verb or without"),
        (r"\[jeweils\] ", "each of them has one"),
        (r"\[bereits\]", '"already" says nothing more'),
        (r"(?<!enn )\[mindestens\] eine", "one is at least one, but in a trigger event"),
        (r"wobei X \[gleich\]", '"is" or "is equal to"'),
        (r"Kopie eine[sr] .*\[beliebige[nrs]\]", "any one is one"),
        (r"\[gerade\] (an|block)", '"just now" says nothing more'),
        (r"\[genau\] einer beliebigen Farbe", '"any one colour"'),
        (r"eine[ms]? \[deiner\] Gegner", "an opponent is one of your opponents"),
    ),
}  # fmt: skip


class Line(NamedTuple):
    """A line that is read: its text, its style, its tree, and the face it is from."""

    text: str
    style: str
    tree: Node
    name: str


class Same(NamedTuple):
    """A deletion that changes nothing: the line with the word between [ ], and why that is so ("": not explained)."""

    line: Line
    marked: str
    why: str


def texts(lang: str, path: Path) -> Iterator[tuple[str, str, FaceContext]]:
    """(name, text, face)"""
    if lang == "en":
        with opened(path) as source:
            for one in source.faces():
                card = one.record
                yield card.name, card.text, FaceContext(card.name, card.type_line, card.layout.value)
        return
    for row in read_printed(path):
        if row.lang == lang and row.is_recent:
            yield row.name, row.printed_text, FaceContext(row.name, "", "normal", lang, row.printed_name, row.date)


def drawn(lang: str, path: Path, count: int, rng: random.Random) -> list[Line]:
    """So many different lines that are read, drawn by the seed."""
    every = list(texts(lang, path))
    rng.shuffle(every)
    lines = ((name, rng.choice(found).text) for name, text, face in every if (found := lines_of(text, face)))
    out: list[Line] = []
    seen: set[str] = set()
    for name, text in lines:
        if text in seen:
            continue
        seen.add(text)
        for style in ("permanent", "spell"):
            tree = read_line(text, lang, style=style).tree
            if tree is not None:
                out.append(Line(text, style, tree, name))
                break
        if len(out) == count:
            break
    return out


def shortened(text: str, lang: str) -> Iterator[tuple[str, str]]:
    """The text without one of its words, and the text with that word between [ ]. Words as the language's tokens are, but no marks."""
    _, raw = grammar(lang).language.tokens(text)
    place = 0
    for token in raw:
        word = token.lstrip("+") if token.startswith("+") and token[1:].isalpha() else token
        found = text.find(word, place)
        if found < 0:
            continue
        place = found + len(word)
        if word[:1].isalpha() or word[:1] in "~{+\u2212-" or word.isdigit():
            without = (
                text[:found].rstrip()
                + (" " if text[place : place + 1] not in ("", ".", ",", ":") else "")
                + text[place:].lstrip()
            )
            yield without.strip(), f"{text[:found]}[{word}]{text[place:]}"


def why_same(line: Line, other: Node, marked: str, lang: str) -> str:
    """Why the shortened line means the same; "" if nothing explains it."""
    if line.tree != other:
        return "a mark of style" if same_meaning(line.tree, other) else "said once or twice"
    return next((why for pattern, why in FREE[lang] if re.search(pattern, marked, re.IGNORECASE)), "")


def check(lines: list[Line], lang: str) -> tuple[int, list[Same]]:
    """How many words were deleted, and the deletions after which the line means the same."""
    tried = 0
    same: list[Same] = []
    for line in lines:
        for text, marked in shortened(line.text, lang):
            tried += 1
            other = read_line(text, lang, style=line.style).tree
            if other is not None and mean_the_same((line.tree,), (other,)):
                same.append(Same(line, marked, why_same(line, other, marked, lang)))
    return tried, same


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", choices=sorted(FREE), default="es")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=int, default=1000)
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--show", type=int, default=20, help="examples of each reason")
    given = parser.parse_args(arguments)
    lines = drawn(given.lang, given.texts or TEXTS[given.lang], given.lines, random.Random(given.seed))
    tried, same = check(lines, given.lang)
    print(f"{given.lang}: {len(lines)} lines, {tried} words deleted, {len(same)} times the same meaning")
    by_reason = Counter(one.why for one in same)
    for why, count in by_reason.most_common():
        print(f"{count:5}  {why or 'NOT EXPLAINED'}")
        for one in [s for s in same if s.why == why][: given.show if not why else min(given.show, 5)]:
            print(f"         {one.line.name}: {one.marked}".replace("\n", " / "))
    return 1 if by_reason[""] else 0


if __name__ == "__main__":
    sys.exit(main())
