"""Names that host and kernel of the backward pass share. Kinds continue the numbers of the forward pass, so its queue serves both."""
from typing import Any, NamedTuple

from ...machine.device.triton_names import tl
from ..moe_layer.names import DOWN, TAIL, UP

# dhidden: gradient of the values before the activation. drows: of the experts' rows. dweights: of the experts' matrices.
KINDS = ("plan", "dispatch", "dweights", "dhidden", "drows", "scatter", "reduce")
ORDER = ("plan", "dispatch", "dhidden", "drows", "scatter", "dweights", "reduce")  # in the queue, unless weights_first
DWEIGHTS = tl.constexpr(getattr(TAIL, "value", TAIL))
DHIDDEN = tl.constexpr(getattr(UP, "value", UP))
DROWS = tl.constexpr(getattr(DOWN, "value", DOWN))


class BackwardSizes(NamedTuple):
    """`names.Sizes`, and the blocks that an expert's gradients are cut into."""

    tokens: Any
    flats: Any
    topk: Any
    experts: Any
    local: Any
    dim: Any
    inter: Any
    up: Any  # blocks of columns, and tasks per tile, of dhidden
    down: Any  # of drows
    token_blocks: Any
    most_tiles: Any
    of_up: Any  # blocks of an expert's w_up
    of_down: Any  # of its w_down


class BackwardSize(NamedTuple):
    """The fields of `backward_rungs.BackwardTiles` that kernels use."""

    BM: Any
    BN: Any
    BD: Any
    BK: Any
    SWAP: Any
    BATCH: Any
    COLUMNS: Any
    TOKENS: Any
    UNROLL: Any
    WM: Any
    WN: Any
    BR: Any
    TURNS: Any
    STORES: Any
    STAGES: Any
    WIDE: Any


class BackwardMatrices(NamedTuple):
    """Tensor descriptors of what dhidden and drows read."""

    rows: Any
    w_down: Any
    dhidden: Any
    w_up: Any


class BackwardHow(NamedTuple):
    barrier: Any
    combine: Any
    sort: Any
    saving: Any  # 0: every choice's row travels
    weigh: Any  # 1: the expert applies the router's weight
    dispatch_tasks: Any
    reduce_tasks: Any
    down_lag: Any
    scatter_lag: Any
    weights_first: Any


class BackwardMemory(NamedTuple):
    """Pointers. x: gradient of the outputs. out: gradient of the tokens. rows: x's rows where the experts are. kept_rows,
    kept_hidden: saved by the forward pass. rows ... replied: of the symmetric heap. plan: the head of the call whose plan it is."""

    x: Any
    topk_ids: Any
    topk_weights: Any
    w_up: Any
    w_down: Any
    kept_rows: Any
    kept_hidden: Any
    out: Any
    dgates: Any
    dw_up: Any
    dw_down: Any
    rows: Any
    origins: Any
    shared: Any
    gates: Any
    y: Any
    replies: Any
    dots: Any
    splits: Any
    splits_here: Any
    arrived: Any
    replied: Any
    dhidden: Any
    weighted: Any
    partial: Any
    done: Any
    draws: Any
    counted: Any
    places: Any
    layout: Any
    tiles: Any
    plan: Any
    queue: Any
    head: Any
    log: Any
