import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  ADVERB,
  DEFINITE,
  DETERMINER,
  GENITIVE,
  has,
  hasAny,
  NOUN,
  PREPOSITION,
  VERB,
} from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const DIRECTIONS: Readonly<Record<string, string>> = {
  opad: 'op ad',
  nedad: 'ned ad',
  udad: 'ud ad',
  indad: 'ind ad',
};
const ARTICLES = new Set('en et den det de min mit mine din sin'.split(' '));

/** Words that are right in one elsewhere: »en travl hverdag« but »vi ses hver dag«. */
export const joinedWords: WordRule = {
  id: 'joined-words',
  subcategory: 'compound-joined',
  on: { words: `hverdag ligeså ${Object.keys(DIRECTIONS).join(' ')}` },
  wrong: [
    ['Jeg træner hverdag efter skole.', 'Jeg træner hver dag efter skole.'],
    ['Vi gik opad bakken.', 'Vi gik op ad bakken.'],
    ['Hun er ligeså høj som mig.', 'Hun er lige så høj som mig.'],
  ],
  right: [
    'Det er en helt almindelig hverdag.',
    'Min hverdag er travl.',
    'Sko til både hverdag og fest.',
    'Stien går stejlt opad.',
    'Vi talte om skole og hverdag.',
  ],
  match(a, at) {
    const right = inTwo(a, at);
    return right === null ? null : replaceWord(a, at, right, 0.92);
  },
};

const THEM = new WordList('den det dem');
const NOT_BEFORE_SPLIT = new WordList(
  'og eller både bliver blev blevet min din sin vores jeres deres hans hendes en som',
);
function inTwo(a: Analysis, at: number): string | null {
  const word = a.lower(at);
  const [before, after] = [a.before(at), a.after(at)];
  if (word === 'hverdag') {
    // »vi bruger den hverdag«: the pronoun is the verb's.
    if (THEM.test(a.lower(before)) && hasAny(a.reading(a.before(before)), VERB)) return 'hver dag';
    const belongs = hasAny(a.reading(before), DETERMINER | ADJECTIVE | PREPOSITION | GENITIVE) || !a.isWord(before);
    return belongs || a.lower(before).endsWith('ende') || NOT_BEFORE_SPLIT.test(a.lower(before)) ? null : 'hver dag';
  }
  if (word === 'ligeså') return hasAny(a.reading(after), ADJECTIVE | ADVERB) && a.isWord(after) ? 'lige så' : null;
  const isWay = ARTICLES.has(a.lower(after)) || has(a.reading(after), NOUN | DEFINITE);
  return isWay ? DIRECTIONS[word]! : null;
}
