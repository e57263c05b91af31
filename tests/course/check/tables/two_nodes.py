MISTAKES = {
    "only inside": ("return [inside, across]", "return [inside]", "every part has to reach the owner"),
    "only across": ("return [inside, across]", "return [across]", "every part has to reach the owner"),
    "across first, then all": ("return [inside, across]", "return [across, inside]", "every part has to reach the owner"),
    "twice": ("return [inside, across]", "return [inside, inside, across]", "has given away its sum"),
    "to itself": ("if there != rank:", "if True:", "nobody sends to itself"),
    "no steps": ("return [inside, across]", "return inside + across", "a list of steps"),
    "one node": ("for owner in range(nodes * local):", "for owner in range(local):", "every part has to reach the owner"),
}
REMARKED = {"links, then NICs": ("(inside if node != owner // local else across)", "inside", "links are idle while the NICs work"),
            "flat": ("return [inside, across]", "return [[(a, b, b) for a in range(nodes * local) for b in range(nodes * local) "
                     "if a != b]]", "Which sums cross the NIC")}
