"""The exercises of lesson 09: wrong answers and what they are told. `test_check.py` runs the table."""

LESSON = "09_overheads.ipynb"
HOST = 'host = trace.select("host", rank=rank).records'
RUNS = 'launches = trace.select("launch", rank=rank).records'
MINE, ZERO = "&count[call % 2];", "if (blockIdx.x == 0 && threadIdx.x == 0) count[(call + 1) % 2] = 0;"
TAKE = "buffer = free.pop() if free else make()\n        held.append(buffer)"
PUT = "free.append(held.pop(place))"
OPEN = "        result = begin(*args, **options)\n        heaps.append(open_heap())\n"
CLOSE = "            while heaps:\n                heaps.pop().close()\n        return end(group)"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "caller_time": ((LESSON, "exercise-1"), {
        "ps": ("int(part) / 1e6", "int(part)", "a us has 1e6 of them"),
        "rank 0's": (HOST + "\n    " + RUNS, f"rank = 0\n    {HOST}\n    {RUNS}", "these are another rank's"),
        "kernels of all ranks": (RUNS, RUNS.replace(", rank=rank", ""), "the kernels of all ranks are in it"),
        "gaps are kernels": ("(start - begin, ran, stop - start - ran,", "(start - begin, stop - start, 0,",
                             "they belong to `between`"),
        "sum of the host's calls": ("(start - begin, ran", '(sum(r["duration"] for r, name in zip(host, trace.'
                                    'select("host", rank=rank).names("symbol")) if "Sync" not in name), ran',
                                    "Later launches are made while the first kernel runs"),
        "the whole wait": ("end - stop)", 'max(host["duration"]))', "the host's wait begins long before"),
        "begin of the last record": ('(host["time"] + host["duration"]).max()', 'host["time"].max()',
                                     "a record's time is its begin, add its duration"),
        "no between": ("stop - start - ran", "0", "between: the time between the end of each kernel"),
        "three numbers": ("ran, stop - start - ran,", "stop - start,", "it returned 3"),
        "nothing": ("return tuple(", "tuple(", "is there a `return`"),
    }),
    "next_call": ((LESSON, "exercise-2"), {
        "nobody zeroes": (ZERO, "", "call 3 went on counting where call 1 stopped"),
        "one counter": (MINE + "\n  " + ZERO, "&count[0];", "Are the two counters exchanged, or was"),
        "its own": ("(call + 1) % 2] = 0", "call % 2] = 0", "so two values got one place"),
        "exchanged": (MINE + "\n  " + ZERO, "&count[(call + 1) % 2];\n  if (blockIdx.x == 0 && threadIdx.x == 0) "
                      "count[call % 2] = 0;", "Are the two counters exchanged"),
        "the second block": ("blockIdx.x == 0 &&", "blockIdx.x == 1 &&",
                             "call 3 went on counting where call 1 stopped"),
        "thread 64": ("threadIdx.x == 0)", "threadIdx.x == 64)", "call 3 went on counting where call 1 stopped"),
        "far too far": ("(call + 1) % 2] = 0", "(call + 1) * 100000] = 0", "an address outside of its buffer"),
        "another name": ("void keep(", "void hold(", "no kernel is called 'keep'; there are: hold"),
    }),
    "output_pool": ((LESSON, "exercise-3"), {
        "two in turn": (TAKE, "if len(held) < 2:\n            held.append(make())\n        else:\n            "
                        "held.append(held.pop(0))\n        buffer = held[-1]", "two results in the same memory"),
        "always new": ("free.pop() if free else make()", "make()", "make one only if none is free"),
        "one for ever": ("free.pop() if free else make()", "held[0] if held else make()",
                         "two results in the same memory"),
        "given back twice": ("free.append(held.pop(place))", "free.append(one)", "two calls get the same memory"),
        "equal is not the same": ("one is buffer", "one == buffer", "compare with `is`"),
        "takes anything": ('raise ValueError("this buffer is not out")', "free.append(buffer)",
                           "two calls get the same memory"),
        "another error": ('raise ValueError("this', 'raise KeyError("this', "expected ValueError"),
        "never free": (PUT, "held.pop(place)", "a buffer that was given back is there for the next take"),
        "a copy": ("return buffer\n", "return buffer.clone()\n", "hand out the buffers themselves"),
        "one function": ("return take, give_back", "return take", "returns two functions"),
    }),
    "heap_with_group": ((LESSON, "exercise-4"), {
        "opened at once": ("heaps = dist.init_process_group, dist.destroy_process_group, []",
                           "heaps = dist.init_process_group, dist.destroy_process_group, [open_heap()]",
                           "not when the hook is set"),
        "heap first": (OPEN, "        heaps.append(open_heap())\n        result = begin(*args, **options)\n",
                       "handles are exchanged through the group"),
        "group first": (CLOSE, "            result = end(group)\n            while heaps:\n                "
                        "heaps.pop().close()\n            return result\n        return end(group)",
                        "close() needs the group"),
        "arguments lost": ("begin(*args, **options)\n", "begin(*args)\n", "*args, **options"),
        "result lost": ("return result", "return None", "pass its result on"),
        "subgroups too": ("if group is None:", "if True:", "the heap stays until"),
        "never closed": ("heaps.pop().close()", "heaps.pop()", "close the heap before the group ends"),
        "closed again": ("while heaps:\n                heaps.pop().close()", "for heap in heaps:\n                "
                         "heap.close()", "the old one is closed"),
        "opened once": ("heaps.append(open_heap())", "options.get('x') or begin_with_heap.__dict__.setdefault('done', "
                        "heaps.append(open_heap()) or True) if not begin_with_heap.__dict__ else None",
                        "each group gets a heap of its own"),
        "opened in any case": (OPEN, "        try:\n            result = begin(*args, **options)\n        finally:\n"
                               "            heaps.append(open_heap())\n", "no heap is opened"),
        "half unhooked": ("def unhook():\n        dist.init_process_group, dist.destroy_process_group = begin, end",
                          "def unhook():\n        dist.init_process_group = begin",
                          "puts back what stood there before"),
        "no unhook": ("return unhook", "return True", "returns unhook, a function without arguments"),
    }),
}
