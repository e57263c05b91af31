"""`ExpertParallel`: rows by expert, sums as documented, ranks far ahead, the detector's verdict, and what it refuses."""
import pytest
import torch
from layer_tools import LONG, SMALL, broken, call, in_a_row, make, upload, weighted

from a2a_lib.errors import A2AError, DeadlockError, LaunchError, SimulationError
from a2a_lib.kernels.moe import MismatchError, Problem, Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.toolchain import compile as compile_source

BF16 = torch.bfloat16


def draw(shape=SMALL, world=4, seed=0, **options):
    return Problem.random(shape, world, seed, exact=True, **options)


@pytest.mark.parametrize("world, dtype, block, shape, routing", [
    (1, torch.float16, 1, SMALL, dict(drop=0.3)),
    (2, BF16, 16, LONG, dict(num_tokens=[9, 0])),
    (4, torch.float16, 8, SMALL, dict(routing="one_rank", target=1, num_tokens=12)),
    (4, BF16, 1, LONG, dict(routing="hot_expert", target=1)),
    (8, torch.float16, 4, SMALL, dict(num_tokens=[12, 0, 5, 1, 12, 12, 0, 7])),
    (4, torch.float16, 1, Shape("many", 136, 32, 72, 3), dict()),
    (2, torch.float16, 4, SMALL, dict(num_tokens=0)),
])
def test_rows_lie_by_expert_and_sums_are_right(world, dtype, block, shape, routing):
    layer = make(shape, world, dtype=dtype, block_size=block)
    for seed in range(2):
        call(layer, draw(shape, world, seed, **routing))


@pytest.mark.parametrize("blocks, waves", [(1, 1), (3, 5), (8, 16)])
def test_every_grid(blocks, waves):
    call(make(LONG, 2, blocks=blocks, waves=waves, node=Node(2, name="small", memory="strict")), draw(LONG, 2, 3))


@pytest.mark.parametrize("dtype", (torch.float16, BF16))
def test_sums_are_rounded_as_documented(dtype):
    problem = Problem.random(SMALL, 4, 7)  # not exact
    for seed in (0, 3):
        layer = make(node=Node(4, name="small", seed=seed), dtype=dtype, blocks=2 + seed)
        for rank, out in enumerate(in_a_row(layer, [problem])[0]):
            assert torch.equal(out, weighted(problem, rank, dtype))


@pytest.mark.parametrize("world", (2, 4))
def test_six_calls_in_a_row_with_late_ranks(world):
    """Ranks without tokens, or without rows for a peer, run ahead of it. Each GPU counts the calls itself."""
    problems = [draw(SMALL, world, seed, num_tokens=[12 * ((rank + seed) % 3 > 0) for rank in range(world)], drop=0.5)
                for seed in range(6)]
    layer = make(world=world)
    outputs = in_a_row(layer, problems, {0: 30, world - 1: 60})
    for problem, got in zip(problems, outputs, strict=True):
        for rank, out in enumerate(got):
            assert torch.equal(out, weighted(problem, rank, torch.float16))
    assert all(own["state"].to_torch()[:2].tolist() == [6, 6] for own in layer.local)


def test_4096_tokens_of_a_rank():
    """Tests large offsets, and blocks that process several rows one after the other."""
    shape = Shape("many tokens", 8, 2, 8, 4096)
    layer = make(shape, 2, block_size=128)
    problem = draw(shape, 2, 1, num_tokens=[4096, 4095])
    got = in_a_row(layer, [problem])[0]
    assert all(torch.equal(out, weighted(problem, rank, torch.float16)) for rank, out in enumerate(got))


def whole_waves(text):
    """Calls of kernels that end where lanes of a wave ask one another while some have left: fine on AMD, a hang on NVIDIA."""
    node = Node(2, name="small")
    module = node.load(compile_source(text, defines={"A2A_WHOLE_WAVE": 1}))
    call(make(LONG, 2, node=node, source=module), draw(LONG, 2, 1))


def test_lanes_ask_one_another_only_where_all_are():
    whole_waves(broken())
    with pytest.raises(SimulationError):
        whole_waves(broken(("found[wave][lane] = place", "found[wave_in_block()][lane] = place")))


# {what is broken: changes}. layer/variants.py lacks these, because only the layout or a rank that is late in a kernel shows them.
# A wrong answer, a hang or the race detector reveals each.
LATER = "return count >> 32 && int((count >> 32) - world.epoch) >= 0;"
MUTANTS = {
    "counts of a later call counted": (("if (seen >> 32 == world.epoch) atomicAdd", "atomicAdd"),),
    "counts of this call only": ((LATER, "return count >> 32 == world.epoch;"),),
    "counts not waited for": ((LATER, "return true;"),),
    "padding forgotten": (("(int(rows[e]) + block - 1) / block * block", "int(rows[e])"),),
}


# Rank 1 looks at the counts late, when rank 0, which has no rows for it, may be in its next call.
SLOW = ("  for (int i = threadIdx.x; i < world.world_size * shape.experts; i += blockDim.x) {",
        """  for (int i = 0; world.rank == 1 && i < 8; ++i) __builtin_amdgcn_s_sleep(127);
  for (int i = threadIdx.x; i < world.world_size * shape.experts; i += blockDim.x) {""")


def noticed(changes):
    """Whether some schedule, or the detector, shows it: with one rank late, then the other; with ranks that have no rows
    for one another, and then have some."""
    shape, source = Shape("few", 4, 2, 2056, 6), broken(SLOW, *changes)
    own = draw(shape, 2, 1, routing="one_rank", target=0, num_tokens=[6, 0])
    problems = [draw(shape, 2, 2), own, draw(shape, 2, 3), draw(shape, 2, 4)]
    for seed in range(3):
        for memory, races in (("strict", False), ("ideal", True)):
            node = Node(2, name="small", memory=memory, races=races, seed=seed, max_wait_us=2000)
            try:
                layer = make(shape, 2, node=node, source=source, block_size=4, blocks=2, waves=3)
                for delays in ({1: 10}, {0: 10}):
                    for problem, got in zip(problems, in_a_row(layer, problems, delays), strict=True):
                        if not all(torch.equal(out, weighted(problem, rank, torch.float16)) for rank, out in enumerate(got)):
                            return True
                call(layer, problems[0])
            except (SimulationError, MismatchError, AssertionError):
                return True
            if races and list(node.races):
                return True
    return False


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", MUTANTS)
def test_every_mutant_is_noticed(what):
    assert noticed(MUTANTS[what])


def test_the_layer_itself_passes_the_search_for_mutants():
    assert not noticed(())


def test_what_is_refused():
    pytest.raises(ValueError, make, dtype=torch.float32).match("dtype is torch.float32")
    pytest.raises(ValueError, make, block_size=0).match("block_size is 0")
    with pytest.raises(ValueError, match=r"num_experts is 2048, must be an int in \[1, 1024\]"):
        make(Shape("s", 2048, 2, 8, 1))
    pytest.raises(LaunchError, make, blocks=10_000).match("fit on rank 0 at once: fewer blocks or waves")
    layer = make(world=2)
    x, ids, weights = upload(layer, draw(world=2, num_tokens=4))
    with pytest.raises(LaunchError, match=r"rank 1: x is \[4, 136\] float32, must be \[4, 136\] float16"):
        layer.dispatch([x[0], layer.node.ranks[1].zeros((4, 136))], ids, weights)
    with pytest.raises(LaunchError, match="x is a CPU tensor: upload it with rank.from_torch"):
        layer.dispatch([torch.zeros(4, 136)] * 2, ids, weights)
    with pytest.raises(LaunchError, match="2 ranks are driven here, one each is needed, 1 were given"):
        layer.dispatch(x[0], ids, weights)
    with pytest.raises(LaunchError, match="rank 0: x has 13 rows, this layer was made for at most 12"):
        layer.dispatch([rank.zeros((13, 136), torch.float16) for rank in layer.node.ranks], ids, weights)
    pytest.raises(A2AError, layer.combine, x).match("there was no dispatch")
    got = layer.dispatch(x, ids, weights)
    pytest.raises(A2AError, layer.dispatch, x, ids, weights).match("combine of the last dispatch is missing")
    with pytest.raises(LaunchError, match=r"rank 0: y is \[4, 136\] float16, must be \[96, 136\] float16"):
        layer.combine(x)
    layer.combine([received.rows for received in got])
    layer.close()


def test_blocks_that_do_not_fit_would_hang():
    """The launch is cooperative, because a waiting block keeps its place and a block that has yet to send cannot start."""
    node = Node(2, name="small")
    layer = make(Shape("wide", 8, 2, 72, 4096), 2, node=node, blocks=1, waves=16)
    room = node.ranks[0].resident_blocks(layer.module.dispatch, layer.threads)
    layer.blocks, launch = 2 * room, type(node.ranks[0]).launch
    for rank in node.ranks:
        rank.launch = lambda *args, rank=rank, **options: launch(rank, *args, **options | {"cooperative": False})
    with pytest.raises(DeadlockError, match="blocks have not started"):
        in_a_row(layer, [draw(layer.shape, 2, 1, num_tokens=4096)])
