"""The kernel: every program takes the next task of the queue until there is none."""
from ...machine.device.triton_functions import clock, signal_add, wait_at_least
from ...machine.device.triton_names import jit, tl
from .gemms import down_again, up_and_gate
from .names import (
    COPIED,
    DISPATCH,
    DOWN,
    DOWN_DONE,
    DRAWS,
    ENDED,
    FIRST,
    KIND_SHIFT,
    LEFT,
    NOTED,
    PER_EXPERT,
    PER_TILE,
    PLAN,
    RECEIVES,
    REDUCE,
    ROWS,
    SCATTER,
    SERIAL,
    TAIL,
    TASKS,
    THERE,
    UNITS,
    UP,
    UP_DONE,
    How,
    Matrices,
    Memory,
    Size,
    Sizes,
    World,
)
from .plan import make_plan
from .tasks import dispatch, reduce, scatter, tail
from .tiles import rows_of_tile, tile_and_block

CHOICES = tl.constexpr(64)  # that are counted at a time


@jit
def rows_needed(m, s, how, tile):
    """The counter of arrived rows that a tile looks at, and how many there have to be."""
    expert, count = rows_of_tile(m, s, tile)
    flag = m.arrived
    if how.barrier == PER_TILE:
        flag += tile
    elif how.barrier == PER_EXPERT:
        flag += expert
        count = tl.load(m.layout + ROWS * s.experts + expert)
    else:
        count = tl.load(m.head + RECEIVES)
    return flag, count


@jit
def replies_needed(m, s, w, how, unit, TOKENS: tl.constexpr):
    """The counter that a block of tokens and columns looks at, and how far it has to be: its choices, or all ranks."""
    flag, count = m.replied + unit, 0 * unit
    if how.combine == SERIAL:
        flag = m.replied + s.token_blocks * s.down
        count = count + w.size
    else:
        begin = unit // s.down * TOKENS * s.topk
        for first in range(begin, begin + TOKENS * s.topk, CHOICES):
            flat = first + tl.arange(0, CHOICES)
            inside = (flat < begin + TOKENS * s.topk) & (flat < s.tokens * s.topk)
            count += tl.sum((tl.load(m.topk_ids + flat, mask=inside, other=-1) >= 0).to(tl.int32), 0)
    return flag, count


@jit
def needs(m, s, w, how, kind, unit, TOKENS: tl.constexpr, KINDS: tl.constexpr):
    """What waits for what: a counter, and how far it has to be. It is always counted by tasks that stand further to the
    front in every rank's queue, so nobody waits in a circle."""
    flag, count = m.head + THERE, 0 * unit
    if (kind == TAIL) & (KINDS >> TAIL & 1):
        flag, count = rows_needed(m, s, how, unit)
    elif (kind == UP) & (KINDS >> UP & 1):
        tile, block = tile_and_block(m, s, how, unit, s.up)
        flag, count = rows_needed(m, s, how, tile)
        if how.saving:
            flag, count = m.done + tile * (2 + s.down) + COPIED, 0 * unit + 1
    elif (kind == DOWN) & (KINDS >> DOWN & 1):
        tile, block = tile_and_block(m, s, how, unit, s.down)
        flag, count = m.done + tile * (2 + s.down) + UP_DONE, 0 * unit + s.up
    elif (kind == SCATTER) & (KINDS >> SCATTER & 1):
        tile, block = tile_and_block(m, s, how, unit, s.down)
        flag, count = m.done + tile * (2 + s.down) + DOWN_DONE + block, 0 * unit + 1
    elif (kind == REDUCE) & (KINDS >> REDUCE & 1):
        flag, count = replies_needed(m, s, w, how, unit, TOKENS)
    return flag, count


@jit
def work(m, s, w, how, matrices, kind, unit, units, size, KINDS: tl.constexpr):
    if (kind == DISPATCH) & (KINDS >> DISPATCH & 1):
        dispatch(m, s, w, how, unit, size)
    elif (kind == TAIL) & (KINDS >> TAIL & 1):
        tail(m, s, unit, size)
    elif (kind == UP) & (KINDS >> UP & 1):
        up_and_gate(m, s, how, matrices, unit, size)
    elif (kind == DOWN) & (KINDS >> DOWN & 1):
        down_again(m, s, w, how, matrices, unit, units, size)
    elif (kind == SCATTER) & (KINDS >> SCATTER & 1):
        scatter(m, s, w, how, unit, size)
    elif (kind == REDUCE) & (KINDS >> REDUCE & 1):
        reduce(m, s, w, how, unit, size)


@jit
def note(m, row, drawn, ready):
    """log int64 [units, 4]: when a unit was drawn, could go on, was done; by which program. Kind after kind."""
    place = tl.arange(0, 4)
    value = tl.where(place == 0, drawn, tl.where(place == 1, ready, tl.where(place == 2, clock(), tl.program_id(0))))
    tl.store(m.log + 4 * row + place, value)


@jit
def draw_task(draw, parts):
    """The next task of a launch. Below 0: a part of the plan; there are so many of those."""
    return tl.atomic_add(draw, 1, sem="relaxed", scope="gpu") - parts


@jit
def leave(left, head, epoch):
    """The last program of a call to leave says that it has ended, when all the others have read its number."""
    if signal_add(left, 1) == tl.num_programs(0) - 1:
        wait_at_least(left, tl.num_programs(0))
        tl.store(head + ENDED, epoch)


@jit
def moe_layer(x, topk_ids, topk_weights, w_up, w_down, out, rows, origins, shared, gates, y, replies, splits,
              splits_here, arrived, replied, hidden, done, draws, counted, places, layout, tiles, queue, head, log, bases, rank,
              world_size, tokens, max_tokens, topk, experts, dim, inter, most_tiles, most_parts, first_kind, last_kind, barrier,
              combine, sort, saving, weigh, dispatch_tasks, tail_tasks, reduce_tasks, down_lag, scatter_lag, logging,
              BM: tl.constexpr, BN: tl.constexpr, BD: tl.constexpr, BK: tl.constexpr, SWAP: tl.constexpr,
              BATCH: tl.constexpr, COLUMNS: tl.constexpr, TOKENS: tl.constexpr, UNROLL: tl.constexpr, WIDE: tl.constexpr,
              KINDS: tl.constexpr, WORLD: tl.constexpr, LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """The tasks of the kinds first_kind ... last_kind: one launch may have them all, or several some each.

    KINDS: a bit for each kind that the launch may have. The kernel has no code of the others.

    draws int32 [2, DRAWS]: tasks that were drawn in this call and the next, of each launch, which its first kind numbers. The
    call's number, the epoch, lies on the GPU: launches may be replayed from a graph.
    """
    m = Memory(x=x, topk_ids=topk_ids, topk_weights=topk_weights, w_up=w_up, w_down=w_down, out=out, rows=rows,
               origins=origins, shared=shared, gates=gates, y=y, replies=replies, splits=splits,
               splits_here=splits_here, arrived=arrived, replied=replied, hidden=hidden, done=done, draws=draws,
               counted=counted, places=places, layout=layout, tiles=tiles, queue=queue, head=head, log=log)
    w = World(bases=bases, rank=rank, size=world_size)
    s = Sizes(tokens=tokens, flats=max_tokens * topk, topk=topk, experts=experts, local=experts // world_size, dim=dim,
              inter=inter, up=tl.cdiv(inter, BN), down=tl.cdiv(dim, BD * WIDE), token_blocks=tl.cdiv(max_tokens, TOKENS),
              most_tiles=most_tiles)
    how = How(barrier=barrier, combine=combine, sort=sort, saving=saving, weigh=weigh, dispatch_tasks=dispatch_tasks,
              tail_tasks=tail_tasks, reduce_tasks=reduce_tasks, down_lag=down_lag, scatter_lag=scatter_lag)
    matrices = Matrices(rows=tl.make_tensor_descriptor(rows, [most_tiles * BM, dim], [dim, 1], [BM, BK]),
                        w_up=tl.make_tensor_descriptor(w_up, [s.local * 2 * inter, dim], [dim, 1], [BN, BK]),
                        hidden=tl.make_tensor_descriptor(hidden, [most_tiles * BM, inter], [inter, 1], [BM, BK]),
                        w_down=tl.make_tensor_descriptor(w_down, [s.local * dim, inter], [inter, 1], [BD, BK]))
    epoch = tl.load(head + ENDED) + 1
    draw = draws + epoch % 2 * DRAWS + first_kind
    parts = 0 * first_kind
    if first_kind == PLAN:
        parts = tl.minimum(tl.num_programs(0), most_parts)
    drawn = clock()
    task = draw_task(draw, parts)
    if KINDS >> PLAN & 1:  # before the loop: what the loop's tasks have in common is computed beside the plan, not before it
        if task < 0:
            make_plan(m, s, w, how, epoch, task + parts, parts, BM, BATCH, TOKENS, WORLD, LOCAL, EXPERTS)
            if logging:
                note(m, task + parts, drawn, drawn)
            drawn = clock()
            task = draw_task(draw, parts)
    if KINDS >> DISPATCH:
        wait_at_least(head + THERE, epoch)
        first = tl.load(head + FIRST + tl.maximum(first_kind, DISPATCH))
        end = tl.load(head + FIRST + last_kind + 1) - first
        while task < end:
            entry = tl.load(queue + first + task)
            kind, unit = entry >> KIND_SHIFT, entry & ((1 << KIND_SHIFT) - 1)
            units, tasks = tl.load(head + UNITS + kind), tl.load(head + TASKS + kind)
            while unit < units:
                flag, count = needs(m, s, w, how, kind, unit, TOKENS, KINDS)
                wait_at_least(flag, count)
                ready = clock()
                work(m, s, w, how, matrices, kind, unit, units,
                     Size(BM=BM, BN=BN, BD=BD, BK=BK, SWAP=SWAP, BATCH=BATCH, COLUMNS=COLUMNS, TOKENS=TOKENS,
                          UNROLL=UNROLL, WIDE=WIDE), KINDS)
                if logging:
                    note(m, tl.load(head + NOTED + kind) + unit, drawn, ready)
                drawn = clock()
                unit += tasks
            task = draw_task(draw, parts)
    if last_kind == REDUCE:
        leave(draws + epoch % 2 * DRAWS + LEFT, head, epoch)
