"""One encoder, two heads. Two causal streams read a sentence from the left and from the right, so that no place sees
itself; after every word a comma or a full stop is weighed, and of every word its alternatives."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH = 96
GAP = 96
HIDDEN = 192
OUT = 96
# (taps, dilation) of each layer of a stream: a place sees 18 words to either side
LAYERS = ((3, 1), (3, 2), (2, 4), (2, 8))
GAP_LAYERS = (1, 2)


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

    def forward(self, x):
        for block, (taps, dilation) in zip(self.blocks, LAYERS):
            x = block(x, [back(x, k * dilation) for k in range(taps)])
        return x


class Net(nn.Module):
    def __init__(self, words, endings, readings):
        super().__init__()
        self.word = nn.Embedding(words, WIDTH)
        self.ending = nn.Embedding(endings, WIDTH)
        self.reading = nn.Embedding(readings, WIDTH)
        self.capital = nn.Embedding(2, WIDTH)
        self.left = Stream()
        self.right = Stream()
        self.gap_in = nn.Linear(2 * WIDTH, GAP, bias=False)
        self.gap_norm = nn.BatchNorm1d(GAP)
        self.gap_blocks = nn.ModuleList([Block(3, GAP) for _ in GAP_LAYERS])
        self.gap_out = nn.Linear(GAP, 2)
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
        nn.init.constant_(self.gap_out.bias, -2.5)

    def dropped(self, x):
        return F.dropout(x, self.drop) if self.drop and self.training else x

    def streams(self, columns, capital):
        """columns (B, T, 3), capital (B, T) → what each stream knows after reading each place."""
        x = self.word(columns[..., 0]) + self.ending(columns[..., 1]) + self.reading(columns[..., 2])
        x = self.dropped(x + self.capital(capital))
        return self.left(x), self.right(x.flip(1)).flip(1)

    def gaps(self, left, right):
        """Log odds of comma and full stop in the gap after each place but the last: (B, T-1, 2)."""
        x = self.gap_in(torch.cat([left[:, :-1], right[:, 1:]], 2))
        b, t, c = x.shape
        x = F.relu(self.gap_norm(x.reshape(b * t, c))).reshape(b, t, c)
        for block, d in zip(self.gap_blocks, GAP_LAYERS):
            x = block(x, [back(x, d), x, F.pad(x, (0, 0, 0, d))[:, d:]])
        return self.gap_out(self.dropped(x))

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
