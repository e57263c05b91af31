// As ROCm names it: everything is in a2a/hip_rocm.h. Seen by the simulator only.
#include "a2a/hip_rocm.h"
