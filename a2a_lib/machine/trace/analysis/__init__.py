"""Relations between the records of a trace: who waited for whom, how busy the links were, what overlapped.

Reach it through the trace: `trace.critical_path()`, `trace.links()`, `trace.light()`, `trace.overlap()`,
`trace.balance()`, `trace.host_calls()`, `trace.host_us`. Data only: `a2a_lib.machine.show` draws it. For pictures alone:

    kernel_runs  every launch, and how much of it was waiting
    motion       every flag: set, arrived, polled, seen; transfers and flags at each moment
    tile_work    whose rows each program of a persistent GEMM multiplies
    wave_rows    rows that each wave took
"""
