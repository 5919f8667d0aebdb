import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/** What sets a rule off. A word rule is tried only at words that one of its triggers names. */
export interface Triggers {
  /** Lower-cased words, with spaces between. */
  words?: string;
  /** Reading bits; a word with any reading that has all of them. Of several, one is enough. */
  readings?: number | readonly number[];
  /** Words that are neither listed nor compounds of listed words, and those that the dictionary calls wrong. */
  unlisted?: boolean;
}

/** Options of one check that a rule may ask about. */
export interface RuleOptions {
  startkomma: 'yes' | 'no';
  ignoredWords: ReadonlySet<string>;
}

/** What a rule found, in offsets of the text. */
export interface Finding {
  start: number;
  end: number;
  replacements: string[];
  /** 0..1, an honest guess of how often such a mark is right. */
  confidence: number;
  /** When it is not the rule's own. */
  subcategory?: SubcategoryId;
  /** Instead of the rule's, where a rule knows several patterns: a template as theirs. */
  explanation?: string;
  /** Adds a mark after the word at [start, end) and may share the word with another finding. */
  insertion?: boolean;
  /** Only gives the word a capital; what another rule puts at the same place gets it instead. */
  capital?: boolean;
  /** A capital that is due only where the stop before it is put in. */
  afterStop?: boolean;
  /** Begins in the middle of a clause: no comma is due before it. */
  goesOn?: boolean;
  /** Gives way to whatever another rule says of the word. */
  yields?: boolean;
  /** A real word in the place of another: how likely that is rises with the text's errors (`slipOdds`). */
  slip?: boolean;
  /** How careless the text is has been weighed already: such a slip is less likely in a text without errors, but no likelier in one with many. */
  weighed?: boolean;
  /** A model of forms says so as well: the net, which sees no grammar, is not asked. */
  agreed?: boolean;
  /** Only to be reported in a text with no more wrong words than usual. */
  ofFaultless?: boolean;
}

interface RuleBase {
  /** Unique, kebab-case; the file's name. */
  id: string;
  subcategory: SubcategoryId;
  /** Instead of the subcategory's text: {token} and {replacement} are filled in. */
  explanation?: string;
  /** Knows only that other words fit better: a rule that finds the same correction explains it instead. */
  general?: boolean;
  /** Believed only where nothing else near it is wrong: a text is read again with its words corrected, and what still holds then is said. */
  waits?: boolean;
  /** Asked only in texts of those who learn the language (`learnerOdds`), and its confidence holds there; tested with that said. */
  ofLearners?: boolean;
  /** Of such a rule: asks the models of every place, and is therefore asked only where what the other ones found makes a learner likely. */
  byModels?: boolean;
  /** Of such a rule: believed as soon as the writer may be one. */
  perhaps?: boolean;
  /** Also marks inside quotations and foreign sentences when true. */
  everywhere?: boolean;
  /** Sentences with the error, each with its correction. */
  wrong: readonly (readonly [wrong: string, right: string])[];
  /** Correct sentences that look like the error; no rule at all may mark them. */
  right: readonly string[];
}

export interface WordRule extends RuleBase {
  on: Triggers;
  /** Judges one place. */
  match(a: Analysis, at: number, models: Models, options: RuleOptions): Finding | null;
}

export interface SentenceRule extends RuleBase {
  on: 'sentence';
  /** Judges the places [from, to). */
  match(a: Analysis, from: number, to: number, models: Models, options: RuleOptions): Finding[];
}

export type Rule = WordRule | SentenceRule;
