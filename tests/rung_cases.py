"""The circumstances an all-to-all must be right in, as a table, and a choice of cases in which every pair of them meets."""
import itertools

from rung_tools import check_call, check_in_a_row, check_parts, draw, make, poison

from a2a_lib import Draw
from a2a_lib.kernels.all_to_all import measured, rungs
from a2a_lib.kernels.moe import Shape, benchmark_shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes
from a2a_lib.machine.node import Node

RUNGS = tuple(name for name in measured() if rungs[name].files())  # the steps of the ladder that have kernels
LADDER = tuple(name for name in RUNGS if rungs[name].stages[0].role != "call")  # of several launches
RESIDENT = tuple(name for name in RUNGS if all(stage.cooperative for stage in rungs[name].stages))  # whose blocks wait for one another
SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two
FOURTEEN = benchmark_shapes + small_shapes
# Of the fourteen, those that differ in more than the tokens a rank may bring, which the pairs leave few.
DIFFERENT = tuple({(shape.num_experts, shape.topk, shape.dim): shape for shape in reversed(FOURTEEN)}.values())
SHAPES = (SMALL, Shape("long", 8, 3, 2056, 5), Shape("choices", 136, 32, 72, 3), Shape("one expert each", 8, 2, 264, 4),
          *DIFFERENT)
WORLDS = (2, 4, 8, 1)  # where a case may choose, it takes the first: what costs least
ROUTINGS = (
    dict(), dict(num_tokens=0), dict(num_tokens="some ranks none"), dict(num_tokens="one rank all"),
    dict(num_tokens="full", routing="one_rank", target=0), dict(num_tokens="full", routing="hot_expert", target=1),
    dict(routing="one_expert", target=5), dict(routing="empty_rank", target=0), dict(drop=0.3), dict(drop=1.0),
)
GRIDS = {  # node, blocks, waves
    "odd": ("mi300x", 17, 5),
    "least": ("mi300x", 1, 1),
    "many": ("mi300x", 64, 4),
    "limit": ("small", 16, 16),  # as many as fit on 8 CUs; rungs of two roles launch twice that
}
MEMORY = ("ideal", "strict")


def one_call(comm, problems):
    own = comm.local[0]
    known = "expert_x" in own and own["recv_x"].nbytes + own["expert_x"].nbytes < 1 << 20
    check_call(comm, problems(0), untouched=known)


def in_parts(comm, problems):
    if comm.stages[0].role == "call":  # of one launch: there is nothing in between
        check_call(comm, problems(0))
    else:
        check_parts(comm, problems(0))
    check_call(comm, problems(1))


def two_results_held(comm, problems):
    some = [problems(0), problems(1)]
    calls = comm.launch_all(some)
    second, first = comm.result(calls[1]), comm.result(calls[0])
    third = problems(2)
    third.check(comm(third))
    some[0].check(first)
    some[1].check(second)


def another_shape_and_back(comm, problems):
    """Two rungs of different shapes share one heap, and calls of both are in flight."""
    world = comm.world_size
    other = rungs[comm.name](comm.node, Shape("other", world, 1, 8, 1), blocks=2, waves=1, heap=comm.heap)
    started = []
    for seed in range(2):
        for user, problem in ((comm, problems(seed)), (other, draw(other.shape, world, seed))):
            started.append((user, problem, user.launch(problem)))
    for user, problem, call in reversed(started):
        problem.check(user.result(call))


def five_in_a_row(comm, problems):
    poison(comm)
    check_in_a_row(comm, [problems(seed) for seed in range(5)], {comm.world_size - 1: 100})
    comm.heap.check()


CALLS = (one_call, in_parts, two_results_held, another_shape_and_back, five_in_a_row)
WAYS = (ROUTINGS, tuple(GRIDS), CALLS, MEMORY)  # to call a rung
FACTORS = (ROUTINGS, SHAPES, WORLDS, tuple(GRIDS), RUNGS, CALLS, MEMORY)


def pairwise(*factors):
    """Cases in which every two values of two factors meet."""
    width = len(factors)
    missing = {((i, x), (j, y)) for i, j in itertools.combinations(range(width), 2)
               for x in range(len(factors[i])) for y in range(len(factors[j]))}
    while missing:
        case = dict(min(missing))
        for i in range(width):
            if i not in case:
                case[i] = max(range(len(factors[i])), key=lambda x: sum(
                    tuple(sorted(((i, x), other))) in missing for other in case.items()))
        yield tuple(factors[i][case[i]] for i in range(width))
        missing -= set(itertools.combinations(sorted(case.items()), 2))


def problem_of(shape, world, seed, routing, most=None):
    """The problem of one routing; most: tokens that a rank may have, at most as many as the shape allows."""
    most, options = min(most or shape.max_tokens, shape.max_tokens), dict(routing)
    tokens = {"some ranks none": [most * (r % 2) for r in range(world)], "full": most,
              "one rank all": [most if r == world - 1 else 0 for r in range(world)]}
    given = options.get("num_tokens")
    if given in tokens:
        options["num_tokens"] = tokens[given]
    elif given is None and most < shape.max_tokens:
        options["num_tokens"] = Draw(seed).integers(0, most + 1, world).tolist()
    if world == 1 and options.get("routing") == "empty_rank":
        del options["routing"], options["target"]
    if options.get("routing") in ("one_rank", "one_expert") and shape.topk > shape.local_experts(world):
        del options["routing"], options["target"]  # not that many experts there
    return draw(shape, world, seed, **options)


def run(routing, shape, world, grid, rung, calls, memory, seed, most=None):
    """One case. most: see `problem_of`."""
    name, blocks, waves = GRIDS[grid]
    node = Node(world, name=name, memory=memory, seed=seed)
    comm = make(shape, world, rung=rung, node=node, blocks=1 if rung in RESIDENT else blocks, waves=waves)
    if rung in RESIDENT:
        comm.set_grid(min(blocks, node.ranks[0].resident_blocks(comm.kernel(comm.stages[0]), comm.threads)), waves)
    calls(comm, lambda number: problem_of(shape, world, seed + number, routing, most))
