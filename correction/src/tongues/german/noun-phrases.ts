import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import type { WordStore } from '../word-store.ts';
import * as g from './word-bits.ts';

/** Nominative, accusative, dative, genitive. */
export type Case = 'n' | 'a' | 'd' | 'g';
/** Masculine, feminine, neuter, plural. */
export type Kind = 'm' | 'f' | 'n' | 'p';

const KINDS: readonly Kind[] = ['m', 'f', 'n', 'p'];
const CASES: readonly Case[] = ['n', 'a', 'd', 'g'];
type Endings = Readonly<Record<Case, string>>;
/** Endings by case, in the order of KINDS; »-« for none. */
const DER: Endings = { n: 'er ie as ie', a: 'en ie as ie', d: 'em er em en', g: 'es er es er' };
const EIN: Endings = { n: '- e - e', a: 'en e - e', d: 'em er em en', g: 'es er es er' };
const DIESER: Endings = { n: 'er e es e', a: 'en e es e', d: 'em er em en', g: 'es er es er' };

export interface Determiner {
  stem: string;
  ending: string;
  endings: Endings;
}

/** A determiner, its adjective if it has one, and its noun. */
export interface NounPhrase {
  at: number;
  determiner: Determiner;
  /** −1 where there is none. */
  adjective: number;
  noun: number;
  /** What the noun can be, kind by case. */
  readings: ReadonlyMap<Kind, string>;
}

const DIESER_STEMS: ReadonlySet<string> = new Set(['dies', 'jed', 'jen', 'welch']);
const EIN_WORD = /^(ein|kein|mein|dein|sein|ihr|unser|eue?r)(e|en|em|er|es)?$/;
const DER_WORD = /^(d)(er|ie|as|en|em|es)$/;
const DIESER_WORD = /^(dies|jed|jen|welch)(e|en|em|er|es)$/;

export function determinerOf(word: string): Determiner | null {
  const [, stem = '', ending = ''] = EIN_WORD.exec(word) ?? DER_WORD.exec(word) ?? DIESER_WORD.exec(word) ?? [];
  if (stem === '') return null;
  return { stem, ending, endings: stem === 'd' ? DER : DIESER_STEMS.has(stem) ? DIESER : EIN };
}

/** The determiner for a kind of noun in a case. */
export function formOf({ stem, endings }: Determiner, wanted: Case, kind: Kind): string {
  const ending = endings[wanted].split(' ')[KINDS.indexOf(kind)]!;
  return (stem === 'euer' && ending !== '-' ? 'eur' : stem) + (ending === '-' ? '' : ending);
}

/** The cases that a determiner can stand in with its noun, as kind and case. */
export function fitting({ determiner, readings }: NounPhrase): [Kind, Case][] {
  const found: [Kind, Case][] = [];
  for (const [kind, cases] of readings) {
    if (kind === 'p' && ['ein', 'jed'].includes(determiner.stem)) continue;
    for (const one of CASES)
      if (cases.includes(one) && formOf(determiner, one, kind) === determiner.stem + determiner.ending)
        found.push([kind, one]);
  }
  return found;
}

/** What a noun can be: »Lehrer« a masculine in three cases or a plural in three. */
export function readingsOf(spelling: string, words: WordStore): ReadonlyMap<Kind, string> {
  const bits = nounBits(spelling.charAt(0).toUpperCase() + spelling.slice(1), words);
  const readings = new Map<Kind, string>();
  const add = (kind: Kind, cases: string): void => void readings.set(kind, (readings.get(kind) ?? '') + cases);
  const singular = `${bits & g.SINGULAR ? 'nad' : ''}${bits & g.WEAK ? 'adg' : ''}${bits & g.GENITIVE ? 'g' : ''}`;
  if (singular !== '') {
    if (bits & g.MASCULINE) add('m', singular);
    if (bits & g.FEMININE) add('f', `${singular}g`);
    if (bits & g.NEUTER) add('n', singular);
  }
  // »das Schrauben«
  if (words.bitsOf(spelling.toLowerCase()) & g.INFINITIVE && !readings.has('n')) add('n', 'nad');
  if (bits & g.PLURAL) add('p', /[ns]$/.test(spelling) ? 'nagd' : 'nag');
  if (bits & g.DATIVE_PLURAL) add('p', 'd');
  return readings;
}

const SHORTEST = 3;

/** What is known of a noun, or of the last part of a compound. */
function nounBits(word: string, words: WordStore): number {
  const own = words.bitsOf(word);
  if (own & (g.NOUN | g.DATIVE_PLURAL | g.WEAK | g.GENITIVE)) return own;
  if (words.has(word) && own !== g.CAPITAL) return 0;
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const part = word.charAt(at).toUpperCase() + word.slice(at + 1);
    const bits = words.bitsOf(part);
    if (bits & (g.NOUN | g.DATIVE_PLURAL) && words.frequencyOf(part) > 30) return bits;
  }
  return 0;
}

const SMALL_WORDS = new WordList('aber mal ja nein wenig bisschen paar jetzt mehr gut recht');
const ADVERBS = new WordList('sehr ganz so ziemlich zu besonders total wirklich echt');
const NO_ADJECTIVES = new WordList('paar bisschen wenig viel mehr einzige anderen andere anderer anderes');

const isAdjective = (t: TongueText, at: number): boolean =>
  t.isWord(at) && !t.isCapital(at) && t.is(at, g.ADJECTIVE) && determinerOf(t.lower(at)) === null;

/** The phrase that a determiner begins, or null; a noun may lack its capital. */
export function nounPhrase(t: TongueText, at: number): NounPhrase | null {
  const determiner = t.isWord(at) ? determinerOf(t.lower(at)) : null;
  if (!determiner) return null;
  let noun = t.after(at);
  let adjective = -1;
  for (let k = 0; k < 3 && !isNoun(t, noun) && (ADVERBS.test(t.lower(noun)) || isAdjective(t, noun)); k++) {
    if (['paar', 'bisschen', 'wenig', 'viel', 'mehr'].includes(t.lower(noun))) return null;
    adjective = isAdjective(t, noun) ? noun : -1;
    noun = t.after(noun);
  }
  if (!isNoun(t, noun) && !lacksCapital(t, noun, determiner)) return null;
  // »das Brandenburger Tor«
  if (/^\p{Lu}.*er$/u.test(t.written(noun)) && t.isCapital(t.after(noun))) return null;
  const readings = readingsOf(t.written(noun), t.words);
  if (adjective >= 0 && NO_ADJECTIVES.test(t.lower(adjective))) adjective = -1;
  return readings.size === 0 ? null : { at, determiner, adjective, noun, readings };
}

/** A word with a capital, or one that lacks it since it is nothing but a noun. */
function isNoun(t: TongueText, at: number): boolean {
  if (!t.isWord(at)) return false;
  if (t.isCapital(at)) return true;
  return t.bits(at) === 0 && readingsOf(t.written(at), t.words).size > 0;
}

/** »meine freunde«: what could be a verb elsewhere is none after such a word. */
function lacksCapital(t: TongueText, at: number, { stem }: Determiner): boolean {
  if (!t.isWord(at) || stem === 'd' || stem === 'ihr' || t.is(at, g.ADJECTIVE | g.PARTICIPLE)) return false;
  return !SMALL_WORDS.test(t.lower(at)) && readingsOf(t.written(at), t.words).size > 0;
}

/** The endings that an adjective can have between this determiner and this noun. */
export function adjectiveEndings(phrase: NounPhrase): ReadonlySet<string> {
  const { stem, ending, endings } = phrase.determiner;
  const wanted = new Set<string>();
  for (const [kind, one] of fitting(phrase)) {
    if (kind === 'p' || one === 'd' || one === 'g') wanted.add('en');
    else if (kind === 'm' && one === 'a') wanted.add('en');
    else if (endings === EIN && ending === '' && stem !== 'd') wanted.add(kind === 'm' ? 'er' : 'es');
    else wanted.add('e');
  }
  return wanted;
}
