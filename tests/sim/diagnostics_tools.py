"""Helpers that the tests of diagnostics share."""
import re
from pathlib import Path

import pytest
import torch

from a2a_lib.machine.node import Node

WRONG = Path(__file__).parent / "kernels" / "wrong.hip"
LINES = {mark: number for number, text in enumerate(WRONG.read_text().splitlines(), 1)
         for mark in re.findall(r"// @(\w+)", text)}


def line(mark):
    """"wrong.hip:17", a regular expression that the number ends."""
    return rf"wrong\.hip:{LINES[mark]}\b"


@pytest.fixture(scope="module")
def node():
    """One node for all tests: each must leave it in order."""
    with Node(2, name="small", max_instructions=400_000, alignment="strict") as node:
        yield node


@pytest.fixture(scope="module")
def module(node):
    return node.load(WRONG)


@pytest.fixture(autouse=True)
def still_usable(node, module):
    """Checks after every test that all ranks compute and that nothing of the failed work is left."""
    yield
    for rank in node.ranks:
        dst = rank.zeros((1000,), torch.int32, "after")
        rank.launch(module.fill, 8, 128, dst, 1000, 9)
        assert dst.to_torch().tolist() == [9] * 1000
    node.synchronize()


def fails(node, error, *patterns):
    """The report of the failure that synchronising brings to light; it must match all patterns."""
    with pytest.raises(error) as raised:
        node.synchronize()
    text = str(raised.value)
    assert raised.value.report["text"] == text
    for pattern in patterns:
        assert re.search(pattern, text), f"no {pattern!r} in:\n{text}"
    assert not re.search(r"0x7f\w{9,}", text), f"an address of this process, not of the node:\n{text}"
    return text


def at(rank, kernel, block, wave, mark):
    return rf"rank {rank}, kernel {kernel}, block {block}, wave {wave}, {line(mark)}"
