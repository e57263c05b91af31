// As ROCm names it. Seen by the simulator only.
#include "a2a/hip_rocm.h"
#include "a2a/hip_groups.h"
