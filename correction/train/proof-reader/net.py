"""A net that sees what is written and says of every place what is to be done there: what is told of the place, layers over a place
and one on either side, and what is said of it. Of either side it knows what the language model knows, so that it needs few weights of its own."""
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from sections import read_sections

WIDTH = 128
# what it learns of its own of a word, one of the usual ones, of its last letters and of its readings
WORDS, ENDINGS, READINGS = 8192, 8192, 1024
OF_WORD_WIDTH, OF_ENDING_WIDTH, OF_READING_WIDTH = 24, 16, 16
UNUSUAL = 1
TAG = 16
FLAGS = 14
NUMBERS = 52
# the kernel takes numbers in pairs
TOLD = 3 * 96 + OF_WORD_WIDTH + OF_ENDING_WIDTH + OF_READING_WIDTH + TAG + FLAGS + 2 * NUMBERS
PAD = TOLD % 2
INPUTS = TOLD + PAD
# how far off the neighbours are that each layer sees
STEPS = (1, 2, 4, 8, 1)
# what is said: of the word, of the gap before it, whether a stop lacks after it, whether a comma lacks or is too much
ANSWERS = (20, 7, 2, 3)
SAID = 32
# in training so much of what is told and said, of what a layer adds and of the words it knows of its own is kept from it: else it learns pupils' texts by heart
DROP, DROP_ADDED, DROP_WORDS = 0.15, 0.1, 0.2
# columns of NAME.tok (encode.ts)
WORD, ENDING, READING, CAPITAL, FLAG, TAGS, OF_WORD, OF_GAP, OF_END, SENTENCE = range(10)
UNTOLD = 255
NOT_KNOWN = -128
# what a byte of NAME.bef is of the language model's whole numbers; what of those is one here; what a byte of NAME.num is
SIDE = 40
INPUT_UNIT = 1280
NUMBER = 1 / 40


class Language:
    """What the language model knows words by."""

    def __init__(self, path):
        s = read_sections(path)
        rows = lambda name: torch.from_numpy(s[name].reshape(len(s[f'{name}.scale']), -1) * s[f'{name}.scale'][:, None])
        self.word, self.ending, self.reading = rows('word'), rows('ending'), rows('reading')
        self.capital = torch.from_numpy(s['capital'].reshape(2, -1).copy())
        self.unit = float(s['units'][0])
        
    def lines(self, t):
        line = self.word[t[:, WORD]] + self.ending[t[:, ENDING]] + self.reading[t[:, READING]] + self.capital[t[:, CAPITAL]]
        return line * (self.unit / INPUT_UNIT)


class Texts:
    """What encode.ts wrote; sentence by sentence."""

    def __init__(self, work, name):
        read = lambda end, kind, width: np.fromfile(f'{work}/{name}.{end}', kind).reshape(-1, width)
        self.columns = read('tok', np.int32, SENTENCE + 1)
        self.numbers = read('num', np.int8, NUMBERS)
        self.before, self.after = (read(end, np.int8, 96) for end in ('bef', 'aft'))
        lengths = read('text', np.int32, 1)[:, 0]
        self.text = np.repeat(np.arange(len(lengths)), lengths)
        of = self.text.astype(np.int64) * 1_000_000 + self.columns[:, SENTENCE]
        self.start = np.flatnonzero(np.append(True, of[1:] != of[:-1]))
        self.end = np.append(self.start[1:], len(of))

    def batch(self, chosen):
        """Sentences one after the other; for each step of the layers where every place's neighbour is, the number after the last being none."""
        start, length = self.start[chosen], (self.end - self.start)[chosen]
        first = np.append(0, np.cumsum(length)[:-1])
        count = int(length.sum())
        here = np.repeat(start - first, length) + np.arange(count)
        low, high = np.repeat(first, length), np.repeat(first + length, length)
        beside = {}
        for step in {s * way for s in STEPS for way in (-1, 1)}:
            there = np.arange(count) + step
            beside[step] = torch.from_numpy(np.where((there >= low) & (there < high), there, count))
        parts = (self.columns[here].astype(np.int64), self.numbers[here], self.before[here], self.after[here])
        return (*(torch.from_numpy(part) for part in parts), beside), here


class Net(nn.Module):
    def __init__(self, language, tags=160):
        super().__init__()
        self.language = language
        self.tag = nn.Embedding(tags, TAG)
        nn.init.normal_(self.tag.weight, 0, 0.3)
        self.word = nn.Embedding(WORDS, OF_WORD_WIDTH)
        self.ending = nn.Embedding(ENDINGS, OF_ENDING_WIDTH)
        self.reading = nn.Embedding(READINGS, OF_READING_WIDTH)
        for own in (self.word, self.ending, self.reading):
            nn.init.normal_(own.weight, 0, 0.1)
        self.enter = nn.Linear(INPUTS, WIDTH, bias=False)
        self.norm = nn.BatchNorm1d(WIDTH)
        self.blocks = nn.ModuleList([nn.Linear(3 * WIDTH, WIDTH, bias=False) for _ in STEPS])
        self.norms = nn.ModuleList([nn.BatchNorm1d(WIDTH) for _ in STEPS])
        self.out = nn.Linear(WIDTH, SAID)

    def told(self, columns, numbers, before, after):
        """What the product's `ProofReader` fills a row with."""
        numbers = numbers.float()
        unknown = (numbers == NOT_KNOWN).float()
        flags = torch.stack([(columns[:, FLAG] >> k) & 1 for k in range(FLAGS)], 1).float()
        side = SIDE / INPUT_UNIT
        word = columns[:, WORD]
        is_unusual = word >= WORDS
        if self.training:
            is_unusual |= torch.rand(len(word)) < DROP_WORDS
        own = [self.word(torch.where(is_unusual, UNUSUAL, word)), self.ending(columns[:, ENDING]), self.reading(columns[:, READING])]
        sides = [before.float() * side, after.float() * side, self.language.lines(columns)]
        rest = [self.tag(columns[:, TAGS]), flags, numbers * (1 - unknown) * NUMBER, unknown, torch.zeros(len(columns), PAD)]
        return torch.cat(sides + own + rest, 1)

    def hidden(self, columns, numbers, before, after, beside):
        """After each layer."""
        x = F.dropout(self.told(columns, numbers, before, after), DROP, self.training)
        x = F.relu(self.norm(self.enter(x)))
        yield x
        for step, block, norm in zip(STEPS, self.blocks, self.norms):
            around = torch.cat([x, torch.zeros(1, WIDTH)])
            added = F.relu(norm(block(torch.cat([around[beside[-step]], x, around[beside[step]]], 1))))
            x = x + F.dropout(added, DROP_ADDED, self.training)
            yield x

    def forward(self, *told):
        *_, x = self.hidden(*told)
        return self.out(F.dropout(x, DROP, self.training)).split(ANSWERS, 1)


def labels(columns):
    """Of each of ANSWERS what is right."""
    end = columns[:, OF_END]
    stop = torch.where(end == 2, 1, torch.where(end == UNTOLD, UNTOLD, 0))
    comma = torch.where(end == 3, 2, torch.where(end == 2, UNTOLD, end))
    return columns[:, OF_WORD], columns[:, OF_GAP], stop, comma


def losses(net, told, is_real):
    """Of each question, per place; of commas only what pupils wrote tells."""
    answers = net(*told)
    count = len(told[0])
    return [F.cross_entropy(said, right, ignore_index=UNTOLD, reduction='sum') / count for said, right in zip(answers, labels(told[0]))][: 4 if is_real else 3]
