"""python3 export.py WORK NET.pt OUT.bin [PROBE.json]: the net with weights of eight bits, batch norms folded in, as the
product reads it; and what it says, before that, of the sentences of probe.txt."""
import json
import sys
from pathlib import Path

from data import *
from net import *

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from sections import write_sections

work, state, out = sys.argv[1:4]
t = Tables(work)
net = Net(t.words, ENDINGS, t.readings)
net.load_state_dict(torch.load(state))
net.eval()
sections = {}


def rounded(x):
    """Rows of eight bits and what a unit of each row is worth."""
    scale = np.maximum(np.abs(x).max(1), 1e-8) / 127
    return np.clip(np.rint(x / scale[:, None]), -127, 127).astype(np.int8), scale.astype(np.float32)


def table(name, x):
    sections[name], sections[f'{name}.scale'] = (a.ravel() for a in rounded(x))


def layer(name, linear, norm, unit):
    w = linear.weight.detach().numpy()
    b = linear.bias.detach().numpy() if linear.bias is not None else np.zeros(len(w))
    if norm is not None:
        g = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach().numpy()
        b = (norm.bias - norm.running_mean * torch.from_numpy(g)).detach().numpy()
        w = w * g[:, None]
    if len(w) % 8:
        w, b = (np.concatenate([x, np.zeros((8 - len(w) % 8, *x.shape[1:]))]) for x in (w, b))
    q, scale = rounded(w)
    sections[name] = q.ravel()
    sections[f'{name}.scale'] = (scale / unit).astype(np.float32)
    sections[f'{name}.bias'] = b.astype(np.float32)


# so large a share of the gaps of right text is doubted
DOUBTED = 0.05
doubts = []
# the largest numbers between layers, on text kept apart
most = {'doubt': 0.0, 'stream': 0.0, 'gap': 0.0, 'hidden': 0.0, 'lack': 0.0, 'lack stream': 0.0}
source = Source(work, 'kept', t)
with torch.no_grad():
    for number, capital, _, _ in batches(source.rows(range(0, len(source.start), 4)), 4000, np.random.default_rng(0)):
        columns, caps = mistakes(number, capital, t, np.random.default_rng(0), 0, 0)
        x = net.word(torch.from_numpy(columns[..., 0])) + net.ending(torch.from_numpy(columns[..., 1])) + net.reading(torch.from_numpy(columns[..., 2])) + net.capital(torch.from_numpy(caps))
        left, right = net.left(x), net.right(x.flip(1)).flip(1)
        # residuals grow from layer to layer: the last are the largest
        most['stream'] = max(most['stream'], *(float(a.abs().max()) for a in (x, left, right)))
        lack_left, lack_right = net.lack_streams(torch.from_numpy(columns), torch.from_numpy(caps))
        most['lack stream'] = max(most['lack stream'], *(float(a.abs().max()) for a in (lack_left, lack_right)))
        for name, tower, sides in (('gap', net.gap, (left, right)), ('lack', net.lack, (lack_left, lack_right))):
            most[name] = max(most[name], *(float(g.abs().max()) for g in tower.hidden(*sides)))
        sides = torch.cat([left[:, :-1], right[:, 1:]], 2).flatten(0, 1)
        most['doubt'] = max(most['doubt'], float(net.doubt.hidden(sides).max()))
        doubts.append(net.doubt(sides))
        h = torch.cat([left[:, :-2], right[:, 2:]], 2).reshape(-1, 2 * WIDTH)
        h = F.relu(net.n1(net.h1(h)))
        h = h + F.relu(net.n2(net.h2(h)))
        most['hidden'] = max(most['hidden'], float(h.abs().max()))
least = float(torch.cat(doubts).quantile(1 - DOUBTED))
ROOM = 12_000  # of 32,767: what is larger than ever seen still fits
units = {k: ROOM / v for k, v in most.items()}
assert most['lack stream'] < 2 * most['stream'], 'they share a unit'
print({k: round(v, 2) for k, v in most.items()})

table('word', net.word.weight.detach().numpy())
table('ending', net.ending.weight.detach().numpy())
table('reading', net.reading.weight.detach().numpy())
sections['capital'] = net.capital.weight.detach().numpy().ravel()
for name, linear, norm, unit in net.layers():
    layer(name, linear, norm, units[unit])
sections['doubt'] = np.array([least], np.float32)
sections['units'] = np.array([units[k] for k in UNITS], np.float32)
sections['taps'] = np.array([taps for taps, _ in LAYERS], np.int32)
# only words with alternatives are ever answers
seen = np.zeros(t.words, bool)
seen[t.columns[t.count > 0, 0]] = True
seen[t.columns[np.unique(t.others[t.others >= 0]), 0]] = True
answers = np.append([1], np.flatnonzero(seen & (np.arange(t.words) > 1)))
row = np.zeros(t.words, np.uint16)
row[answers] = np.arange(len(answers))
sections['outRow'] = row
table('outWord', net.out_word.weight.detach().numpy()[answers])
sections['outBias'] = net.out_bias.weight.detach().numpy()[answers, 0]
table('outReading', net.out_reading.weight.detach().numpy())
sections['words'] = np.frombuffer(open(f'{work}/words.txt', 'rb').read(), np.uint8)
sections['small'] = np.frombuffer('\n'.join(SMALL).encode(), np.uint8)
sections['readings'] = np.fromfile(f'{work}/readings.bin', np.int32)

size = write_sections(out, sections)
print(f'{size / 1e6:.2f} MB, {len(answers)} answers')

if len(sys.argv) > 4:
    probe = Source(work, 'probe', t)
    said = []
    with torch.no_grad():
        for number, capital, _, _ in probe.rows(range(len(probe.start))):
            columns, caps = mistakes(number[None], capital[None], t, np.random.default_rng(0), 0, 0)
            left, right = net.streams(torch.from_numpy(columns), torch.from_numpy(caps))
            y = net.gaps(left, right)[0, 1:].numpy()
            z = net.lacks(*net.lack_streams(torch.from_numpy(columns), torch.from_numpy(caps)))[0, :-1].numpy()
            best = z[:, 2:].argmax(1)
            words = []
            for k, i in enumerate(number):
                # look-alikes are taught beside them, but the product's `odds` knows alternatives only
                asked = t.others[i][t.kinds[i] >= 0]
                if len(asked) == 0:
                    words.append({})
                    continue
                ids = np.append(i, asked)
                s = net.scores(net.places(left, right, torch.tensor([k])), torch.from_numpy(t.columns[ids, 0][None]), torch.from_numpy(t.columns[ids, 2][None]))[0]
                words.append({t.spellings[j]: round(float(v - s[0]), 3) for j, v in zip(ids[1:], s[1:])})
            said.append({'commas': [round(float(v), 3) for v in y[:, 0]], 'stops': [round(float(v), 3) for v in y[:, 1]], 'words': words, 'lacks': [[SMALL[k], round(float(row[2 + k] - row[1]), 3)] for k, row in zip(best, z)], 'doubts': [round(float(x) - least, 3) for x in net.doubts(left, right)[:-1]]})
    json.dump(said, open(sys.argv[4], 'w'), ensure_ascii=False)
