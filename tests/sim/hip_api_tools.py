"""Helpers that the tests of hip api share."""
import pytest

from a2a_lib.machine.node import Node

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;

__device__ int counter = 5;
__device__ float table[3] = {1.5f, -2.0f, 8.0f};
__constant__ int limits[2] = {3, 9};

extern "C" __global__ void fill(int* dst, int n, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = value;
}
extern "C" __global__ void count(int* out) {
  if (threadIdx.x == 0) { counter += limits[1]; *out = counter; table[1] += table[0]; }
}
extern "C" __global__ void slow(int* dst, int sleeps, int value) {
  for (int i = 0; i < sleeps; ++i) __builtin_amdgcn_s_sleep(127);
  *dst = value;
}
extern "C" __global__ void add(int* dst, int value) { *dst += value; }
extern "C" __global__ void times(int* dst, int value) { *dst *= value; }
extern "C" __global__ void wait_for(const unsigned* flag, int* dst) {
  if (threadIdx.x) return;
  wait_equal<Order::acquire, Scope::system>(flag, 7u);
  *dst = 1;
}
struct Mixed { char a; double b; short c; };
extern "C" __global__ void arguments(double* out, char a, double b, short c, float d, Mixed m, uint64_t e) {
  out[0] = a; out[1] = b; out[2] = c; out[3] = d; out[4] = m.a; out[5] = m.b; out[6] = m.c; out[7] = (double)e;
}
"""


@pytest.fixture
def node():
    with Node(3, name="small") as node:
        yield node


@pytest.fixture
def module(node):
    return node.load(SOURCE, name="api.hip")


@pytest.fixture
def call(node):
    """call(rank, function, ...): one function of the C API; HipError if it fails."""
    def call(rank, name, *arguments):
        with node.runtime.on(rank):
            node.runtime.library.call(name, *arguments)
    return call
