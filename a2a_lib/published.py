"""Published times of the ladder's versions, to stand beside ours. Nothing in the simulated clock is fitted to them.

Source: the write-up of a solution of the 8 x MI300X all-to-all competition (fp16, 8 ranks, tokens per rank uniform in
[1, max)). They are host wall times, input clones, launches, synchronisation and barriers included, as the geometric mean
over the five benchmark shapes. So they order ideas; they are not the time of any one shape, and not of kernels alone.
"""
from __future__ import annotations

from dataclasses import dataclass

SOURCE = "published (competition write-up, 8 x MI300X: host time, geometric mean over 5 shapes)"


@dataclass(frozen=True)
class Version:
    """One published version. name: there; what: its idea; us: see the module."""

    name: str
    what: str
    us: float


VERSIONS: dict[str, tuple[Version, ...]] = {  # rung -> its versions, in the order of their making
    "reference": (Version("reference", "Python loops over tokens", 93_540), Version("v0", "fewer loops", 27_548)),
    "sorted": (Version("v1", "tokens grouped by sorting", 1_361), Version("v2", "sorted once", 1_311)),
    "p2p": (Version("v3", "copies over a symmetric heap", 1_365),),
    "rank_flags": (Version("v4", "fused kernels, one flag per pair of ranks", 116_000),),
    "token_flags": (Version("v5", "one flag per token", 517),),
    "active_tokens": (Version("v6", "work on active tokens only", 464), Version("v6", "combine by block role", 440),
                      Version("v6", "tuned", 379)),
    "fused_combine": (Version("v7", "expert fused into combine", 421), Version("v7", "tuned, grid 304", 345)),
    "no_overheads": (Version("v7b", "overheads removed", 303),),
    "varlen": (Version("v9", "work distributed over what came", 292),),
}
REPRESENTS = {"reference": "reference"}  # rung -> the version that is that rung, where it is not the last of its versions


def of(rung: str) -> Version | None:
    """The version to set beside a rung: its last, which is the fastest but for the rungs in REPRESENTS. None: none."""
    versions = VERSIONS.get(rung, ())
    if rung in REPRESENTS:
        return next(version for version in versions if version.name == REPRESENTS[rung])
    return versions[-1] if versions else None
