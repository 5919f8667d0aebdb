"""export.py WORK NET.pt OUT.bin PROBE.json: the net with weights of eight bits, as the product reads it, and what it says of the first near places: the reference of around-net.test.ts."""
import json
import sys
from pathlib import Path

import numpy as np
import torch

sys.path.append(str(Path(__file__).parent.parent))
from data import rows_of, tensors
from net import INPUT_UNIT, QUESTIONS, Net
from sections import write_sections

work, state, out, probe = sys.argv[1:]
ROOM = 12_000  # of 32,767: what is larger than ever seen still fits
PROBED = 30
net = Net()
net.load_state_dict(torch.load(state))
net.eval()
arrays, said = {}, {}


def rounded(w):
    """Rows of eight bits and what a unit of each row is worth."""
    scale = w.abs().amax(1).clamp(min=1e-8) / 127
    return torch.round(w / scale[:, None]).clamp(-127, 127).to(torch.int8).numpy().ravel(), scale.float().numpy()


for question, tower in net.towers.items():
    rows = rows_of(f'{work}/{question}.near', question)
    with torch.no_grad():
        told, _ = tensors(rows[:20_000], question)
        _, first, second, _ = net.layers(question, *told)
        units = [INPUT_UNIT, *(ROOM / float(x.max()) for x in (first, second))]
        told, _ = tensors(rows[:PROBED], question)
        said[question] = {
            'rows': rows[:PROBED].tolist(),
            'said': [[round(float(x), 2) for x in row] for row in net(question, *told)],
        }
    for name, unit in zip(('enter', 'second', 'out'), units):
        linear = getattr(tower, name)
        arrays[f'{question}.{name}'], scale = rounded(linear.weight.detach())
        arrays[f'{question}.{name}.scale'] = scale / unit
        arrays[f'{question}.{name}.bias'] = linear.bias.detach().float().numpy()
    arrays[f'{question}.units'] = np.array(units, np.float32)
for name, table in (('word', net.word), ('ending', net.ending)):
    arrays[name], arrays[f'{name}.scale'] = rounded(table.weight.detach())
size = write_sections(out, arrays)
print(f'{size / 1e6:.2f} MB')
json.dump(said, open(probe, 'w'))
