// Seen by the simulator only.
#pragma once
#include <cfloat>
