"""What a class must say or ask so that it is the same compiled and interpreted. This module itself is never compiled.

`LANDWALK_COMPILE=1` compiles the inner floors with mypyc (setup.py). A compiled class has no `__slots__`: its attributes are its slots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import ast
    from types import FunctionType

    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414 - the compiler knows it by this name
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**marks: bool) -> Callable[[C], C]:
        """Marks a class for the compiler, which reads the source; nothing happens when the program runs.

        allow_interpreted_subclasses: keywords or cards derive from it, or a copy or a saved game makes it with `__new__`
        alone, which other compiled classes don't allow.
        """
        return lambda cls: cls


def blank(cls: type) -> Any:
    """An object (of a class marked with `mypyc_attr`) with nothing in its slots yet."""
    maker: Any = cls
    return maker.__new__(cls)


def module_of(cls: type) -> str:
    """The name of the module that a class stands in."""
    return cls.__module__


def own_slots(cls: type) -> tuple[str, ...]:
    """The slots that a class adds to those of its bases, sorted."""
    slots = cls.__dict__.get("__slots__")
    if slots is not None:
        return (slots,) if isinstance(slots, str) else tuple(slots)
    inherited = {s for base in cls.__mro__[1:] for s in getattr(base, "__mypyc_attrs__", ())}
    return tuple(sorted(s for s in cls.__dict__.get("__mypyc_attrs__", ()) if s not in inherited))


def slots_of(cls: type) -> tuple[str, ...]:
    """All slots of a class, those of its bases first."""
    return tuple(s for c in reversed(cls.__mro__) for s in own_slots(c))


#: The default of a parameter that has none.
REQUIRED: Any = object()


_parameters: dict[type, dict[str, object]] = {}


def parameters_of(cls: type) -> dict[str, object]:
    """The parameters that a class is made with, in order, and their defaults (REQUIRED where there is none).

    A compiled class knows them only if all its defaults are literals; for the others its source is read, which stands beside it.
    """
    found = _parameters.get(cls)
    if found is None:
        found = _parameters[cls] = _find(cls)
    return found


def _find(cls: type) -> dict[str, object]:
    maker = next(c for c in cls.__mro__ if "__init__" in c.__dict__)
    if maker is object:
        return {}
    if "__mypyc_attrs__" not in maker.__dict__:
        function: FunctionType = maker.__dict__["__init__"]
        code = function.__code__
        return _paired(list(code.co_varnames[1 : code.co_argcount]), list(function.__defaults__ or ()))
    if maker.__text_signature__ is None:
        return _in_source(maker)
    import inspect

    found = inspect.signature(maker).parameters.values()
    return {p.name: REQUIRED if p.default is inspect.Parameter.empty else p.default for p in found}


def _paired(names: list[str], defaults: list[object]) -> dict[str, object]:
    return dict(zip(names, [REQUIRED] * (len(names) - len(defaults)) + defaults, strict=True))


def _in_source(maker: type) -> dict[str, object]:
    import ast
    from pathlib import Path

    module = sys.modules[maker.__module__]
    source = Path(__file__).parents[2].joinpath(*maker.__module__.split(".")).with_suffix(".py")
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == maker.__name__:
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    defaults = [_value(d, vars(module)) for d in method.args.defaults]
                    return _paired([a.arg for a in method.args.args[1:]], defaults)
    raise TypeError(f"{maker.__name__} isn't in {source}")


def _value(tree: ast.expr, names: dict[str, object]) -> object:
    """A default: a literal, a name of the module, a member of an enumeration, or a tuple of these."""
    import ast

    if isinstance(tree, ast.Name):
        return names[tree.id]
    if isinstance(tree, ast.Attribute):
        return getattr(_value(tree.value, names), tree.attr)
    if isinstance(tree, ast.Tuple):
        return tuple(_value(t, names) for t in tree.elts)
    return ast.literal_eval(tree)
