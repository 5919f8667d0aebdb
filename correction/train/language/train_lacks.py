"""OMP_NUM_THREADS=1 python3 train_lacks.py WORK SECONDS OUT FROM [on]: teaches the net FROM which small words were left out or are one too
many. Only that head and the last layers of its streams learn; all else stays as it is. They begin as the streams of the other heads, with
`on` as FROM has them, and learn with smaller steps. Saves as train.py does."""
import math
import sys
import time

from lacking import *
from net import *

work, seconds, out, start = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
goes_on = len(sys.argv) > 5
torch.manual_seed(3)
torch.set_num_threads(1)
rng = np.random.default_rng(3)
t = Tables(work)
lacking = Lacking(t)
sources = {name: Source(work, name, t) for name in MIX}
kept = [Source(work, name, t) for name in ('dev', 'kept')]
BATCH = 8_000
STEP = 1.5e-3 if goes_on else 3e-3
WARM = 50
UNKNOWN = 0.03


def said_of(number, capital, swapped, unknown):
    columns, caps = mistakes(number, capital, t, rng, swapped, unknown)
    with torch.autocast('cpu', dtype=torch.bfloat16):
        return net.lacks(*net.lack_streams(torch.from_numpy(columns), torch.from_numpy(caps))).float()


def evaluate():
    """At thresholds that mark 1 … 100 gaps in 30,000 of whole text: how many of the words left out are found."""
    global rng
    net.eval()
    own, rng = rng, np.random.default_rng(1)
    sentences = [flat(source, np.arange(len(source.start))) for source in kept]
    with torch.no_grad():
        odds = []
        for number, capital in lacking.whole(sentences, 4000, rng):
            y = said_of(number, capital, 0, 0)[..., 1:]
            odds.append((y[..., 1:].max(-1).values - y[..., 0])[:, :-1].ravel().numpy())
        odds = np.sort(np.concatenate(odds))[::-1]
        marks = [odds[len(odds) * k // 30_000] for k in (1, 3, 10, 30, 100)]
        right, by, loss, gaps = np.zeros(len(marks)), np.zeros((len(SMALL) + 1, 2), int), 0.0, 0
        for _ in range(3):
            for number, capital, lack, _, swapped in lacking.rows(sentences, 4000, rng):
                y = said_of(number, capital, swapped, UNKNOWN)[..., 1:]
                loss += float(F.cross_entropy(y.flatten(0, 1), torch.from_numpy(lack.ravel()), reduction='sum'))
                gaps += lack.size
                y = y.numpy()
                best = y[..., 1:].argmax(-1) + 1
                margin = y[..., 1:].max(-1) - y[..., 0]
                gap = lack > 0
                for k, mark in enumerate(marks):
                    right[k] += (gap & (margin > mark) & (best == lack)).sum()
                np.add.at(by[:, 0], lack[gap & (margin > marks[3]) & (best == lack)], 1)
                np.add.at(by[:, 1], lack[gap], 1)
    rng = own
    net.lack.train()
    words = ' '.join(f'{w} {100 * a // max(1, b)}' for w, (a, b) in zip(SMALL, by[1:]))
    return f'over {np.round(marks, 1)}: {(100 * right / by[:, 1].sum()).round(1)} % of {by[:, 1].sum()}, loss {loss / gaps:.5f} | {words}'


net = Net(t.words, ENDINGS, t.readings)
net.load_state_dict(torch.load(start), strict=False)
net.eval()
net.lack.train()
net.requires_grad_(False)
for mine, stream in ((net.lack_left, net.left), (net.lack_right, net.right)):
    for one, other in zip(mine, stream.blocks[SHARED:]):
        if not goes_on:
            one.load_state_dict(other.state_dict())
    mine.requires_grad_(True)
net.lack.requires_grad_(True)
net.drop = 0.05
optimizer = torch.optim.Adam([p for p in net.parameters() if p.requires_grad], lr=STEP, betas=(0.9, 0.98))
began, step, seen, queue, told, low = time.time(), 0, 0, [], 120, np.zeros(2)
while (f := (time.time() - began) / seconds) < 1:
    if not queue:
        queue = lacking.rows(mixed(sources, rng), BATCH, rng)
    number, capital, lack, extra, swapped = queue.pop()
    for g in optimizer.param_groups:
        g['lr'] = STEP * min(1, (step + 1) / WARM) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * f)))
    y = said_of(number, capital, swapped, UNKNOWN)
    missing = F.cross_entropy(y[..., 1:].flatten(0, 1), torch.from_numpy(lack.ravel()))
    superfluous = F.binary_cross_entropy_with_logits(y[..., 0], torch.from_numpy(extra.astype(np.float32)))
    loss = missing + superfluous
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    seen += number.size
    values = np.array([missing.item(), superfluous.item()])
    low = values if step == 1 else 0.98 * low + 0.02 * values
    if step in (5, 20, 60, 150):
        print(step, f'{seen / (time.time() - began):.0f} words/s', low, flush=True)
    if time.time() - began > told:
        told += 240
        print(f'{time.time() - began:.0f}s step {step} {seen / 1e6:.1f}M words, losses {low.round(4)}, {evaluate()}', flush=True)
        for name in (out, out.replace('.pt', f'-{step}.pt')):
            torch.save(net.state_dict(), name)
torch.save(net.state_dict(), out)
print('end', step, seen / 1e6, evaluate(), flush=True)
