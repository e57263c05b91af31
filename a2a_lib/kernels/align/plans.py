"""Chooses rung and grid: from the tuning table if a size was measured, else from what fits."""
import json
from dataclasses import replace
from pathlib import Path

from ...errors import LaunchError
from ...plurals import quantity
from .designs import SIDE, TILES, AlignPlan

TABLE = Path(__file__).with_name("plans.json")
PER_THREAD = (4, 8, 16)  # possible numbers of flat tokens of a thread, of `reserve`
THREADS, RESERVE_THREADS = 1024, 256
OTHERS = 16  # blocks of `reserve` that sort nothing and write the padding, if there is room
PER_BLOCK = 2048  # flat tokens, of the wide rungs before `reserve`, if there are CUs for that many blocks


def table() -> dict[str, list[dict]]:
    """GPU -> rows: the best of all tried plans, with top-8 of 256 experts and tiles of 128. A row holds for `from` to
    `ids` flat tokens and has the rung, the threads of a block, and for `reserve` the flat tokens of a thread."""
    return json.loads(TABLE.read_text(encoding="utf-8"))


def tuned(node, rank, ids: int) -> dict | None:
    """The row of the tuning table for this number of flat tokens on this GPU."""
    name = f"simulated {node.preset}" if node.target == "sim" else node.runtime.device_name(rank.device)
    return next((row for row in table().get(name, ()) if row["from"] <= ids <= row["ids"]), None)


def fastest(node, rank, ids: int) -> str:
    """The rung for this number of flat tokens: that of the tuning table, or `reserve` as long as its threads can hold them."""
    if row := tuned(node, rank, ids):
        return row["rung"]
    return "reserve" if ids <= PER_THREAD[-1] * RESERVE_THREADS * rank.compute_units else "tiles"


def plan_for(sorter, ids: int, blocks: int | None, threads: int | None, per: int | None) -> AlignPlan:
    """The plan of an `AlignAndSort` for up to `ids` flat tokens. Raises LaunchError for a grid that its rung cannot
    have."""
    node, rank, name = sorter.node, sorter.rank, sorter.rung.name
    row = tuned(node, rank, ids)
    if row and row["rung"] == name and not (blocks or threads or per):
        threads, per = row["threads"], row.get("per")
    tile, tile_threads = TILES[name][node.target] if name in TILES else (PER_BLOCK, None)
    threads = threads or tile_threads or (RESERVE_THREADS if name == "reserve" else THREADS)
    _check_threads(name, threads, tile_threads)
    xcds = node.xcds if node.target == "sim" else 8 if node.target == "hip" else 1
    ids = max(ids, 1)
    if name == "reserve":
        return _reserve(sorter, ids, blocks, threads, per, xcds)
    if blocks is None and sorter.rung.widest:
        alone = AlignPlan(ids, sorter.num_experts, 1, threads, xcds, tile=tile)
        lds = next(launch.lds(alone) for launch in sorter.rung.launches if launch.kernel == sorter.rung.widest)
        room = rank.resident_blocks(sorter.load()[sorter.rung.widest], threads, lds)
        blocks = min(room, max(1 if name in TILES else xcds, -(-ids // tile)))
    if name == "xcd_aware":
        if blocks % xcds:
            blocks = blocks // xcds * xcds
        if blocks < xcds:
            raise LaunchError(f"xcd_aware: its grid is a multiple of {quantity(xcds, 'block')}, one for each XCD")
    return AlignPlan(ids, sorter.num_experts, blocks or 1, threads, xcds, tile=tile)


def _check_threads(name: str, threads: int, compiled: int | None) -> None:
    if not 1 <= threads <= 1024 or threads % 64:
        raise LaunchError(f"{name}: a block of {quantity(threads, 'thread')}; it has a multiple of 64, at most 1024")
    if name == "many_blocks" and threads < SIDE:
        raise LaunchError(f"many_blocks: a block of {quantity(threads, 'thread')}; it sums fragments with at least {SIDE}")
    if compiled and threads != compiled:
        raise LaunchError(f"{name}: a block of {quantity(threads, 'thread')}; the kernel is compiled for {compiled}")


def _reserve(sorter, ids: int, blocks: int | None, threads: int, per: int | None, xcds: int) -> AlignPlan:
    for each in (per,) if per else PER_THREAD:
        plan = AlignPlan(ids, sorter.num_experts, 1, threads, xcds, each)
        least = -(-ids // (each * threads))
        room = sorter.rank.resident_blocks(sorter.load(each)[sorter.rung.widest], threads, sorter.rung.launches[0].lds(plan))
        if least <= min(blocks or room, room):
            return replace(plan, blocks=min(room, blocks or least + OTHERS))
    raise LaunchError(f"reserve: {ids} flat tokens need {quantity(least, 'block')} of {quantity(threads, 'thread')} "
                      f"with {each} each, and only "
                      f"{min(blocks or room, room)} are there: take the rung tiles")
