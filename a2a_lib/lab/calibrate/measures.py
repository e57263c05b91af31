"""What the rows measure: bandwidths, latencies, launches and copies, peak rates, flags and barriers."""
from collections.abc import Callable

import torch

from .bench import LINE, Bench, chain

KIB, MIB = 1 << 10, 1 << 20
BLOCK = 1024

# Bandwidths of HBM, MALL and L2 that kernels reach. Results in GB/s unless said otherwise.


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


# Latencies in ns: one lane of one wave, each load depending on the previous one.

def lds(bench: Bench) -> float:
    words = bench.rank.from_torch(chain(1 * KIB, 4), "chain")
    kernel = bench.kernel("latency", "chase_lds")
    return 1e3 * bench.per_step(lambda n: bench.kernel_us(kernel, 1, 1, words, bench.sink, n), 512)


def warm(nbytes: int, stride: int = LINE, kernel: str = "chase", steps: int = 512):
    """A chain of nbytes that has been read before."""
    def measure(bench: Bench) -> float:
        words = bench.rank.from_torch(chain(nbytes, stride), "chain")
        chase, lines = bench.kernel("latency", kernel), nbytes // stride
        return 1e3 * bench.per_step(lambda n: bench.kernel_us(chase, 1, 1, words, bench.sink, lines, n), steps)
    return measure


def mall(bench: Bench) -> float:
    """A chain of 16 MiB, read once by all CUs; then 64 MiB more, so that it is evicted from every L2 but not from the
    MALL."""
    return _after_reading(bench, 16 * MIB, 64 * MIB)


def hbm_latency(bench: Bench) -> float:
    """A chain of 64 MiB whose lines are in no cache: nothing has read them (simulated), or more than the size of all
    caches has been read since (real GPUs)."""
    return _after_reading(bench, 64 * MIB, 0 if bench.simulated else 512 * MIB)


def _after_reading(bench: Bench, nbytes: int, further_bytes: int) -> float:
    words = bench.rank.from_torch(chain(nbytes), "chain")
    further = bench.zeros(max(further_bytes, 1024), "other")
    chase, read = bench.kernel("latency", "chase"), bench.kernel("stream", "read_slices")

    def before() -> None:
        for buffer, size in ((words, nbytes), (further, further_bytes)):
            if further_bytes:
                bench.rank.launch(read, bench.cus, 1024, buffer, bench.sink, size // 16 // bench.cus, 1, 1)

    return 1e3 * bench.per_step(lambda n: bench.kernel_us(chase, 1, 1, words, bench.sink, 0, n, before=before), 512)


def remote(bench: Bench) -> float:
    """One dword of a peer's memory, over one link and back, not cached."""
    nbytes = 8 * MIB
    heap, buffers = bench.heap(nbytes)
    buffers[1].copy_from(chain(nbytes))
    peer = heap.translate(buffers[0], 1)
    kernel = bench.kernel("latency", "chase_system")
    return 1e3 * bench.per_step(lambda n: bench.kernel_us(kernel, 1, 1, peer, bench.sink, n), 256)


def _wave_reads_a_peer(bench: Bench, kernel_name: str, mib: int, steps: int) -> float:
    """us per step of a kernel with one wave."""
    heap, buffers = bench.heap(mib * MIB)
    peer, kernel = heap.translate(buffers[0], 1), bench.kernel("latency", kernel_name)
    return bench.per_step(lambda n: bench.kernel_us(kernel, 1, bench.wave, peer, bench.sink, n), steps)


def remote_row(bench: Bench) -> float:
    """A whole wave's 16 bytes per lane of a peer's memory, one load after the other."""
    return 1e3 * _wave_reads_a_peer(bench, "remote_rows", 16, 128)


def remote_outstanding(bench: Bench) -> float:
    """Loads of 16 bytes per lane that one wave keeps in flight to a peer: rate times latency (Little's law)."""
    return 32 / _wave_reads_a_peer(bench, "remote_ahead", 64, 16) * remote_row(bench) / 1e3


# Launches, copies by the copy engine, and the peak rates of the compute units.

WAVES = 8


def _host_us(bench: Bench, work: Callable[[], None]) -> float:
    """Time of the host around `work`, us."""
    def once() -> float:
        bench.fresh()
        start = bench.rank.time_us
        work()
        return bench.rank.time_us - start
    with bench.unrecorded():
        return bench.repeat(once)


def launch_and_wait(bench: Bench) -> float:
    """us on the host: one empty kernel launched, and waited for."""
    kernel = bench.kernel("compute", "empty")

    def work():
        bench.rank.launch(kernel, 1, bench.wave)
        bench.rank.synchronize()
    return _host_us(bench, work)


def launch_rate(bench: Bench) -> float:
    """us per launch on the host: many empty kernels, with one wait at the end."""
    kernel = bench.kernel("compute", "empty")

    def many(n: int) -> float:
        def work():
            for _ in range(n):
                bench.rank.launch(kernel, 1, bench.wave)
            bench.rank.synchronize()
        return _host_us(bench, work)
    return (many(64) - many(32)) / 32


def _between_events(bench: Bench, work: Callable[[], None]) -> float:
    """us on the GPU between two events around `work`."""
    def once() -> float:
        bench.fresh()
        start = bench.rank.event().record()
        work()
        return bench.rank.event().record().elapsed_us(start)
    with bench.unrecorded():
        return bench.repeat(once)


def events_alone(bench: Bench) -> float:
    return _between_events(bench, lambda: None)


def empty_kernel(bench: Bench) -> float:
    kernel = bench.kernel("compute", "empty")
    return _between_events(bench, lambda: bench.rank.launch(kernel, 1, bench.wave))


def second_kernel(bench: Bench) -> float:
    """us between events added by one more empty kernel in the stream."""
    kernel = bench.kernel("compute", "empty")

    def kernels(n: int) -> float:
        return _between_events(bench, lambda: [bench.rank.launch(kernel, 1, bench.wave) for _ in range(n)])
    return kernels(2) - kernels(1)


def block_rate(bench: Bench) -> float:
    """Empty blocks of one wave that the GPU starts per us."""
    kernel = bench.kernel("compute", "empty")
    return 1 / bench.per_step(lambda n: bench.kernel_us(kernel, n, bench.wave), 4096)


def copies(bench: Bench) -> tuple[float, float]:
    """(us fixed, GB/s) of copies to a peer by the copy engine."""
    small, large = 1 * MIB, 32 * MIB
    heap, buffers = bench.heap(large)
    to = heap.translate(buffers[0], 1)
    source = bench.rank.zeros((large // 4,), torch.int32, "source")

    def copy(nbytes: int) -> float:
        return _between_events(bench, lambda: bench.rank.copy(to[:nbytes // 4], source[:nbytes // 4]))
    low, high = copy(small), copy(large)
    per_byte = (high - low) / (large - small)
    heap.close()
    return low - per_byte * small - events_alone(bench), 1e-3 / per_byte


# Compute: TFLOP/s of the whole GPU, from one block of eight waves on every CU, which hides the loop's own instructions.

def flops(kernel: str, per_lane: int, rounds: int, *rest: float):
    """TFLOP/s of the whole GPU. per_lane: FLOP of a lane per round."""
    def measure(bench: Bench) -> float:
        function, block = bench.kernel("compute", kernel), WAVES * bench.wave
        us = bench.per_step(lambda n: bench.kernel_us(function, bench.cus, block, bench.sink, n, *rest), rounds)
        return per_lane * block * bench.cus / us / 1e6
    return measure


# Flags, fences, atomics and barriers. Results in ns (barriers: us).

ROW = 14336  # bytes: 7168 elements of 2


def ping_pong(kind: str, same_xcd: bool = False):
    """One way in ns between two blocks of a GPU; kind: "fenced", "relaxed", ... Blocks are dealt to the XCDs in turn, so block
    `xcds` runs on the XCD of block 0, block 1 on another."""
    def measure(bench: Bench) -> float | None:
        if bench.xcds == 1 and same_xcd:
            return None
        partner = bench.xcds if same_xcd else 1
        play, flags = bench.kernel("sync", f"ping_pong_{kind}"), bench.zeros(256, "flags")

        def run(rounds: int) -> float:
            return bench.kernel_us(play, bench.xcds + 1, 1, flags, partner, rounds, before=flags.zero_)

        return 1e3 * bench.per_step(run, 32) / 2
    return measure


def peer_ping_pong(kind: str):
    """One way in ns between two GPUs; kind: "fenced", "relaxed" or "acquired"."""
    def measure(bench: Bench) -> float:
        heap, flags = bench.heap(256, "flags")
        play, peer = bench.kernel("sync", f"peer_ping_pong_{kind}"), bench.node.ranks[1]

        def run(rounds: int) -> float:
            def before() -> None:
                heap.zero_()
                peer.launch(play, 1, 1, flags[1], heap.bases[1], 1, rounds)
            return bench.kernel_us(play, 1, 1, flags[0], heap.bases[0], 0, rounds, before=before)

        return 1e3 * bench.per_step(run, 32) / 2
    return measure


def row_peer(bench: Bench) -> float:
    """A row of ROW bytes with its flag, one way in ns."""
    heap, rows = bench.heap(2 * ROW + 256, "rows")
    flags = [both[2 * ROW // 4:] for both in rows]
    play, ranks = bench.kernel("sync", "row_ping_pong"), bench.node.ranks

    def run(rounds: int) -> float:
        def before() -> None:
            heap.zero_()
            ranks[1].launch(play, 1, bench.wave, rows[1], flags[1], heap.bases[1], 1, ROW, rounds)
        return bench.kernel_us(play, 1, bench.wave, rows[0], flags[0], heap.bases[0], 0, ROW, rounds, before=before)

    return 1e3 * bench.per_step(run, 16) / 2


def fence(access: str, kind: str):
    """The time that a fence adds to a completed access: `access` is "stores" or "loads", `kind` "release_agent", ..."""
    def measure(bench: Bench) -> float:
        def loop(name: str) -> float:
            word, kernel = bench.zeros(256, "word"), bench.kernel("sync", name)
            return 1e3 * bench.per_step(lambda n: bench.kernel_us(kernel, 1, 1, word, bench.sink, n), 64)
        return loop(f"{access}_{kind}") - loop(access)
    return measure


def add_alone(bench: Bench) -> float:
    """One lane adds to one word, and waits for each old value before it adds again."""
    return _adds(bench, 1, 0, 128)


def add_contended(bench: Bench) -> float:
    """Latency when one lane of every CU adds to the same word."""
    return _adds(bench, bench.cus, 0, 16)


def add_rate(bench: Bench) -> float:
    """Million additions per second on one word, all CUs together."""
    return bench.cus / add_contended(bench) * 1e3


def add_rate_spread(bench: Bench) -> float:
    """Million additions per second if every CU has a word of its own, in a line of its own."""
    return bench.cus / _adds(bench, bench.cus, 32, 16) * 1e3


def _adds(bench: Bench, blocks: int, stride: int, steps: int) -> float:
    words = bench.zeros((blocks * stride + 64) * 4, "words")
    kernel = bench.kernel("sync", "add_chain")
    return 1e3 * bench.per_step(lambda n: bench.kernel_us(kernel, blocks, 1, words, bench.sink, stride, n), steps)


def counter_barrier(bench: Bench) -> float:
    """us, over one block of 256 threads on every CU."""
    state, kernel = bench.zeros(256, "barrier"), bench.kernel("sync", "counter_barriers")
    return bench.per_step(lambda n: bench.kernel_us(kernel, bench.cus, 256, state, n, cooperative=True), 4)


def sentinel_barrier(bench: Bench) -> float:
    """us, over one block of 320 threads on every CU (more where there are more CUs)."""
    kernel, arrived = bench.kernel("sync", "sentinel_barriers"), bench.zeros(bench.cus * 4, "arrived")
    threads = -(-bench.cus // 64) * 64
    return bench.per_step(lambda n: bench.kernel_us(kernel, bench.cus, threads, arrived, n, cooperative=True,
                                                    before=arrived.zero_), 2)
