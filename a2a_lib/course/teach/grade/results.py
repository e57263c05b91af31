"""An answer's results as plain data. Its check runs again on these, in a process where the answer never runs.

What the answer wrote into its own process is not there: a verdict, a variable of the check, a patched library.
"""
import base64
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch

from ...check.failure import CheckFailed
from ...check.trial import Trial

# Checks that judge what an answer does (it communicates, allocates, copies, is compiled), and not its results alone.
BESIDE = frozenset({"sorted_dispatch", "sorted_combine", "dedup_dispatch", "output_pool", "wait_in_place", "wait_for_tile",
                    "sum_in_order", "send_pieces", "two_under_way"})
STRANGE = "strange"  # key of a result that is no plain data; its value is the result's type


def encode(value: Any) -> Any:
    """The value as JSON can hold it; `decode` makes it again, without its subclass, and another iterable as a list. A value that is not
    plain: {STRANGE: its type}."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, np.ndarray):
        value = torch.from_numpy(value)
    if value is None or isinstance(value, bool):
        return value
    for simple in (int, float, str):
        if isinstance(value, simple):
            return simple(value)
    if isinstance(value, torch.Tensor):
        plain = value.detach().cpu().contiguous()
        data = plain.reshape(-1).view(torch.uint8).numpy().tobytes()
        return {"tensor": [str(plain.dtype).removeprefix("torch."), list(plain.shape), base64.b64encode(data).decode()]}
    if isinstance(value, dict):
        return {"dict": [[encode(key), encode(item)] for key, item in value.items()]}
    if isinstance(value, Iterable) and not isinstance(value, list | tuple | set | frozenset):
        value = list(value)
    for kind in (list, tuple, set, frozenset):
        if isinstance(value, kind):
            return {kind.__name__: [encode(item) for item in value]}
    return {STRANGE: type(value).__name__}


def decode(value: Any) -> Any:
    """The value that `encode` took. Raises TypeError for one that was not plain, and some error for JSON that is not from `encode`."""
    if not isinstance(value, dict):
        return value
    (name, parts), = value.items()
    if name == "tensor":
        dtype, shape, data = parts
        out = torch.empty(shape, dtype=getattr(torch, dtype))
        out.view(-1).view(torch.uint8).numpy()[:] = np.frombuffer(base64.b64decode(data), np.uint8)
        return out
    if name == "dict":
        return {decode(key): decode(item) for key, item in parts}
    if name == STRANGE:
        raise TypeError(f"a result is a {parts}, which is no plain data")
    return {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}[name](map(decode, parts))


@contextmanager
def taken() -> Iterator[list]:
    """The encoded results that the reader's functions return inside, in their order."""
    results: list = []

    def do(self, function, *args, **options):
        value = former(self, function, *args, **options)
        if isinstance(value, Iterator):  # it can be read once
            value = list(value)
        results.append(encode(value))
        return value

    former, Trial.do = Trial.do, do  # type: ignore[method-assign]
    try:
        yield results
    finally:
        Trial.do = former  # type: ignore[method-assign]


@contextmanager
def given(results: list) -> Iterator[None]:
    """Inside, the reader's functions are not called, and return these results. CheckFailed if their number is not that of the calls."""
    left = deque(results)

    def do(self, function, *args, **options):
        if not left:
            self.fail(cause="there is no result for a call")
        value = decode(left.popleft())
        return former(self, lambda *args, **options: value, *args, **options)

    former, Trial.do = Trial.do, do  # type: ignore[method-assign]
    try:
        yield
    finally:
        Trial.do = former  # type: ignore[method-assign]
    if left:
        raise CheckFailed("", cause="there are more results than calls")
