"""Lesson 12, exercise 3: to_codes(x) -> int8 codes in groups of 64, and a scale for each."""

import torch
from torch.overrides import TorchFunctionMode

from ....draw import Draw
from ..compare import digits
from ..trial import exercise

GROUP = 64


@exercise("12_all_reduce.ipynb", "exercise-3")
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
