import { ClauseTrack } from '../analysis/clause-track.ts';
import type { TagFeatures } from '../analysis/tag-features.ts';
import { weighedComma } from '../language-model/comma-opinion.ts';
import type { LinearModel } from '../models/linear-model.ts';
import type { WordType } from '../tagger/word-type.ts';
import { ClauseRules } from './clause-rules.ts';
import { COMMA_FEATURES, wordFeatures } from './comma-features.ts';
import { phraseFeatures } from './phrase-features.ts';
import { PhraseTrack } from './phrase-track.ts';
import { type Ruling, settle } from './ruling.ts';

/**
 * So unlikely a comma is by the words alone that the phrases make none of it: of 360,000 gaps 40 became likelier than three
 * in a hundred, none as likely as what is shown. Where none is written, as little as what tells nothing of the writer is
 * enough.
 */
const HOPELESS_WRITTEN = 0.06;
const HOPELESS = 0.09;

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
    if (this.ruling?.certain || probability >= (isWritten ? HOPELESS_WRITTEN : HOPELESS))
      probability = weighedComma(model.logOdds(byWords + model.sum(this.features, words, this.complete())), net);
    return settle(probability, this.ruling);
  }
}
