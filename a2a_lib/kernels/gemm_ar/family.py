"""The family `gemm_ar`: GEMM -> AllReduce."""
from ..gemm.family import GemmFamily


class GemmAllReduce(GemmFamily):
    name = "gemm_ar"
    what = "GEMM -> AllReduce: every rank gets the sum of all ranks' products"
    registry = {"sequential": ".rungs:Sequential", "fused": ".rungs:Fused"}


FAMILY = GemmAllReduce()
