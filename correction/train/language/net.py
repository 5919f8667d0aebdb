"""One encoder, three heads. Two causal streams read a sentence from the left and from the right, so that no place sees
itself; after every word a comma or a full stop is weighed, and whether a small word was left out; and of every word its alternatives."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH = 96
GAP = 96
DOUBT = 48
LACK = 96
HIDDEN = 192
OUT = 96
# (taps, dilation) of each layer of a stream: a place sees 18 words to either side
LAYERS = ((3, 1), (3, 2), (2, 4), (2, 8))
GAP_LAYERS = (1, 2)
# what numbers between layers are measured in, in the order of the file
UNITS = ('stream', 'gap', 'hidden', 'doubt', 'lack')
# so many layers of a stream serve all heads; whoever looks for what lacks has the others of its own
SHARED = 2
# small words that pupils leave out: what is said of each, after what is said of none
SMALL = (
    'er at det der en et den i på til med af for har jeg man sig så ikke var og de som om han hun vi du fra ved kan skal vil '
    'blev bliver være min havde da når hvis men dem ham mig os'
).split()


class Block(nn.Module):
    """Linear over taps, batch norm, relu, added to what came in."""

    def __init__(self, taps, width):
        super().__init__()
        self.linear = nn.Linear(taps * width, width, bias=False)
        self.norm = nn.BatchNorm1d(width)

    def forward(self, x, shifted):
        y = self.linear(torch.cat(shifted, 2))
        b, t, c = y.shape
        return x + F.relu(self.norm(y.reshape(b * t, c))).reshape(b, t, c)


def back(x, steps):
    """x moved `steps` later in time, zeros before."""
    return F.pad(x, (0, 0, steps, 0))[:, : x.shape[1]] if steps else x


class Stream(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList([Block(taps, WIDTH) for taps, _ in LAYERS])

    def forward(self, x, own=()):
        """`own` are layers that stand for the last ones."""
        blocks = [*self.blocks[: len(LAYERS) - len(own)], *own]
        for block, (taps, dilation) in zip(blocks, LAYERS):
            x = block(x, [back(x, k * dilation) for k in range(taps)])
        return x


class Tower(nn.Module):
    """What is said of gaps, by what is known on either side of them and of the gaps around."""

    def __init__(self, width, out):
        super().__init__()
        self.enter = nn.Linear(2 * WIDTH, width, bias=False)
        self.norm = nn.BatchNorm1d(width)
        self.blocks = nn.ModuleList([Block(3, width) for _ in GAP_LAYERS])
        self.out = nn.Linear(width, out)

    def hidden(self, left, right):
        """Before each layer, and after the last: (B, T-1, width) of the gap after each place but the last."""
        x = self.enter(torch.cat([left[:, :-1], right[:, 1:]], 2))
        b, t, c = x.shape
        x = F.relu(self.norm(x.reshape(b * t, c))).reshape(b, t, c)
        yield x
        for block, d in zip(self.blocks, GAP_LAYERS):
            x = block(x, [back(x, d), x, F.pad(x, (0, 0, 0, d))[:, d:]])
            yield x

    def forward(self, left, right, drop=0.0):
        *_, x = self.hidden(left, right)
        return self.out(F.dropout(x, drop) if drop and self.training else x)


class Doubt(nn.Module):
    """Of every gap, cheaply, whether a small word may lack there: by what is known on either side."""

    def __init__(self):
        super().__init__()
        self.enter = nn.Linear(2 * WIDTH, DOUBT, bias=False)
        self.norm = nn.BatchNorm1d(DOUBT)
        self.out = nn.Linear(DOUBT, 1)

    def hidden(self, sides):
        return F.relu(self.norm(self.enter(sides)))

    def forward(self, sides):
        """(n, 2 WIDTH) → log odds (n)."""
        return self.out(self.hidden(sides))[:, 0]


class Net(nn.Module):
    def __init__(self, words, endings, readings):
        super().__init__()
        self.word = nn.Embedding(words, WIDTH)
        self.ending = nn.Embedding(endings, WIDTH)
        self.reading = nn.Embedding(readings, WIDTH)
        self.capital = nn.Embedding(2, WIDTH)
        self.left = Stream()
        self.right = Stream()
        self.gap = Tower(GAP, 2)
        self.doubt = Doubt()
        self.lack = Tower(LACK, 2 + len(SMALL))
        self.lack_left, self.lack_right = (nn.ModuleList([Block(taps, WIDTH) for taps, _ in LAYERS[SHARED:]]) for _ in range(2))
        self.h1 = nn.Linear(2 * WIDTH, HIDDEN, bias=False)
        self.n1 = nn.BatchNorm1d(HIDDEN)
        self.h2 = nn.Linear(HIDDEN, HIDDEN, bias=False)
        self.n2 = nn.BatchNorm1d(HIDDEN)
        self.h3 = nn.Linear(HIDDEN, OUT)
        self.out_word = nn.Embedding(words, OUT)
        self.out_bias = nn.Embedding(words, 1)
        self.out_reading = nn.Embedding(readings, OUT)
        self.drop = 0.0
        for e in (self.word, self.ending, self.reading, self.capital, self.out_word, self.out_reading):
            nn.init.normal_(e.weight, 0, 0.1)
        nn.init.zeros_(self.out_bias.weight)
        nn.init.constant_(self.gap.out.bias, -2.5)

    def layers(self):
        """Every layer that the product multiplies with, in the order of the file: its name there, its batch norm, and what its input is measured in."""
        for name, blocks, first in (('left', self.left.blocks, 0), ('right', self.right.blocks, 0), ('lack-left', self.lack_left, SHARED), ('lack-right', self.lack_right, SHARED)):
            for k, block in enumerate(blocks):
                yield f'{name}{k + first}', block.linear, block.norm, 'stream'
        for name, tower in (('gap', self.gap), ('lack', self.lack)):
            yield f'{name}In', tower.enter, tower.norm, 'stream'
            for k, block in enumerate(tower.blocks):
                yield f'{name}{k}', block.linear, block.norm, name
            yield f'{name}Out', tower.out, None, name
        yield 'doubtIn', self.doubt.enter, self.doubt.norm, 'stream'
        yield 'doubtOut', self.doubt.out, None, 'doubt'
        yield 'h1', self.h1, self.n1, 'stream'
        yield 'h2', self.h2, self.n2, 'hidden'
        yield 'h3', self.h3, None, 'hidden'

    def dropped(self, x):
        return F.dropout(x, self.drop) if self.drop and self.training else x

    def streams(self, columns, capital):
        """columns (B, T, 3), capital (B, T) → what each stream knows after reading each place."""
        x = self.entered(columns, capital)
        return self.left(x), self.right(x.flip(1)).flip(1)

    def lack_streams(self, columns, capital):
        """The same for `lacks`."""
        x = self.entered(columns, capital)
        return self.left(x, self.lack_left), self.right(x.flip(1), self.lack_right).flip(1)

    def entered(self, columns, capital):
        x = self.word(columns[..., 0]) + self.ending(columns[..., 1]) + self.reading(columns[..., 2])
        return self.dropped(x + self.capital(capital))

    def gaps(self, left, right):
        """Log odds of comma and full stop in the gap after each place but the last: (B, T-1, 2)."""
        return self.gap(left, right, self.drop)

    def doubts(self, left, right):
        """Log odds that a word was left out in each of the same gaps, one after the other. Only where they are high the product asks `lacks`."""
        return self.doubt(self.dropped(torch.cat([left[:, :-1], right[:, 1:]], 2).flatten(0, 1)))

    def lacks(self, left, right):
        """Of the same gaps, by `lack_streams`: log odds that the word before is one too many; logarithms of how likely no word was left out there, and each of SMALL."""
        return self.lack(left, right, self.drop)

    def places(self, left, right, flat):
        """What is asked for at inner places (1 … T-2), those in `flat` of (B, T-2): (n, OUT)."""
        x = torch.cat([left[:, :-2], right[:, 2:]], 2)
        x = x.reshape(-1, x.shape[2])[flat]
        x = F.relu(self.n1(self.h1(x)))
        x = x + F.relu(self.n2(self.h2(x)))
        return self.h3(self.dropped(x))

    def scores(self, asked, word, reading):
        """asked (n, OUT), word and reading (n, k) → (n, k)."""
        vectors = self.out_word(word) + self.out_reading(reading)
        return torch.bmm(vectors, asked.unsqueeze(2)).squeeze(2) + self.out_bias(word).squeeze(2)
