"""Answers to order_pieces: wrong ones, and what their messages say."""

RETURN = "return sorted(early, key=lambda i: pieces[i][0]) + sorted(late, key=lambda i: -pieces[i][1])"
MISTAKES = {
    "early alone": (RETURN, "return sorted(early, key=lambda i: pieces[i][0])", "the link brings every piece"),
    "without work left out": ("if wire >= work]", "if wire >= work > 0]", "those without work, too"),
    "equal left out": ("if wire >= work]", "if wire > work]", "the link brings every piece"),
    "equal in both": ("if wire < work]", "if wire <= work]", "comes twice"),
    "counted from 1": (RETURN, "return [i + 1 for i in early + late]", "there is no such piece"),
    "pieces": (RETURN, "return sorted(pieces)", "a list of numbers"),
    "sorted in place": (RETURN, "pieces.sort()\n    return list(range(len(pieces)))", "changed in place"),
    "a number": (RETURN, "return len(early)", "a list of numbers"),
}
REMARKED = {
    "as they are": (RETURN, "return list(range(len(pieces)))", "exchange two neighbours"),
    "short ones first": (RETURN, "return sorted(range(len(pieces)), key=lambda i: pieces[i][0])", "exchange two neighbours"),
    "most work first": (RETURN, "return sorted(range(len(pieces)), key=lambda i: -pieces[i][1])", "exchange two neighbours"),
    "largest difference first": (
        RETURN, "return sorted(range(len(pieces)), key=lambda i: pieces[i][0] - pieces[i][1])", "exchange two neighbours"),
    "halves not sorted": (RETURN, "return early + late", "exchange two neighbours"),
    "late ones rising": (
        RETURN, "return sorted(early, key=lambda i: pieces[i][0]) + sorted(late, key=lambda i: pieces[i][1])", "exchange two neighbours"),
    "halves exchanged": (
        RETURN, "return sorted(late, key=lambda i: -pieces[i][1]) + sorted(early, key=lambda i: pieces[i][0])", "exchange two neighbours"),
}
