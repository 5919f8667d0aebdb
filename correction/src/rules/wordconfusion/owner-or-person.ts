import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { ALL_BE_AND_BECOME, IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** Whose it is, by the person: of things of common gender, neuter and several. */
const OWNERS: Readonly<Record<string, readonly [common: string, neuter: string]>> = {
  mig: ['min', 'mit'],
  dig: ['din', 'dit'],
};
const PERSONS: Readonly<Record<string, string>> = { mit: 'mig', dit: 'dig' };

/** »mig« and »mit«, »dig« and »dit«: the person, and what is the person's. */
export const ownerOrPerson: WordRule = {
  id: 'owner-or-person',
  subcategory: 'sound-alike',
  on: { words: 'mig dig mit dit' },
  explanation:
    'Her skal der stå »{replacement}«. »Mig« og »dig« er personen selv: »Hun ser på mig.« »Min«, »mit«, »din« og »dit« fortæller, hvem noget tilhører: »mit hus«.',
  wrong: [
    ['Det er mig værelse.', 'Det er mit værelse.'],
    ['Det er dig skyld.', 'Det er din skyld.'],
    ['Hun så på mit og smilede.', 'Hun så på mig og smilede.'],
    ['Han gav mit en gave.', 'Han gav mig en gave.'],
  ],
  right: [
    'Det er mit.',
    'Hendes hus er større end mit.',
    'Det var mig, der sagde det.',
    'Hun gav mig mad og drikke.',
    'Der er langt fra dit hus til mit.',
    'Han tog sit og gik, og jeg tog mit.',
    'Det gjorde mig ondt.',
    'Det er dig, bror.',
    'Er det mig eller dig?',
  ],
  match(a, at): Finding | null {
    const word = a.lower(at);
    const owners = OWNERS[word];
    if (owners === undefined) return isPerson(a, at) ? replaceWord(a, at, PERSONS[word]!, 0.92) : null;
    const noun = a.after(at);
    if (!isOwner(a, at, noun)) return null;
    return replaceWord(a, at, owners[Number(a.canBe(noun, r.NOUN | r.NEUTER))]!, 0.93);
  },
};

/** »det er mig værelse«: a bare noun that is nothing else follows, and no verb is there that gives. */
function isOwner(a: Analysis, at: number, noun: number): boolean {
  const isNoun = a.is(noun, r.NOUN) && !r.hasAny(a.union(noun), r.ADJECTIVE | r.OTHER);
  if (!isNoun || a.commaAfter(at) || !a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE) || a.hasCapital(noun))
    return false;
  return precedes(a, at, IS_WAS) && (precedes(a, at, IT, 2) || precedes(a, at, IT, 3));
}
const IT = new WordList('det den der her');

/** »så på mit og«, »gav mit en gave«: nothing follows that could be somebody's. */
function isPerson(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before) || ALL_BE_AND_BECOME.test(a.lower(before)) || LIKE.test(a.lower(before)))
    return false;
  const isGiven = a.is(before, r.VERB) && follows(a, at, EN_ET) && a.is(a.after(at, 2), r.NOUN);
  if (isGiven) return true;
  if (!a.is(before, r.PREPOSITION) || TO_OR_FROM.test(a.lower(before)) || mentionsOther(a, at)) return false;
  return !closesClause(a, at) && (isFinite(a, a.after(at)) || (follows(a, at, /^og$/) && isFinite(a, a.after(at, 2))));
}
const LIKE = new WordList('end som og eller');
/** »hjem til mit« */
const TO_OR_FROM = new WordList('til fra');

/** »dit hus og mit«: what is owned was named before. */
function mentionsOther(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0; k = a.before(k)) if (OWNED.test(a.lower(k))) return true;
  return false;
}
const OWNED = new WordList('mit dit sit hans hendes vores jeres deres');
