"""Right sentences with small words left out and put in, and other mistakes of pupils that lack nothing."""
from data import *
from net import SMALL

MIX = {'europarl': 0.26, 'folketinget': 0.19, 'news': 0.24, 'own': 0.18, 'treebank': 0.03, 'tatoeba': 0.10}
CHUNK = 400_000
# of so many of each small word one is left out, where sentences have gaps: those most that second-language writers leave out
OFTEN = dict.fromkeys(SMALL, 0.1)
OFTEN.update(dict.fromkeys('en et er var har i på til af med være'.split(), 0.15))
OFTEN.update(dict.fromkeys('at det der jeg for fra ved om havde mig sig'.split(), 0.12))
OFTEN.update(dict.fromkeys('og de som så ikke men kan skal vil da når hvis min'.split(), 0.04))
WHOLE = 0.4
# some write so that several words lack in a sentence, beside more words in a wrong form
CARELESS = 0.2
MORE = 2.5
SWAPPED, SWAPPED_MORE = 0.08, 0.2
SUPERFLUOUS = 0.008
# of so many compounds the halves stand apart, of so many pronouns the next word stands before
SPLIT = 0.04
TURNED = 0.02


class Lacking:
    def __init__(self, tables):
        self.tables = t = tables
        self.label = np.zeros(len(t.spellings), np.int64)
        for k, word in enumerate(SMALL):
            self.label[[i for i, s in enumerate(t.spellings) if s == word]] = k + 1
        self.often = np.array([0.0] + [OFTEN[w] for w in SMALL])[self.label] / (1 - WHOLE)
        self.halves = np.full((len(t.spellings), 2), -1)
        known = {s: i for i, s in enumerate(t.spellings) if t.columns[i, 0] > 1 and len(s) > 2}
        for i, s in enumerate(t.spellings):
            cuts = [k for k in range(3, len(s) - 3) if s[:k] in known and s[k:] in known] if len(s) > 6 else []
            if cuts:
                self.halves[i] = known[s[: cuts[-1]]], known[s[cuts[-1] :]]

    def rows(self, parts, size, rng):
        """Rows of one length, about `size` words together: numbers, capitals, what lacks before each word and at the end, which
        word before each gap is one too many, and how many words are swapped. `parts` are flat sentences."""
        number, capital, of = together(parts)
        return self.same_lengths(self.with_gaps(*self.other_mistakes(*self.run_on(number, capital, of, rng), rng), rng), size, rng)

    def whole(self, parts, size, rng):
        """The same of sentences as they are: numbers and capitals."""
        number, capital, of = together(parts)
        none = np.zeros(len(number), np.int64)
        return [row[:2] for row in self.same_lengths((number, capital, of, none, none, none > 0), size, rng)]

    def other_mistakes(self, number, capital, of, rng):
        """Compounds in two words, and words that changed places."""
        turned = np.flatnonzero(self.tables.pronoun[number[:-1]] & (of[1:] == of[:-1]) & (rng.random(len(of) - 1) < TURNED))
        number, capital = number.copy(), capital.copy()
        number[turned], number[turned + 1] = number[turned + 1].copy(), number[turned].copy()
        split = np.flatnonzero((self.halves[number, 0] >= 0) & (rng.random(len(of)) < SPLIT))
        second = self.halves[number[split], 1]
        number[split] = self.halves[number[split], 0]
        put = lambda x, what: np.insert(x, split + 1, what)
        return put(number, second), put(capital, False), put(of, of[split])

    def run_on(self, number, capital, of, rng):
        """Of some sentences the stop is lost, of some the next goes on in the same."""
        last = np.append(of[1:] != of[:-1], True)
        stop = last & self.tables.stop[number]
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

    def with_gaps(self, number, capital, of, rng):
        """What lacks before each word, which words are too many, and which sentences are full of mistakes."""
        n = len(number)
        kind = rng.random(of[-1] + 1)
        careless = kind > 1 - CARELESS
        chance = np.where(kind < WHOLE, 0, np.where(careless, MORE, 1))
        gone = rng.random(n) < np.minimum(0.5, self.often[number] * chance[of])
        gone[1:] &= ~gone[:-1]
        gone[:-1] &= of[1:] == of[:-1]
        gone[-1] = False
        lack = np.zeros(n, np.int64)
        behind = np.flatnonzero(gone) + 1
        lack[behind] = self.label[number[behind - 1]]
        first = np.append(True, of[1:] != of[:-1])
        opens = behind[first[behind - 1]]
        capital = capital.copy()
        capital[opens] |= rng.random(len(opens)) < 0.8
        keep = ~gone
        number, capital, of, lack = number[keep], capital[keep], of[keep], lack[keep]
        n = len(number)
        small = number[self.label[number] > 0]
        places = np.flatnonzero((rng.random(n) < SUPERFLUOUS) & (lack == 0) & (np.append(False, of[1:] == of[:-1])))
        added = small[rng.integers(0, len(small), len(places))]
        again = (rng.random(len(places)) < 0.3) & (self.label[number[places - 1]] > 0)
        added[again] = number[places - 1][again]
        put = lambda x, what: np.insert(x, places, what)
        extra = put(np.zeros(n, bool), True)
        of = put(of, of[places])
        return put(number, added), put(capital, False), of, put(lack, 0), extra, careless[of]

    def same_lengths(self, rows, size, rng):
        number, capital, of, lack, extra, careless = rows
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
                swapped = np.where(careless[at[:, :1]], SWAPPED_MORE, SWAPPED)
                result.append((number[at], capital[at], np.append(lack[at], none, 1), np.append(none, extra[at], 1), swapped))
        return [result[i] for i in rng.permutation(len(result))]


def together(parts):
    """Flat sentences of several sources as one, their sentences numbered on."""
    number, capital, of = zip(*parts)
    before = np.cumsum([0] + [x[-1] + 1 for x in of[:-1]])
    return np.concatenate(number), np.concatenate(capital), np.concatenate([x + k for x, k in zip(of, before)])


def mixed(sources, rng):
    """Flat sentences of all sources, each with its share."""
    return [flat(sources[name], sources[name].draw(int(CHUNK * share), rng)) for name, share in MIX.items()]


def flat(source, chosen):
    """Numbers, capitals and the sentence of each word, of those sentences of a source."""
    length = source.length[chosen]
    of = np.repeat(np.arange(len(chosen)), length)
    at = np.arange(len(of)) - np.repeat(np.cumsum(length) - length, length)
    raw = source.raw[source.start[chosen][of] + at]
    return (raw & NUMBER).astype(np.int64), (raw & CAPITAL) > 0, of
