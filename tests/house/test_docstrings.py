"""Docstrings of public names give shapes and dtypes of tensors, units of numbers, and the errors that are raised.

Public is what `a2a_lib` and its public modules list, with the public methods and properties of its classes. A docstring may
leave something to another one, which it names between backticks; a method's may leave it to its class's.
"""
import ast
import builtins
import dataclasses
import functools
import inspect
import re
import sys
import textwrap
from typing import NamedTuple

import pytest
import torch

import a2a_lib as a2a

SHAPE = re.compile(r"\[[^\]\n]*\w[^\]\n]*\]|\bshapes?\b|\bscalar\b")
DTYPE = re.compile(r"\bb?float\d+|\bfp\d+|\bu?int\d+|\bdtypes?\b|\bintegers?\b|\bfloating\b|\bbool\b|\bstr\b")
UNITS = {"us": r"\bus\b", "ps": r"\bps\b", "bytes": r"[Bb]ytes?\b|\b[KM]iB\b", "gbps": r"\bGB/s", "seconds": r"\bseconds\b"}
ENDINGS = {unit: unit for unit in UNITS} | {"nbytes": "bytes", "timeout": "seconds"}  # of names of parameters and results
# What makes a number of a float: a unit, or what it is a part or a multiple of.
NUMBER = re.compile("|".join(UNITS.values()) + r"|\bunits?\b|\b[Ss]hare\b|\b[Ff]actor\b|TFLOP/s|\) / ")
RAISED = ("__init__", "__post_init__", "__call__", "__getitem__")  # whose errors a class's docstring names


class Public(NamedTuple):
    name: str     # "Node.load"
    thing: object  # a class or a function
    owner: object  # the class of a method or property, or None


def rooms():
    """(name, class or function) of everything that is listed."""
    for name in a2a._NAMES:
        yield name, getattr(a2a, name)
    for room in a2a._MODULES:
        module = getattr(a2a, room)
        listed = getattr(module, "__all__", None)
        for name in listed or [name for name, thing in vars(module).items()
                               if name[0] != "_" and getattr(thing, "__module__", "") == module.__name__]:
            yield f"{room}.{name}", getattr(module, name)


def members(cls):
    """(name, function) of the methods and properties that a class defines."""
    for name, thing in vars(cls).items():
        function = getattr(thing, "fget", None) or getattr(thing, "func", None) or getattr(thing, "__func__", thing)
        if (name[0] != "_" or name == "__call__") and inspect.isfunction(function):
            yield name, function


@functools.cache
def public():
    entries, seen = [], set()
    for name, thing in rooms():
        thing = getattr(thing, "fn", thing)  # a Triton function is an object around a Python one
        if not (inspect.isclass(thing) or inspect.isfunction(thing)) or thing in seen or not ours(thing):
            continue
        seen.add(thing)
        entries.append(Public(name, thing, None))
        if inspect.isclass(thing):
            for part, function in members(thing):
                if function not in seen and ours(function):
                    seen.add(function)
                    entries.append(Public(f"{name}.{part}", function, thing))
    return entries


def ours(thing):
    return thing.__module__.split(".")[0] == "a2a_lib"


def own(thing, owner=None):
    """A docstring as help() shows it: a method that has none shows that of the method it replaces. "" for the signature
    that a dataclass writes where there is none."""
    replaced = [vars(cls).get(thing.__name__) for cls in getattr(owner, "__mro__", ())]
    docstring = inspect.cleandoc(next((holder.__doc__ for holder in (thing, *replaced) if holder is not None and holder.__doc__), ""))
    return "" if inspect.isclass(thing) and docstring.startswith(f"{thing.__name__}(") else docstring


def named(path, thing, owner):
    """The object that `path` means in a docstring: a member of the class, a name of its module, or a public one."""
    first, *rest = path.split(".")
    places = [*(vars(cls) for cls in getattr(owner or thing, "__mro__", ())), vars(sys.modules[thing.__module__])]
    referent = next((place[first] for place in places if first in place), None)
    referent = getattr(a2a, first, None) if referent is None and first in a2a.__all__ else referent
    for part in rest:
        referent = getattr(referent, part, None)
    referent = getattr(referent, "fget", None) or getattr(referent, "__func__", referent)
    return referent if inspect.isclass(referent) or inspect.isfunction(referent) else None


def documentation(thing, owner=None, deep=2):
    """The docstring, its class's, and those that they name between backticks."""
    text = own(thing, owner) + ("\n" + own(owner) if owner else "")
    if deep:
        for path in re.findall(r"`([A-Za-z_][\w.]*)`", text):
            other = named(path, thing, owner)
            if other is not None and other is not thing and ours(other):
                text += "\n" + documentation(other, deep=deep - 1)
    return text


@functools.cache
def tree(function):
    return ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(function))))


def raised(thing, owner=None, deep=True):
    """Names of the errors that a function raises itself, or that the functions of its module and private methods of its
    class do which it calls."""
    if inspect.isclass(thing):
        return set().union(*(raised(vars(thing)[name], thing) for name in RAISED
                             if inspect.isfunction(vars(thing).get(name)) and ours(vars(thing)[name])), set())
    try:
        nodes = list(ast.walk(tree(thing)))
    except (OSError, SyntaxError):  # what a dataclass writes has no source
        return set()
    errors = set()
    for node in nodes:
        if isinstance(node, ast.Raise) and node.exc is not None:
            error = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            errors.add(getattr(error, "id", None) or getattr(error, "attr", ""))
        elif deep and isinstance(node, ast.Call):
            called = node.func
            other = None
            if isinstance(called, ast.Name):
                other = vars(sys.modules[thing.__module__]).get(called.id)
            elif isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "self" and called.attr[0] == "_":
                other = next((vars(cls)[called.attr] for cls in getattr(owner, "__mro__", ()) if called.attr in vars(cls)), None)
            if inspect.isfunction(other) and other.__module__ == thing.__module__:
                errors |= raised(other, owner, deep=False)
    # A variable holds an error that was made elsewhere; an abstract method and an assertion are no promise.
    return {name for name in errors if name[:1].isupper()} - {"NotImplementedError", "AssertionError"}


def annotations(thing):
    function = vars(thing).get("__init__") if inspect.isclass(thing) else thing
    return dict(getattr(function, "__annotations__", {})) | (dict(vars(thing).get("__annotations__", {}))
                                                             if inspect.isclass(thing) else {})


def parameters(thing):
    function = vars(thing).get("__init__", object.__init__) if inspect.isclass(thing) else thing
    names = list(inspect.signature(function).parameters) if inspect.isfunction(function) else []
    return [*names, *(vars(thing).get("__annotations__", {}) if inspect.isclass(thing) else [thing.__name__])]


def missing(thing, owner=None):
    """The facts that a docstring lacks: a list of texts."""
    text, lacks = documentation(thing, owner), []
    if len(own(thing, owner).split()) < 2:
        lacks.append("a docstring")
    lacks += [f"the error {name}" for name in sorted(raised(thing, owner)) if not re.search(rf"\b{name}\b", text)]
    types = {name: getattr(kind, "__name__", str(kind)) for name, kind in annotations(thing).items()}
    if re.search(r"Tensor|ndarray", " ".join(types.values())) or re.search(r"\b[Tt]ensors?\b|\b[Aa]rrays?\b", own(thing, owner)):
        lacks += [what for what, rule in (("a shape", SHAPE), ("a dtype", DTYPE)) if not rule.search(text)]
    for name in parameters(thing):
        unit = next((unit for ending, unit in ENDINGS.items() if re.search(rf"(^|_){ending}$", name.lower())), None)
        if unit and not re.search(UNITS[unit], text):
            lacks.append(f"the unit of {name}")
    if re.fullmatch(r"float( \| None)?", types.get("return", "")) and not NUMBER.search(text):
        lacks.append("a unit of the number it returns")
    if re.search(r"\b[Bb]andwidth", own(thing, owner)) and not re.search(UNITS["gbps"], text):
        lacks.append("a unit of the bandwidth")
    return lacks


@pytest.mark.parametrize("room", sorted({entry.name.split(".")[0] for entry in public()}))
def test_docstrings_say_shapes_units_and_errors(room):
    lacking = {entry.name: lacks for entry in public() if entry.name.split(".")[0] == room
               and (lacks := missing(entry.thing, entry.owner))}
    assert not lacking, "\n".join(f"{name} lacks {', '.join(lacks)}" for name, lacks in lacking.items())


def test_errors_that_are_named_exist():
    public()
    modules = [builtins, *(module for name, module in list(sys.modules.items()) if name.startswith("a2a_lib."))]
    known = {name for module in modules for name in vars(module)}
    ghosts = {(entry.name, name) for entry in public() for name in re.findall(r"\b[A-Z]\w+Error\b", own(entry.thing, entry.owner))
              if name not in known}
    assert not ghosts


def test_all_that_is_public_is_looked_at():
    names = {entry.name for entry in public()}
    assert len(names) > 450
    assert {"Node.load", "Buffer.nbytes", "Problem.random", "all_to_all.Dedup", "show.timeline", "trace.Records.select",
            "litmus.litmus", "MoELayer", "triton.put"} <= names
    things = [entry.thing for entry in public()]
    assert not [name for name, thing in rooms() if inspect.isclass(thing) and ours(thing) and thing not in things]


# Docstrings that break one rule each, and what is said of them.

def no_docstring(): ...


def no_error(number):
    """Half of a number."""
    _refuse(number)


def _refuse(number):
    if number % 2:
        raise a2a.A2AError("odd")


def no_shape(x: torch.Tensor):
    """Doubles float32 values."""


def no_dtype(x):
    """Doubles a tensor of shape [rows]."""


def no_unit(wait_us):
    """Waits a while."""


def no_unit_returned() -> float:
    """How long it took."""


def bandwidth():
    """A table of bandwidths."""


def leaves_it_to_another(x: torch.Tensor):
    """The same as `complete`."""


def complete(x: torch.Tensor, wait_us) -> float:
    """Doubles x [rows] float32 after wait_us us; returns the us it took. A2AError for odd numbers."""
    _refuse(x)


@pytest.mark.parametrize("function, said_of_it", [
    (no_docstring, ["a docstring"]), (no_error, ["the error A2AError"]), (no_shape, ["a shape"]), (no_dtype, ["a dtype"]),
    (no_unit, ["the unit of wait_us"]), (no_unit_returned, ["a unit of the number it returns"]),
    (bandwidth, ["a unit of the bandwidth"]), (leaves_it_to_another, ["a shape", "a dtype"]), (complete, [])])
def test_a_docstring_that_breaks_a_rule_is_found(function, said_of_it):
    # The last one's reference is not followed: what a docstring may name are names of the library.
    assert missing(function) == said_of_it


def test_a_class_without_a_docstring_is_found():
    @dataclasses.dataclass
    class Point:
        x: int

    assert missing(Point) == ["a docstring"]
