DONE = "return min(cuts, key=step_us)"
MISTAKES = {
    "a token is lost": (DONE, DONE + "[1:]", "each token is in one micro-batch"),
    "an empty one": (DONE, "return [tokens, 0]", "whole numbers above 0"),
    "how many": (DONE, "return len(cuts)", "a list of whole numbers"),
    "halves of one token": (DONE, "return [tokens // 2, tokens - tokens // 2]", "whole numbers above 0"),
    "always eight": (DONE, "return [8]", "each token is in one micro-batch"),
}
REMARKED = {
    "two halves": (DONE, "return [tokens] if tokens == 1 else [tokens // 2, tokens - tokens // 2]", "Must all have the same size?"),
    "one": (DONE, "return [tokens]", "what does it hide?"),
    "token by token": (DONE, "return [1] * tokens", "What does a second micro-batch pay again"),
}
