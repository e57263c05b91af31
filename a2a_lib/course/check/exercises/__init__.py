"""An exercise per file: its check, where its solution stands, and the mistakes it explains."""
