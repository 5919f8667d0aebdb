"""OMP_NUM_THREADS=1 python3 train_lacks.py WORK SECONDS OUT FROM: teaches the net FROM which small words were left out or are one too many.
Only that head and the last layers of its streams learn; all else stays as it is. Saves as train.py does."""
import math
import sys
import time

from data import *
from net import *

work, seconds, out, start = sys.argv[1], float(sys.argv[2]), sys.argv[3], sys.argv[4]
torch.manual_seed(3)
torch.set_num_threads(1)
rng = np.random.default_rng(3)
t = Tables(work)
MIX = {'europarl': 0.30, 'folketinget': 0.22, 'news': 0.26, 'own': 0.13, 'treebank': 0.03, 'tatoeba': 0.06}
sources = {name: Source(work, name, t) for name in MIX}
kept = {name: Source(work, name, t) for name in ('dev', 'kept')}
BATCH = 8_000
CHUNK = 400_000
STEP = 3e-3
WARM = 50
# of so many of each small word one is left out, where sentences have gaps
OFTEN = dict(zip(SMALL, [0.1] * len(SMALL)))
OFTEN.update({w: 0.14 for w in 'er at det der en et i på jeg'.split()})
OFTEN.update({w: 0.04 for w in 'og de som så ikke men kan skal vil da når hvis om'.split()})
WHOLE = 0.4
SUPERFLUOUS = 0.008
# other mistakes of pupils, which lack nothing: of so many compounds the halves stand apart, of so many pronouns the next word stands before
SPLIT = 0.04
TURNED = 0.02
label = np.zeros(len(t.spellings), np.int64)
for k, word in enumerate(SMALL):
    label[[i for i, s in enumerate(t.spellings) if s == word]] = k + 1
often = np.array([0.0] + [OFTEN[w] for w in SMALL])[label] / (1 - WHOLE)

halves = np.full((len(t.spellings), 2), -1)
known = {s: i for i, s in enumerate(t.spellings) if t.columns[i, 0] > 1 and len(s) > 2}
for i, s in enumerate(t.spellings):
    cuts = [k for k in range(3, len(s) - 3) if s[:k] in known and s[k:] in known] if len(s) > 6 else []
    if cuts:
        halves[i] = known[s[: cuts[-1]]], known[s[cuts[-1] :]]
print((halves[:, 0] >= 0).sum(), 'compounds', flush=True)


def other_mistakes(number, capital, of):
    """Compounds in two words, and words that changed places."""
    turned = np.flatnonzero(t.pronoun[number[:-1]] & (of[1:] == of[:-1]) & (rng.random(len(of) - 1) < TURNED))
    number, capital = number.copy(), capital.copy()
    number[turned], number[turned + 1] = number[turned + 1].copy(), number[turned].copy()
    split = np.flatnonzero((halves[number, 0] >= 0) & (rng.random(len(of)) < SPLIT))
    second = halves[number[split], 1]
    number[split] = halves[number[split], 0]
    put = lambda x, what: np.insert(x, split + 1, what)
    return put(number, second), put(capital, False), put(of, of[split])


def sentences(name, words):
    """Flat numbers, capitals and the sentence of each, of random sentences of about so many words."""
    source = sources[name]
    chosen, got = [], 0
    while got < words:
        if source.at >= len(source.order):
            source.order, source.at = rng.permutation(len(source.start)), 0
        part = source.order[source.at : source.at + 1 + int((words - got) / source.length.mean())]
        source.at += len(part)
        got += source.length[part].sum()
        chosen.append(part)
    return flat(source, np.concatenate(chosen))


def flat(source, chosen):
    length = source.length[chosen]
    of = np.repeat(np.arange(len(chosen)), length)
    at = np.arange(len(of)) - np.repeat(np.cumsum(length) - length, length)
    raw = source.raw[source.start[chosen][of] + at]
    return (raw & NUMBER).astype(np.int64), (raw & CAPITAL) > 0, of


def run_on(number, capital, of):
    """Of some sentences the stop is lost, of some the next goes on in the same."""
    last = np.append(of[1:] != of[:-1], True)
    stop = last & t.stop[number]
    r = rng.random(of[-1] + 1)
    length = np.bincount(of)
    joins = (r < 0.06) & (length + np.append(length[1:], LONGEST) <= LONGEST)
    joins[1:] &= ~joins[:-1]
    gone = stop & (joins | (r > 0.95))[of] & (length > 3)[of]
    joined = np.zeros(len(r), bool)
    joined[of[gone & joins[of]]] = True
    first = np.append(True, of[1:] != of[:-1])
    capital = capital & ~(first & np.append(False, joined[:-1])[of] & (rng.random(len(of)) < 0.8))
    new = np.arange(len(r)) - np.cumsum(np.append(False, joined[:-1]))
    return number[~gone], capital[~gone], new[of[~gone]]


def with_gaps(number, capital, of):
    """Small words left out and put in: what lacks before each word, and which words are too many."""
    n = len(number)
    whole = (rng.random(of[-1] + 1) < WHOLE)[of]
    gone = (rng.random(n) < often[number]) & ~whole
    gone[1:] &= ~gone[:-1]
    gone[:-1] &= of[1:] == of[:-1]
    gone[-1] = False
    lack = np.zeros(n, np.int64)
    behind = np.flatnonzero(gone) + 1
    lack[behind] = label[number[behind - 1]]
    first = np.append(True, of[1:] != of[:-1])
    opens = behind[first[behind - 1]]
    capital = capital.copy()
    capital[opens] |= rng.random(len(opens)) < 0.8
    keep = ~gone
    number, capital, of, lack = number[keep], capital[keep], of[keep], lack[keep]
    n = len(number)
    small = number[label[number] > 0]
    places = np.flatnonzero((rng.random(n) < SUPERFLUOUS) & (lack == 0) & (np.append(False, of[1:] == of[:-1])))
    added = small[rng.integers(0, len(small), len(places))]
    again = (rng.random(len(places)) < 0.3) & (label[number[places - 1]] > 0)
    added[again] = number[places - 1][again]
    put = lambda x, what: np.insert(x, places, what)
    extra = put(np.zeros(n, bool), True)
    return put(number, added), put(capital, False), put(of, of[places]), put(lack, 0), extra


def chunk():
    parts, base = [], 0
    for name, share in MIX.items():
        number, capital, of = other_mistakes(*run_on(*sentences(name, int(CHUNK * share))))
        parts.append((number, capital, of + base))
        base += of[-1] + 1
    rows = with_gaps(*(np.concatenate(x) for x in zip(*parts)))
    return same_lengths(rows, BATCH)


def same_lengths(rows, size):
    number, capital, of, lack, extra = rows
    first = np.flatnonzero(np.append(True, of[1:] != of[:-1]))
    length = np.diff(np.append(first, len(of)))
    result = []
    for n in np.unique(length):
        if n < 2 or n > LONGEST + 10:
            continue
        begin = rng.permutation(first[length == n])
        step = max(1, size // n)
        for i in range(0, len(begin), step):
            at = begin[i : i + step, None] + np.arange(n)
            none = np.zeros((len(at), 1), np.int64)
            result.append((number[at], capital[at], np.append(lack[at], none, 1), np.append(none, extra[at], 1)))
    return [result[i] for i in rng.permutation(len(result))]


def said_of(number, capital, swapped=0.08):
    columns, caps = mistakes(number, capital, t, rng, swapped, 0.03 if swapped else 0)
    with torch.autocast('cpu', dtype=torch.bfloat16):
        return net.lacks(*net.lack_streams(torch.from_numpy(columns), torch.from_numpy(caps))).float()


def evaluate():
    """At the threshold that marks one in 10,000 words of whole text: how many of the words left out are found."""
    global rng, WHOLE, SUPERFLUOUS
    net.eval()
    own, rng = rng, np.random.default_rng(1)
    with torch.no_grad():
        odds = []
        for source in kept.values():
            number, capital, of = flat(source, np.arange(len(source.start)))
            nothing = np.zeros(len(of), np.int64)
            for n, c, _, _ in same_lengths((number, capital, of, nothing, nothing), 4000):
                y = said_of(n, c, 0)[..., 1:]
                odds.append((y[..., 1:].max(-1).values - y[..., 0])[:, :-1].ravel().numpy())
        odds = np.sort(np.concatenate(odds))[::-1]
        marks = [odds[len(odds) * k // 30_000] for k in (1, 3, 10)]
        whole, spared, WHOLE, SUPERFLUOUS = WHOLE, SUPERFLUOUS, 0.7, 0
        right, by, loss, gaps = np.zeros(3), np.zeros((len(SMALL) + 1, 2), int), 0.0, 0
        for source in [*kept.values()] * 3:
            for n, c, lack, _ in same_lengths(with_gaps(*flat(source, np.arange(len(source.start)))), 4000):
                y = said_of(n, c, 0)[..., 1:]
                loss += float(F.cross_entropy(y.flatten(0, 1), torch.from_numpy(lack.ravel()), reduction='sum'))
                gaps += lack.size
                y = y.numpy()
                best = y[..., 1:].argmax(-1) + 1
                margin = y[..., 1:].max(-1) - y[..., 0]
                gap = lack > 0
                for k, mark in enumerate(marks):
                    right[k] += (gap & (margin > mark) & (best == lack)).sum()
                np.add.at(by[:, 0], lack[gap & (margin > marks[1]) & (best == lack)], 1)
                np.add.at(by[:, 1], lack[gap], 1)
        WHOLE, SUPERFLUOUS, rng = whole, spared, own
    net.lack.train()
    words = ' '.join(f'{w} {100 * a // max(1, b)}' for w, (a, b) in zip(SMALL, by[1:]))
    return f'over {marks[0]:.1f} {marks[1]:.1f} {marks[2]:.1f}: {(100 * right / by[:, 1].sum()).round(1)} % of {by[:, 1].sum()}, loss {loss / gaps:.5f} | {words}'


net = Net(t.words, ENDINGS, t.readings)
net.load_state_dict(torch.load(start), strict=False)
net.eval()
net.lack.train()
net.requires_grad_(False)
for mine, stream in ((net.lack_left, net.left), (net.lack_right, net.right)):
    for one, other in zip(mine, stream.blocks[SHARED:]):
        one.load_state_dict(other.state_dict())
    mine.requires_grad_(True)
net.lack.requires_grad_(True)
net.drop = 0.05
optimizer = torch.optim.Adam([p for p in net.parameters() if p.requires_grad], lr=STEP, betas=(0.9, 0.98))
began, step, seen, queue, told, low = time.time(), 0, 0, [], 120, np.zeros(2)
while (f := (time.time() - began) / seconds) < 1:
    if not queue:
        queue = chunk()
    number, capital, lack, extra = queue.pop()
    for g in optimizer.param_groups:
        g['lr'] = STEP * min(1, (step + 1) / WARM) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * f)))
    y = said_of(number, capital)
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
