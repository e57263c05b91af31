"""Reports of the simulator are data: nothing in the library looks for words in their text."""
import ast
import re

import pytest
import sources

from a2a_lib import errors

pytestmark = pytest.mark.xdist_group("house")  # one process parses the files once
# A name with one of these kinds can hold a report's error. Other errors have no structure to read instead.
REPORTS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.SimulationError)}
REPORTS |= {"A2AError", "Exception", "BaseException", "RuntimeError", ""}
PARAMETERS = {"error", "caught", "failure", "exception"}  # names of errors that a function is given
GIVES = re.compile(rf"""\bas \w+:|\b({'|'.join(PARAMETERS)})\b|["']text["']""")  # an error, or a report's text
READS = {"search", "match", "fullmatch", "findall", "finditer", "sub", "subn", "split", "rsplit", "partition", "rpartition",
         "startswith", "endswith", "find", "index", "count", "replace"}
OTHERS = {  # errors of somebody else's library
    "machine/node/torchrun.py": "torch.distributed's, of a port that is taken",
    "lab/bench/peers.py": "a peer's kernel, of a number of experts that it does not have",
    "lab/processes/report.py": "gloo's and NCCL's",
}


def kinds(node) -> set[str]:
    """The names in `except (A, b.C)`, or in an annotation; {""} for none."""
    if node is None:
        return {""}
    return {part.id if isinstance(part, ast.Name) else part.attr for part in ast.walk(node)
            if isinstance(part, (ast.Name, ast.Attribute))}


def readers(text: str) -> list[int]:
    """Lines of a module that look for words in the text of an error that may be a report."""
    lines = []
    if not GIVES.search(text):  # saves a walk through each function of most files
        return []
    for scope in sources.nodes(text):
        if not isinstance(scope, (ast.FunctionDef, ast.Lambda)):
            continue
        names = {arg.arg for arg in (*scope.args.args, *scope.args.kwonlyargs)
                 if arg.arg in PARAMETERS and kinds(arg.annotation) & REPORTS}
        names |= {handler.name for handler in ast.walk(scope) if isinstance(handler, ast.ExceptHandler) and handler.name
                  and kinds(handler.type) & REPORTS}

        def is_text(node, names=names) -> bool:
            """Is it str(error), f"{error}", error.args[0], error.report["text"], or made of a name that was?"""
            for part in ast.walk(node):
                if isinstance(part, ast.Call) and getattr(part.func, "id", "") == "str" and part.args:
                    part = part.args[0]
                elif isinstance(part, ast.FormattedValue):
                    part = part.value
                elif isinstance(part, ast.Subscript) and getattr(part.slice, "value", None) == "text":
                    return "report" in ast.unparse(part.value)
                elif isinstance(part, ast.Attribute) and part.attr == "args":
                    part = part.value
                elif not (isinstance(part, ast.Name) and part.id in texts):
                    continue
                if isinstance(part, ast.Name) and part.id in names | texts:
                    return True
            return False

        texts: set[str] = set()
        for node in ast.walk(scope):
            if isinstance(node, ast.Assign) and is_text(node.value):
                texts |= {part.id for target in node.targets for part in ast.walk(target) if isinstance(part, ast.Name)}
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare) and any(isinstance(operator, (ast.In, ast.NotIn)) for operator in node.ops):
                looked = node.comparators
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS:
                looked = [node.func.value, *node.args]
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "Shown").lstrip("_").islower():
                looked = [part for part in node.args if ast.unparse(part) in {f"str({name})" for name in names}]
            else:
                continue
            lines += [node.lineno for part in looked if is_text(part)]
    return sorted(set(lines))


def test_nothing_looks_for_words_in_a_report():
    places = {name: lines for name, text in sources.library().items() if (lines := readers(text))}
    assert {name: lines for name, lines in places.items() if name not in OTHERS} == {}, "read `error.report` instead (trace/reports)"
    assert set(places) == set(OTHERS), "these exceptions are not needed"


@pytest.mark.parametrize("line", (
    'if "trap" in str(error): pass', 'if re.search("trap", str(error)): pass', 'str(error).startswith("s_trap")',
    'text = str(error)\n        PATTERN.findall(text)', 'f"{error}".split(":")', 'error.args[0].partition(":")',
    'if "trap" in error.report["text"]: pass', 'lines = explain(rung, str(error))',
    'first, *rest = str(error).splitlines()\n        first.split(":")'))
def test_who_looks_for_words_is_found(line):
    assert readers(f"def f(node):\n    try:\n        node.synchronize()\n    except FaultError as error:\n        {line}\n")
    assert readers(f"def f(error):\n    try:\n        pass\n    finally:\n        {line}\n")


@pytest.mark.parametrize("line", (
    'if error.report["cause"] == "trap": pass', "print(f'{error}')", "raise HeapError(str(error))",
    'return {"error": str(error)}', "str(error).splitlines()[0]"))
def test_who_reads_the_structure_or_shows_the_text_is_not(line):
    assert not readers(f"def f(node):\n    try:\n        node.synchronize()\n    except FaultError as error:\n        {line}\n")


def test_other_errors_may_be_read():
    assert not readers('def f():\n    try:\n        pass\n    except ProfileError as error:\n        "stop" in str(error)\n')
