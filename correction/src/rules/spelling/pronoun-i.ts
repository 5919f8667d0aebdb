import type { Analysis } from '../../analysis/analysis.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const OPENERS = new Set(
  'hvis at når om hvad hvor hvordan hvorfor hvornår fordi som da mens så men og selvom'.split(' '),
);
const MODALS = new Set('kan kunne skal skulle vil ville må måtte bør burde har havde er var'.split(' '));
const ADVERBS = new Set(
  'ikke også godt gerne lige selv jo nu alle altid aldrig bare så dog da ellers nok måske med'.split(' '),
);
/** »i går«: verbs that are times after the preposition. */
const TIMES = new Set(['går', 'aftes', 'morges']);

/** »skal i skole«, »være i live«: nouns that look like infinitives. */
const STANDING = new Set('live vente mente tale gære øde have skole klasse sove lade pause bide'.split(' '));

/** »Hvis i vil med«: the pronoun has a capital, the preposition has not. */
export const pronounI: WordRule = {
  id: 'pronoun-i',
  subcategory: 'capital',
  explanation:
    'Når »i« betyder flere personer, som man taler til, skrives det med stort: »{replacement}«. Prøv at sætte »vi« ind i stedet: Passer det, skal der være stort.',
  on: { words: 'i' },
  wrong: [
    ['Kan i ikke komme i morgen?', 'Kan I ikke komme i morgen?'],
    ['Jeg håber, at i har det godt.', 'Jeg håber, at I har det godt.'],
  ],
  right: [
    'Han spurgte, hvor i byen det var.',
    'De ville hjem, men i går regnede det.',
    'Hun sagde, at i dag var det for sent.',
    'Jeg skal i skole nu.',
  ],
  match(a, at) {
    if (a.written(at) !== 'i' || !isSubject(a, at)) return null;
    return { start: a.starts[at]!, end: a.ends[at]!, replacements: ['I'], confidence: 0.9 };
  },
};

function isSubject(a: Analysis, at: number): boolean {
  const [before, after] = [a.before(at), a.after(at)];
  const next = a.lower(after);
  if (!a.isWord(after) || TIMES.has(next)) return false;
  if (OPENERS.has(a.lower(before)) || before < 0 || a.commaAfter(before)) {
    const verb = ADVERBS.has(next) ? a.after(after) : after;
    return isFinite(a, verb);
  }
  // »Vil i med«, »kan i fortælle«: the verb stands before its subject.
  if (!MODALS.has(a.lower(before))) return false;
  if (a.is(after, r.VERB | r.INFINITIVE) && !STANDING.has(next) && !hasSubject(a, before)) return true;
  if (!startsClause(a, before)) return false;
  if (ADVERBS.has(next)) return true;
  return false;
}

/** A verb that can be nothing else, or a modal. */
const isFinite = (a: Analysis, at: number): boolean =>
  MODALS.has(a.lower(at)) || (r.hasAny(a.reading(at), r.FINITE) && !r.hasAny(a.union(at), r.NOUN | r.NAME | r.OTHER));

/** »Hun vil i lære«: somebody stands before the verb, in a phrase that is no »for eksempel«. */
function hasSubject(a: Analysis, verb: number): boolean {
  const before = a.before(verb);
  if (r.hasAny(a.reading(before), r.PRONOUN | r.NAME)) return true;
  return a.is(before, r.NOUN) && !a.is(a.before(before), r.PREPOSITION);
}

/** First in the sentence or after a question word, a conjunction or a comma. */
function startsClause(a: Analysis, verb: number): boolean {
  const before = a.before(verb);
  return before < 0 || !a.isWord(before) || a.commaAfter(before) || OPENERS.has(a.lower(before));
}
