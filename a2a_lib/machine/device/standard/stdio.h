// Its names that kernels use: in a2a/hip.h. Seen by the simulator only.
#include "a2a/hip.h"
