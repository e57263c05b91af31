"""The other shapes: two reads, read-modify-writes, store buffering, coherence, chains of three (rows 12 to 18)."""
from .case import Litmus
from .words import (
    CACHED,
    CU,
    GPUS,
    HERE,
    NEVER,
    NOT_ON_HARDWARE,
    PULL,
    PUSH,
    SEVERAL_L2,
    SOMETIMES,
    UNSPECIFIED,
    XCDS,
    acquire,
    mp,
    no_acquire,
    release,
)

SHAPES = (
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
             (f"*x = 1; signal<Order::release, Scope::{scope}>(y, 1);",
              f"wait_equal<Order::{take}, Scope::{scope}>(y, 1); signal<Order::{give}, Scope::{scope}>(z, 1);",
              f"r1 = *x; wait_equal<Order::acquire, Scope::{scope}>(z, 1); r0 = *x;"), "2:r0 == 0",
             where={"x": "2", "y": "1", "z": "2"}, place=("0", "1", "2"), verdict=verdict, status=status, why=why)
      for name, scope, take, give, verdict, status, why in (
          ("system", "system", "acquire", "release", NEVER, "D",
           "what rank 0 released to rank 1, rank 1 releases to rank 2"),)),
    Litmus("ISA2+stored-late",
           ("*x = 1; signal<Order::relaxed, Scope::system>(y, 1);",
            "wait_equal<Order::acquire, Scope::system>(y, 1); signal<Order::release, Scope::system>(z, 1);",
            "r1 = *x; wait_equal<Order::acquire, Scope::system>(z, 1); r0 = *x;"), "2:r0 == 0",
           where={"x": "2", "y": "1", "z": "2"}, place=("0", "1", "2"), verdict=SOMETIMES, status="D",
           why="the first link lacks its release: nobody later in the chain can make up for it"),
    Litmus("ISA2+agent-middle",
           ("*x = 1; signal<Order::release, Scope::system>(y, 1);",
            "wait_equal<Order::relaxed, Scope::system>(y, 1); r0 = *x; signal<Order::relaxed, Scope::system>(z, 1);",
            "r1 = *x; wait_equal<Order::acquire, Scope::system>(z, 1); r0 = *x;"), "2:r0 == 0",
           where={"x": "2", "y": "1", "z": "2"}, place=("0", "1", "2"), verdict=UNSPECIFIED, status="D X",
           why="LLVM promises nothing: rank 1 neither acquires nor releases; here the data was home before the first flag"),
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
