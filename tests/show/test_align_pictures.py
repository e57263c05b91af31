"""The table of counters, and align & sort to play."""
import numpy as np
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import align
from a2a_lib.machine.show._play_align import AlignSteps

IDS = torch.tensor([[2, 0], [-1, 1], [0, 3]])


def test_steps_count_scan_and_place():
    steps = AlignSteps(IDS, 4, 2)
    assert steps.start.tolist() == [0, 2, 4, 6, 8] and steps.last == 14
    assert [steps.rows(i).tolist() for i in (0, 2, 4, 6)] == [[0] * 4, [1, 0, 1, 0], [1, 1, 1, 0], [2, 1, 1, 1]]
    assert steps.places(7).tolist() == [-1] * 8 and steps.places(8).tolist() == [-1] * 4 + [0] + [-1] * 3
    assert steps.words(10) == "step 10, place: flat token 2 is dropped"
    assert steps.words(9) == "step 9, place: flat token 1, of expert 0, goes to place 0"
    want = align.expected(IDS.int(), 4, 2)[0][:8]
    assert np.array_equal(steps.places(steps.last), want)


def test_the_picture_says_what_is_in_it():
    picture = a2a.show.play_align(IDS, 4, 2)
    assert "4 experts in tiles of 2" in picture.alt and "step 14: 3 places are padding" in picture.alt
    assert picture.table["placed"].tolist() == [0, 0, 2, 8] and picture.table.label == "counted"
    assert a2a.show.play_align(IDS, 4, 4).digest != picture.digest == a2a.show.play_align(IDS, 4, 2).digest


@pytest.mark.parametrize("ids, experts, block", [(torch.zeros(40, 1), 4, 2), (IDS, 9, 2), (IDS, 4, 64), (IDS * 0 - 1, 4, 2)])
def test_what_cannot_be_drawn_is_refused(ids, experts, block):
    with pytest.raises(ValueError, match="play_align draws"):
        a2a.show.play_align(ids.int(), experts, block)


COUNTED = '''
#include "a2a/a2a.h"
extern "C" __global__ void spread(int* out, int stride, int same) {
  __shared__ int lds[4096];
  const int i = threadIdx.x;
  for (int k = i; k < 4096; k += blockDim.x) lds[k] = k;
  __syncthreads();
  if (stride) out[i] = lds[(i * stride) % 4096];
  else if (same) atomicAdd(&lds[0], 1);
  else out[16 * i] = i;
}
'''


@pytest.mark.parametrize("stride, same, conflicts", [(1, 0, 0), (2, 0, 2), (32, 0, 62), (33, 0, 0), (4096, 0, 0)])
def test_banks(stride, same, conflicts):
    """64 lanes, 32 at a time: a stride of 2 dwords takes two turns for each half, one of 32 dwords takes 32; one dword is read
    by all at once."""
    node = a2a.Node(1, name="small", seed=0)
    kernel, out = node.load(COUNTED).spread, node.ranks[0].empty(2048, torch.int32, "out")
    node.ranks[0].launch(kernel, 1, 64, out, stride, same)
    node.synchronize()
    assert node.counters()["lds_conflict_cycles"] == conflicts


def test_atomics_on_one_dword_take_turns_and_scattered_stores_do_not_coalesce():
    node = a2a.Node(1, name="small", seed=0)
    kernel, out = node.load(COUNTED).spread, node.ranks[0].empty(2048, torch.int32, "out")
    before = node.counters()
    node.ranks[0].launch(kernel, 1, 64, out, 0, 0)
    node.synchronize()
    after = node.counters()
    assert after["vector_pieces"] - before["vector_pieces"] == 64
    assert after["vector_pieces_least"] - before["vector_pieces_least"] == 4


def test_counters_of_a_sorter():
    node = a2a.Node(1, name="small", seed=0)
    ids = a2a.Draw(1).integers(0, 8, 400, 4, dtype=torch.int32)
    runs = [align.measure(align.AlignAndSort(node, 8, 16, 1600, rung=rung), ids) for rung in ("one_block", "tiles")]
    table = a2a.show.counters(runs)
    assert table["run"].tolist() == ["one_block", "tiles"] and table["CUs"].tolist() == [1, 1]
    assert table["coalesced %"][1] > table["coalesced %"][0] and (table["us"] > 0).all()
    assert table["LDS"][1] == runs[1]["kernels"][0].lds + 2 * (4096 + 6 * 8) + 4 * (5 * 8 + 2)
    assert table.label == "simulated (preset mi300x, memory ideal)"
    with pytest.raises(ValueError, match="needs a run"):
        a2a.show.counters([])


def test_figures_have_a_source_each():
    table = align.figures()
    assert len(table) == 14 and all(text.startswith(("published", "measured")) for text in table["source"])
