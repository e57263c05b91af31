"""The parts of a string expression: words, choices between words, and values with names for translators."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


def is_literal(node: Any) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_string(node: Any) -> bool:
    return is_literal(node) or isinstance(node, ast.JoinedStr)


def is_truth(node: ast.expr) -> bool:
    """Whether an expression is True or False: then `text * expression` is the text or nothing."""
    return (isinstance(node, ast.Compare) or isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
            or isinstance(node, ast.BoolOp) and all(map(is_truth, node.values))
            or isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "bool")


def name_of(node: ast.expr) -> str:
    """A name for a value, for translators: `report["bytes"]` is "bytes", `len(rows)` is "rows"."""
    if isinstance(node, ast.Name):
        return node.id.strip("_") or "value"
    if isinstance(node, ast.Attribute):
        return node.attr.strip("_")
    if isinstance(node, ast.Subscript):
        if is_literal(node.slice):
            return node.slice.value if node.slice.value.isidentifier() else name_of(node.value)
        inner = name_of(node.slice) if isinstance(node.slice, (ast.Attribute, ast.Subscript)) else "value"
        return inner if inner != "value" else name_of(node.value)
    if isinstance(node, ast.Call):
        function = name_of(node.func)
        inner = [arg for arg in node.args[::-1] if not isinstance(arg, (ast.Constant, ast.Lambda))]
        plain = function in ("len", "str", "repr", "int", "float", "round", "sorted", "max", "min", "sum", "join", "map", "abs")
        if inner and (plain or not isinstance(inner[0], ast.Name)) and name_of(inner[0]) != "value":
            return name_of(inner[0])
        return function
    if isinstance(node, ast.BinOp):
        inner = name_of(node.left)
        return inner if inner != "value" else name_of(node.right)
    if isinstance(node, (ast.IfExp, ast.NamedExpr)):
        return name_of(node.body if isinstance(node, ast.IfExp) else node.target)
    if isinstance(node, ast.BoolOp):
        return name_of(node.values[0])
    if isinstance(node, (ast.GeneratorExp, ast.ListComp)):
        return name_of(node.generators[0].iter)
    if isinstance(node, (ast.Starred, ast.FormattedValue, ast.UnaryOp)):
        return name_of(node.operand if isinstance(node, ast.UnaryOp) else node.value)
    return "value"


@dataclass
class Choice:
    """A place of a text whose words depend on a condition."""

    test: ast.expr
    yes: list
    no: list
    number: ast.expr | None  # the condition asks whether this is 1

    @property
    def key(self) -> str:
        return ast.dump(self.number or self.test)


def pieces_of(node: ast.expr) -> list:
    """A string expression as literal strings, choices and values (ast.FormattedValue)."""
    if is_literal(node):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return [piece for value in node.values for piece in pieces_of(value)]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return pieces_of(node.left) + pieces_of(node.right)
    inner = node.value if isinstance(node, ast.FormattedValue) else node
    if isinstance(node, ast.FormattedValue) and (node.conversion != -1 or node.format_spec):
        return [node]
    if isinstance(inner, ast.JoinedStr) or is_literal(inner):
        return pieces_of(inner)
    if isinstance(inner, ast.IfExp) and is_string(inner.body) and is_string(inner.orelse):
        return [choice_of(inner.test, inner.body, inner.orelse)]
    if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Mult) and is_string(inner.left) and is_truth(inner.right):
        return [choice_of(inner.right, inner.left, ast.Constant(""))]
    return [node if isinstance(node, ast.FormattedValue) else ast.FormattedValue(node, -1, None)]


def choice_of(test: ast.expr, yes: ast.expr, no: ast.expr) -> Choice:
    forms = pieces_of(yes), pieces_of(no)
    number = None
    if (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.comparators[0], ast.Constant)
            and test.comparators[0].value == 1 and isinstance(test.ops[0], (ast.Eq, ast.NotEq, ast.Gt))
            and all(isinstance(part, str) and " " not in part.strip() for form in forms for part in form)):
        number = test.left
    if number is not None and isinstance(test.ops[0], ast.Eq):
        forms = forms[::-1]  # yes: the plural
    return Choice(test, *forms, number)


def words(pieces) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            yield from words(piece.yes)
            yield from words(piece.no)
        else:
            yield "\0"  # a value


def operands(node) -> list:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return operands(node.left) + operands(node.right)
    return [node]


def strings_only(node) -> bool:
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return all(map(strings_only, node.elts))
    return all(map(is_string, operands(node)))


def identifiers(tree: ast.Module) -> Iterator[str]:
    """Literals that code looks up or compares: keys of dicts, subscripts, sides of comparisons. They are names."""
    for node in ast.walk(tree):
        keys = (node.keys if isinstance(node, ast.Dict) else [node.slice] if isinstance(node, ast.Subscript)
                else [node.left, *node.comparators] if isinstance(node, ast.Compare)
                else [node.iter] if isinstance(node, (ast.For, ast.comprehension)) and strings_only(node.iter)
                else [arg for arg in node.args if isinstance(arg, ast.Tuple) and strings_only(arg)]
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "zip" else [])
        for key in keys:
            for part in key.elts if isinstance(key, (ast.Tuple, ast.Set, ast.List)) else [key]:
                if is_literal(part):
                    yield part.value
