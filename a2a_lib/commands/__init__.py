"""Commands of `a2a` that have a file of their own."""
