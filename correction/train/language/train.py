"""OMP_NUM_THREADS=1 nice -n 19 python3 train.py WORK SECONDS [OUT [FROM]]: FROM is a net that goes on learning, with smaller steps.
Every four minutes OUT is saved, and once more with the number of the step in its name: for mean.py.
Two processes may learn together, each with half of every step: RANK=0 RANKS=2 and RANK=1 RANKS=2 before the same command."""
import math
import os
import sys
import time

import torch.distributed as dist

from data import *
from net import *

work, seconds = sys.argv[1], float(sys.argv[2])
out = sys.argv[3] if len(sys.argv) > 3 else f'{work}/net.pt'
RANK, RANKS = int(os.environ.get('RANK', '0')), int(os.environ.get('RANKS', '1'))
if RANKS > 1:
    dist.init_process_group('gloo', init_method=f'file://{os.path.abspath(out)}.together', rank=RANK, world_size=RANKS)
torch.manual_seed(2)
torch.set_num_threads(1)
rng = np.random.default_rng(2 + RANK)
t = Tables(work)
SYSTEM = {'treebank': 'treebank', 'folketinget': 'spoken', 'tatoeba': 'none'}
sources = {n: Source(work, n, t, SYSTEM.get(n, 'start')) for n in ('europarl', 'folketinget', 'news', 'tatoeba', 'treebank', 'own')}
kept = {n: Source(work, n, t) for n in ('dev', 'kept')}
# what share of the words each source gives, up to which part of the time
PHASES = (
    (0.60, {'europarl': 0.38, 'folketinget': 0.24, 'news': 0.24, 'own': 0.09, 'treebank': 0.02, 'tatoeba': 0.03}),
    (1.01, {'europarl': 0.28, 'folketinget': 0.20, 'news': 0.32, 'own': 0.13, 'treebank': 0.04, 'tatoeba': 0.03}),
)
BATCH = 8_000
LEARNERS = 0.2
# share of words swapped and unknown in what is told of careless writers
CARELESS = (0.1, 0.08)
CHUNK = 700_000
STEP = 3e-3
WARM = 30
net = Net(t.words, ENDINGS, t.readings)
if len(sys.argv) > 4:
    net.load_state_dict(torch.load(sys.argv[4]))
    STEP = 1.2e-3
print(sum(p.numel() for p in net.parameters()) / 1e6, 'M parameters', flush=True)


def chunk(mix):
    rows = []
    for name, share in mix.items():
        own = sources[name].take(int(CHUNK * share), rng)
        k = 0
        while k < len(own):
            if k + 1 < len(own) and rng.random() < 0.1 and len(own[k][0]) + len(own[k + 1][0]) <= LONGEST:
                joined = run_together(own[k], own[k + 1], t, rng)
                if joined is not None:
                    rows.append(joined)
                    k += 2
                    continue
            row = own[k]
            if rng.random() < 0.05 and t.stop[row[0][-1]] and len(row[0]) > 3:
                row = tuple(x[:-1] for x in row)
            if rng.random() < LEARNERS:
                row = learners(row, t, rng)
            rows.append(row)
            k += 1
    return batches(rows, BATCH, rng)


def word_loss(left, right, number):
    flat = np.flatnonzero(t.count[number.ravel()] > 0)
    true = number.ravel()[flat]
    with torch.autocast('cpu', dtype=torch.bfloat16):
        asked = net.places(left, right, torch.from_numpy(flat)).float()
    ids = np.concatenate([true[:, None], t.others[true]], 1)
    here = ids >= 0
    columns = t.columns[np.where(here, ids, 0)]
    word = columns[..., 0].copy()
    word[rng.random(len(word)) < 0.06] = 1
    y = net.scores(asked, torch.from_numpy(word), torch.from_numpy(columns[..., 2].copy()))
    mask = torch.from_numpy(here[:, 1:].astype(np.float32))
    weight = mask / mask.sum(1, keepdim=True).sqrt()
    return (F.softplus(y[:, 1:] - y[:, :1]) * weight).sum() / weight.sum()


def gap_loss(y, comma, stop):
    c = torch.from_numpy(comma.astype(np.float32))
    known = (c < 2).float()
    known[:, -1] = 0
    inner = y[:, 1:].float()
    a = (F.binary_cross_entropy_with_logits(inner[..., 0], c.clamp(max=1), reduction='none') * known).sum() / known.sum().clamp(min=1)
    b = F.binary_cross_entropy_with_logits(inner[:, :-1, 1], torch.from_numpy(stop[:, :-1].astype(np.float32)))
    return a, b


def evaluate(name, noise=(0, 0)):
    net.eval()
    source = kept[name]
    rows = batches(source.rows(range(len(source.start))), 4000, np.random.default_rng(0))
    logit, comma, right_words, n_words, kinds = [], [], 0, 0, {}
    with torch.no_grad():
        for number, capital, c, _ in rows:
            columns, caps = mistakes(number, capital, t, np.random.default_rng(5), *noise)
            left, right = net.streams(torch.from_numpy(columns), torch.from_numpy(caps))
            y = net.gaps(left, right)[:, 1:, 0].numpy()
            logit.append(y[:, :-1].ravel())
            comma.append(c[:, :-1].ravel())
            flat = np.flatnonzero(t.count[number.ravel()] > 0)
            true = number.ravel()[flat]
            ids = np.concatenate([true[:, None], t.others[true]], 1)
            col = t.columns[np.where(ids >= 0, ids, 0)]
            s = net.scores(net.places(left, right, torch.from_numpy(flat)), torch.from_numpy(col[..., 0].copy()), torch.from_numpy(col[..., 2].copy())).numpy()
            s = np.where(ids >= 0, s - s[:, :1], -99)[:, 1:]
            right_words += (s.max(1) < 0).sum()
            n_words += len(s)
            for kind in np.unique(t.kinds[true]):
                if kind < 0: continue
                m = t.kinds[true] == kind
                k = m.any(1)
                a = kinds.setdefault(kind, [0, 0])
                a[0] += (np.where(m, s, -99).max(1)[k] < 0).sum()
                a[1] += k.sum()
    net.train()
    x, l = np.concatenate(logit), np.concatenate(comma) == 1
    best = max(((2 * ((x > h) & l).sum() / max(1, (x > h).sum() + l.sum()), h) for h in np.arange(-2.5, 2, 0.1)))
    half = 2 * ((x > 0) & l).sum() / ((x > 0).sum() + l.sum())
    return f'{name}: comma {half:.4f} best {best[0]:.4f} at {best[1]:.1f}, words {right_words / n_words:.4f}', {int(k): (round(100 * a / n, 1), int(n)) for k, (a, n) in kinds.items()}


def share():
    """The mean of what all processes would change."""
    flat = torch.cat([p.grad.reshape(-1) for p in trained])
    dist.all_reduce(flat)
    at = 0
    for p in trained:
        p.grad.copy_((flat[at : at + p.numel()] / RANKS).view_as(p))
        at += p.numel()


def share_of_time():
    """How much of it is over; of all processes the first one's."""
    clock = torch.tensor([(time.time() - began) / seconds])
    if RANKS > 1:
        dist.broadcast(clock, 0)
    return clock.item()


# what lacks is taught by train_lacks.py and train_doubt.py
trained = [p for name, p in net.named_parameters() if not name.startswith(('doubt', 'lack'))]
optimizer = torch.optim.Adam(trained, lr=STEP, betas=(0.9, 0.98))
began, step, seen, phase, queue, told = time.time(), 0, 0, -1, [], 120
low = np.zeros(3)
while (f := share_of_time()) < 1:
    now = next(i for i, (until, _) in enumerate(PHASES) if f < until)
    if now != phase:
        phase, queue = now, []
        net.drop = (0.1, 0.15)[phase]
    if not queue:
        queue = chunk(PHASES[phase][1])
    number, capital, comma, stop = queue.pop()
    columns, caps = mistakes(number, capital, t, rng, *rates(len(number), rng))
    for g in optimizer.param_groups:
        g['lr'] = STEP * min(1, (step + 1) / WARM) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * f)))
    with torch.autocast('cpu', dtype=torch.bfloat16):
        left, right = net.streams(torch.from_numpy(columns), torch.from_numpy(caps))
        y = net.gaps(left, right)
    words = word_loss(left, right, number)
    commas, stops = gap_loss(y, comma, stop)
    loss = words + 2 * commas + 0.5 * stops
    optimizer.zero_grad()
    loss.backward()
    if RANKS > 1:
        share()
    optimizer.step()
    step += 1
    seen += number.size
    values = np.array([words.item(), commas.item(), stops.item()])
    low = values if step == 1 else 0.98 * low + 0.02 * values
    if step in (5, 20, 60): print(step, f'{seen / (time.time() - began):.0f} words/s', low, flush=True)
    if RANK == 0 and time.time() - began > told:
        told += 240
        print(f'{time.time() - began:.0f}s step {step} {seen / 1e6:.1f}M words, losses {low.round(4)}, {evaluate("dev")[0]}; {evaluate("kept")[0]}; careless {evaluate("kept", CARELESS)[0]}', flush=True)
        for name in (out, out.replace('.pt', f'-{step}.pt')): torch.save(net.state_dict(), name)
if RANK > 0:
    sys.exit()
torch.save(net.state_dict(), out)
print('end', step, seen / 1e6, *evaluate('dev'), *evaluate('kept'), flush=True)
