"""The rows of the calibration report: what is measured, and what others have published about it.

The h200 values that are called measured are this project's own: 4 GPUs, 2026-11-21, torch 2.11, CUDA 13.0. Each
file h200*.json here has an output of `a2a calibrate --target cuda --json`, names and values alone. It is a further source.
"""
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from . import measures
from .bench import Bench

GHZ = 2.1  # of MI300X: cycles in a source become ns
SOURCES = {
    "AMD data sheet": "MI300X data sheet, peak rates",
    "AMD ISA": "CDNA3 instruction set architecture: cycles per instruction, times 304 CUs of 4 SIMDs at 2.1 GHz",
    "AMD blog": "ROCm blogs, xGMI bandwidth that kernels can use",
    "TransferBench": "ROCm blogs, all-to-all by TransferBench 1.60, 8 CUs for each link, on 8 x MI300X",
    "TransferBench docs": "documentation of TransferBench 1.67, presets: what it printed on 8 x MI300X (p2p, one2all, a2asweep, "
                          "scaling, schmoo)",
    "AMD acceptance": "AMD Instinct documentation, MI300X performance benchmarking: TransferBench's limits for acceptance",
    "Fleet": "bring-up notes of the Fleet runtime, MI300X VF on three machines, ROCm 7.2.4",
    "MrRoy09": "MrRoy09/AMD-CDNA3-Cache-Microbenchmarking, MI300X in SPX mode; cycles at 2.1 GHz",
    "MT4G": "report of the MT4G benchmark for `MI300X VF`; cycles at 2.1 GHz",
    "Chips and Cheese": "Chips and Cheese, microbenchmarks of MI300X",
    "origami": "`origami::comm`, AMD's analytical model with measured constants",
    "k0d_mega": "notes of a megakernel for 8 x MI300X",
    "hip microbench": "a report of HIP microbenchmarks on MI300X; cycles at 2.1 GHz",
    "MORI": "AMD's MORI library, notes on SDMA copies",
    "PETSc, MI250X": "launch times published by PETSc, on MI250X and not on MI300X",
    "Kog": "blog of Kog AI on a decoder in one kernel, MI300X",
}
AGREE = 0.20  # sources agree if they differ by at most this share of their middle
AIM = 0.15    # the error we aim for where they agree


@dataclass(frozen=True)
class Published:
    """A source's value or range, in the row's unit."""

    source: str
    low: float
    high: float = float("nan")

    @property
    def top(self) -> float:
        """The highest value of the range; of a single value, the value. In the row's unit."""
        return self.low if self.high != self.high else self.high


@dataclass(frozen=True)
class Row:
    """One line of the report. `published`: by preset. `note`: remark on the comparison."""

    name: str
    what: str
    unit: str
    measure: Callable[[Bench], float | None]
    published: Mapping[str, tuple[Published, ...]] = field(default_factory=dict)
    note: str = ""

    def value(self, bench: Bench) -> float | None:
        """`measure`, in the row's unit; None for what NVIDIA GPUs lack, and for peers of a GPU alone."""
        lacks = (bench.node.target == "cuda" and self.name.startswith(("scalar", "mall", "mfma"))
                 or bench.node.world_size < 2 and self.name.startswith(("remote", "push", "pull", "copy", "flag-peer", "row-peer")))
        return None if lacks else self.measure(bench)


P = Published
MEASURED = "measured, 4 x H200, 2026-11-21"
GH200 = "markdewing/AI_kernels, GH200"
H200_GHZ = 1.98


def _row(name: str, what: str, unit: str, measure, mi300x: tuple[Published, ...] = (),
         h200: tuple[Published, ...] = (), note: str = "") -> Row:
    return Row(name, what, unit, measure, {"mi300x": mi300x, "h200": h200}, note)


def _cycles(source: str, low: float, high: float = float("nan")) -> Published:
    return P(source, low / GHZ, high / GHZ)


ROWS: dict[str, Row] = {row.name: row for row in (
    # Latencies: one lane, dependent loads.
    _row("lds", "load latency, LDS", "ns", measures.lds, (_cycles("MT4G", 51),)),
    _row("scalar", "load latency, scalar cache", "ns", measures.warm(4 << 10, 64, "chase_scalar"), (_cycles("MT4G", 48),)),
    _row("l1", "load latency, vector L1", "ns", measures.warm(8 << 10), (_cycles("MT4G", 116), _cycles("MrRoy09", 112)),
         (P(GH200, 40 / H200_GHZ),)),
    _row("l2", "load latency, L2", "ns", measures.warm(2 << 20, steps=1024),  # many times an L1, half an L2 of MI300X
         (P("Fleet", 81, 85), _cycles("MrRoy09", 208, 224), _cycles("MT4G", 287)), (P(GH200, 281 / H200_GHZ),)),
    _row("mall", "load latency, MALL", "ns", measures.mall, (P("Fleet", 256, 262), P("Chips and Cheese", 218))),
    _row("hbm", "load latency, HBM", "ns", measures.hbm_latency, (P("Fleet", 341, 353), P("MT4G", 430)),
         (P(GH200, 690 / H200_GHZ),)),
    _row("remote", "load latency, peer's memory over one link", "ns", measures.remote, (P("origami", 660),)),
    _row("remote-row", "one wave, 16 bytes per lane, one load after the other from a peer", "ns", measures.remote_row,
         (P("k0d_mega", 700, 900),)),
    _row("remote-outstanding", "loads of 16 bytes per lane that one wave keeps under way to a peer", "loads",
         measures.remote_outstanding, (P("k0d_mega", 12),)),
    # Bandwidths.
    _row("hbm-read", "HBM, all CUs read", "GB/s", measures.hbm("read"), (P("Fleet", 3490, 3940), P("origami", 4730)),
         note="Fleet: three machines, 3490, 3820 and 3940"),
    _row("hbm-write", "HBM, all CUs write", "GB/s", measures.hbm("write")),
    _row("hbm-copy", "HBM, all CUs copy (bytes read + written)", "GB/s", measures.hbm("copy"),
         (P("Fleet", 4130, 4350), P("origami", 4730, 5140)),
         note="origami gives two values without saying for which mix"),
    _row("hbm-read-32", "share of the HBM read rate that 32 CUs reach", "%", measures.hbm_read_share,
         (P("origami", 48),), note="origami: 1.5 % per active CU"),
    _row("mall-read", "MALL, all CUs read 128 MiB again and again", "GB/s", measures.mall_read,
         (P("Chips and Cheese", 11900),), note="AMD docs give a peak of 17200"),
    _row("l2-read", "L2, read rate of one CU while all read", "GB/s", measures.l2_read, (P("origami", 83.6),)),
    # Links.
    _row("push-1", "one link, 9 blocks store to one peer", "GB/s", measures.links("push", measures.FEW),
         (P("origami", 42.9, 47), P("AMD blog", 48), P("TransferBench docs", 46.3, 48.9)), note="of 64 per direction by specification"),
    _row("push-all", "all links, 9 blocks store to each peer, uncached memory", "GB/s",
         measures.links("push", measures.FEW, every=True, memory="uncached"),
         (P("origami x 7", 7 * 42.9, 7 * 47), P("AMD blog x 7", 7 * 48), P("TransferBench", 315.6, 319.3)),
         note="origami, blog: seven times the value of one link, since links are independent (AMD docs: full mesh); "
              "TransferBench: 8 CUs to each peer, on all GPUs at once; its default there is uncached memory"),
    _row("push-all-cached", "all links, 4 blocks store to each peer, cached memory", "GB/s", measures.links("push", 4, every=True)),
    _row("copy-all-cached", "the same, copying", "GB/s", measures.links("push_copies", 4, every=True),
         (P("TransferBench docs", 277.5),),
         note="one2all: 38.5 to 41.1 over each of seven links of one GPU, copying; 27.5 to 49.1 over some of them"),
    _row("push-1-crowd", "one link, all CUs store to one peer", "GB/s", measures.links("push"),
         (P("AMD acceptance", 33.9), P("TransferBench docs", 47.85, 49.17)),
         note="mi300x, acceptance: the least that a machine must reach, with TransferBench's p2p; docs: what machines do"),
    _row("push-all-crowd", "all links, all CUs store to all peers", "GB/s", measures.links("push", every=True),
         (P("AMD acceptance x 7", 7 * 32.9),), (P(MEASURED, 350),),
         note="mi300x: the least that a machine must reach, with TransferBench's a2a, on all GPUs at once"),
    _row("push-all-uncached", "all links, all CUs store to all peers, uncached memory", "GB/s",
         measures.links("push", every=True, memory="uncached"),
         (P("TransferBench docs", 269.2, 325.9),), note="24 to 32 CUs to each peer, 1 to 8 x 4 KiB under way on each, on "
                                                       "all GPUs at once; the less under way, the faster"),
    _row("pull-1", "one link, all CUs load from one peer", "GB/s", measures.links("pull")),
    _row("pull-all", "all links, all CUs load from all peers", "GB/s", measures.links("pull", every=True), (), (P(MEASURED, 322),)),
    _row("push-1-block", "share of what 9 blocks push over one link: 1 block", "%", measures.push_blocks(1),
         (P("origami", 100 * 21 / 83), P("TransferBench docs", 100 * 46.2 / 48.9)),
         note="origami: published as 21, 38, 65 and 83 % of the link for 1, 2, 5 and 9 blocks; the size of a block is not, "
              "here it has 256 threads. TransferBench: blocks of 256 threads that only store"),
    _row("push-2-blocks", "the same: 2 blocks", "%", measures.push_blocks(2),
         (P("origami", 100 * 38 / 83), P("TransferBench docs", 100 * 48.5 / 48.9, 100))),
    _row("push-5-blocks", "the same: 5 blocks", "%", measures.push_blocks(5),
         (P("origami", 100 * 65 / 83), P("TransferBench docs", 100 * 45.2 / 48.9, 100))),
    _row("copy-1-block", "one block of 256 threads copies to one peer", "GB/s", measures.links("push_copies", 1),
         (P("TransferBench docs", 25.9),), note="four pieces of 16 bytes per lane at a time, as TransferBench on gfx942"),
    _row("copy-2-blocks", "two of them", "GB/s", measures.links("push_copies", 2), (P("TransferBench docs", 48.5),)),
    # Flags and fences.
    _row("flag-other-xcd", "flag one way between two XCDs, agent release and acquire", "ns", measures.ping_pong("fenced"),
         (P("Fleet", 596, 703),)),
    _row("flag-same-xcd", "the same between two CUs of one XCD", "ns", measures.ping_pong("fenced", same_xcd=True)),
    _row("flag-relaxed", "flag one way between two XCDs, relaxed", "ns", measures.ping_pong("relaxed")),
    _row("flag-acquired", "the same, relaxed there and acquired here", "ns", measures.ping_pong("acquired")),
    _row("flag-peer", "flag one way between two GPUs, system release and acquire", "ns", measures.peer_ping_pong("fenced"), (),
         (P(MEASURED, 1360),)),
    _row("flag-peer-relaxed", "flag one way between two GPUs, relaxed", "ns", measures.peer_ping_pong("relaxed"), (),
         (P(MEASURED, 770),)),
    _row("flag-peer-acquired", "the same, relaxed there and acquired here", "ns", measures.peer_ping_pong("acquired")),
    _row("row-peer", "a row of 14336 bytes from one wave to a wave of a peer, which copies it", "ns", measures.row_peer),
    _row("release-agent", "agent release fence, nothing dirty", "ns", measures.fence("stores", "release_agent"),
         (P("Fleet", 115, 134),)),
    _row("release-system", "system release fence, nothing dirty", "ns", measures.fence("stores", "release_system")),
    _row("acquire-agent", "agent acquire fence", "ns", measures.fence("loads", "acquire_agent"), (P("Fleet", 120, 137),)),
    _row("acquire-system", "system acquire fence", "ns", measures.fence("loads", "acquire_system")),
    # Atomics and barriers.
    _row("atomic-same-xcd", "compare-and-swap ping-pong, one way, one XCD", "ns", measures.ping_pong("atomic", same_xcd=True),
         (P("Chips and Cheese", 116),)),
    _row("atomic-other-xcd", "compare-and-swap ping-pong, one way, two XCDs", "ns", measures.ping_pong("atomic"),
         (P("Chips and Cheese", 202),)),
    _row("add-alone", "atomic add with result, one lane alone", "ns", measures.add_alone,
         (_cycles("hip microbench", 382),), note="the source is a profiler's counter between L2 and memory, not what a "
                                                 "wave waits"),
    _row("add-contended", "atomic add with result, one lane of every CU on one word", "ns", measures.add_contended,
         (_cycles("hip microbench", 1937),), note="the same counter; the source does not say how many contend"),
    _row("add-rate", "atomic adds per us on one word, all CUs", "1/us", measures.add_rate),
    _row("add-rate-spread", "atomic adds per us, a line of its own for every CU", "1/us", measures.add_rate_spread),
    _row("barrier-counter", "barrier over all CUs by one counter", "us", measures.counter_barrier,
         (P("Kog", 7.6, 8.6),)),
    _row("barrier-sentinel", "barrier over all CUs by one flag per block, each waits for all", "us",
         measures.sentinel_barrier, (P("Kog", 0.80, 0.93),),
         note="Kog polls on the data itself, not on flags, and does not say how it is laid out"),
    # Launches and copies.
    _row("launch-wait", "host: launch an empty kernel and wait", "us", measures.launch_and_wait,
         (P("PETSc, MI250X", 6.7),)),
    _row("launch-rate", "host: per launch, many in a row", "us", measures.launch_rate, (P("PETSc, MI250X", 3.7),)),
    _row("events", "between two events with nothing between", "us", measures.events_alone, (), (P(MEASURED, 3.0),)),
    _row("empty-kernel", "between two events, one empty kernel", "us", measures.empty_kernel, (), (P(MEASURED, 4.5),)),
    _row("second-kernel", "one more empty kernel in the stream", "us", measures.second_kernel, (), (P(MEASURED, 1.6),)),
    _row("block-rate", "empty blocks of one wave started per us, whole GPU", "1/us", measures.block_rate),
    _row("copy-fixed", "copy engine to a peer: fixed cost", "us", lambda bench: measures.copies(bench)[0], (P("MORI", 6),),
         (P(MEASURED, 24),)),
    _row("copy-rate", "copy engine to a peer: bandwidth", "GB/s", lambda bench: measures.copies(bench)[1], (P("origami", 49.5),),
         (P(MEASURED, 180, 223),), note="origami also names engines of 23.6 GB/s"),
    # Peak rates.
    _row("fma-f32", "vector multiply-adds, f32, packed", "TFLOP/s", measures.flops("fma_f32", 32, 64, 0.5, 0.25),
         (P("AMD data sheet", 163.4), P("AMD ISA", 304 * 4 * 64 / 4 * 2 * 2 * GHZ / 1e3))),
    _row("mfma-f16", "matrix products f16, 32x32x8", "TFLOP/s", measures.flops("mfma_f16", 4096, 2, 1.0),
         (P("AMD data sheet", 1307.4), P("AMD ISA", 304 * 4 * 32 * 32 * 8 * 2 / 32 * GHZ / 1e3))),
    _row("mfma-fp8", "matrix products fp8, 32x32x16", "TFLOP/s", measures.flops("mfma_fp8", 8192, 2, 1.0),
         (P("AMD data sheet", 2614.9), P("AMD ISA", 304 * 4 * 32 * 32 * 16 * 2 / 32 * GHZ / 1e3))),
)}


# On real GPUs these times depend on this project's Python driver more than on the machine.
DRIVER = ("launch-wait", "launch-rate", "events", "empty-kernel", "second-kernel", "copy-fixed", "copy-rate")


def with_measured(rows: Mapping[str, Row], report: Mapping[str, Any]) -> dict[str, Row]:
    """The rows with the values of a report on real GPUs (`Report.to_dict`) as one more source for preset h200, without
    those of DRIVER."""
    values = {row["name"]: row["value"] for row in report["rows"] if row["value"] and row["name"] not in DRIVER}
    label = report["label"].replace("(", "").replace(")", "") + ", these kernels"
    return {name: row if name not in values else
            replace(row, published={**row.published, "h200": (*row.published["h200"], P(label, values[name]))})
            for name, row in rows.items()}


for path in sorted(Path(__file__).parent.glob("h200*.json")):
    ROWS = with_measured(ROWS, json.loads(path.read_text(encoding="utf-8")))
