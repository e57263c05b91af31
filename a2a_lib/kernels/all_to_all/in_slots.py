"""Rungs whose rows lie in slots that their senders count: from one flag per pair of ranks to one launch. Kernels: NAME.hip."""
import torch

from ...machine.node.profile import Profile
from ..rung.calls import KeptOutputs, Stage
from ..rung.memory import Counter, Rows, Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .hip import HipAllToAll, as_many_as_rows
from .variants import VARIANTS

EVENTS = 4  # of a row in `profiled`: start and stop of it, and of its flag
TAGS = ["row", "flag"]  # in the order of the kernels' enum

# Heaps are laid out in this order.
REPLY_FLAGS = Symmetric("reply_flags", "max_tokens topk", flag=Flag(("token", "k"), "{n}"))
RECV_META = Symmetric("recv_meta", "world slots 2")
RECV_X = Symmetric("recv_x", "world slots dim", torch.float16)
REPLY_ROWS = Symmetric("reply", "max_tokens topk dim", torch.float16)
SLOTS = (Symmetric("counts", "2 world", torch.int64, Flag(("parity", "source"), "{n} << 32 | rows")),
         Symmetric("recv_flags", "world slots", flag=Flag(("source", "slot"), "{n}")), REPLY_FLAGS, RECV_META, RECV_X, REPLY_ROWS)
SEND_SLOTS, SEND_SLOTS_PAIR = Counter("send_slots", "world"), Counter("send_slots", "2 world")
RECV_COUNT, TICKETS = Counter("recv_count", "world", kept=False), Counter("tickets", "2")
EXPERT_COUNT, EXPERT_COUNT_PAIR = Counter("expert_count", "experts"), Counter("expert_count", "experts", pair=True)
DISPATCH_TICKETS = Counter("dispatch_tickets", "2")
EXPERT_X = Rows("expert_x", "experts capacity dim", torch.float16)
EXPERT_Y = Rows("expert_y", "experts capacity dim", torch.float16)
EXPERT_ORIGIN = Rows("expert_origin", "experts capacity 2")

DISPATCH = (
    Stage("dispatch_send", "world shape x topk_ids send_slots recv_count counts recv_x recv_meta recv_flags", "dispatch"),
    Stage("dispatch_recv", "world shape recv_x recv_meta recv_flags recv_count send_slots expert_count expert_x "
                           "expert_origin", "dispatch"),
)
EXPERT = Stage("expert", "shape expert_x expert_y expert_count shift scale", "expert")
COMBINE = (
    Stage("combine_send", "world shape expert_y expert_count expert_origin reply reply_flags", "combine"),
    Stage("combine_recv", "world shape reply reply_flags topk_ids topk_weights out expert_count", "combine"),
)
COMBINE_WITH_EXPERTS = Stage("combine", "world shape expert_x expert_count next_expert_count expert_origin shift scale reply "
                                        "reply_flags topk_ids topk_weights out tickets", "combine", groups=2)

# Dispatch and combine in a launch each (no_overheads, varlen).
TWO_LAUNCHES = (
    Stage("dispatch", "world shape x topk_ids send_slots dispatch_tickets recv_count counts recv_x recv_meta "
                      "recv_flags expert_count expert_x expert_origin", "dispatch", groups=2), COMBINE_WITH_EXPERTS)
TWO_LAUNCHES_BUFFERS = (*SLOTS, SEND_SLOTS_PAIR, RECV_COUNT, EXPERT_COUNT_PAIR, TICKETS, DISPATCH_TICKETS, EXPERT_X, EXPERT_ORIGIN)

# More blocks than run at once: a role must not depend on who started.
CROWDED = Situation("crowded", (6, 2, 72, 6), 3, 10, 16, calls=2)
# The same, and rank 1 has much to send before its last receivers can start. Rank 0 has nothing to do: it runs ahead.
LATE_RECEIVERS = Situation("late receivers", (6, 2, 4104, 120), 3, 10, 16, calls=2,
                           problem=(("num_tokens", (0, 120, 0)), ("routing", "one_rank"), ("target", 2)))


class RankFlags(HipAllToAll):
    """HIP all-to-all whose dispatch has one flag per (source, destination): set when all rows are there, it tells how
    many. Combine has one flag per reply.

    Arguments and errors: those of `HipRung`. blocks: at most as many as run at once, for the blocks of dispatch_send
    wait for one another; LaunchError otherwise, before anything runs. Variant "unchecked" launches without asking.
    """

    name = "rank_flags"
    idea = "fused send and recv kernels; one flag per pair of ranks says that all rows are there, and how many"
    variants = VARIANTS[name]
    # One block takes the sources in turn. While it copies what rank 0 sent, rank 2 is done and may be a call ahead.
    situations = (Situation("behind", (6, 2, 2056, 10), 3, 1, 1,
                            problem=(("num_tokens", (10, 0, 0)), ("routing", "one_rank"), ("target", 1))),)
    stages = (Stage("dispatch_send", "world shape x topk_ids send_slots barrier rank_flags recv_x recv_meta", "dispatch",
                    cooperative=True),
              Stage("dispatch_recv", "world shape recv_x recv_meta rank_flags recv_count expert_count expert_x expert_origin",
                    "dispatch"),
              EXPERT, *COMBINE)
    buffers = (Symmetric("rank_flags", "2 world", torch.int64, Flag(("parity", "source"), "{n} << 32 | rows + 1")),
               REPLY_FLAGS, RECV_META, RECV_X, REPLY_ROWS,
               SEND_SLOTS, RECV_COUNT, EXPERT_COUNT,
               Counter("barrier", "2", flag=Flag(("state",), "one more than seen: when all blocks of this rank have come")),
               EXPERT_X, EXPERT_Y, EXPERT_ORIGIN)


class TokenFlags(HipAllToAll):
    """HIP all-to-all with one release flag per token. No block waits for another of its own rank, so any number of
    blocks is safe. Arguments and errors: those of `HipRung`."""

    name = "token_flags"
    idea = "one flag per token both ways; one block sends the counts while the others send tokens"
    variants = VARIANTS[name]
    stages = (*DISPATCH, EXPERT, *COMBINE)
    buffers = (*SLOTS, SEND_SLOTS, RECV_COUNT, EXPERT_COUNT, EXPERT_X, EXPERT_Y, EXPERT_ORIGIN)


class ActiveTokens(HipAllToAll):
    """HIP all-to-all with one combine kernel of `blocks` senders and `blocks` receivers. Experts work on the rows
    received; variant "padded" shows what it costs not to.

    Arguments and errors: those of `HipRung`. source: with the kernel `combine`; dispatch and expert are token_flags'.
    """

    name = "active_tokens"
    idea = "experts work on real tokens only; some blocks of combine send while others receive"
    variants = VARIANTS[name]
    situations = (CROWDED,)
    takes_from = ("token_flags",)
    stages = (*DISPATCH, EXPERT,
              Stage("combine", "world shape expert_y expert_count next_expert_count expert_origin reply reply_flags topk_ids "
                               "topk_weights out tickets", "combine", groups=2))
    buffers = (*SLOTS, SEND_SLOTS, RECV_COUNT, EXPERT_COUNT_PAIR, TICKETS, EXPERT_X, EXPERT_Y, EXPERT_ORIGIN)
    usual_blocks = as_many_as_rows


class FusedCombine(HipAllToAll):
    """HIP all-to-all without a kernel for the experts: combine's senders apply the expert to each row before they send it.

    Arguments and errors: those of `HipRung`. source: with the kernel `combine`; dispatch is token_flags'. In two steps
    (`dispatch`, `experts`, `combine`) the replies given to `combine` are sent as they are.
    """

    name = "fused_combine"
    idea = "the experts' pointwise work moves into combine's senders"
    variants = VARIANTS[name]
    situations = (CROWDED,)
    takes_from = ("token_flags",)
    stages = (*DISPATCH, COMBINE_WITH_EXPERTS)
    buffers = (*SLOTS, SEND_SLOTS, RECV_COUNT, EXPERT_COUNT_PAIR, TICKETS, EXPERT_X, EXPERT_ORIGIN)
    usual_blocks = as_many_as_rows


class NoOverheads(HipAllToAll):
    """HIP all-to-all with dispatch in one launch too, of `blocks` senders and `blocks` receivers, and with output
    buffers that later calls use again once their result was taken.

    Arguments and errors: those of `HipRung`. source: with the kernel `dispatch`; combine is fused_combine's.
    """

    name = "no_overheads"
    idea = "two launches per call; nothing is allocated, nothing is set to zero by the host"
    variants = VARIANTS[name]
    situations = (CROWDED, LATE_RECEIVERS)
    takes_from = ("fused_combine",)
    stages = TWO_LAUNCHES
    buffers = TWO_LAUNCHES_BUFFERS
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs


class Profiled(HipAllToAll):
    """token_flags whose combine_send records each row that it sends, and its flag; stages and memory are token_flags'.

    `trace` has a `user` record for each (tags "row" and "flag", id: the flat token), so that one file shows the insides
    of all ranks' kernels. There is room for the events of one call: of calls in flight the later ones may lose some,
    and `trace` then says so (ProfileError). Arguments and errors: those of `HipRung`. Not measured with the other
    rungs: it does what token_flags does, and recording costs time.

    profile: its `Profile`. source: with the kernel `combine_send`.
    """

    name = "profiled"
    idea = "token_flags with events recorded inside a kernel, one Perfetto file for all ranks"
    measured = False
    takes_from = ("token_flags",)
    stages = TokenFlags.stages
    buffers = TokenFlags.buffers

    def __init__(self, node=None, shape=None, **options):
        super().__init__(node, shape, **options)
        places = self.local_experts * self.world_size * self.shape.max_tokens
        per_wave = -(-places // (self.blocks * self.waves))  # rows that a wave sends at most
        self.profile = Profile(node, self.module, tags=TAGS, capacity=EVENTS * per_wave, blocks=self.blocks,
                               waves=self.waves)

    def __call__(self, problem):
        self.profile.clear()
        return super().__call__(problem)

    def dispatch(self, problem):
        self.profile.clear()
        return super().dispatch(problem)

    @property
    def trace(self):
        """The records since the latest call began, events of the kernels included: a `Trace`."""
        base = super().trace
        if self._failed:
            return base
        trace = self.profile.trace(base)
        trace.again = base.again
        return trace


class Varlen(HipAllToAll):
    """HIP all-to-all with the launches, memory and outputs of no_overheads, and another distribution of work over
    dispatch's receivers and combine's senders.

    Arguments and errors: those of `HipRung`. source: with the kernels `dispatch` and `combine`.
    """

    name = "varlen"
    idea = "the received rows of all sources, and those of all experts, as one flat range over all waves"
    variants = VARIANTS[name]
    situations = (CROWDED, LATE_RECEIVERS, Situation("many experts", (140, 8, 72, 6), 2, 3, 2, calls=2))
    stages = TWO_LAUNCHES
    buffers = TWO_LAUNCHES_BUFFERS
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs


class OneLaunch(HipAllToAll):
    """HIP all-to-all in one launch of `blocks` senders, `blocks` that answer and `blocks` that sum, whose rows have fixed
    places.

    Arguments and errors: those of `HipRung`. source: with the kernel `all_to_all`.
    """

    name = "one_launch"
    idea = "one launch; every flat token has a fixed place on every rank, and a flag that says who is there"
    variants = VARIANTS[name]
    # In the second, rank 2 sends nothing and runs ahead of rank 1, which answers all ranks' rows before it polls rank 2's places.
    situations = (CROWDED, Situation("a rank ahead", (6, 2, 520, 24), 3, 1, 1, calls=3,
                                     problem=(("num_tokens", (24, 24, 0)), ("routing", "one_rank"), ("target", 1))))
    stages = (Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_flags shift scale reply reply_flags out "
                                  "tickets", "call", groups=3),)
    buffers = (Symmetric("recv_flags", "world slots", torch.int64,
                         Flag(("source", "slot"), "{n} << 32 | 1 + local expert, {n} << 32 for none, or a later call's")),
               REPLY_FLAGS, RECV_X, REPLY_ROWS, TICKETS)
    usual_blocks = as_many_as_rows
    outputs_of = KeptOutputs
