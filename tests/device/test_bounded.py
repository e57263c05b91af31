"""Waits with a bound end, and say what they saw; those for peers that may be dead end alike on all ranks."""
from pathlib import Path

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import Node, SymmetricHeap
from a2a_lib.lab import bounded

SAMPLE = Path(__file__).parents[1] / "samples" / "bounded.hip"
US = 40


def meet(away: int, ranks: int = 4, blocks: int = 2, room: int = 64, **options):
    """The logs of all ranks as tables, their outputs, and the us that the last kernel took."""
    node = Node(ranks, name="small", seed=0, **options)
    module, heap = node.load(SAMPLE), SymmetricHeap(node, 4096)
    flags = heap.alloc("flags", (blocks, ranks), torch.uint32)
    heap.zero_()
    logs, out = [bounded.log(rank, room) for rank in node.ranks], [rank.zeros((1,), torch.uint32, "out") for rank in node.ranks]
    node.synchronize()
    mark = node.mark()
    for i, rank in enumerate(node.ranks):
        rank.launch(module.meet, blocks, 64, heap.world(rank, 1), flags[i], logs[i], room, US, away, out[i])
    trace = node.trace_since(mark)
    return ([bounded.gave_up(log, flags) for log in logs], [int(value.to_torch()) for value in out], float(trace.span_us), node)


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_nothing_is_written_where_all_come(memory):
    tables, out, us, node = meet(away=-1, memory=memory, races=memory == "strict")
    assert [len(table.rows()) for table in tables] == [0] * 4 and out == [0] * 4 and us < US
    assert not node.races


def test_the_living_ranks_end_after_one_bound_and_name_the_one_that_is_away():
    tables, out, us, _ = meet(away=2, memory="strict")
    assert out == [2, 2, 0, 2] and US < us < 2 * US
    assert tables[2].rows() == []
    for rank in (0, 1, 3):
        rows = tables[rank].rows()
        first = next(row for row in rows if row[4] == "flags[2]" and not row[3].startswith("dump"))
        assert first[0] == rank and first[3] == "2" and first[5:7] == (1, 0) and US < first[7] < US + 5
        dumped = {row[4]: row[6] for row in rows if row[3].startswith("dump")}
        assert dumped == {"flags[0]": 1, "flags[1]": 1, "flags[2]": 0, "flags[3]": 1}


def test_a_log_counts_what_it_has_no_room_for_and_has_its_shape():
    tables, *_ = meet(away=0, room=1)
    assert len(tables[1].rows()) == 1 and "9 more without room" in tables[1].title
    with pytest.raises(ValueError, match="1 \\+ 8 \\* room words"):
        bounded.gave_up(Node(1, name="small").ranks[0].zeros((8,), torch.uint64))


# ---- a2a/members.h

PATIENCE = 50
SOURCE = '''#include "a2a/a2a.h"
#include "a2a/members.h"
using namespace a2a;
// Rank r waits for rank r + 1, and then tells rank r - 1. Unless in a ring, the last rank waits for nobody. out [2]: whether it came, us.
extern "C" __global__ void chain(World world, uint32_t* flags, uint32_t* words, uint32_t us, int ring, int* out) {
  const Members members{world, words, us};
  const int next = (world.rank + 1) % world.world_size, before = (world.rank + world.world_size - 1) % world.world_size;
  const long long start = Bound::now();
  bool came = true;
  if (ring || next) came = members.wait<Order::acquire>(flags, next, [](uint32_t seen) { return seen != 0; });
  if (ring || world.rank) signal<Order::release, Scope::system>(world.at(flags, before), 1u);
  out[0] = came;
  out[1] = int(Bound::now() - start);
}
extern "C" __global__ void vote(uint32_t* word, uint32_t epoch, int* out) { out[blockIdx.x] = decide(word, epoch, blockIdx.x % 2); }
'''


def chain(ranks, dead=None, ring=0, seeds=4):
    node = a2a.Node(ranks, name="small", memory="strict")
    kernel, heap = node.load(SOURCE, name="members.hip").chain, a2a.SymmetricHeap(node, 4096)
    flags, membership = heap.alloc("flags", (1,), torch.uint32), heap.alloc("membership", (2, ranks), torch.uint32)
    out = [rank.zeros((2,), torch.int32, "out") for rank in node.ranks]
    for seed in range(seeds):
        node.synchronize()
        node.reseed(seed)
        heap.zero_()
        node.synchronize()
        if dead is not None:
            node.kill(dead)
        for i, rank in enumerate(node.ranks):
            rank.launch(kernel, 1, 1, heap.world(rank, 1), flags[i], membership[i], PATIENCE, ring, out[i])
        node.synchronize()
        living = [i for i in range(ranks) if i != dead]
        yield [out[i].to_torch().tolist() for i in living], [membership[i].to_torch().view(torch.int32)[0].tolist() for i in living]


def test_who_waits_for_one_that_waits_for_the_dead_gives_nobody_up():
    for results, dead in chain(4, dead=3):
        (first, _), (second, _), (third, us) = results
        assert (first, second, third) == (1, 1, 0) and PATIENCE < us < 1.5 * PATIENCE
        assert dead == [[0, 0, 0, 1]] * 3  # the one that waited has told all


def test_without_a_death_all_come_unless_they_wait_in_a_circle():
    for results, dead in chain(3):
        assert [came for came, _ in results] == [1, 1, 1] and not any(map(any, dead))
    for results, _ in chain(2, ring=1):
        assert not all(came for came, _ in results) and 2.5 * PATIENCE < max(us for _, us in results) < 4 * PATIENCE


def test_all_blocks_decide_alike_and_anew_in_each_call():
    node = a2a.Node(1, name="small", memory="strict")
    (rank,), kernel = node.ranks, node.load(SOURCE, name="members.hip").vote
    word, out, seen = rank.zeros((1,), torch.uint32, "word"), rank.zeros((64,), torch.int32, "out"), set()
    for epoch in range(1, 13):
        node.reseed(epoch)
        rank.launch(kernel, 64, 1, word, epoch, out)
        (value,) = set(out.to_torch().tolist())
        seen.add(value)
    assert seen == {0, 1}
