"""Other designs of the rungs, kept to be looked at: as published, or as first written. Most fail.

    comm = a2a.alltoall.TokenFlags(node, shape, variant="counts_reset")      # what it does
    print(a2a.alltoall.designs.diff("token_flags", "counts_reset"))          # what differs in its kernels

Each is the rung's own kernel file with some texts replaced, so that the kernels themselves stay free of them.
"""
from __future__ import annotations

import difflib
from dataclasses import dataclass, field
from pathlib import Path

from .mutate import Mutation, inlined
from ..rungs.waits import Flag

KERNELS = Path(__file__).parent


@dataclass(frozen=True)
class Design:
    """Another design of a rung. changes: (text, text instead) in its kernels, each found exactly once. arguments: kernel
    -> (name, names instead) in what the host gives it. header: the kernels' parts in a2a/alltoall.h change too. expected:
    the flags whose values differ."""

    why: str
    changes: tuple[tuple[str, str], ...]
    arguments: dict[str, tuple[str, str]] = field(default_factory=dict)
    header: bool = False
    expected: dict[str, Flag] = field(default_factory=dict)


_COUNTS_OF_ONE = {"counts": Flag(("one", "source"), "1 << 32 | rows")}
_TOKENS_OF_ONE = {"recv_flags": Flag(("source", "slot"), "1"), "reply_flags": Flag(("token", "k"), "1")}
_PAIRS = {"rank_flags": Flag(("one", "source"), "rows + 1")}
_SYSTEM = "<Order::acquire, Scope::system>"
# One slot for the counts of all calls; 1 in the upper half says that a count is there.
_ONE_SLOT = (("world.at(&counts[(world.epoch % 2) * world.world_size + world.rank], peer)", "world.at(&counts[world.rank], peer)"),
             ("(uint64_t)world.epoch << 32 | to_rank[peer]", "(uint64_t)1 << 32 | to_rank[peer]"))
_COUNT_SLOT = ("&counts[(world.epoch % 2) * world.world_size + source],\n"
               "          [=](uint64_t seen) { return seen >> 32 == world.epoch; });")
_COUNT_WAIT = f"      recv_count[source] = (uint32_t)wait_until{_SYSTEM}(\n          {_COUNT_SLOT}"
_COUNT_RESET = (f"    {{\n      recv_count[source] = (uint32_t)wait_until{_SYSTEM}(\n"
                "          &counts[source], [=](uint64_t seen) { return seen >> 32 == 1; });\n      %s\n    }")

_TOKEN_SET = ("world.at(recv_flags + at, peer), world.epoch)",
              "world.at(recv_flags + at, peer), 1u)")
_REPLY_SET = ("world.at(reply_flags + flat, peer), world.epoch)",
              "world.at(reply_flags + flat, peer), 1u)")
_TOKEN_WAIT = f"wait_equal{_SYSTEM}(&recv_flags[from], world.epoch);"
_REPLY_WAIT = f"    if (id >= 0) wait_equal{_SYSTEM}(&reply_flags[first + lane], world.epoch);"
_TOKEN_RESET = (_TOKEN_WAIT, f"wait_equal{_SYSTEM}(&recv_flags[from], 1u);\n"
                             "      store_relaxed<Scope::system>((uint32_t*)&recv_flags[from], 0);")
_REPLY_RESET = (_REPLY_WAIT, f"    if (id >= 0) {{\n      wait_equal{_SYSTEM}(&reply_flags[first + lane], 1u);\n"
                             "      store_relaxed<Scope::system>((uint32_t*)&reply_flags[first + lane], 0);\n    }")
_FLAGS_OF_ONE = (_TOKEN_SET, _REPLY_SET)
_REPLY_COPY = "    copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y"
_REPLY_SIGNAL = ("    if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), "
                 "world.epoch);\n")

_PAIR_SLOT = (("&rank_flags[(world.epoch % 2) * world.world_size + world.rank]", "&rank_flags[world.rank]"),
              ("&rank_flags[(world.epoch % 2) * world.world_size + source]", "&rank_flags[source]"),
              ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)"),
              ("return seen >> 32 == world.epoch;", "return seen != 0;"))

_INT32 = (("const int64_t at = (int64_t)world.rank * shape.max_tokens * shape.topk",
           "const int at = world.rank * shape.max_tokens * shape.topk"),)

_RANK_FLAGS = {
    "counts_reset": Design(
        "as published (v4): one slot for the flags of all calls, count + 1 without an epoch, set back to zero by its "
        "reader. A flag of the next call can be erased before it was looked at: hangs",
        (*_PAIR_SLOT, ("      recv_count[source] = count;\n",
                       "      recv_count[source] = count;\n"
                       "      store_relaxed<Scope::system>((uint64_t*)&rank_flags[source], 0);\n")), expected=_PAIRS),
    "flags_not_reset": Design(
        "one slot, count + 1 without an epoch, and nobody sets it back: the second call takes the first one's flags",
        _PAIR_SLOT, expected=_PAIRS),
    "int32_offsets": Design(
        "offsets of rows in 32 bits: from 2^31 elements on they are negative",
        (*_INT32, ("const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;\n      const Meta meta",
                   "const int from = source * shape.max_tokens * shape.topk + slot;\n      const Meta meta"))),
}

_TOKEN_FLAGS = {
    "counts_reset": Design(
        "counts as published (v5): one slot, set back to zero by its reader. A count of the next call can be erased "
        "before it was looked at: hangs",
        (*_ONE_SLOT, (_COUNT_WAIT, _COUNT_RESET % "store_relaxed<Scope::system>(&counts[source], 0);")), expected=_COUNTS_OF_ONE),
    "counts_read_late": Design(
        "as published (v5): counts and flags without epochs, set back to zero by their readers, and dispatch_recv reads "
        "the counts where the peers write them, maybe those of the next call: wrong rows, or hangs",
        (*_ONE_SLOT,
         (_COUNT_WAIT, _COUNT_RESET % "store_relaxed<Scope::system>((uint32_t*)&counts[source] + 1, 0);  // its flag"),
         ("__device__ inline int longest(const uint32_t* count, int n)",
          "template <class T> __device__ inline int longest(const T* count, int n)"),
         ("most = max(most, count[i]);", "most = max(most, (uint32_t)count[i]);"),
         ("    const uint32_t* recv_count, uint32_t* send_slots, uint32_t* expert_count,",
          "    const uint64_t* counts, uint32_t* send_slots, uint32_t* expert_count,"),
         ("longest(recv_count, world.world_size)", "longest(counts, world.world_size)"),
         ("if (slot >= (int)recv_count[source]) continue;", "if (slot >= (int)(uint32_t)counts[source]) continue;"),
         *_FLAGS_OF_ONE, _TOKEN_RESET, _REPLY_RESET),
        {"dispatch_recv": ("recv_count", "counts")}, expected=_COUNTS_OF_ONE | _TOKENS_OF_ONE),
    "flags_reset": Design(
        "counts with epochs, the tokens' and replies' flags as published: 1, set back to zero by their readers. It "
        "holds: nobody sets such a flag again before he has an answer that its reader sent after setting it back",
        (*_FLAGS_OF_ONE, _TOKEN_RESET, _REPLY_RESET), expected=_TOKENS_OF_ONE),
    "profiled": Design(
        "combine_send records each row that it sends, and its flag (lesson 10): "
        "Profile(node, comm.module, tags=['row', 'flag'])",
        (('#include "a2a/a2a.h"\n', '#include "a2a/a2a.h"\n#include "a2a/profile.h"\n\nenum Tag { ROW, FLAG };\n'),
         ("    half_t* reply, uint32_t* reply_flags) {\n", "    half_t* reply, uint32_t* reply_flags) {\n  Profile profile;\n"),
         (_REPLY_COPY, "    profile.start(ROW, flat);\n" + _REPLY_COPY),
         (_REPLY_SIGNAL, f"    profile.start(FLAG, flat);\n{_REPLY_SIGNAL}    profile.stop(FLAG, flat);\n"
                         "    profile.stop(ROW, flat);\n"))),
    "flags_memset": Design(
        "counts with epochs, the tokens' and replies' flags 1, set back to zero by the host behind each call. What a "
        "rank ahead has set for the next call is erased: hangs",
        (*_FLAGS_OF_ONE, (_TOKEN_WAIT, _TOKEN_WAIT.replace("world.epoch", "1u")),
         (_REPLY_WAIT, _REPLY_WAIT.replace("world.epoch", "1u"))), expected=_TOKENS_OF_ONE),
    "int32_offsets": Design(
        "offsets of rows in 32 bits: from 2^31 elements on they are negative",
        (*_INT32, ("const int64_t from = (int64_t)source * shape.max_tokens * shape.topk + slot;",
                   "const int from = source * shape.max_tokens * shape.topk + slot;"))),
}

_ACTIVE_TOKENS = {
    "zeroed_in_use": Design(
        "combine zeroes the counts of its own call, which some of its senders have yet to read: rows that are not sent",
        (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
}

_NO_OVERHEADS = {
    "not_restored": Design(
        "nobody zeroes the slots that dispatch counted: two calls later tokens go to slots where nobody looks",
        (("send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;", ";"),)),
    "zeroed_in_use": Design(
        "dispatch zeroes the slots of its own call while its senders count with them: two tokens in one slot",
        (("send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;", "send_slots[world.epoch % 2 * world.world_size + peer] = 0;"),)),
}

_VARLEN = {
    "counts_reset": Design(
        "counts as published (v9): one slot, set back to zero by the next kernel. A count of the next call can be "
        "erased, or read in place of this one's: hangs",
        (*_ONE_SLOT,
         (_COUNT_SLOT,
          "&counts[source], [=](uint64_t seen) { return seen >> 32 == 1; });"),
         ("const uint32_t* expert_count, uint32_t* next_expert_count,\n",
          "const uint32_t* expert_count, uint64_t* counts,\n"),
         ("    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next_expert_count[e] = 0;",
          "    // the counts of the next call lie beside those of this one\n"
          "    uint32_t* next = (uint32_t*)expert_count + (world.epoch % 2 ? -shape.experts : shape.experts);\n"
          "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) next[e] = 0;\n"
          "    for (int source = threadIdx.x; source < world.world_size; source += blockDim.x)\n"
          "      store_relaxed<Scope::system>(&counts[source], 0);")),
        {"combine": ("next_expert_count", "counts")}, header=True, expected=_COUNTS_OF_ONE),
}

designs: dict[str, dict[str, Design]] = {
    "rank_flags": _RANK_FLAGS, "token_flags": _TOKEN_FLAGS, "active_tokens": _ACTIVE_TOKENS,
    "no_overheads": _NO_OVERHEADS, "varlen": _VARLEN,
}


def texts(rung: str) -> dict[str, str]:
    """{variant: what differs} of a rung."""
    return {name: design.why for name, design in designs.get(rung, {}).items()}


def find(rung: str, variant: str | None) -> Design | None:
    return designs.get(rung, {}).get(variant)


def source(rung: str, variant: str | None = None) -> str:
    """The kernels of a rung, or of one of its variants, as HIP text. KeyError for a variant without kernels of its own."""
    text = (KERNELS / f"{rung}.hip").read_text(encoding="utf-8")
    if variant is None:
        return text
    if find(rung, variant) is None:
        raise KeyError(f"{rung} has no other kernels for {variant!r}; there are {', '.join(texts(rung)) or 'none'}")
    design = designs[rung][variant]
    return Mutation(variant, design.why, design.changes).apply(inlined(text) if design.header else text)


def diff(rung: str, variant: str, context: int = 2) -> str:
    """What a variant changes in the rung's kernels: a unified diff, `context` lines around each change."""
    own = source(rung)
    own = inlined(own) if designs[rung][variant].header else own
    return "\n".join(difflib.unified_diff(own.splitlines(), source(rung, variant).splitlines(), rung,
                                          f"{rung}, {variant}", n=context, lineterm=""))
