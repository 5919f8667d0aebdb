import type { Analysis } from '../analysis/analysis.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { toldVerbs } from '../models/tense.ts';

/** In which tense a text is told outside of quotations. */
interface Story {
  /** Of all such finite verbs so many are past, 0..1; null where there is none. */
  readonly share: number | null;
  /** Of each sentence the last such verb before it and the first after it: 1 past, −1 present, 0 none. */
  readonly before: Int8Array;
  readonly after: Int8Array;
}

/** What is told of the tense around a place. */
export interface StoryAround {
  readonly isQuoted: boolean;
  readonly share: number | null;
  readonly before: number;
  readonly after: number;
}

/** In which tense is told what stands around a place; who speaks in quotation marks has a tense of their own. */
export function storyAround(a: Analysis, at: number): StoryAround {
  const { share, before, after } = a.once(storyOf);
  const sentence = a.sentenceOf[at]!;
  return { isQuoted: (a.held[at]! & QUOTED) !== 0, share, before: before[sentence]!, after: after[sentence]! };
}

function storyOf(a: Analysis): Story {
  const { places, past } = a.once(toldVerbs);
  const told = places.map((at, k) => ({ sentence: a.sentenceOf[at]!, tense: past[k]! * 2 - 1 }));
  const count = a.sentences.length;
  const [before, after] = [new Int8Array(count), new Int8Array(count)];
  // of each sentence first what it holds itself, to be handed on
  for (const { sentence, tense } of told) if (sentence + 1 < count) before[sentence + 1] = tense;
  for (const { sentence, tense } of told.toReversed()) if (sentence > 0) after[sentence - 1] = tense;
  for (let k = 1; k < count; k++) if (before[k] === 0) before[k] = before[k - 1]!;
  for (let k = count - 2; k >= 0; k--) if (after[k] === 0) after[k] = after[k + 1]!;
  const pasts = told.filter(({ tense }) => tense > 0).length;
  return { share: told.length === 0 ? null : pasts / told.length, before, after };
}

/** The gender of the last noun in the singular before a place: 1 common, −1 neuter, 0 of no noun and of one that has either. */
export const genderBefore = (a: Analysis, at: number): number => a.once(gendersBefore)[at]!;

function gendersBefore(a: Analysis): Int8Array {
  const genders = new Int8Array(a.count + 1);
  for (let at = 0; at < a.count; at++) {
    genders[at + 1] = genders[at]!;
    if (!a.is(at, r.NOUN) || !a.canBe(at, r.NOUN | r.SINGULAR, r.GENITIVE)) continue;
    const isCommon = r.hasAny(a.union(at), r.COMMON);
    const isNeuter = r.hasAny(a.union(at), r.NEUTER);
    genders[at + 1] = isCommon === isNeuter ? 0 : isCommon ? 1 : -1;
  }
  return genders;
}
