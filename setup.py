"""Build switch: `LANDWALK_COMPILE=1 pip install .` compiles the inner floors with mypyc; the default is a pure wheel.

The compiled wheel has the same modules: an extension stands beside each compiled source, and Python prefers it.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

FLOORS = ("kernel", "abilities", "actions", "rules")
#: What stays interpreted, with the reason.
INTERPRETED = {
    "abilities/words.py": "takes words by position and by name under one name, which compiled functions mix up; no game runs it",
    "kernel/native.py": "asks a class what it is, which a compiled module does in another way than it",
}
#: The compiler, and what it reads types from.
COMPILER = ("mypy>=2.4", "msgspec>=0.20")
BUILDING = {"bdist_wheel", "build", "build_ext"}


class BuildInParallel(build_ext):
    """Compiles the C files of an extension on all cores: setuptools has only extensions built side by side."""

    def build_extensions(self) -> None:
        jobs = self.parallel = self.parallel or os.cpu_count() or 1
        compile_all = self.compiler.compile

        def in_parallel(sources: list[str], *args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(jobs) as pool:
                made = pool.map(lambda source: compile_all([source], *args, **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = in_parallel
        super().build_extensions()


def compiled() -> None:
    """Sets up with extension modules where something is built; else says what that will need, and pip brings it.

    An editable installation stays pure: extensions in the source tree would hide what is edited.
    """
    if not BUILDING & set(sys.argv):
        setup(setup_requires=list(COMPILER))
        return
    from mypyc.build import mypycify

    root = Path("src/landwalk")
    sources = [p for floor in FLOORS for p in sorted((root / floor).rglob("*.py"))]
    paths = [str(p) for p in sources if p.relative_to(root).as_posix() not in INTERPRETED]
    # -O1 makes games as fast as -O3 does and builds in half the time; one C file for each module, so that both cores have work.
    extensions = mypycify(
        ["--config-file=pyproject.toml", *paths],
        only_compile_paths=paths,
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name="landwalk",
        target_dir=os.environ.get("LANDWALK_COMPILE_DIR", "build/compiled"),
    )
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildInParallel})


if os.environ.get("LANDWALK_COMPILE") == "1":
    compiled()
else:
    setup()
