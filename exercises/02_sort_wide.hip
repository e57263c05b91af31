// Lesson 02, exercise 4: align & sort, wide. Launched cooperatively with any grid; blocks have at least 256 threads.
//
// topk_ids [ids], -1: dropped. To write, all of it: sorted_ids [capacity], expert_ids [capacity / block_size],
// num_post_padded [1]. Yours: counts [gridDim.x + 3, 256], zero before the first call and as you leave it afterwards, and
// barrier [2]. At most 256 experts. a2a/align.h has what you may use: align_starts, write_rest, block_exclusive_sum.
#include "a2a/align.h"
using namespace a2a;

extern "C" __global__ __launch_bounds__(1024)
void sort_wide(AlignShape shape, const int* topk_ids, int* sorted_ids, int* expert_ids, int* num_post_padded, int* counts,
               uint32_t* barrier) {
  // your code here (about 27 lines)
}
