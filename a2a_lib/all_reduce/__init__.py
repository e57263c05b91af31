"""All-reduce: the sum of all ranks' messages, at every rank."""
