"""The rungs of the family by name."""
from .family import FAMILY

GEMM_AR = dict(FAMILY.rungs)
