"""Makes src/landwalk/cards/starter/cards.jsonl: facts of real cards, and their rules as our ability trees. Run: make_starter.py CORPUS

CORPUS is a file in MTGJSON's field names (../shared/cards/oracle-cards.jsonl.gz). No text is written, only what the reader made of it;
a card that the engine doesn't support whole is refused, so the set can't hold one.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

import msgspec

HERE = Path(__file__).resolve().parent.parent
OUT = HERE / "src/landwalk/cards/starter/cards.jsonl"
NAMES = HERE / "tools/starter_names.txt"


def main() -> int:
    """Writes the set; exit code 1 and the reasons if a card isn't supported."""
    from landwalk.cards.faces import abilities_of
    from landwalk.cards.oracle_reader import OracleReader
    from landwalk.cards.records import MtgjsonRow, from_mtgjson

    names = [n for n in NAMES.read_text(encoding="utf-8").splitlines() if n and not n.startswith("#")]
    rows: dict[str, dict[str, object]] = {}
    with gzip.open(sys.argv[1], "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["name"] in names and row["name"] not in rows:
                rows[row["name"]] = row
    reader = OracleReader()
    out = []
    bad = 0
    for name in sorted(names):
        if name not in rows:
            print(f"{name}: not in the corpus")
            bad += 1
            continue
        row = rows[name]
        reading = reader(from_mtgjson(msgspec.convert(row, MtgjsonRow)).record)
        if not reading.supported:
            print(f"{name}: {[d.phrase for d in reading.declined]}")
            bad += 1
            continue
        kept: dict[str, object] = {"name": name}
        for ours, theirs in (("mana_cost", "manaCost"), ("supertypes", "supertypes"), ("types", "types")):
            if row.get(theirs):
                found = row[theirs]
                kept[ours] = [t.lower() for t in found] if isinstance(found, list) else found
        for field in ("subtypes", "power", "toughness", "loyalty"):
            if row.get(field):
                kept[field] = row[field]
        if reading.abilities:
            kept["abilities"] = [a.to_data() for a in abilities_of(reading.abilities)]
        out.append(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))
    OUT.write_text("\n".join(out) + "\n", encoding="utf-8")
    print(f"{len(out)} cards written, {bad} refused")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
