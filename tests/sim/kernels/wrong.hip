// One kernel for everything a kernel can do wrong. Tests find the line that must be named by its mark, "// @name".
#include "a2a/a2a.h"
using namespace a2a;

extern "C" __global__ void fill(int* dst, int n, int value) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) dst[i] = value;  // @fill
}
extern "C" __global__ void read(int* dst, const int* src) {
  dst[threadIdx.x] = src[threadIdx.x];  // @read
}
extern "C" __global__ void one_row_too_many(float* table, int rows, int dim) {
  const int row = blockIdx.x * waves_in_block() + wave_in_block();
  if (row > rows) return;  // should be >=
  for (int column = lane_id(); column < dim; column += WAVE) table[row * dim + column] = 1.0f;  // @one_row_too_many
}
extern "C" __global__ void add_past_the_end(unsigned* table, int n) {
  atomicAdd(table + n + threadIdx.x, 1u);  // @add_past_the_end
}
extern "C" __global__ void misaligned_store(char* p) {
  *(int*)(p + 8 * threadIdx.x + (threadIdx.x == 70 ? 2 : 0)) = 1;  // @misaligned_store
}
extern "C" __global__ void misaligned_atomic(char* p) {
  atomicAdd((unsigned long long*)(p + 4), 1ull);  // @misaligned_atomic
}

// Local memory and code.
extern "C" __global__ void lds_past_the_end(int* p, int by) {
  __shared__ int tile[128];
  tile[threadIdx.x + by] = p[threadIdx.x];  // @lds_past_the_end
  __syncthreads();
  p[threadIdx.x] = tile[127 - threadIdx.x];
}
extern __shared__ int dynamic[];
extern "C" __global__ void dynamic_lds(int* p) {
  p[threadIdx.x] = dynamic[threadIdx.x];  // @dynamic_lds
}
extern "C" __global__ void scratch_past_the_end(int* p, int by) {
  volatile int local[16];
  for (int i = 0; i < 16; ++i) local[i] = i;
  p[threadIdx.x] = local[by + threadIdx.x];  // @scratch_past_the_end
}
__device__ __attribute__((noinline)) int deeper(volatile int* p, int n) {  // @deeper
  volatile int pad[64];
  pad[n & 63] = n;
  if (p[0] < n) return 0;
  return deeper(p, n + 1) + pad[(n + 1) & 63];
}
extern "C" __global__ void stack_overflow(int* p) { p[1] = deeper(p, 0); }
extern "C" __global__ void call(void (**function)(int*), int* p) {
  (*function)(p);  // @call
}
extern "C" __global__ void trap(int* p) {
  if (p[threadIdx.x] == 7) __builtin_trap();  // @trap
  p[threadIdx.x] = 1;
}

// Flags.
extern "C" __global__ void set(unsigned* ready, const int64_t* bases, int rank, int peer) {
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(translate(ready + 2, bases, rank, peer), 5u);
}
extern "C" __global__ void set_own_copy(unsigned* ready, const int64_t* bases, int rank, int peer) {
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(ready + 2, 5u);  // @set_own_copy
}
extern "C" __global__ void wait_for(unsigned* ready, int* out) {
  if (threadIdx.x == 0) {
    wait_equal<Order::acquire, Scope::system>(ready + 2, 5u);  // @wait_for
    *out = 1;
  }
}
extern "C" __global__ void wait_lanes(unsigned* ready) {
  wait_at_least<Order::acquire, Scope::agent>(ready + threadIdx.x, 1u);  // @wait_lanes
}
extern "C" __global__ void poll_by_hand(unsigned* ready, int* out) {
  while (__hip_atomic_load(ready, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM) != 1) {  // @poll_by_hand
  }
  *out = 1;
}
extern "C" __global__ void set_pair(uint64_t* pairs) {
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(pairs + 1, uint64_t{3} << 32 | 7);
}
extern "C" __global__ void wait_pair(const uint64_t* pairs) {
  if (threadIdx.x == 0) wait_until<Order::acquire, Scope::system>(pairs + 1, [](uint64_t seen) { return seen >> 32 == 4; });
}
extern "C" __global__ void set_late(unsigned* ready, int sleeps) {
  for (int i = 0; i < sleeps; ++i) __builtin_amdgcn_s_sleep(127);
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(ready + 2, 5u);
}
// Blocks that wait for each other: right if all of them run at once.
extern "C" __global__ void meet(unsigned* arrived) {
  __shared__ int big[8192];  // two blocks per CU
  big[threadIdx.x] = 1;
  __syncthreads();
  if (threadIdx.x == 0) {
    signal_add<Order::release, Scope::agent>(arrived, (unsigned)big[0]);
    wait_at_least<Order::acquire, Scope::agent>(arrived, gridDim.x);  // @meet
  }
}

// Barriers.
extern "C" __global__ void half_at_the_barrier(unsigned* ready) {
  if (threadIdx.x < 64) {
    __syncthreads();  // @barrier
    if (threadIdx.x == 0) signal<Order::release, Scope::agent>(ready, 1u);
  } else {
    wait_equal<Order::acquire, Scope::agent>(ready, 1u);  // @beside_the_barrier
  }
}
extern "C" __global__ void divergent_barrier(int* p) {  // the hardware counts waves, whatever their lanes
  if (threadIdx.x % 2) {
    p[threadIdx.x] = 1;
    __builtin_amdgcn_s_barrier();
  } else {
    __builtin_amdgcn_s_barrier();
    p[threadIdx.x] = 2;
  }
}
extern "C" __global__ void odd_barriers(int* p) {  // the second wave goes to one barrier more than the first
  __builtin_amdgcn_s_barrier();
  if (threadIdx.x >= 64) __builtin_amdgcn_s_barrier();
  p[threadIdx.x] = 3;
}

// No end.
extern "C" __global__ void spin_on_nothing(int*) {
  for (;;) asm volatile("");  // @spin_on_nothing
}
extern "C" __global__ void spin_at_barriers(int*) {
  for (;;) __syncthreads();  // @spin_at_barriers
}
extern "C" __global__ void spin_on_lds(int* p) {
  __shared__ volatile int flag;
  flag = 0;
  __syncthreads();
  while (!flag) {  // @spin_on_lds
  }
  *p = flag;
}

// Right, but long: for whoever frees memory meanwhile.
extern "C" __global__ void keep_adding(int* theirs, int* mine, int n) {
  for (int i = 0; i < n; ++i) {
    theirs[threadIdx.x] += i;  // @keep_adding
    __threadfence_system();
  }
  mine[threadIdx.x] = 1;
}
