import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import type { TagFeatures } from '../analysis/tag-features.ts';
import type { AlikeModel } from '../choices/alike-model.ts';
import type { ChoiceModel } from '../choices/choice-model.ts';
import type { FitModel } from '../choices/fit-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { LinearModel } from '../model/linear-model.ts';
import type { LookAlikes } from '../spelling/look-alikes.ts';
import type { Speller } from '../spelling/speller.ts';
import type { Spellings } from './spellings.ts';
import type { Tagger } from '../tagger/tagger.ts';
import type { WordType } from '../tagger/word-type.ts';

/** What the engine loads once and every rule may ask. */
export interface Toolbox {
  readonly lexicon: Lexicon;
  readonly tagger: Tagger;
  readonly tagFeatures: TagFeatures;
  readonly speller: Speller;
  readonly lookAlikes: LookAlikes;
  /** Probability of a comma after a word. */
  readonly commas: LinearModel;
  /** Probability of a full stop after a word, from the same features. */
  readonly stops: LinearModel;
  /** Which of several forms or words a place asks for. */
  readonly choices: ChoiceModel;
  /** Which form of a noun a place asks for. */
  readonly nouns: ChoiceModel;
  /** Whether a singular noun lacks its article. */
  readonly articles: ChoiceModel;
  /** Which of several small words that are taken for each other a place asks for. */
  readonly words: AlikeModel;
  /** How well a word fits a place. */
  readonly fit: FitModel;
  /** The shared records of all spellings. */
  readonly spellings: Spellings;
  /** The shared record of one. */
  intern(text: string): WordType;
  /** The track of one sentence; filled anew when another sentence is asked for. */
  trackFor(analysis: Analysis, sentence: number): ClauseTrack;
}
