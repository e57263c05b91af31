"""A rung's class in a .py file, read and not executed: its values are literals, stages and buffers."""
from __future__ import annotations

import ast
from typing import Any

from ...kernels import families
from ...kernels.rung.calls import Stage
from ...kernels.rung.memory import Counter, Rows, Symmetric
from ...kernels.rung.waits import Flag
from .errors import SubmissionError
from .tables import plain

CONSTRUCTORS = {kind.__name__: kind for kind in (Stage, Symmetric, Counter, Rows, Flag)}
NAMES = {"name": "name", "idea": "idea", "stages": "stages", "buffers": "buffers", "outputs_of": "outputs_of",
         "usual_blocks": "blocks", "usual_waves": "waves"}  # of a class -> of the tables
BASE = "HipRung"


def tables_of(text: str, file: str) -> dict[str, Any]:
    """Returns what a class declares, as `tables` has it: plain data. SubmissionError for what has to be executed."""
    try:
        body = ast.parse(text, file).body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise SubmissionError(f"{file} is no Python: {error}") from None
    kinds, tables = [], {}
    for node in body:
        if isinstance(node, ast.ClassDef):
            kinds.append(node)
        elif not (isinstance(node, ast.Import | ast.ImportFrom) or _is_text(node)):
            raise _runs(file, node)
    if len(kinds) != 1:
        raise SubmissionError(f"{file} defines {len(kinds)} rungs, not one: a class like those of a2a_lib/kernels/all_to_all")
    (kind,) = kinds
    if [ast.unparse(base).rpartition(".")[2] for base in kind.bases] != [BASE] or kind.keywords or kind.decorator_list:
        raise SubmissionError(f"{kind.name} of {file} has to be a {BASE}, and nothing else")
    for node in kind.body:
        if _is_text(node) or isinstance(node, ast.Pass):
            continue
        name = getattr(node, "name", "")
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
        if not name or not isinstance(node, ast.Assign) and not isinstance(node, ast.FunctionDef | ast.ClassDef):
            raise _runs(file, node)
        if name not in NAMES:
            raise SubmissionError(f"{kind.name} defines {name}: a submission says what its kernels are and what they get "
                                  f"({', '.join(NAMES)}); how they are called is the judge's")
        if not isinstance(node, ast.Assign):
            raise _runs(file, node)
        value = _value(node.value, file)
        tables[NAMES[name]] = [plain(item) for item in value] if name in ("stages", "buffers") else value
    return tables


def _value(node: ast.expr, file: str) -> Any:
    """Evaluates an expression of literals, of stages and buffers, and of the tables of the course's rungs."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Tuple | ast.List):
        values: list[Any] = []
        for item in node.elts:
            values += _value(item.value, file) if isinstance(item, ast.Starred) else [_value(item, file)]
        return tuple(values)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CONSTRUCTORS:
        try:
            return CONSTRUCTORS[node.func.id](*(_value(argument, file) for argument in node.args),
                                              **{keyword.arg or "": _value(keyword.value, file) for keyword in node.keywords})
        except (TypeError, ValueError) as error:
            raise SubmissionError(f"{file}:{node.lineno}: {error}") from None
    if isinstance(node, ast.Name) and node.id in ("KeptOutputs", "NewOutputs"):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        of, name = node.value.id, node.attr
        if of == "torch":
            import torch

            dtype = getattr(torch, name, None)
            if isinstance(dtype, torch.dtype):
                return dtype
        if of == "grids":
            return name
        kind = next((kind for kind in families.of(families.FIRST).rungs.values() if kind.__name__ == of), None)
        if kind is not None and name in ("stages", "buffers"):
            return getattr(kind, name)
    raise _runs(file, node)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _runs(file: str, node: ast.AST) -> SubmissionError:
    line = getattr(node, "lineno", 0)
    return SubmissionError(f"{file}:{line}: {ast.unparse(node).splitlines()[0][:60]!r} is Python that would have to run. A rung of "
                           "one's own is declared: literals, Stage, Symmetric, Counter, Rows and Flag. What needs more is judged "
                           "with --unfenced, and the board says so")
