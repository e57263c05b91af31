"""Every error `a2a_lib` raises on purpose, with `A2AError` at the root.

    A2AError
    ├── SimulationError      something a kernel did on the simulated node; `.report` is the simulator's own report
    │   ├── DeadlockError    no wave can make progress, or a wait exceeded its bound
    │   ├── FaultError       an access that is not allowed: unmapped, freed, out of bounds, misaligned
    │   ├── BudgetError      one synchronising call has no end in sight: its instructions or its seconds are used up
    │   └── LoadError        assembly that the simulator refuses to load
    ├── HipError             a runtime call failed: `.function`, `.code`, `.name`
    ├── LaunchError          a launch that was refused before it started (arguments, grid, block)
    ├── HeapError            a symmetric heap that is full, or an allocation that is not symmetric
    ├── CheckError           outputs of a call that its check refuses
    ├── ProfileError         a profile that is not whole: overflowed, a start without stop, a module that records nothing
    └── FreedError           use of a buffer after `free()`
"""
from typing import Any


class A2AError(RuntimeError):
    """Root of all errors of this library. All of them can be pickled, so that they cross between processes."""

    def __reduce__(self):
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[A2AError], args: tuple, state: dict[str, Any]) -> A2AError:
    """Restores a pickled error without its constructor, whose parameters are not its `args`."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class SimulationError(A2AError):
    """An error of a kernel on the simulated node.

    The message is the report as text (rank, kernel, block, wave, source line, symbol). `report` is the same as data, a dict
    of numbers, strings, lists and dicts. Its "kind" is "deadlock", "wait", "fault", "budget", "interrupted", "load" or
    "config". Its "text" is the message without a rung's addition. `a2a_lib.machine.trace.reports` lists the other fields.
    """

    def __init__(self, text: str, report: dict[str, Any] | None = None):
        super().__init__(text)
        self.report = report or {"kind": "simulation", "text": text}

    def _render_traceback_(self) -> list[str]:
        """IPython shows the report alone: the place where Python waited says nothing about a kernel's error."""
        return [f"{type(self).__name__}: {self}"]


class DeadlockError(SimulationError):
    """No wave of the node can make progress, or one waited longer than the bound of a wait."""


class FaultError(SimulationError):
    """An access to memory that is not mapped for that rank, freed, out of bounds or misaligned."""


class BudgetError(SimulationError):
    """One synchronising call ran more instructions than `max_instructions`, or took longer than `max_seconds` of this
    machine's time. The text gives the places of the waves."""


class LoadError(SimulationError):
    """The simulator refused the assembly; the message names the line."""


class ConfigError(SimulationError, ValueError):
    """A simulated node that cannot be built: an unknown preset, memory mode or size."""


class HipError(A2AError):
    """A call into the HIP or CUDA runtime failed. Attributes: function, code (int), name (such as
    "hipErrorInvalidValue")."""

    def __init__(self, function: str, code: int, name: str, text: str = ""):
        super().__init__(f"{function} failed: {name} ({code})" + (f": {text}" if text else ""))
        self.function, self.code, self.name = function, code, name


class LaunchError(A2AError, ValueError):
    """A launch refused before it started: wrong arguments, grid or block."""


class HeapError(A2AError, ValueError):
    """A symmetric heap that is full, or an allocation that differs between ranks."""


class CheckError(A2AError, AssertionError):
    """The outputs of a call are not what its check expects."""


class ProfileError(A2AError):
    """An incomplete profile: its buffers overflowed, a start has no stop, or the module records nothing.

    flaws: which of "no stop", "no start" and "no name" it has; empty for others.
    """

    def __init__(self, text: str, flaws: set[str] | None = None):
        super().__init__(text)
        self.flaws = flaws or set()


class FreedError(A2AError):
    """Use of a buffer after it was freed."""


SIMULATION_ERRORS: dict[str, type[SimulationError]] = {
    "deadlock": DeadlockError, "wait": DeadlockError, "fault": FaultError, "budget": BudgetError,
    "load": LoadError, "config": ConfigError,
}


def simulation_error(report: dict[str, Any]) -> SimulationError:
    """The error for one report of the simulator (see `SimulationError.report`)."""
    return SIMULATION_ERRORS.get(report["kind"], SimulationError)(report["text"], report)
