"""Lesson 12, exercise 3: to_codes(x [n] float32) -> codes [n] int8, scales [groups] float32, in groups of 64; the last may be shorter."""

import torch
from torch.overrides import TorchFunctionMode

from ..kit import Draw, digits, exercise

GROUP = 64


@exercise("12_all_reduce.ipynb", "exercise-3")
def to_codes(trial, function):
    for text, x in _cases():
        trial.case(text)
        with trial.patient(), _Casts() as casts:
            codes, scales = trial.parts(trial.call(function, x), "codes, scales")
        _judge(trial, codes, scales, x)
        trial.expect(not casts.without_value, "0 for a group of zeros", "NaN made an integer",
                     "0 / 0 is NaN, and a NaN has no integer: what comes out differs from machine to machine", "codes")


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


def _judge(trial, codes, scales, x):
    want = torch.stack([part.abs().max() / 127 for part in x.split(GROUP)])
    trial.tensor(codes, "codes", torch.int8, shape=x.shape, why="a code for each value, in its place: no padding is left at the end")
    trial.tensor(scales, "scales", torch.float32, shape=want.shape,
                 why=f"a scale for every {GROUP} values, and one for what is left at the end")
    right = ((scales - want).abs() <= want * 1e-5) | (want == 0) & scales.isfinite()  # any scale does for zeros
    bad = (~right).nonzero().flatten().tolist()
    for g in bad[:1]:
        trial.wrong(["scales", digits(scales), bad], where={"group": g}, place=f"scale of group {g}", expected=f"{float(want[g]):.6g}",
                    got=f"{float(scales[g]):.6g}", wrong=f"{len(bad)} of {len(want)} scales")
    spread = scales.repeat_interleave(GROUP)[:len(x)]
    exact = x / torch.where(spread == 0, 1, spread)
    bad = (~((codes.float() * spread - x).abs() <= spread * 0.50001)).nonzero().flatten().tolist()
    for i in bad[:1]:
        trial.wrong(["codes", codes], where={"value": i}, place=f"value {i}, {float(x[i]):.6g}", got=int(codes[i]), expected="a code that "
                    f"is off by half a step at most: {float(exact[i].round()):g}", wrong=f"{len(bad)} of {len(x)} codes")
