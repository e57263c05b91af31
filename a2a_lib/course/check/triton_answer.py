"""Answers in Triton. Without Triton, only those run whose assembly is stored.

An answer is first printed anew by Python's `ast.unparse`, so that comments and spaces make no difference. The solution
and all answers in an exercise's tables are then found in toolchain/triton/stored, on every machine. For any other text
the check says that it needs Triton (`NotChecked`), not that the text is wrong. A text that is one of theirs up to names
and order (canonical.py) counts as that one; triton_answers.json has them. `python -m tests.course.check.store_triton`
stores them, with the installed Triton.
"""

import ast
import inspect
import json
import textwrap
from contextlib import contextmanager
from pathlib import Path

from ...errors import SimulationError
from ...machine.node.triton import TritonKernel, from_text, load
from ...machine.toolchain import CompileError
from ...machine.toolchain.compilers import MissingTritonError
from ...machine.trace.reports import with_lines
from .canonical import canonical
from .failure import NotChecked

FILE = Path(__file__).with_name("triton_answers.json")  # {exercise: texts of its solution and of its tests' answers}
NEEDS = ("here, without Triton, {known} answers can be judged, whatever their names, comments, blanks, and, outside of loops, the order "
         "of statements that do not depend on each other: the solution, and usual mistakes. This kernel is none of them, so nothing is "
         "said about it: there is no Triton here to compile it (pip install triton; Linux, no GPU is needed)")


def load_answer(trial, node, answer, signature: str, **constants) -> TritonKernel:
    """The reader's `@jit` function on a node. Its errors are failures, and
    reports show lines of the reader's text (`trial.lines`)."""
    function = getattr(answer, "fn", None)
    if not inspect.isfunction(function):
        got = "nothing (None)" if answer is None else f"a {type(answer).__name__}"
        trial.fail(cause=f"the check takes the function marked @jit itself; it got {got}")
    text, trial.lines = plain(function)
    if "raise NotImplementedError" in text:
        trial.fail(cause="your code is missing: the kernel still raises NotImplementedError")
    try:
        return load(node, from_text(text, function.__name__, function.__globals__), signature, **constants)
    except MissingTritonError:
        return _stored(trial, node, text, function, signature, constants)
    except (CompileError, TypeError) as error:
        trial.fail(cause=f"the kernel cannot be compiled:\n{error}")


def _stored(trial, node, answer: str, function, signature: str, constants: dict) -> TritonKernel:
    """The stored kernel that the text `answer` is, up to names and order. Its lines become the reader's."""
    known = json.loads(FILE.read_text(encoding="utf-8")).get(trial.name, []) if FILE.exists() else []
    mine, lines = canonical(answer)
    for text in known:
        key, theirs = canonical(text)
        if key == mine:
            trial.lines = {other: trial.lines.get(own, own) for other, own in zip(theirs, lines)}
            return load(node, from_text(text, function.__name__, function.__globals__), signature, **constants)
    trial.fail(NotChecked, cause=NEEDS.format(known=len(known)))


def plain(function) -> tuple[str, dict[int, int]]:
    """(the function's text as Python prints it, {line in it: line in the reader's text})."""
    rows, first = inspect.getsourcelines(function)
    tree = ast.parse(textwrap.dedent("".join(rows)))
    definition = tree.body[0]
    if isinstance(definition.body[0], ast.Expr) and isinstance(definition.body[0].value, ast.Constant):
        definition.body = definition.body[1:] or [ast.Pass()]  # without its docstring
    text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
    mine, theirs = (sorted({node.lineno for node in ast.walk(each) if isinstance(node, ast.stmt)})
                    for each in (ast.parse(text), tree))
    return text, {new: old + first - 1 for new, old in zip(mine, theirs)}


@contextmanager
def ends(trial, node, name: str):
    """Turns an error of the simulator inside into a failure, its report in lines of the reader's text, and looks for
    races."""
    trial.node, mark = node, node.mark()
    try:
        yield
    except SimulationError as error:
        trial.stopped(error, text=with_lines(error.report, f"{name}.py", trial.lines)["text"])
    trial.look_for_races(f"{name}.py", trial.lines)
    trial.since(mark)


def send_all(node, heap, number, pieces) -> None:
    """Every rank copies to every peer, on one stream each. pieces(rank, peer): ((buffer, place in it), the data, the
    buffer of flags). Element `rank` of the peer's flags then becomes number[rank]."""
    for i, rank in enumerate(node.ranks):
        stream = rank.stream()
        for peer in ((i + step) % node.world_size for step in range(1, node.world_size)):
            target, part, flags = pieces(i, peer)
            rank.copy(heap.translate(target[0], peer)[target[1]], part, stream)
            rank.copy(heap.translate(flags, peer)[i:i + 1], number[i], stream)
