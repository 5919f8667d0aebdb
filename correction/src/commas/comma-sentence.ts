import { ClauseTrack } from '../analysis/clause-track.ts';
import type { TagFeatures } from '../analysis/tag-features.ts';
import type { LinearModel } from '../model/linear-model.ts';
import type { WordType } from '../tagger/word-type.ts';
import { ClauseRules } from './clause-rules.ts';
import { COMMA_FEATURES, commaFeatures } from './comma-features.ts';
import { PhraseTrack } from './phrase-track.ts';
import { type Ruling, settle } from './ruling.ts';

/** One sentence as the comma model and the clause rules see it; training and checking use the same. Reused. */
export class CommaSentence {
  readonly track = new ClauseTrack();
  readonly phrases = new PhraseTrack();
  readonly rules = new ClauseRules();
  readonly features = new Int32Array(COMMA_FEATURES);
  /** What the rules said of the gap that was looked at last. */
  ruling: Ruling | null = null;
  /** How many features that gap has. */
  featureCount = 0;

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
    this.featureCount = commaFeatures(this, i, lastComma, this.features);
    return this.featureCount;
  }

  /** The probability of a comma after word `i`, the gap that the rules were asked about last. */
  probability(model: LinearModel, i: number, lastComma: number): number {
    this.featureCount = commaFeatures(this, i, lastComma, this.features);
    return settle(model.probability(this.features, this.featureCount), this.ruling);
  }
}
