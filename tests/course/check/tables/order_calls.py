MISTAKES = {
    "what is needed is forgotten": (" or not made.issuperset(before)", "", "needs what"),
    "only launches": ("return list(order)", "return [name for name in order if calls[name][1]]", "is missing"),
    "twice": ("return list(order)", "return list(order) + list(order)", "comes 2 times"),
    "reversed": ("return list(order)", "return list(order)[::-1]", "needs what"),
    "numbers": ("return list(order)", "return list(range(len(order)))", "there is no such call"),
}
REMARKED = {"the longest host call first": ("return list(order)", """order = []
    while len(order) < len(calls):
        order.append(max((n for n in calls if n not in order and all(b in order for b in calls[n][2])), key=lambda n: calls[n][0]))
    return order""", "the host's time is free")}
