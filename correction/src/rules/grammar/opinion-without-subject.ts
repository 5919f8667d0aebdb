import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
const OPINIONS = new WordList('synes syntes mener mente tror troede');
const DEGREES = new WordList('ikke meget så rigtig ret virkelig lidt altid også for alt');

/** »Jeg synes, er svært at lære dansk«: what is thought of has no subject. */
export const opinionWithoutSubject: WordRule = {
  id: 'opinion-without-subject',
  subcategory: 'missing-word',
  on: { words: 'er var bliver' },
  explanation:
    'Her mangler »det«: »{replacement}«. Hver sætning har et grundled, også når det bare er »det«: »jeg synes, det er svært«.',
  wrong: [
    ['Jeg synes, er svært at tale dansk.', 'Jeg synes, det er svært at tale dansk.'],
    ['Han mener, er for dyrt at rejse.', 'Han mener, det er for dyrt at rejse.'],
    ['Vi syntes, var meget koldt i Danmark.', 'Vi syntes, det var meget koldt i Danmark.'],
  ],
  right: [
    'Jeg synes, det er svært.',
    'Det, jeg synes er svært, er stavning.',
    'En film, som jeg synes er god.',
    'Hvad synes du er svært?',
    'Hun er den, jeg tror er bedst.',
    'Sådan, som han tror, er det ikke.',
  ],
  match(a, at): Finding | null {
    const verb = a.before(at);
    const who = a.before(verb);
    if (!OPINIONS.test(a.lower(verb)) || !isWho(a, who)) return null;
    let last = a.after(at);
    while (DEGREES.test(a.lower(last))) last = a.after(last);
    const isNeuter = a.canBe(last, r.ADJECTIVE | r.NEUTER) && a.lower(last).endsWith('t');
    return isNeuter && a.is(last, r.ADJECTIVE)
      ? { start: a.starts[at]!, end: a.ends[at]!, replacements: [`det ${a.written(at)}`], confidence: SURE }
      : null;
  },
};

/** »jeg«, »min mand«, and nothing before but what joins main clauses: not »som jeg synes er godt«. */
function isWho(a: Analysis, who: number): boolean {
  if (who < 0 || a.commaAfter(who)) return false;
  const isOwned = a.is(who, r.NOUN) && OWN.test(a.lower(a.before(who)));
  if (!SURE_PERSONS.test(a.lower(who)) && !isOwned) return false;
  const link = a.before(who, isOwned ? 2 : 1);
  return link < 0 || a.isMark(link) || JOINS.test(a.lower(link));
}
const OWN = new WordList('min din hans hendes vores mine');
const JOINS = new WordList('og men for fordi');
