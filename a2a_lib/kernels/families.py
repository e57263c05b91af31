"""The one registry: every family of rungs, and the search for a rung by its name.

    family = families.of("all_to_all")
    kind = families.find("ag_gemm/copy_engine")      # a rung's class
    kind = families.find("token_flags")              # a bare name, if one family alone has it
"""
from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ..plurals import listed

if TYPE_CHECKING:
    from .rung.family import Family
    from .rung.rung import Rung

# A family is a folder of its name beside this file, with `family.FAMILY`: a name here registers it. In the order of the lessons.
FAMILIES: dict[str, str] = {name: f"{__package__}.{name}.family" for name in (
    "all_to_all", "align", "layer", "ag_gemm", "gemm_rs", "gemm_ar", "moe_layer", "moe_backward", "all_reduce", "attention", "balance")}
FIRST = "all_to_all"  # the default family
ALSO = {"moe_layer": "moe_backward"}  # "moe_layer/backward" is found, too: another operation, so another family


def of(name: str) -> Family:
    """A family by its name. Raises ValueError with the known names."""
    if name not in FAMILIES:
        raise ValueError(f"no family is called {name!r}; {listed(name, FAMILIES)}")
    return _family(name)


def _family(name: str) -> Family:
    return import_module(FAMILIES[name]).FAMILY


def names() -> list[str]:
    """The rungs of all families: the bare name if it is unique, else "family/rung"."""
    owners = _owners()
    return [rung if len(owners[rung]) == 1 else f"{family}/{rung}" for family in FAMILIES for rung in _family(family).registry]


def full_name(name: str) -> str:
    """"family/rung" of a rung's name. Raises ValueError for a name that no family or several families have."""
    family, slash, rung = name.partition("/")
    if slash:
        if rung not in of(family).registry and rung in of(ALSO.get(family, family)).registry:
            family = ALSO[family]
        if rung not in of(family).registry:
            raise ValueError(f"{of(family).name} has no rung {rung!r}; {listed(rung, of(family).registry)}")
        return f"{of(family).name}/{rung}"
    owners = _owners().get(name, [])
    if not owners:
        raise ValueError(f"no rung is called {name!r}; {listed(name, names())}")
    if len(owners) > 1:
        raise ValueError(f"{name} is a rung of {' and of '.join(owners)}: say {' or '.join(f'{f}/{name}' for f in owners)}")
    return f"{owners[0]}/{name}"


def find(name: str | type[Rung]) -> type[Rung]:
    """A rung's class by its name, "family/rung" or a bare one, or itself. Raises ValueError: see `full_name`."""
    if isinstance(name, type):
        return name
    family, _, rung = full_name(name).partition("/")
    return of(family).rungs[rung]


def family_of(name: str | type[Rung]) -> Family:
    """The family of a rung, by the rung's name, without importing the rung. Raises ValueError: see `full_name`."""
    return name.family if isinstance(name, type) else of(full_name(name).partition("/")[0])


def select(words: list[str]) -> list[str]:
    """Full names of the rungs in `words`: names of rungs, and of families for the measured rungs of their ladder.
    Empty: the rungs of `FIRST`. A family's rungs that need a cluster are left out. Raises ValueError like
    `full_name`."""
    chosen: list[str] = []
    for word in words or [FIRST]:
        if word in FAMILIES:
            family = of(word)
            chosen += [f"{family.name}/{name}" for name, kind in family.rungs.items() if kind.measured and not kind.on_cluster]
        else:
            chosen.append(full_name(word))
    return chosen


def _owners() -> dict[str, list[str]]:
    owners: dict[str, list[str]] = {}
    for family in FAMILIES:
        for rung in _family(family).registry:
            owners.setdefault(rung, []).append(family)
    return owners
