"""A node of GPUs, simulated or real. README.md has the names that the rest of the package uses; everything else may move."""
