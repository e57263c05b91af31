"""A rung's class from the tables that a submission declares."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

import torch

from ...kernels import families
from ...kernels.rung import grids
from ...kernels.rung.calls import KeptOutputs, NewOutputs, Stage
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.memory import Counter, Rows, Symmetric
from ...kernels.rung.waits import Flag
from .entry import SubmissionError

KINDS = {kind.__name__: kind for kind in (Symmetric, Counter, Rows)}
OUTPUTS = {kind.__name__: kind for kind in (NewOutputs, KeptOutputs)}
DTYPES = {str(dtype).removeprefix("torch."): dtype for dtype in (
    torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.bfloat16, torch.float32, torch.float64)}
GRIDS = {name: getattr(grids, name) for name in ("waves", "as_many_as_run", "whole_teams", "fewest_rounds", "as_many_as_fit")}
KEYS = {"idea", "family", "like", "stages", "buffers", "outputs_of", "blocks", "waves"}


def class_of(name: str, tables: Mapping[str, Any], source: Path) -> type:
    """Returns the class that tables declare. SubmissionError names what is wrong."""
    if more := sorted(set(tables) - KEYS):
        raise SubmissionError(f"{name} declares {', '.join(more)}: a submission says what its kernels are and what they get "
                              f"({', '.join(sorted(KEYS))}); how they are called is the judge's")
    try:
        family = families.of(_of_type(tables, "family", str, families.FIRST))
        like = families.find(_of_type(tables, "like", str, "")) if "like" in tables else None
    except ValueError as error:
        raise SubmissionError(f"{name}: {error}") from None
    base = next((base for kind in family.rungs.values() if issubclass(kind, HipRung)
                 for base in kind.__mro__ if issubclass(base, HipRung) and not base.name), None)
    if base is None or base is HipRung:
        raise SubmissionError(f"{name}: {family.name} has no rungs that are declared; submit kernels for one of "
                              f"{', '.join(family.registry)}")
    if like is not None and not issubclass(like, base):
        raise SubmissionError(f"{name}: like = {tables['like']!r} is no rung of HIP kernels of {family.name}")
    stages = tuple(_fields(name, Stage, {"role": "call"} | _row(name, row)) for row in _of_type(tables, "stages", list, []))
    buffers = tuple(_buffer(name, row) for row in _of_type(tables, "buffers", list, []))
    stages, buffers = stages or getattr(like, "stages", ()), buffers or getattr(like, "buffers", ())
    if not stages:
        raise SubmissionError(f"{name} declares no stages: its kernels, in the order of their launches")
    outputs = _of_type(tables, "outputs_of", str, getattr(like, "outputs_of", NewOutputs).__name__)
    if outputs not in OUTPUTS:
        raise SubmissionError(f"{name}.outputs_of is {outputs!r}: neither {' nor '.join(OUTPUTS)}")
    parts: dict[str, Any] = dict(name=name, idea=str(tables.get("idea", "a rung of one's own")), SOURCE=source, stages=stages,
                                 buffers=buffers, outputs_of=OUTPUTS[outputs], __module__=__name__)
    for key, usual in (("blocks", "usual_blocks"), ("waves", "usual_waves")):
        parts |= {usual: _grid(name, key, tables[key])} if key in tables else {usual: getattr(like, usual)} if like else {}
    if like is not None and hasattr(like, "pieces"):
        parts["pieces"] = like.pieces
    return type(name, (base,), parts)


def _grid(name: str, key: str, value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return lambda rung, waves=None: value
    if isinstance(value, str) and value in GRIDS:
        return GRIDS[value]
    raise SubmissionError(f"{name}.{key} is {value!r}: a number, or one of {', '.join(GRIDS)}")


def _buffer(name: str, row: Any) -> Any:
    row = _row(name, row)
    kind = row.pop("kind", None)
    if not isinstance(kind, str) or kind not in KINDS:
        raise SubmissionError(f"{name}: a buffer's kind is one of {', '.join(KINDS)}, not {kind!r}")
    if "dtype" in row:
        if not isinstance(row["dtype"], str) or row["dtype"] not in DTYPES:
            raise SubmissionError(f"{name}: no dtype is called {row['dtype']!r}; there are {', '.join(DTYPES)}")
        row["dtype"] = DTYPES[row["dtype"]]
    if row.get("flag") is not None:
        flag = _row(name, row["flag"])
        indices = flag.get("indices", ())
        row["flag"] = _fields(name, Flag, flag | {"indices": tuple(indices.split() if isinstance(indices, str) else indices)})
    return _fields(name, KINDS[kind], row)


def _row(name: str, row: Any) -> dict:
    if not isinstance(row, dict):
        raise SubmissionError(f"{name}: {row!r} is no table")
    return dict(row)


def _fields(name: str, kind: type, row: dict) -> Any:
    """Returns an object of `kind` from a table of its fields. SubmissionError names what is wrong."""
    known = {field.name: field.type for field in fields(kind)}
    if wrong := sorted(set(row) - set(known)):
        raise SubmissionError(f"{name}: a {kind.__name__} has no {', '.join(wrong)}; it has {', '.join(known)}")
    for key, value in row.items():
        accepted = {"str": str, "int": int, "bool": bool}.get(str(known[key]), object)
        if not isinstance(value, accepted) or accepted is int and (isinstance(value, bool) or value < 1):
            raise SubmissionError(f"{name}: {key} of a {kind.__name__} is {value!r}")
    try:
        return kind(**row)
    except (TypeError, ValueError) as error:
        raise SubmissionError(f"{name}: {error}") from None


def _of_type(tables: Mapping, key: str, kind: type, default: Any) -> Any:
    value = tables.get(key, default)
    if not isinstance(value, kind):
        raise SubmissionError(f"{key} is {value!r}, not a {kind.__name__}")
    return value
