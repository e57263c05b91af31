"""Mutations of `ExpertParallel`'s kernels: of expert_parallel.hip, and of a2a/places.h, which dedup and prereduced also
use.
"""
from functools import partial

from ..all_to_all.variants import LOCKSTEP, RECV_LOCKSTEP
from ..rung.variants import Mutation, Variant, broken, swap

_InHeader = partial(Mutation, header=True)

_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch)"
_BEFORE_REPLY = "    wave_barrier();  // every lane's stores come before the release\n    if (lane_id() == 0)\n"
_REPLY_WAIT = ("wait_equal<Order::acquire, Scope::system>(\n"
               "          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch)")
_ROW = "signal<Order::release, Scope::system>(flag, 2 * world.epoch + token.wanted)"
_ROW_WAIT = "wait_until<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)]"
_ROW_NUMBER = "int(flag - 2 * world.epoch) >= 0"
_TAKEN = "state[2 + (world.epoch + 1) % 2 * shape.experts + e] = 0;"

_FIRST_ACT = "block 0 sets them back as the first thing it does, and nobody takes a place before all ranks' counts are there"

# ---- synchronisation

_SYNCHRONISATION = (
    broken("release-dropped", "a sender sets a row's flag with a relaxed store", _ROW, header=True),
    broken("acquire-dropped", "a receiver waits for a row with relaxed loads and no acquire", _ROW_WAIT, header=True),
    broken("agent-for-system", "a sender releases a row's flag to its own GPU only", _ROW, header=True),
    broken("wave-barrier-dropped", "in send_rows lanes release without meeting the others first",
           "    wave_barrier();  // every lane's stores come before the release, which is one for all peers\n", LOCKSTEP, header=True),
    broken("wave-barrier-dropped-recv", "lanes read the row without meeting the lanes that poll its flags",
           "  wave_barrier();  // no lane reads the row before the lanes that poll its flags have seen them\n", RECV_LOCKSTEP, header=True),
    _InHeader("wrong-epoch", "a receiver takes the row of the call before",
              swap(_ROW_NUMBER, ">= 0", ">= -2")),
    _InHeader("translate-forgotten", "a sender sets a row's flag on its own rank", (
        ("uint32_t* flag = world.at(recv_flags + flag_at(shape, at, part), lane);",
         "uint32_t* flag = recv_flags + flag_at(shape, at, part);"),)),
    _InHeader("nothing-said-of-no-row", "a sender sets no flag on peers that get no row from it", (
        ("if (lane < world.world_size && lane != world.rank && living >> lane & 1) {", "if (token.wanted && lane != world.rank) {"),)),
    broken("release-dropped-reply", "a reply's flag is set with a relaxed store", _REPLY),
    broken("acquire-dropped-reply", "a source waits for a reply with relaxed loads and no acquire", _REPLY_WAIT),
    broken("agent-for-system-reply", "a reply's flag is released to the own GPU only", _REPLY),
    broken("wrong-epoch-reply", "a source takes the reply of the call before", _REPLY_WAIT),
    Mutation("flag-first-reply", "a reply's flag is set before its row is stored", (
        (f"{_BEFORE_REPLY}      {_REPLY};\n", ""),
        ("    store_sum(shape, world.at(reply", f"    if (lane_id() == 0) {_REPLY};\n    store_sum(shape, world.at(reply"))),
    broken("block-barrier-dropped-found", "waves copy rows before other waves have found the places",
           "    __syncthreads();  // what a wave's acquire brought, all waves of the block have\n"),
    broken("block-barrier-dropped-next", "waves write the next rows' places while others still copy",
           "    __syncthreads();  // before `found` is of the next rows\n"),
    Mutation("block-barrier-dropped-rows", "waves add up counts before the counters are 0", (
        ("rows[e] = 0;\n  __syncthreads();\n  for (int i =", "rows[e] = 0;\n  for (int i ="),)),
    Mutation("block-barrier-dropped-offsets", "waves lay out rows before the offsets are there", (
        ("    if (lane_id() == 0) offsets[0] = 0;\n  }\n  __syncthreads();\n",
         "    if (lane_id() == 0) offsets[0] = 0;\n  }\n"),)),
)

# ---- counts, places, epochs, sums

_BOOKKEEPING = (
    Mutation("places-not-set-back", "the places taken of each expert go on from two calls before", ((_TAKEN, ";"),)),
    Mutation("own-places-set-back", "the places taken are set back by the call that takes them",
             swap(_TAKEN, "(world.epoch + 1) % 2", "world.epoch % 2"), _FIRST_ACT),
    Mutation("number-not-passed-on", "dispatch does not tell combine the call's number", (
        ("if (threadIdx.x == 0) state[1] = world.epoch;", ""),)),
    Mutation("call-not-ended", "combine does not tell the next dispatch that this call has ended", (
        ("if (blockIdx.x == 0 && threadIdx.x == 0) state[0] = world.epoch;", ""),)),
    Mutation("weights-forgotten", "a reply is the plain sum of its rows", (
        ("recv_choices[at * shape.topk + lane_id()].weight : 0.0f", "1.0f : 0.0f"),)),
    Mutation("reply-of-another-token", "a reply goes to the place that its row has on this rank", (
        ("row_at(world, shape, source, world.rank, t)", "row_at(world, shape, world.rank, source, t)"),)),
    Mutation("one-place-for-two", "rows of one expert that are laid out at once take the same place", (
        ("int(atomicAdd(&taken[local], 1u))", "int(taken[local]++)"),)),
)

VARIANTS: tuple[Variant, ...] = _SYNCHRONISATION + _BOOKKEEPING
