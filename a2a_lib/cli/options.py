"""The options that several commands share: one name, one meaning and one text for each, everywhere.

    --shape NAME          problem size                       --target T           simulated or real GPUs
    --world-size N        number of ranks                    --memory MODE        which values a load may return
    --seed N              tokens and routing                 --preset NAME        how long simulated things take
    --schedule-seed N     what hardware leaves open          --schedules N        how many, from --schedule-seed on
    --variant NAME        other kernels of a rung
    --picture FILE        a PNG                              --json               the result as JSON, on stdout
    --max-seconds N       when to give up a simulated kernel without an end
    --list                what there is, and stop

An option without effect in a call is refused (`refuse`), so that nobody misreads a number.
"""
import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

OK, WRONG, USAGE = 0, 1, 2  # exit statuses
MEMORY_MODES = ("ideal", "strict", "hw-spx", "cpx")
TARGETS = ("sim", "hip", "cuda")


class UsageError(Exception):
    """The request is impossible; the text says why."""


SIMULATED = ("--memory", "--preset", "--schedule-seed", "--max-seconds")  # options that real GPUs cannot follow


def given_options(arguments: list[str], options) -> set[str]:
    """The options in a command line, spelled out. options: all that the command has."""
    options_given = {word.partition("=")[0] for word in arguments if word.startswith("--")}
    return {option for option in options for word in options_given
            if option == word or word not in options and len(word) > 2 and option.startswith(word)}


def refuse(args, because: str, *names: str) -> None:
    """Raises UsageError if options of these names were given. because: why they have no effect."""
    if useless := [name for name in names if name in getattr(args, "given", ())]:
        raise UsageError(f"{', '.join(useless)} {'has' if len(useless) == 1 else 'have'} no effect: {because}")


def refuse_on(args, target: str, *more: str) -> None:
    """`refuse` for the options that only simulated GPUs can follow, and `more`, if the target is real."""
    if target != "sim":
        refuse(args, f"the GPUs of target {target} are real", *SIMULATED, *more)


def _whole(least: int, most: int, why: str) -> Callable[[str], int]:
    """A parser of whole numbers from `least` to `most`, for argparse. why: what a refusal says of the text."""
    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text} is {why}")
        return int(text)
    return parse


at_least_one = _whole(1, sys.maxsize, "not a whole number of at least 1")
not_negative = _whole(0, sys.maxsize, "not 0 or more")
port = _whole(0, (1 << 16) - 1, "no port: a whole number from 0 (a free one) to 65535")
seed_of = _whole(0, (1 << 64) - 1, "no seed: a whole number from 0 to 2^64 - 1")


def listening(server: Callable, *arguments: Any, host: str = "127.0.0.1", port: int) -> Any:
    """Returns server(*arguments, host=host, port=port). ValueError for an address where this machine cannot listen."""
    try:
        return server(*arguments, host=host, port=port)
    except OSError as error:
        raise ValueError(f"cannot listen at {host}, port {port}: {error.strerror}") from None


def serve(server: Any, *lines: str) -> None:
    """Prints lines and serves until Ctrl-C."""
    print("\n".join(lines), flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def rung(parser, dest: str = "rung", text: str = "which rung, FAMILY/RUNG or a bare name (`a2a rungs` lists them)",
         **more) -> None:
    """The name of a rung of any family, or names with nargs="*"."""
    parser.add_argument(dest, metavar="RUNG", help=text, **more).names = _rungs


def family(parser, text: str) -> None:
    """The name of a family, or none."""
    parser.add_argument("family", metavar="FAMILY", nargs="?", default=None, help=text).names = _families


def variant(parser) -> None:
    parser.add_argument("--variant", default=None, metavar="NAME",
                        help="another design of its kernels, or one of the ways to break them (`a2a explore RUNG "
                             "--list`)")


def shape(parser) -> None:
    parser.add_argument("--shape", default=None, metavar="NAME",
                        help="problem size: a name, or spelled: 256x8x7168x8 for an all-to-all, 512x512x256 for a GEMM "
                             "(`a2a shapes` lists them; default tiny)").names = _shapes


def world_size(parser, default: int | None = 8, text: str = "") -> None:
    """text: the meaning of a default that is no number."""
    parser.add_argument("--world-size", type=at_least_one, default=default, metavar="N",
                        help=f"number of ranks, one GPU each (default {text or default})")


def seeds(parser) -> None:
    parser.add_argument("--seed", type=seed_of, default=None, metavar="N",
                        help="seed of tokens and routing (default: the shape's own)")
    schedule_seed(parser, "seed of what hardware leaves open, the order of blocks and waves (simulated; default 0)")


def schedule_seed(parser, text: str) -> None:
    parser.add_argument("--schedule-seed", type=seed_of, default=0, metavar="N", help=text)


def schedules(parser, default: int) -> None:
    """The number of schedules, and the first of them."""
    parser.add_argument("--schedules", type=at_least_one, default=default, metavar="N",
                        help=f"number of schedules (default {default})")
    schedule_seed(parser, "seed of the first schedule, the next ones follow (default 0)")


def target(parser) -> None:
    parser.add_argument("--target", choices=TARGETS, default=None,
                        help="simulated GPUs (the default), real AMD or real NVIDIA ones; or set A2A_TARGET")


def uncertainty(parser) -> None:
    parser.add_argument("--uncertainty", type=at_least_one, default=0, metavar="DRAWS",
                        help="also the range of every simulated time: repeat each rung so often with other "
                             "constants of the clock, within what their sources leave open: the fast ends, the slow ends, then "
                             "draws (16 is a good number; default: none)")


def check_uncertainty(draws: int, target: str) -> None:
    """Raises UsageError for draws on real GPUs."""
    if draws and target != "sim":
        raise UsageError("--uncertainty is for simulated times: a real GPU's do not depend on constants of a clock")


def memory(parser, default: str = "ideal", modes: tuple[str, ...] = MEMORY_MODES) -> None:
    parser.add_argument("--memory", choices=modes, default=default,
                        help=f"memory mode: which values a simulated load may return (default {default})")


def preset(parser) -> None:
    parser.add_argument("--preset", default="mi300x", metavar="NAME",
                        help="how long simulated things take: mi300x (default), h200 or ideal").names = lambda: ["mi300x", "h200", "ideal"]


def max_seconds(parser) -> None:
    parser.add_argument("--max-seconds", type=above_zero("seconds", 1e9), default=None, metavar="N",
                        help="give up a simulated kernel that has not ended after N seconds of this machine's time, and "
                             "say where its waves are (default 600; or set A2A_MAX_SECONDS)")


@lru_cache
def above_zero(unit: str, most: float = sys.float_info.max) -> Callable[[str], float]:
    """A number of `unit` above 0, for argparse."""
    def parse(text: str) -> float:
        with suppress(ValueError):
            if 0 < float(text) <= most:
                return float(text)
        raise argparse.ArgumentTypeError(f"{text} is no number of {unit} above 0")
    return parse


@contextmanager
def budget(args):
    """Applies the command's --max-seconds to all nodes made inside."""
    seconds, former = getattr(args, "max_seconds", None), os.environ.get("A2A_MAX_SECONDS")
    if seconds is None:
        yield
        return
    os.environ["A2A_MAX_SECONDS"] = str(seconds)
    try:
        yield
    finally:
        os.environ.pop("A2A_MAX_SECONDS")
        if former is not None:
            os.environ["A2A_MAX_SECONDS"] = former


def picture(parser, what: str) -> None:
    file(parser, "--picture", f"save a picture (PNG): {what}")


def file(parser, option: str, text: str, metavar: str = "FILE") -> None:
    """An option that names a file."""
    parser.add_argument(option, default=None, metavar=metavar, help=text).is_file = True


def as_json(parser, what: str = "the result as one JSON object") -> None:
    parser.add_argument("--json", action="store_true", help=what)


def show(args, data: Any, text: Any) -> int:
    """Prints data as JSON with --json, else the text. Returns OK."""
    print(json.dumps(data, indent=2) if args.json else text)
    return OK


def columns(rows: Iterable[Iterable[str]]) -> str:
    """Rows of texts as lines, whose texts but the last begin below each other."""
    rows = [tuple(row) for row in rows]
    widths = [2 + max(map(len, column)) for column in zip(*rows)][:-1]
    return "\n".join("".join([*(f"{text:<{width}}" for text, width in zip(row, widths)), row[-1]]) for row in rows)


def listing(parser, what: str) -> None:
    parser.add_argument("--list", action="store_true", help=f"list {what} and stop")


def check_picture(path: str | None) -> None:
    """Raises ValueError if --picture cannot be written there. Called before the work."""
    from ..files import check_path

    if path is not None:
        check_path(path, (".png",), "a picture")


def save_picture(args, picture) -> None:
    """Saves a picture as --picture says, and prints its words, except with --json."""
    picture.save(args.picture)
    if not args.json:
        print(f"picture: {args.picture}\n{picture.alt}")


def check_rungs(names, families_too: bool = False) -> None:
    """Raises UsageError for a rung that does not exist, or whose name several families have. families_too: accept a
    family's name."""
    from ..kernels import families

    try:
        for name in names:
            if not (families_too and name in families.FAMILIES):
                families.full_name(name)
    except ValueError as error:
        raise UsageError(str(error)) from None


def _rungs() -> list[str]:
    from ..kernels import families

    return families.names()


def _families() -> list[str]:
    from ..kernels import families

    return list(families.FAMILIES)


def _shapes() -> list[str]:
    from ..kernels.moe import shapes

    return list(shapes)


def designs(parser) -> None:
    parser.add_argument("--designs", action="store_true", help="also every design of the last rung (`a2a explore RUNG --list`)")


def rung_options(parser) -> None:
    """--option NAME=VALUE: [(name, number or text), ...]."""
    parser.add_argument("--option", nargs="+", action="extend", type=_rung_option, default=[], metavar="NAME=VALUE",
                        help="of the rung: programs=8, pieces=4, block_size=16, save=1 and so on (its class says what there is)")


def _rung_option(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise argparse.ArgumentTypeError(f"{text!r} is no option: NAME=VALUE")
    return name, int(value) if value.removeprefix("-").isdecimal() else value
