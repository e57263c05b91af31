ADD, READY = "signal_add<Order::acq_rel, Scope::system>", "signal<Order::release, Scope::system>(translate(ready"
MISTAKES = {
    "arrive without acquire": (ADD, ADD.replace("acq_rel", "release"), "missing acquire"),
    "every block sets it": (f" && {ADD}(arrived, 1u) == gridDim.x - 1", "", "nothing orders them: no signal"),
    "nobody is last": ("gridDim.x - 1", "gridDim.x",
                       "no block takes itself for the last one, which sets the flag: signal_add returns the value "
                       "before its own addition"),
    "translate forgotten": ("translate(ready, bases, rank, peer)", "ready",
                            "the address of the flag is not translated: rank 0 sets its own copy"),
    "no flag": ("signal<Order::release, Scope::system>(translate(ready, bases, rank, peer), 1u)", "(void)ready",
                "no block takes itself for the last one, which sets the flag: signal_add returns the value before its own addition"),
}
COUNT = ADD + "(arrived, 1u)"
LAST = f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1)\n    {READY}, bases, rank, peer), 1u);\n"
MISTAKES["both relaxed"] = (ADD, ADD.replace("acq_rel", "acq_rel").replace("system", "agent"),
                            READY, READY.replace("release", "relaxed"), "missing release")
MISTAKES["the flag is 2"] = ("peer), 1u);", "peer), 2u);", "the flag is set to 2 instead of 1")
SET = "signal<Order::relaxed, Scope::system>(translate(ready, bases, rank, peer), 1u);"
# Agent scope among the blocks, then system scope by the last block: happens-before composes along the chain.
ALSO_RIGHT = {
    "arrive at agent scope": (ADD, ADD.replace("system", "agent")),
    "the last block acquires by a fence": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT.replace('acq_rel, Scope::system', 'release, Scope::agent')} == gridDim.x - 1) "
        "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "fences for all": (LAST, "  if (threadIdx.x == 0) fence<Order::release, Scope::agent>();\n  if (threadIdx.x == 0 && "
                       f"{COUNT.replace('acq_rel, Scope::system', 'relaxed, Scope::agent')} == gridDim.x - 1) "
                       "{ fence<Order::acquire, Scope::agent>();\n" + f"    {READY}, bases, rank, peer), 1u); }}\n"),
    "a fence, then a relaxed flag": (
        LAST, f"  if (threadIdx.x == 0 && {COUNT} == gridDim.x - 1) {{\n    fence<Order::release, Scope::system>();\n    {SET}\n  }}\n"),
    "CUDA's threadfence": (
        LAST, "  if (threadIdx.x == 0) {\n    __threadfence_system();\n    const unsigned before = atomicAdd(arrived, 1u);\n"
        "    __threadfence_system();\n    if (before == gridDim.x - 1)\n      "
        f"{READY}, bases, rank, peer), 1u);\n  }}\n"),
}
