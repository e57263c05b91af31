"""The family `ag_gemm`: AllGather -> GEMM."""
from ..gemm.family import GemmFamily


class AllGatherGemm(GemmFamily):
    name = "ag_gemm"
    what = "AllGather -> GEMM: every rank multiplies the rows of all"
    registry = {"sequential": ".rungs:Sequential", "pull_by_waves": ".rungs:PullByWaves", "put_by_waves": ".rungs:PutByWaves",
                "copy_engine": ".rungs:CopyEngine", "flat": ".rungs:Flat", "two_level": ".rungs:TwoLevel"}


FAMILY = AllGatherGemm()
