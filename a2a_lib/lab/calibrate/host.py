"""Launches, copies by the copy engine, and the peak rates of the compute units."""
from collections.abc import Callable

import torch

from .bench import Bench

MIB = 1 << 20
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

def _flops(bench: Bench, kernel: str, per_round: int, rounds: int, *rest) -> float:
    """TFLOP/s of the whole GPU. per_round: FLOP of one block per round."""
    function, block = bench.kernel("compute", kernel), WAVES * bench.wave
    us = bench.per_step(lambda n: bench.kernel_us(function, bench.cus, block, bench.sink, n, *rest), rounds)
    return per_round * bench.cus / us / 1e6


def fma_f32(bench: Bench) -> float:
    return _flops(bench, "fma_f32", 32 * WAVES * bench.wave, 64, 0.5, 0.25)


def mfma_f16(bench: Bench) -> float:
    return _flops(bench, "mfma_f16", WAVES * 16 * 16384, 2, 1.0)


def mfma_fp8(bench: Bench) -> float:
    return _flops(bench, "mfma_fp8", WAVES * 16 * 32768, 2, 1.0)
