"""A kernel's arguments for every rank of a node, made from the arguments of `Node.call`."""
import inspect
from collections.abc import Callable, Sequence
from typing import Any

from ...errors import LaunchError
from ..runtime.arguments import pack
from ..runtime.buffer import Buffer
from ..runtime.structs import World

OUTPUT = "out"  # the argument that is an output unless the caller names another


class Call:
    """A kernel with its grid and its arguments for every driven rank of a node, ready to be launched. Raises
    LaunchError, naming the argument, for one that does not fit."""

    def __init__(self, node, kernel: Any, grid: Any, args: Sequence[Any], options: dict[str, Any]):
        self.node, self.kernel, self.options = node, kernel, options
        if not hasattr(kernel, "kernel"):
            raise LaunchError("call takes a kernel of a module that node.load returned, or of a2a.triton.load, not "
                              f"{type(kernel).__name__}")
        self.triton = hasattr(kernel, "launch")
        self.name, parameters = kernel.name, kernel.kernel.args[:-2] if self.triton else kernel.kernel.args
        self.grid: tuple = (grid,)
        if not self.triton:
            if not args:
                raise LaunchError(f"{self.name}: grid and block come before the arguments: node.call(kernel, grid, block, ...)")
            self.grid, args = (grid, args[0]), args[1:]
        if len(args) != len(parameters):
            names = ", ".join(f"{i} ({arg.name})" for i, arg in enumerate(parameters))
            raise LaunchError(f"{self.name} takes {len(parameters)} arguments ({names}); {len(args)} were given")
        self.wanted, self.args = parameters, args
        self.heaps = list(dict.fromkeys(arg for arg in args if _is_heap(arg)))
        for position, arg in enumerate(args):
            self._check_length(position, arg)

    def _check_length(self, position: int, arg: Any) -> None:
        if isinstance(arg, (list, tuple)) and len(arg) != len(self.node.ranks):
            raise LaunchError(f"{self._where(position)}: a list has one item per rank that this process drives, "
                              f"{len(self.node.ranks)} here, not {len(arg)}")

    def _where(self, position: int) -> str:
        return f"{self.name}, argument {position} ({self.wanted[position].name})"

    def arguments(self, place: int, epoch: int) -> list[Any]:
        """The arguments of the driven rank at `place` of node.ranks for the call of that number."""
        return [self._argument(position, arg, place, epoch) for position, arg in enumerate(self.args)]

    def _argument(self, position: int, arg: Any, place: int, epoch: int) -> Any:
        rank = self.node.ranks[place]
        if isinstance(arg, (list, tuple)):
            return arg[place]
        if _is_heap(arg):
            if arg.node is not self.node:
                raise LaunchError(f"{self._where(position)}: heap {arg.name!r} is of another node")
            struct = self.wanted[position].type == World.TYPE or self.wanted[position].kind == "struct"
            return arg.world(rank, epoch) if struct else arg.bases[place]
        if callable(arg):
            return arg(rank, epoch) if _takes_two(arg) else arg(rank)
        return arg

    def check(self, epoch: int) -> None:
        """Raises LaunchError unless the arguments of the call of that number fit on all ranks. Starts nothing."""
        context = self.node.context
        for place, rank in enumerate(self.node.ranks):
            device = None if context.runtime.simulated else rank.device
            pack(self.name, self.wanted, self.arguments(place, epoch), rank.index, device, context)

    def launch(self, epoch: int, streams: Sequence[Any] | None = None) -> None:
        """Starts the call of that number on all driven ranks."""
        for place, rank in enumerate(self.node.ranks):
            stream = streams[place] if streams else None
            values = self.arguments(place, epoch)
            if self.triton:
                self.kernel.launch(rank, *self.grid, *values, stream=stream, **self.options)
            else:
                rank.launch(self.kernel, *self.grid, *values, stream=stream, **self.options)

    def outputs(self, named: str | Sequence[Buffer] | None) -> Sequence[Buffer] | None:
        """The buffers to read back: the given ones, or the argument of that name. Raises ValueError if there is
        none."""
        ranks = self.node.ranks
        if named is None or isinstance(named, str):
            names = [arg.name for arg in self.wanted]
            if (named or OUTPUT) not in names:
                if named is None:
                    return None
                raise ValueError(f"{self.name} has no argument {named!r}; there are {', '.join(names)}")
            argument = self.args[names.index(named or OUTPUT)]
            buffers = [argument] if isinstance(argument, Buffer) else argument
            if callable(argument):
                buffers = [argument(rank) for rank in ranks] if not _takes_two(argument) else None
            if named is None and not _buffers(buffers, len(ranks)):
                return None
            named = buffers
        if not _buffers(named, len(ranks)):
            raise ValueError(f"outputs: the name of an argument that is one Buffer per driven rank, or {len(ranks)} Buffers")
        return named


def _buffers(value: Any, count: int) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == count and all(isinstance(item, Buffer) for item in value)


def _is_heap(value: Any) -> bool:
    """Whether the value is a `SymmetricHeap`. Its file imports the node's, so that this file cannot import it."""
    return hasattr(value, "bases") and hasattr(value, "world")


def _takes_two(function: Callable) -> bool:
    """Whether a function of the rank also takes the call's number."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # a builtin
        return False
    return sum(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) and p.default is p.empty for p in parameters) > 1
