"""Variants of balance.hip: mutations."""
VARIANTS = ()
