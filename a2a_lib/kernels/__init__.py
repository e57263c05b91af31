"""What a rung is (`rung/`), problems and right answers (`moe/`), the registry (`families.py`), and a folder for each family."""
