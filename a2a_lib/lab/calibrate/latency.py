"""Latencies: one lane of one wave, each load depending on the previous one. Results in ns."""
from .bench import LINE, Bench, chain

KIB, MIB = 1 << 10, 1 << 20


def lds(bench: Bench) -> float:
    words = bench.rank.from_torch(chain(1 * KIB, 4), "chain")
    kernel = bench.kernel("latency", "chase_lds")
    return 1e3 * bench.per_step(lambda n: bench.kernel_us(kernel, 1, 1, words, bench.sink, n), 512)


def scalar_cache(bench: Bench) -> float:
    return _warm(bench, 4 * KIB, 64, "chase_scalar")


def l1(bench: Bench) -> float:
    return _warm(bench, 8 * KIB)


def l2(bench: Bench) -> float:
    """2 MiB: many times an L1, half an L2 of MI300X."""
    return _warm(bench, 2 * MIB, steps=1024)


def _warm(bench: Bench, nbytes: int, stride: int = LINE, kernel: str = "chase", steps: int = 512) -> float:
    words = bench.rank.from_torch(chain(nbytes, stride), "chain")
    chase, lines = bench.kernel("latency", kernel), nbytes // stride
    return 1e3 * bench.per_step(lambda n: bench.kernel_us(chase, 1, 1, words, bench.sink, lines, n), steps)


def mall(bench: Bench) -> float:
    """A chain of 16 MiB, read once by all CUs; then 64 MiB more, so that it is evicted from every L2 but not from the
    MALL."""
    return _after_reading(bench, 16 * MIB, 64 * MIB)


def hbm(bench: Bench) -> float:
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
