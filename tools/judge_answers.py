"""Makes examples/judge/answers.*.md: what `landwalk why` prints for each question in examples/judge, one page a language.

Run: judge_answers.py, or judge_answers.py --check (exit code 1 if a page isn't what would be printed now).
"""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "judge"
TITLES = {
    "en": "Judge questions, answered",
    "es": "Preguntas al juez, respondidas",
    "de": "Fragen an den Judge, beantwortet",
}


def page(lang: str) -> str:
    """One language's page."""
    from landwalk.cards.starter import starter
    from landwalk.locale import parse
    from landwalk.play.judge import edition
    from landwalk.testing.scenarios.asking import answer
    from landwalk.testing.scenarios.loading import load

    language = parse(lang)
    out = [f"# {TITLES[lang]}", "", f"`landwalk why examples/judge/NAME.yaml --lang {lang}`", ""]
    for file in sorted(FOLDER.glob("*.yaml")):
        (scenario,) = load(file)
        ruling = answer(scenario, starter())
        out += [f"## {file.stem}", "", f"*{scenario.asked(lang)}*", "", f"**{ruling.ruling(language)}**", ""]
        out += [f"{n}. {text}" for n, text in enumerate(ruling.step_texts(language), 1)]
        out.append("")
    return "\n".join([*out, edition(language), ""])


def main() -> int:
    stale = []
    for lang in TITLES:
        path = FOLDER / f"answers.{lang}.md"
        made = page(lang)
        if "--check" in sys.argv[1:]:
            if not path.is_file() or path.read_text(encoding="utf-8") != made:
                stale.append(path.name)
        else:
            path.write_text(made, encoding="utf-8")
    if stale:
        print(f"run tools/judge_answers.py: {', '.join(stale)} are out of date")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
