"""The litmus suite as data: the outcomes of lesson 05, one test each.

Sources: LLVM, AMDGPUUsage, "Memory Model gfx942" and the amdgpu driver (status D: documented); MrRoy09's MI300X cache
benchmarks (M: measured on hardware). Where both are silent, the model makes a choice (X). H: documented of the
hardware, and more than LLVM's memory model promises. What D alone says never happens, an axiomatic checker of LLVM's
model forbids too (tests/lab/axiomatic). In every name MP is message passing: thread 0 stores data x and then a flag y,
thread 1 waits for the flag and reads the data. Stale: it sees the flag and the old data.

Places: "0" is rank 0; "0.1" is its second XCD; "0.0.1" the second CU of its first XCD.
"""
from .case import MODES, Litmus

NEVER = dict.fromkeys(MODES, "never")
SOMETIMES = dict.fromkeys(MODES, "sometimes")
UNSPECIFIED = dict.fromkeys(MODES, "unspecified")
NOT_ON_HARDWARE = {"strict": "sometimes", "hw-spx": "never", "cpx": "sometimes"}
SEVERAL_L2 = {"strict": "sometimes", "hw-spx": "sometimes", "cpx": "never"}  # cpx: an agent has one L2

STALE = "1:r0 == 0"
XCDS, GPUS, CU = ("0.0", "0.1"), ("0", "1"), ("0", "0")  # two XCDs of a GPU; two GPUs; two waves of one block
CUS = ("0.0.0", "0.0.1")                                   # two CUs of one XCD
HERE = {"x": "0", "y": "0"}     # both in rank 0's memory
PUSH = {"x": "1", "y": "1"}     # in the consumer's
PULL = {"x": "0", "y": "1"}     # the data in the producer's memory, the flag in the consumer's


def mp(name, store, load, *, place=XCDS, where=HERE, verdict, **more) -> Litmus:
    return Litmus(name, (store, load), more.pop("outcome", STALE), where=where, place=place, verdict=verdict, **more)


def release(scope: str) -> str:
    return f"*x = 1; signal<Order::release, Scope::{scope}>(y, 1);"


def relaxed(scope: str) -> str:
    return f"*x = 1; signal<Order::relaxed, Scope::{scope}>(y, 1);"


def acquire(scope: str) -> str:
    return f"wait_equal<Order::acquire, Scope::{scope}>(y, 1); r0 = *x;"


def no_acquire(scope: str) -> str:
    return f"wait_equal<Order::relaxed, Scope::{scope}>(y, 1); r0 = *x;"


CACHED = "r1 = *x; "            # the consumer has read the data before: a copy lies in its L1 (and its L2)
DRAINED = "*x = 1; wait_stores(); signal<Order::relaxed, Scope::agent>(y, 1);"

# Rows 1 to 11 of lesson 05's table: message passing, with release, acquire and scope left out in turn. Rows 12 to 18: two reads,
# read-modify-writes, store buffering, coherence, chains of three.
CASES = (
    # ---- 1: no release
    mp("MP+norel+xcd", relaxed("agent"), acquire("agent"), verdict=SOMETIMES, row=1, status="M D",
        why="the data stays dirty in the producer's L2, or the flag overtakes it in another channel's queue"),
    mp("MP+norel+waited+xcd", DRAINED, acquire("agent"), verdict=SEVERAL_L2, row=1, status="M D",
        why="s_waitcnt alone: the data has reached the producer's L2, not memory; with one L2 per agent that is enough"),
    mp("MP+norel+gpu", relaxed("system"), acquire("system"), place=GPUS, where=PUSH, verdict=SOMETIMES, row=1,
        status="D", why="the data stays dirty in the producer's L2, the flag goes through to the peer"),
    mp("MP+norel+waited+gpu", DRAINED.replace("agent", "system"), acquire("system"), place=GPUS, where=PUSH,
        verdict=SOMETIMES, row=1, status="D", why="as above, although the producer waited for its stores"),
    # ---- 2: no acquire
    mp("MP+noacq+cached+cu", release("agent"), CACHED + no_acquire("agent"), place=CUS, verdict=SOMETIMES, row=2,
        status="D M", why="the consumer's L1 still has the copy it read before", expects=("buffer_wbl2 sc1",)),
    mp("MP+noacq+cached+xcd", release("agent"), CACHED + no_acquire("agent"), verdict=SOMETIMES, row=2, status="D M",
        why="the consumer's L1 still has the copy it read before"),
    mp("MP+noacq+cached+push", release("system"), CACHED + no_acquire("system"), place=GPUS, where=PUSH,
        verdict=SOMETIMES, row=2, status="D", why="the consumer's L1 still has the copy it read before"),
    mp("MP+noacq+cached+L2", release("system"),
        CACHED + "wait_equal<Order::relaxed, Scope::system>(y, 1); r0 = __builtin_nontemporal_load(x);", place=GPUS,
        where=PULL, verdict=SOMETIMES, row=2, status="D", expects=(r"global_load_dword .* nt",),
        why="past the L1, but a copy of a peer's line in the own L2 is not probed"),
    mp("MP+noacq+fresh+xcd", release("agent"), no_acquire("agent"), verdict=NEVER, row=2, status="M",
        why="nothing was cached, so there is nothing old to read: the bug is there and does not show"),
    mp("MP+noacq+fresh+gpu", release("system"), no_acquire("system"), place=GPUS, where=PUSH, verdict=NEVER, row=2,
        status="M", why="as above: it works until somebody reads the line before"),
    # ---- 3: release and acquire at sufficient scope
    mp("MP+system+push", release("system"), CACHED + acquire("system"), place=GPUS, where=PUSH, verdict=NEVER, row=3,
        status="D", expects=("buffer_wbl2 sc0 sc1", "buffer_inv sc0 sc1", r"global_store_dword .* sc0 sc1"),
        why="data and flag in the consumer's memory"),
    mp("MP+system+pull", release("system"), CACHED + acquire("system"), place=GPUS, where=PULL, verdict=NEVER, row=3,
        status="D", why="data in the producer's memory: the acquire also drops the consumer's L2 copy"),
    mp("MP+system+remote-flag", release("system"), CACHED + acquire("system"), place=GPUS, where=HERE, verdict=NEVER,
        row=3, status="D", why="data and flag in the producer's memory: a system-scope poll asks home each time"),
    mp("MP+system+third", release("system"), CACHED + acquire("system"), place=GPUS, where={"x": "2", "y": "2"},
        verdict=NEVER, row=3, status="D", why="data and flag in the memory of a third rank"),
    mp("MP+system+xcd", release("system"), CACHED + acquire("system"), verdict=NEVER, row=3, status="D",
        why="a larger scope than needed"),
    mp("MP+rmw+system", "*x = 1; signal_add<Order::release, Scope::system>(y, 1);", CACHED + acquire("system"),
        place=GPUS, where=PUSH, verdict=NEVER, row=3, status="D", expects=(r"global_atomic_add .* sc1",),
        why="the flag is set by a read-modify-write with release"),
    mp("MP+seqcst+system", "*x = 1; signal<Order::seq_cst, Scope::system>(y, 1);",
        CACHED + "wait_equal<Order::seq_cst, Scope::system>(y, 1); fence<Order::seq_cst, Scope::system>(); r0 = *x;",
        place=GPUS, where=PUSH, verdict=NEVER, row=3, status="D", why="sequentially consistent flags"),
    mp("MP+fences+system",
        "*x = 1; fence<Order::release, Scope::system>(); store_relaxed<Scope::system>(y, 1);",
        CACHED + "while (!load_relaxed<Scope::system>(y)) sleep(1); fence<Order::acquire, Scope::system>(); r0 = *x;",
        place=GPUS, where=PUSH, verdict=NEVER, row=3, status="D", why="fences beside relaxed accesses do the same"),
    mp("MP+clang-no-wait", "*x = 1; r0 = load_relaxed<Scope::system>(x + 1); "
        "if (r0 == 0) __hip_atomic_store(y, 1, __ATOMIC_RELEASE, SCOPE_system);", CACHED + acquire("system"),
        place=GPUS, where=PUSH, verdict=SOMETIMES, row=3, status="D",
        expects=(r"buffer_wbl2 sc0 sc1\nglobal_store_dword .* sc0 sc1",),
        why="a correct release, miscompiled: clang 22 drops the s_waitcnt behind buffer_wbl2 where it believes that "
            "nothing is under way (repaired by LLVM pull request 178316)"),
    mp("MP+clang-no-wait+waited", "*x = 1; r0 = load_relaxed<Scope::system>(x + 1); "
        "if (r0 == 0) { fence<Order::release, Scope::system>(); wait_stores(); store_relaxed<Scope::system>(y, 1); }",
        CACHED + acquire("system"), place=GPUS, where=PUSH, verdict=NEVER, row=3, status="D",
        expects=(r"buffer_wbl2 sc0 sc1\ns_waitcnt vmcnt\(0\)",), why="the same with the wait written out"),
    # ---- 4: agent scope across GPUs
    mp("MP+agent-release+gpu",
        "*x = 1; fence<Order::release, Scope::agent>(); store_relaxed<Scope::system>(y, 1);",
        CACHED + acquire("system"), place=GPUS, where=PUSH, verdict=NOT_ON_HARDWARE, row=4, status="D X",
        expects=("buffer_wbl2 sc1",), why="an agent-scope release makes the data visible to its own GPU; home it comes later"),
    mp("MP+agent-acquire+gpu", release("system"),
        CACHED + "wait_equal<Order::relaxed, Scope::system>(y, 1); fence<Order::acquire, Scope::agent>(); r0 = *x;",
        place=GPUS, where=PULL, verdict=NOT_ON_HARDWARE, row=4, status="D X", expects=("buffer_inv sc1",),
        why="an agent-scope acquire keeps copies of a peer's memory that the whole GPU shares"),
    mp("MP+agent+gpu+pull", release("agent"), "r1 = load_relaxed<Scope::agent>(y); " + acquire("agent"), place=GPUS,
        where=HERE, outcome="hang", verdict=NOT_ON_HARDWARE, row=4, status="D X",
        why="the consumer's agent-scope polls hit its GPU's copy of the peer's flag for ever"),
    # ---- 5: agent scope between XCDs of one GPU
    *(mp(f"MP+agent+xcd+{name}", store, CACHED + load, where={"x": "1", "y": flag}, verdict=NEVER, row=5, status="D",
          why=why) for name, flag, store, load, why in (
        ("peer", "1", release("agent"), acquire("agent"), "the same through a peer's memory"),
        ("peer-data", "0", release("agent"), acquire("agent"), "data in a peer's memory, the flag in their own"),
        ("peer-rmw", "1", "*x = 1; signal_add<Order::release, Scope::agent>(y, 1);", acquire("agent"),
         "the flag in a peer's memory is set by a read-modify-write"),
        ("peer-mixed", "1", "*x = 1; signal<Order::release, Scope::system>(y, 1);",
         "while (!load_relaxed<Scope::agent>(y)) { sleep(1); fence<Order::acquire, Scope::system>(); } "
         "fence<Order::acquire, Scope::agent>(); r0 = *x;", "a wider release; a fence between the polls"))),
    mp("MP+agent+xcd", release("agent"), CACHED + acquire("agent"), verdict=NEVER, row=5, status="D M",
        expects=("buffer_wbl2 sc1", "buffer_inv sc1"), why="agent scope covers all XCDs of a GPU"),
    mp("MP+agent+cu", release("agent"), CACHED + acquire("agent"), place=CUS, verdict=NEVER, row=5, status="D",
        why="and two CUs of one XCD"),
    # ---- 6: workgroup scope
    mp("MP+workgroup-release+cu",
        "*x = 1; fence<Order::release, Scope::workgroup>(); store_relaxed<Scope::agent>(y, 1);",
        CACHED + acquire("agent"), place=CUS, verdict=SOMETIMES, row=6, status="D",
        why="a workgroup release waits for nothing: the flag overtakes the data on its way to another channel"),
    mp("MP+workgroup-acquire+cu", release("agent"),
        CACHED + "wait_equal<Order::relaxed, Scope::agent>(y, 1); fence<Order::acquire, Scope::workgroup>(); r0 = *x;",
        place=CUS, verdict=SOMETIMES, row=6, status="D", why="a workgroup acquire leaves the L1 as it is"),
    mp("MP+workgroup+samecu", release("workgroup"), CACHED + acquire("workgroup"), place=CU, verdict=NEVER, row=6,
        status="D", why="waves of one CU share L1 and queues: nothing is needed, and nothing is emitted"),
    # ---- 7, 8: polls that see nothing
    mp("poll+workgroup+cu", release("agent"), "r1 = load_relaxed<Scope::workgroup>(y); " + acquire("workgroup"),
        place=CUS, outcome="hang", verdict=SOMETIMES, row=7, status="D",
        why="the poll hits the L1's copy of the flag for ever", expects=(r"global_load_dword .* sc0$",)),
    mp("poll+plain+cu", release("agent"),
        "int n = 0; do { compiler_fence(); r0 = *y; } while (r0 == 0 && ++n < 400); r1 = load_relaxed<Scope::agent>(y);",
        place=CUS, outcome="1:r0 == 0 and 1:r1 == 1", verdict=SOMETIMES, row=7, status="D",
        why="400 plain polls read the L1's copy while the flag is long set"),
    mp("poll+unreleased+xcd", "*y = 1;", no_acquire("agent"), outcome="hang", verdict=SEVERAL_L2, row=8, status="M",
        why="the flag stays dirty in the writer's L2; the reader's sc1 loads end in its own L2"),
    mp("poll+unreleased+gpu", "*y = 1;", no_acquire("system"), place=GPUS, where=PUSH, outcome="hang",
        verdict=NEVER, row=8, status="M", why="the end of the writer's kernel writes the flag back"),
    # ---- 9: uncached memory
    mp("MP+uncached+waited", "*x = 1; wait_stores(); *y = 1;",
        "while (!load_relaxed<Scope::system>(y)) sleep(1); r0 = *x;", place=GPUS,
        where={"x": "1 uncached", "y": "1 uncached"}, verdict=NEVER, row=9, status="H",
        why="no cache keeps it, so on this hardware s_waitcnt between data and flag is enough; LLVM's model promises nothing"),
    mp("MP+uncached", "*x = 1; compiler_fence(); *y = 1;",
        "while (!load_relaxed<Scope::system>(y)) sleep(1); r0 = *x;", place=GPUS,
        where={"x": "1 uncached", "y": "1 uncached"}, verdict=SOMETIMES, row=9, status="D",
        why="requests of a CU to different channels change places"),
    # ---- 10: fine-grained against coarse-grained
    mp("MP+norel+xcd+fine", relaxed("agent"), acquire("agent"), where={"x": "0 finegrained", "y": "0 finegrained"},
        verdict=SOMETIMES, row=10, status="D X", why="fine-grained changes nothing in own memory: as MP+norel+xcd"),
    mp("MP+agent+xcd+fine", release("agent"), CACHED + acquire("agent"),
        where={"x": "0 finegrained", "y": "0 finegrained"}, verdict=NEVER, row=10, status="D X",
        why="fine-grained changes nothing in own memory: as MP+agent+xcd"),
    # ---- 11: whose stores a release covers
    *(Litmus(f"MP+{name}", (first, f"{before}signal<Order::release, Scope::{scope}>(y, 1);",
                            f"r1 = *x; wait_equal<Order::acquire, Scope::{scope}>(y, 1); r0 = *x;"), "2:r0 == 0", where=where,
             place=place, verdict=verdict, row=11, status=status, why=why)
      for name, first, before, scope, where, place, verdict, status, why in (
          ("barrier+gpu", "*x = 1; __syncthreads();", "__syncthreads(); ", "system", PUSH, ("0", "0", "1"), NEVER, "D M",
           "one wave releases for its block: buffer_wbl2 queues behind all earlier stores of the CU"),
          ("barrier+xcd", "*x = 1; __syncthreads();", "__syncthreads(); ", "agent", HERE, ("0.0", "0.0", "0.1"), NEVER, "D M",
           "as above; in cpx the write-back does nothing but still queues behind the block's stores"),
          ("nobarrier+gpu", "*x = 1;", "", "system", PUSH, ("0", "0", "1"), SOMETIMES, "D",
           "without the barrier the other wave may store later"))),
    *(Litmus(f"MP+agent-store+{name}", (*threads, acquire("system")), outcome, where={"x": home, "y": "1"}, place=place, verdict=NEVER,
             row=11, status="D", why=why)
      for name, home, place, outcome, threads, why in (
          ("release+push", "1", GPUS, STALE, ("store_relaxed<Scope::agent>(x, 1); signal<Order::release, Scope::system>(y, 1);",),
           "a release covers an agent-scope store that is still under way"),
          ("release+pull", "0", GPUS, STALE, ("store_relaxed<Scope::agent>(x, 1); signal<Order::release, Scope::system>(y, 1);",),
           "the same in the GPU's own memory"),
          ("fence+push", "1", GPUS, STALE,
           ("store_relaxed<Scope::agent>(x, 1); fence<Order::seq_cst, Scope::system>(); store_relaxed<Scope::system>(y, 1);",),
           "so does a sequentially consistent fence"),
          ("rmw+push", "1", GPUS, STALE, ("store_relaxed<Scope::agent>(x, 1); signal_add<Order::release, Scope::system>(y, 1);",),
           "and a releasing read-modify-write"),
          ("barrier+push", "1", ("0", "0", "1"), "2:r0 == 0", ("store_relaxed<Scope::agent>(x, 1); __syncthreads();",
                                                            "__syncthreads(); signal<Order::release, Scope::system>(y, 1);"),
           "also that of another wave of the block"))),
    # ---- 12: reading a peer's data twice
    mp("pull-twice+agent", "*x = 1; fence<Order::release, Scope::system>(); store_relaxed<Scope::system>(y, 1);",
        "r1 = load_relaxed<Scope::agent>(x); wait_equal<Order::relaxed, Scope::system>(y, 1); "
        "r0 = load_relaxed<Scope::agent>(x);", place=GPUS, where=PULL, verdict=NOT_ON_HARDWARE, row=12, status="D X",
        why="past the L1, but the own GPU keeps the copy of the first pull"),
    mp("pull-twice+plain", release("system"), CACHED + no_acquire("system"), place=GPUS, where=PULL,
        verdict=SOMETIMES, row=12, status="D", why="the second plain load hits the L1"),
    mp("pull-twice+acquire", release("system"), CACHED + acquire("system"), place=GPUS, where=PULL, verdict=NEVER,
        row=12, status="D", why="an acquire between the two repairs it"),
    # ---- 13: plain initialisation, then read-modify-writes from elsewhere
    mp("init+rmw+xcd", "*x = 8; wait_stores(); signal<Order::relaxed, Scope::agent>(y, 1);",
        "wait_equal<Order::relaxed, Scope::agent>(y, 1); r0 = atomicAdd(x, 1);", verdict=SEVERAL_L2, row=13, status="X",
        why="the initial value is dirty in another L2: the counter starts from what memory holds"),
    mp("init+rmw+xcd+lost", "*x = 8; wait_stores(); signal<Order::relaxed, Scope::agent>(y, 1);",
        "wait_equal<Order::relaxed, Scope::agent>(y, 1); r0 = atomicAdd(x, 1);", outcome="1:r0 == 0 and x == 8",
        verdict=SEVERAL_L2, row=13, status="X", why="and the late write-back of it overwrites the counts"),
    mp("init+rmw+xcd+release", "*x = 8; signal<Order::release, Scope::agent>(y, 1);",
        "wait_equal<Order::acquire, Scope::agent>(y, 1); r0 = atomicAdd(x, 1);", outcome="1:r0 != 8 or x != 9",
        verdict=NEVER, row=13, status="D", why="released, the counter starts from its initial value"),
    mp("rmw+agent+gpu", "r0 = atomicAdd(x, 1);", "r0 = atomicAdd(x, 1);", place=GPUS, where={"x": "1"},
        outcome="x != 2", verdict=NOT_ON_HARDWARE, row=13, status="D X",
        why="agent-scope counting in a peer's memory is done within the own GPU: one of the counts is lost"),
    mp("rmw+system+gpu", "__hip_atomic_fetch_add(x, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);",
        "__hip_atomic_fetch_add(x, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);", place=GPUS, where={"x": "1"},
        outcome="x != 2", verdict=NEVER, row=13, status="D", why="at system scope no count is lost"),
    mp("rmw+agent+xcd", "r0 = atomicAdd(x, 1);", "r0 = atomicAdd(x, 1);", where={"x": "0"}, outcome="x != 2",
        verdict=NEVER, row=13, status="D", why="nor at agent scope within one GPU"),
    *(mp(f"rmw+agent+xcd+peer+{name}", code, code, where={"x": "1"}, outcome=outcome, verdict=NEVER, row=13, status="D",
          why="two XCDs of one GPU count in a peer's memory: agent scope is enough among them")
      for name, code, outcome in (
          ("count", "r0 = atomicAdd(x, 1);", "x != 2 or 0:r0 == 1:r0"),
          ("mixed", "r0 = atomicAdd(x, 1); r1 = __hip_atomic_fetch_add(x, 1, __ATOMIC_RELAXED, SCOPE_system);",
           "x != 4 or 0:r1 <= 0:r0 or 1:r1 <= 1:r0"),
          ("read", "atomicAdd(x, 1); r0 = load_relaxed<Scope::agent>(x);", "x != 2 or (0:r0 == 1 and 1:r0 == 1)"))),
    # Data by a read-modify-write that returns nothing.
    *(mp(f"MP+count+{name}+{at}", f"__hip_atomic_fetch_add(x, 1, __ATOMIC_RELAXED, SCOPE_{count}); {signal}", acquire(scope),
          place=place, where=where, verdict=verdict, row=13, status="D", why=why)
      for at, place, where, scope in (("xcd", XCDS, HERE, "agent"), ("gpu", GPUS, PUSH, "system"))
      for name, count, signal, verdict, why in (
          ("norel", scope, f"signal<Order::relaxed, Scope::{scope}>(y, 1);", SOMETIMES,
           "a count that nobody asks for travels as a store does: the flag overtakes it in another channel's queue"),
          ("release", scope, f"signal<Order::release, Scope::{scope}>(y, 1);", NEVER, "a release covers it"),
          ("agent+release", "agent", f"signal<Order::release, Scope::{scope}>(y, 1);", NEVER,
           "whatever the scope of the count"))),
    # ---- 14: store buffering
    *(mp(f"SB+{name}+{at}", code.format(a="x", b="y", s=scope), code.format(a="y", b="x", s=scope), place=place,
          where=where, outcome="0:r0 == 0 and 1:r0 == 0", verdict=verdict, row=14, status=status, why=why)
      for at, scope, place, where in (("gpu", "system", GPUS, {"x": "0", "y": "1"}), ("xcd", "agent", XCDS, HERE))
      for name, code, verdict, status, why in (
          ("relaxed", "store_relaxed<Scope::{s}>({a}, 1); r0 = load_relaxed<Scope::{s}>({b});", SOMETIMES, "D",
           "each load is served before the other's store arrives"),
          ("count", "__hip_atomic_fetch_add({a}, 1, __ATOMIC_RELAXED, SCOPE_{s}); r0 = load_relaxed<Scope::{s}>({b});",
           SOMETIMES, "D", "a read-modify-write that returns nothing is no better than a store"),
          ("acq-rel", "store_release<Scope::{s}>({a}, 1); r0 = load_acquire<Scope::{s}>({b});", SOMETIMES, "D",
           "release and acquire do not order a store before a later load"),
          ("seqcst", "__hip_atomic_store({a}, 1, __ATOMIC_SEQ_CST, SCOPE_{s}); "
           "r0 = __hip_atomic_load({b}, __ATOMIC_SEQ_CST, SCOPE_{s});", NEVER, "D",
           "a sequentially consistent load waits for the store before it"),
          ("fences", "store_relaxed<Scope::{s}>({a}, 1); fence<Order::seq_cst, Scope::{s}>(); "
           "r0 = load_relaxed<Scope::{s}>({b});", NEVER, "D", "sequentially consistent fences do the same"))),
    # ---- 15: load buffering
    mp("LB+gpu", "r0 = load_relaxed<Scope::system>(x); store_relaxed<Scope::system>(y, 1);",
        "r0 = load_relaxed<Scope::system>(y); store_relaxed<Scope::system>(x, 1);", place=GPUS,
        where={"x": "1", "y": "0"}, outcome="0:r0 == 1 and 1:r0 == 1", verdict=UNSPECIFIED, row=15, status="D X",
        why="LLVM allows it; here it takes two loads that wait long in their channels"),
    mp("LB+xcd", "r0 = load_relaxed<Scope::agent>(x); store_relaxed<Scope::agent>(y, 1);",
        "r0 = load_relaxed<Scope::agent>(y); store_relaxed<Scope::agent>(x, 1);", outcome="0:r0 == 1 and 1:r0 == 1",
        verdict=UNSPECIFIED, row=15, status="X",
        why="LLVM allows it; a store to a quick channel overtakes the load before it, mostly where both stay in one L2 (cpx)"),
    # ---- 16: several readers; one location
    *(Litmus(f"IRIW+{name}", (store.format("x"), store.format("y"), read.format("x", "y"), read.format("y", "x")),
             "2:r0 == 1 and 2:r1 == 0 and 3:r0 == 1 and 3:r1 == 0", where={"x": "0", "y": "1"},
             place=("0", "1", "2", "0.1"), verdict=verdict, row=16, status=status, why=why)
      for name, store, read, verdict, status, why in (
          ("relaxed", "store_relaxed<Scope::system>({}, 1);",
           "r0 = load_relaxed<Scope::system>({}); r1 = load_relaxed<Scope::system>({});", UNSPECIFIED, "D",
           "allowed: loads of one wave to different channels change places; rare, as both readers must do so"),
          ("acquire", "store_relaxed<Scope::system>({}, 1);",
           "r0 = load_acquire<Scope::system>({}); r1 = load_relaxed<Scope::system>({});", UNSPECIFIED, "X",
           "LLVM allows it; home memory is one place, so all readers agree here"),
          ("seqcst", "__hip_atomic_store({}, 1, __ATOMIC_SEQ_CST, SCOPE_system);",
           "r0 = __hip_atomic_load({}, __ATOMIC_SEQ_CST, SCOPE_system); "
           "r1 = __hip_atomic_load({}, __ATOMIC_SEQ_CST, SCOPE_system);", NEVER, "D",
           "two readers agree on the order of two stores, all of them sequentially consistent"))),
    *(mp(f"CoRR+{name}", f"store_relaxed<Scope::{scope}>(x, 1); store_relaxed<Scope::{scope}>(x, 2);",
          "".join(f"r{i} = {load}; " for i in range(3)), place=place, where={"x": home},
          outcome="1:r1 < 1:r0 or 1:r2 < 1:r1", verdict=NEVER, row=16, status="D",
          why="reads of one location never go back in time")
      for name, scope, load, place, home in (
          ("sc1+xcd", "agent", "load_relaxed<Scope::agent>(x)", XCDS, "0"),
          ("system+gpu", "system", "load_relaxed<Scope::system>(x)", GPUS, "1"),
          ("system+pull", "system", "load_relaxed<Scope::system>(x)", GPUS, "0"),
          ("sc1+xcd+peer", "agent", "load_relaxed<Scope::agent>(x)", XCDS, "1"),
          ("system+xcd+peer", "system", "load_relaxed<Scope::agent>(x)", XCDS, "1"))),
    *(mp(f"CoRR+mixed+{name}", f"{first} {second}", "r0 = load_relaxed<Scope::agent>(x); "
          "r1 = load_relaxed<Scope::system>(x); r2 = load_relaxed<Scope::agent>(x);", where={"x": "1"},
          outcome="1:r1 < 1:r0 or 1:r2 < 1:r1 or x != 2", verdict=NEVER, row=16, status="D",
          why="one location has one order, whatever the scopes of its accesses")
      for name, first, second in (
          ("agent-system", "store_relaxed<Scope::agent>(x, 1);", "store_relaxed<Scope::system>(x, 2);"),
          ("system-agent", "store_relaxed<Scope::system>(x, 1);", "store_relaxed<Scope::agent>(x, 2);"))),
    *(mp(f"CoWW+{name}", f"{first} compiler_fence(); {second}", "sleep(1);", place=GPUS, where={"x": home},
          outcome="x != 2", verdict=NEVER, row=16, status="D", why="two stores of one wave to one location keep their order")
      for name, first, second, home in (
          ("system", "store_relaxed<Scope::system>(x, 1);", "store_relaxed<Scope::system>(x, 2);", "1"),
          ("plain-system", "*x = 1;", "store_relaxed<Scope::system>(x, 2);", "1"),
          ("system-plain", "store_relaxed<Scope::system>(x, 1);", "*x = 2;", "1"),
          ("agent-system", "store_relaxed<Scope::agent>(x, 1);", "store_relaxed<Scope::system>(x, 2);", "1"),
          ("system-agent", "store_relaxed<Scope::system>(x, 1);", "store_relaxed<Scope::agent>(x, 2);", "1"),
          ("uncached", "*x = 1;", "*x = 2;", "1 uncached"))),
    *(mp(f"CoWR+{name}", f"{store} compiler_fence(); r0 = {load};", "sleep(1);", place=GPUS, where={"x": home},
          outcome="0:r0 != 1", verdict=NEVER, row=16, status="D", why="a wave sees its own store")
      for name, store, load, home in (("plain", "*x = 1;", "*x", "1"),
                                      ("system", "store_relaxed<Scope::system>(x, 1);", "*x", "1"),
                                      ("uncached", "*x = 1;", "*x", "1 uncached"))),
    mp("CoRWR+cached", "r0 = *x; compiler_fence(); *x = 1; compiler_fence(); r1 = *x;", "sleep(1);", where={"x": "0"},
        outcome="0:r1 != 1", verdict=NEVER, row=16, status="D", why="a wave sees its own store, also where it has read before"),
    mp("CoRW+rmw", "r0 = *x; compiler_fence(); atomicAdd(x, 1);", "sleep(1);", where={"x": "0"}, outcome="0:r0 != 0",
        verdict=NEVER, row=16, status="D", why="a load does not see the same wave's later atomic"),
    mp("barrier+store+rmw", "*x = 8; __syncthreads();", "__syncthreads(); r0 = atomicAdd(x, 1);", place=CU,
        where={"x": "0"}, outcome="1:r0 != 8 or x != 9", verdict=NEVER, row=16, status="D",
        why="after a barrier a wave's atomic meets what another wave of the block stored"),
    mp("barrier+load+rmw", "r0 = *x; __syncthreads();", "__syncthreads(); atomicAdd(x, 8);", place=CU,
        where={"x": "0"}, outcome="0:r0 != 0", verdict=NEVER, row=16, status="D",
        why="what was read before the barrier is from before the barrier"),
    # ---- 17: the scalar cache
    mp("scalar+acquire", release("system"),
        "r1 = scalar_load(x); wait_equal<Order::acquire, Scope::system>(y, 1); r0 = scalar_load(x);", place=GPUS,
        where=PUSH, verdict=SOMETIMES, row=17, status="D", expects=("s_load_dword", "buffer_inv sc0 sc1"),
        why="no instruction of these kernels empties the scalar cache: only the next kernel's start does"),
    # ---- 18: nontemporal accesses instead of release and acquire
    mp("MP+nt+xcd", "__builtin_nontemporal_store(1, x); signal<Order::relaxed, Scope::agent>(y, 1);",
        "wait_equal<Order::relaxed, Scope::agent>(y, 1); r0 = __builtin_nontemporal_load(x);", verdict=SOMETIMES,
        row=18, status="D", expects=(r"global_store_dword .* nt",), why="nt is a hint to the caches and orders nothing"),
    mp("MP+nt+gpu", "__builtin_nontemporal_store(1, x); signal<Order::relaxed, Scope::system>(y, 1);",
        "wait_equal<Order::relaxed, Scope::system>(y, 1); r0 = __builtin_nontemporal_load(x);", place=GPUS, where=PUSH,
        verdict=SOMETIMES, row=18, status="D", why="as above, between GPUs"),
    mp("MP+nt-load+xcd", release("agent"),
        CACHED + "wait_equal<Order::relaxed, Scope::agent>(y, 1); r0 = __builtin_nontemporal_load(x);",
        verdict=UNSPECIFIED, row=18, status="D X", why="no guarantee; here an nt load passes the L1 and finds the new data"),
    # ---- chains of three ranks
    *(Litmus(f"ISA2+{name}",
             (f"*x = 1; signal<Order::{first}, Scope::system>(y, 1);",
              f"wait_equal<Order::{take}, Scope::system>(y, 1); {read}signal<Order::{give}, Scope::system>(z, 1);",
              "r1 = *x; wait_equal<Order::acquire, Scope::system>(z, 1); r0 = *x;"), "2:r0 == 0",
             where={"x": "2", "y": "1", "z": "2"}, place=("0", "1", "2"), verdict=verdict, status=status, why=why)
      for name, first, take, read, give, verdict, status, why in (
          ("system", "release", "acquire", "", "release", NEVER, "D", "what rank 0 released to rank 1, rank 1 releases to rank 2"),
          ("stored-late", "relaxed", "acquire", "", "release", SOMETIMES, "D",
           "the first link lacks its release: nobody later in the chain can make up for it"),
          ("agent-middle", "release", "relaxed", "r0 = *x; ", "relaxed", UNSPECIFIED, "D X",
           "LLVM promises nothing: rank 1 neither acquires nor releases; here the data was home before the first flag"))),
    *(Litmus(f"ISA2+wider+{name}",
             ("*x = 1; signal<Order::release, Scope::agent>(y, 1);",
              f"{cached}wait_equal<Order::acquire, Scope::agent>(y, 1); signal<Order::{order}, Scope::{scope}>(z, 1);",
              "r1 = *x; wait_equal<Order::acquire, Scope::system>(z, 1); r0 = *x;"), "2:r0 == 0",
             where={"x": home, "y": "0", "z": "1"}, place=("0.0", "0.1", "1"), verdict=verdict,
             status="D" if verdict is NEVER else "D X", why=why)
      for name, home, order, scope, cached, verdict, why in (
          ("push", "1", "release", "system", "r1 = *x; ", NEVER,
           "what one XCD released to another within the GPU, that one releases to the node"),
          ("pull", "0", "release", "system", "r1 = *x; ", NEVER, "the same with the data in the GPU's own memory"),
          ("third", "2", "release", "system", "", NEVER, "the same through a third rank's memory"),
          ("relaxed", "1", "relaxed", "system", "", NOT_ON_HARDWARE,
           "without the release to the node the data stays where only this GPU sees it"))),
    Litmus("WRC+system",
           ("store_relaxed<Scope::system>(x, 1);",
            "while (!load_relaxed<Scope::system>(x)) sleep(1); signal<Order::release, Scope::system>(y, 1);",
            "wait_equal<Order::acquire, Scope::system>(y, 1); r0 = load_relaxed<Scope::system>(x);"), "2:r0 == 0",
           where={"x": "2", "y": "2"}, place=("0", "1", "2"), verdict=NEVER, status="D",
           why="who is told of a store by somebody that saw it, sees it too"),
)
