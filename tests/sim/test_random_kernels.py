"""Random programs on the simulated node give what the host's own compiler makes of the same source, at every level."""
import importlib.util
import os

import pytest
import random_kernels

from a2a_lib.machine.node import Node

pytestmark = [
    pytest.mark.skipif(os.name == "nt" or not importlib.util.find_spec("ziglang"), reason="no compiler for the host"),
]


def test_a_few_random_kernels(tmp_path):
    with Node(1, name="small") as node:
        assert not random_kernels.differences(range(3), tmp_path, node)


def test_a_difference_would_be_seen(tmp_path, monkeypatch):
    """A wrong function on the host must be reported as a difference."""
    with Node(1, name="small") as node:
        true = random_kernels.sources
        monkeypatch.setattr(random_kernels, "sources",
                            lambda numbers: (true(numbers)[0], true(numbers)[1].replace("(u64)(m + n)", "(u64)(m - n)")
                                             .replace("out[0] = a;", "out[0] = a ^ 1;")))
        assert len(random_kernels.differences(range(1), tmp_path, node, ("-O1",))) == 1


def test_the_generator_draws_all_kinds():
    text = "".join(random_kernels.Writer(n).source() for n in range(30))
    assert text == "".join(random_kernels.Writer(n).source() for n in range(30))
    for part in ("switch", "for (", "break;", "called", "__builtin_fma(", "__builtin_fmaf(", "i16", "__int128", "t[", "whole("):
        assert part in text


@pytest.mark.soak
@pytest.mark.parametrize("hundred", range(20))
def test_2000_random_kernels(hundred, tmp_path):
    found = []
    with Node(1, name="small") as node:
        for first in range(100 * hundred, 100 * hundred + 100, 20):
            found += random_kernels.differences(range(first, first + 20), tmp_path, node)
    assert not found, "\n".join(found)
