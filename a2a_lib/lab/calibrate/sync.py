"""Flags, fences, atomics and barriers. Results in ns (barriers: us)."""
from .bench import Bench

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
