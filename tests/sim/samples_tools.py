"""Arrays to and from a rank's memory."""
import numpy as np
import torch


def put(rank, array, name):
    tensor = torch.from_numpy(np.ascontiguousarray(array).view(np.uint8).reshape(-1))
    return rank.from_torch(tensor, name)


def get(buffer, like):
    return buffer.to_torch().numpy().view(like.dtype).reshape(like.shape)
