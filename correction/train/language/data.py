"""Sentences as encode.ts wrote them, in rows of equal length, with pupils' mistakes put in."""
import numpy as np

END = 0x0FFFFFFF
NUMBER = (1 << 24) - 1
CAPITAL = 1 << 24
COMMA = 1 << 25
ALTERNATIVES = 20
ENDINGS = 8192
LONGEST = 60


class Tables:
    def __init__(self, work):
        self.columns = np.fromfile(f'{work}/columns.bin', np.int32).reshape(-1, 3).astype(np.int64)
        a = np.fromfile(f'{work}/alternatives.bin', np.int32).reshape(-1, ALTERNATIVES, 2)
        self.others = a[..., 0].astype(np.int64)
        self.kinds = a[..., 1]
        self.count = (self.others >= 0).sum(1)
        self.spellings = open(f'{work}/spellings.txt', encoding='utf8').read().split('\n')
        self.words = int(self.columns[:, 0].max()) + 1
        self.readings = int(self.columns[:, 2].max()) + 1
        number = {}
        for i, s in enumerate(self.spellings):
            number.setdefault(s, []).append(i)
        many = lambda text: np.array([i for w in text.split() for i in number.get(w, [])])
        flag = lambda text: np.isin(np.arange(len(self.spellings)), many(text))
        self.clause = flag('fordi hvis når selvom skønt mens at om')
        self.at = flag('at')
        self.pronoun = flag('jeg du han hun vi de man det der den')
        self.stop = flag('.')
        self.small = flag('er at det der en et den i på til med af for har sig så var de som om fra ved blev være')


class Source:
    """The sentences of one file; `system` says which gaps without a comma teach nothing."""

    def __init__(self, work, name, tables, system='start'):
        raw = np.fromfile(f'{work}/{name}.tok', np.uint32)
        end = np.flatnonzero(raw == END)
        start = np.append(0, end[:-1] + 1)
        keep = (end - start >= 2) & (end - start <= LONGEST)
        self.raw, self.start, self.length = raw, start[keep], (end - start)[keep]
        self.system, self.tables = system, tables
        self.order, self.at = np.zeros(0, np.int64), 0

    def draw(self, words, rng):
        """Numbers of random sentences of about so many words; none comes again before all have come."""
        chosen, got = [], 0
        while got < words:
            if self.at >= len(self.order):
                self.order, self.at = rng.permutation(len(self.start)), 0
            part = self.order[self.at : self.at + 1 + int((words - got) / self.length.mean())]
            self.at += len(part)
            got += self.length[part].sum()
            chosen.append(part)
        return np.concatenate(chosen)

    def take(self, words, rng):
        return self.rows(self.draw(words, rng))

    def rows(self, chosen):
        out = []
        for i in chosen:
            r = self.raw[self.start[i] : self.start[i] + self.length[i]]
            out.append(self.row(r))
        return out

    def row(self, r):
        number = (r & NUMBER).astype(np.int64)
        capital = (r & CAPITAL) > 0
        comma = ((r & COMMA) > 0).astype(np.int8)
        t = self.tables
        if self.system == 'none':
            comma[:] = 2
        elif self.system == 'treebank':
            comma[:-1][(comma[:-1] == 0) & t.clause[number[1:]]] = 2
        elif self.system == 'spoken' and len(number) > 2:
            comma[:-2][(comma[:-2] == 0) & t.at[number[1:-1]] & t.pronoun[number[2:]]] = 2
        return number, capital, comma, np.zeros(len(r), np.int8)


def run_together(first, second, t, rng):
    """Two sentences as pupils run them together; nothing is said of a comma there."""
    n = len(first[0]) - (1 if t.stop[first[0][-1]] else 0)
    if n < 2 or not t.stop[first[0][-1]]:
        return None
    parts = [np.concatenate([a[:n], b]) for a, b in zip(first, second)]
    parts[2][n - 1] = 2
    parts[3][n - 1] = 1
    if rng.random() < 0.8:
        parts[1][n] = False
    return tuple(parts)


def batches(rows, size, rng):
    """Rows of one length together, about `size` words a batch, in random order."""
    by = {}
    for row in rows:
        by.setdefault(len(row[0]), []).append(row)
    out = []
    for n, same in by.items():
        step = max(1, size // n)
        for i in range(0, len(same), step):
            out.append(tuple(np.stack([row[k] for row in same[i : i + step]]) for k in range(4)))
    return [out[i] for i in rng.permutation(len(out))]


def learners(row, t, rng):
    """One sentence with a few small words left out, and perhaps a pronoun and its neighbour turned, as learners write; commas and stops stay where they were."""
    number, capital, comma, stop = row
    n = len(number)
    if n < 5:
        return row
    gone = t.small[number] & (rng.random(n) < 0.1)
    gone[0] = gone[-1] = False
    gone[1:] &= ~gone[:-1]
    at = np.flatnonzero(gone)
    if len(at):
        comma = comma.copy()
        stop = stop.copy()
        comma[at - 1] = np.maximum(comma[at - 1], comma[at])
        stop[at - 1] = np.maximum(stop[at - 1], stop[at])
        keep = ~gone
        number, capital, comma, stop = number[keep], capital[keep], comma[keep], stop[keep]
        n = len(number)
    if rng.random() < 0.3:
        k = np.flatnonzero(t.pronoun[number[:-1]] & (comma[:-1] == 0) & (stop[:-1] == 0))
        if len(k):
            k = k[rng.integers(len(k))]
            number = number.copy()
            number[k], number[k + 1] = number[k + 1], number[k]
    return number, capital, comma, stop


def rates(b, rng):
    """How careless each writer is: shares of words swapped and of words that nobody knows."""
    swapped = rng.choice([0.02, 0.05, 0.1, 0.18], (b, 1), p=[0.45, 0.3, 0.15, 0.1])
    unknown = rng.choice([0.005, 0.02, 0.05, 0.1], (b, 1), p=[0.45, 0.3, 0.15, 0.1])
    return swapped, unknown


def mistakes(number, capital, t, rng, swapped=0.06, unknown=0.02):
    """Columns (B, T+2, 3) and capitals with neighbours that are themselves wrong, edges put around."""
    b, n = number.shape
    r = rng.random((b, n))
    seen = number.copy()
    k = (t.count[number] > 0) & (r < swapped)
    seen[k] = t.others[number[k], (rng.random(k.sum()) * t.count[number[k]]).astype(int)]
    columns = np.zeros((b, n + 2, 3), np.int64)
    columns[:, 1:-1] = t.columns[seen]
    u = np.zeros((b, n + 2), bool)
    u[:, 1:-1] = r > 1 - unknown
    columns[u, 0] = 1
    columns[u, 2] = 1
    half = u & (rng.random(u.shape) < 0.5)
    columns[half, 1] = rng.integers(1, ENDINGS, half.sum())
    caps = np.zeros((b, n + 2), np.int64)
    caps[:, 1:-1] = capital
    if np.any(swapped):
        caps[:, 1] *= rng.random(b) > 0.15
    return columns, caps
