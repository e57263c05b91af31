"""a2a/members.h: waits for peers that may be dead."""
import torch

import a2a_lib as a2a

US = 50
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
    flags, words = heap.alloc("flags", (1,), torch.uint32), heap.alloc("words", (2, ranks), torch.uint32)
    out = [rank.zeros((2,), torch.int32, "out") for rank in node.ranks]
    for seed in range(seeds):
        node.synchronize()
        node.reseed(seed)
        heap.zero_()
        node.synchronize()
        if dead is not None:
            node.kill(dead)
        for i, rank in enumerate(node.ranks):
            rank.launch(kernel, 1, 1, heap.world(rank, 1), flags[i], words[i], US, ring, out[i])
        node.synchronize()
        living = [i for i in range(ranks) if i != dead]
        yield [out[i].to_torch().tolist() for i in living], [words[i].to_torch().view(torch.int32)[0].tolist() for i in living]


def test_who_waits_for_one_that_waits_for_the_dead_gives_nobody_up():
    for results, dead in chain(4, dead=3):
        (first, _), (second, _), (third, us) = results
        assert (first, second, third) == (1, 1, 0) and US < us < 1.5 * US
        assert dead == [[0, 0, 0, 1]] * 3  # the one that waited has told all


def test_without_a_death_all_come():
    for results, dead in chain(3):
        assert [came for came, _ in results] == [1, 1, 1] and not any(map(any, dead))


def test_a_circle_of_living_ranks_ends_after_three_bounds():
    for results, _ in chain(2, ring=1):
        assert not all(came for came, _ in results) and 2.5 * US < max(us for _, us in results) < 4 * US


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
