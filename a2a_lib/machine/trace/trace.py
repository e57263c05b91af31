"""`Trace`: the records of a run with all their tables and analyses. Data only: nothing is drawn here."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from ...table import Table
from .analysis import critical, host, links, overlap
from .analysis.uncertainty import Uncertainty, uncertainty
from .perfetto import write
from .records import Tables


class Trace(Tables):
    """A run: its records (`Records`), tables of them (`Tables`), and the analyses, which take longer.

    again: repeats the run on a fresh node; a function of {constant: value} that returns a Trace. None: not known. A
    rung's trace has it after a call.
    """

    again: Callable[[Mapping[str, float]], Any] | None = None

    def critical_path(self) -> critical.CriticalPath:
        """The wait that ended last on any rank, and its causes: `analysis.critical.critical_path`."""
        return critical.critical_path(self)

    def links(self, bins: int = 100, link_gbps: float | None = None, port_gbps: float | None = None) -> links.Links:
        """Bytes, busy time and GB/s of every directed link and of every rank, in and out, and over time in `bins`. Also
        the bytes that the links carried for them in packets, and the most wasteful source line. link_gbps, port_gbps:
        GB/s of the wire (default: of the preset of a simulated trace)."""
        return links.Links(self, bins, links.wire(self, link_gbps, port_gbps))

    def light(self, link_gbps: float | None = None, port_gbps: float | None = None) -> links.Light:
        """The time that the bytes of each link need at the full speed of the wire, and the time taken, per kernel and
        in total. Raises ValueError for a measured trace unless link_gbps is given: GB/s per directed link. port_gbps:
        per rank and direction if all links share a port."""
        return links.light(self, link_gbps, port_gbps)

    def overlap(self, kernels: Iterable[str] | str | None = None, *, blocks: Iterable[int] | None = None) -> Table:
        """Share of the time in which a rank's links are busy that its waves compute.

        Columns, per rank: links_us (a transfer from or to the rank is in flight), working_us (at least one computing
        wave runs and does not wait for a flag), both_us (both at once), overlap = both_us / links_us (NaN without
        transfers).

        The table says which waves count as computing. If both are given, a wave must meet both:
            kernels: waves of these, such as "expert"
            blocks:  waves of blocks with these numbers: a role, such as range(4, 32)
        If none is given, all waves compute except those that only send. A wave only sends if it moves bytes between
        ranks for more than half of the time that it does not wait. The table then says that this is assumed.

        Raises KeyError for a kernel that is not in the trace.
        """
        return overlap.overlap(self, kernels, blocks)

    def balance(self) -> Table:
        """Per column of `stages()`: mean and maximum over ranks (us), max/mean (1: even), the slowest rank, and the
        share of its waves' time spent waiting for flags."""
        return overlap.balance(self)

    def host_calls(self, rank: int | None = None) -> Table:
        """The calls of the hosts: one row per rank (or of one rank) and runtime call, in order of the first. Columns:
        rank, call (the name of the runtime's function, or of the host's own work), kernel (of launches), count, us (in
        total, waiting included). Empty for real GPUs, whose traces have no such records."""
        return host.host_calls(self, rank)

    @property
    def host_us(self) -> float | None:
        """us on the host's clock of the latest call of a rung, from its beginning to the end of the synchronisation
        after it; the longest of all ranks. None without such records."""
        return host.host_us(self)

    def latest_call(self) -> Trace:
        """The records from the beginning of the latest call of a rung until each host had waited for its end, with the
        hosts' own calls. Raises ValueError without records of hosts."""
        return host.latest_call(self)

    def uncertainty(self, draws: int = 16, seed: int = 0, constants: Iterable[str] | None = None,
                    of: Callable[[Any], float] = lambda trace: trace.span_us,
                    again: Callable[[Mapping[str, float]], Any] | None = None) -> Uncertainty:
        """The range of this run's time due to the uncertain constants of the clock.

        The run is repeated `draws` + 1 times, with constants from the ranges that their sources allow
        (`a2a_lib.machine.sim.spreads.draw`; CALIBRATION.md describes them). Once all are at their fast ends, once all at their
        slow ends; the other times they are drawn. The schedule seed stays the same.

        constants: names of those to vary (default: all uncertain ones). of: the time in question, us, of a trace.
        again: repeats the run if the trace cannot. It takes as long as that many runs: seconds at small shapes, minutes
        at dsv3. Raises ValueError for a measured trace, and if the run cannot be repeated.
        """
        return uncertainty(self, draws, seed, constants, of, again or self.again)

    def save(self, path) -> Path:
        """Writes a file for Perfetto (.pftrace): see `a2a_lib.perfetto`."""
        return write(self, path)
