"""`Litmus`: one test as data, and the HIP source made of it."""
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

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
