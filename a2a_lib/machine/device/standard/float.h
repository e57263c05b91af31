// Seen by the simulator only.
#include <cfloat>
