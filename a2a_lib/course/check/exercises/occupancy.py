"""Lesson 00, exercise 1: occupancy(vgprs, lds, waves) -> blocks that one CU holds at a time."""

from ..compare import blunder
from ..trial import exercise


def _up(n: int, step: int) -> int:
    return -(-n // step) * step


def _fits(vgprs: int, lds: int, waves: int) -> int:
    """The oracle: adds one wave, then one block, as long as there is room."""
    per_simd = 0
    while per_simd < 8 and (per_simd + 1) * _up(vgprs, 8) <= 512:
        per_simd += 1
    blocks = 0
    while (blocks + 1) * waves <= 4 * per_simd and (blocks + 1) * _up(lds, 512) <= 65536:
        blocks += 1
    return blocks


def _formula(vgprs, lds, waves, *, step=8, most=8, simds=4, granule=512, lds_counts=True, registers=True, limit=min):
    """The answer as a formula. Each option leaves out one part."""
    per_simd = min(most, 512 // _up(vgprs, step)) if registers else most
    by_waves = simds * per_simd // waves
    return limit(by_waves, 65536 // _up(lds, granule)) if lds_counts and lds else by_waves


PARTS = (
    ("registers are handed out in steps of 8: round `vgprs` up to a multiple of 8", {"step": 1}),
    ("a SIMD holds at most 8 waves, however few registers they need", {"most": 512}),
    ("a CU has 4 SIMDs; this is what one of them holds", {"simds": 1}),
    ("LDS is not counted: a CU has 64 KiB for all its blocks", {"lds_counts": False}),
    ("LDS is handed out in steps of 512 bytes: round `lds` up", {"granule": 1}),
    ("the registers are not counted: a SIMD has 512 per lane for all its waves", {"registers": False}),
    ("the tighter of the two limits decides (min), not the looser", {"limit": max}),
)


CASES = ((4, 0, 4), (32, 0, 16), (100, 0, 1), (65, 0, 4), (129, 0, 2), (512, 0, 1), (24, 16384, 4), (24, 3100, 1),
         (8, 65536, 1),
         (200, 0, 3), (250, 0, 16), (96, 20000, 2), (200, 3000, 4))


@exercise
def occupancy(trial, function):
    """function(vgprs, lds, waves) -> blocks of `waves` waves that one CU holds at a time."""
    description, answers = "vgprs {}, lds {} bytes, waves {}", []
    for case in CASES:
        trial.case(description.format(*case))
        answer = trial.call(function, *case)
        if isinstance(answer, bool) or not isinstance(answer, (int, float)) or answer != int(answer):
            kind = f"{answer}: blocks are whole, round down (//)" if isinstance(answer, float) else repr(answer)
            trial.fail(expected="a whole number", got=kind, cause="the function returns a number of blocks, an int")
        answers.append(int(answer))
    wants = [_fits(*case) for case in CASES]
    for i, (case, got, want) in enumerate(zip(CASES, answers, wants)):
        if got != want:
            trial.cases[-1] = description.format(*case)
            trial.fail(where={"case": i}, place="blocks per CU",
                       expected=want, got=got, cause=_cause(answers, wants, got, want),
                       wrong=f"{sum(a != w for a, w in zip(answers, wants))} of {len(CASES)} cases")


def _cause(answers, wants, got, want) -> str:
    if cause := blunder(zip(CASES, answers), _formula, PARTS):
        return cause
    if answers == [want * waves for want, (_, _, waves) in zip(wants, CASES)]:
        return "these are waves; a block has `waves` of them, and stands on a CU whole or not at all"
    if answers == [_formula(vgprs, lds, 1) for vgprs, lds, _ in CASES]:
        return "these are waves: divide by the waves of a block, and round down"
    if all(a in (w, w + 1) for a, w in zip(answers, wants)):
        return "rounded up: a block that fits only in part does not fit"
    return f"{'too many' if got > want else 'too few'}: what limits the blocks here, registers, waves or LDS?"


SOLUTION = "00_the_node_in_front_of_you.ipynb", "exercise-1"
MISTAKES = {
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
}
