"""python3 thaw.py MODEL.bin WORK OUT.pt: the committed model as a net that goes on learning in WORK, for `train.py WORK SECONDS OUT FROM`.
Words and sets of readings are matched by what they are: those that the model does not know begin as unknown ones. Batch norms were
folded in: each gets the mean and spread that its place has on text kept apart, so the net says what the model says."""
import sys
from pathlib import Path

from data import *
from net import *

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from sections import read_sections

model, work, out = sys.argv[1:4]
section = read_sections(model)
t = Tables(work)
net = Net(t.words, ENDINGS, t.readings)
units = dict(zip(UNITS, section['units']))


def table(name):
    scale = section[f'{name}.scale']
    return torch.from_numpy(section[name].reshape(len(scale), -1) * scale[:, None])


def layer(name, linear, norm, unit):
    """The batch norm as none but a bias, until `spread` knows better."""
    n = linear.weight.shape[0]
    scale = section[f'{name}.scale'] * unit
    linear.weight.copy_(torch.from_numpy((section[name].reshape(len(scale), -1) * scale[:, None])[:n]))
    bias = torch.from_numpy(section[f'{name}.bias'][:n].copy())
    if norm is None:
        linear.bias.copy_(bias)
        return
    norm.running_var.fill_(1 - norm.eps)
    norm.bias.copy_(bias)
    norms.append(norm)


def carry(to, rows, numbers):
    """Row `numbers[i]` of the model is row i; -1 is a row that the model lacks, which begins as the unknown one."""
    to.copy_(rows[torch.from_numpy(np.where(numbers < 0, 1, numbers))])


norms = []
with torch.no_grad():
    known = {key: k + 2 for k, key in enumerate(bytes(section['words']).decode().split('\n'))}
    words = np.array([0, 1] + [known.get(key, -1) for key in open(f'{work}/words.txt', encoding='utf8').read().split('\n')])
    sets = {int(hash): k + 2 for k, hash in enumerate(section['readings'])}
    readings = np.array([0, 1] + [sets.get(int(hash), -1) for hash in np.fromfile(f'{work}/readings.bin', np.int32)])
    carry(net.word.weight, table('word'), words)
    net.ending.weight.copy_(table('ending'))
    carry(net.reading.weight, table('reading'), readings)
    net.capital.weight.copy_(torch.from_numpy(section['capital'].reshape(2, -1).copy()))
    for name, linear, norm, unit in net.layers():
        layer(name, linear, norm, units[unit])
    answers = section['outRow'].astype(np.int64)
    # a word that the model never had to answer with begins as the unknown one too
    asked = np.where(words < 0, 0, answers[words])
    net.out_word.weight.copy_(table('outWord')[torch.from_numpy(asked)])
    net.out_bias.weight.copy_(torch.from_numpy(section['outBias'][asked][:, None].copy()))
    carry(net.out_reading.weight, table('outReading'), readings)

    seen = {norm: [] for norm in norms}
    hooks = [norm.register_forward_hook(lambda norm, entered, _: seen[norm].append(entered[0].flatten(0, -2))) for norm in norms]
    net.eval()
    source = Source(work, 'kept', t)
    rng = np.random.default_rng(1)
    for number, capital, _, _ in batches(source.rows(range(len(source.start))), 4000, rng):
        columns, caps = (torch.from_numpy(x) for x in mistakes(number, capital, t, rng))
        left, right = net.streams(columns, caps)
        net.gaps(left, right), net.doubts(left, right), net.lacks(*net.lack_streams(columns, caps))
        net.places(left, right, torch.arange(number.size))
    for hook in hooks:
        hook.remove()
    for norm, entered in seen.items():
        x = torch.cat(entered)
        norm.running_mean.copy_(x.mean(0))
        norm.running_var.copy_(x.var(0))
        norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
        norm.bias.add_(norm.running_mean)
torch.save(net.state_dict(), out)
print(f'{(words < 0).sum()} words and {(readings < 0).sum()} sets of readings are new')
