"""The command `a2a`: one file per command, which parses, calls the library and prints. `main` is the entry point.

Exit status: 0 success (an all-to-all was also right), 1 a wrong answer, a hang or a fault, 2 an impossible request, 130
interrupted. Results go to stdout, everything else to stderr. An impossible request gets one line; for Python's
traceback, run `python -X dev -m a2a_lib ...`.
"""
import argparse
import atexit
import gc
import os
import re
import sys
import threading
from contextlib import suppress
from difflib import get_close_matches
from importlib import import_module

from .. import __version__
from . import options
from .options import OK, USAGE, UsageError

__all__ = ["COMMANDS", "UsageError", "main"]

# The commands, in the order of the help: name -> (arguments of an example, purpose). Each is the module of its name,
# with DESCRIPTION, EXAMPLES, add(parser) and run(args) -> exit status. It is imported when it is called.
COMMANDS = {
    "doctor": ("", "what is on this machine, what is simulated and what is real"),
    "lab": ("", "JupyterLab at the first lesson, in copies of your own"),
    "work": ("", "copies of lessons and exercises to work in; --reset starts one over"),
    "progress": ("", "the exercises: tried how often, passed when"),
    "grade": ("handed_in/*", "many people's exercises, each checked again"),
    "room": ("--serve", "who has passed what, for those who have joined"),
    "exam": ("--seed 7", "questions for an exam; --answers: for the teacher"),
    "nbgrader": ("assignments", "the exercises as assignments of nbgrader, for a teacher"),
    "rungs": ("", "every version of every operation, one line each"),
    "shapes": ("", "the problem sizes"),
    "run": ("token_flags --shape tiny", "one rung, checked, with its stage times"),
    "litmus": ("", "the memory model of gfx942: which outcomes happen, and which never do"),
    "explore": ("token_flags", "one rung under many schedules, as it is or broken on purpose"),
    "museum": ("end_barrier", "bugs that others shipped, rebuilt small: run one, mend one"),
    "ladder": ("--shape tiny", "every rung side by side: times, bytes, launches, flags, published figures"),
    "submit": ("my_rung.hip", "your own kernel: judged, timed beside the ladder, entered on the local leaderboard"),
    "leaderboard": ("", "what was entered, the fastest first"),
    "diff": ("rank_flags token_flags", "what one rung changes over another"),
    "asm": ("kernel.s", "the kernels of an assembly file, their arguments, and whether the node can run them"),
    "calibrate": ("", "microbenchmarks of the node beside published values, with the error"),
    "site": ("--serve", "the course as static pages; the playground runs the node in a browser"),
    "bench": ("--target cuda", "real GPUs: device times of every rung, with the gap to the speed of light"),
}

DESCRIPTION = "The all-to-all course on your machine: a simulated node of eight MI300X, and the kernels that run on it."


class Parser(argparse.ArgumentParser):
    """argparse, with errors in one line."""

    def error(self, message: str):
        if match := re.match(r"(argument [^:]+: invalid choice: '([^']*)') \(choose from (.*)\)$", message):
            near = get_close_matches(match[2], re.findall(r"'?([\w.-]+)'?", match[3]), 1)
            message = f"{match[1]}, did you mean {near[0]}?" if near else message
        self.exit(USAGE, f"{self.prog}: {message} (`{self.prog} --help` says what there is)\n")


class _PrintCompletion(argparse.Action):
    """`a2a --print-completion bash`: the script with which that shell completes commands, options, rungs and shapes."""

    def __call__(self, parser, namespace, shell, option_string=None):
        import shtab

        whole = build_parser()
        for command in whole.commands.values():
            for action in command._actions:
                if hasattr(action, "names"):
                    action.choices = action.names()
                elif hasattr(action, "is_file"):
                    action.complete = shtab.FILE
        print(shtab.complete(whole, shell))
        parser.exit(OK)


def build_parser(only: str | None = None) -> Parser:
    """The parser of all commands. With `only`, it has the options of that command alone, so that no other is
    imported."""
    width = max(len(f"{name} {example}") for name, (example, _) in COMMANDS.items())
    overview = [f"  a2a {f'{name} {example}':<{width}}  {text}" for name, (example, text) in COMMANDS.items()]
    raw = argparse.RawDescriptionHelpFormatter
    parser = Parser(prog="a2a", description="\n".join([DESCRIPTION, "", *overview]), formatter_class=raw,
                    epilog="a2a COMMAND --help: its options, with examples.")
    parser.add_argument("--version", action="version", version=f"a2a {__version__}")
    parser.add_argument("--print-completion", action=_PrintCompletion, choices=("bash", "zsh", "tcsh"), metavar="SHELL",
                        help="print the script that completes a2a's words in bash, zsh or tcsh; "
                             'bash: eval "$(a2a --print-completion bash)"')
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser,
                                     help="one of those above")
    parser.commands = {}
    for name, (_, text) in COMMANDS.items():
        if only in (None, name):
            module = import_module(f"{__name__}.{name}")
            listed = {"help": text} if only is None else {}
            command = commands.add_parser(name, description=module.DESCRIPTION, formatter_class=raw,
                                          epilog=module.EXAMPLES and f"examples:\n{module.EXAMPLES}", **listed)
            module.add(command)
            command.set_defaults(function=module.run)
            parser.commands[name] = command
        else:
            commands.add_parser(name)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Entry point of the command `a2a`. Returns the exit status. Without `argv`, as the process's own command, it may
    end the process with it."""
    if argv is not None:
        return _main(list(argv))
    gc.set_threshold(100_000)  # PyTorch's 170 000 objects stay alive, so scanning them again and again is useless
    status = _main(sys.argv[1:])
    _end(status)
    return status


def _end(status: int) -> None:
    """Ends the process without Python's cleanup, which takes PyTorch's objects apart for half a second. Only if nothing
    else is left to do."""
    running_threads = [thread for thread in threading.enumerate() if not thread.daemon
                       and thread is not threading.main_thread()]
    if "torch" not in sys.modules or running_threads or sys.flags.dev_mode:
        return
    atexit._run_exitfuncs()
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _main(arguments: list[str]) -> int:
    if sys.stderr is None:  # closed: print(file=None) would write to stdout
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, open to the end
    if sys.stdout is None:
        print("a2a: stdout is closed, there is nowhere to print to", file=sys.stderr)
        return USAGE
    called = next((word for word in arguments if not word.startswith("-")), "")
    called = called if called in COMMANDS else ""
    try:
        if arguments:
            status = _called(called, arguments)
        else:
            build_parser("").print_help()
            status = OK
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of our output has exited: `a2a shapes | head -1`
        _drop_output()
        return OK
    except OSError as error:
        try:
            sys.stdout.flush()
        except OSError:  # stdout itself: a full disk
            _drop_output()
        return _refuse(called, error)


def _called(called: str, arguments: list[str]) -> int:
    from ..errors import A2AError

    try:
        parser = build_parser(called)
        args, unknown = parser.parse_known_args(arguments)
        command = parser.commands[args.command]
        if unknown:
            near = get_close_matches(unknown[0].partition("=")[0], command._option_string_actions, 1)
            command.error(f"unrecognized arguments: {' '.join(unknown)}" + (f", did you mean {near[0]}?" if near else ""))
        args.given = options.given_options(arguments, command._option_string_actions)
        with options.budget(args):
            return args.function(args)
    except (UsageError, A2AError, ValueError, ImportError) as error:
        return _refuse(called, error)


def _refuse(called: str, error: BaseException) -> int:
    if sys.flags.dev_mode:
        raise error
    text = str(error) or type(error).__name__
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.strerror}: {error.filename}" if error.filename else f"{error.strerror} (writing to stdout)"
    print(f"a2a {called}".rstrip() + f": {text}", file=sys.stderr)
    return USAGE


def _drop_output() -> None:
    """Discards stdout, which Python flushes once more when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
