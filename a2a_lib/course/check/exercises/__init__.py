"""One exercise per file: its check, the place of its solution, and the mistakes that it explains."""
