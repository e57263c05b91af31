"""The backward pass of a MoE layer as tasks of one queue: dispatch of the outputs' gradient, dgrad, wgrad, combine."""
from ...machine.device.triton_functions import clock, wait_at_least
from ...machine.device.triton_names import jit, tl
from ..moe_layer.kernel import draw_task, leave, note, replies_needed, rows_needed
from ..moe_layer.names import (
    DISPATCH,
    DOWN_DONE,
    DRAWS,
    ENDED,
    FIRST,
    KIND_SHIFT,
    LEFT,
    NOTED,
    PLAN,
    REDUCE,
    ROWS,
    SCATTER,
    TASKS,
    THERE,
    UNITS,
    UP_DONE,
    World,
)
from ..moe_layer.tasks import dispatch, reduce, scatter
from ..moe_layer.tiles import tile_and_block
from .gemms import dhidden, drows, dweights
from .names import (
    DHIDDEN,
    DROWS,
    DWEIGHTS,
    BackwardHow,
    BackwardMatrices,
    BackwardMemory,
    BackwardSize,
    BackwardSizes,
)
from .plan import plan_backward


@jit
def back_needs(m, s, w, how, kind, unit, BM: tl.constexpr, TOKENS: tl.constexpr, KINDS: tl.constexpr):
    """What waits for what: a counter, and how far it has to be. Tasks further to the front of every rank's queue count it, so
    nobody waits in a circle."""
    flag, count = m.head + THERE, 0 * unit
    if (kind == DHIDDEN) & (KINDS >> DHIDDEN & 1):
        tile, block = tile_and_block(m, s, how, unit, s.up)
        flag, count = rows_needed(m, s, how, tile)
    elif (kind == DROWS) & (KINDS >> DROWS & 1):
        tile, block = tile_and_block(m, s, how, unit, s.down)
        flag, count = m.done + tile * (2 + s.down) + UP_DONE, 0 * unit + s.up
    elif (kind == SCATTER) & (KINDS >> SCATTER & 1):
        tile, block = tile_and_block(m, s, how, unit, s.down)
        flag, count = m.done + tile * (2 + s.down) + DOWN_DONE + block, 0 * unit + 1
    elif (kind == DWEIGHTS) & (KINDS >> DWEIGHTS & 1):
        expert = unit // (s.of_up + s.of_down)
        flag = m.done + s.most_tiles * (2 + s.down) + 1 + expert
        count = tl.cdiv(tl.load(m.layout + ROWS * s.experts + expert), BM) * s.up
    elif (kind == REDUCE) & (KINDS >> REDUCE & 1):
        flag, count = replies_needed(m, s, w, how, unit, TOKENS)
    return flag, count


@jit
def reduce_back(m, s, w, how, unit, size):
    """The tokens' gradient, as the forward pass sums outputs. With the first block of columns the router's gradient: the dot
    products that have come, and 0 for dropped choices."""
    reduce(m, s, w, how, unit, size)
    if unit % s.down == 0:
        token = unit // s.down * size.TOKENS + tl.arange(0, size.TOKENS)
        for k in range(s.topk):
            flat = token * s.topk + k
            expert = tl.load(m.topk_ids + flat, mask=token < s.tokens, other=-1)
            dot = tl.load(m.dots + flat, mask=expert >= 0, other=0)
            tl.store(m.dgates + flat, dot, mask=token < s.tokens)


@jit
def back_work(m, s, w, how, matrices, kind, unit, units, size, KINDS: tl.constexpr):
    if (kind == DISPATCH) & (KINDS >> DISPATCH & 1):
        dispatch(m, s, w, how, unit, size)
    elif (kind == DHIDDEN) & (KINDS >> DHIDDEN & 1):
        dhidden(m, s, how, matrices, unit, size)
    elif (kind == DROWS) & (KINDS >> DROWS & 1):
        drows(m, s, w, how, matrices, unit, units, size)
    elif (kind == SCATTER) & (KINDS >> SCATTER & 1):
        scatter(m, s, w, how, unit, size)
    elif (kind == DWEIGHTS) & (KINDS >> DWEIGHTS & 1):
        dweights(m, s, unit, size)
    elif (kind == REDUCE) & (KINDS >> REDUCE & 1):
        reduce_back(m, s, w, how, unit, size)


@jit
def moe_backward(x, topk_ids, topk_weights, w_up, w_down, kept_rows, kept_hidden, out, dgates, dw_up, dw_down, rows, origins,
                 shared, gates, y, replies, dots, splits, splits_here, arrived, replied, dhidden_rows, weighted, partial, done,
                 draws, counted, places, layout, tiles, plan, queue, head, log, bases, rank, world_size, tokens, max_tokens, topk,
                 experts, dim, inter, most_tiles, most_parts, first_kind, last_kind, barrier, combine, sort, dispatch_tasks,
                 reduce_tasks, down_lag, scatter_lag, weights_first, logging,
                 BM: tl.constexpr, BN: tl.constexpr, BD: tl.constexpr, BK: tl.constexpr, SWAP: tl.constexpr, KEPT: tl.constexpr,
                 BATCH: tl.constexpr, COLUMNS: tl.constexpr, TOKENS: tl.constexpr, UNROLL: tl.constexpr, WM: tl.constexpr,
                 WN: tl.constexpr, BR: tl.constexpr, TURNS: tl.constexpr, STORES: tl.constexpr, STAGES: tl.constexpr,
                 WIDE: tl.constexpr, KINDS: tl.constexpr, WORLD: tl.constexpr, LOCAL: tl.constexpr, EXPERTS: tl.constexpr):
    """The tasks of the kinds first_kind ... last_kind: one launch may have them all, or several one kind each. Protocol and
    memory of the calls: those of `moe_layer`.

    KINDS: a bit for each kind that the launch may have. The kernel has no code of the others. KEPT: whether places, layout and tiles are
    those of a forward call, whose head is `plan`. Then nothing is counted or placed.
    """
    m = BackwardMemory(x=x, topk_ids=topk_ids, topk_weights=topk_weights, w_up=w_up, w_down=w_down, kept_rows=kept_rows,
                       kept_hidden=kept_hidden, out=out, dgates=dgates, dw_up=dw_up, dw_down=dw_down, rows=rows,
                       origins=origins, shared=shared, gates=gates, y=y, replies=replies, dots=dots, splits=splits,
                       splits_here=splits_here, arrived=arrived, replied=replied, dhidden=dhidden_rows, weighted=weighted,
                       partial=partial, done=done, draws=draws, counted=counted, places=places, layout=layout, tiles=tiles,
                       plan=plan, queue=queue, head=head, log=log)
    w = World(bases=bases, rank=rank, size=world_size)
    local = experts // world_size
    s = BackwardSizes(tokens=tokens, flats=max_tokens * topk, topk=topk, experts=experts, local=local, dim=dim, inter=inter,
                      up=tl.cdiv(inter, BN), down=tl.cdiv(dim, BD * WIDE), token_blocks=tl.cdiv(max_tokens, TOKENS),
                      most_tiles=most_tiles, of_up=tl.cdiv(2 * inter, WM) * tl.cdiv(dim, WN * TURNS),
                      of_down=tl.cdiv(dim, WM) * tl.cdiv(inter, WN * TURNS))
    how = BackwardHow(barrier=barrier, combine=combine, sort=sort, saving=0 * sort, weigh=0 * sort + 1,
                      dispatch_tasks=dispatch_tasks, reduce_tasks=reduce_tasks, down_lag=down_lag, scatter_lag=scatter_lag,
                      weights_first=weights_first)
    most = most_tiles * BM
    matrices = BackwardMatrices(
        rows=tl.make_tensor_descriptor(rows, [most, dim], [dim, 1], [BM, BK]),
        w_down=tl.make_tensor_descriptor(w_down, [local * dim, inter], [inter, 1], [BK, BN]),
        dhidden=tl.make_tensor_descriptor(dhidden_rows, [most, 2 * inter], [2 * inter, 1], [BM, BK]),
        w_up=tl.make_tensor_descriptor(w_up, [local * 2 * inter, dim], [dim, 1], [BK, BD]))
    epoch = tl.load(head + ENDED) + 1
    draw = draws + epoch % 2 * DRAWS + first_kind
    parts = 0 * first_kind
    if first_kind == PLAN:
        parts = tl.minimum(tl.num_programs(0), most_parts)
    drawn = clock()
    task = draw_task(draw, parts)
    if KINDS >> PLAN & 1:  # before the loop, as in moe_layer
        if task < 0:
            plan_backward(m, s, w, how, epoch, task + parts, parts, BM, BATCH, TOKENS, KEPT, WORLD, LOCAL, EXPERTS)
            if logging:
                note(m, task + parts, drawn, drawn)
            drawn = clock()
            task = draw_task(draw, parts)
    if KINDS >> DISPATCH:
        wait_at_least(head + THERE, epoch)
        first = tl.load(head + FIRST + tl.maximum(first_kind, DISPATCH))
        end = 0 * first
        if last_kind > PLAN:
            end = tl.load(head + FIRST + last_kind) + tl.load(head + TASKS + last_kind) - first
        while task < end:
            entry = tl.load(queue + first + task)
            kind, unit = entry >> KIND_SHIFT, entry & ((1 << KIND_SHIFT) - 1)
            units, tasks = tl.load(head + UNITS + kind), tl.load(head + TASKS + kind)
            while unit < units:
                flag, count = back_needs(m, s, w, how, kind, unit, BM, TOKENS, KINDS)
                wait_at_least(flag, count)
                ready = clock()
                back_work(m, s, w, how, matrices, kind, unit, units,
                          BackwardSize(BM=BM, BN=BN, BD=BD, BK=BK, SWAP=SWAP, BATCH=BATCH, COLUMNS=COLUMNS, TOKENS=TOKENS,
                                       UNROLL=UNROLL, WM=WM, WN=WN, BR=BR, TURNS=TURNS, STORES=STORES,
                                       STAGES=STAGES, WIDE=WIDE), KINDS)
                if logging:
                    note(m, tl.load(head + NOTED + kind) + unit, drawn, ready)
                drawn = clock()
                unit += tasks
            task = draw_task(draw, parts)
    if last_kind == REDUCE:
        leave(draws + epoch % 2 * DRAWS + LEFT, head, epoch)
