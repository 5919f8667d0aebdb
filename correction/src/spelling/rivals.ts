import type { Lexicon } from '../lexicon/lexicon.ts';
import { type FitKeys, type FitModel, fitKeys } from '../models/fit-model.ts';
import type { WordType } from '../tagger/word-type.ts';
import { KeptWords } from './kept-words.ts';
import type { LookAlike, LookAlikes } from './look-alikes.ts';

/** What a hundredth of an edit counts against a mistake at all. */
export const COST_WEIGHT = 0.012;
/** The most that the words around have ever to say for one word against another; a speed limit, no judgement. */
const MOST_SAID = 7;
/** How much better another form of the same word must fit for even odds. */
export const EVEN = 4.8;
/** A longer word turns into another one less easily, per letter over four. */
const LENGTH_WEIGHT = 0.2;
/** Both are right, with a difference that wordconfusion/laengere.ts knows. */
export const SETTLED: ReadonlySet<string> = new Set([
  'længe',
  'længer',
  'længere',
  // rare words that nobody writes who does not mean them
  ...(
    'farin mår mårhund foer gøer gø sylt padel ramen nev aede ae kladde brodere broderede snuste hvæste brølte knaste fnyste døste vrælte ' +
    'blære blærer blærede flagrede spandt spinder gnaske gnaskede snøfte kvalm æv øv bælle bællede tandem harve harver skøde ror'
  ).split(' '),
]);
/** Frequency from which words are the small ones that the rules of wordconfusion know better. */
const SMALL_WORD = 140;

/** How much better another word must fit than a listed one for even odds. */
export const evenOdds = (lower: string): number => EVEN + LENGTH_WEIGHT * Math.max(0, lower.length - 4);

/** A listed word and the look-alikes that the words around could ever speak for. */
export interface Rivalry {
  own: FitKeys;
  others: readonly LookAlike[];
}

/** The rivals of every listed word that has been asked about. */
export class Rivals {
  readonly #lexicon: Lexicon;
  readonly #lookAlikes: LookAlikes;
  readonly #fit: FitModel;
  readonly #known = new KeptWords<Rivalry>();

  constructor(lexicon: Lexicon, lookAlikes: LookAlikes, fit: FitModel) {
    this.#lexicon = lexicon;
    this.#lookAlikes = lookAlikes;
    this.#fit = fit;
  }

  /** Those of a listed word that are usual enough to be in question. */
  of(type: WordType): Rivalry {
    return this.#known.get(type.listed) ?? this.#known.keep(type.listed, this.#find(type));
  }

  #find({ listed, lower }: WordType): Rivalry {
    const { frequencies } = this.#lexicon;
    const written = fitKeys(lower, listed, this.#lexicon);
    const isJudged =
      frequencies[listed]! < SMALL_WORD && !SETTLED.has(lower) && lower.length > 1 && /^[a-zæøå]+$/.test(lower);
    if (!isJudged) return { own: written, others: [] };
    const doubles = doubleForms(listed, this.#lexicon);
    // »numret« is as usual as »nummeret«
    const prior = Math.max(written.prior, ...doubles.map((form) => fitKeys(lower, form, this.#lexicon).prior));
    const own = { ...written, prior };
    const usual = this.#fit.usualness(own);
    const even = evenOdds(lower);
    const mayWin = ({ cost, keys }: LookAlike): boolean =>
      this.#fit.usualness(keys) - usual - cost * COST_WEIGHT + MOST_SAID > even;
    return {
      own,
      others: this.#lookAlikes.of(listed).filter((other) => mayWin(other) && !doubles.includes(other.listed)),
    };
  }
}

/** »fingren« for »fingeren«: the same word inflected alike, and both may be written. */
export const doubleForms = (listed: number, lexicon: Lexicon): number[] =>
  [...lexicon.readings(listed)]
    .flatMap((reading) => lexicon.otherForms(listed, reading, reading, ~reading))
    .map((form) => lexicon.find(form));
