"""The litmus tests of lesson 05 on real GPUs: many rounds inside one launch, all tests in one module.

`instances` groups of a test's threads run at once. Each thread is a block, on the rank that the test gives it. Before
each round a group meets over relaxed flags, and its threads wait for random times. Each round uses fresh memory.
gfx942's tests place threads on XCDs and CUs, which here become different blocks. Tests with AMD's instructions are left
out, and tests whose threads share a block.
"""
import re
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import torch

from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap
from ..litmus import Litmus, suite
from ..litmus.case import STRIDE
from . import record

NOT_PORTABLE = re.compile(r"wait_stores|scalar_load|__builtin|asm|SCOPE_|__hip|__syncthreads|sleep|compiler_fence")
LOCATIONS = ("x", "y", "z")
MEET = 32  # uint32 between two threads' flags, so that each has its own line

HEAD = """\
#include "a2a/a2a.h"
using namespace a2a;
__device__ inline void wait_clocks(unsigned n) {
#ifndef A2A_SIM
  for (const long long start = clock64(); clock64() - start < n;) {}
#endif
}
__device__ inline unsigned mix(unsigned v) {
  v = (v ^ v >> 16) * 0x7feb352du;
  v = (v ^ v >> 15) * 0x846ca68bu;
  return v ^ v >> 16;
}
// Half of all threads start at once, the others within half a microsecond.
__device__ inline void some_time(unsigned seed) {
  const unsigned v = mix(seed);
  if (v & 1) wait_clocks(v >> 1 & 1023);
}
// All threads of a group tell one another that they have come to round `round`. meet: symmetric.
__device__ inline void meet_all(uint32_t* meet, const int64_t* bases, int rank, const int* ranks, int threads,
                                int thread, uint32_t round) {
  for (int u = 0; u < threads; ++u)
    signal<Order::relaxed, Scope::system>(translate(meet + thread * 32, bases, rank, ranks[u]), round);
  for (int u = 0; u < threads; ++u) wait_at_least<Order::relaxed, Scope::system>(meet + u * 32, round);
}
extern "C" __global__ void collect(const int* location, int8_t* values, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) values[i] = (int8_t)location[(int64_t)i * @STRIDE@];
}
""".replace("@STRIDE@", str(STRIDE))


def portable(test: Litmus, world_size: int) -> bool:
    """Whether a test of the suite can run on real GPUs, and on this number of them."""
    return (test.ranks <= world_size and "hang" not in test.outcome and not any(test.init.values())
            and len(set(test.place)) == len(test.place) and set(test.where) <= set(LOCATIONS)
            and not NOT_PORTABLE.search(" ".join(test.threads)))


def must_never(test: Litmus) -> bool:
    """Whether release, acquire, coherence or read-modify-writes at sufficient scope forbid the outcome, on NVIDIA GPUs
    too (PTX memory model). The suite's "never" also has outcomes that merely do not happen, such as reads without
    acquire. They are False here."""
    return set(test.verdict.values()) == {"never"} and test.row != 2


def threads_of(test: Litmus, rank: int) -> list[int]:
    """The test's threads on a rank."""
    return [thread for thread, place in enumerate(test.place) if place[0] == rank]


def source(tests: Iterable[Litmus]) -> str:
    """HIP source with a kernel case0, case1, ... per test."""
    return HEAD + "".join(_case(number, test) for number, test in enumerate(tests))


def _case(number: int, test: Litmus) -> str:
    names = ", ".join(f"int* {name}" for name in LOCATIONS)
    lines = []
    for thread, body in enumerate(test.threads):
        named = test.registers(thread)
        declared = f"  int {', '.join(f'r{n} = 0' for n in named)};" if named else "  (void)r;"
        kept = "".join(f" r[{i}] = (int8_t)r{n};" for i, n in enumerate(named))
        lines += [f"__device__ __forceinline__ void case{number}_thread{thread}({names}, int8_t* r) {{",
                  declared, f"  {body}", f" {kept}", "}"]
    count, ranks = len(test.threads), [place[0] for place in test.place]
    at = "".join(f"  if (rank == {rank} && which == {i}) thread = {thread};\n" for rank in sorted(set(ranks))
                 for i, thread in enumerate(threads_of(test, rank)))
    home = {name: test.where[name][0] if name in test.where else "rank" for name in LOCATIONS}
    homes = "".join(f"    int* own_{name} = translate({name}, bases, rank, {home[name]}) + slot * {STRIDE};\n"
                    for name in LOCATIONS)
    own = ", ".join(f"own_{name}" for name in LOCATIONS)
    calls = "".join(f"      case {thread}: case{number}_thread{thread}({own}, r); break;\n" for thread in range(count))
    return "\n".join(lines) + f"""
extern "C" __global__ __launch_bounds__(64) void case{number}({names}, int8_t* results, uint32_t* meet,
    const int64_t* bases, int rank, int per_rank, int rounds, unsigned seed) {{
  if (threadIdx.x) return;
  const int ranks[] = {{{', '.join(map(str, ranks))}}};
  const int instance = blockIdx.x / per_rank, which = blockIdx.x % per_rank;
  int thread = 0;
{at}  for (int i = 0; i < rounds; ++i) {{
    const int64_t slot = (int64_t)instance * rounds + i;
{homes}    int8_t* r = results + ((int64_t)thread * gridDim.x / per_rank * rounds + slot) * 8;
    meet_all(meet + instance * {4 * MEET}, bases, rank, ranks, {count}, thread, i + 1);
    some_time(seed + (unsigned)slot * {count} + thread);
    switch (thread) {{
{calls}    }}
  }}
}}
"""


def run(node: Node, names: Iterable[str] = (), *, rounds: int = 1 << 20, instances: int = 64, seed: int = 1,
        announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Plain data: the head of `record.facts`, and "tests": [{"name", "outcome", "rounds", "positive", "must_never",
    "simulated" (its verdict in mode strict), "states": {text: count}, "why"}].

    names: default all that can run here. rounds: of each test in total, rounded up to a multiple of `instances`.
    Collective. Raises ValueError for an unknown name, and if no test is left.
    """
    for name in names:
        if name not in suite:
            raise ValueError(f"no litmus test is called {name!r}; `a2a litmus --list` lists them")
    tests = [test for test in suite.values() if portable(test, node.world_size) and (not names or test.name in names)]
    if not tests:
        raise ValueError(f"none of these litmus tests can run on {node.world_size} GPU{'s' * (node.world_size > 1)} of "
                         "any kind")
    module = node.load(source(tests), name="litmus")
    each = -(-rounds // instances)
    slots = each * instances
    place = slots * STRIDE
    recording = record.facts(node, "litmus") | {"instances": instances, "tests": [], "left_out": [
        name for name, test in suite.items() if test not in tests and (not names or name in names)]}
    with SymmetricHeap(node, len(LOCATIONS) * 4 * place + 4 * instances * 4 * MEET + 4096, name="litmus") as heap:
        where = {name: heap.alloc(name, (place,), torch.int32) for name in LOCATIONS}
        meet = heap.alloc("meet", (instances * 4 * MEET,), torch.int32)
        results = [rank.empty((4, slots, 8), torch.int8, "results") for rank in node.ranks]
        values = [rank.empty((slots,), torch.int8, "values") for rank in node.ranks]
        for number, test in enumerate(tests):
            announce(test.name)
            heap.zero_()
            for i, rank in enumerate(node.ranks):
                results[i].zero_()
            node.synchronize()
            node.gather({rank.index: None for rank in node.ranks})
            for i, rank in enumerate(node.ranks):
                mine = len(threads_of(test, rank.index))
                if mine:
                    rank.launch(module[f"case{number}"], instances * mine, 64, *(where[name][i] for name in LOCATIONS),
                                results[i], meet[i], heap.bases[i], rank.index, mine, each, seed)
            node.synchronize()
            columns = {}
            for i, rank in enumerate(node.ranks):
                for thread in threads_of(test, rank.index):
                    registers = results[i][thread].to_torch().numpy()
                    columns |= {f"{thread}:r{n}": registers[:, k].copy() for k, n in enumerate(test.registers(thread))}
            # all ranks are done: locations hold their last value
            node.gather({rank.index: None for rank in node.ranks})
            plain_names = [name for name in test.state_names() if ":" not in name]
            for i, rank in enumerate(node.ranks):
                for name in (name for name in plain_names if test.where[name][0] == rank.index):
                    rank.launch(module.collect, -(-slots // 256), 256, where[name][i], values[i], slots)
                    columns[name] = values[i].to_torch().numpy().copy()
            parts = node.gather({rank.index: columns for rank in node.ranks})
            merged = {name: column for part in parts.values() for name, column in part.items()}
            recording["tests"].append(_count(test, merged, slots))
    return recording


def _distinct(columns: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """The distinct rows, [m, columns] int8, and the count of each, [m]. columns: int8 [n] each, at most eight. A row is
    packed into one number, because sorting a million rows of several columns takes a second."""
    rows = np.zeros((len(columns[0]), 8), np.int8)
    for i, column in enumerate(columns):
        rows[:, i] = column
    states, counts = np.unique(rows.view(np.int64)[:, 0], return_counts=True)
    return states[:, None].view(np.int8)[:, :len(columns)], counts


def _count(test: Litmus, columns: dict[str, np.ndarray], rounds: int) -> dict[str, Any]:
    names = test.state_names()
    states, counts = _distinct([columns[name] for name in names])
    positive, listed = 0, {}
    for state, count in sorted(zip(states.tolist(), counts.tolist()), key=lambda item: -item[1]):
        listed[" ".join(f"{name}={value};" for name, value in zip(names, state))] = count
        if test.holds(dict(zip(names, state))):
            positive += count
    return {"name": test.name, "outcome": test.outcome, "rounds": rounds, "positive": positive,
            "must_never": must_never(test), "simulated": test.verdict.get("strict", "unspecified"), "states": listed,
            "why": test.why, "threads": list(test.threads)}


def violations(recording: dict[str, Any]) -> list[str]:
    """Tests whose outcome happened although it must never happen."""
    return [test["name"] for test in recording["tests"] if test["must_never"] and test["positive"]]


def text(recording: dict[str, Any]) -> str:
    """The results as text for a terminal."""
    lines = [f"{recording['label']}, commit {recording['commit']}",
             f"{'test':<28}{'outcome':<44}{'rounds':>9} {'observed':>9}  must never  gfx942, simulated (strict)"]
    for test in recording["tests"]:
        lines.append(f"{test['name']:<28}{test['outcome']:<44}{test['rounds']:>9,} {test['positive']:>9,}  "
                     f"{'yes' if test['must_never'] else '-':<10}  {test['simulated']}")
    broken = violations(recording)
    return "\n".join([*lines, f"left out: {len(recording['left_out'])} tests",
                      f"VIOLATED: {', '.join(broken)}" if broken else "nothing that must never happen was observed"])
