"""Helpers that the tests of samples share."""
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib import Draw, Node

SAMPLES = Path(__file__).parents[1] / "samples"
LEVELS = ["-O0", "-O1", "-O2", "-O3"]


@pytest.fixture(scope="module")
def node():
    with Node(gpus=1, xcds=2, cus=4) as node:
        yield node


@pytest.fixture(scope="module")
def modules():
    return {}


@pytest.fixture(scope="module")
def results():
    return {}


def put(rank, array, name):
    tensor = torch.from_numpy(np.ascontiguousarray(array).view(np.uint8).reshape(-1))
    return rank.from_torch(tensor, name)


def get(buffer, like):
    return buffer.to_torch().numpy().view(like.dtype).reshape(like.shape)


class Runner:
    """Runs kernels at one level and compares what they wrote with the levels before."""

    def __init__(self, node, modules, results, opt, test):
        self.node, self.modules, self.results, self.opt, self.test = node, modules, results, opt, test
        self.runs = 0

    def module(self, file):
        if (file, self.opt) not in self.modules:
            self.modules[file, self.opt] = self.node.load(SAMPLES / f"{file}.hip", opt=self.opt)
        return self.modules[file, self.opt]

    def __call__(self, file, kernel, grid, block, *args, same=True, **options):
        """Launches a kernel; arrays go to memory of their own. Returns the arrays afterwards, in order (one: itself).

        same: the results may not depend on the order in which blocks run, so all levels must agree.
        """
        rank = self.node.ranks[0]
        buffers = [(i, put(rank, a, f"{kernel}_{i}")) for i, a in enumerate(args) if isinstance(a, np.ndarray)]
        values = list(args)
        for i, buffer in buffers:
            values[i] = buffer
        rank.launch(self.module(file)[kernel], grid, block, *values, **options)
        arrays = [get(buffer, args[i]) for i, buffer in buffers]
        self.check_levels(kernel, arrays, same)
        return arrays[0] if len(arrays) == 1 else arrays

    def check_levels(self, kernel, arrays, same=True):
        self.runs += 1
        key = self.test, self.runs
        if same and key in self.results:
            other, expected = self.results[key]
            for i, (x, y) in enumerate(zip(arrays, expected)):
                assert x.tobytes() == y.tobytes(), f"{kernel}: array {i} at {self.opt} is not what it is at {other}"
        self.results.setdefault(key, (self.opt, arrays))


@pytest.fixture(params=LEVELS)
def run(request, node, modules, results):
    return Runner(node, modules, results, request.param, request.node.originalname)


@pytest.fixture
def random():
    return np.random.default_rng(7)


def whole(random, shape, low=-8, high=9, dtype=np.float32):
    """Whole numbers as floats: sums are exact in any order."""
    return random.integers(low, high, shape).astype(dtype)


def normal(random, *extents):
    """float64, near normal."""
    return Draw(int(random.integers(2**32))).normal(*extents, dtype=torch.float64).numpy()


def any_int(random, n, dtype):
    """Values of all magnitudes, with the extremes."""
    info = np.iinfo(dtype)
    bits = random.integers(0, info.bits, n)
    x = random.integers(info.min, info.max, n, dtype=dtype, endpoint=True) >> bits.astype(dtype)
    x[:6] = [info.min, info.max, 0, 1, info.max // 2, info.min + 1]
    return x


# Language.

def i32(x):
    return (int(x) + 2**31) % 2**32 - 2**31
