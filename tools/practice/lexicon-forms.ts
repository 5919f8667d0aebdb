import fs from 'node:fs';
import path from 'node:path';
import { Lexicon } from '../../correction/src/lexicon/lexicon.ts';
import * as r from '../../correction/src/lexicon/readings.ts';

/** Words more rare than this (see `Lexicon.frequencies`) are not asked of pupils. */
const RAREST = 70;

const NOUN = r.NOUN | r.SINGULAR | r.INDEFINITE;
const INFINITIVE = r.VERB | r.INFINITIVE;

/** The forms of everyday words, where the lexicon knows exactly one: a word with two is never asked for. */
export class LexiconForms {
  readonly #lexicon: Lexicon;

  /** @param root of the repository; the engine's data must have been built. */
  constructor(root: string) {
    const bytes = fs.readFileSync(path.join(root, 'correction', 'dist', 'lexicon.bin'));
    this.#lexicon = new Lexicon(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }

  article(noun: string): 'en' | 'et' {
    const word = this.#known(noun);
    const [common, neuter] = [r.COMMON, r.NEUTER].map((gender) => this.#lexicon.hasReading(word, NOUN | gender));
    if (common === neuter) throw new Error(`${noun} is en and et, or neither`);
    return common ? 'en' : 'et';
  }

  definite = (noun: string): string => this.#one(noun, NOUN, r.NOUN | r.SINGULAR | r.DEFINITE, r.GENITIVE);
  past = (verb: string): string => this.#one(verb, INFINITIVE, r.VERB | r.PAST, r.PASSIVE);
  higher = (adjective: string): string => this.#one(adjective, r.ADJECTIVE, r.ADJECTIVE | r.COMPARATIVE);
  /** »Højest«, not »højeste«. */
  highest = (adjective: string): string =>
    this.#one(adjective, r.ADJECTIVE, r.ADJECTIVE | r.SUPERLATIVE, 0, (form) => !form.endsWith('ste'));

  plural(noun: string): string {
    const plural = this.#one(noun, NOUN, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE);
    // »En bog, flere bog« of a pig's shoulder, where the plural with another vowel stands elsewhere.
    if (plural === noun && this.article(noun) === 'en') throw new Error(`${noun} may have another plural`);
    return plural;
  }

  #one(word: string, from: number, wanted: number, unwanted = 0, fits = (_form: string): boolean => true): string {
    const forms = this.#lexicon.otherForms(this.#known(word), from, wanted, unwanted).filter(fits);
    if (forms.length !== 1 || !/^\p{L}+$/u.test(forms[0]))
      throw new Error(`${word} has ${forms.length} such forms: ${forms.join(', ')}`);
    return forms[0];
  }

  #known(word: string): number {
    const found = this.#lexicon.find(word);
    if (found < 0 || this.#lexicon.frequencies[found] < RAREST) throw new Error(`${word} is too rare`);
    return found;
  }
}
