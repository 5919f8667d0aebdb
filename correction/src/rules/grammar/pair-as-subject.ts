import type { Analysis } from '../../analysis/analysis.ts';
import { nounPhraseEnd } from '../../clauses/noun-phrase-end.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { OBJECT_PERSONS, OWNERS, PARENTS, PERSONS, SUBJECT_OF, SUBJECTS_AND_DER } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.86;
/** »dem« as well: of two no other »de« is meant. */
const SUBJECTS: Readonly<Record<string, string>> = { ...SUBJECT_OF, dem: 'de' };
const OPENERS = new WordList('at fordi når hvis da selvom mens om før inden så');
const JOINS = new WordList('og men for');
/** After a time or an adverb: nobody is their object. */
const GOES = new WordList(
  'var er skal skulle gik går kørte kører cyklede cykler sov legede leger snakkede snakker spillede spiller kom kommer rejste rejser ' +
    'stod sad løb dansede skændtes',
);

/** »…, fordi ham og hende er kærester«, »I går var mig og Signe ude«: two who do something, in the form of an object. */
export const pairAsSubject: WordRule = {
  id: 'pair-as-subject',
  subcategory: 'pronoun-case',
  on: { words: Object.keys(SUBJECTS).join(' ') },
  wrong: [
    ['Jeg ved godt, at ham og hende er kærester.', 'Jeg ved godt, at han og hun er kærester.'],
    ['Min far maler, og mig og min søster vasker bilen.', 'Min far maler, og jeg og min søster vasker bilen.'],
    ['I går var mig og Signe i svømmehallen.', 'I går var jeg og Signe i svømmehallen.'],
    ['Min bror og mig spillede fodbold.', 'Min bror og jeg spillede fodbold.'],
    ['Ham og jeg hilser altid på hinanden.', 'Han og jeg hilser altid på hinanden.'],
    ['Bagefter sad Johannes og mig foran skærmen.', 'Bagefter sad Johannes og jeg foran skærmen.'],
    ['Dig og Emma skal komme.', 'Du og Emma skal komme.'],
    ['Hun griner altid, når mig og Ali snakker.', 'Hun griner altid, når jeg og Ali snakker.'],
  ],
  right: [
    'Jeg ved godt, at ham og hende kender du.',
    'Hun så ham, og jeg løb væk.',
    'Bagefter ventede hun på min mor og mig i gården.',
    'Hun kom ind, og hun kendte ham og mig.',
    'Det er vigtigt for mig og min familie.',
    'I går så hun mig og Signe i svømmehallen.',
    'Det var mig og Signe, der vandt.',
    'Jeg så ham og hende danse.',
    'Min bror og mig kender hun godt.',
    'Hun så min bror og mig komme.',
    'Festen var for os og vores venner.',
    'Der var mig og min bror og alle de andre.',
  ],
  match(a, at): Finding | null {
    // »Ham og jeg«: the other one is a subject already
    if (isBesideSubject(a, at)) return replaceWord(a, at, SUBJECTS[a.lower(at)]!, SURE);
    if (isTurnedSecond(a, at)) return { ...replaceWord(a, at, SUBJECTS[a.lower(at)]!, SURE), agreed: true };
    if (isSecondOfPair(a, at)) return { ...replaceWord(a, at, SUBJECTS[a.lower(at)]!, SURE), agreed: true };
    const isSecond = a.lower(a.before(at)) === 'og' && OBJECT_PERSONS.test(a.lower(a.before(at, 2)));
    const first = isSecond ? a.before(at, 2) : at;
    const end = pairEnd(a, first);
    if (end < 0 || a.hasCapital(first) !== a.opensSentence(first) || a.commaAfter(end)) return null;
    return isStraight(a, first, end) || isTurned(a, first, end)
      ? replaceWord(a, at, SUBJECTS[a.lower(at)]!, SURE)
      : null;
  },
};

/** »mig og Signe«, »ham og min bror«: its last place; −1 of one alone. */
function pairEnd(a: Analysis, first: number): number {
  const other = a.after(first, 2);
  if (a.lower(a.after(first)) !== 'og' || other < 0 || a.commaAfter(first)) return -1;
  if (OBJECT_PERSONS.test(a.lower(other)) || a.is(other, r.NAME)) return other;
  return nounPhraseEnd(a, other, a.sentenceEnd(first));
}

/** »at | ham og hende | er kærester«: the verb follows, and nobody else comes after it. */
function isStraight(a: Analysis, first: number, end: number): boolean {
  const opener = a.before(first);
  const opens =
    opener < 0 || OPENERS.test(a.lower(opener)) || (JOINS.test(a.lower(opener)) && a.commaAfter(a.before(opener)));
  const verb = a.after(end);
  const next = a.after(verb);
  if (!opens || a.commaAfter(opener) || !isFinite(a, verb)) return false;
  return opener < 0
    ? !isSomebodyElse(a, next)
    : !(PERSONS.test(a.lower(next)) || r.hasAny(a.reading(next), r.NAME | r.GENITIVE));
}

/** »mig og Silas kendte | læreren ikke« */
const isSomebodyElse = (a: Analysis, at: number): boolean =>
  PERSONS.test(a.lower(at)) ||
  OWNERS.test(a.lower(at)) ||
  r.hasAny(a.reading(at), r.NAME | r.GENITIVE) ||
  a.is(at, r.NOUN | r.DEFINITE);

const IN_PHRASE = r.NOUN | r.NAME | r.ADJECTIVE;
const LONGEST = 4;
/** »Min bror og | mig spillede«: a noun or a name first, with which the clause begins, and its verb after. */
function isSecondOfPair(a: Analysis, at: number): boolean {
  const verb = a.after(at);
  const last = a.before(at, 2);
  if (a.lower(a.before(at)) !== 'og' || a.commaAfter(at)) return false;
  // »mig spillede«: seen as a participle after an object
  if (!isFinite(a, verb) && !a.canBe(verb, r.VERB | r.PAST)) return false;
  if (!r.hasAny(a.reading(last), r.NOUN | r.NAME) || a.commaAfter(last) || isSomebodyElse(a, a.after(verb)))
    return false;
  let first = last;
  for (let steps = 0; steps < LONGEST && isInPhrase(a, a.before(first)); steps++) first = a.before(first);
  if (first === last && !a.is(first, r.NAME)) return false;
  const opener = a.before(first);
  return opener < 0 || a.commaAfter(opener) || OPENERS.test(a.lower(opener)) || JOINS.test(a.lower(opener));
}
const isInPhrase = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && (OWNERS.test(a.lower(at)) || EN_ET.test(a.lower(at)) || r.hasAny(a.reading(at), IN_PHRASE));

const SURE_SUBJECTS = new WordList('jeg han hun');
/** »Ham og | jeg«, »at dem og jeg«; not »for ham og jeg«. */
function isBesideSubject(a: Analysis, at: number): boolean {
  const opener = a.before(at);
  if (a.lower(a.after(at)) !== 'og' || a.commaAfter(at) || a.hasCapital(at) !== a.opensSentence(at)) return false;
  if (!SURE_SUBJECTS.test(a.lower(a.after(at, 2))) || !isFinite(a, a.after(at, 3))) return false;
  // »jeg så ham, og jeg løb«
  return opener < 0 || OPENERS.test(a.lower(opener)) || (a.lower(opener) === 'og' && a.commaAfter(a.before(opener)));
}

const SITS = new WordList(
  'sad sidder stod står lå ligger sov sover talte taler snakkede snakker dansede danser legede leger gik går skændtes',
);
/** »Bagefter sad Johannes og | mig foran skærmen«: nobody sits somebody. */
function isTurnedSecond(a: Analysis, at: number): boolean {
  const other = a.before(at, 2);
  if (a.lower(a.before(at)) !== 'og' || a.commaAfter(a.before(at)) || a.hasCapital(at)) return false;
  const isOne = a.is(other, r.NAME) || PARENTS.test(a.lower(other)) || a.is(other, r.NOUN);
  const isOwned = OWNERS.test(a.lower(a.before(other)));
  const verb = isOwned ? a.before(other, 2) : a.before(other);
  const opener = a.before(verb);
  return (
    isOne &&
    (isOwned || !a.is(other, r.NOUN) || PARENTS.test(a.lower(other))) &&
    SITS.test(a.lower(verb)) &&
    opener >= 0 &&
    !a.commaAfter(verb) &&
    !SUBJECTS_AND_DER.test(a.lower(opener)) &&
    !a.is(opener, r.NAME)
  );
}

/** »I går var | mig og Signe | ude« */
function isTurned(a: Analysis, first: number, end: number): boolean {
  const verb = a.before(first);
  const opener = a.before(verb);
  if (!GOES.test(a.lower(verb)) || opener < 0 || a.commaAfter(verb)) return false;
  const next = a.after(end);
  // »det var mig og Signe, der«, »der var mig og min bror«
  return !SUBJECTS_AND_DER.test(a.lower(opener)) && !r.hasAny(a.reading(opener), r.NOUN | r.NAME | r.PRONOUN)
    ? next >= 0 && !a.isMark(next) && a.lower(next) !== 'og'
    : isTime(a, opener) && next >= 0 && !a.isMark(next);
}
const DAYS = new WordList(
  'går aftes dag morges aften lørdags søndags fredags torsdags onsdags tirsdags mandags weekenden sommerferien ferien skolen',
);
const isTime = (a: Analysis, last: number): boolean => DAYS.test(a.lower(last)) && a.lower(a.before(last)) === 'i';
