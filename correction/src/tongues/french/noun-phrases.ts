import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import type { WordStore } from '../word-store.ts';
import { elidesBefore } from './elision.ts';
import * as f from './word-bits.ts';
import { BEFORE_NOUN, MODALS, NUMBERS, PERSONS, PREPOSITIONS } from './words.ts';

export type Gender = 'm' | 'f';

/** An article, a possessive or the like: its forms, masculine, feminine, before a vowel and in the plural. */
export interface Determiner {
  m: string;
  f: string;
  vowelM: string;
  vowelF: string;
  plural: string;
  gender: Gender | '';
  isPlural: boolean;
}

const SETS = [
  "le la l' l' les",
  'un une un une des',
  'mon ma mon mon mes',
  'ton ta ton ton tes',
  'son sa son son ses',
  'ce cette cet cette ces',
  'quel quelle quel quelle quels',
  'notre notre notre notre nos',
  'votre votre votre votre vos',
  'leur leur leur leur leurs',
].map((line) => line.split(' '));

const DETERMINERS: ReadonlyMap<string, Determiner> = new Map(
  SETS.flatMap(([m = '', fem = '', vowelM = '', vowelF = '', plural = '']) => {
    const forms = { m, f: fem, vowelM, vowelF, plural };
    const one = (word: string, gender: Gender | ''): [string, Determiner] => [
      word,
      { ...forms, gender, isPlural: false },
    ];
    return [
      one(vowelM, vowelM === vowelF || vowelM === "l'" ? '' : 'm'),
      one(m, m === fem ? '' : 'm'),
      one(fem, m === fem ? '' : 'f'),
      [plural, { ...forms, gender: '' as const, isPlural: true }] as [string, Determiner],
    ];
  }),
);

/** What a noun phrase is made of: places, −1 where there is none. */
export interface NounPhrase {
  at: number;
  determiner: Determiner;
  /** The adjective before the noun. */
  adjective: number;
  noun: number;
  /** The noun's own, '' where it can be either. */
  gender: Gender | '';
  isPlural: boolean;
  /** The determiner says one number and the noun another. */
  isUnsure: boolean;
}

export const determinerOf = (word: string): Determiner | undefined => DETERMINERS.get(word);

/** The form of a determiner before a word. */
export function fitting(determiner: Determiner, gender: Gender, next: string): string {
  const elides = elidesBefore(next);
  if (gender === 'm') return elides ? determiner.vowelM : determiner.m;
  return elides ? determiner.vowelF : determiner.f;
}

/** The only gender that a noun can have, or ''. */
export function genderOf(t: TongueText, at: number): Gender | '' {
  const bits = t.bits(at) & f.NOUN;
  return bits === f.NOUN_M ? 'm' : bits === f.NOUN_F ? 'f' : '';
}

/** Small words that the list knows as nouns too, and words before which »le« is a pronoun. */
const NO_NOUNS = new WordList(
  'nôtre vôtre nôtres vôtres mien tien sien miens tiens siens mienne tienne sienne miennes plus moins mieux même autre autres seul seule tout tous premier première dernier dernière deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt cent soir',
);

/** The phrase that a determiner begins, or null. */
export function nounPhrase(t: TongueText, at: number): NounPhrase | null {
  const determiner = t.isWord(at) ? DETERMINERS.get(t.lower(at)) : undefined;
  if (!determiner || isPronoun(t, at)) return null;
  let noun = t.after(at);
  let adjective = -1;
  let counted = false;
  for (let k = 0; k < 3 && t.isWord(noun); k++) {
    const word = t.lower(noun);
    const next = t.after(noun);
    if (NUMBERS.test(word)) counted = true;
    // »les jeunes cherchent«
    else if (BEFORE_NOUN.test(word) && isNoun(t, next) && !(t.is(noun, f.NOUN) && t.is(next, f.FINITE)))
      adjective = noun;
    else break;
    noun = next;
  }
  if (!isNoun(t, noun) || NO_NOUNS.test(t.lower(noun))) return null;
  if (counted && !determiner.isPlural) return null;
  return {
    at,
    determiner,
    adjective,
    noun,
    gender: genderOf(t, noun),
    isPlural: determiner.isPlural,
    isUnsure: !t.is(noun, determiner.isPlural ? f.NOUN_P : f.NOUN_S),
  };
}

const isNoun = (t: TongueText, at: number): boolean =>
  t.isWord(at) && t.is(at, f.NOUN) && !t.is(at, f.SMALL) && !(t.isCapital(at) && !t.isFirst(at));

/** »je la porte«, »pour le faire«: the small word is the object of a verb. */
function isPronoun(t: TongueText, at: number): boolean {
  const word = t.lower(at);
  if (!['le', 'la', 'les', 'leur', "l'"].includes(word)) return false;
  const next = t.after(at);
  if (!t.is(next, f.FINITE | f.INFINITIVE)) return t.lower(next) === 'leur' || t.lower(next) === 'lui';
  const before = t.before(at);
  const one = t.lower(before);
  if (one in PERSONS || one === 'qui' || one === 'ne' || one === "n'" || one === 'pas' || one === 'me' || one === 'te')
    return true;
  if (MODALS.test(one) || PREPOSITIONS.test(one)) return t.is(next, f.INFINITIVE);
  return t.is(next, f.INFINITIVE) && !t.is(next, f.NOUN);
}

/** The forms of an adjective: masculine, feminine, and both in the plural; of two that share a form the more usual. */
export function adjectiveForms(word: string, words: WordStore): readonly string[] {
  const rows = words.paradigms.rowsOf(word, 4);
  return rows.toSorted((a, b) => words.frequencyOf(b[0]!) - words.frequencyOf(a[0]!))[0] ?? [];
}

/** The plural, or the singular, of a noun; '' where it is not known. */
export function nounForm(word: string, isPlural: boolean, words: WordStore): string {
  const rows = words.paradigms.rowsOf(word, 2);
  const row = rows.find((one) => one[isPlural ? 0 : 1] === word);
  return row?.[isPlural ? 1 : 0] ?? '';
}

/** Whether an adjective or a participle can have this gender and number. */
export function agrees(bits: number, gender: Gender | '', isPlural: boolean): boolean {
  const wanted = gender === 'm' ? f.ADJECTIVE_M : gender === 'f' ? f.ADJECTIVE_F : f.ADJECTIVE_M | f.ADJECTIVE_F;
  return (bits & wanted) !== 0 && (bits & (isPlural ? f.ADJECTIVE_P : f.ADJECTIVE_S)) !== 0;
}

/** Which of the four forms of an adjective fits. */
export const slotOf = (gender: Gender | '', isPlural: boolean): number => (gender === 'f' ? 1 : 0) + (isPlural ? 2 : 0);

/** The phrase that ends right before a place and opens its clause, or null. */
export function phraseBefore(t: TongueText, at: number): NounPhrase | null {
  for (let back = 2; back < 6; back++) {
    const from = t.before(at, back);
    if (from < 0) return null;
    const phrase = nounPhrase(t, from);
    if (!phrase) continue;
    const end = t.before(at);
    const follows = end === phrase.noun + 1 && t.is(end, f.ADJECTIVE);
    if (phrase.noun === end || follows) return phrase;
  }
  return null;
}
