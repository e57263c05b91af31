"""A judge's access to a simulated node. It counts bytes on links, replaces them, and chooses lines for the race detector."""
import threading
from collections.abc import Callable
from ctypes import c_int64

from ...errors import A2AError

COUNT, KEEP, CARRY = 1, 2, 3  # see `JudgeLooks.crossing`


class JudgeLooks:
    """A part of `SimLibrary`."""

    lock: threading.RLock  # type: ignore[valid-type]
    use: Callable[[], None]
    _a2aSimCrossed: Callable
    _a2aSimCrossing: Callable
    _a2aSimDiverged: Callable
    _a2aSimRaceLines: Callable

    def crossing(self, what: int, world_size: int = 0) -> list[int]:
        """Starts the count of bytes that crossed a link and were read by the rank that got them, or ends it (0). Returns the
        count that ends: [source * world_size + destination]; [] for world_size 0.

        what: COUNT; KEEP, which also keeps what crosses until the count ends; CARRY, which puts what was kept last, on any node, in
        place of what kernels store. A2AError where a count with CARRY ends and other pieces crossed than were kept.
        """
        with self.lock:
            self.use()
            count = (c_int64 * world_size**2)()
            self._a2aSimCrossed(count if world_size else None)
            pair = self._a2aSimDiverged()
            self._a2aSimCrossing(what)
        if pair >= 0:
            between = f"from rank {pair // world_size} to rank {pair % world_size} " if world_size else ""
            raise A2AError(f"{between}other pieces cross, or in another order, where the tokens' values are others")
        return list(count)

    def race_lines(self, every: int, salt: int) -> None:
        """Limits the race detector to one line of 64 bytes in `every`. salt chooses the lines. Signals count as before."""
        with self.lock:
            self.use()
            self._a2aSimRaceLines(every, salt)
