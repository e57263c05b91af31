BEGIN = "    rows = trace.select("
LATE = 'return late, "D"'
MISTAKES = {
    "always the same": (BEGIN, '    return 0, "A"\n' + BEGIN, "of 8 runs"),
    "the victim": (BEGIN, '    waits = trace.select("wait", kernel="dispatch_recv").records\n'
                   '    return int(np.bincount(waits["rank"]).argmax()), "D"\n' + BEGIN, "of 8 runs"),
    "the other end": ("int(sent.argmax())", "int(sent.argmin())", "int(got.argmax())", "int(got.argmin())", "int(np.argmax(begin))",
                      "int(np.argmin(begin))", "> np.median(begin) + 5", "< np.median(begin)", "of 8 runs"),
    "a name": (LATE, 'return f"rank {late}", "D"', "a rank from 0 to 3"),
    "the rank alone": (LATE, "return late", "two things"),
}
REMARKED = {
    "the hints' order": ("    waves = [", """    for letter, end in ("A", "dst"), ("B", "src"):
        moved = np.bincount(rows[end], weights=rows["bytes"], minlength=4)
        if moved.max() > 1.5 * np.median(moved):
            return int(moved.argmax()), letter
    waves = [""", "From how many waves"),
    "no waves": ('if waves[few] * 4 < np.median(waves):\n        return few, "C"', "pass", "From how many waves"),
}
