"""What somebody hands in, read: kernels for a rung of the ladder, or a rung of their own."""
from __future__ import annotations

import hashlib
import importlib.util
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from ... import families
from ...alltoall.hip import HipAllToAll
from ...alltoall.interface import AllToAll
from ...errors import A2AError
from ...moe import Problem
from ...node import Node
from ...rungs.calls import KeptOutputs, NewOutputs, Stage
from ...rungs.hip_rung import HipRung
from ...rungs.kernel_rung import KernelRung
from ...rungs.kernels import Kernels
from ...rungs.memory import Counter, Memory, Rows, Symmetric
from ...toolchain import compile as compile_source
from ...trace import Trace

MARK = re.compile(r"^(?://|#)\s*a2a:\s*rung\s+([\w/]+)\s*$", re.MULTILINE)
NAME = re.compile(r"[A-Za-z]\w{0,39}")
# What a class of one's own may say. The rest is the judge's: how calls begin, start and end, and where outputs are read.
TABLES = {"name", "idea", "stages", "buffers", "variants", "situations", "takes_from", "SOURCE", "usual_waves", "usual_blocks",
          "outputs_of", "measured"}
# Made by Python, or by `Kernels.__init_subclass__`.
MADE = {"STAGES", "VARIANTS", "__module__", "__doc__", "__annotations__", "__abstractmethods__", "_abc_impl",
        "__static_attributes__", "__firstlineno__", "__annotations_cache__", "__annotate_func__"}
JUDGES = (HipAllToAll, HipRung, Kernels, KernelRung, AllToAll, Memory, NewOutputs, KeptOutputs, Problem, Node, Trace)


class SubmissionError(A2AError, ValueError):
    """A file that is no submission, or breaks the rules; the text says which."""


@dataclass(frozen=True)
class Submission:
    """name: the file's, without ending. rung: whose place it takes, its own name for a rung of its own. digest: twelve
    hex digits of its sources."""

    name: str
    file: Path
    rung: str
    kind: type
    source: str | None
    digest: str

    def make(self, node, shape, **options) -> KernelRung:
        """The rung on a node."""
        return self.kind(node, shape, **self.kernels(node), **options)

    def kernels(self, node) -> dict:
        """{"source": its kernels, loaded}; {} for a rung of its own, which has them."""
        if self.source is None:
            return {}
        return {"source": self.source if self.is_triton else node.load(self.source, name=self.file.name)}

    @property
    def is_triton(self) -> bool:
        """Whether it replaces functions of Triton."""
        return not hasattr(self.kind, "SOURCE")


def read(file: str | Path, rung: str | None = None) -> Submission:
    """A submission from a file. rung: whose kernels a .hip replaces, where its text does not say (`// a2a: rung NAME`)
    and its kernels' names fit several. A .py that says `# a2a: rung NAME` has Triton functions that replace that rung's, and is not
    executed; another one has a class of its own. SubmissionError or CompileError."""
    file = Path(file)
    if file.suffix not in (".hip", ".py"):
        raise SubmissionError(f"a submission is a .hip or a .py file, not {file.name}")
    if not file.is_file():
        raise SubmissionError(f"there is no file {file}")
    if not NAME.fullmatch(file.stem):
        raise SubmissionError(f"{file.stem!r} is no name: letters, digits and _, at most 40")
    text = file.read_text(encoding="utf-8")
    marked = MARK.search(text)
    if file.suffix == ".py" and not marked:
        if rung is not None:
            raise SubmissionError("a .py brings a rung of its own: --rung is for .hip files")
        kind = _class_of(file)
        parts = [text, *(path.read_text(encoding="utf-8") for path in kind.files())]
        return Submission(file.stem, file, kind.name, kind, None, digest_of(parts))
    kernels = set(compile_source(text, name=file.name).kernels) if file.suffix == ".hip" else set()
    name = rung or (marked[1] if marked else None) or _fitting(kernels)
    try:
        kind = families.find(name)
    except ValueError as error:
        raise SubmissionError(str(error)) from None
    if not kind.files():
        raise SubmissionError(f"no rung with kernels is called {name!r}: it is made of PyTorch calls")
    if hasattr(kind, "SOURCE") != (file.suffix == ".hip"):
        raise SubmissionError(f"{name} is made of {'HIP' if hasattr(kind, 'SOURCE') else 'Triton'} kernels: {file.name} is none")
    wanted = own_kernels(kind) if file.suffix == ".hip" else kernels
    if kernels != wanted:
        raise SubmissionError(f"{name} takes the kernels {', '.join(sorted(wanted))} from its file; this one has "
                              f"{', '.join(sorted(kernels)) or 'none'}")
    first = kind.family.name == families.FIRST
    return Submission(file.stem, file, kind.name if first else kind.full_name(), kind, text, digest_of([text]))


def digest_of(texts: list[str]) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


def own_kernels(kind: type) -> set[str]:
    """The kernels that a rung takes from its own file."""
    return set(kind.own_kernels()) if hasattr(kind, "own_kernels") else {name for name in kind.kernel_texts() if name}


def _fitting(kernels: set[str]) -> str:
    kinds = [families.find(name) for name in families.names()]
    fit = [kind.name for kind in kinds if hasattr(kind, "SOURCE") and own_kernels(kind) == kernels]
    if len(fit) == 1:
        return fit[0]
    words = f"fit {', '.join(fit)}" if fit else "fit no rung of the ladder"
    raise SubmissionError(f"the kernels {', '.join(sorted(kernels)) or '(none)'} {words}: say which with --rung, or in the "
                          "file: // a2a: rung NAME")


def fingerprint() -> dict:
    """What the judge relies on, as it is now: compared after a submission's Python has run."""
    return {(kind.__name__, name): value for kind in JUDGES for name, value in vars(kind).items() if callable(value)}


def _class_of(file: Path) -> type:
    """The rung that a .py defines."""
    before, name = fingerprint(), f"a2a_submission_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where the class finds its file
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever their file raises
        raise SubmissionError(f"{file.name} cannot be imported: {type(error).__name__}: {error}") from error
    require_untouched(before, file.name)
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == name
             and issubclass(kind, AllToAll)]
    if len(found) != 1:
        raise SubmissionError(f"{file.name} defines {len(found)} rungs, not one: a class like those of a2a_lib/alltoall")
    _check_class(found[0], file)
    return found[0]


def require_untouched(before: dict, name: str) -> None:
    """SubmissionError if anything that the judge relies on is another than before."""
    changed = [".".join(key) for key, value in fingerprint().items() if before.get(key) is not value]
    if changed:
        raise SubmissionError(f"{name} changes {', '.join(sorted(changed))} of the library: what judges a submission stays "
                              "as it is")


def _check_class(kind: type, file: Path) -> None:
    if HipAllToAll not in kind.__bases__ or len(kind.__bases__) != 1:
        raise SubmissionError(f"{kind.__name__} of {file.name} has to be a HipRung, and nothing else")
    if "name" not in vars(kind) or any(kind.name in families.of(name).registry for name in families.FAMILIES):
        raise SubmissionError(f"{kind.__name__} needs a name of its own, other than the ladder's")
    more = sorted(set(vars(kind)) - TABLES - MADE)
    if more:
        raise SubmissionError(f"{kind.__name__} defines {', '.join(more)}: a submission says what its kernels are and what they "
                              f"get ({', '.join(sorted(TABLES))}); how they are called is the judge's")
    if kind.outputs_of not in (NewOutputs, KeptOutputs):
        raise SubmissionError(f"{kind.__name__}.outputs_of is neither NewOutputs nor KeptOutputs")
    if not kind.stages or any(type(stage) is not Stage for stage in kind.stages):
        raise SubmissionError(f"{kind.__name__}.stages are Stages, at least one")
    if any(type(buffer) not in (Symmetric, Counter, Rows) for buffer in kind.buffers):
        raise SubmissionError(f"{kind.__name__}.buffers are Symmetric, Counter and Rows")
    missing = [path.name for path in kind.files() if not path.is_file()]
    if missing:
        raise SubmissionError(f"{file.name} needs {', '.join(missing)} beside it")
