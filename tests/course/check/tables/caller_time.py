HOSTS = 'host = trace.select("host", rank=rank).records'
RUNS = 'launches = trace.select("launch", rank=rank).records'
MISTAKES = {
    "ps": ("int(part) / 1e6", "int(part)", "the times are in ps: a us has 1e6 of them"),
    "ns": ("int(part) / 1e6", "int(part) / 1e3", "the times are in ns"),
    "rank 0's": (HOSTS + "\n    " + RUNS, f"rank = 0\n    {HOSTS}\n    {RUNS}", "rank 0's records are taken for every rank"),
    "kernels of all ranks": (RUNS, RUNS.replace(", rank=rank", ""), "the kernels of all ranks count"),
    "gaps are kernels": ("(start - begin, ran, stop - start - ran,", "(start - begin, stop - start, 0,",
                         "the gaps between kernels count as kernels"),
    "sum of the host's calls": ("(start - begin, ran", '(sum(r["duration"] for r, name in zip(host, trace.'
                                'select("host", rank=rank).names("symbol")) if "Sync" not in name), ran',
                                "`before` is the sum of the host's calls: later launches are made while the first kernel runs already"),
    "the whole wait": ("end - stop)", 'max(host["duration"]))',
                       "`behind` is the host's whole wait: it begins long before the kernels end"),
    "begin of the last record": ('(host["time"] + host["duration"]).max()', 'host["time"].max()',
                                 "the call ends where the host's last record begins: add its duration"),
    "no between": ("stop - start - ran", "0", "`between` is always 0"),
}
