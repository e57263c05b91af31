"""`%%hip` compiles a notebook cell. `%%ranks` runs one in every process of a group.

    %load_ext a2a_lib

    %%hip my_kernels -O3 -DDIM=4096
    #include "a2a/a2a.h"
    extern "C" __global__ void ...

binds the `Module` to the variable `my_kernels`. Errors show the compiler's text, with the cell's line numbers. A name whose cell
failed, of Python too, is bound to what says so (`unusable`): a check would pass the answer of the run before.

    group = a2a.Processes(4)

    %%ranks group
    print(rank, dist.get_world_size())

runs the cell in each of the four processes (see `processes`) and prints each one's output. With --fails the cell is
meant to fail: its report is printed. Processes that cannot go on are then started again with their variables. With
--here the cell first runs in the notebook too, for functions that both need.
"""

import shlex

from ..machine.toolchain import OPT_LEVELS, CompileError, Module, compile
from .unusable import Unusable, defined_by, unbind

_USAGE = "usage: %%hip NAME [-O0..-O3] [-std=c++17|c++20|c++23] [-DNAME[=VALUE]] [-IFOLDER] [--target sim|hip|cuda]"


class UsageError(ValueError):
    """The line of a magic is not understood. Notebooks show the text without a traceback."""
    def _render_traceback_(self):
        return [str(self)]


def compile_cell(line: str, cell: str) -> tuple[str, Module]:
    """(variable name, Module) of one cell. Lines count from the cell's first line, which holds %%hip. Raises UsageError
    for a line that is not understood, and CompileError."""
    name, opt, target, std, defines, folders = None, "-O3", "sim", None, {}, []
    arguments = iter(shlex.split(line))
    for word in arguments:
        if word in OPT_LEVELS:
            opt = word
        elif word == "--target":
            target = next(arguments, "")
        elif word.startswith("-std="):
            std = word.removeprefix("-std=")
        elif word.startswith("-D") and len(word) > 2:
            key, equals, value = word[2:].partition("=")
            defines[key] = value if equals else None
        elif word.startswith("-I") and len(word) > 2:
            folders.append(word[2:])
        elif word.isidentifier() and name is None:
            name = word
        else:
            raise UsageError(f"%%hip: {word!r} is not understood; {_USAGE}")
    if name is None:
        raise UsageError(f"%%hip needs a variable name; {_USAGE}")
    try:
        return name, compile("\n" + cell, name=name, opt=opt, target=target, defines=defines, include_dirs=folders, std=std)
    except ValueError as error:
        raise UsageError(f"%%hip: {error}") from None


def names_in(line: str) -> list[str]:
    """The variable that a line of %%hip names, even if the line is not understood: [name], or [] for none."""
    words = line.split()
    return [word for before, word in zip(["", *words], words) if word.isidentifier() and before != "--target"][:1]


def run_in_ranks(line: str, cell: str, shell) -> None:
    """Runs one %%ranks cell. `line` follows %%ranks in the cell; `shell` is the IPython shell whose variables it may
    name.

    Raises UsageError for a line that is not understood. Raises ProcessError if a process failed, or, with --fails, if
    none did.
    """
    from ..lab.processes import ProcessError, Processes

    usage = "usage: %%ranks GROUP [--fails] [--here], GROUP a variable that holds a2a.Processes(...)"
    arguments = shlex.split(line)
    names = [word for word in arguments if not word.startswith("-")]
    if len(names) != 1 or set(arguments) - {*names, "--fails", "--here"}:
        raise UsageError(usage)
    group = shell.user_ns.get(names[0])
    if not isinstance(group, Processes):
        raise UsageError(f"%%ranks: {names[0]} is no group of processes; {usage}")
    if "--here" in arguments:
        shell.run_cell(cell).raise_error()
    try:
        result = group.run("\n" + cell)  # line 1 holds %%ranks
    except ProcessError as error:
        if "--fails" not in arguments:
            raise
        print(f"{type(error).__name__}: {error}")
        if group.broken:
            group.restart()
        return
    if any(result):
        print(result)
    if "--fails" in arguments:
        raise ProcessError("this cell was meant to fail (--fails), and did not")


def load_ipython_extension(shell) -> None:
    """Gives an IPython shell the cell magics %%hip (`compile_cell`) and %%ranks (`run_in_ranks`), with their errors."""
    def hip(line, cell):
        try:
            name, module = compile_cell(line, cell)
        except (CompileError, UsageError):
            for name in names_in(line):
                shell.user_ns[name] = Unusable(name, "did not compile")
            raise
        if module.warnings:
            print(module.warnings)
        shell.user_ns[name] = module

    def ranks(line, cell):
        run_in_ranks(line, cell, shell)

    def allow_again(*_):
        """Lets a second `%load_ext a2a_lib` load the magics again, in silence: IPython would print that it has them."""
        shell.extension_manager.loaded.discard("a2a_lib")
        shell.events.unregister("post_run_cell", allow_again)

    before: dict = {}

    def begins(info):
        before.clear()
        before.update((name, shell.user_ns.get(name)) for name in defined_by(info.raw_cell or ""))

    def ended(result):
        if result.error_before_exec or result.error_in_exec:
            unbind(shell.user_ns, before, result.info.raw_cell or "", "failed")

    if not any(callback.__name__ == "ended" for callback in shell.events.callbacks["post_run_cell"]):
        shell.events.register("pre_run_cell", begins)
        shell.events.register("post_run_cell", ended)
    shell.events.register("post_run_cell", allow_again)
    shell.register_magic_function(hip, magic_kind="cell", magic_name="hip")
    shell.register_magic_function(ranks, magic_kind="cell", magic_name="ranks")
