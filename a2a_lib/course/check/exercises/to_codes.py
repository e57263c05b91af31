"""Lesson 12, exercise 3: to_codes(x) -> int8 codes in groups of 64, and a scale for each."""

import torch
from torch.overrides import TorchFunctionMode

from ....draw import Draw
from ..compare import digits
from ..trial import exercise

GROUP = 64


@exercise
def to_codes(trial, function):
    """function(x [n] float32) -> (codes [n] int8, scales [groups] float32); the last group may be shorter."""
    for text, x in _cases():
        trial.case(text)
        with trial.patient(), _Casts() as casts:
            codes, scales = trial.parts(trial.call(function, x), "codes, scales")
        _form(trial, codes, scales, x)
        _scales(trial, scales, x)
        _codes(trial, codes, scales, x)
        if casts.without_value:
            trial.fail(place="codes", expected="0 for a group of zeros", got="NaN made an integer",
                       cause="0 / 0 is NaN, and a NaN has no integer: what comes out differs from machine to machine")


class _Casts(TorchFunctionMode):
    """Notes whether a NaN was made an integer while it was active."""

    NAMES = "to", "type", "type_as", "char", "short", "int", "long", "copy_", "__setitem__"
    without_value = False

    def __torch_function__(self, function, types, args=(), kwargs=None):
        result = function(*args, **(kwargs or {}))
        if getattr(function, "__name__", "") in self.NAMES:
            into = args[0] if function.__name__ == "__setitem__" else result
            given = [arg for arg in args if isinstance(arg, torch.Tensor) and arg.is_floating_point()]
            self.without_value |= not into.is_floating_point() and any(bool(arg.isnan().any()) for arg in given)
        return result


def _cases():
    draw = Draw(16)
    normal = draw.normal(256)
    yield "256 normal values (seed 16)", normal
    yield "128 values, all below zero", -normal[:128].abs() - 0.1
    yield "192 values, the second group all zeros", torch.cat([normal[:64], torch.zeros(64), normal[64:128]])
    yield "150 values: the last group has 22", draw.normal(150) * torch.arange(1, 151)
    yield "one value", torch.tensor([-3.0])
    yield "64 values, one of them 100 times as large", torch.cat([normal[:63], torch.tensor([250.0])])
    yield "64 values of about 1e-9", normal[:64] * 1e-9


def groups(x):
    """The groups of a vector, each with its first index."""
    return [(at, x[at:at + GROUP]) for at in range(0, len(x), GROUP)]


def _form(trial, codes, scales, x):
    trial.tensor(codes, "codes", torch.int8)
    trial.tensor(scales, "scales", torch.float32)
    if codes.shape != x.shape:
        trial.fail(place="codes", expected=f"{list(x.shape)}", got=f"{list(codes.shape)}", cause="a code for each value, in its place: no "
                   "padding is left at the end")
    if scales.shape != (len(groups(x)),):
        trial.fail(place="scales", expected=f"[{len(groups(x))}]", got=f"{list(scales.shape)}",
                   cause=f"a scale for every {GROUP} values, and one for what is left at the end")


def _scales(trial, scales, x):
    want = torch.stack([part.abs().max() / 127 for _, part in groups(x)])
    right = ((scales - want).abs() <= want * 1e-5) | (want == 0) & scales.isfinite()  # any scale does for zeros
    bad = (~right).nonzero().flatten().tolist()
    if not bad:
        return
    g = bad[0]
    trial.wrong(["scales", digits(scales), bad], where={"group": g}, place=f"scale of group {g}", expected=f"{float(want[g]):.6g}",
                got=f"{float(scales[g]):.6g}", wrong=f"{len(bad)} of {len(want)} scales")


def _codes(trial, codes, scales, x):
    spread = scales.repeat_interleave(GROUP)[:len(x)]
    off = (codes.float() * spread - x).abs()
    bad = (~(off <= spread * 0.50001)).nonzero().flatten().tolist()
    if not bad:
        return
    i = bad[0]
    exact = x / torch.where(spread == 0, 1, spread)
    trial.wrong(["codes", codes], where={"value": i}, place=f"value {i}, {float(x[i]):.6g}", got=f"{int(codes[i])}",
                expected=f"a code that is off by half a step at most: {float(exact[i].round()):g}", wrong=f"{len(bad)} of {len(x)} codes")


SOLUTION = "12_all_reduce.ipynb", "exercise-3"
LARGEST, ROUND = "part.abs().max() / 127", "torch.round(steps)"
MISTAKES = {
    "cut off": (ROUND, "steps", "codes are cut off towards zero: they are rounded to the nearest"),
    "rounded down": (ROUND, "steps.floor()", "codes are rounded down: the nearest is wanted, on both sides of zero"),
    "signs ignored": (LARGEST, "part.max() / 127", "the largest value is taken without regard to signs: -3 is larger than 2"),
    "128 steps": (LARGEST, "part.abs().max() / 128", "the scale is a 128th of the largest value: int8 ends at 127"),
    "no division": (LARGEST, "part.abs().max()", "the scale is the largest value itself, and not a 127th of it"),
    "one scale": (LARGEST, "x.abs().max() / 127", "all groups have one scale, that of all values together"),
    "255 steps": (LARGEST, "part.abs().max() * 2 / 255", "255 steps are counted from end to end: they are 127 on each side of zero"),
    "unsigned": ("torch.int8", "torch.uint8", "a tensor of torch.int8"),
    "without the rest": ("range(0, len(x), 64)", "range(0, len(x) // 64 * 64, 64)", "a code for each value"),
    "nothing over nothing": (" if scales[-1] > 0 else torch.zeros_like(part)", "", "a NaN has no integer"),
    "rounded up": (ROUND, "steps.ceil()", "codes are rounded up: the nearest is wanted, on both sides of zero"),
    "a half is added": (ROUND, "(steps + 0.5)", "a half is added, and the rest cut off: below zero that does not round to the nearest"),
    "away from zero": (ROUND, "(steps.sign() * steps.abs().ceil())", "codes are rounded away from zero: the nearest is wanted"),
    "every so-manieth": (LARGEST, "x[at // 64::-(-len(x) // 64)].abs().max() / 127",
                         "a group is every so-manieth value: it is 64 values in a row"),
    "multiplied": ("part / scales[-1]", "part * scales[-1]", "a value is multiplied by its scale instead of divided"),
}
ALSO_RIGHT = {"NaN taken out": (" if scales[-1] > 0 else torch.zeros_like(part)", "", ROUND, "torch.round(steps.nan_to_num())"),
              "the reciprocal": ("part / scales[-1]", "part * (1 / scales[-1])"),
              "a scale for zeros": (LARGEST, "part.abs().max().clamp(min=1e-20) / 127")}
