"""Names that host and kernel of the backward pass share. Kinds continue the numbers of the forward pass, so its queue serves both."""
from collections import namedtuple

from ...machine.device.triton_names import tl
from ..moe_layer.names import DOWN, TAIL, UP, Sizes

# dhidden: gradient of the values before the activation. drows: of the experts' rows. dweights: of the experts' matrices.
KINDS = ("plan", "dispatch", "dweights", "dhidden", "drows", "scatter", "reduce")
ORDER = ("plan", "dispatch", "dhidden", "drows", "scatter", "dweights", "reduce")  # in the queue, unless weights_first
DWEIGHTS = tl.constexpr(getattr(TAIL, "value", TAIL))
DHIDDEN = tl.constexpr(getattr(UP, "value", UP))
DROWS = tl.constexpr(getattr(DOWN, "value", DOWN))


# `names.Sizes`, with dhidden and drows as the two GEMMs, and the blocks that an expert's gradients are cut into.
BackwardSizes = namedtuple("BackwardSizes", (*Sizes._fields, "of_up", "of_down"))
# The fields of `backward_rungs.BackwardTiles` that kernels use.
BackwardSize = namedtuple("BackwardSize", "BM BN BD BK SWAP BATCH COLUMNS TOKENS UNROLL WM WN BR TURNS STORES STAGES WIDE")
BackwardMatrices = namedtuple("BackwardMatrices", "rows w_down dhidden w_up")  # tensor descriptors of what dhidden and drows read
# saving is 0: every choice's row travels. weigh is 1: the expert applies the router's weight.
BackwardHow = namedtuple("BackwardHow", "barrier combine sort saving weigh dispatch_tasks reduce_tasks down_lag scatter_lag weights_first")
# Pointers. x: gradient of the outputs. out: gradient of the tokens. rows: x's rows where the experts are. kept_rows, kept_hidden:
# saved by the forward pass. rows ... replied: of the symmetric heap. plan: the head of the call whose plan it is.
BackwardMemory = namedtuple("BackwardMemory", "x topk_ids topk_weights w_up w_down kept_rows kept_hidden out dgates dw_up dw_down rows "
                                              "origins shared gates y replies dots splits splits_here arrived replied dhidden weighted "
                                              "partial done draws counted places layout tiles plan queue head log")
