"""The family `gemm_rs`: GEMM -> ReduceScatter."""
from ..gemm.family import GemmFamily


class GemmReduceScatter(GemmFamily):
    name = "gemm_rs"
    what = "GEMM -> ReduceScatter: every rank sums its rows of all ranks' products"
    registry = {"sequential": ".rungs:Sequential", "slots": ".rungs:Slots", "fused_sum": ".rungs:FusedSum", "library": ".library:Library"}


FAMILY = GemmReduceScatter()
