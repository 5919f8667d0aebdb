import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { SEATS, STAYS } from '../../words/left-out-prepositions.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { PLACES_BY_NOUN } from '../../words/places.ts';
import { MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** »sidder sofaen«, »arbejder en butik«, »bor min bror landsby«: one stays in a place, and nothing is done to it. */
export const staysAtPlace: WordRule = {
  id: 'stays-at-place',
  subcategory: 'missing-word',
  ofLearners: true,
  explanation:
    'Her mangler et forholdsord: »{replacement}«. Små ord som »i« og »på« fortæller, hvor nogen sidder, bor eller arbejder.',
  on: { words: STAYS },
  wrong: [
    ['Jeg sad sofaen og læste.', 'Jeg sad i sofaen og læste.'],
    ['Nu sidder vi gulvet.', 'Nu sidder vi på gulvet.'],
    ['Min mor arbejder en butik.', 'Min mor arbejder i en butik.'],
    ['Vi boede en lille landsby.', 'Vi boede i en lille landsby.'],
  ],
  right: [
    'Jeg sad i sofaen og læste.',
    'Vi boede et år i Odense.',
    'Der lå en butik på hjørnet.',
    'Her ligger skolen, og der ligger biblioteket.',
    'Overfor lå biblioteket.',
    'Han arbejder hele weekenden.',
  ],
  match(a, at): Finding | null {
    const person = personOf(a, at);
    if (person < 0) return null;
    const last = Math.max(at, person);
    if (a.commaAfter(last)) return null;
    const noun = nounOf(a, a.after(last));
    if (noun < 0) return null;
    const preposition = placeOf(a, noun);
    if (preposition === undefined) return null;
    // surer than »satte sofaen«, which others would mean
    return {
      start: a.starts[last]!,
      end: a.ends[last]!,
      replacements: [`${a.written(last)} ${preposition}`],
      confidence: 0.98,
    };
  },
};

/** Who stays there, straight before the verb or after it: without one the place is the subject. −1 where nobody is sure. */
function personOf(a: Analysis, at: number): number {
  const [before, next] = [a.before(at), a.after(at)];
  if (a.is(at, r.INFINITIVE) && isHelped(a, before)) return at;
  if (SUBJECTS.test(a.lower(next)) && !a.commaAfter(at) && determinerBits(a.lower(next)) === 0) return next;
  if (a.commaAfter(before)) return -1;
  const isSubject =
    SUBJECTS.test(a.lower(before)) || (r.hasAny(a.reading(before), r.NOUN | r.NAME) && opens(a, before));
  return isSubject ? before : -1;
}

const BETWEEN = new WordList('gerne ikke også altid kun bare');
/** »vil gerne | arbejde«, »at | arbejde« */
function isHelped(a: Analysis, before: number): boolean {
  let k = before;
  while (BETWEEN.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return MODALS.test(a.lower(k)) || a.lower(k) === 'at';
}

/** »min mor«, »Ali«: the noun is the first of its clause, and no place of its own. */
function opens(a: Analysis, noun: number): boolean {
  if (a.is(noun, r.GENITIVE)) return false;
  const first = determinerBits(a.lower(a.before(noun))) !== 0 ? a.before(noun) : noun;
  const opener = a.before(first);
  return opener < 0 || a.commaAfter(opener) || r.hasAny(a.reading(opener), r.CONJUNCTION | r.SUBORDINATOR);
}

const LONGEST = 3;
/** The noun that an article and an adjective may stand before. */
function nounOf(a: Analysis, first: number): number {
  for (let k = first, steps = 0; k >= 0 && steps < LONGEST; k = a.after(k), steps++) {
    if (a.is(k, r.NOUN)) return a.is(k, r.GENITIVE) ? -1 : k;
    if (!(steps === 0 && determinerBits(a.lower(k)) !== 0) && !a.is(k, r.ADJECTIVE)) return -1;
    if (a.commaAfter(k)) return -1;
  }
  return -1;
}

/** By the noun or by its form with the ending: »butik«, »butikken«. */
function placeOf(a: Analysis, noun: number): string | undefined {
  const known = a.lexicon.otherForms(a.types[noun]!.word, r.NOUN, r.NOUN | r.SINGULAR | r.DEFINITE, r.GENITIVE)[0];
  for (const form of [a.lower(noun), known ?? '']) {
    const place = PLACES_BY_NOUN.get(form)?.[0];
    const right = SEATS.get(form) ?? (place?.hasParts === 'nothing' ? undefined : place?.right);
    if (right !== undefined) return right;
  }
  return undefined;
}
