"""The configuration of a simulated node: the range of every number, checked before the node is built."""
import os
from collections.abc import Mapping
from contextlib import AbstractContextManager
from numbers import Real
from typing import Any

from ...errors import ConfigError
from ..sim.arch import arch
from ..sim.limits import whole_cores

ALIGNMENTS = ("hardware", "strict")

# name: (least, most, what it is)
WHOLE = {
    "gpus": (1, 16, "a number of GPUs"),
    "nodes": (1, 16, "a number of nodes"),
    "xcds": (1, 16, "a number of XCDs per GPU"),
    "cus": (1, 64, "a number of CUs per XCD"),
    "threads": (0, 256, "a number of threads"),
    "seed": (0, 2**64 - 1, "a schedule seed"),
    "max_events": (0, 2**53, "a number of records"),
    "max_instructions": (1, 2**53, "a budget of wave instructions"),
}

SIZES = {"small": (2, 4)}  # named nodes: XCDs per GPU, CUs per XCD


def shown(value: Any) -> str:
    """A value in a message; of a number with very many digits, how large it is."""
    if isinstance(value, int) and value.bit_length() > 128:
        return f"a number of {value.bit_length()} bits"
    return repr(value)


def size_of(name: str) -> tuple[int, int]:
    """XCDs per GPU and CUs per XCD of a node of that name: those of SIZES, else the simulated GPU's own."""
    return SIZES.get(name) or (arch().xcds, arch().cus)


def threads(argument: int | None) -> int:
    """Number of threads that run a node's GPUs: the argument, else the environment variable A2A_THREADS, else 0. With 0
    the simulator chooses for each window, by the cores it may use (`limits`). Raises ConfigError if the variable is no
    whole number above 0."""
    if argument is not None:
        return argument
    text = os.environ.get("A2A_THREADS") or "0"
    if not text.isdecimal():
        raise ConfigError(f"the environment variable A2A_THREADS is {text!r}: a number of threads is a whole number")
    return int(text)


def crew(argument: int | None) -> dict[str, int]:
    """`threads`, and the cores that this process may use."""
    return {"threads": threads(argument), "cores": whole_cores()}


def max_seconds(argument: float | None) -> float:
    """The budget of one synchronising call, in seconds of this machine's time: the argument, else the environment
    variable A2A_MAX_SECONDS, else 600. This is far above any call of the course on a busy machine (minutes), and below
    the 900 s after which a notebook's cell is ended. Raises ConfigError unless it is a number above 0."""
    if argument is None:
        text = os.environ.get("A2A_MAX_SECONDS") or "600"
        try:
            argument = float(text)
        except ValueError:
            raise ConfigError(f"the environment variable A2A_MAX_SECONDS is {text!r}: a budget in seconds") from None
    if isinstance(argument, bool) or not isinstance(argument, (int, float)) or not 0 < argument <= 1e9:
        raise ConfigError(f"max_seconds={shown(argument)}: a budget in seconds of wall time is above 0 and at most 1e9")
    return float(argument)


def constants(values: Mapping[str, float] | None) -> dict[str, float]:
    """Values for constants of the clock, {name: number}. Raises ConfigError for a value that is no number. The
    simulator checks the names and ranges."""
    numbers = {}
    for name, value in (values or {}).items():
        if isinstance(value, bool) or not isinstance(value, Real):
            raise ConfigError(f"constant {name} is {value!r}: a number")
        try:
            numbers[name] = float(value)
        except OverflowError:
            raise ConfigError(f"constant {name} is {shown(value)}: too large") from None
    return numbers


STALLS = 32.0  # us: longer than a call of the course's small problems takes


def stalls_us(longest: bool | float) -> float:
    """The longest pause of a wave in us: True is STALLS, False none. Raises ConfigError unless it is a number from 0 to
    100000."""
    if isinstance(longest, bool):
        return STALLS if longest else 0.0
    if not isinstance(longest, Real) or not 0 <= longest <= 1e5:
        raise ConfigError(f"stalls={shown(longest)}: the longest pause of a wave is from 0 to 100000 us")
    return float(longest)


def of_simulation(target: str, alignment: str, races: bool, constants: Mapping[str, float]) -> dict[str, Any]:
    """The part of a configuration that real GPUs do not have. Raises ConfigError for an unknown alignment, ValueError
    if the node is not simulated."""
    if alignment not in ALIGNMENTS:
        raise ConfigError(f"alignment={alignment!r}: one of {', '.join(ALIGNMENTS)}")
    for requested, ability in ((alignment != "hardware", "can refuse unaligned accesses"), (races, "can detect races"),
                               (constants, "has a clock with constants")):
        if requested and target != "sim":
            raise ValueError(f"only a simulated node {ability}")
    config: dict[str, Any] = {f"constant.{name}": value for name, value in constants.items()}
    if alignment != "hardware":
        config["alignment"] = alignment
    return config | {"races": 1} if races else config


def check(config: Mapping[str, Any]) -> dict[str, Any]:
    """The configuration with plain numbers. Raises ConfigError for a number out of range, or one that is not whole."""
    checked = dict(config)
    for name, (least, most, meaning) in WHOLE.items():
        if name in config:
            try:
                checked[name] = int(config[name].__index__())
            except AttributeError:
                raise ConfigError(f"{name}={config[name]!r}: {meaning} is a whole number") from None
            if not least <= checked[name] <= most:
                raise ConfigError(f"{name}={shown(checked[name])}: {meaning} is from {least} to {most}")
    if "max_wait_us" in config:
        bound = config["max_wait_us"]
        if not isinstance(bound, (int, float)) or not 0 < bound <= 1e12:
            raise ConfigError(f"max_wait_us={shown(bound)}: the bound of a wait is above 0 and at most 1e12 us")
    return checked


class Nodes:
    """Methods about the nodes of a `Node` (one) or `Cluster` (more), and about pauses of waves."""

    nodes = 1
    world_size: int
    target: str
    runtime: Any
    stalls = 0.0  # us: the longest pause of a wave

    def together(self) -> AbstractContextManager:
        """A context for launches on several ranks whose kernels wait for one another, if several threads of Python use
        the node. Meanwhile no other thread launches or, on a simulated node, waits. Rungs use it themselves.

            with node.together():
                for rank in node.ranks: rank.launch(...)
        """
        return self.runtime.together()

    @property
    def size(self) -> tuple[int, ...]:
        """Arguments of its class for another node like it: (gpus,), of a `Cluster` (nodes, gpus)."""
        return (self.world_size,)

    def node_of(self, rank: Any) -> int:
        """The node of a rank, or of a rank's number. 0 if there is one node."""
        return int(rank) // (self.world_size // self.nodes)

    def stall(self, longest: bool | float = True) -> None:
        """Lets waves pause before some memory instructions, from the next launch on (simulated nodes). The schedule
        seed draws the pauses. longest: the longest pause in us; True: 32; 0 or False: no pauses. Raises ConfigError
        unless it is a number from 0 to 100000, ValueError on real GPUs."""
        if self.target != "sim":
            raise ValueError("only a simulated node has waves that pause at will")
        self.stalls = stalls_us(longest)
        self.runtime.library.stalls(self.stalls)
