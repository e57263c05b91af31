LATEST, CALL, ENOUGH = "max(came.values(), default=0)", "if call == number", "if len(came) < sources * slots:"
MISTAKES = {
    "rows alone": (CALL, "if call == number and row", "only words that bring a row are counted: a slot without a row has its word, too"),
    "any call": (CALL, "if call", "words of other calls are taken for this one's"),
    "the latest row": ("return max(came.values(), default=0)",
                       "return max((us for us, _, _, call, row in words if call == number and row), default=0)",
                       "the time is that of the last row: nobody knew then that no other comes"),
    "whatever is missing": (ENOUGH, "if not came and sources:", "a slot without a word may still get its row: the answer is -1"),
    "one word a source": (ENOUGH, "if len({source for source, _ in came}) < sources:",
                          "one word of a source is taken for all of its slots"),
    "the first": (LATEST, "min(came.values(), default=0)", "the time is that of the first word, not of the last"),
    "the last in the list": (LATEST, "[*came.values()][-1] if came else 0",
                             "the words are in no order: the last of the list may come first"),
}
