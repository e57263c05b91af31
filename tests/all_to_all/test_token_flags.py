"""token_flags on the simulated node: right at every shape, rank count, grid and schedule; bad input never gets in"""


import pytest
from rung_tools import check_call, check_in_a_row, check_parts, draw, make

from a2a_lib.kernels.moe import Problem, Shape, benchmark_shapes, shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes
from a2a_lib.machine.node import Node
from a2a_lib.machine.runtime import sim

pytestmark = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave, and no power of two


# ---- every shape -----------------------------------------------------------------------------------------------------

LARGE = {"dsv3", "bench3", "bench4", "test6", "test7", "test8", "test9"}  # minutes of processor time; lesson 07 has dsv3


@pytest.mark.parametrize("shape", [pytest.param(shape, id=shape.name, marks=[pytest.mark.soak] * (shape.name in LARGE))
                                   for shape in benchmark_shapes + small_shapes])
def test_every_shape_on_eight_ranks(shape):
    comm = make(shape)
    check_call(comm, draw(shape, 8, 100))
    check_parts(comm, Problem.random(shape, 8, 101))


@pytest.mark.parametrize("world", (1, 2, 4, 8))
@pytest.mark.parametrize("name", ("tiny", "test1", "test3"))
def test_every_number_of_ranks(name, world):
    comm = make(name, world, blocks=24)
    check_call(comm, draw(name, world, 7), untouched=True)
    check_parts(comm, Problem.random(name, world, 8))


@pytest.mark.parametrize("dim", (8, 136, 504, 512, 520, 2040, 2048, 2056, 2880))
def test_rows_that_do_not_fill_the_wave(dim):
    """512 elements are one step of a wave, 2048 four steps at once."""
    shape = Shape("odd", 16, 3, dim, 6)
    comm = make(shape, 4, blocks=8)
    check_call(comm, draw(shape, 4, dim), untouched=True)
    check_parts(comm, Problem.random(shape, 4, dim))


@pytest.mark.parametrize("topk, experts", ((1, 8), (8, 8), (32, 32)))
def test_one_choice_to_the_most_choices(topk, experts):
    shape = Shape("choices", experts, topk, 72, 5)
    check_call(make(shape, 4, blocks=8), draw(shape, 4, topk, num_tokens=5), untouched=True)


# ---- routing ---------------------------------------------------------------------------------------------------------

ROUTINGS = {
    "a rank without tokens": dict(num_tokens=[5, 0, 3, 12]),
    "only one rank has tokens": dict(num_tokens=[0, 0, 12, 0]),
    "no tokens at all": dict(num_tokens=0),
    "all the tokens there may be": dict(num_tokens=12),
    "a rank that gets none": dict(routing="empty_rank", target=2),
    "a rank that neither has nor gets any": dict(routing="empty_rank", target=1, num_tokens=[7, 0, 3, 12]),
    "all to one rank": dict(routing="one_rank", target=3, num_tokens=12),
    "all to one expert": dict(routing="one_expert", target=9, num_tokens=12),
    "one expert gets every token": dict(routing="hot_expert", target=0, num_tokens=12),
    "a few dropped": dict(drop=0.2),
    "most dropped": dict(drop=0.9),
    "all dropped": dict(drop=1.0),
}


@pytest.mark.parametrize("how", ROUTINGS.values(), ids=ROUTINGS.keys())
def test_routing(how):
    comm = make(SMALL, 4, blocks=16)
    check_call(comm, draw(SMALL, 4, 1, **how), untouched=True)
    check_parts(comm, draw(SMALL, 4, 2, **how))
    check_call(comm, draw(SMALL, 4, 3))  # and nothing is left over


def test_all_tokens_to_one_expert_at_full_size():
    """The expert's buffer is full to the last row."""
    shape = shapes["bench3"]
    comm = make(shape, 8)
    check_parts(comm, draw(shape, 8, 1, routing="hot_expert", target=127, num_tokens=shape.max_tokens))


# ---- grids -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("waves, blocks", [(1, 1), (1, 2), (1, 17), (1, 304), (5, 1), (5, 3), (5, 17), (5, 304), (16, 1), (16, 2), (16, 3),
                                           (16, 17), pytest.param(16, 304, marks=pytest.mark.soak)])
def test_every_grid(blocks, waves):
    comm = make(SMALL, 4, blocks=blocks, waves=waves)
    check_call(comm, draw(SMALL, 4, blocks), untouched=True)
    check_call(comm, draw(SMALL, 4, waves))


@pytest.mark.parametrize("waves", range(1, 17))
def test_every_number_of_waves(waves):
    check_parts(make("tiny", 2, blocks=3, waves=waves), draw("tiny", 2, waves))


@pytest.mark.parametrize("blocks, waves", ((1, 1), (304, 4), (400, 16)))
def test_more_blocks_than_fit_at_once(blocks, waves):
    """8 CUs a GPU. Blocks that wait need no other block of their rank, so none of these can hang."""
    comm = make(SMALL, 4, node=Node(4, name="small"), blocks=blocks, waves=waves)
    check_in_a_row(comm, [draw(SMALL, 4, seed, num_tokens=12) for seed in range(2)])
