"""The uncertainty of the clock's constants: the least and the greatest value of each, and draws between them."""
from collections.abc import Iterable, Mapping

import numpy as np

from ...table import Table
from . import presets

# These rules do not apply to constants with a range of their own:
CHOICE = 0.5  # in both directions, as a share of the value, if no value is published and the preset says "CHOICE"
ONE_SOURCE = 0.1  # if there is one source. Two sources of one row of CALIBRATION.md that agree are 4 to 18 % apart
MEASURED = 0.05  # by this project on the machine of the preset
DOCUMENTED = ("AMD:", "specification", "NVIDIA:", "there is one L2", "the L2, which is one", "no figure")

# Ranges that the sources themselves give. A constant that is a rule, not a quantity, has none: the use of the seed.
OPEN = {
    "mi300x": {
        "l1": (112 * 476, 116 * 476),  # MrRoy09, MT4G
        "l2": (81e3, 137e3),  # Fleet, MT4G
        "mall": (218e3, 262e3),  # Chips and Cheese, Fleet
        "memory": (341e3, 430e3),  # Fleet, MT4G
        # origami; k0d_mega: 700 to 900 for a wave's load of 16 bytes a lane, of which 30 pass on the link
        "remote": (660e3, 870e3),
        "atomic_turn": (0, 99e3),  # of a peer's memory, which is in no L2, nobody has measured it; Chips and Cheese
        "atomic_home": (0, 15.4e3),  # Mori: at most
        "release": (115e3, 134e3),  # Fleet
        "acquire": (120e3, 137e3),  # Fleet
        "hbm_gbps": (3940, 5140),  # Fleet, origami
        "link_gbps": (42.9, 49.2),  # origami; TransferBench, p2p from all CUs
        # TransferBench, one2all: the least of all, and the greatest with seven peers
        "link_crowded_gbps": (27.5, 41.1),
        "cu_remote_stores": (44, 188),  # origami, TransferBench
        "queue_gap": (0.72e6, 4.5e6),  # RCCL experiments, Kog
        "graph_replay": (10.3e6, 11.9e6),  # Mori, rocm-systems
        "copy_gbps": (23.6, 49.5),  # origami, the two kinds of engines
        "mall_stores": (0, 1),  # v7's sums and v9's receive speak for 0, v9's combine for 1 (CALIBRATION.md)
    },
    "h200": {
        "l1": (18.5e3, 20.2e3),  # measured; GH200
        "hbm_gbps": (3943, 4800),  # measured, copying; specification
        "link_gbps": (350, 372),  # 4 GPUs, 2 GPUs
        "link_crowded_gbps": (350, 372),
        "port_gbps": (322, 372),  # 4 GPUs loading; 2 GPUs
        "copy_gbps": (180, 223),
    },
}
# Units of constants that make a call faster as they grow: rates, capacities, shares that a cache keeps. Also the length of a
# queue from which a link counts as crowded.
FAST_UNITS = "GB/s", "bytes per cycle", "lines", "instructions", "share"
FAST_NAMES = ("link_crowd",)
FIXED = ("tick", "jitter", "drift", "held", "atomic_least", "uncached_in_l2", "merge_stores")


def spread(preset: str) -> dict[str, tuple[float, float]]:
    """{name: (least, most)} of every constant of a preset, in its unit. Both are the value if a document settles it,
    and for all constants of "ideal". Raises ValueError for an unknown preset."""
    return {row["name"]: _range(preset, **row) for row in presets.rows(preset)}


def table(preset: str) -> Table:
    """`spread` as a table: name, least, value, most, unit, source."""
    ranges, rows = spread(preset), presets.rows(preset)
    return Table({"name": [row["name"] for row in rows], "least": [ranges[row["name"]][0] for row in rows],
                  "value": [row["value"] for row in rows], "most": [ranges[row["name"]][1] for row in rows],
                  "unit": [row["unit"] for row in rows], "source": [row["source"] for row in rows]},
                 title=f"what the sources of the preset {preset} leave open")


def draw(preset: str, count: int, seed: int = 0, names: Iterable[str] | None = None) -> list[dict[str, float]]:
    """`count` sets of constants, each {name: value} for `Node(constants=)`.

    The first has every uncertain constant at the end of its range that makes calls fast, the second at the end that
    makes them slow. If each constant acts in one direction, no other set gives a time outside of these two's. The others
    do not rely on that. In them every constant is drawn evenly from its range, independently of the others. Each of
    `count` - 2 equal parts of the range is drawn from once (Latin hypercube). A single set is drawn, too.

    names: only these are drawn. The same seed draws the same. ValueError for an unknown name.
    """
    ranges = spread(preset)
    chosen = set(ranges if names is None else names)
    unknown = sorted(chosen - set(ranges))
    if unknown:
        raise ValueError(f"the preset {preset} has no constant {', '.join(unknown)}")
    if count < 1:
        raise ValueError(f"{count} draws: at least 1")
    faster = {row["name"]: row["unit"] in FAST_UNITS or row["name"] in FAST_NAMES for row in presets.rows(preset)}
    ends = [{name: float(pair[faster[name] == fast]) for name, pair in ranges.items()}
            for fast in (True, False)] if count > 1 else []
    random = np.random.default_rng(seed)
    drawn: list[dict[str, float]] = [{} for _ in range(count - len(ends))]
    for name, (least, most) in ranges.items():
        # also for constants that are left out, so that the others keep their draws
        places = (random.permutation(len(drawn)) + random.random(len(drawn))) / max(1, len(drawn))
        for constant, place in zip(drawn, places):
            constant[name] = float(least + (most - least) * place)
    open_names = [name for name, (least, most) in ranges.items() if least < most and name in chosen]
    return [{name: constants[name] for name in open_names} for constants in ends + drawn]


def _range(preset: str, name: str, value: float, unit: str, source: str) -> tuple[float, float]:
    own: Mapping[str, tuple[float, float]] = OPEN.get(preset, {})
    if name in own:
        return own[name]
    if preset == "ideal" or name in FIXED or not value:
        return value, value
    if "CHOICE" in source:
        share = CHOICE
    elif any(word in source for word in DOCUMENTED):
        return value, value
    else:
        share = MEASURED if "measured" in source and preset == "h200" else ONE_SOURCE
    return value * (1 - share), value * (1 + share)
