// Accesses that are no multiple of their size, as clang makes them of packed structs and copies of bytes.
#include "a2a/hip.h"

struct __attribute__((packed)) Packed {
  char tag;
  int i;
  double d;
  short s;
};
typedef half_t Half2 __attribute__((ext_vector_type(2), aligned(2)));
typedef unsigned Bytes16 __attribute__((ext_vector_type(4), aligned(1)));
typedef unsigned long long Bytes8 __attribute__((aligned(1)));
typedef unsigned Bytes4 __attribute__((aligned(1)));
struct Bytes12 {
  Bytes4 x, y, z;
};
typedef unsigned short Bytes2 __attribute__((aligned(1)));

extern "C" __global__ void packed(Packed* p, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  p[i].i = p[i].i * 3 + p[i].tag;
  p[i].d = p[i].d + p[i].i;
  p[i].s = p[i].s ^ 0x55;
}
extern "C" __global__ void halves(half_t* to, const half_t* from) {  // pairs from an odd element on
  const int i = threadIdx.x;
  *(Half2*)(to + 2 * i + 1) = *(const Half2*)(from + 2 * i + 1) * (half_t)2.0f;
}

#define MOVE(T) extern "C" __global__ void move_##T(char* to, const char* from, int skew) { \
  const int at = (blockIdx.x * blockDim.x + threadIdx.x) * (int)sizeof(T) + skew; \
  *(T*)(to + at) = *(const T*)(from + at); \
}
MOVE(Bytes2) MOVE(Bytes4) MOVE(Bytes8) MOVE(Bytes12) MOVE(Bytes16)

// Through LDS and scratch; `skew` bytes off.
#define THROUGH(T) extern "C" __global__ void through_##T(char* to, const char* from, int skew) { \
  __shared__ char lds[64 * 16 + 16]; \
  char own[48]; \
  const int size = sizeof(T), at = threadIdx.x * size; \
  for (int i = 0; i < size; ++i) lds[at + skew + i] = from[at + i]; \
  __syncthreads(); \
  T value = *(T*)(lds + at + skew); \
  *(T*)(own + skew) = value; \
  __syncthreads(); \
  for (int i = 0; i < size; ++i) ((volatile char*)own)[skew + i] += 1; \
  *(T*)(lds + at + skew) = *(T*)(own + skew); \
  __syncthreads(); \
  for (int i = 0; i < size; ++i) to[at + i] = lds[at + skew + i]; \
}
THROUGH(Bytes2) THROUGH(Bytes4) THROUGH(Bytes8) THROUGH(Bytes12) THROUGH(Bytes16)

extern "C" __global__ void buffers(char* to, char* from, int bytes, int skew) {
  auto out = __builtin_amdgcn_make_buffer_rsrc(to, 0, bytes, 0x27000);
  auto in = __builtin_amdgcn_make_buffer_rsrc(from, 0, bytes, 0x27000);
  const int at = threadIdx.x * 8 + skew;
  __builtin_amdgcn_raw_buffer_store_b64(__builtin_amdgcn_raw_buffer_load_b64(in, at, 0, 0), out, at, 0, 0);
}
extern "C" __global__ void flat(char* to, char* from, int skew, int which) {  // an address that may be LDS or memory
  __shared__ char lds[64 * 8 + 8];
  const int at = threadIdx.x * 8 + skew;
  for (int i = 0; i < 8; ++i) lds[at + i] = from[at + i];
  __syncthreads();
  volatile Bytes8* p = (volatile Bytes8*)((which ? from : lds) + at);
  *(volatile Bytes8*)(to + at) = *p;
}
extern "C" __global__ void atomics(char* p, int skew) { atomicAdd((int*)(p + skew), 1); }
extern "C" __global__ void lds_atomics(int* out, int skew) {
  __shared__ char lds[64];
  atomicAdd((int*)(lds + skew), 1);
  out[0] = lds[0];
}
// Two blocks write the halves of a dword (or, at skew 1, overlap in a byte).
extern "C" __global__ void neighbours(char* p, int skew) {
  if (threadIdx.x == 0) *(Bytes2*)(p + 2 * blockIdx.x - (blockIdx.x ? skew : 0)) = 7;
}
