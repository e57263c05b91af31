// Addresses of simulated GPUs have 64 bits, and HIP's API takes them as pointers.
#pragma once
#include <cstdint>

#include "memory/common.h"

namespace a2a::api {
#if UINTPTR_MAX > 0xffff'ffff
inline u64 address_of(const void* p) { return u64(reinterpret_cast<uintptr_t>(p)); }
inline void* pointer_to(u64 address) { return reinterpret_cast<void*>(address); }
#else  // wasm/address.cpp: a pointer of 32 bits stands for an address
u64 address_of(const void* p);
void* pointer_to(u64 address);
#endif
}  // namespace a2a::api
