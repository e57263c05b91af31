"""The queue that the plan writes: which task stands where."""
from ...machine.device.triton_names import jit, tl
from .names import DISPATCH, DOWN, FIRST, KIND_SHIFT, NOTED, PLAN, REDUCE, SCATTER, SENT, TAIL, TASKS, UNITS, UP

SPAN = tl.constexpr(256)  # what is cleared or written at a time


@jit
def describe(head, kind, units, tasks, first, noted):
    """A kind's units are cut into `tasks` tasks (0: one each), which begin at `first`. Returns where the next does, and
    its units in the log."""
    cut = units
    if tasks > 0:
        cut = tl.minimum(tasks, units)
    tl.store(head + UNITS + kind, units)
    tl.store(head + TASKS + kind, cut)
    tl.store(head + FIRST + kind, first)
    tl.store(head + NOTED + kind, noted)
    return first + cut, noted + units


@jit
def enqueue(m, kind, part, parts):
    first, tasks = tl.load(m.head + FIRST + kind), tl.load(m.head + TASKS + kind)
    for i in range(part * SPAN, tasks, parts * SPAN):
        task = i + tl.arange(0, SPAN)
        tl.store(m.queue + first + task, (kind << KIND_SHIFT) + task, mask=task < tasks)


@jit
def until(turn, tiles):
    return tl.minimum(tl.maximum(turn, 0), tiles)


@jit
def lags(how, tiles):
    """How many tiles the second GEMM and the scattering stand behind the first GEMM."""
    down_lag = tl.where(how.down_lag < 0, tiles, how.down_lag)
    return down_lag, down_lag + tl.where(how.scatter_lag < 0, tiles, how.scatter_lag)


@jit
def enqueue_tiles(m, s, how, kind, tiles, own, lag, part, parts):
    """The tasks of one kind that has `own` per tile, among those of the others: in the order of (tile + lag, kind)."""
    scatter = s.down * (how.combine == SENT).to(tl.int32)
    down_lag, scatter_lag = lags(how, tiles)
    first = tl.load(m.head + FIRST + UP)
    for i in range(part * SPAN, tiles * own, parts * SPAN):
        task = i + tl.arange(0, SPAN)
        turn = task // own + lag
        before = s.up * until(turn + (kind > UP), tiles)
        before += s.down * until(turn - down_lag + (kind > DOWN), tiles)
        before += scatter * until(turn - scatter_lag + (kind > SCATTER), tiles)
        tl.store(m.queue + first + before + task % own, (kind << KIND_SHIFT) + task, mask=task < tiles * own)


@jit
def measure_queue(m, s, how, tiles, batches, replies, parts):
    """head: units and tasks of each kind, and where in the queue they begin. batches, replies: units of dispatching and of
    reducing."""
    scatter = s.down * (how.combine == SENT).to(tl.int32)
    tl.store(m.head + UNITS + PLAN, parts)
    end, noted = describe(m.head, DISPATCH, batches, how.dispatch_tasks, 0, parts)
    end, noted = describe(m.head, TAIL, tiles * how.saving, how.tail_tasks, end, noted)
    end, noted = describe(m.head, UP, tiles * s.up, 0, end, noted)
    end, noted = describe(m.head, DOWN, tiles * s.down, 0, end, noted)
    end, noted = describe(m.head, SCATTER, tiles * scatter, 0, end, noted)
    end, noted = describe(m.head, REDUCE, replies, how.reduce_tasks, end, noted)
    tl.store(m.head + FIRST + REDUCE + 1, end)


@jit
def write_queue(m, s, how, tiles, part, parts):
    """queue, a part of it: dispatch, tail, the GEMMs' tasks and scattering among one another, reduce."""
    down_lag, scatter_lag = lags(how, tiles)
    enqueue(m, DISPATCH, part, parts)
    enqueue(m, TAIL, part, parts)
    enqueue_tiles(m, s, how, UP, tiles, s.up, 0, part, parts)
    enqueue_tiles(m, s, how, DOWN, tiles, s.down, down_lag, part, parts)
    if how.combine == SENT:
        enqueue_tiles(m, s, how, SCATTER, tiles, s.down, scatter_lag, part, parts)
    enqueue(m, REDUCE, part, parts)
