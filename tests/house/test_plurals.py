"""Messages say "1 block", not "1 blocks"."""
import pytest

import a2a_lib as a2a
from a2a_lib.errors import LaunchError
from a2a_lib.kernels.moe import ProblemError
from a2a_lib.plurals import quantity


@pytest.mark.parametrize("text, phrase", [
    (quantity(1, "block"), "1 block"), (quantity(2, "block"), "2 blocks"), (quantity(0, "block"), "0 blocks"),
    (quantity(2, "wave per SIMD"), "2 waves per SIMD"), (quantity(1, "wave per SIMD"), "1 wave per SIMD"),
    (quantity(1024, "thread", form=","), "1,024 threads"), (quantity(2, "copy", "copies"), "2 copies"),
    (quantity(1, "place is such", "places are such"), "1 place is such"), (quantity(1.0, "us", "us"), "1.0 us")])
def test_count(text, phrase):
    assert text == phrase


@pytest.mark.parametrize("make, phrase", [
    (lambda: a2a.Node(1, name="small"), "Node(1 GPU of 2 XCDs"),
    (lambda: a2a.Cluster(2, 1, name="small"), "Cluster(2 nodes"),
    (lambda: a2a.Shape("s", 1, 1, 8, 1), "1 expert, top-1, dim 8, <= 1 token per rank"),
    (lambda: a2a.Problem.random("tiny", world_size=1), "1 rank, tokens")])
def test_what_is_one_of_a_kind_says_so(make, phrase):
    assert phrase in repr(make())


def test_errors_of_one():
    with a2a.Node(1, name="small") as node:
        kernel = node.load('#include "a2a/hip.h"\nextern "C" __global__ void k(int* a) {}').k
        with pytest.raises(LaunchError, match=r"k takes 1 argument \(0 \(a\)\); 2 were given"):
            node.ranks[0].launch(kernel, 1, 1, None, None)
    with pytest.raises(ProblemError, match="num_tokens has 1 entry for 2 ranks"):
        a2a.Problem.random("tiny", world_size=2, num_tokens=[1])
