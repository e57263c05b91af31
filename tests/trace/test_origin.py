"""Where a wrong value came from, and where the right one went, as a replay of the schedule tells."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.machine.node.exploration import WrongValues

SOURCE = """#include "a2a/a2a.h"
extern "C" __global__ void put(const int* x, int* box) {
  if (threadIdx.x < LANES) box[PLACE] = x[threadIdx.x];
}
extern "C" __global__ void take(const int* box, int* out) { out[threadIdx.x] = MORE + box[threadIdx.x]; }"""
PUT, TAKE = "rank 0, block 0, put.hip:3", "rank 0, block 0, put.hip:5"
CASES = {
    "shifted": ({"PLACE": "threadIdx.x + 8"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0] after a load from box[0] of rank 0, put.hip:5",
        "no kernel had stored to box[0] of rank 0", f"1000 was stored to box[8] of rank 0 by {PUT}",
        "each expected value was stored 8 elements after the place that was read"]),
    "backwards": ({"PLACE": "31 - threadIdx.x"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0] after a load from box[0] of rank 0, put.hip:5",
        f"box[0] of rank 0 had 1031 by {PUT}, which had loaded it from x[31] of rank 0", f"1000 was stored to box[31] of rank 0 by {PUT}"]),
    "no tail": ({"LANES": "30"}, [
        "they are out[30 and 31]", f"{TAKE} stored out[30] after a load from box[30] of rank 0, put.hip:5",
        "no kernel had stored to box[30] of rank 0", "no kernel stored any of the expected values anywhere"]),
    "computed": ({"MORE": "1"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0], computed after loads of 1000 in box[0] of rank 0 (put.hip:5)",
        f"1000 was stored to box[0] of rank 0 by {PUT}"]),
}


@pytest.mark.parametrize("name", CASES)
def test_the_origin_of_wrong_values(name):
    changes, sentences = CASES[name]
    source = SOURCE
    for key, value in (changes | {"LANES": "32", "PLACE": "threadIdx.x", "MORE": "0"} | changes).items():
        source = source.replace(key, value)
    with a2a.Node(1, name="small", memory="strict") as node:
        (rank,), module = node.ranks, node.load(source, name="put.hip")
        x, box, out = (rank.zeros((count,), torch.int32, name) for name, count in (("x", 32), ("box", 64), ("out", 32)))

        def run():
            box.zero_()
            x.copy_from(torch.arange(1000, 1032, dtype=torch.int32))
            rank.launch(module.put, 1, 32, x, box)
            rank.launch(module.take, 1, 32, box, out)
            return out.to_torch()

        def check(got):
            due = torch.arange(1000, 1032, dtype=torch.int32)
            if not torch.equal(got, due):
                raise WrongValues("wrong", "out", 0, got, due)

        assert node.explore(run, seeds=1, check=check).replay().origin == sentences
