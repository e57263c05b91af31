"""The plan of a backward call: who sends how many rows where, as in the forward pass, and another queue."""
from ...machine.device.triton_functions import at, signal, signal_add, wait_at_least
from ...machine.device.triton_names import jit, tl
from ..moe_layer.names import (
    COUNTED,
    DISPATCH,
    DRAWS,
    LAID,
    PLACED,
    PLAN,
    RECEIVES,
    REDUCE,
    SCATTER,
    SENDS,
    SENT,
    SERIAL,
    THERE,
    TILES,
    UNITS,
)
from ..moe_layer.plan import (
    clear,
    count_before,
    count_choices,
    exchange,
    meet,
    place_choices,
    place_tiles,
    receive_offsets,
)
from ..moe_layer.queues import describe, enqueue, enqueue_tiles, lags
from .names import DHIDDEN, DROWS, DWEIGHTS


@jit
def measure_backward(m, s, how, tiles, batches, replies, parts):
    """head: units and tasks of each kind, and where in the queue they begin. Every local expert has its dweights tasks, with
    rows or without."""
    scatter = s.down * (how.combine == SENT).to(tl.int32)
    weights = s.local * (s.of_up + s.of_down)
    tl.store(m.head + UNITS + PLAN, parts)
    end, noted = describe(m.head, DISPATCH, batches, how.dispatch_tasks, 0, parts)
    end, noted = describe(m.head, DHIDDEN, tiles * s.up, 0, end, noted)
    if how.weights_first:
        end, noted = describe(m.head, DWEIGHTS, weights, 0, end, noted)
    end, noted = describe(m.head, DROWS, tiles * s.down, 0, end, noted)
    end, noted = describe(m.head, SCATTER, tiles * scatter, 0, end, noted)
    if how.weights_first == 0:
        end, noted = describe(m.head, DWEIGHTS, weights, 0, end, noted)
    describe(m.head, REDUCE, replies, how.reduce_tasks, end, noted)


@jit
def write_backward(m, s, how, tiles, part, parts):
    """queue, a part of it: dispatch, the tiles' tasks, dweights, reduce. weights_first: dweights between dhidden and drows."""
    down_lag, scatter_lag = lags(how, tiles)
    enqueue(m, DISPATCH, part, parts)
    enqueue(m, DWEIGHTS, part, parts)
    if how.weights_first:
        enqueue(m, DHIDDEN, part, parts)
        enqueue(m, DROWS, part, parts)
        enqueue(m, SCATTER, part, parts)
    else:
        enqueue_tiles(m, s, how, DHIDDEN, tiles, s.up, 0, part, parts)
        enqueue_tiles(m, s, how, DROWS, tiles, s.down, down_lag, part, parts)
        if how.combine == SENT:
            enqueue_tiles(m, s, how, SCATTER, tiles, s.down, scatter_lag, part, parts)
    enqueue(m, REDUCE, part, parts)


@jit
def lay_out_backward(m, s, w, how, epoch, parts, BM: tl.constexpr, BATCH: tl.constexpr, TOKENS: tl.constexpr, KEPT: tl.constexpr,
                     WORLD: tl.constexpr, LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """By one program, between the others' counting and placing: the ranks' counts, and what follows from them."""
    if KEPT:
        meet(m, w, epoch, WORLD)
        tiles, receives, sends = tl.load(m.plan + TILES), tl.load(m.plan + RECEIVES), tl.load(m.plan + SENDS)
    else:
        splits = m.splits + epoch % 2 * w.size * s.experts  # a peer may be a call ahead
        exchange(count_before(m, s, parts, EXPERTS), splits, m, s, w, epoch, WORLD, EXPERTS)
        tiles, receives, sends = receive_offsets(splits, m, s, w, BM, WORLD, LOCAL)
        sends = tl.where(how.sort != 0, sends, s.tokens * s.topk)
    # A rank without tokens reduces one block of none in serial combine: see plan.lay_out.
    tokens = tl.maximum(s.tokens, (how.combine == SERIAL).to(tl.int32))
    measure_backward(m, s, how, tiles, tl.cdiv(sends, BATCH), tl.cdiv(tokens, TOKENS) * s.down, parts)
    tl.store(m.head + TILES, tiles)
    tl.store(m.head + SENDS, sends)
    tl.store(m.head + RECEIVES, receives)
    if (how.combine == SERIAL) & (tiles == 0):  # no task of this rank will say that it has finished
        for peer in range(w.size):
            signal_add(at(m.replied + s.token_blocks * s.down, w.bases, w.rank, peer), 1)


@jit
def plan_backward(m, s, w, how, epoch, part, parts, BM: tl.constexpr, BATCH: tl.constexpr, TOKENS: tl.constexpr, KEPT: tl.constexpr,
                  WORLD: tl.constexpr, LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """A part of the plan. The programs that draw the parts run at once and wait for one another, as in plan.make_plan."""
    clear(m.arrived, tl.maximum(s.most_tiles, s.local), part, parts)
    clear(m.done, s.most_tiles * (2 + s.down) + 1 + s.local, part, parts)
    clear(m.replied, s.token_blocks * s.down + 1, part, parts)
    clear(m.draws + (epoch + 1) % 2 * DRAWS, DRAWS, part, parts)  # of the next call: this one's are in use
    if not KEPT:
        count_choices(m, s, part, parts, EXPERTS)
    counted, placed = m.draws + epoch % 2 * DRAWS + COUNTED, m.draws + epoch % 2 * DRAWS + PLACED
    signal_add(counted, 1)
    if part == 0:
        wait_at_least(counted, parts)
        lay_out_backward(m, s, w, how, epoch, parts, BM, BATCH, TOKENS, KEPT, WORLD, LOCAL, EXPERTS)
        signal(m.head + LAID, epoch)
    wait_at_least(m.head + LAID, epoch)
    tiles = tl.load(m.head + TILES)
    if not KEPT:
        place_choices(m, s, how, part, parts, EXPERTS)
        place_tiles(m, s, tiles, part, parts, BM, LOCAL)
    write_backward(m, s, how, tiles, part, parts)
    if signal_add(placed, 1) == parts - 1:
        wait_at_least(placed, parts)  # what the others have stored is in what it tells
        signal(m.head + THERE, epoch)
