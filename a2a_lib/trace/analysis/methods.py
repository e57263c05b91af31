"""The analyses as methods of a trace, each imported when first asked for."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...table import Table

if TYPE_CHECKING:
    from .. import Trace
    from .critical import CriticalPath
    from .links import Light, Links


class Analyses:
    """What `Trace` can be asked that takes more than a look at its records."""

    def critical_path(self) -> CriticalPath:
        """Which wait of which rank ended last, and who caused it: `analysis.critical.critical_path`."""
        from .critical import critical_path
        return critical_path(self)

    def links(self, bins: int = 100, link_gbps: float | None = None, port_gbps: float | None = None) -> Links:
        """Bytes, busy time and GB/s of every directed link and of every rank, in and out, and over time in `bins`.
        link_gbps, port_gbps: what the wire allows (default: the preset of a simulated trace)."""
        from .links import Links, wire
        return Links(self, bins, wire(self, link_gbps, port_gbps))

    def light(self, link_gbps: float | None = None, port_gbps: float | None = None) -> Light:
        """The time that the bytes of each link need at the full speed of the wire, beside the time taken, per kernel
        and in all. ValueError for a measured trace unless link_gbps is given: GB/s per directed link, and port_gbps:
        per rank and direction where all links share a port."""
        from .links import light
        return light(self, link_gbps, port_gbps)

    def overlap(self, kernels: Iterable[str] | str | None = None) -> Table:
        """Share of the time in which a rank's links are busy that its waves work. Columns, per rank: links_us (a
        transfer from or to the rank is under way), working_us (at least one wave of the rank runs and does not wait for
        a flag), both_us (both at once), overlap = both_us / links_us (NaN without transfers).

        kernels: only waves of these count as working, such as "expert" (default: of all; a wave that sends works).
        """
        from .overlap import overlap
        return overlap(self, kernels)

    def balance(self) -> Table:
        """Per column of `stages()`: mean and maximum over ranks (us), max/mean (1: even), the slowest rank, and the
        share of its waves' time that was waiting for flags."""
        from .overlap import balance
        return balance(self)

    def host_calls(self, rank: int | None = None) -> Table:
        """What the hosts called: one row per rank (or of one rank) and runtime call, in order of the first. Columns:
        rank, call (the name of the runtime's function, or of the host's own work), kernel (of launches), count, us (in
        all, waiting included). Empty for real GPUs, whose traces have no such records."""
        from .host import host_calls
        return host_calls(self, rank)

    @property
    def host_us(self) -> float | None:
        """us on the host's clock that the latest call of a rung took: from the beginning of the call to the end of the
        synchronisation that follows, longest of all ranks. None without such records."""
        from .host import host_us
        return host_us(self)

    def latest_call(self) -> Trace:
        """What happened from the moment at which the latest call of a rung began until each host had waited for its
        end, and what the hosts themselves did in between. ValueError without records of hosts."""
        from .host import latest_call
        return latest_call(self)
