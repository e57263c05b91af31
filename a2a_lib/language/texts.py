"""Finds the texts of a module, and replaces each by a call that looks it up.

    f"rank {rank} waits for {word.name}"      say("rank {rank} waits for {name}", rank=f"{rank}", name=f"{word.name}")
    f"{n} word{'s' if n > 1 else ''} lost"    plural(n, "{n} word lost", "{n} words lost", n=f"{n}")
    f"{x} is {'up' if ok else 'down'}"        say("{x} is up", ...) if ok else say("{x} is down", ...)

So translators see whole sentences with named places, although the sources have plain f-strings.
"""
from __future__ import annotations

import ast
from copy import deepcopy
from dataclasses import dataclass
from itertools import product

from . import rules
from .pieces import Choice, is_literal, is_string, name_of, operands, pieces_of, strings_only, words

SAY, PLURAL, NAME = "__say__", "__plural__", "__shown_name__"  # the names of the functions in translated modules
MOST_CHOICES = 3  # conditions in one text of which each way is a text of its own


@dataclass(frozen=True)
class Text:
    """A text of the sources. plural: its form for other numbers than 1, or None. line: of the source. places: names of
    the values in it. shown: it stands where single words are shown."""

    text: str
    plural: str | None
    line: int
    places: tuple[str, ...] = ()
    shown: bool = False


def translate(tree: ast.Module) -> list[Text]:
    """Changes the tree so that its texts are looked up when they are needed. Returns them, in the order of the source."""
    writer = _Writer()
    writer.visit(tree)
    if writer.texts:
        at = next((i for i, node in enumerate(tree.body) if not _opening(node, i)), len(tree.body))
        names = [ast.alias("say", SAY), ast.alias("plural", PLURAL), ast.alias("name", NAME)]
        tree.body.insert(at, ast.copy_location(ast.ImportFrom("a2a_lib.language", names, 0), tree.body[at - 1]))
    ast.fix_missing_locations(tree)
    return sorted(writer.texts, key=lambda text: text.line)


def _opening(node: ast.stmt, at: int) -> bool:
    """The module's docstring, or an import of __future__."""
    return (at == 0 and isinstance(node, ast.Expr) and is_literal(node.value)
            or isinstance(node, ast.ImportFrom) and node.module == "__future__")


class _Writer(ast.NodeTransformer):
    """Replaces texts by calls."""
    def __init__(self):
        self.texts: list[Text] = []
        self.line = 1

    def visit(self, node):
        self.line = getattr(node, "lineno", self.line)
        return super().visit(node)

    # where no text can be

    def _without_docstring(self, node):
        body = node.body[1:] if node.body and isinstance(node.body[0], ast.Expr) and is_literal(node.body[0].value) else node.body
        if any("jit" in ast.dump(decorator) for decorator in getattr(node, "decorator_list", ())):
            return node  # a Triton kernel
        for part in (*getattr(node, "decorator_list", ()), *getattr(node, "keywords", ())):
            self.visit(part)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.args.defaults = [self._argument(default) for default in node.args.defaults]
            node.args.kw_defaults = [default and self._argument(default) for default in node.args.kw_defaults]
        node.body = [*node.body[:len(node.body) - len(body)], *(self.visit(part) for part in body)]
        return node

    visit_Module = visit_ClassDef = visit_FunctionDef = visit_AsyncFunctionDef = _without_docstring

    def visit_Assign(self, node):
        target = node.targets[0]
        known = getattr(target, "id", "")
        if known in rules.LATER:
            parts = node.value.values if isinstance(node.value, ast.Dict) else node.value.elts
            self.texts += [Text(part.value, None, part.lineno, tuple(rules.PLACE.findall(part.value)), True) for part in parts]
            return node
        if known not in rules.TABLES:
            return self.generic_visit(node)
        at = rules.TABLES[known]
        if at is not None and isinstance(node.value, ast.Dict):
            for row in node.value.values:
                if isinstance(row, ast.Tuple) and row.elts:
                    row.elts[at] = self.visit(row.elts[at])
        return node

    def visit_AnnAssign(self, node):
        node.value = node.value and self.visit(node.value)
        return node

    def visit_Expr(self, node):
        if not is_literal(node.value):
            node.value = self.visit(node.value)
        return node

    def visit_Subscript(self, node):
        node.value = self.visit(node.value)
        node.slice = node.slice if is_string(node.slice) else self.visit(node.slice)
        return node

    def visit_Compare(self, node):
        if not any(is_literal(part) for side in (node.left, *node.comparators) for part in ast.walk(side)):
            self.generic_visit(node)
        return node

    def visit_match_case(self, node):
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_Assert(self, node):
        return node

    # where single words are texts, or none is

    def visit_Dict(self, node):
        facts = sum(is_literal(key) and key.value in rules.SHOWN_NAMES for key in node.keys) > 1
        for at, (key, value) in enumerate(zip(node.keys, node.values)):
            node.keys[at] = key if key is None or is_string(key) else self.visit(key)
            node.values[at] = self._argument(value, key.value if is_literal(key) and facts else None)
        return node

    def visit_DictComp(self, node):
        node.value = self.visit(node.value)
        node.generators = [self.visit(part) for part in node.generators]
        return node

    def visit_Call(self, node):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ("say", "plural") and isinstance(node.func, ast.Name):
            return self._marked(node)
        if isinstance(node.func, ast.Attribute) and not (is_string(node.func.value) and name in rules.HIDDEN):
            node.func.value = self.visit(node.func.value)
        if name in rules.NOUNS:
            return self._noun(node, *rules.NOUNS[name])
        if name in rules.ONLY:
            node.args = [self.visit(arg) if at in rules.ONLY[name] else arg for at, arg in enumerate(node.args)]
        else:
            node.args = [self._given(arg, name) for arg in node.args]
        hidden = name in rules.HIDDEN
        for keyword in node.keywords:
            if not (hidden and strings_only(keyword.value)):
                keyword.value = self._argument(keyword.value, keyword.arg)
            if keyword.arg in rules.SHOWN_VALUES and isinstance(keyword.value, ast.Dict):
                keyword.value.values = [self._shown(value) for value in keyword.value.values]
        return node

    def _given(self, node, function):
        """A positional argument of a function."""
        if function in rules.HIDDEN and strings_only(node):
            return node
        return self._shown(node) if function in rules.SHOWN else self.visit(node)

    def _argument(self, node, name=None):
        if name in rules.SHOWN_NAMES:
            return self._shown(node)
        return node if name in rules.HIDDEN_NAMES and strings_only(node) else self.visit(node)

    def _marked(self, node):
        """A call of `say` or `plural` in the source itself."""
        at = node.func.id == "plural"
        words = [arg.value for arg in node.args[at:] if is_literal(arg)]
        if words:
            self.texts.append(Text(words[0], words[1] if at else None, node.lineno,
                                   tuple(keyword.arg for keyword in node.keywords), True))
        return node

    def _noun(self, node, at, form):
        """A call that counts things. It looks for the noun's form itself."""
        nouns = [arg.value for arg in node.args[at:] if is_literal(arg)]
        if nouns:
            forms = [form.replace("{noun}", noun) for noun in (nouns[0], nouns[1] if nouns[1:] and at else rules.several(nouns[0]))]
            self.texts.append(Text(*forms, node.lineno, ("number",) if "{number}" in form else ()))
        node.args = [arg if is_literal(arg) else self.visit(arg) for arg in node.args]
        return node

    def _shown(self, node):
        """Like `visit`, where single words are texts."""
        if is_string(node) or isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return self._text(node, rules.is_word)
        if isinstance(node, ast.IfExp):
            node.test, node.body, node.orelse = self.visit(node.test), self._shown(node.body), self._shown(node.orelse)
        elif isinstance(node, ast.BoolOp):
            node.values = [self._shown(value) for value in node.values]
        elif isinstance(node, (ast.Tuple, ast.List)):
            node.elts = [self._shown(value) for value in node.elts]
        else:
            return self.visit(node)
        return node

    # texts

    def visit_Constant(self, node):
        return self._text(node) if is_literal(node) else node

    def visit_JoinedStr(self, node):
        return self._text(node)

    def visit_BinOp(self, node):
        if isinstance(node.op, ast.Add):
            return self._text(node)
        return self.generic_visit(node)

    def _text(self, node, is_text=rules.is_prose):
        """A string expression as a call, if it is a text; else visited."""
        self.line = getattr(node, "lineno", self.line)
        pieces = pieces_of(node)
        literal = "".join(words(pieces))
        if not any(is_string(part) for part in operands(node)) or not is_text(literal):
            return node if is_literal(node) else self._inside(node)
        walrus = any(isinstance(part, ast.NamedExpr) for part in ast.walk(node))
        choices = {piece.key: piece for piece in pieces if isinstance(piece, Choice)}
        numbers = [key for key, choice in choices.items() if choice.number is not None]
        chosen = [] if walrus else [key for key in choices if key not in numbers][:MOST_CHOICES]
        number = choices[numbers[0]].number if numbers and not walrus else None
        shown = is_text is rules.is_word
        calls = {ways: self._call(node, pieces, dict(zip(chosen, ways)), number, shown)
                 for ways in product((True, False), repeat=len(chosen))}
        result = self._joined(calls, chosen, choices)
        return ast.copy_location(result, node) if hasattr(node, "lineno") else result

    def _joined(self, calls, chosen, choices, way=()):
        """Nested conditional expressions that select one of the calls."""
        if len(way) == len(chosen):
            return calls[way]
        test = self.visit(deepcopy(choices[chosen[len(way)]].test))
        return ast.IfExp(test, *(self._joined(calls, chosen, choices, (*way, yes)) for yes in (True, False)))

    def _call(self, node, pieces, way, number, shown):
        """The call for singular way through the choices."""
        places: dict[str, tuple[str, ast.expr]] = {}
        line = getattr(node, "lineno", self.line)
        singular, several = (self._template(pieces, way, number, form, places) for form in (False, True))
        values = [ast.keyword(name, value) for name, value in places.values()]
        names = tuple(name for name, _ in places.values())
        if not values:
            singular, several = (form.replace("{{", "{").replace("}}", "}") for form in (singular, several))
        if number is None or singular == several:
            self.texts.append(Text(singular, None, line, names, shown))
            return _call(NAME if shown and not values else SAY, [ast.Constant(singular)], values)
        self.texts.append(Text(singular, several, line, names, shown))
        return _call(PLURAL, [self.visit(deepcopy(number)), ast.Constant(singular), ast.Constant(several)], values)

    def _template(self, pieces, way, number, many, places) -> str:
        """The text with named places. Adds the places: {expression: (name, value)}."""
        parts = []
        for piece in pieces:
            if isinstance(piece, str):
                parts.append(piece.replace("{", "{{").replace("}", "}}"))
                continue
            if isinstance(piece, Choice):
                taken = way.get(piece.key)
                if taken is None and number is not None and piece.number is not None and piece.key == ast.dump(number):
                    taken = many
                if taken is not None:
                    parts.append(self._template(piece.yes if taken else piece.no, way, number, many, places))
                    continue
                yes, no = (ast.JoinedStr([_value(part) for part in form]) for form in (piece.yes, piece.no))
                if piece.number is not None and isinstance(piece.test.ops[0], ast.Eq):
                    yes, no = no, yes
                piece = ast.FormattedValue(ast.IfExp(piece.test, yes, no), -1, None)
            key = ast.dump(piece)
            if key not in places:
                places[key] = (_unused(name_of(piece.value).lower(), {name for name, _ in places.values()}),
                               ast.JoinedStr([self._value_of(deepcopy(piece))]))
            parts.append("{" + places[key][0] + "}")
        return "".join(parts)

    def _value_of(self, place: ast.FormattedValue):
        """A value in a text: words in it are texts, too, single ones where it chooses between them."""
        place.value = self._shown(place.value) if isinstance(place.value, (ast.IfExp, ast.BoolOp)) else self.visit(place.value)
        return place

    def _inside(self, node):
        """Visits the values of a string expression that is no text."""
        if isinstance(node, ast.JoinedStr):
            for value in node.values:
                if isinstance(value, ast.FormattedValue):
                    value.value = self.visit(value.value)
            return node
        return self.generic_visit(node)


def _value(part):
    return ast.Constant(part) if isinstance(part, str) else part


def _unused(name: str, used: set[str]) -> str:
    return next(candidate for candidate in (name, *(f"{name}_{i}" for i in range(2, 99))) if candidate not in used)


def _call(function: str, args: list, keywords: list) -> ast.Call:
    return ast.Call(ast.Name(function, ast.Load()), args, keywords)
