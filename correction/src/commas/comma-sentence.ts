import { ClauseTrack } from '../analysis/clause-track.ts';
import type { TagFeatures } from '../analysis/tag-features.ts';
import { weighedComma } from '../language-model/comma-opinion.ts';
import type { LinearModel } from '../models/linear-model.ts';
import type { WordType } from '../tagger/word-type.ts';
import { ClauseRules } from './clause-rules.ts';
import { COMMA_FEATURES, wordFeatures } from './comma-features.ts';
import { phraseFeatures } from './phrase-features.ts';
import { PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING, settle } from './ruling.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/**
 * So unlikely a comma is by the words alone that the phrases make none of it: of 360,000 gaps 40 became likelier than three
 * in a hundred, none as likely as what is shown. Where none is written, as little as what tells nothing of the writer is
 * enough.
 */
const HOPELESS_WRITTEN = 0.06;
const HOPELESS = 0.09;

/**
 * So far against a comma the net must be for a certain rule about clauses not to be believed: in 60,000 words of news one such
 * rule in 30 was right, counted at −2. What goes around names and rows the net knows less of.
 */
const AGAINST = -3.5;

/** »en bog, der handler om heste | og faldt i søvn«: the net reads on as if the clause did. */
const isAboutClauses = (ruling: Ruling | null): boolean =>
  ruling === RULING.forNounAndVerb ||
  (ruling !== null && ruling !== RULING.endBeforeShared && ABOUT_CLAUSES.has(ruling.subcategory));

const ABOUT_CLAUSES: ReadonlySet<SubcategoryId> = new Set(['comma-start', 'comma-end']);

/** One sentence as the comma model and the clause rules see it; training and checking use the same. Reused. */
export class CommaSentence {
  readonly track = new ClauseTrack();
  readonly phrases = new PhraseTrack();
  readonly rules = new ClauseRules();
  readonly features = new Int32Array(COMMA_FEATURES);
  /** What the rules said of the gap that was looked at last. */
  ruling: Ruling | null = null;
  /** The gap that was looked at last, the comma before it, and how many of its features are filled in. */
  #gap = 0;
  #lastComma = -1;
  #filled = 0;
  #isWhole = false;

  /** Takes words [from, to); commas are not among them. */
  take(types: readonly WordType[], tags: Uint8Array, from: number, to: number, tagsTell: TagFeatures): void {
    this.track.fill(types, tags, from, to, tagsTell);
    this.phrases.fill(types, tags, from, to, tagsTell.symbols);
    this.rules.prepare(this.phrases);
  }

  /** Asks the rules about the gap after word `i`, given the last comma before it. */
  ask(i: number, lastComma: number): Ruling | null {
    this.ruling = this.rules.rule(this.phrases, i, lastComma);
    return this.ruling;
  }

  /** Fills `features` for the gap after word `i` and gives their number. */
  look(i: number, lastComma: number): number {
    this.ask(i, lastComma);
    this.#lookAtWords(i, lastComma);
    return this.complete();
  }

  #lookAtWords(i: number, lastComma: number): void {
    this.#gap = i;
    this.#lastComma = lastComma;
    this.#isWhole = false;
    this.#filled = wordFeatures(this, i, lastComma, this.features);
  }

  /** Fills in what has been left out of the features of that gap and gives their number. */
  complete(): number {
    if (!this.#isWhole) this.#filled = phraseFeatures(this, this.#gap, this.#lastComma, this.features, this.#filled);
    this.#isWhole = true;
    return this.#filled;
  }

  /**
   * The probability of a comma after word `i`, the gap that the rules were asked about last.
   * @param net what the net says of it, as log odds
   */
  probability(model: LinearModel, i: number, lastComma: number, isWritten: boolean, net: number): number {
    this.#lookAtWords(i, lastComma);
    const words = this.#filled;
    const byWords = model.sum(this.features, 0, words);
    let probability = weighedComma(model.logOdds(byWords), net);
    if (probability >= (isWritten ? HOPELESS_WRITTEN : HOPELESS))
      probability = weighedComma(model.logOdds(byWords + model.sum(this.features, words, this.complete())), net);
    return net <= AGAINST && isAboutClauses(this.ruling) ? probability : settle(probability, this.ruling);
  }
}
