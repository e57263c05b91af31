"""A folder for each family of rungs, the class of a rung (`rung/`), problems and right answers (`moe/`), the registry (`families.py`)."""
