TAKE = "buffer = free.pop() if free else make()\n        held.append(buffer)"
PUT = "free.append(held.pop(place))"
MISTAKES = {
    "two in turn": (TAKE, "if len(held) < 2:\n            held.append(make())\n        else:\n            "
                    "held.append(held.pop(0))\n        buffer = held[-1]", "two results in the same memory"),
    "always new": ("free.pop() if free else make()", "make()", "make one only if none is free"),
    "one for ever": ("free.pop() if free else make()", "held[0] if held else make()", "two results in the same memory"),
    "given back twice": ("free.append(held.pop(place))", "free.append(one)", "two calls would get the same memory"),
    "equal is not the same": ("one is buffer", "one == buffer", "compare with `is`"),
    "takes anything": ('raise ValueError("this buffer is not out")', "free.append(buffer)", "two calls would get the same memory"),
    "another error": ('raise ValueError("this', 'raise KeyError("this', "expected ValueError"),
    "never free": (PUT, "held.pop(place)", "a buffer that was given back is there for the next take"),
    "a copy": ("return buffer\n", "return buffer.clone()\n", "hand out the buffers themselves"),
    "one function": ("return take, give_back", "return take", "returns two functions"),
}
