"""`Litmus`: one test as data, the HIP source made of it, and its runs under many schedules."""
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import torch

from ...errors import BudgetError, DeadlockError
from ...machine.node import Node
from ...machine.trace import Trace
from ...machine.trace.detail import Detail
from ...plurals import quantity

MODES = ("strict", "hw-spx", "cpx")
KINDS = ("default", "finegrained", "uncached")
VERDICTS = ("never", "sometimes", "unspecified")
XCDS, CUS = 2, 2  # of a GPU of the node that runs the tests
CHANNELS = 16     # L2 channels; addresses 256 bytes apart use different ones
STRIDE = 64       # ints between the same location in two schedules: 256 bytes, so a line and an L2 channel of its own
REGISTERS = 8

_TEMPLATE = """\
#include "a2a/a2a.h"
using namespace a2a;
#define SCOPE_workgroup __HIP_MEMORY_SCOPE_WORKGROUP
#define SCOPE_agent __HIP_MEMORY_SCOPE_AGENT
#define SCOPE_system __HIP_MEMORY_SCOPE_SYSTEM
__device__ __forceinline__ void sleep(unsigned n) { for (unsigned i = 0; i < n; ++i) __builtin_amdgcn_s_sleep(1); }
__device__ __forceinline__ void wait_stores() { asm volatile("s_waitcnt vmcnt(0)" ::: "memory"); }
__device__ __forceinline__ void compiler_fence() { asm volatile("" ::: "memory"); }
// The threads of a test are waves of one block, which meet at barriers of their own: as __syncthreads(), but one that
// counts waves, wherever they are.
__device__ __forceinline__ void meet() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
#define __syncthreads() meet()
__device__ __forceinline__ int scalar_load(const int* p) {
  int value;
  asm volatile("s_load_dword %0, %1, 0x0\\n\\ts_waitcnt lgkmcnt(0)" : "=s"(value) : "s"(broadcast(p)) : "memory");
  return value;
}
// One address for the whole wave would make clang use scalar loads where it can.
__device__ __forceinline__ int* per_lane(int* p) {
  auto global = (__attribute__((address_space(1))) int*)p;
  asm volatile("" : "+v"(global));
  return (int*)global;
}
__device__ __forceinline__ void until(long long tick) { while (wall_clock64() < tick) __builtin_amdgcn_s_sleep(8); }
@THREADS@
extern "C" __global__ __launch_bounds__(256) void litmus(@PARAMETERS@, int* result, int rank,
                                                            int slot, long long start, unsigned delays) {
  const int xcd = __builtin_amdgcn_s_getreg(20 | 31 << 11), cu = __builtin_amdgcn_s_getreg(4 | 8 << 6 | 3 << 11);
  const int here = (rank << 16 | xcd << 8 | cu) * 4 + wave_in_block();
  if (threadIdx.x % WAVE) return;
  @LOCAL@
  result += slot * @RESULTS@;
@CALLS@
}
"""
_THREAD = """\
__device__ __forceinline__ void thread@T@(@PARAMETERS@, int* result, long long start, unsigned delay) {
  int r0 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0, r5 = 0, r6 = 0, r7 = 0;
  until(start);
  sleep(delay);
#line 1 "thread @T@"
@BODY@
#line 1 "litmus"
  while (wall_clock64() < start + @LINGER@) __builtin_amdgcn_s_sleep(127);  // its kernel's end would write back what it stored
  const int r[] = {r0, r1, r2, r3, r4, r5, r6, r7};
  for (int i = 0; i < 8; ++i) result[@T@ * 8 + i] = r[i];
}
"""
LINGER_TICKS = 800  # of 10 ns: every thread stays until then, counted from the start


@dataclass(frozen=True)
class Litmus:
    """One litmus test. The first fields are those of `a2a.litmus`; the others belong to the suite.

    verdict  mode -> "never", "sometimes" (at least 1 % of the seeds) or "unspecified". Of an outcome `hang`,
             "sometimes" means: may not terminate
    row      its row in the table of outcomes, 0: none
    status   D documented, M measured on hardware, X a choice of this model, H a documented fact of the hardware on which LLVM's
             memory model does not rest (several: "D M")
    why      one sentence
    expects  instructions that the assembly must contain, as regular expressions

    Raises ValueError for inconsistent fields.
    """

    name: str
    threads: tuple[str, ...]
    outcome: str
    where: Mapping[str, str] = field(default_factory=dict)
    init: Mapping[str, int] = field(default_factory=dict)
    place: tuple[str, ...] = ()
    verdict: Mapping[str, str] = field(default_factory=dict)
    row: int = 0
    status: str = ""
    why: str = ""
    expects: tuple[str, ...] = ()

    def __post_init__(self):
        put = lambda name, value: object.__setattr__(self, name, value)  # noqa: E731 (frozen)
        threads = tuple(self.threads)
        if not 1 < len(threads) < 5:
            raise ValueError(f"{self.name}: two to four threads, not {len(threads)}")
        put("threads", threads)
        place = tuple(self.place) or tuple(str(i) for i in range(len(threads)))
        if len(place) != len(threads):
            raise ValueError(f"{self.name}: {quantity(len(threads), 'thread')}, but {quantity(len(place), 'place')}")
        put("place", tuple(_place(self.name, text) for text in place))
        last = max(rank for rank, _, _ in self.place)
        where = dict(self.where) or {"x": str(last), "y": str(last)}
        put("where", {name: _home(self.name, name, text) for name, text in where.items()})
        unknown = [name for name in self.init if name not in where]
        if unknown:
            raise ValueError(f"{self.name}: init names {unknown[0]!r}; the locations are {', '.join(where)}")
        for mode, verdict in self.verdict.items():
            if mode not in MODES or verdict not in VERDICTS:
                raise ValueError(f"{self.name}: verdict {verdict!r} in mode {mode!r}")
        self.holds(dict.fromkeys(self.state_names(), 0))  # the outcome can be computed

    @property
    def ranks(self) -> int:
        """Number of GPUs that the test needs."""
        return 1 + max([rank for rank, _, _ in self.place] + [rank for rank, _ in self.where.values()])

    @property
    def waves(self) -> list[int]:
        """Per thread its wave in the block of its CU."""
        return [self.place[:i].count(place) for i, place in enumerate(self.place)]

    def registers(self, thread: int) -> list[int]:
        """The registers that a thread's body names."""
        named = {int(n) for n in re.findall(r"\br([0-7])\b", self.threads[thread])}
        return sorted(named)

    def state_names(self) -> list[str]:
        """Names of the parts of a final state: "0:r0", ..., and the locations that the outcome names."""
        names = [f"{t}:r{n}" for t in range(len(self.threads)) for n in self.registers(t)]
        words = set(re.findall(r"(?<![\w:])[A-Za-z_]\w*", self.outcome))
        return names + [name for name in self.where if name in words]

    def holds(self, state: Mapping[str, int] | None) -> bool:
        """Whether a final state is the outcome. None: a thread never ended. Raises ValueError for an outcome that is no
        expression, or names an unknown location."""
        text = re.sub(r"\b(\d):r([0-7])\b", r"thread\1_r\2", self.outcome)
        names = {re.sub(r"^(\d):r", r"thread\1_r", name): value for name, value in (state or {}).items()}
        if state is None and "hang" not in text:
            return False
        try:
            return bool(eval(text, {"__builtins__": {}}, names | {"hang": state is None}))  # the reader's own code
        except NameError as error:
            if state is None:
                return text.strip() == "hang"
            raise ValueError(f"{self.name}: the outcome {self.outcome!r} names something that no thread sets and that "
                             f"is no location ({error}); there are {', '.join(self.state_names())}") from None
        except SyntaxError as error:
            raise ValueError(f"{self.name}: the outcome {self.outcome!r} is no expression: {error.msg}") from None

    def source(self) -> str:
        """The whole HIP source. Raises ValueError for a __syncthreads() without a partner."""
        pointers = ", ".join(f"int* {name}" for name in self.where)
        local = " ".join(f"{name} = per_lane({name} + slot * {STRIDE});" for name in self.where)
        if any("__syncthreads" in body for body in self.threads) and len(set(self.place)) == len(self.place):
            raise ValueError(f"{self.name}: __syncthreads() meets nobody: no two threads have the same place")
        threads, calls = [], []
        for t, ((rank, xcd, cu), wave) in enumerate(zip(self.place, self.waves)):
            threads.append(_fill(_THREAD, T=t, PARAMETERS=pointers, BODY=self.threads[t], LINGER=LINGER_TICKS))
            arguments = ", ".join(self.where)
            calls.append(f"  if (here == {(rank << 16 | xcd << 8 | cu) * 4 + wave}) thread{t}({arguments}, result, start, "
                         f"delays >> {8 * t} & 255);")
        return _fill(_TEMPLATE, THREADS="".join(threads), PARAMETERS=pointers, LOCAL=local,
                     RESULTS=len(threads) * REGISTERS, CALLS="\n".join(calls))

    def compile(self):
        """The compiled `Module`; `.listing("litmus")` shows its assembly beside the bodies."""
        from ...machine.toolchain import compile as compile_source
        return compile_source(self.source(), name="litmus")

    def __repr__(self):
        return f"Litmus({self.name!r}: {self.outcome})"


def _fill(template: str, **values) -> str:
    return re.sub(r"@([A-Z]+)@", lambda match: str(values[match[1]]), template)


def _place(test: str, text: str) -> tuple[int, int, int]:
    if not isinstance(text, str):
        return tuple(text)
    if not re.fullmatch(r"\d+(\.\d+){0,2}", text):
        raise ValueError(f"{test}: place {text!r} is not rank, rank.xcd or rank.xcd.cu")
    rank, xcd, cu = ([int(part) for part in text.split(".")] + [0, 0])[:3]
    if rank > 7 or xcd >= XCDS or cu >= CUS:
        raise ValueError(f"{test}: place {text!r}: there are ranks 0 to 7, XCDs 0 to {XCDS - 1}, CUs 0 to {CUS - 1}")
    return rank, xcd, cu


def _home(test: str, name: str, text) -> tuple[int, str]:
    if not re.fullmatch(r"[A-Za-z]\w*", name) or re.fullmatch(r"r[0-7]|result|start|delay|rank|hang", name):
        raise ValueError(f"{test}: {name!r} is no name for a location")
    if isinstance(text, tuple):
        return text
    match = re.fullmatch(r"([0-7])(?:\s+(\w+))?", str(text))
    kind = match[2] or "default" if match else ""
    if kind not in KINDS:
        raise ValueError(f"{test}: location {name} is {text!r}: a rank, then one of {', '.join(KINDS)}")
    return int(match[1]), kind


# ticks of 10 ns from the launch to the common start of all threads: kernels take 4 to 5 us to get there
BEFORE_START = 700
# wave instructions of one schedule; a test needs a few hundred, an endless poll reaches the limit
MAX_INSTRUCTIONS = 20_000


@dataclass(frozen=True)
class State:
    """One final state. values: {"0:r0": 1, ...}, None: a thread never ended. witness: the first seed that led to it."""

    values: dict[str, int] | None
    count: int
    witness: int
    matches: bool

    def __str__(self):
        return "hang" if self.values is None else " ".join(f"{name}={value};" for name, value in self.values.items())


class Histogram:
    """Frequency of each final state. It prints like herd7's output, with a witness for every state.

    states     list of `State`, the most frequent first
    positive   number of seeds that ended in the outcome; negative: of the others
    observation  "Never", "Sometimes" or "Always"
    """

    def __init__(self, test: Litmus, mode: str, seeds: int, first: int, counts: dict):
        self.test, self.mode, self.seeds, self.first = test, mode, seeds, first
        self.states = [State(None if key is None else dict(zip(test.state_names(), key)), count, witness, False)
                       for key, (count, witness) in counts.items()]
        self.states = sorted((State(s.values, s.count, s.witness, test.holds(s.values)) for s in self.states),
                             key=lambda s: (-s.count, s.witness))
        self.positive = sum(s.count for s in self.states if s.matches)
        self.negative = sum(s.count for s in self.states) - self.positive

    @property
    def observation(self) -> str:
        """"Never", "Sometimes" or "Always": how often the outcome was reached."""
        return "Never" if not self.positive else "Sometimes" if self.negative else "Always"

    @property
    def rate(self) -> float:
        """Share of the seeds that ended in the outcome, 0 to 1."""
        return self.positive / max(1, self.positive + self.negative)

    @property
    def hangs(self) -> int:
        """Number of seeds that never ended."""
        return sum(s.count for s in self.states if s.values is None)

    @property
    def witness(self) -> int | None:
        """The first seed that ended in the outcome."""
        return min((s.witness for s in self.states if s.matches), default=None)

    def replay(self, seed: int | None = None) -> "Replay":
        """One schedule again, with its trace: `seed`, or the witness of the outcome. Raises ValueError if there is
        none."""
        seed = self.witness if seed is None else seed
        if seed is None:
            raise ValueError(f"{self.test.name}: no seed ended in the outcome; name the seed to replay")
        return replay(self.test, self.mode, seed)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: the test, counts, and every final state with its witness."""
        return {"name": self.test.name, "mode": self.mode, "seeds": self.seeds, "outcome": self.test.outcome,
                "observation": self.observation, "positive": self.positive, "negative": self.negative,
                "witness": self.witness,
                "states": [{"values": s.values, "count": s.count, "witness": s.witness, "matches": s.matches}
                           for s in self.states]}

    def __repr__(self):
        lines = [f"Test {self.test.name} (mode {self.mode}, {quantity(self.seeds, 'seed')}, simulated)",
                 f"Histogram ({len(self.states)} states)"]
        lines += [f"{s.count:<6}{'*' if s.matches else ':'}> {s!s:<40} seed {s.witness}" for s in self.states]
        lines += ["Witnesses", f"Positive: {self.positive}, Negative: {self.negative}",
                  f"Condition exists ({self.test.outcome})",
                  f"Observation {self.test.name} {self.observation} {self.positive} {self.negative}"]
        return "\n".join(lines)


@dataclass(frozen=True)
class Replay:
    """One schedule again. state: as in `State.values`. error: the report of a hang, else "". trace: a `Trace`."""

    test: Litmus
    mode: str
    seed: int
    values: dict[str, int] | None
    error: str
    trace: Trace
    detail: Detail


class _Setup:
    """A test on a node of its own: compiled, its locations allocated, one set per schedule."""

    def __init__(self, test: Litmus, mode: str, count: int, **limits):
        self.test = test
        self.node = Node(test.ranks, name="litmus", xcds=XCDS, cus=CUS, memory=mode, target="sim",
                         max_instructions=MAX_INSTRUCTIONS, **limits)
        self.kernel = self.node.load(test.compile()).litmus
        ranks, self.home, self.seen = self.node.ranks, {}, [[] for _ in self.node.ranks]
        for name, (home, kind) in test.where.items():
            first = torch.zeros((count, STRIDE), dtype=torch.int32)
            first[:, 0] = test.init.get(name, 0)
            own = ranks[home].from_torch(first, name, memory=kind)
            self.home[name] = own
            handle = own.ipc_handle()
            for rank, seen in zip(ranks, self.seen):
                seen.append(own if rank.index == home else rank.open(handle, own.shape, own.dtype, name, home=home))
        self.results = [rank.from_torch(torch.zeros((count, len(test.threads), 8), dtype=torch.int32), "result")
                        for rank in ranks]
        self.active = sorted({rank for rank, _, _ in test.place})
        self.threads = 1 if max(test.waves) == 0 else 64 * (1 + max(test.waves))
        self.node.synchronize()

    def run(self, seed: int, slot: int) -> str:
        """Runs one schedule on the locations number `slot`. Returns the report if a thread never ended, else ""."""
        node = self.node
        node.reseed(seed)
        start = round(node.time_us * 100) + BEFORE_START
        for rank in self.active:
            node.ranks[rank].launch(self.kernel, XCDS * CUS, self.threads, *self.seen[rank], self.results[rank], rank,
                                    slot, start, _delays(seed))
        try:
            node.synchronize()
        except (DeadlockError, BudgetError) as error:
            return str(error)
        return ""

    def states(self) -> torch.Tensor:
        """The final states of all slots, [slots, names] in the order of `state_names`."""
        results, columns = [result.host() for result in self.results], []
        for name in self.test.state_names():
            if ":" in name:
                thread = int(name[0])
                columns.append(results[self.test.place[thread][0]][:, thread, int(name[3])])
            else:
                columns.append(self.home[name].host()[:, 0])
        return torch.stack(columns, 1) if columns else torch.zeros((len(results[0]), 0), dtype=torch.int32)


def _delays(seed: int) -> int:
    """A byte per thread, in units of 64 clocks: the thread sleeps so long before it begins. Half of all are below 8, the rest below 64
    (2 us)."""
    word, x = 0, (seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    for thread in range(4):
        x = (x ^ x >> 31) * 0xD6E8FEB86659FD93 & (1 << 64) - 1
        delay = x >> 40
        word |= (delay % 8 if delay >> 20 & 1 else delay % 64) << 8 * thread
    return word


def run(test: Litmus, mode: str = "strict", *, seeds: int = 1000, first: int = 0) -> Histogram:
    """Runs a test under schedule seeds first ... first + seeds - 1. See `a2a.litmus`. Raises ValueError for no seeds or
    an unknown mode."""
    if seeds < 1:
        raise ValueError(f"seeds is {seeds}: at least one schedule")
    shift = first % CHANNELS  # so that a seed's locations lie in the same channels in every run
    setup = _Setup(test, mode, shift + seeds, max_events=1)
    hung = {i for i in range(seeds) if setup.run(first + i, shift + i)}
    counts: dict = {}
    for i, state in enumerate(setup.states()[shift:].tolist()):
        key = None if i in hung else tuple(state)
        count, witness = counts.get(key, (0, first + i))
        counts[key] = (count + 1, witness)
    return Histogram(test, mode, seeds, first, counts)


def replay(test: Litmus, mode: str, seed: int) -> Replay:
    """One schedule of a test again, with its trace and its detail record."""
    setup = _Setup(test, mode, CHANNELS, detail=mode != "ideal")
    setup.node.clear_trace()
    error = setup.run(seed, seed % CHANNELS)
    values = None if error else dict(zip(test.state_names(), setup.states()[seed % CHANNELS].tolist()))
    return Replay(test, mode, seed, values, error, setup.node.trace, setup.node.detail)
