import type { SecondReader } from '../language-model/second-reader.ts';
import type { ProofReader } from '../proof-reader/proof-reader.ts';
import type { LookAlikes } from '../spelling/look-alikes.ts';
import type { Scenes } from '../spelling/scenes.ts';
import type { Rivals } from '../spelling/rivals.ts';
import type { Slips } from '../spelling/slips.ts';
import type { Speller } from '../spelling/speller.ts';
import type { AroundNet } from '../around/around-net.ts';
import type { AlikeModel } from './alike-model.ts';
import type { ChoiceModel } from './choice-model.ts';
import type { FitModel } from './fit-model.ts';
import type { LinearModel } from './linear-model.ts';
import type { NounTable } from './noun-table.ts';
import type { Perceptron } from './perceptron.ts';
import type { PrepositionTable } from './preposition-table.ts';

/** What has been learnt from texts, and the searches that ask it; loaded once. What judges a text gets it as an argument. */
export interface Models {
  readonly speller: Speller;
  readonly lookAlikes: LookAlikes;
  readonly rivals: Rivals;
  readonly slips: Slips;
  /** What a word goes together with. */
  readonly scenes: Scenes;
  /** Probability of a comma after a word. */
  readonly commas: LinearModel;
  /** Probability of a full stop after a word, from the same features. */
  readonly stops: LinearModel;
  /** Which of several forms or words a place asks for. */
  readonly choices: ChoiceModel;
  /** Which form of a noun a place asks for. */
  readonly nouns: ChoiceModel;
  /** What is known of nouns, for `nouns` and `articles`. */
  readonly nounTable: NounTable;
  /** Whether a singular noun lacks its article. */
  readonly articles: ChoiceModel;
  /** Which of several small words that are taken for each other a place asks for. */
  readonly words: AlikeModel;
  /** Whether two neighbours are one word that stands apart. */
  readonly apart: LinearModel;
  /** Whether another form or small word was meant. */
  readonly meant: LinearModel;
  /** Whether a small word was left out in a gap. */
  readonly left: LinearModel;
  /** Whether a full stop was left out in a gap. */
  readonly runOn: LinearModel;
  /** Whether a word one slip away was meant. */
  readonly alike: LinearModel;
  /** Which preposition goes with which word. */
  readonly prepositions: PrepositionTable;
  /** Whether another small word was meant in a learner's text. */
  readonly smallWords: Perceptron;
  /** What stands at places like one, by a net that has read many. */
  readonly around: AroundNet;
  /** Whether a small word is missing in a learner's text. */
  readonly lackingWords: Perceptron;
  /** How well a word fits a place. */
  readonly fit: FitModel;
  /** What a net that has read much Danish says of a text. */
  readonly secondReader: SecondReader;
  /** What a net says that has seen many mistakes of pupils, and sees the written word. */
  readonly proofReader: ProofReader;
}
