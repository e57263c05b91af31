"""Answers to occupancy: wrong ones, and what their messages say."""

MISTAKES = {
    "registers not rounded": ("(-(-vgprs // 8) * 8)", "vgprs",
                              "`vgprs` is not rounded up to a multiple of 8, the steps in which registers are handed out"),
    "no most": ("min(8, 512 // (-(-vgprs // 8) * 8))", "512 // (-(-vgprs // 8) * 8)",
                "a SIMD takes more than 8 waves if their registers fit"),
    "one SIMD": ("4 * per_simd", "per_simd", "one SIMD is counted: a CU has 4"),
    "LDS forgotten": ("return min(blocks, 65536 // (-(-lds // 512) * 512)) if lds else blocks", "return blocks",
                      "LDS is not counted: a CU has 64 KiB for all its blocks"),
    "LDS not rounded": ("(-(-lds // 512) * 512)", "lds", "`lds` is not rounded up to a multiple of 512 bytes"),
    "registers forgotten": ("min(8, 512 // (-(-vgprs // 8) * 8))", "8",
                            "the registers are not counted: a SIMD has 512 per lane for all its waves"),
    "the looser limit": ("return min(", "return max(", "the looser of the two limits decides: it is the tighter one (min)"),
    "waves": ("4 * per_simd // waves", "4 * per_simd", "waves are counted, and not divided by the waves of a block"),
    "part of a block": ("4 * per_simd // waves", "-(-4 * per_simd // waves)",
                        "the number of blocks is rounded up: a block that fits only in part does not fit"),
    "not whole": ("4 * per_simd // waves", "4 * per_simd / waves", "round down (//)"),
    "division by no LDS": (" if lds else blocks", "", "ZeroDivisionError"),
    "nothing returned": ("return min", "min", "is there a `return`"),
}
