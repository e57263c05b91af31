"""Lower bounds of the time of a GEMM with its communication: one after the other, and overlapped.

    print(a2a.gemm.roofline(node, shape))                    # from operations, bytes, and the hardware's rates
    print(a2a.gemm.roofline(node, shape, gemm_us=rung.us))   # with the measured time of a GEMM alone
"""
from dataclasses import dataclass

from ...errors import A2AError
from ...machine.sim.presets import constants, peaks
from ...table import Table
from ..moe.gemm import GemmShape

CUS = {"mi300x": 304, "h200": 132}  # compute units of the GPUs in the published peaks
LIKE = {"NVIDIA H200": "h200"}  # real GPU -> the preset with its rates


@dataclass(frozen=True)
class Roofline:
    """Lower bounds in us of one call. gemm_us: of the busiest rank's product. links_us: of the bytes that a rank gets
    from its own node, all links in parallel. nic_us: of those from other nodes, through its NIC (0 on one node).
    start_us: before the first byte of a copy. label: source of the rates."""

    kind: str
    gemm_us: float
    links_us: float
    nic_us: float
    start_us: float
    label: str

    @property
    def moving_us(self) -> float:
        """The communication alone: links and NICs side by side."""
        return self.start_us + max(self.links_us, self.nic_us)

    @property
    def sequential_us(self) -> float:
        """The product, and then the communication."""
        return self.gemm_us + self.moving_us

    @property
    def overlapped_us(self) -> float:
        """The longer of the two: a bound that cannot be reached, because some part has to come first or last."""
        return max(self.gemm_us, self.moving_us)

    @property
    def table(self) -> Table:
        """The four times as a `Table`: what, us."""
        names = ("GEMM", "communication", "one after the other", "overlapped")
        us = (self.gemm_us, self.moving_us, self.sequential_us, self.overlapped_us)
        return Table({"what": list(names), "us": list(us)}, unit="us at least", label=self.label)

    def __repr__(self) -> str:
        return repr(self.table)


def roofline(node, shape: GemmShape, kind: str = "ag_gemm", *, gemm_us: float | None = None, copies: bool = True,
             two_level: bool = True) -> Roofline:
    """The `Roofline` of a product on a node or a `Cluster`.

    gemm_us: time of the product alone, if known; else its operations at the published peak of the GPU's matrix cores,
    in proportion to its compute units. copies: copy engines move the bytes, and need time to start. two_level: on a
    cluster, data from another node crosses a NIC once, and then the node's own links (`AG_GEMM_NODES`); otherwise a NIC
    takes it for every rank. Raises A2AError for a GPU with unknown rates.
    """
    preset = node.preset if node.target == "sim" else LIKE.get(node.runtime.device_name(node.ranks[0].device), "")
    if preset not in CUS:
        raise A2AError(f"no published peak for {preset or node.runtime.device_name(node.ranks[0].device)!r}; there are "
                       f"{', '.join(CUS)}")
    rates, nodes = constants(preset), node.nodes
    (rows, depth), _, (m, n) = shape.local(kind, node.world_size)
    per_node, size = node.world_size // nodes, shape.dtype.itemsize
    values = {"ag_gemm": rows * depth, "gemm_rs": m * n, "gemm_ar": 2 * m * n // node.world_size}
    part = size * values[kind]  # bytes from one rank to another
    if gemm_us is None:
        peak = next(value for name, value in peaks(preset).items() if "16" in name) * 1e12
        gemm_us = shape.flops / node.world_size / (peak * node.ranks[0].compute_units / CUS[preset]) * 1e6
        label = f"computed (published peak, preset {preset})"
    else:
        label = f"computed (the GEMM alone as given, preset {preset})"
    # one link: a peer's own rows, and those it passes on
    over_link = part * (nodes if two_level else 1) * (per_node > 1)
    if rates["port_gbps"]:
        links = over_link * (per_node - 1) / rates["port_gbps"]
    else:
        links = over_link / rates["link_gbps"]
    nic = part * (nodes - 1) * (1 if two_level else per_node) / rates["nic_gbps"]
    start = (rates["copy_fixed"] if copies and nodes == 1 else (nodes > 1) * (rates["nic_post"] + rates["nic"])) / 1e6
    return Roofline(kind, gemm_us, links / 1e3, nic / 1e3, start if node.world_size > 1 else 0.0, label)
