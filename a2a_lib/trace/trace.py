"""`Trace`: the records of a run with everything that can be asked of them. Data only: nothing is drawn here."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..table import Table
from .analysis import critical, host, links, overlap
from .analysis.uncertainty import Uncertainty, uncertainty
from .perfetto import write
from .tables import Tables


class Trace(Tables):
    """A run: its records (`Records`), tables of them (`Tables`), and the analyses that take more than a look.

    again: how the run is repeated on a fresh node, a function of {constant: value} that returns a Trace; None: not known
    (a rung's trace after a call has it)."""

    again: Callable[[Mapping[str, float]], Any] | None = None

    def critical_path(self) -> critical.CriticalPath:
        """Which wait of which rank ended last, and who caused it: `analysis.critical.critical_path`."""
        return critical.critical_path(self)

    def links(self, bins: int = 100, link_gbps: float | None = None, port_gbps: float | None = None) -> links.Links:
        """Bytes, busy time and GB/s of every directed link and of every rank, in and out, and over time in `bins`; what the
        links carried for these bytes, in packets, and which source line wastes most.
        link_gbps, port_gbps: what the wire allows (default: the preset of a simulated trace)."""
        return links.Links(self, bins, links.wire(self, link_gbps, port_gbps))

    def light(self, link_gbps: float | None = None, port_gbps: float | None = None) -> links.Light:
        """The time that the bytes of each link need at the full speed of the wire, beside the time taken, per kernel
        and in all. ValueError for a measured trace unless link_gbps is given: GB/s per directed link, and port_gbps:
        per rank and direction where all links share a port."""
        return links.light(self, link_gbps, port_gbps)

    def overlap(self, kernels: Iterable[str] | str | None = None, *, blocks: Iterable[int] | None = None,
                tags: Iterable[str] | str | None = None,
                where: Callable[[np.ndarray], np.ndarray] | None = None) -> Table:
        """Share of the time in which a rank's links are busy that its waves compute. Columns, per rank: links_us (a
        transfer from or to the rank is under way), working_us (at least one wave that computes runs and does not wait for
        a flag), both_us (both at once), overlap = both_us / links_us (NaN without transfers).

        Who computes, and the table says so; if several are given, who is all of it:
        kernels: waves of these, such as "expert"
        blocks:  waves of blocks with these numbers: a role, such as range(4, 32)
        tags:    waves while they are inside events of a `Profile` with these tags
        where:   waves for which it is true: a function of their records, [waves] of dtype RECORD, that returns bool [waves]
        If nothing is given, all waves but those that only send: waves that move bytes between ranks for more than half of
        the time that they do not wait. The table then says that this is assumed.

        KeyError for a kernel or tag that is not in the trace.
        """
        return overlap.overlap(self, kernels, blocks, tags, where)

    def balance(self) -> Table:
        """Per column of `stages()`: mean and maximum over ranks (us), max/mean (1: even), the slowest rank, and the
        share of its waves' time that was waiting for flags."""
        return overlap.balance(self)

    def host_calls(self, rank: int | None = None) -> Table:
        """What the hosts called: one row per rank (or of one rank) and runtime call, in order of the first. Columns:
        rank, call (the name of the runtime's function, or of the host's own work), kernel (of launches), count, us (in
        all, waiting included). Empty for real GPUs, whose traces have no such records."""
        return host.host_calls(self, rank)

    @property
    def host_us(self) -> float | None:
        """us on the host's clock that the latest call of a rung took: from the beginning of the call to the end of the
        synchronisation that follows, longest of all ranks. None without such records."""
        return host.host_us(self)

    def latest_call(self) -> Trace:
        """What happened from the moment at which the latest call of a rung began until each host had waited for its
        end, and what the hosts themselves did in between. ValueError without records of hosts."""
        return host.latest_call(self)

    def uncertainty(self, draws: int = 16, seed: int = 0, constants: Iterable[str] | None = None,
                    of: Callable[[Any], float] = lambda trace: trace.span_us,
                    again: Callable[[Mapping[str, float]], Any] | None = None) -> Uncertainty:
        """The range in which this run's time lies for all that is known of the clock's constants: the run is repeated
        `draws` + 1 times, each time with every constant somewhere within what its sources leave open
        (`a2a_lib.sim.spreads`; CALIBRATION.md says how), and the schedule seed as it was.

        constants: names of those to vary (default: all that are open). of: the time in question, us, of a trace. again:
        repeats the run where the trace does not know how. Takes as long as that many runs: seconds at small shapes,
        minutes at dsv3. ValueError for a measured trace, and where nothing says how to repeat it.
        """
        return uncertainty(self, draws, seed, constants, of, again or self.again)

    def save(self, path) -> Path:
        """Writes a file for Perfetto (.pftrace) or Chrome's viewer (.json, .json.gz): see `a2a_lib.perfetto`."""
        return write(self, path)
