import type { Analysis } from '../../analysis/analysis.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { PERSONS } from '../../words/persons.ts';
import { HAS_HAD, IS_WAS } from '../../words/verbs.ts';

const SURE = 0.92;
const IS: Readonly<Record<string, string>> = { har: 'er', havde: 'var', er: 'er', var: 'var' };

/** »Hvor mange år har du?«, »hvor mange år er din bror?«: one asks how old somebody is. */
export const howOld: WordRule = {
  id: 'how-old',
  subcategory: 'sound-alike',
  on: { words: 'år' },
  explanation:
    'Når man vil vide nogens alder, spørger man »hvor gammel«: »{replacement}«. Man svarer: »jeg er 15 år« eller »jeg er 15 år gammel«.',
  wrong: [
    ['Hvor mange år har du?', 'Hvor gammel er du?'],
    ['Hvor mange år er din bror?', 'Hvor gammel er din bror?'],
    ['Ved du, hvor mange år hun har?', 'Ved du, hvor gammel hun er?'],
  ],
  right: [
    'Hvor mange år har du boet her?',
    'Hvor mange år er det siden?',
    'Hvor mange år har du tilbage i skolen?',
    'Hvor mange år er et lysår?',
    'Hvor gammel er du?',
  ],
  match(a, at): Finding | null {
    const first = a.before(at, 2);
    if (a.lower(a.before(at)) !== 'mange' || a.lower(first) !== 'hvor' || a.commaAfter(at)) return null;
    const next = a.after(at);
    const isVerb = (k: number): boolean => HAS_HAD.test(a.lower(k)) || IS_WAS.test(a.lower(k));
    if (isVerb(next) && ends(a, whoEnds(a, a.after(next))))
      return replaceSpan(a, first, next, `hvor gammel ${IS[a.lower(next)]!}`, SURE);
    const end = whoEnds(a, next);
    const verb = end < 0 ? -1 : a.after(end);
    if (!isVerb(verb) || !ends(a, verb)) return null;
    return replaceSpan(
      a,
      first,
      verb,
      `hvor gammel ${a.text.slice(a.starts[next]!, a.ends[end]!)} ${IS[a.lower(verb)]!}`,
      SURE,
    );
  },
};

/** »du«, »din bror«, »Ali«: the last place of somebody. */
function whoEnds(a: Analysis, at: number): number {
  if (PERSONS.test(a.lower(at)) || a.is(at, r.NAME)) return at;
  return a.lower(at) === 'et' || a.lower(at) === 'en' ? -1 : subjectEnd(a, at);
}

const ends = (a: Analysis, at: number): boolean => at >= 0 && (a.after(at) < 0 || a.isMark(a.after(at)));
