"""Arguments of kernels that are hard to pack: bools that are numbers, numbers of hundreds of digits."""
import ctypes

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import LaunchError
from a2a_lib.machine.runtime.arguments import encode

KERNEL = """#include "a2a/hip.h"
extern "C" __global__ void k(int* out, bool first, char number, bool second) {
  out[0] = first ? 1 : 0;
  out[1] = number;
  out[2] = second ? 1 : 0;
}
"""


@pytest.fixture(scope="module")
def node():
    with a2a.Node(1, name="small") as node:
        yield node


@pytest.fixture(scope="module")
def module(node):
    return node.load(KERNEL, name="odd.hip")


@pytest.mark.parametrize("value", [True, False, 0, 1, 2, 4, -2, 256, 2**40, -2**63, ctypes.c_bool(True), b"\1"], ids=repr)
def test_every_number_but_0_is_true(node, module, value):
    """Numbers convert to bool as in C++. The kernel tests the lowest bit alone."""
    rank = node.ranks[0]
    out = rank.zeros(3, torch.int32)
    rank.launch(module.k, 1, 1, out, value, 4, not isinstance(value, (bytes, ctypes.c_bool)) and value)
    first, number, second = out.to_torch().tolist()
    right = bool(getattr(value, "value", value))
    assert (first, number) == (right, 4)
    assert second == right or isinstance(value, (bytes, ctypes.c_bool))


def test_triton_has_bools_too():
    from a2a_lib.machine.toolchain.triton.signature import Parameter
    assert Parameter("flag", "i1").arg_type == "bool" and Parameter("flag", "i8").arg_type == ""


@pytest.mark.parametrize("value", ["yes", None, 0.5, [1]], ids=repr)
def test_what_is_no_bool(node, module, value):
    with pytest.raises(LaunchError, match=r"k, argument 1 \(first\) is a bool, not "):
        node.ranks[0].launch(module.k, 1, 1, None, value, 0, False)


@pytest.mark.parametrize("size, kind", [(4, "float"), (8, "float"), (4, "int"), (8, "int"), (8, "pointer"), (16, "struct")])
@pytest.mark.parametrize("value", [10**400, -10**400, 10**5000], ids=["400", "-400", "5000"])
def test_a_number_of_hundreds_of_digits(value, size, kind):
    """Python itself refuses to print the largest."""
    with pytest.raises(LaunchError, match=r"^here.*a number of \d+ bits"):
        encode(value, size, kind, "here", 0)
