// Its names that kernels use: in a2a/hip.h. Seen by the simulator only.
#pragma once
#include "a2a/hip.h"
