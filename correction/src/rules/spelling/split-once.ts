import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, ADVERB, NOUN, VERB } from '../../lexicon/readings.ts';
import { OBJECT_PERSONS, OWNERS } from '../../words/persons.ts';
import { EN_ET } from '../../words/articles.ts';
import { WordList } from '../../words/word-list.ts';

/** »ikke en gang til«, »ikke en gang om ugen«: how often. */
const HOW_OFTEN = new WordList('til om imellem hver i mere dagligt ugentligt årligt pr per for men eller af på');
/** »en gang i fremtiden« */
const SOME_DAY = new WordList('fremtiden tidernes');

/** »ikke en gang«, »en gang i fremtiden«: even and some day is one word; how often is two. */
export const splitOnce: WordRule = {
  id: 'split-once',
  subcategory: 'compound-split',
  explanation:
    'Her skrives »engang« i ét ord, fordi det betyder på et eller andet tidspunkt eller forstærker »ikke«. »En gang« i to ord fortæller, hvor mange gange noget sker: »Vi træner en gang om ugen.«',
  on: { words: 'en' },
  wrong: [
    ['Han sagde ikke en gang farvel.', 'Han sagde ikke engang farvel.'],
    ['Jeg håber, at vi ses en gang i fremtiden.', 'Jeg håber, at vi ses engang i fremtiden.'],
  ],
  right: [
    'Vi træner en gang om ugen.',
    'Der var en gang en konge.',
    'Jeg gider ikke en gang til.',
    'Ikke en gang, men to gange ringede han.',
    'Der var en gang med dunkel belysning.',
    'Det sker ikke en gang om året.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (a.lower(next) !== 'gang' || a.hasCapital(at) || a.commaAfter(at) || a.commaAfter(next)) return null;
    return isNotEven(a, at, next) || SOME_DAY.test(inWhat(a, next)) ? replaceSpan(a, at, next, 'engang', 0.93) : null;
  },
};

const inWhat = (a: Analysis, next: number): string => (a.lower(a.after(next)) === 'i' ? a.lower(a.after(next, 2)) : '');

function isNotEven(a: Analysis, at: number, next: number): boolean {
  const after = a.after(next);
  if (a.lower(a.before(at)) !== 'ikke' || after < 0 || a.isMark(after) || HOW_OFTEN.test(a.lower(after))) return false;
  const isOf = [VERB, ADJECTIVE, ADVERB, NOUN].some((kind) => a.is(after, kind));
  return isOf || OWNERS.test(a.lower(after)) || OBJECT_PERSONS.test(a.lower(after)) || EN_ET.test(a.lower(after));
}
