"""`%%hip`: compile a notebook cell.

    %load_ext a2a_lib.magic

    %%hip my_kernels -O3 -DDIM=4096
    #include "a2a/a2a.h"
    extern "C" __global__ void ...

binds the `Module` to the variable `my_kernels`. Errors show the compiler's text, with the cell's line numbers.
"""

from __future__ import annotations

import shlex

from .toolchain import OPT_LEVELS, Module, compile

_USAGE = "usage: %%hip NAME [-O0..-O3] [-DNAME[=VALUE]] [--target sim|hip|cuda]"


class UsageError(ValueError):
    def _render_traceback_(self):
        return [str(self)]


def compile_cell(line: str, cell: str) -> tuple[str, Module]:
    """(variable name, Module) of one cell. Lines count from the cell's first line, which holds %%hip."""
    name, opt, target, defines = None, "-O3", "sim", {}
    words = iter(shlex.split(line))
    for word in words:
        if word in OPT_LEVELS:
            opt = word
        elif word == "--target":
            target = next(words, "")
        elif word.startswith("-D") and len(word) > 2:
            key, equals, value = word[2:].partition("=")
            defines[key] = value if equals else None
        elif word.isidentifier() and name is None:
            name = word
        else:
            raise UsageError(f"%%hip: {word!r} is not understood; {_USAGE}")
    if name is None:
        raise UsageError(f"%%hip needs a variable name; {_USAGE}")
    try:
        return name, compile("\n" + cell, name=name, opt=opt, target=target, defines=defines)
    except ValueError as error:
        raise UsageError(f"%%hip: {error}") from None


def load_ipython_extension(shell) -> None:
    def hip(line, cell):
        name, module = compile_cell(line, cell)
        if module.warnings:
            print(module.warnings)
        shell.user_ns[name] = module

    shell.register_magic_function(hip, magic_kind="cell", magic_name="hip")
