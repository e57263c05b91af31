FIND = """        while number >= counts[expert]:
            number -= counts[expert]
            expert += 1
"""
LOOP = "range(wave, sum(counts), waves)"
MISTAKES = {
    "64 rows of a wave": ("return pairs", "return pairs[:64]", "a wave's list ends after 64 rows"),
    "the share rounded down": (LOOP, "range(wave, sum(counts) // waves * waves, waves)",
                               "the rows beyond the last full round are left out"),
    "flat slots": (FIND + "        pairs.append((expert, number))",
                   "        pass\n    for slot in range(wave, 2048 * len(counts), waves):\n"
                   "        if slot % 2048 < counts[slot // 2048]:\n"
                   "            pairs.append((slot // 2048, slot % 2048))", "not evenly"),
    "experts in turn": (LOOP + ":\n        expert = 0\n" + FIND, "range(wave, max(counts) * len(counts), waves):\n"
                        "        expert, number = number % len(counts), number // len(counts)\n"
                        "        if number >= counts[expert]: continue\n", "not evenly"),
    "one row each": (LOOP, "range(wave, min(wave + 1, sum(counts)))", "each wave takes one row and stops: it goes on with number + waves"),
    "everybody all": (LOOP, "range(sum(counts))", "every wave takes all rows: they share them"),
    "off by one": ("number >= counts", "number > counts", "a number equal to an expert's count stays with it: its rows end at count - 1"),
    "last row": (LOOP, "range(wave, sum(counts) - 1, waves)", "the last row of all is left out"),
    "rows from 1": (LOOP, "range(wave + 1, sum(counts), waves)", "wave 0 begins with number 1: number 0 is a row, too"),
    "expert forgotten": ("            number -= counts[expert]\n", "", "IndexError"),
    "number in the range": ("append((expert, number))", "append((expert, wave))", "the wave's number is taken for the row's"),
    "one too early": (LOOP, "range(wave - 1, sum(counts), waves)", "wave 0 begins with number -1"),
    "off its end": ("number -= counts[expert]\n            expert += 1", "number -= counts[expert]\n            expert += 1\n"
                    "        number -= counts[expert]", "the rows of the expert itself are taken off the number, too"),
    "exchanged": ("(expert, number)", "(number, expert)", "expert and row are exchanged"),
    "blocks of rows": (LOOP, "range(wave * 2, min(wave * 2 + 2, sum(counts)))", "not evenly"),
    "empty": (LOOP, "range(0)", "no wave gets a row"),
}
ALSO_RIGHT = {
    "neighbouring rows": (LOOP, "range(wave * sum(counts) // waves, (wave + 1) * sum(counts) // waves)"),
}
