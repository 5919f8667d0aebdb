import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Section } from '../src/sections.ts';
import { searchLookAlikes, type LookAlike } from '../src/spelling/look-alikes.ts';
import { Speller } from '../src/spelling/speller.ts';
import { slipCost } from './slip-cost.ts';

type Pair = Pick<LookAlike, 'listed' | 'cost'>;

/**
 * The look-alikes of every word that occurs in text (src/spelling/look-alikes.ts), so that no search is needed, and in a
 * second table everything that is one slip away from it, however little it sounds like it.
 */
export function compileLookAlikes(lexicon: Lexicon): Record<string, Section> {
  const speller = new Speller(lexicon);
  const usual = new UsualWords(lexicon);
  const words: number[] = [];
  const lookAlikes: Pair[][] = [];
  const slips: Pair[][] = [];
  lexicon.frequencies.forEach((frequency, word) => {
    if (frequency === 0) return;
    const near = searchLookAlikes(word, lexicon, speller);
    words.push(word);
    lookAlikes.push(near);
    slips.push(withSlips(near, usual.oneSlipFrom(lexicon.words.word(word))));
  });
  return { ...table('lookAlikes', words, lookAlikes), ...table('slips', words, slips) };
}

/** Those that sound alike have their cost from the search. */
const withSlips = (near: readonly Pair[], slips: readonly Pair[]): Pair[] => [
  ...near,
  ...slips.filter(({ listed }) => !near.some((one) => one.listed === listed)),
];

function table(name: string, words: readonly number[], rows: readonly Pair[][]): Record<string, Section> {
  const starts = [0];
  for (const row of rows) starts.push(starts.at(-1)! + row.length);
  return {
    [`${name}.words`]: Uint32Array.from(words),
    [`${name}.starts`]: Uint32Array.from(starts),
    [`${name}.others`]: Uint32Array.from(rows.flatMap((row) => row.map(({ listed }) => listed))),
    [`${name}.costs`]: Uint8Array.from(rows.flatMap((row) => row.map(({ cost }) => cost))),
  };
}

/** What is rarer than this is no slip's aim: a pupil means the words that pupils use. */
const USUAL = 75;
/** Farther away no slip goes, in hundredths of an edit. */
const FARTHEST = 125;
const LETTERS = /^[a-zæøå]+$/;

/** The usual words, found by what is left of their spelling or sound without one letter: two that share such a rest are about one slip apart. */
class UsualWords {
  readonly #byRest = new Map<string, Set<number>>();
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    lexicon.frequencies.forEach((frequency, listed) => {
      const word = lexicon.words.word(listed);
      if (frequency < USUAL || !LETTERS.test(word) || !lexicon.maySuggest(listed)) return;
      for (const rest of cluesOf(word)) {
        const known = this.#byRest.get(rest);
        if (known) known.add(listed);
        else this.#byRest.set(rest, new Set([listed]));
      }
    });
  }

  oneSlipFrom(word: string): Pair[] {
    if (!LETTERS.test(word)) return [];
    const near = new Set(cluesOf(word).flatMap((rest) => [...(this.#byRest.get(rest) ?? [])]));
    return Array.from(near, (listed) => ({
      listed,
      cost: slipCost(word, this.#lexicon.words.word(listed), FARTHEST),
    })).filter(({ cost }) => cost > 0 && cost <= FARTHEST);
  }
}

/** By what a word is found: its spelling and its sound, and both without each of their letters. */
const cluesOf = (word: string): string[] => [...restsOf(word), ...restsOf(soundOf(word)).map((rest) => `/${rest}`)];

/** The word itself, and without each of its letters. */
const restsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Spellings that are heard alike, or nearly, by one letter each, the longer runs first. */
const HEARD_ALIKE: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/hv/g, 'v'],
  [/[hg]j/g, 'j'],
  [/(?<=[nlr])d/g, ''],
  [/[pb]/g, 'b'],
  [/[dt]/g, 'd'],
  [/[kg]/g, 'g'],
  [/[eæ]/g, 'e'],
  [/[oå]/g, 'o'],
  [/[øy]/g, 'ø'],
  [/(.)\1+/g, '$1'],
];

/** Much as a word sounds: no silent letters, no double ones, no difference that is hard to hear. */
const soundOf = (word: string): string =>
  HEARD_ALIKE.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), word);
