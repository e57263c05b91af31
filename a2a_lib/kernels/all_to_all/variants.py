"""Designs and mutations of the rungs with kernels: {rung: its variants}. First the texts that kernels of several rungs have in common, and
the ways in which these are broken, by the same names."""
from dataclasses import replace

import torch

from ..rung.calls import NewOutputs
from ..rung.variants import Mutation, Variant, broken, swap

VARIANTS: dict[str, tuple[Variant, ...]] = {}

SYSTEM = "<Order::acquire, Scope::system>"
LOCKSTEP = "lanes of a wave run in lockstep, and a wave's s_waitcnt covers the stores of all its lanes"
RECV_LOCKSTEP = "lanes of a wave run in lockstep: the compiler makes the same instructions of it"
HOME = "flag and data lie in the receiver's own memory, whose lines in its L2 are never old"

UNCACHED = Variant(
    "uncached",
    "a symmetric heap of uncached memory: stores that queue at several links of a GPU keep a link's full rate",
    options=(("heap_memory", "uncached"),))

PAST_EPOCH = "return seen >> 32 == world.epoch;"
COUNT_PLACE = "&counts[(world.epoch % 2) * world.world_size + world.rank]"
COUNT_SLOT = "&counts[(world.epoch % 2) * world.world_size + source]"
TOKEN = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch)"
TOKEN_WAIT = f"wait_equal{SYSTEM}(&recv_flags[from], world.epoch)"
REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch)"
REPLY_WAIT = f"wait_equal{SYSTEM}(&reply_flags[first + k], world.epoch)"
BEFORE_REPLY = ("    wave_barrier();  // every lane's stores come before the release\n"
                f"    if (lane_id() == 0) {REPLY}")
PEER = "    const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);\n"
NEXT_SLOT = "send_slots[(world.epoch + 1) % 2 * world.world_size + peer] = 0;"
OWN_SLOT = "send_slots[world.epoch % 2 * world.world_size + peer] = 0;"

LAST_ROW = Mutation("off-by-one", "each expert's last row is not sent",
                    (("if (row >= (int)expert_count[e]) continue;", "if (row + 1 >= (int)expert_count[e]) continue;"),))
ONE_SLOT = Mutation("count-parity-dropped", "the counts of all calls share one slot",
                    ((COUNT_PLACE, "&counts[world.rank]"), (COUNT_SLOT, "&counts[source]")), header=True)


def combine(header: bool) -> tuple:
    """Mutations of a combine of two roles. header: it sums in a2a/alltoall.h."""
    return (
        broken("release-dropped-reply", "a sender sets a reply's flag with a relaxed store", REPLY),
        broken("acquire-dropped-reply", "a receiver waits for a reply's flag with relaxed loads and no acquire", REPLY_WAIT, header=header),
        broken("agent-for-system-reply", "a sender releases a reply's flag to its own GPU only", REPLY),
        Mutation("wave-barrier-dropped-reply", "lane 0 releases a reply without meeting the other lanes first",
                 ((BEFORE_REPLY, BEFORE_REPLY.split("\n", 1)[1]),), LOCKSTEP),
        Mutation("flag-first-reply", "a sender sets a reply's flag before it stores the row", (
            (BEFORE_REPLY + ";\n", ""), (PEER, f"{PEER}    if (lane_id() == 0) {REPLY};\n"))),
        Mutation("translate-forgotten-reply", "a sender sets a reply's flag on its own rank",
                 ((REPLY, REPLY.replace("world.at(reply_flags + flat, peer)", "reply_flags + flat")),)),
        broken("wrong-epoch-reply", "a receiver waits for the epoch before", REPLY_WAIT, header=header),
        Mutation("own-counts-zeroed", "combine zeroes the counts of its own call, which senders have yet to read",
                 (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
        Mutation("counts-not-zeroed", "nobody zeroes the counts of the next call",
                 (("next_expert_count[e] = 0;", ";"),)),
        Mutation("ticket-not-reset", "nobody sets the tickets of the next call back",
                 ((" tickets[(world.epoch + 1) % 2] = 0;", " ;"),)),
        Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
                 (("turn = draw_ticket(&tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
    )


def one_output(rung) -> None:
    """One output buffer for all calls, whose memory `result` gives out."""
    class OneOutput(NewOutputs):
        """`take` gives the same buffer each time, `read` the memory itself."""

        def __init__(self, rung):
            super().__init__(rung)
            self.one = [rung.outputs.take(i, rung.shape.max_tokens) for i in range(len(self.ranks))]

        def take(self, i, num_tokens):
            return self.one[i]

        def read(self, call):
            return [inputs["out"].host() for inputs in call.inputs]

    rung.outputs = OneOutput(rung)


ONE_OUTPUT = Variant("one_output", "as published: one output buffer, whose memory `result` gives out (simulated nodes): the next call "
                     "overwrites the result of this one", prepare=one_output)

COUNT_NOTED = "      recv_count[source] = count;\n"
ONE_PAIR_SLOT = (("&rank_flags[(world.epoch % 2) * world.world_size + world.rank]", "&rank_flags[world.rank]"),
                 ("&rank_flags[(world.epoch % 2) * world.world_size + source]", "&rank_flags[source]"))
NO_EPOCH = (*ONE_PAIR_SLOT, ("(uint64_t)world.epoch << 32 | (count + 1)", "(uint64_t)(count + 1)"),
            (PAST_EPOCH, "return seen != 0;"))
PAIR = "signal<Order::release, Scope::system>(flag"
PAIR_WAIT = "wait_until<Order::acquire, Scope::system>("
REPLIED = "signal<Order::release, Scope::system>(world.at(reply_flags"
REPLIED_WAIT = "wait_equal<Order::acquire, Scope::system>(&reply_flags"
VARIANTS["rank_flags"] = (
    Variant(
        "unchecked", "an ordinary launch whatever the grid: hangs where not all blocks of dispatch_send fit",
        cooperative={"dispatch_send": False}),
    broken("release-dropped", "dispatch_send sets a pair's flag with a relaxed store", PAIR),
    broken("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store", REPLIED),
    broken("acquire-dropped", "dispatch_recv waits for a pair's flag with relaxed loads and no acquire", PAIR_WAIT,
           "no row is read before the flag, and what earlier kernels had read, the start of this one threw out"),
    broken("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire", REPLIED_WAIT),
    broken("agent-for-system", "dispatch_send releases a pair's flag to its own GPU only", PAIR),
    broken("agent-for-system-wait", "dispatch_recv acquires a pair's flag from its own GPU only", PAIR_WAIT, HOME),
    Mutation("grid-barrier-dropped", "block 0 of dispatch_send sets the flags when it has sent its own rows",
             (("  grid_barrier(barrier);", "  __syncthreads();"),)),
    broken("block-barrier-dropped", "in dispatch_recv the waves do not meet thread 0 after its wait",
           "    __syncthreads();  // no wave reads rows before thread 0 saw the flag\n"),
    Mutation("zeros-not-told", "a rank sets no flag at peers that it sent nothing",
             (("      signal<Order::release, Scope::system>(flag,",
               "      if (count > 0) signal<Order::release, Scope::system>(flag,"),)),
    Mutation("count-plus-one-dropped", "the flag holds the count, its reader still takes one off",
             (("(count + 1));", "count);"),)),
    Mutation("slots-not-reset", "dispatch_send goes on counting slots from the call before",
             (("      send_slots[peer] = 0;\n", ""),)),
    Mutation("first-sources-only", "dispatch_recv takes one source per block, though there may be fewer blocks",
             (("source < world.world_size; source += gridDim.x",
               "source < world.world_size; source += world.world_size"),)),
    Mutation("parity-dropped", "the flags of all calls share one slot", ONE_PAIR_SLOT),
    Mutation("epoch-dropped", "any flag that is not zero is taken for this call's",
             ((PAST_EPOCH, "return seen != 0;"),)),
    Mutation("reset-after-reading",
             "as published: one slot, count + 1 without an epoch, set back to zero by its reader",
             (*NO_EPOCH, (COUNT_NOTED, COUNT_NOTED + "      ((uint64_t*)rank_flags)[source] = 0;\n"))),
)

SENT_TOKEN = "signal<Order::release, Scope::system>(world.at(recv_flags"
SENT_TOKEN_WAIT = "wait_equal<Order::acquire, Scope::system>(&recv_flags"
COPIED_ROW = ("    copy_row(world.at(recv_x + at * shape.dim, peer), x + (int64_t)(flat / shape.topk) * shape.dim, "
              "shape.row_bytes());\n")
COPIED_FLAG = "      signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);\n"
REPLIES = (
    "  const int items = longest(expert_count, shape.experts) * shape.experts;\n%s"
    "  for (int item = wave_in_grid(), step = waves_in_grid(); item < items; item += step) {\n"
    "    const int e = item % shape.experts, row = item / shape.experts;\n"
    "    if (row >= (int)expert_count[e]) continue;\n"
    "    const int64_t from").replace("item %", "item %%")
VARIANTS["token_flags"] = (
    Variant("heap_as_it_is", "takes over another rung's heap without zeroing its flags: what lies there passes for flags",
            keeps_flags=True),
    broken("release-dropped", "dispatch_send sets a token's flag with a relaxed store", SENT_TOKEN),
    broken("release-dropped-reply", "combine_send sets a reply's flag with a relaxed store", REPLIED),
    broken("acquire-dropped", "dispatch_recv waits for a token's flag with relaxed loads and no acquire", SENT_TOKEN_WAIT),
    broken("acquire-dropped-reply", "combine_recv waits for the replies' flags with relaxed loads and no acquire", REPLIED_WAIT),
    broken("agent-for-system", "dispatch_send releases a token's flag to its own GPU only", SENT_TOKEN),
    broken("agent-for-system-wait", "dispatch_recv acquires a token's flag from its own GPU only", SENT_TOKEN_WAIT, HOME),
    broken("wave-barrier-dropped", "in dispatch_send lane 0 releases without meeting the other lanes first",
           "    wave_barrier();  // every lane's stores come before the release\n", LOCKSTEP),
    broken("wave-barrier-dropped-recv", "in dispatch_recv the lanes read the row without meeting lane 0 after its wait",
           "    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n", RECV_LOCKSTEP),
    Mutation("flag-first", "dispatch_send sets a token's flag before it copies the row",
             ((COPIED_ROW, ""), (COPIED_FLAG, COPIED_FLAG + COPIED_ROW))),
    Mutation("reset-early", "combine_send zeroes expert_count while its other blocks have yet to read it", (
        (REPLIES % "", REPLIES % (
            "  if (blockIdx.x == 0)\n"
            "    for (int e = threadIdx.x; e < shape.experts; e += blockDim.x) "
            "((uint32_t*)expert_count)[e] = 0;\n")),)),
    Mutation("count-parity-dropped", "the counts of all calls share one slot",
             ((COUNT_PLACE, "&counts[world.rank]"), (COUNT_SLOT, "&counts[source]"))),
)

BY_NUMBER = (("turn = draw_ticket(&tickets[world.epoch % 2]);",
              "turn = gridDim.x - 1 - blockIdx.x;  // roles by number: every block must be resident at once"),)


def every_row(rung) -> None:
    full = torch.full((rung.local_experts,), rung.world_size * rung.shape.max_tokens, dtype=torch.int32)
    for own, rank in zip(rung.local, rung.node.ranks, strict=True):
        own["every_row"] = rank.from_torch(full, "every_row")


VARIANTS["active_tokens"] = (
    Variant("zeroed_in_use", "combine zeroes the counts of its own call, which some of its senders have yet to read: rows are not sent",
            (("next_expert_count[e] = 0;", "((uint32_t*)expert_count)[e] = 0;"),)),
    Variant("padded", "the experts work on every row their buffers have, as if tokens were not counted: slow, and it commits all the "
            "memory of the buffers; for small shapes",
            arguments={"expert": ("expert_count", "every_row")}, prepare=every_row),
    Variant("receivers_first", "roles by block number, receivers first: launched cooperatively, hence refused with more blocks than fit",
            BY_NUMBER, cooperative={"combine": True}),
    Variant("receivers_first_unchecked", "the same, launched without asking whether its blocks fit: hangs where they do not",
            BY_NUMBER),
    *combine(header=False), LAST_ROW,
    Mutation("ticket-not-atomic", "two blocks may draw the same ticket",
             (("ticket = atomicAdd(tickets, 1u);", "ticket = (*tickets)++;"),)),
    Mutation("first-reply-only", "a receiver waits for a token's first reply",
             (("if (lane == 0) wait_equal", "if (lane == 0 && k == 0) wait_equal"),)),
)

VARIANTS["fused_combine"] = (
    Variant("flat_slots", "rows dealt out as a flat space of [local experts, capacity] slots: with a number of waves that divides the "
            "capacity a few waves get all of them",
            (("  const int64_t items = (int64_t)longest(expert_count, shape.experts) * shape.experts;",
              "  const int64_t items = (int64_t)shape.experts * shape.capacity;"),
             ("    const int e = item % shape.experts, row = item / shape.experts;",
              "    const int e = item / shape.capacity, row = item % shape.capacity;"))),
    *combine(header=False), LAST_ROW,
    Mutation("translate-forgotten-row", "a sender stores the row on its own rank", (
        ("half_t* to = world.at(reply + (int64_t)flat * shape.dim, peer);",
         "half_t* to = reply + (int64_t)flat * shape.dim;"),)),
    Mutation("first-expert-for-all", "every row is scaled as the first expert does", (("scale[e]);", "scale[0]);"),)),
)

AFTER_TOKEN = "    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n"


def memsets(rung, stage, call) -> None:
    if stage == rung.STAGES[0]:
        for own, stream in zip(rung.local, rung.streams, strict=True):
            for name in ("send_slots", "dispatch_tickets", "tickets", "expert_count"):
                own[name][call.epoch % 2].memset_(0, stream)


VARIANTS["no_overheads"] = (
    Variant("not_restored", "nobody zeroes the slots that dispatch counted: two calls later tokens go to slots where nobody looks",
            ((NEXT_SLOT, ";"),)),
    Variant("zeroed_in_use", "dispatch zeroes the slots of its own call while its senders count with them: two tokens in one slot",
            ((NEXT_SLOT, OWN_SLOT),)),
    ONE_OUTPUT,
    Variant("memsets", "the host zeroes each counter of the call by a memset of its own, as v7 did", before=memsets),
    broken("release-dropped", "a token's flag is set with a relaxed store", TOKEN, header=True),
    broken("acquire-dropped", "a receiver waits for a token's flag with relaxed loads and no acquire", TOKEN_WAIT),
    broken("agent-for-system", "a token's flag is released to the sender's own GPU only", TOKEN, header=True),
    broken("agent-for-system-wait", "a receiver acquires a token's flag from its own GPU only", TOKEN_WAIT, HOME),
    broken("wave-barrier-dropped-recv", "the lanes read a row without meeting lane 0 after its wait", AFTER_TOKEN, RECV_LOCKSTEP),
    Mutation("block-barrier-dropped", "waves read the counts without meeting those that waited for them",
             (("    __syncthreads();\n    const int blocks", "    const int blocks"),)),
    broken("translate-forgotten", "a token's flag is set on the sender's own rank", TOKEN, header=True),
    broken("wrong-epoch", "a receiver waits for the epoch before", TOKEN_WAIT),
    ONE_SLOT,
    Mutation("count-epoch-dropped", "any count that is not of epoch 0 is taken for this call's",
             ((PAST_EPOCH, "return seen >> 32 != 0;"),)),
    Mutation("zeros-not-told", "a rank tells no count to peers that it sends nothing",
             (("    signal<Order::release, Scope::system>(count, ",
               "    if (to_rank[peer]) signal<Order::release, Scope::system>(count, "),), header=True),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call", ((NEXT_SLOT, ";"),)),
    Mutation("own-slots-zeroed", "dispatch zeroes the slots of its own call, which its senders count with",
             ((NEXT_SLOT, OWN_SLOT),)),
    Mutation("roles-by-number", "receivers are the first blocks: where not all fit, senders cannot start",
             (("turn = draw_ticket(&dispatch_tickets[world.epoch % 2]);", "turn = gridDim.x - 1 - blockIdx.x;"),)),
    Mutation("off-by-one", "each source's last row is not taken",
             (("if (slot >= (int)count[source]) continue;", "if (slot + 1 >= (int)count[source]) continue;"),)),
)

VARIANTS["varlen"] = (
    ONE_OUTPUT, UNCACHED,
    *combine(header=True), ONE_SLOT,
    broken("release-dropped", "a token's flag is set with a relaxed store", TOKEN, header=True),
    Mutation("sequence-ends-early", "an item that is its sequence's last is taken for the next one's first",
             (("int(ends_ <= i)", "int(ends_ <= i + 1)"),)),
    Mutation("sequence-ends-late", "a sequence has one item more than it has",
             (("int(ends_ <= i)", "int(ends_ < i)"),)),
    Mutation("lanes-many-sequences", "a wave knows as many sequences as it has lanes",
             (("if (base_ + WAVE >= n_) return false;", "return false;"),)),
    Mutation("slots-not-zeroed", "nobody zeroes the slots of the next call", ((NEXT_SLOT, ";"),)),
)

ROLE_TOKEN = "signal<Order::release, Scope::system>(flag, flag_of(world, rank == peer ? id % shape.experts : -1));"
ROLE_SEEN = "seen = wait_until<Order::acquire, Scope::system>("
ROLE_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags + flat, source), world.epoch);"
ROLE_BARRIER = "      wave_barrier();  // every lane's stores come before the release\n"
ROLE_TURN = "turn = draw_ticket(&tickets[world.epoch % 2])"
VARIANTS["one_launch"] = (
    UNCACHED,
    broken("release-dropped", "a row's flag is set with a relaxed store", ROLE_TOKEN),
    broken("agent-for-system", "a row is released to the own GPU only", ROLE_TOKEN),
    broken("acquire-dropped", "places are waited for with relaxed loads and no acquire", ROLE_SEEN),
    broken("release-dropped-reply", "a reply's flag is set with a relaxed store", ROLE_REPLY),
    broken("acquire-dropped-reply", "a reply's flag is waited for with relaxed loads and no acquire", REPLY_WAIT, header=True),
    broken("wave-barrier-dropped-reply", "lane 0 releases a reply without meeting the other lanes first", ROLE_BARRIER, LOCKSTEP),
    Mutation("exact-flag", "a wait that ends at this call's flags only: the flag of a source that is ahead is never seen",
             (("return flag >> 32 >= world.epoch;", "return flag >> 32 == world.epoch;"),)),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for", ((ROLE_TOKEN, f"if (rank == peer) {ROLE_TOKEN}"),)),
    Mutation("ticket-not-reset", "nobody sets the tickets of the next call back",
             (("tickets[(world.epoch + 1) % 2] = 0;", ";"),)),
    Mutation("own-ticket-reset", "the tickets of this call are set back while they are drawn",
             (("tickets[(world.epoch + 1) % 2] = 0;", "tickets[world.epoch % 2] = 0;"),)),
    Mutation("roles-by-number", "those that sum are the first blocks: where not all fit, senders cannot start",
             ((ROLE_TURN, "turn = gridDim.x - 1 - blockIdx.x"),)),
    broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", REPLY_WAIT, header=True),
)

SENT = "signal<Order::release, Scope::system>(flag, 2 * world.epoch + token.wanted);"
SEEN = """    seen = wait_at_least<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], 2 * world.epoch);"""
UNCHECKED = Variant(
    "unchecked", "launched without asking whether all blocks fit: where they do not, those that wait keep out those that "
    "have yet to send, and it hangs", cooperative={"all_to_all": False})

MUTATIONS = (
    broken("release-dropped", "the flags of a row are set with relaxed stores", SENT, header=True),
    broken("agent-for-system", "a row is released to the own GPU only", SENT, header=True),
    broken("acquire-dropped", "a row's flags are waited for with relaxed loads and no acquire", SEEN, header=True),
    Mutation("exact-flag", "a wait that ends at this call's flags only: the flag of a source that is ahead is never seen",
             (("seen = wait_at_least<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], 2 * world.epoch)",
               "seen = wait_until<Order::acquire, Scope::system>(&recv_flags[flag_at(shape, at, part)], "
               "[=](uint32_t flag) { return flag / 2 == world.epoch; })"),), header=True),
    Mutation("one-flag-for-all-parts", "only the flag of a row's first part is waited for",
             (("part < parts; part += WAVE)\n    seen", "part < 1; part += WAVE)\n    seen"),), header=True),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((SENT, f"if (token.wanted) {SENT}"),), header=True),
    Mutation("tail-not-told", "a source says nothing about the places of tokens that it does not have",
             (("for (int item = team.number; item < shape.max_tokens * team.items; item += team.count)",
               "for (int item = team.number; item < shape.num_tokens * team.items; item += team.count)"),), header=True),
)


ANSWER = "answer(world, shape, team, recv_x, recv_choices, recv_flags, shift, scale, reply, reply_flags);"


def replies(wait: str, sent: str, barrier: str, early: tuple[tuple[str, str], ...]) -> tuple[Variant, ...]:
    """Ways to break the replies. wait, sent, barrier: texts of the rung; early: changes that set a flag too early."""
    return (
        broken("release-dropped-reply", "the flag of a reply is set with a relaxed store", sent),
        broken("agent-for-system-reply", "a reply is released to the own GPU only", sent),
        broken("acquire-dropped-reply", "a reply's flag is waited for with relaxed loads and no acquire", wait),
        broken("wave-barrier-dropped-reply", "a reply is released before all lanes have met", barrier, LOCKSTEP),
        Mutation("flag-first-reply", "a reply's flag is set before its row is stored", early),
        broken("wrong-epoch-reply", "a reply of the call before is taken for one of this call", wait),
    )


# Replies that are sums of a rank's experts, as prereduced, pipelined and fp8_rows have them.
SUM_SENT = "signal<Order::release, Scope::system>(world.at(reply_flags + flag_at(shape, to, part), source), world.epoch);\n"
SUM_ROW = "store_sum(shape, world.at(reply + to * shape.dim, source), part, sum);\n"


def sums(wait: str, indent: str) -> tuple[Variant, ...]:
    """Ways to break the replies of a rung that answers with `indent` before its lines."""
    flag_set = f"{indent}if (lane_id() == 0)\n{indent}  {SUM_SENT}"
    return replies(wait, SUM_SENT, f"{indent}wave_barrier();  // every lane's stores come before the release\n",
                   ((flag_set, ""), (f"{indent}{SUM_ROW}", f"{flag_set}{indent}{SUM_ROW}")))


SUMS = sums("wait_equal<Order::acquire, Scope::system>(\n"
            "          &reply_flags[flag_at(shape, (int64_t)lane * shape.max_tokens + t, part)], world.epoch);", "    ")

ANSWERS_FIRST = Mutation(
    "answers-first", "a wave answers before it has sent: where no block is left that only sends, ranks wait for one another",
    (("  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);\n", ""),
     (f"  {ANSWER}\n", f"  {ANSWER}\n  send_rows(world, shape, team, x, topk_ids, topk_weights, recv_x, recv_choices, recv_flags);\n")))

DEDUP_BARRIER = "    wave_barrier();  // every lane's stores come before the release, which is one for all choices\n"
DEDUP_SENT = "      signal<Order::release, Scope::system>(flag, world.epoch);\n"
DEDUP_WAIT = ("wait_equal<Order::acquire, Scope::system>(&reply_flags[flag_at(shape, (int64_t)t * shape.topk + lane, part)],\n"
         "                                                world.epoch);")
DEDUP_FLAG = """    if (expert.here) {
      uint32_t* flag = world.at(reply_flags + flag_at(shape, (int64_t)t * shape.topk + lane, part), source);
      signal<Order::release, Scope::system>(flag, world.epoch);
    }
"""
DEDUP_ROWS = "    for (uint64_t left = wave_ballot(expert.here); left; left &= left - 1) {\n"
VARIANTS["dedup"] = (
    UNCHECKED, *MUTATIONS[:4],
    *replies(DEDUP_WAIT, DEDUP_SENT, DEDUP_BARRIER, ((DEDUP_FLAG, ""), (DEDUP_ROWS, DEDUP_FLAG + DEDUP_ROWS))),
    ANSWERS_FIRST,
)

VARIANTS["prereduced"] = (
    UNCHECKED, *MUTATIONS,
    *SUMS, ANSWERS_FIRST,
    Mutation("own-experts-twice", "the experts of the own rank are asked for a reply too",
             (("const bool waits = token.wanted && lane != world.rank;", "const bool waits = token.wanted;"),)),
    Mutation("weights-of-the-source-forgotten", "a rank's sum takes every weight as one",
             (("token.weight = recv_choices[at * shape.topk + lane_id()].weight;", "token.weight = 1.0f;"),)),
)

PIPE_SEND = """  if (all || sends)
    send_rows(world, shape, all ? team_of(shape) : team_of(shape, 0, roles.senders), x, topk_ids, topk_weights, recv_x,
              recv_choices, recv_flags);
"""
PIPE_ANSWER = """  if (all || (!sends && !finishes))
    answer(world, shape, all ? team_of(shape) : team_of(shape, roles.senders, roles.answerers), recv_x, recv_choices,
           recv_flags, shift, scale, reply, reply_flags);
"""
VARIANTS["pipelined"] = (
    *MUTATIONS, *SUMS,
    Mutation("answers-first", "where every block does all, it answers before it has sent: ranks wait for one another",
             ((PIPE_SEND + PIPE_ANSWER, PIPE_ANSWER + PIPE_SEND),)),
    Mutation("a-share-of-all-blocks", "senders take the share that they would have if all blocks sent",
             swap(PIPE_SEND, "team_of(shape, 0, roles.senders)", "team_of(shape, 0, blocks)")),
    Mutation("first-answerer-skipped", "answerers are counted from one block further on: the first one's share is nobody's",
             swap(PIPE_ANSWER, "roles.senders, roles.answerers", "roles.senders + 1, roles.answerers")),
)

STORE_PAIR = """  store_relaxed<Scope::system>(&to->word[0], stamp | a);
  store_relaxed<Scope::system>(&to->word[1], stamp | b);
"""
LOAD_PAIR = """  pair.word[0] = load_relaxed<Scope::system>(&from->word[0]);
  pair.word[1] = load_relaxed<Scope::system>(&from->word[1]);
"""
LATE = "if (from[i] && uint32_t(pairs[i].word[j] >> 32) < world.epoch) missing"
VARIANTS["inline_flags"] = (
    UNCHECKED,
    Mutation("torn-words", "data and call number are two stores of 4 bytes", ((STORE_PAIR, """\
  store_relaxed<Scope::system>((uint32_t*)to + 1, world.epoch);
  store_relaxed<Scope::system>((uint32_t*)to + 3, world.epoch);
  store_relaxed<Scope::system>((uint32_t*)to, a);
  store_relaxed<Scope::system>((uint32_t*)to + 2, b);
"""),)),
    Mutation("torn-loads", "data and call number are two loads of 4 bytes, the data first", ((LOAD_PAIR, """  uint32_t half[4];
  for (int i = 0; i < 4; ++i) half[i] = load_relaxed<Scope::system>((const uint32_t*)from + i);
  __builtin_amdgcn_s_sleep(20);
  for (int i = 1; i < 4; i += 2) half[i] = load_relaxed<Scope::system>((const uint32_t*)from + i);
  for (int i = 0; i < 2; ++i) pair.word[i] = (uint64_t)half[2 * i + 1] << 32 | half[2 * i];
"""),)),
    Mutation("agent-for-system", "words are written to the own GPU's L2", (
        ("store_relaxed<Scope::system>(&to->word[0]", "store_relaxed<Scope::agent>(&to->word[0]"),
        ("store_relaxed<Scope::system>(&to->word[1]", "store_relaxed<Scope::agent>(&to->word[1]"))),
    Mutation("plain-stores", "words are written with stores that may stay in the L2", (
        ("store_relaxed<Scope::system>(&to->word[0], stamp | a);", "to->word[0] = stamp | a;"),
        ("store_relaxed<Scope::system>(&to->word[1], stamp | b);", "to->word[1] = stamp | b;"))),
    Mutation("choices-for-rows", "a row is taken as soon as its choices are there",
             (("  load_pairs(world, from, pairs);\n  for (int i = 0; i < PIECES; ++i) {",
               "  load_pairs(World{nullptr, 0, 0, 0}, from, pairs);\n  for (int i = 0; i < PIECES; ++i) {"),)),
    Mutation("words-not-waited-for", "data is taken as it is", ((LATE, LATE.replace("< world.epoch", "< 0")),)),
    Mutation("previous-call", "words of the call before are good enough",
             ((LATE, LATE.replace("< world.epoch", "+ 1 < world.epoch")),)),
    Mutation("exact-words", "a wait that ends at this call's words only: the word of a source that is ahead is never seen",
             ((LATE, LATE.replace("< world.epoch", "!= world.epoch")),
              ("return uint32_t(seen >> 32) >= world.epoch;", "return uint32_t(seen >> 32) == world.epoch;"))),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             (("if (part == 0 && lane < shape.topk)", "if (part == 0 && wanted && lane < shape.topk)"),)),
    Mutation("tail-not-told", "a source says nothing about the places of tokens that it does not have",
             (("for (int item = team.number; item < shape.max_tokens * team.items; item += team.count)",
               "for (int item = team.number; item < shape.num_tokens * team.items; item += team.count)"),)),
)

SCALE = "          *world.at(recv_scales + at * scales_of(shape) + group, peer) = uint8_t(mine + 64);\n"
VARIANTS["fp8_rows"] = (
    UNCHECKED,
    broken("release-dropped", "the flags of a row are set with relaxed stores", SENT),
    broken("agent-for-system", "a row is released to the own GPU only", SENT),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((SENT, f"if (token.wanted) {SENT}"),)),
    *sums("wait_equal<Order::acquire, Scope::system>(reply_flag, world.epoch);", "  "),
    Mutation("finished-too-early", "a token is finished after one answer, whether its replies are there or not: waves wait for one another",
             (("missing = own >= owns || wave_ballot(waits &&", "missing = own >= owns || wave_ballot(false &&"),)),
    Mutation("another-part-looked-at", "a wave looks at the flag of the reply's first part, and waits for it: another wave's",
             (("* shape.max_tokens + t, part)];", "* shape.max_tokens + t, 0)];"),)),
    Mutation("scales-after-the-flag", "scales are stored behind the flags of their rows", (
        (f"        if (lane < SCALES && group < scales_of(shape))\n{SCALE}", ""),
        ("        const int group = part * SCALES + lane;\n", ""),
        ("    if (peers) {\n      Codes codes[PIECES];\n      int mine = 0;  // lane l: the scale of group l of the part\n",
         "    int mine = 0;\n    if (peers) {\n      Codes codes[PIECES];\n"),
        (f"      {SENT}\n    }}\n", f"      {SENT}\n    }}\n    wave_barrier();\n    const int group = part * SCALES + lane;\n"
         "    for (int peer = 0; peer < world.world_size; ++peer)\n"
         f"      if ((peers >> peer & 1) && lane < SCALES && group < scales_of(shape))\n{SCALE}"))),
    Mutation("scale-of-another-group", "a piece is decoded with the scale of the next 128 values",
             (("scales[piece / GROUP]", "scales[(piece / GROUP + 1) % scales_of(shape)]"),)),
)

PUT_ROW = "put_data(to + data_at<OF>(piece_at(part, p), j), data[p * OF + j], MINUS_ROW)"
PUT_REPLY = "put_data(reply + data_at(piece_at(part, p), j), data[j], MINUS)"
CHOICE_SEEN = "return (seen >> 16 & 0xffff) == number;"
AWAITED = "    if (!missing) return;\n"
SAY = "store_relaxed<Scope::system>(peers.at(choices + at * shape.topk + lane, peer),"
ROWS_AT = "Row* to = peers.at(rows + at * slot, peer);"
REPLY_AT = "Data* reply = peers.at(replies + (now + (int64_t)world.rank * places + t) * reply_slot, source);"
EMPTY_REPLY = "make_empty((Data*)base[rank] + at[rank][j]);"
EMPTY_ROW = "make_empty(rows + at * slot + data_at<OF>(piece_at(part, p), j));"
CLEANED = "if (!wave_ballot((word >> 16 & 0xffff) == last && (word & 0xffff))) continue;"
SETS = "constexpr int SETS = 3;"


def halves(put: str) -> tuple[tuple[str, str], ...]:
    to, data = put.removeprefix("put_data(").rsplit(", ", 1)[0].rsplit(", ", 1)
    half = f"store_relaxed<Scope::system>((uint32_t*)({to}) + %d, (uint32_t)({data}.word[0] >> %d))"
    return ((put, f"({half % (0, 0)}, {half % (1, 32)})"),)


VARIANTS["low_latency"] = tuple(replace(variant, header=bool(variant.changes)) for variant in (
    Variant("unchecked", "launched without asking whether all blocks fit: where they do not, those that wait keep out those that "
            "have yet to send, and it hangs", cooperative={"low_latency": False, "low_latency_fp8": False}),
    Mutation("not-awaited", "data are taken as they are found", ((AWAITED, "    return;\n"),)),
    Mutation("choices-not-awaited", "the words of choices are taken as they are found", ((CHOICE_SEEN, "return true;"),)),
    Mutation("any-call", "a choice of the call that used the set before is good enough", ((CHOICE_SEEN, "return seen != 0;"),)),
    Mutation("row-in-halves", "a word of a row is stored in two halves: the first makes it seen", halves(PUT_ROW), stalls=True),
    Mutation("reply-in-halves", "a word of a reply is stored in two halves: the first makes it seen", halves(PUT_REPLY)),
    Mutation("rows-kept-at-home", "a row's address is not translated", ((ROWS_AT, "Row* to = rows + at * slot;"),)),
    Mutation("reply-kept-at-home", "a reply's address is not translated",
             ((REPLY_AT, "Data* reply = replies + (now + (int64_t)world.rank * places + t) * reply_slot;"),)),
    Mutation("none-not-told", "a source says nothing to ranks that it has no row for",
             ((f"if (part == 0 && lane < shape.topk)\n        {SAY}",
               f"if (part == 0 && lane < shape.topk && wave_ballot(owner == peer))\n        {SAY}"),)),
    Mutation("tail-not-told", "a source says nothing about the slots of tokens that it does not have",
             (("if (part && t >= shape.num_tokens) continue;", "if (t >= shape.num_tokens) continue;"),)),
    Mutation("replies-not-emptied", "replies stay: those of three calls ago are taken for this call's", ((EMPTY_REPLY, ";"),)),
    Mutation("rows-not-emptied", "rows stay: those of three calls ago are taken for this call's", ((EMPTY_ROW, ";"),), stalls=True),
    Mutation("emptied-at-once", "slots of this call are made empty, not those of the call before: other waves have yet to read them",
             (("const int64_t at = before + rank_after", "const int64_t at = now + rank_after"),
              (CLEANED, CLEANED.replace("last", "number")))),
    Mutation("one-set", "one set of slots: what is made empty was filled by a rank that is a call ahead",
             ((SETS, SETS.replace("3", "1")),)),
    Mutation("two-sets", "two sets of slots: a rank that is a call ahead stores where rows have yet to be made empty",
             ((SETS, SETS.replace("3", "2")),), stalls=True),
    Mutation("first-weight", "both experts of a step are weighed as the first",
             (("weight[i], table[i].scale, scale);", "weight[0], table[i].scale, scale);"),)),
))
