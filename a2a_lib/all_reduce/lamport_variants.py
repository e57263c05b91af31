"""Other texts of lamport.hip: mutations."""
from __future__ import annotations

VARIANTS = ()
