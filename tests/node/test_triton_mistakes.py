"""Triton kernels that forget a wait, set a flag too early or wait on the wrong one: what finds them, and on which line."""
import linecache

import pytest
import torch
import triton_samples as samples
from sample_tools import GPUS, N, exchange, stored_samples  # noqa: F401

from a2a_lib import Node

WRITES, READS = "put(at(inbox", "total += tl.load(inbox"


def right(outs):
    return torch.equal(outs, (10 * torch.arange(N, dtype=torch.int32)).expand(GPUS, N))


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_race_detector_names_the_lines_of_python(mistake):
    with Node(GPUS, name="small", memory="strict", races=True, seed=1) as node:
        outs = exchange(node, mistake)()
        if not mistake:
            assert right(outs) and not node.races, node.races
            return
        found = {tuple(linecache.getline(samples.__file__, end.line).strip()
                       for end in sorted((race.first, race.second), key=lambda end: not end.write)) for race in node.races}
        assert any(write.startswith(WRITES) and read.startswith(READS) for write, read in found), node.races
        assert {race.first.file for race in node.races} == {"triton_samples.py"}


@pytest.mark.parametrize("mistake", ["", *samples.MISTAKES])
def test_the_explorer_sees_the_damage(mistake):
    with Node(GPUS, name="small", memory="strict") as node:
        run = exchange(node, mistake, late=2)  # at one pace, waiting for the wrong rank is right by luck
        found = node.explore(run, seeds=8, check=right)
        assert found.ok == (not mistake), found
