import * as r from '../src/lexicon/readings.ts';
import { applySuffix, type Dictionary, type DictionaryEntry, type Suffix } from './dictionary.ts';
import { irregularReading } from './irregular.ts';

/** One lemma with its forms and what each is. */
export interface Lexeme {
  lemma: string;
  forms: [form: string, reading: number][];
  /** Its forms may end a compound. */
  endsCompounds: boolean;
}

// The dictionary's flags, named by the comments above them in index.aff.
const COMMON_NOUN = new Set([2, 7, 14, 19, 44, 48, 50, 58, 65, 75]);
const NEUTER_NOUN = new Set([3, 4, 15, 18, 45, 47, 51, 57, 66, 70, 76, 84, 87]);
const PLURAL_NOUN = new Set([5, 11, 13, 43, 46, 64, 71, 72, 74, 85]);
export const VERB_FLAG = new Set([1, 20, 21]);
const ADJECTIVE_FLAG = new Set([12, 23, 24, 25, 26, 27, 28, 38, 40, 41, 42, 49, 59, 77, 78, 82]);
const NAME_FLAG = new Set([9, 54]);
const COMMON_DEFINITE = new Set([2, 14, 44, 50, 65, 75]);
const NEUTER_DEFINITE = new Set([4, 15, 45, 51, 66, 70, 76, 84, 87]);
const DOUBLING = new Set([3, 7, 18, 19, 47, 48, 57, 58]);
const WEAK_ED = 1;
const WEAK_T = 20;
const VERB_REST = 21;
const PASSIVE_FLAG = 22;
const GENITIVE_FLAG = 10;
const FORBIDDEN = 6;
const ZERO_PLURAL = new Set([46, 47, 48]);
const NO_INFLECTION = 27;
const VERBAL_NOUN = 79;
const COMPOUND_LAST = 39;
/** Affixes that make the first part of a compound, not a word. */
export const COMPOUND_PART = new Set([29, 30, 31, 53, 55, 56, 60, 61, 62, 63, 67, 68, 69, 81, 83, 88]);
const NOT_A_FORM = new Set([...COMPOUND_PART, 34, 37, 39, 36, 86]);

export const isForbidden = (entry: DictionaryEntry): boolean => entry.flags.includes(FORBIDDEN);

/** All forms of an entry with their readings, read off the paradigm that its flags name. */
export function inflect(dictionary: Dictionary, entry: DictionaryEntry): Lexeme {
  const any = (set: Set<number>): boolean => entry.flags.some((flag) => set.has(flag));
  const gender = any(COMMON_NOUN) ? r.COMMON : any(NEUTER_NOUN) ? r.NEUTER : 0;
  const forms: [string, number][] = [];
  const add = (form: string, reading: number): void => {
    forms.push([form, reading]);
  };
  const base = baseReading(entry, gender, any);
  if (!(base & r.OTHER && classIsIrregular(entry))) add(entry.word, base);
  if (base & r.ADJECTIVE && !entry.flags.includes(49) && !entry.flags.includes(82)) {
    add(entry.word, r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE);
  }
  if (base & r.ADJECTIVE && entry.flags.includes(NO_INFLECTION)) {
    add(entry.word, r.ADJECTIVE | r.PLURAL | r.DEFINITE);
  }
  if (base & r.NOUN && any(ZERO_PLURAL)) add(entry.word, r.NOUN | gender | r.PLURAL | r.INDEFINITE);

  for (const flag of entry.flags) {
    if (NOT_A_FORM.has(flag)) continue;
    for (const [form, suffix] of applySuffix(dictionary, entry.word, flag)) {
      if (flag === GENITIVE_FLAG || flag === 9) add(form, base | r.GENITIVE);
      else if (flag === PASSIVE_FLAG) add(form, r.VERB | r.INFINITIVE | r.PRESENT | r.PASSIVE);
      else if (DOUBLING.has(flag)) addDoubled(dictionary, form, suffix, flag, gender, add);
      else addInflected(dictionary, form, suffix, flag, base, gender, add);
    }
  }
  addIrregular(entry, base, add);
  return { lemma: entry.word, forms, endsCompounds: entry.flags.includes(COMPOUND_LAST) };
}

/** Verbs and adjectives that are listed with their forms only (»stor«, »gå«): they get their class from the forms. */
const classIsIrregular = (entry: DictionaryEntry): boolean => isIrregularVerb(entry) || isIrregularAdjective(entry);
const isIrregularVerb = (entry: DictionaryEntry): boolean =>
  /[eåøoyi]$/.test(entry.word) && entry.forms.some((form) => /nde$/.test(form));
const isIrregularAdjective = (entry: DictionaryEntry): boolean => entry.forms.some((form) => /(st|re|ste)$/.test(form));

function baseReading(entry: DictionaryEntry, gender: number, any: (set: Set<number>) => boolean): number {
  if (any(VERB_FLAG)) return r.VERB | r.INFINITIVE;
  if (gender) return r.NOUN | gender | r.SINGULAR | r.INDEFINITE;
  if (any(PLURAL_NOUN)) return r.NOUN | r.PLURAL | r.INDEFINITE;
  if (any(ADJECTIVE_FLAG)) return r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
  if (any(NAME_FLAG)) return r.NAME;
  return r.OTHER;
}

type Add = (form: string, reading: number) => void;

/** A doubled consonant is a stem: the affixes on top of it make the words. */
function addDoubled(
  dictionary: Dictionary,
  stem: string,
  suffix: Suffix,
  flag: number,
  gender: number,
  add: Add,
): void {
  if (flag === 57 || flag === 58) {
    const genitive = suffix.label === 'GENITIV' ? r.GENITIVE : 0;
    add(stem, r.NOUN | gender | r.SINGULAR | r.DEFINITE | genitive);
  }
  for (const next of suffix.then) {
    for (const [form, outer] of applySuffix(dictionary, stem, next)) {
      const reading = nounReading(form, outer, next, gender);
      if (reading) add(form, reading);
    }
  }
}

function addInflected(
  dictionary: Dictionary,
  form: string,
  suffix: Suffix,
  flag: number,
  base: number,
  gender: number,
  add: Add,
): void {
  if (base & r.NOUN) {
    const reading = nounReading(form, suffix, flag, gender);
    if (reading) return add(form, reading);
  }
  if (base & r.ADJECTIVE) {
    const reading = adjectiveReading(suffix, flag);
    if (reading) return add(form, reading);
  }
  if (base & r.VERB) {
    const reading = verbReading(suffix, flag);
    add(form, reading);
    if (reading & r.PAST && suffix.then.includes(PASSIVE_FLAG)) add(`${form}s`, reading | r.PASSIVE);
    if (reading & r.PAST_PARTICIPLE) {
      add(flag === WEAK_T ? `${form}e` : `${form.slice(0, -1)}de`, reading | r.PLURAL | r.DEFINITE);
    }
    return;
  }
  add(form, r.OTHER);
}

function nounReading(form: string, suffix: Suffix, flag: number, gender: number): number {
  const genitive = suffix.label === 'GENITIV' || /s$/.test(suffix.add) ? r.GENITIVE : 0;
  if (COMMON_DEFINITE.has(flag)) return r.NOUN | r.COMMON | r.SINGULAR | r.DEFINITE | genitive;
  if (NEUTER_DEFINITE.has(flag)) return r.NOUN | r.NEUTER | r.SINGULAR | r.DEFINITE | genitive;
  if (!PLURAL_NOUN.has(flag)) return 0;
  const definite = /nes?$/.test(form) && /nes?'?$/.test(suffix.add) ? r.DEFINITE : r.INDEFINITE;
  return r.NOUN | gender | r.PLURAL | definite | genitive;
}

function adjectiveReading(suffix: Suffix, flag: number): number {
  if (flag === 49 || flag === 82) return r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
  if (suffix.label === 'GENITIV') return r.ADJECTIVE | r.GENITIVE;
  if (suffix.label === 'KOMPARATIV' || /ere$|rere$/.test(suffix.add)) return r.ADJECTIVE | r.COMPARATIVE;
  if (suffix.label.startsWith('SUPERLATIV')) {
    return r.ADJECTIVE | r.SUPERLATIVE | (suffix.label.endsWith('PLURALIS') ? r.DEFINITE | r.PLURAL : 0);
  }
  if (/s$/.test(suffix.add)) return r.ADJECTIVE | r.GENITIVE;
  return r.ADJECTIVE | r.PLURAL | r.DEFINITE;
}

function verbReading(suffix: Suffix, flag: number): number {
  if (flag === WEAK_ED || flag === WEAK_T) {
    return r.VERB | (suffix.label === 'DATID' ? r.PAST : r.PAST_PARTICIPLE);
  }
  if (flag === VERB_REST) {
    if (suffix.label === 'NUTID') return r.VERB | r.PRESENT;
    return r.VERB | (suffix.label === 'IMPERATIV' ? r.IMPERATIVE : r.PRESENT_PARTICIPLE);
  }
  return flag === VERBAL_NOUN ? r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE : r.VERB;
}

const isWeakPast = (form: string, lemma: string): boolean => form === `${lemma}de` || form === `${lemma}ede`;

function addIrregular(entry: DictionaryEntry, base: number, add: Add): void {
  if (entry.forms.length === 0) return;
  const isVerb = (base & r.VERB) !== 0 || isIrregularVerb(entry);
  const isAdjective = !isVerb && isIrregularAdjective(entry);
  if (isVerb) add(entry.word, r.VERB | r.INFINITIVE);
  else if (isAdjective) add(entry.word, r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE);
  // »kom«, »løb« and »sov« are the imperative and, no other past being listed, the past too.
  const hasStrong = entry.forms.some((form) => irregularReading(form, entry.word) & r.PAST);
  // »skubbede«, »sneede«: listed bare, and no plural of a participle alone
  const weak = hasStrong ? undefined : entry.forms.find((form) => isWeakPast(form, entry.word));
  const hasPast = hasStrong || weak !== undefined;
  for (const form of entry.forms) {
    if (isVerb) {
      const reading = irregularReading(form, entry.word);
      add(form, reading);
      if ((reading & r.IMPERATIVE && !hasPast) || form === weak) add(form, r.VERB | r.PAST);
    } else if (isAdjective) add(form, irregularAdjective(form, entry.word));
    else add(form, base & r.NOUN ? irregularNoun(form, base) : r.OTHER);
  }
}

function irregularAdjective(form: string, lemma: string): number {
  if (/ste$/.test(form)) return r.ADJECTIVE | r.SUPERLATIVE | r.DEFINITE | r.PLURAL;
  if (/st$/.test(form) && form !== `${lemma}t`) return r.ADJECTIVE | r.SUPERLATIVE;
  if (/s$/.test(form)) return r.ADJECTIVE | r.GENITIVE;
  if (form === `${lemma}t`) return r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
  if (/re$/.test(form) && form !== `${lemma}e`) return r.ADJECTIVE | r.COMPARATIVE;
  return r.ADJECTIVE | r.PLURAL | r.DEFINITE;
}

function irregularNoun(form: string, base: number): number {
  const genitive = /s$/.test(form) ? r.GENITIVE : 0;
  const definite = /(en|et|ne|ens|ets|nes)$/.test(form) ? r.DEFINITE : r.INDEFINITE;
  const number = /(en|et|ens|ets)$/.test(form) ? r.SINGULAR : r.PLURAL;
  return r.NOUN | (base & (r.COMMON | r.NEUTER)) | number | definite | genitive;
}
