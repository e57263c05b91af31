"""Random numbers that are the same bits on every CPU and GPU, with every version of PyTorch and any number of threads.

torch.randn takes vectorised logarithms and cosines, whose last bits depend on the CPU. Here every number is one 64-bit
word of splitmix64 (Steele, Lea and Flood, 2014), made by integer operations that wrap. At most one correctly rounded
multiplication and the rounding to the dtype follow.
"""

import math
import operator

import torch

MASK = 2**64 - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # splitmix64's constants
CHUNK, GPU_CHUNK = 2**16, 2**20  # words that are made together: on a CPU they fit in its cache
MOST = 2**32  # largest range of `integers`


def _signed(word: int) -> int:
    """The int64 with the lowest 64 bits of `word`."""
    return ((word & MASK) ^ 2**63) - 2**63


def _mixed(word: int) -> int:
    """splitmix64's output for a state."""
    word = (word ^ word >> 30) * FIRST & MASK
    word = (word ^ word >> 27) * SECOND & MASK
    return word ^ word >> 31


def _extents(extents) -> tuple[int, ...]:
    """Extents as torch takes them: integers, or one sequence."""
    return tuple(extents[0]) if len(extents) == 1 and not isinstance(extents[0], int) else extents


class Draw:
    """A stream of random numbers: `a2a.Draw(seed).normal(256, 64)`. Each call continues it.

    Every number takes one word, so numbers that are drawn together are those that are drawn one after another. Seeds
    may be any integers; streams of different seeds have nothing in common.
    """

    def __init__(self, seed: int, device=None):
        self.device = torch.device("cpu" if device is None else device)
        self._state = _mixed(operator.index(seed) + STEP & MASK)  # hashed, so that neighbouring seeds start far apart

    def _fill(self, out: torch.Tensor, number) -> torch.Tensor:
        """Fills `out`. `number` turns a chunk of words, int64, into numbers and may write into it."""
        flat, chunk = out.view(-1), CHUNK if self.device.type == "cpu" else GPU_CHUNK
        states = torch.arange(1, min(chunk, len(flat)) + 1, device=self.device) * _signed(STEP)
        for first in range(0, len(flat), chunk):
            part = flat[first:first + chunk]
            word = states[:len(part)] + _signed(self._state)
            for shift, factor in ((30, FIRST), (27, SECOND), (31, None)):
                word ^= (word >> shift).bitwise_and_(2**(64 - shift) - 1)  # int64 shifts in copies of the sign
                if factor is not None:
                    word *= _signed(factor)
            part.copy_(number(word))
            self._state = self._state + len(part) * STEP & MASK
        return out

    def normal(self, *extents, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        """[*extents] numbers close to normal, mean 0, variance 1, within 3.47: the sum of the four 16-bit fields of a word.

        The sum becomes float64 by one multiplication. Types below float32 are rounded from the float32.
        """
        def number(word):
            pairs = (word >> 16).bitwise_and_(0x0000FFFF0000FFFF)
            pairs += word.bitwise_and_(0x0000FFFF0000FFFF)
            sums = (pairs >> 32).add_(pairs.bitwise_and_(0xFFFFFFFF)).sub_(2 * 65535)
            value = sums.double().mul_(math.sqrt(3) / 65536)
            return value if dtype == torch.float64 else value.float()

        return self._fill(torch.empty(_extents(extents), dtype=dtype, device=self.device), number)

    def uniform(self, *extents, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        """[*extents] multiples of 2^-24 in [0, 1). Raises ValueError for types below float32, which hold not all of them."""
        if dtype not in (torch.float32, torch.float64):
            raise ValueError(f"{dtype} would round some numbers up to 1: draw torch.float32")
        return self._fill(torch.empty(_extents(extents), dtype=dtype, device=self.device),
                          lambda word: (word >> 40).bitwise_and_(2**24 - 1).float().mul_(2.0**-24))

    def integers(self, low: int, high: int, *extents, dtype: torch.dtype = torch.int64) -> torch.Tensor:
        """[*extents] integers in [low, high): the upper 63 bits of a word modulo high - low.

        Two integers differ in probability by high - low parts in 2^63: 2^-32 or less up to a range of 2^31, and nothing
        where it is a power of two. Raises ValueError if the range is empty or over 2^32.
        """
        if not 1 <= high - low <= MOST:
            raise ValueError(f"[{low}, {high}) has {high - low} integers, not 1 to 2^32")
        return self._fill(torch.empty(_extents(extents), dtype=dtype, device=self.device),
                          lambda word: (word >> 1).bitwise_and_(2**63 - 1).remainder_(high - low).add_(low))

    def permutation(self, n: int) -> torch.Tensor:
        """int64 [n]: 0 to n - 1 in the order of n keys of 63 bits. Equal keys keep their order."""
        keys = self._fill(torch.empty(n, dtype=torch.int64, device=self.device), lambda word: (word >> 1).bitwise_and_(2**63 - 1))
        return torch.argsort(keys, stable=True)
