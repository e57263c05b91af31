"""The family `gemm_ar`: GEMM -> AllReduce."""
from typing import Any

from ..gemm.family import GemmFamily


class GemmAllReduce(GemmFamily):
    name = "gemm_ar"
    what = "GEMM -> AllReduce: every rank gets the sum of all ranks' products"
    registry = {"sequential": ".rungs:Sequential", "fused": ".rungs:Fused"}

    def due_bytes(self, problem: Any, kind: Any = None) -> Any:
        """Half of the least bytes: those of the sums may go straight to the outputs, which no kernel reads."""
        return super().due_bytes(problem, kind) // 2


FAMILY = GemmAllReduce()
