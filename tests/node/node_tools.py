"""Helpers that the tests of node share."""
import pytest

from a2a_lib.machine.node import Node

SOURCE = """
#include "a2a/a2a.h"

extern "C" __global__ void scale(float* dst, const float* src, int n, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = src[i] * factor;
}

extern __shared__ int dynamic[];
extern "C" __global__ void reverse(int* dst) {
  dynamic[threadIdx.x] = dst[threadIdx.x];
  __syncthreads();
  dst[threadIdx.x] = dynamic[blockDim.x - 1 - threadIdx.x];
}
"""


@pytest.fixture
def node():
    with Node(2, name="small") as node:
        yield node


@pytest.fixture
def module(node):
    return node.load(SOURCE, name="test.hip")
