"""export.py WORK LANGUAGE.bin NET.pt OUT.bin PROBE.json: the net with weights of eight bits, batch norms folded in, as the product reads it; and what it says,
before that, of probe.txt."""
import json
import sys

from net import *
from sections import write_sections

work, model, state, out, probe = sys.argv[1:]
ROOM = 12_000  # of 32,767: what is larger than ever seen still fits
net = Net(Language(model))
net.load_state_dict(torch.load(state))
net.eval()
texts = Texts(work, 'real')
with torch.no_grad():
    batch, _ = texts.batch(np.arange(0, len(texts.start), 12))
    most = max(float(x.abs().max()) for x in net.hidden(*batch))
    probed = Texts(work, 'probe')
    told, _ = probed.batch(np.arange(len(probed.start)))
    said = torch.cat(net(*told), 1)
unit = ROOM / most
arrays = {}


def rounded(w):
    """Rows of eight bits and what a unit of each row is worth."""
    scale = w.abs().amax(1).clamp(min=1e-8) / 127
    return torch.round(w / scale[:, None]).clamp(-127, 127).to(torch.int8).numpy().ravel(), scale.float().numpy()


def layer(name, linear, norm, unit):
    w = linear.weight.detach()
    b = linear.bias.detach() if linear.bias is not None else torch.zeros(len(w))
    if norm is not None:
        g = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        w, b = (w * g[:, None]).detach(), (norm.bias - norm.running_mean * g).detach()
    arrays[name], scale = rounded(w)
    arrays[f'{name}.scale'] = scale / unit
    arrays[f'{name}.bias'] = b.float().numpy()


layer('enter', net.enter, net.norm, INPUT_UNIT)
for k, (block, norm) in enumerate(zip(net.blocks, net.norms)):
    layer(f'block{k}', block, norm, unit)
layer('out', net.out, None, unit)
arrays['steps'] = np.array(STEPS, np.int32)
arrays['units'] = np.array([INPUT_UNIT, unit], np.float32)
arrays['numberUnit'] = np.array([NUMBER], np.float32)
for name, own in (('word', net.word), ('ending', net.ending), ('reading', net.reading)):
    arrays[name], arrays[f'{name}.scale'] = rounded(own.weight.detach())
arrays['tagWidth'] = np.array([TAG], np.int32)
arrays['tags'] = net.tag.weight.detach().numpy().ravel()

size = write_sections(out, arrays)
print(f'{size / 1e6:.2f} MB, hidden up to {most:.1f}')
json.dump([[round(float(x), 3) for x in row] for row in said], open(probe, 'w'))
