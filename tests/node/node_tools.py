"""Helpers that the tests of node share."""
import pytest

from a2a_lib.machine.node import Node

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ void scale(float* dst, const float* src, int n, float factor) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = src[i] * factor;
}

// Every rank writes its number into its place of every rank's array, then sets a flag there.
extern "C" __global__ void tell_all(int* values, unsigned* flags, const int64_t* bases, int rank, int world_size) {
  const int peer = threadIdx.x;
  if (peer >= world_size) return;
  *translate(values + rank, bases, rank, peer) = 100 + rank;
  signal<Order::release, Scope::system>(translate(flags + rank, bases, rank, peer), 1u);
}

extern "C" __global__ void hear_all(int* sum, const int* values, const unsigned* flags, int world_size) {
  if (threadIdx.x) return;
  int total = 0;
  for (int peer = 0; peer < world_size; peer++) {
    wait_equal<Order::acquire, Scope::system>(flags + peer, 1u);
    total += values[peer];
  }
  *sum = total;
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
