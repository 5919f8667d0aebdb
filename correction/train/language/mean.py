"""python3 mean.py OUT.pt NET.pt …: the mean of nets that one training saved on its way. Each has learnt some of the corpus by
heart, and not the same of it; on text that none has seen their mean is better than any."""
import sys

import torch

out, *names = sys.argv[1:]
nets = [torch.load(name) for name in names]
torch.save({key: (sum(net[key].double() for net in nets) / len(nets)).to(nets[0][key].dtype) for key in nets[0]}, out)
