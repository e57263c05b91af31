"""Other texts of lamport_two_shot.hip: mutations."""
from __future__ import annotations

VARIANTS = ()
