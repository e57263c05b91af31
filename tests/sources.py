"""The library's Python files, read, parsed and walked once in a process. Tests that look at all files share them."""
import ast
import functools
import gc
from pathlib import Path

LIBRARY = Path(__file__).resolve().parents[1] / "a2a_lib"


@functools.cache
def nodes(text: str) -> tuple[ast.AST, ...]:
    """All nodes of a Python text. The first is the module."""
    return tuple(ast.walk(ast.parse(text)))


@functools.cache
def texts() -> dict[str, str]:
    """{path below a2a_lib: text} of all files."""
    return {path.relative_to(LIBRARY).as_posix(): path.read_text(encoding="utf-8") for path in sorted(LIBRARY.rglob("*.py"))}


@functools.cache
def library() -> dict[str, str]:
    """As `texts`, and the `nodes` of all are there already."""
    gc.disable()  # half a million nodes stay: to look through them again and again takes twice as long as parsing does
    try:
        for text in texts().values():
            nodes(text)
    finally:
        gc.freeze()
        gc.enable()
    return texts()
