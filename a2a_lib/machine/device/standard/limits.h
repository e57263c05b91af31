// Seen by the simulator only.
#include <climits>
