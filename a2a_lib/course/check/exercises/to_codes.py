"""Lesson 12, exercise 3: to_codes(x) -> int8 codes in groups of 64, and a scale for each."""

import torch
from torch.overrides import TorchFunctionMode

from ....draw import Draw
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
    part, scale = x[g * GROUP:(g + 1) * GROUP], float(scales[g])
    spaced = x[g::len(groups(x))]
    near = lambda value: bool(torch.isclose(scales[g], value.float(), rtol=1e-5, atol=0))  # noqa: E731
    cause = ("the scale is no number" if scale != scale else
             "that is the largest value without regard to signs: -3 is larger than 2" if near(part.max() / 127) else
             "that is the largest value itself; a scale is what a code of 1 stands for" if near(part.abs().max()) else
             "int8 ends at 127: the largest value gets the code 127, and 128 would wrap around" if near(part.abs().max() / 128) else
             "that is the scale of all values together: each group has its own" if len(scales) > 1 and near(x.abs().max() / 127) else
             "that is the scale of every so-manieth value: a group is 64 values in a row" if near(spaced.abs().max() / 127) else
             "codes have 127 steps on each side of zero: the whole range is from -127 to 127" if near(part.abs().max() * 2 / 255) else
             f"the scale is the largest absolute value of the {GROUP}, divided by 127")
    trial.fail(where={"group": g}, place=f"scale of group {g}", expected=f"{float(want[g]):.6g}", got=f"{scale:.6g}",
               wrong=f"{len(bad)} of {len(want)} scales", cause=cause)


def _codes(trial, codes, scales, x):
    spread = scales.repeat_interleave(GROUP)[:len(x)]
    off = (codes.float() * spread - x).abs()
    bad = (~(off <= spread * 0.50001)).nonzero().flatten().tolist()
    if not bad:
        return
    i = bad[0]
    exact = x / torch.where(spread == 0, 1, spread)
    same = lambda want: bool((codes.float() == want).all())  # noqa: E731
    cause = ("codes were cut off towards zero instead of rounded to the nearest" if same(exact.trunc()) else
             "codes were rounded down: the nearest is wanted, on both sides of zero" if same(exact.floor()) else
             "the sign is lost" if same(exact.abs().round()) else
             "was the scale multiplied where it has to divide?" if same((x * spread).round()) else
             "the code times the scale is not near the value: was another group's scale used?")
    trial.fail(where={"value": i}, place=f"value {i}, {float(x[i]):.6g}",
               expected=f"a code that is off by half a step at most: {float(exact[i].round()):g}", got=f"{int(codes[i])}",
               wrong=f"{len(bad)} of {len(x)} codes", cause=cause)


SOLUTION = "12_all_reduce.ipynb", "exercise-3"
LARGEST, ROUND = "part.abs().max() / 127", "torch.round(steps)"
MISTAKES = {
    "cut off": (ROUND, "steps", "were cut off towards zero"),
    "rounded down": (ROUND, "steps.floor()", "rounded down"),
    "signs ignored": (LARGEST, "part.max() / 127", "without regard to signs"),
    "128 steps": (LARGEST, "part.abs().max() / 128", "128 would wrap around"),
    "no division": (LARGEST, "part.abs().max()", "the largest value itself"),
    "one scale": (LARGEST, "x.abs().max() / 127", "each group has its own"),
    "255 steps": (LARGEST, "part.abs().max() * 2 / 255", "127 steps on each side"),
    "unsigned": ("torch.int8", "torch.uint8", "a tensor of torch.int8"),
    "without the rest": ("range(0, len(x), 64)", "range(0, len(x) // 64 * 64, 64)", "a code for each value"),
    "nothing over nothing": (" if scales[-1] > 0 else torch.zeros_like(part)", "", "a NaN has no integer"),
    "multiplied": ("part / scales[-1]", "part * scales[-1]", "has to divide"),
}
ALSO_RIGHT = {"NaN taken out": (" if scales[-1] > 0 else torch.zeros_like(part)", "", ROUND, "torch.round(steps.nan_to_num())"),
              "the reciprocal": ("part / scales[-1]", "part * (1 / scales[-1])"),
              "a scale for zeros": (LARGEST, "part.abs().max().clamp(min=1e-20) / 127")}
