AHEAD = "following = layer.dispatch(*batches[n + 1]) if n + 1 < len(batches) else None"
MISTAKES = {
    "in fp32": ("outputs.append(layer.combine(experts(sent), sent))",
                "outputs.append([part.float() for part in layer.combine(experts(sent), sent)])", "copies of it"),
    "one at a time": (f"        {AHEAD}\n        outputs.append(layer.combine(experts(sent), sent))\n",
                      f"        outputs.append(layer.combine(experts(sent), sent))\n        {AHEAD}\n", "nothing is on the links while"),
    "no handle": ("layer.combine(experts(sent), sent)", "layer.combine(experts(sent))", "combine needs the handle"),
    "all at once": (AHEAD, "following = [layer.dispatch(*each) for each in batches[n + 1:]][0] if n + 1 < len(batches) else None",
                    "in_flight=2 gives two channels"),
    "the other's handle": ("layer.combine(experts(sent), sent)", "layer.combine(experts(sent), following or sent)",
                           "y and handle belong to different batches"),
    "backwards": ("return outputs", "return outputs[::-1]", "the output of batch"),
    "the last one forgotten": ("for n in range(len(batches)):", "for n in range(len(batches) - 1):", "one output for each batch"),
    "no batch at all": ("sent = layer.dispatch(*batches[0]) if batches else None", "sent = layer.dispatch(*batches[0])", "IndexError"),
    "one rank's result": ("experts(sent), sent)", "experts(sent[0]), sent)", "the list that dispatch returned, whole"),
    "ids of another batch": ("layer.dispatch(*batches[n + 1])", "layer.dispatch(batches[n + 1][0], *batches[n][1:])",
                             "pass a batch to dispatch as it is"),
}
ALSO_RIGHT = {"y kept for a moment": ("outputs.append(layer.combine(experts(sent), sent))",
                                      "y = experts(sent)\n        outputs.append(layer.combine(y, sent))")}
