"""A submission, as data: kernels for a rung that there is, or a declared rung of their own. Nothing of it is executed.

A .hip file says in its first lines either

    // a2a: rung token_flags                        whose kernels it has, all of those in that rung's own file
    // a2a: rung token_flags, 64 blocks, 4 waves    and the grid, where it is another one

or it declares a rung of its own, in TOML:

    /* a2a: rung
    idea = "nothing is sent"
    [[stages]]
    kernel = "home"
    arguments = "shape x topk_ids topk_weights out"
    [[buffers]]
    kind = "Symmetric"
    name = "unused"
    dims = "world"
    */

Keys: idea, family, blocks, waves, outputs_of, like (a rung whose stages, buffers and outputs_of count where there are none),
and the fields of `Stage` and of the kinds of buffers. A .py, a class like the course's rungs with NAME.hip beside it or Triton
functions, has to be executed: for that there is --unfenced.
"""
import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import torch

from ...files import read_plain, write_whole
from ...kernels import families
from ...kernels.rung import grids
from ...kernels.rung.calls import KeptOutputs, NewOutputs, Stage
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.memory import Counter, Rows, Symmetric
from ...kernels.rung.waits import Flag
from ...machine.toolchain import compile as compile_source
from .board import SubmissionError

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
        accepted = {"str": str, "int": int, "bool": bool}.get(getattr(known[key], "__name__", known[key]), object)
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


MARK = re.compile(r"^(?://|#)\s*a2a:\s*rung\s+([\w/]+)(?:\s*,\s*(\d+)\s+blocks?\s*,\s*(\d+)\s+waves?)?\s*$", re.MULTILINE)
TABLE = re.compile(r"\A\s*/\*\s*a2a:\s*rung[ \t]*\n(.*?)\*/", re.DOTALL)
NAME = re.compile(r"[A-Za-z]\w{0,39}")
MOST = 1_000_000  # bytes of a file


@dataclass(frozen=True)
class Submission:
    """name: the file's, without ending. rung: "family/rung", or the bare name, of the rung whose place it takes; its own name for
    a rung of its own. text: of its kernels. digest: twelve hex digits of its sources. tables: what a rung of its own declares,
    plain data; None: it has the kernels of `rung`. blocks, waves: None for the rung's own. python: a text that has to be executed,
    "" for none; path: where that stands."""

    name: str
    rung: str
    text: str
    digest: str
    tables: dict | None = None
    blocks: int | None = None
    waves: int | None = None
    python: str = ""
    path: str = ""

    @property
    def file(self) -> str:
        """The submission's name in errors and listings."""
        return f"{self.name}.hip"

    @property
    def grid(self) -> dict[str, int]:
        """Arguments of the rung's class."""
        return {} if self.blocks is None or self.waves is None else {"blocks": self.blocks, "waves": self.waves}

    def kind(self, folder: str | Path) -> type:
        """The rung's class. folder: an empty one, where the kernels of a rung of its own are written. SubmissionError for tables
        that are wrong."""
        if self.tables is None:
            return families.find(self.rung)
        source = Path(folder) / self.file
        write_whole(source, self.text.encode(), lasting=False)
        return class_of(self.name, self.tables, source)

    @property
    def source(self) -> str | None:
        """Kernels that take the place of a rung's; None for a rung of its own."""
        return None if self.tables is not None else self.text


def read(file: str | Path, rung: str | None = None, unfenced: bool = False) -> Submission:
    """A submission from a file, which is read once. rung: whose kernels a .hip replaces, where its text does not say and its
    kernels' names fit several. unfenced: Python is allowed, which this does not execute. SubmissionError or CompileError."""
    file = Path(file)
    if file.suffix not in (".hip", ".py"):
        raise SubmissionError(f"a submission is a .hip or a .py file, not {file.name}")
    if not file.is_file():
        raise SubmissionError(f"there is no file {file}")
    if not NAME.fullmatch(file.stem):
        raise SubmissionError(f"{file.stem!r} is no name: letters, digits and _, at most 40")
    text = _text(file)
    if file.suffix == ".py":
        return _python(file, text, rung, unfenced)
    declared = TABLE.match(text)
    if declared:
        if rung is not None:
            raise SubmissionError(f"{file.name} declares a rung of its own: --rung is for kernels of a rung that there is")
        try:
            tables = tomllib.loads(declared[1])
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise SubmissionError(f"{file.name}: what it declares is no TOML: {error}") from None
        return _own(file, text, tables)
    return _replacing(file, text, rung)


def digest_of(texts: list[str]) -> str:
    """Twelve hex digits of texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


def folders_of(kind: type) -> list[Path]:
    """Where a text of this rung finds the family's other texts, to include them."""
    return [kind.SOURCE.parent] if hasattr(kind, "SOURCE") else []


def own_kernels(kind: type) -> set[str]:
    """The kernels that a rung takes from its own file."""
    return set(kind.own_kernels()) if hasattr(kind, "own_kernels") else {name for name in kind.kernel_texts() if name}


def _text(file: Path) -> str:
    try:
        text = read_plain(file, MOST).decode("utf-8")
    except (OSError, ValueError) as error:
        raise SubmissionError(f"{file.name} cannot be read as a text in UTF-8: {error}") from None
    if control := re.search(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]", text):
        raise SubmissionError(f"{file.name} has the control character {ascii(control[0])}, which a terminal would obey")
    return text


def _replacing(file: Path, text: str, rung: str | None) -> Submission:
    """Kernels that take the place of a rung's."""
    marked = MARK.search(text)
    named = rung or (marked[1] if marked else None)
    kernels = set(compile_source(text, name=file.name, include_dirs=folders_of(_named(named)) if named else ()).kernels)
    name = named or _fitting(kernels)
    kind = _named(name)
    if not hasattr(kind, "SOURCE"):
        raise SubmissionError(f"{name} is made of Triton kernels: {file.name} is none")
    expected = own_kernels(kind)
    if kernels != expected and kernels != set(compile_source(kind.SOURCE).kernels):  # some rungs' texts include another rung's
        raise SubmissionError(f"{name} takes the kernels {', '.join(sorted(expected))} from its file; this one has "
                              f"{', '.join(sorted(kernels)) or 'none'}")
    blocks, waves = (int(number) if number else None for number in (marked[2], marked[3])) if marked else (None, None)
    if blocks is not None and not issubclass(kind, HipRung):
        raise SubmissionError(f"{name} chooses its own grid: say no blocks and waves")
    return Submission(file.stem, _short(kind), text, digest_of([text]), None, blocks, waves)


def _named(name: str) -> type:
    try:
        kind = families.find(name)
    except ValueError as error:
        raise SubmissionError(str(error)) from None
    if not kind.files():
        raise SubmissionError(f"no rung with kernels is called {name!r}: it is made of PyTorch calls")
    if kind.on_cluster:
        raise SubmissionError(f"{name} runs on a cluster of nodes: the judge has one node")
    return kind


def _short(kind: type) -> str:
    return kind.name if kind.family.name == families.FIRST else kind.full_name()


def _fitting(kernels: set[str]) -> str:
    kinds = [families.find(name) for name in families.names()]
    fit = [kind.name for kind in kinds if hasattr(kind, "SOURCE") and own_kernels(kind) == kernels]
    if len(fit) == 1:
        return fit[0]
    fits = f"fit {', '.join(fit)}" if fit else "fit no rung of the ladder"
    raise SubmissionError(f"the kernels {', '.join(sorted(kernels)) or '(none)'} {fits}: say which with --rung, or in the "
                          "file: // a2a: rung NAME")


def _python(file: Path, text: str, rung: str | None, unfenced: bool) -> Submission:
    """A .py: Python to be executed."""
    marked = MARK.search(text)
    beside = file.with_suffix(".hip")
    kernels = _text(beside) if beside.is_file() else ""
    if not unfenced:
        raise SubmissionError(f"{file.name} is Python, which has to run: submit it with --unfenced, and the board says so. A .hip declares "
                              "a rung of its own in its first lines")
    name = rung or (marked[1] if marked else file.stem)
    return Submission(file.stem, _short(_named(name)) if rung or marked else name, kernels, digest_of([text, kernels]), python=text,
                      path=str(file.resolve()))


def _own(file: Path, text: str, tables: Mapping[str, Any]) -> Submission:
    """A rung of its own, from tables: plain data."""
    tables = {**tables}
    name = tables.pop("name", file.stem)
    if name != file.stem or not NAME.fullmatch(name):
        raise SubmissionError(f"{file.name} declares a rung called {name!r}: it has the file's name")
    if any(name in families.of(family).registry for family in families.FAMILIES):
        raise SubmissionError(f"{name} is a rung of the course: a submission needs a name of its own, other than the ladder's")
    compile_source(text, name=f"{name}.hip")
    class_of(name, tables, Path(f"{name}.hip"))  # wrong tables are told before the judge starts
    blocks, waves = tables.get("blocks"), tables.get("waves")
    fixed = isinstance(blocks, int) and isinstance(waves, int)
    return Submission(name, name, text, digest_of([text]), tables, *((blocks, waves) if fixed else (None, None)))
