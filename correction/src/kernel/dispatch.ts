import type { Lexicon } from '../lexicon/lexicon.ts';
import type { WordType } from '../tagger/word-type.ts';
import { categoryOf } from '../taxonomy/taxonomy.ts';
import type { Rule, SentenceRule, WordRule } from './rule.ts';
import { WordList } from '../words/word-list.ts';

const OF_NEIGHBOURS = new WordList('grammar wordconfusion');
/** Finds the rules that a word sets off, once per spelling. */
export class Dispatcher {
  readonly wordRules: readonly WordRule[];
  /** What each of them does, side by side: rules are of many shapes, and asking each for its function takes time. */
  readonly wordMatches: readonly WordRule['match'][];
  /** Whether each judges a word by itself: only a spelling can be wrong without anything around. */
  readonly judgesAlone: readonly boolean[];
  readonly sentenceRules: readonly SentenceRule[];
  readonly #byWord = new Map<string, number[]>();
  readonly #byReading: [bits: number, rule: number][] = [];
  readonly #onUnlisted: number[] = [];

  constructor(rules: readonly Rule[]) {
    this.wordRules = rules.filter((rule): rule is WordRule => rule.on !== 'sentence');
    this.wordMatches = this.wordRules.map((rule) => rule.match);
    this.judgesAlone = this.wordRules.map(({ subcategory }) => !OF_NEIGHBOURS.test(categoryOf(subcategory)));
    this.sentenceRules = rules.filter((rule): rule is SentenceRule => rule.on === 'sentence');
    this.wordRules.forEach((rule, number) => {
      for (const word of rule.on.words?.split(' ') ?? []) {
        this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), number]);
      }
      for (const bits of [rule.on.readings ?? []].flat()) this.#byReading.push([bits, number]);
      if (rule.on.unlisted) this.#onUnlisted.push(number);
    });
  }

  /** Numbers in `wordRules`, ascending, each once. */
  rulesFor(type: WordType, lexicon: Lexicon): readonly number[] {
    const rules = new Set(this.#byWord.get(type.lower));
    for (const [bits, rule] of this.#byReading) if (lexicon.hasReading(type.word, bits)) rules.add(rule);
    if (type.listed < 0) for (const rule of this.#onUnlisted) rules.add(rule);
    return rules.size === 0 ? NONE : [...rules].sort((a, b) => a - b);
  }
}

const NONE: readonly number[] = [];
