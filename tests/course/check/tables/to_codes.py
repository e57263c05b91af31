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
