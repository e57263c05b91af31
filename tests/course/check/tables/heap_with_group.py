"""Answers to heap_with_group: wrong ones, and what their messages say."""

OPEN = "        result = begin(*args, **options)\n        heaps.append(open_heap())\n"
CLOSE = "            while heaps:\n                heaps.pop().close()\n        return end(group)"
MISTAKES = {
    "opened at once": ("heaps = dist.init_process_group, dist.destroy_process_group, []",
                       "heaps = dist.init_process_group, dist.destroy_process_group, [open_heap()]",
                       "the heap is opened when the hook is set: no group is there yet"),
    "heap first": (OPEN, "        heaps.append(open_heap())\n        result = begin(*args, **options)\n",
                   "the heap is opened before the group begins: handles are exchanged through the group"),
    "group first": (CLOSE, "            result = end(group)\n            while heaps:\n                "
                    "heaps.pop().close()\n            return result\n        return end(group)",
                    "the group ends before its heap is closed: close() needs it, to meet the others"),
    "arguments lost": ("begin(*args, **options)\n", "begin(*args)\n", "not all arguments are passed on: *args, **options"),
    "only positional": ("def end_without_heap(group=None):\n        if group is None or group is dist.group.WORLD:",
                        "def end_without_heap(*groups, **options):\n        group = groups[0] if groups else None\n"
                        "        if group is None:", "the heap is closed when a subgroup ends that is given by name (group=)"),
    "result of the end lost": ("return end(group)", "end(group)", "what destroy_process_group returned"),
    "the group's name": (" or group is dist.group.WORLD", "", "dist.group.WORLD is not taken for everybody's group"),
    "calls itself": ("result = begin(*args", "result = dist.init_process_group(*args", "RecursionError"),
    "closes what is not there": ("            while heaps:\n                heaps.pop().close()", "            heaps.pop().close()",
                                 "IndexError"),
    "result lost": ("return result", "return None", "pass its result on"),
    "subgroups too": ("if group is None or group is dist.group.WORLD:", "if True:",
                      "the heap is closed when a subgroup ends: it stays until everybody's group does"),
    "never closed": ("heaps.pop().close()", "heaps.pop()", "the heap stays open when everybody's group ends"),
    "closed again": ("while heaps:\n                heaps.pop().close()", "for heap in heaps:\n                "
                     "heap.close()", "the heap of the group before is closed again"),
    "opened once": ("heaps.append(open_heap())", "options.get('x') or begin_with_heap.__dict__.setdefault('done', "
                    "heaps.append(open_heap()) or True) if not begin_with_heap.__dict__ else None", "a second group gets no heap"),
    "opened in any case": (OPEN, "        try:\n            result = begin(*args, **options)\n        finally:\n"
                           "            heaps.append(open_heap())\n", "a heap is opened, though no group has begun"),
    "half unhooked": ("def unhook():\n        dist.init_process_group, dist.destroy_process_group = begin, end",
                      "def unhook():\n        dist.init_process_group = begin", "puts back what stood there before"),
    "no unhook": ("return unhook", "return True", "returns unhook, a function without arguments"),
}
