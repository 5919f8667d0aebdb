"""OMP_NUM_THREADS=1 python3 train_doubt.py WORK SECONDS OUT FROM: teaches the net FROM in which gaps a small word may lack at all, so
that only there it need be asked which. Only that small head learns; all else stays as it is."""
import math
import sys
import time

from lacking import *
from net import *

work, seconds, out, start = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
torch.manual_seed(3)
torch.set_num_threads(1)
rng = np.random.default_rng(3)
t = Tables(work)
lacking = Lacking(t)
sources = {name: Source(work, name, t) for name in MIX}
kept = [Source(work, name, t) for name in ('dev', 'kept')]
BATCH = 16_000
STEP = 3e-3
WARM = 50
UNKNOWN = 0.03
# so large a share of the gaps of right text may be doubted
SHARES = (0.03, 0.05, 0.1, 0.2)


def doubts(number, capital, swapped, unknown):
    columns, caps = mistakes(number, capital, t, rng, swapped, unknown)
    with torch.autocast('cpu', dtype=torch.bfloat16):
        with torch.no_grad():
            sides = net.streams(torch.from_numpy(columns), torch.from_numpy(caps))
        return net.doubts(*sides).float()


def evaluate():
    """How many of the words left out lie in gaps that are doubted, when so many of right text are."""
    global rng
    net.eval()
    own, rng = rng, np.random.default_rng(1)
    sentences = [flat(source, np.arange(len(source.start))) for source in kept]
    with torch.no_grad():
        right = torch.cat([doubts(number, capital, 0, 0) for number, capital in lacking.whole(sentences, 4000, rng)])
        rows = lacking.rows(sentences, 4000, rng)
        lacks = torch.cat([torch.from_numpy(lack.ravel()) for _, _, lack, _, _ in rows])
        odds = torch.cat([doubts(number, capital, swapped, UNKNOWN) for number, capital, _, _, swapped in rows])
    rng = own
    net.doubt.train()
    return ', '.join(f'{share}: {100 * float((odds[lacks > 0] > right.quantile(1 - share)).float().mean()):.1f} %' for share in SHARES)


net = Net(t.words, ENDINGS, t.readings)
net.load_state_dict(torch.load(start), strict=False)
net.eval()
net.requires_grad_(False)
net.doubt.requires_grad_(True)
net.doubt.train()
net.drop = 0.05
optimizer = torch.optim.Adam(net.doubt.parameters(), lr=STEP, betas=(0.9, 0.98))
began, step, seen, queue, told, low = time.time(), 0, 0, [], 60, 0.0
while (f := (time.time() - began) / seconds) < 1:
    if not queue:
        queue = lacking.rows(mixed(sources, rng), BATCH, rng)
    number, capital, lack, _, swapped = queue.pop()
    for g in optimizer.param_groups:
        g['lr'] = STEP * min(1, (step + 1) / WARM) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * f)))
    loss = F.binary_cross_entropy_with_logits(doubts(number, capital, swapped, UNKNOWN), torch.from_numpy((lack.ravel() > 0).astype(np.float32)))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    step += 1
    seen += number.size
    low = loss.item() if step == 1 else 0.98 * low + 0.02 * loss.item()
    if time.time() - began > told:
        told += 60
        print(f'{time.time() - began:.0f}s step {step} {seen / 1e6:.1f}M words, loss {low:.4f}, {evaluate()}', flush=True)
torch.save(net.state_dict(), out)
print('end', step, seen / 1e6, evaluate(), flush=True)
