"""Every synchronisation of the layer's kernels, and of a2a/places.h, which the rungs of fixed places have in common, broken
where it stands, one place at a time, and noticed: by a wrong answer, a hang, or the race detector. What is not noticed is proved
equal, in EQUAL."""
import re

import pytest
import torch
from layer_tools import SOURCE, in_a_row, make, weighted
from sites import sites

from a2a_lib.errors import SimulationError
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.toolchain import INCLUDE

# Experts and flat tokens of several waves, which share LDS; rows of several parts, with a rank that has none and comes late.
WIDE, FEW = Shape("wide", 192, 4, 64, 40), Shape("few", 4, 2, 2056, 6)
# (what, which of its sites in the text) -> the proof that this mutant is the same program.
EQUAL = {
    ("no barrier of the block", 2):
        "The last of send_counts. Behind it only `rows` in LDS is touched: a thread reads rows[e] for e = threadIdx.x + i * blockDim.x "
        "to send it, and find_offsets has the same thread set the same rows[e] back to 0; its next access stands behind a barrier.",
}
PLACES = (INCLUDE / "a2a" / "places.h").read_text(encoding="utf-8").replace("#pragma once", "")
PLACES = re.sub(r"#ifdef A2A_NUMBERS_WRAP\n(.*?)#else\n.*?#endif\n", r"\1", PLACES, flags=re.S)  # as the layer defines it
WHOLE = SOURCE.read_text(encoding="utf-8").replace('#include "a2a/places.h"', PLACES)


def wrong(source, shape, problems, delays, waves=3, **node):
    """Whether calls in a row on 2 ranks go wrong, or the race detector reports something."""
    with Node(2, name="small", max_wait_us=2000, **node) as node:
        try:
            layer = make(shape, 2, node=node, source=source, block_size=4, blocks=2, waves=waves)
            for problem, got in zip(problems, in_a_row(layer, problems, delays), strict=True):
                if not all(torch.equal(out, weighted(problem, rank, torch.float16)) for rank, out in enumerate(got)):
                    return True
        except (SimulationError, AssertionError):
            return True
        return len(node.races) > 0


def noticed(source, seeds=(0, 1)):
    wide = [Problem.random(WIDE, 2, seed, exact=True, num_tokens=40) for seed in range(2)]
    few = [Problem.random(FEW, 2, 2, exact=True),
           Problem.random(FEW, 2, 1, exact=True, routing="one_rank", target=0, num_tokens=[6, 0]),
           Problem.random(FEW, 2, 3, exact=True)]
    return (wrong(source, WIDE, wide, None, races=True)
            or any(wrong(source, FEW, few, delays, races=True, seed=seed) for seed in seeds for delays in ({1: 10}, {0: 10}))
            or any(wrong(source, FEW, few, {1: 10}, memory="strict", seed=seed) for seed in seeds))


@pytest.mark.soak
def test_every_site_is_noticed_or_proved_equal():
    assert not noticed(WHOLE)
    assert len(list(sites(WHOLE))) == 32
    assert {(site.what, site.number) for site in sites(WHOLE) if not noticed(site.source)} == set(EQUAL)
