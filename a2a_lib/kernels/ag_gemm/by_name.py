"""The rungs of the family by name."""
from .family import FAMILY

AG_GEMM = {name: kind for name, kind in FAMILY.rungs.items() if not kind.on_cluster}
AG_GEMM_NODES = {name: kind for name, kind in FAMILY.rungs.items() if kind.on_cluster}  # on a Cluster
