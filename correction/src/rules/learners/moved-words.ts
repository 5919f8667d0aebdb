import type { Analysis } from '../../analysis/analysis.ts';
import { SWAP } from '../../clauses/turned.ts';
import { capitalised } from '../../kernel/finding.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { NAME } from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

/** Log odds from which on a word seems to belong elsewhere, and from which on its neighbours do, too. */
const LEAST = 1;
const LEAST_BESIDE = -1;
const LONGEST = 4;
const SUREST = 0.95;

/** »siden dengang | jeg har«, »man | ved tit«: words that the proof-reader finds in each other's place where no pattern is known. */
export const movedWords: SentenceRule = {
  id: 'moved-words',
  subcategory: 'word-order',
  ofLearners: true,
  byModels: true,
  general: true,
  on: 'sentence',
  explanation: `${SWAP}Grundleddet kommer efter udsagnsleddet, når en hovedsætning begynder med andet end grundleddet. I ledsætninger kommer grundleddet først, og ord som »ikke« og »altid« kommer før udsagnsleddet.`,
  wrong: [['Siden dengang jeg har ikke set ham.', 'Siden dengang har jeg ikke set ham.']],
  right: ['Sidste år bankede naboen på døren.', 'Jeg ved, at skolen er ikke bare lukket, men tom.'],
  match(a, from, to, models): Finding[] {
    const found: Finding[] = [];
    for (let at = from; at < to; at++) {
      const last = lastMoved(a, at, to, models);
      if (last > at) found.push(...findingAt(a, at, last, models));
      at = Math.max(at, last);
    }
    return found;
  },
};

/** The last of the words from a place on that belong elsewhere; the place before where none does. */
function lastMoved(a: Analysis, at: number, to: number, { proofReader }: Models): number {
  let most = -Infinity;
  let last = at - 1;
  for (let k = at; k < to && a.isWord(k); k++) {
    const odds = proofReader.oddsOf(a, k, 'move');
    if (odds < LEAST_BESIDE) break;
    most = Math.max(most, odds);
    last = k;
    if (a.commaAfter(k)) break;
  }
  return most >= LEAST ? last : at - 1;
}

/** »er ikke | bare lukket, men tom« */
const GOES_ON = new WordList('bare kun alene');

/** The verb at one end put at the other. */
function findingAt(a: Analysis, from: number, to: number, { proofReader }: Models): Finding[] {
  if (to - from >= LONGEST) return [];
  const places = Array.from({ length: to - from + 1 }, (_, k) => from + k);
  const verbs = places.filter((at) => isFinite(a, at));
  const [first, last] = [isFinite(a, from), isFinite(a, to)];
  if (first === last || verbs.length > 2 || GOES_ON.test(a.lower(to + 1))) return [];
  const odds = places.reduce((sum, at) => sum + proofReader.oddsOf(a, at, 'move'), 0) / places.length;
  const word = (at: number): string => (a.is(at, NAME) || a.written(at) === 'I' ? a.written(at) : a.lower(at));
  const words = places.map(word);
  const moved = first ? [...words.slice(1), words[0]!] : [words.at(-1)!, ...words.slice(0, -1)];
  const replacement = a.opensSentence(from) ? capitalised(moved.join(' ')) : moved.join(' ');
  return [
    {
      start: a.starts[from]!,
      end: a.ends[to]!,
      replacements: [replacement],
      confidence: Math.min(SUREST, probabilityOf(odds)),
    },
  ];
}
