"""Texts of Triton kernels, compared up to names of variables, order of independent statements, and spelling.

A variable is its value: where it is read stands the expression that was assigned to it, or a digest of one that depends on memory or
a loop. So no name is left, and pure expressions may have a name of their own or none. Statements of a block are sorted as far as accesses
to memory allow, but variables that a loop carries are counted in the order of the text. A wait, a store or a loop stays where it is
among accesses to memory. Loads may change places with loads.

Spelling: `x += 1` is `x = x + 1`, `range(0, n)` is `range(n)`, and `b > a` is `a < b`. Operands of + and * have no order. Of `if a != b`
the branches change places.
"""

import ast
import copy
import hashlib
import itertools

FLIPPED = {ast.Gt: ast.Lt, ast.GtE: ast.LtE}
PURE = "tl.program_id tl.arange tl.minimum tl.maximum tl.zeros tl.full tl.where tl.cdiv tl.dot tl.sum min max range".split()
LONG = 2000  # characters of an expression from which a digest stands for it
MEMORY = ""  # in `env`, beside the variables: what was done to memory so far, because a load has another value afterwards


def _digest(*parts: str) -> str:
    return "v" + hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


def canonical(text: str) -> tuple[str, list[int]]:
    """(a digest of the kernel `text`, the lines of its statements in an order that equal kernels share)."""
    function = ast.parse(text).body[0]
    env = {argument.arg: f"argument{i}" for i, argument in enumerate(function.args.args)}
    rows = _block(function.body, env)
    return _digest(*(key for key, _ in rows)), [line for _, line in rows]


class _Values(ast.NodeTransformer):
    """Puts values for names, and one spelling for several."""

    def __init__(self, env: dict[str, str]):
        self.env = env

    def visit_Name(self, node):
        return ast.parse(self.env.get(node.id, node.id), mode="eval").body

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, (ast.Add, ast.Mult)):
            node.left, node.right = sorted((node.left, node.right), key=ast.unparse)
        return node

    def visit_Compare(self, node):
        self.generic_visit(node)
        operator = type(node.ops[0])
        if len(node.ops) == 1 and operator in FLIPPED:
            return ast.Compare(node.comparators[0], [FLIPPED[operator]()], [node.left])
        if len(node.ops) == 1 and operator in (ast.Eq, ast.NotEq):
            left, right = sorted((node.left, node.comparators[0]), key=ast.unparse)
            return ast.Compare(left, node.ops, [right])
        return node

    def visit_Call(self, node):
        self.generic_visit(node)
        if ast.unparse(node.func) == "range" and len(node.args) == 2 and ast.unparse(node.args[0]) == "0":
            node.args = node.args[1:]
        if ast.unparse(node.func) in ("tl.minimum", "tl.maximum", "min", "max"):
            node.args.sort(key=ast.unparse)
        node.keywords.sort(key=lambda keyword: keyword.arg or "")
        return node


def _value(expression: ast.expr, env: dict[str, str]) -> str:
    return ast.unparse(_Values(env).visit(copy.deepcopy(expression)))


def _memory(node: ast.AST) -> int:
    """0: touches no memory; 1: loads; 2: all else, such as a wait, a store, a function that is not known, or a way out."""
    if any(isinstance(each, (ast.Return, ast.Break, ast.Continue)) for each in ast.walk(node)):
        return 2
    calls = {ast.unparse(call.func) for call in ast.walk(node) if isinstance(call, ast.Call)}
    calls = {name for name in calls if name not in PURE and not name.endswith((".to", ".T"))}
    return 0 if not calls else 1 if calls <= {"tl.load"} and not isinstance(node, (ast.For, ast.While, ast.If)) else 2


def _block(statements: list[ast.stmt], env: dict[str, str]) -> list[tuple[str, int]]:
    """(key, line) of the statements, in their canonical order. Those between two that may change memory are sorted by their keys: a key
    is made of values, and so says what its statement depends on. Changes `env` as the statements do."""
    rows, between = [], []
    for statement in (_plain(each) for each in statements if not isinstance(each, ast.Pass)):
        own = _statement(statement, env)
        if _memory(statement) < 2:
            between.append(own)
        else:
            rows += [*itertools.chain(*sorted(between)), *own]
            between = []
    return [*rows, *itertools.chain(*sorted(between))]


def _plain(statement: ast.stmt) -> ast.stmt:
    """The statement in one of its spellings."""
    if isinstance(statement, ast.AugAssign):
        target = copy.deepcopy(statement.target)
        target.ctx = ast.Load()
        return ast.copy_location(ast.Assign([statement.target], ast.BinOp(target, statement.op, statement.value)), statement)
    if isinstance(statement, ast.If) and statement.orelse and isinstance(statement.test, ast.Compare) and isinstance(
            statement.test.ops[0], ast.NotEq):
        test = ast.Compare(statement.test.left, [ast.Eq()], statement.test.comparators)
        return ast.copy_location(ast.If(test, statement.orelse, statement.body), statement)
    return statement


def _statement(node: ast.stmt, env: dict[str, str]) -> list[tuple[str, int]]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, value = node.targets[0], node.value
        pairs = zip(target.elts, value.elts) if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) else [(target, value)]
        keys = []
        for name, part in [(name, _value(part, env)) for name, part in pairs]:
            if not isinstance(name, ast.Name):
                return [(ast.unparse(node), node.lineno)]
            env[name.id] = _digest(part, env.get(MEMORY, "")) if _memory(node) or len(part) > LONG else part
            keys.append(part)
        key = f"let {' '.join(keys)}"
        _touch(node, env, key)
        return [(key, node.lineno)] if _memory(node) else []  # a pure value counts where it is read
    if isinstance(node, (ast.For, ast.While)):
        changed = [name.id for row in node.body for name in ast.walk(row) if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)]
        head = _value(node.iter, env) if isinstance(node, ast.For) else ""
        for i, name in enumerate(dict.fromkeys(changed)):
            env[name] = _digest("carried", str(i), env.get(name, ""))
        _touch(node, env, head)
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            env[node.target.id] = _digest("item", head)
        test = _value(node.test, env) if isinstance(node, ast.While) else ""
        body = _block(node.body, env)
        ends = [env[name] for name in dict.fromkeys(changed)]
        for name in dict.fromkeys(changed):
            env[name] = _digest("after", head, test, env[name])
        _touch(node, env, "after")
        return [(f"{type(node).__name__} {head} {test} {' '.join(ends)}", node.lineno), *body, ("end", node.lineno)]
    if isinstance(node, ast.If):
        before, other = dict(env), dict(env)
        test = _value(node.test, env)
        body, orelse = _block(node.body, env), _block(node.orelse, other)
        for name in {*env, *other}:
            if env.get(name) != other.get(name):
                env[name] = _digest("if", test, env.get(name, before.get(name, "")), other.get(name, before.get(name, "")))
        return [(f"if {test}", node.lineno), *body, ("else", node.lineno), *orelse, ("end", node.lineno)]
    key = _value(node.value, env) if isinstance(node, ast.Expr) else ast.unparse(_Values(env).visit(copy.deepcopy(node)))
    _touch(node, env, key)
    return [(key, node.lineno)]


def _touch(node: ast.stmt, env: dict[str, str], key: str) -> None:
    """Notes in `env` that memory may be another one after this statement."""
    if _memory(node) > 1:
        env[MEMORY] = _digest(env.get(MEMORY, ""), key)
