"""Published times of the ladder's versions, to stand beside ours. Nothing in the simulated clock is fitted to them.

Source: the write-up of a solution of the 8 x MI300X all-to-all competition (fp16, 8 ranks, tokens per rank uniform in
[1, max)). They are host wall times, input clones, launches, synchronisation and barriers included, as the geometric
mean over the five benchmark shapes. So they order ideas; they are not the time of any one shape, nor of kernels.
"""
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
REPRESENTS = {"reference": "reference"}  # rung -> the version that is that rung, where it is not the last of them


def of(rung: str) -> Version | None:
    """The version to set beside a rung: its last, which is the fastest but for the rungs in REPRESENTS. None: none."""
    versions = VERSIONS.get(rung, ())
    if rung in REPRESENTS:
        return next(version for version in versions if version.name == REPRESENTS[rung])
    return versions[-1] if versions else None


# Stage times of two versions at the competition's largest shape: device times of kernels on 8 x MI300X, us per rank,
# from the same write-up.
# v6-like, before fusing: dispatch, grouped GEMM, combine; ranks 0 to 7.
V6 = ((348.60, 115.66, 342.94), (334.80, 115.98, 342.18), (377.98, 115.78, 333.76), (330.19, 115.30, 317.28),
      (333.96, 115.22, 349.44), (314.84, 115.46, 326.59), (327.07, 115.02, 325.34), (329.03, 115.42, 336.49))
# v7, combine on 304 blocks: dispatch-send, dispatch-recv, combine-send, combine-recv.
V7 = ((219.33, 95.70, 108.88, 60.02), (216.93, 106.40, 115.42, 50.75), (283.88, 64.19, 117.95, 46.54),
      (291.94, 32.27, 97.66, 56.09), (236.97, 60.94, 126.17, 43.06), (211.08, 106.96, 113.14, 54.24),
      (304.65, 32.83, 113.46, 46.02), (214.08, 106.68, 113.17, 52.04))
V7_256 = ((225.99, 78.78, 300.92, 46.26), (225.35, 77.50, 310.66, 53.48), (289.38, 38.29, 311.23, 47.15),
          (289.58, 32.51, 299.80, 49.71), (231.08, 77.17, 307.38, 62.30), (211.76, 90.44, 302.80, 65.03),
          (279.92, 32.95, 292.10, 48.07), (205.35, 87.68, 305.97, 47.99))  # combine on 256 blocks
