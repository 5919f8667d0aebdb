import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { carelessness, oddness } from '../models/carelessness.ts';
import type { Models } from '../models/models.ts';
import { factsAt } from '../models/noun-forms.ts';
import { finitesAround } from '../verbs/finites-around.ts';
import { gapNumber } from './gap-kinds.ts';
import { habitsOf } from './habits.ts';
import { likeliestOfSets } from './likeliest.ts';
import { NOT_KNOWN, PLAIN_FLAGS } from './told.ts';

const MOST = 127;
/** Verbs so far off tell in which tense is told. */
const STORY = 40;
const SHARE = 80;

const small = (value: number | null, unit: number): number =>
  value === null ? NOT_KNOWN : Math.max(-MOST, Math.min(MOST, Math.round(value * unit)));

/**
 * What the proof-reader is told of a place beside the word, its tag and what the language model knows of either side.
 * @param numbers NUMBERS of them are written from `from` on, from −127 to 127 or NOT_KNOWN
 * @returns what is true of it, as FLAGS bits
 */
export function inputsAt(a: Analysis, at: number, models: Models, numbers: Int8Array, from: number): number {
  const reader = models.secondReader;
  const { commas, stops } = reader.read(a);
  const lacks = reader.leftOut(a, at);
  let k = from;
  const tell = (value: number | null, unit: number): void => void (numbers[k++] = small(value, unit));
  tell(reader.expected(a, at), 6);
  tell(commas[at]!, 8);
  tell(stops[at]!, 8);
  for (const odds of likeliestOfSets(a, at, reader)) tell(odds === -Infinity ? null : odds, 8);
  tell(lacks?.odds ?? null, 8);
  tell(carelessness(a), 10);
  tell(oddness(a, at, models), 10);
  const { listed, lower } = a.types[at]!;
  const { frequencies } = a.lexicon;
  tell(lower.length, 8);
  tell(listed < 0 ? null : frequencies[listed]!, 0.5);
  const joined = a.after(at) === at + 1 && a.isWord(at) && a.isWord(at + 1) ? a.joinedWithNext(at) : -1;
  tell(joined < 0 ? null : frequencies[joined]!, 0.5);
  tell(shareOfPast(a, at), 1);
  const noun = a.is(at, r.NOUN) ? factsAt(a, at, models) : null;
  tell(noun === null ? null : noun.isKnown ? 1 : -1, 40);
  for (const habit of habitsOf(a, reader)) tell(habit, 40);
  return flagsAt(a, at, lacks === null ? 0 : gapNumber(lacks.word));
}

function flagsAt(a: Analysis, at: number, lacks: number): number {
  const opensParagraph = at === 0 || a.text.slice(a.ends[at - 1], a.starts[at]).includes('\n');
  const plain = [
    a.hasCapital(at),
    a.isWord(at),
    a.commaAfter(at),
    opensParagraph,
    a.opensSentence(at),
    a.types[at]!.listed >= 0,
  ];
  return plain.reduce((bits, isTrue, k) => (isTrue ? bits | (1 << k) : bits), 1 << (PLAIN_FLAGS + lacks));
}

/** How many of the finite verbs around are in the past, −40 where none and 40 where all are; null where there is no verb. */
function shareOfPast(a: Analysis, at: number): number | null {
  const { past, all } = finitesAround(a, at, STORY);
  return all === 0 ? null : (SHARE * past) / all - SHARE / 2;
}
