"""Helpers that the tests of diagnostics share."""
import json
import pickle
import re
from pathlib import Path

import pytest
import torch

from a2a_lib.errors import FaultError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.trace.reports import Place

WRONG = Path(__file__).parent / "kernels" / "wrong.hip"
LINES = {mark: number for number, text in enumerate(WRONG.read_text().splitlines(), 1)
         for mark in re.findall(r"// @(\w+)", text)}


@pytest.fixture(scope="module")
def node():
    """One node for all tests: each must leave it in order."""
    with Node(2, name="small", max_instructions=400_000, alignment="strict") as node:
        yield node


@pytest.fixture(scope="module")
def module(node):
    return node.load(WRONG)


@pytest.fixture(scope="module")
def heap(node):
    heap = SymmetricHeap(node, 1 << 16)
    heap.alloc("ready", (4, 16), torch.uint32)
    return heap.zero_()


@pytest.fixture(autouse=True)
def still_usable(node, module):
    """Checks after every test that all ranks compute and that nothing of the failed work is left."""
    yield
    for rank in node.ranks:
        dst = rank.zeros((1000,), torch.int32, "after")
        rank.launch(module.fill, 8, 128, dst, 1000, 9)
        assert dst.to_torch().tolist() == [9] * 1000
    node.synchronize()


def fails(node, wanted, *patterns, **fields):
    """The error that synchronising raises, after a copy by pickle. Its text matches all patterns, its report has the fields."""
    with pytest.raises(wanted) as raised:
        node.synchronize()
    error = pickle.loads(pickle.dumps(raised.value))
    assert error.report == raised.value.report == json.loads(json.dumps(error.report))
    text = str(error)
    assert error.report["text"] == text
    for pattern in patterns:
        assert re.search(pattern, text), f"no {pattern!r} in:\n{text}"
    assert not re.search(r"0x7f\w{9,}", text), f"an address of this process, not of the node:\n{text}"
    if wanted is FaultError:
        assert f"by {Place.of(error.report)}\n" in text and error.report["at"] > 0
    has(error.report, **fields)
    return error


def has(report, **fields):
    assert {key: report.get(key, "missing") for key in fields} == fields
    return report


def place(rank, kernel, mark, mnemonic, block=0, grid=1, wave=0):
    """The fields of a `Place` but for the line of the assembly."""
    return {"rank": rank, "kernel": kernel, "block": [block, 0, 0], "grid": [grid, 1, 1], "wave": wave, "file": "wrong.hip",
            "line": LINES[mark], "mnemonic": mnemonic}
