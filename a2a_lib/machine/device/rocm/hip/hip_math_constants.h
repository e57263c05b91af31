// As ROCm names it: everything is in a2a/hip_rocm.h. Seen by the simulator only.
#pragma once
#ifndef HIP_INF_F
#define HIP_INF_F __builtin_inff()
#define HIP_NAN_F __builtin_nanf("")
#endif
#include "a2a/hip_rocm.h"
