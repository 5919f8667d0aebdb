"""Rows of encode.ts, with what learners leave out left out around the place."""
import numpy as np
import torch

from net import LEFT, QUESTIONS, RIGHT

FACTS = 4
NOBODY_KNOWS = 2
NOTHING, UNUSUAL = 0, 1
# a writer in so many is careless, and leaves out so many of the small words around; of all writers so many words are slips
CARELESS, LEFT_OUT, SLIPS = 0.35, 0.5, 0.05
# of so many nouns nobody knows whether the text has named them
UNTOLD = 0.2
SMALL = 'en et den det de er at til'.split()
# a word's row by its number in models/language.da.bin
FIRST_USUAL = 5


def rows_of(path, question):
    return np.fromfile(path, np.uint16).reshape(-1, FACTS + 2 * QUESTIONS[question][0])


def small_rows(words):
    """The rows of what is left out; `words` are the words of the language model."""
    return np.array([words.index(word) + FIRST_USUAL for word in SMALL])


def flags_of(facts, question):
    flags = np.zeros((len(facts), QUESTIONS[question][1]), np.float32)
    if question == 'gap':
        flags[:, 0] = facts[:, 1]
        return flags
    flags[:, 0] = facts[:, 1] == 0
    flags[:, 1] = facts[:, 1] == 1
    for k in range(3):
        flags[:, 2 + k] = np.minimum(facts[:, 2], 2) == k
    flags[:, 5] = facts[:, 3]
    return flags


def tensors(rows, question):
    """What the net is told of some places, and what stands there."""
    slots = QUESTIONS[question][0]
    long = lambda x: torch.from_numpy(x.astype(np.int64))
    told = long(rows[:, FACTS : FACTS + slots]), long(rows[:, FACTS + slots :]), torch.from_numpy(flags_of(rows[:, :FACTS], question))
    return told, long(rows[:, 0])


def careless(rows, question, small, rng):
    """The same places in texts of writers who leave small words out and misspell."""
    rows = rows.copy()
    slots = QUESTIONS[question][0]
    around = slots - LEFT - RIGHT
    words, endings = rows[:, FACTS : FACTS + slots], rows[:, FACTS + slots :]
    writer = rng.random(len(rows)) < CARELESS
    for first, last in ((around, around + LEFT), (around + LEFT, slots)):
        some = words[:, first:last]
        gone = np.isin(some, small) & (rng.random(some.shape) < LEFT_OUT) & writer[:, None]
        order = np.argsort(gone, 1, kind='stable')
        left = np.take_along_axis(gone, order, 1)
        for table in (words, endings):
            moved = np.take_along_axis(table[:, first:last], order, 1)
            moved[left] = NOTHING
            table[:, first:last] = moved
    slips = rng.random((len(rows), slots - around)) < SLIPS
    context = words[:, around:]
    context[slips & (context > UNUSUAL)] = UNUSUAL
    if question == 'noun':
        rows[rng.random(len(rows)) < UNTOLD, 1] = NOBODY_KNOWS
    return rows
