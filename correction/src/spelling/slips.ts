import type { KnownWord } from '../language-model/known-word.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type FitKeys, fitKeys } from '../models/fit-model.ts';
import type { WordType } from '../tagger/word-type.ts';
import { WordList } from '../words/word-list.ts';
import { meantInCompany } from './company.ts';
import { KeptWords } from './kept-words.ts';
import { knownSlipsOf } from './known-slips.ts';
import type { LookAlike, LookAlikes } from './look-alikes.ts';
import { phrasesAsking, type Rests } from './set-phrases.ts';
import { doubleForms, SETTLED } from './rivals.ts';

/** What a listed word may have been meant as. */
export interface SlipsOfWord {
  readonly own: FitKeys;
  readonly others: readonly LookAlike[];
  /** The same, spelled. */
  readonly words: readonly string[];
  /** The set phrases that ask for one of them. */
  readonly phrases: readonly Rests[];
  /** Those that are told from it by the words near. */
  readonly inCompany: readonly string[];
  /** What the net knows of all of them; filled when it is first asked, which of most words it never is. */
  known: readonly KnownWord[] | null;
}

/** Their forms are for grammar/form-meant.ts. */
const OTHERS_KNOW = new WordList('nogen nogle noget');
/** What such a word costs, in hundredths of an edit. */
const FARTHER = 110;
const LETTERS = /^[a-zæøå]{2,}$/;

/** The words that are one slip from a listed one, its own second spellings left out (»ide«, »idé«). */
export class Slips {
  readonly #lexicon: Lexicon;
  readonly #lookAlikes: LookAlikes;
  readonly #known = new KeptWords<SlipsOfWord>();

  constructor(lexicon: Lexicon, lookAlikes: LookAlikes) {
    this.#lexicon = lexicon;
    this.#lookAlikes = lookAlikes;
  }

  of(type: WordType): SlipsOfWord {
    return this.#known.get(type.listed) ?? this.#known.keep(type.listed, this.#find(type));
  }

  #find({ listed, lower }: WordType): SlipsOfWord {
    const own = fitKeys(lower, listed, this.#lexicon);
    if (!LETTERS.test(lower) || SETTLED.has(lower) || OTHERS_KNOW.test(lower))
      return { own, others: [], words: [], phrases: [], inCompany: [], known: [] };
    const doubles = doubleForms(listed, this.#lexicon);
    const spelled = (other: LookAlike): string => this.#lexicon.words.word(other.listed);
    const near = this.#lookAlikes.of(listed);
    const others = [...near, ...this.#farther(lower, near)].filter(
      (other) => LETTERS.test(spelled(other)) && !doubles.includes(other.listed),
    );
    const words = others.map(spelled);
    const phrases = phrasesAsking(words);
    return { own, others, words, phrases, inCompany: meantInCompany(lower), known: null };
  }

  /** More than one slip away, but written for it all the same. */
  #farther(lower: string, near: readonly LookAlike[]): LookAlike[] {
    return [...new Set([...knownSlipsOf(lower), ...meantInCompany(lower)])].flatMap((word) => {
      const listed = this.#lexicon.find(word);
      if (listed < 0 || near.some((one) => one.listed === listed)) return [];
      return { listed, cost: FARTHER, keys: fitKeys(word, listed, this.#lexicon) };
    });
  }
}
