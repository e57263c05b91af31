"""Bandwidths of HBM, MALL and L2 that kernels reach. Results in GB/s unless said otherwise."""
from .bench import Bench

KIB, MIB = 1 << 10, 1 << 20
BLOCK = 1024


def hbm(kind: str):
    """kind: "read", "write" or "copy", where bytes read and bytes written both count, as in STREAM."""
    return lambda bench: _hbm(bench, kind)


def hbm_read_share(bench: Bench) -> float:
    """% of the whole GPU's HBM read rate that 32 CUs reach."""
    return 100 * _hbm(bench, "read", cus=32, mib=8 if bench.simulated else 64) / _hbm(bench, "read")


def _hbm(bench: Bench, kind: str, cus: int | None = None, mib: int = 64) -> float:
    """GB/s, from the times of `mib` and twice `mib` MiB that no cache holds."""
    cus = cus or bench.cus
    n = mib * MIB * bench.scale // 16 // cus  # 16-byte elements per block
    data = bench.zeros(2 * n * cus * 16 + 16, "data")
    to = bench.zeros(2 * n * cus * 16 + 16, "to") if kind == "copy" else None
    kernel, sink = bench.kernel("stream", f"{kind}_slices"), bench.sink

    def run(n: int) -> float:
        args = {"read": (data, sink, n, 1, 1), "write": (data, n, 1), "copy": (to, data, n)}[kind]
        return bench.kernel_us(kernel, cus, BLOCK, *args)

    return n * cus * 16 * (2 if kind == "copy" else 1) / (run(2 * n) - run(n)) / 1e3


def mall_read(bench: Bench) -> float:
    """128 MiB, four times all L2s together, read repeatedly."""
    return _again(bench, 128 * MIB // bench.cus)


def l2_read(bench: Bench) -> float:
    """Per CU: 80 KiB of its own, more than an L1 (32 KiB) and in sum less than an L2. NVIDIA, with larger L1s: 320 KiB.
    Preset h200: as much of that as 11 CUs' L2 holds."""
    kib = 320 if bench.node.target == "cuda" else 256 if bench.node.preset == "h200" else 80
    return _again(bench, kib * KIB, 8) / bench.cus


def _again(bench: Bench, nbytes: int, more: int = 1) -> float:
    """Each block reads its own nbytes repeatedly; from the times of 2 passes and of `more`."""
    n = nbytes // 16 // BLOCK * BLOCK
    data, sink = bench.zeros(n * 16 * bench.cus, "data"), bench.sink
    kernel, some = bench.kernel("stream", "read_slices"), more * bench.scale
    times = [bench.kernel_us(kernel, bench.cus, BLOCK, data, sink, n, 2 + k * some, 1) for k in (0, 1)]
    return some * n * 16 * bench.cus / (times[1] - times[0]) / 1e3


# Links.

FEW = 9  # blocks for a link: as many as in the sources on the bandwidth of a link


def links(kind: str, blocks: int = 0, every: bool = False, memory: str = "finegrained"):
    """GB/s over one link or `every` one, with so many blocks of 256 threads for each, or (0) a large one on every CU. kind:
    "push", "pull" or "push_copies", which copies four pieces of 16 bytes per lane at a time."""
    def measure(bench: Bench) -> float:
        peers = bench.node.world_size - 1 if every else 1
        return _links(bench, kind, peers, blocks * peers or bench.cus, 256 if blocks else BLOCK, memory)
    return measure


def push_blocks(blocks: int):
    """% of the rate of 9 blocks over one link, with fewer blocks."""
    return lambda bench: 100 * _links(bench, "push", 1, blocks, 256) / _links(bench, "push", 1, 9, 256)


def _links(bench: Bench, kind: str, peers: int, blocks: int, block: int = BLOCK,
           memory: str = "finegrained") -> float:
    """GB/s from rank 0 to `peers` peers at once (push, push_copies), or from these to rank 0 (pull), summed over links."""
    blocks = max(1, blocks // peers) * peers
    n = max(1, 2 * MIB * bench.scale * peers // 16 // blocks)
    heap, buffers = bench.heap(2 * n * 16 * (blocks // peers) + 16, memory=memory)
    kernel, sink, world = bench.kernel("stream", kind), bench.sink, bench.node.world_size

    from_here = bench.zeros(2 * n * 16 * blocks, "from") if kind == "push_copies" else sink

    def run(n: int) -> float:
        out = () if kind == "push" else (from_here,)
        never = (1,) if kind == "pull" else ()
        return bench.kernel_us(kernel, blocks, block, buffers[0], heap.bases[0], *out, 0, world, peers, n, *never)

    rate = n * 16 * blocks / (run(2 * n) - run(n)) / 1e3
    heap.close()
    return rate
