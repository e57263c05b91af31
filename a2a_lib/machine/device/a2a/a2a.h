// Everything a kernel of the course needs. Kernels of other protocols include more: peers.h (addresses of all ranks,
// given once), words.h (data with a flag in it), channel.h (a ring of slots with credits), bf16.h.
#pragma once
#include "a2a/grid.h"
#include "a2a/heap.h"
#include "a2a/hip.h"
#include "a2a/sync.h"
#include "a2a/wave.h"
#include "a2a/world.h"
#ifdef A2A_SIM  // clusters are simulated
#include "a2a/nic.h"
#endif
