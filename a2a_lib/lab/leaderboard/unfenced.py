"""Python of a submission, executed in the judge's process: only where somebody said --unfenced, and entries say so.

A rung's class with methods, a problem of one's own (a `Family` with inputs, a right answer and the least bytes), functions of Triton.
It is no sandbox.
"""
import importlib.util
import sys
from pathlib import Path

from ...kernels import families
from ...kernels.rung.kernel_rung import KernelRung
from ...kernels.rung.triton_rung import TritonRung
from .board import SubmissionError
from .submission import MARK, Submission


def class_of(given: Submission) -> type:
    """The rung of a .py: its one class, or the rung whose Triton functions it has, with these. SubmissionError."""
    if MARK.search(given.python) or given.rung != given.name:
        return _with_functions(families.find(given.rung), given.python)
    module = _imported(given)
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__
             and issubclass(kind, KernelRung) and kind.name]
    if len(kinds) != 1:
        raise SubmissionError(f"{given.name}.py defines {len(kinds)} rungs, not one")
    if any(kinds[0].name in families.of(name).registry for name in families.FAMILIES):
        raise SubmissionError(f"{kinds[0].__name__} needs a name of its own, other than the ladder's")
    return kinds[0]


def _with_functions(kind: type, text: str) -> type:
    """A copy of a Triton rung whose functions are replaced by the submission's functions of the same names."""
    if not issubclass(kind, TritonRung):
        raise SubmissionError(f"{kind.full_name()} is made of HIP kernels: a .hip has others")

    class With(kind):
        def __init__(self, node=None, shape=None, **options):
            super().__init__(node, shape, **{"source": text} | options)

    With.__name__ = kind.__name__
    return With


def _imported(given: Submission):
    name = f"a2a_submission_{given.name}"
    path = Path(given.path)
    spec = importlib.util.spec_from_loader(name, None, origin=str(path))
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(given.python, str(path), "exec"), vars(module))  # the text that the digest is of
    except Exception as error:  # whatever their file raises
        raise SubmissionError(f"{path.name} cannot be imported: {type(error).__name__}: {error}") from error
    return module
