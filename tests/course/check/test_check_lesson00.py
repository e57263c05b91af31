"""Wrong answers to the exercises of lesson 00 (test_check.py tries them), and what else its checks promise."""

import itertools

import pytest

from a2a_lib.course.check import lesson00
from a2a_lib.toolchain import Kernel

LESSON = "00_the_node_in_front_of_you.ipynb"
START = "blockIdx.x * blockDim.x + threadIdx.x"
MASKS = "for (int mask = WAVE / 2; mask > 0; mask /= 2) best = fmaxf(best, shuffle_xor(best, mask));"

WRONG = {
    "occupancy": ((LESSON, "exercise-1"), {
        "registers not rounded": ("(-(-vgprs // 8) * 8)", "vgprs", "round `vgprs` up to a multiple of 8"),
        "no most": ("min(8, 512 // (-(-vgprs // 8) * 8))", "512 // (-(-vgprs // 8) * 8)", "at most 8 waves"),
        "one SIMD": ("4 * per_simd", "per_simd", "a CU has 4 SIMDs"),
        "LDS forgotten": ("return min(blocks, 65536 // (-(-lds // 512) * 512)) if lds else blocks", "return blocks",
                          "LDS is not counted"),
        "LDS not rounded": ("(-(-lds // 512) * 512)", "lds", "round `lds` up"),
        "registers forgotten": ("min(8, 512 // (-(-vgprs // 8) * 8))", "8", "the registers are not counted"),
        "the looser limit": ("return min(", "return max(", "the tighter of the two limits"),
        "waves": ("4 * per_simd // waves", "4 * per_simd", "these are waves: divide"),
        "part of a block": ("4 * per_simd // waves", "-(-4 * per_simd // waves)", "rounded up"),
        "not whole": ("4 * per_simd // waves", "4 * per_simd / waves", "blocks are whole, round down (//)"),
        "division by no LDS": (" if lds else blocks", "", "ZeroDivisionError"),
        "nothing returned": ("return min", "min", "is there a `return`"),
    }),
    "reverse": ((LESSON, "exercise-2"), {
        "one round": ("i += lanes", "i += n", "so each goes on with a further piece"),
        "no block": (START, "threadIdx.x", "is blockIdx.x in the index?"),
        "no thread": (START, "blockIdx.x * blockDim.x", "is threadIdx.x in the index?"),
        "off by one in the source": ("src[n - 1 - i]", "src[n - i]", "the last piece of src is src[n - 1]"),
        "off by one the other way": ("src[n - 1 - i]", "src[n - 2 - i]", "piece i came from src[n - 2 - i]"),
        "off by one at the end": ("i < n;", "i < n - 1;", "off by one: the last piece was never written"),
        "one too many": ("i < n;", "i <= n;", "the kernel writes outside of `dst`"),
        "starts at 1": (START, START + " + 1", "off by one: the first piece was never written"),
        "a copy": ("src[n - 1 - i]", "src[i]", "this is a plain copy"),
        "numbers reversed": ("src[n - 1 - i]", "src[n - 1 - i].wzyx", "a piece of 16 bytes moves as it is"),
        "endless": ("i += lanes", "i += n / 1000", "does a loop of the kernel never end?"),
        "far outside": ("src[n - 1 - i]", "src[n * 1000 - i]", "which i has the last lane?"),
        "another signature": ("int n)", "int n, int more)", "the kernel's arguments are not those"),
    }),
    "row_max": (("00_row_max.hip", None), {
        "starts at zero": ("best = values[0]", "best = 0", "the maximum starts at 0"),
        "lanes apart": (MASKS, "", "have not been compared with one another"),
        "32 lanes": ("mask = WAVE / 2", "mask = WAVE / 4", "only 32 of the 64 lanes count"),
        "last step missing": ("mask > 0", "mask > 1", "the last mask is 1"),
        "one value per lane": ("i += WAVE)", "i += dim)", "each lane looked at one value only"),
        "no tail": ("i < dim;", "i < dim / WAVE * WAVE;", "the tail is missing"),
        "last value missing": ("i < dim;", "i < dim - 1;", "the last value of each row is missing"),
        "value behind the row": ("i < dim;", "i <= dim;", "the value behind the row was read, too"),
        "the smallest": ("best = values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                         "values[i]);\n    " + MASKS,
                         "best = -values[0];\n    for (int i = lane_id(); i < dim; i += WAVE) best = fmaxf(best, "
                         "-values[i]);\n    " + MASKS + "\n    best = -best;", "this is the smallest value"),
        "one round of the waves": ("row += waves_in_grid()", "row += rows", "+= waves_in_grid()"),
        "wrong stride": ("(int64_t)row * dim", "row", "row r starts at x + r * dim"),
        "one row too many": ("row < rows;", "row <= rows;", "the kernel writes outside of `out`"),
    }),
}


@pytest.mark.parametrize("waves", [1, 3, 4, 16])
def test_the_oracle_agrees_with_the_library(waves):
    for vgprs, lds in itertools.product(range(1, 513, 7), (0, 512, 1000, 16384, 65536)):
        want = Kernel("k", [], vgprs=vgprs).occupancy_blocks(64 * waves, lds)
        assert lesson00._fits(vgprs, lds, waves) == lesson00._formula(vgprs, lds, waves) == want


def test_the_cases_tell_the_mistakes_apart():
    """No two formulas of MISTAKES give the same answers, nor the right ones, to the cases of the check."""
    tried = []
    lesson00.occupancy(lambda *case: tried.append(case) or lesson00._fits(*case))
    parts = [{}, *(parts for _, parts in lesson00.MISTAKES)]
    answers = [tuple(lesson00._formula(*case, **part) for case in tried) for part in parts]
    assert len(set(answers)) == len(answers)
