import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isDatedAfter, isDatedBefore, tellsHowOld } from '../../verbs/past-dates.ts';
import { PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
const CLAUSE = 10;
/** Between »har« and the participle. */
const ADVERBS = new WordList('ikke også lige kun bare desværre faktisk først selv heller jo nemlig da så');
/** What »er« makes a perfect of. */
const MOVES = new WordList('kommet rejst flyttet begyndt startet blevet gået taget kørt død flygtet');

/** »Jeg har været i London for to år siden«, »I går har vi spist pizza«: when it was is told, so it is told in the past. */
export const perfectForPast: WordRule = {
  id: 'perfect-for-past',
  subcategory: 'tense',
  ofLearners: true,
  on: { words: 'har er' },
  explanation:
    'Her skal der stå datid: »{replacement}«. Når man siger, hvornår noget skete – i går, sidste år, for to år siden – bruger man datid: »jeg var i London i går«. »Har« og »er« bruges, når der ikke står hvornår: »jeg har været i London«.',
  wrong: [
    ['Jeg har været i London for to år siden.', 'Jeg var i London for to år siden.'],
    ['Vi har købt en ny bil i går.', 'Vi købte en ny bil i går.'],
    ['I går har jeg ikke spist morgenmad.', 'I går spiste jeg ikke morgenmad.'],
    ['For tre år siden har min far fået et job.', 'For tre år siden fik min far et job.'],
    ['Jeg er kommet til Danmark for fire år siden.', 'Jeg kom til Danmark for fire år siden.'],
    ['Hvad har du lavet i går?', 'Hvad lavede du i går?'],
    ['Jeg har boet i Syrien, da jeg var barn.', 'Jeg boede i Syrien, da jeg var barn.'],
    ['Da jeg var lille, har vi boet i et hus.', 'Da jeg var lille, boede vi i et hus.'],
  ],
  right: [
    'Jeg har været syg siden i går.',
    'Vi har boet her i to år.',
    'Jeg har været syg i to dage.',
    'Hun har boet her, siden hun var barn.',
    'Jeg har læst avisen fra i går.',
    'Han har sovet længere end i går.',
    'Barnet er født i går.',
    'Brevet er skrevet for to år siden.',
    'I det sidste år har vi boet i Odense.',
    'Vi har drøftet det på mødet i mandags.',
    'Hun har sagt, at han kom i går.',
    'Jeg har hørt, at de rejste for to dage siden.',
    'Jeg havde set ham i går.',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & LINE || a.commaAfter(at)) return null;
    const subject = turnedSubjectEnd(a, at);
    const participle = participleAfter(a, subject < 0 ? at : subject);
    if (participle < 0 || (a.lower(at) === 'er' && !isMove(a, at, subject, participle))) return null;
    const past = a.lexicon.otherForms(
      a.types[participle]!.word,
      r.VERB | r.PAST_PARTICIPLE,
      r.VERB | r.PAST,
      r.PASSIVE,
    )[0];
    if (past === undefined || !isDated(a, at, participle)) return null;
    const between = a.text.slice(a.ends[at]!, a.ends[a.before(participle)]!);
    return replaceSpan(a, at, participle, participle === a.after(at) ? past : past + between, SURE);
  },
};

/** »har | jeg«, »har | min far«: the last place of a subject that comes after the verb, −1 where it stands before. */
function turnedSubjectEnd(a: Analysis, at: number): number {
  const next = a.after(at);
  if (PERSONS.test(a.lower(next))) return next;
  const end = a.is(next, r.NAME) ? next : subjectEnd(a, next);
  return end >= 0 && !a.commaAfter(end) ? end : -1;
}

/** The participle after what may stand between it and its helper; −1 where there is none. */
function participleAfter(a: Analysis, last: number): number {
  let k = a.after(last);
  while (k >= 0 && ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return a.canBe(k, r.VERB | r.PAST_PARTICIPLE) && a.is(k, r.VERB) && !a.is(k, r.FINITE) ? k : -1;
}

/** »jeg er kommet«: somebody; »brevet er kommet«, »det er blevet bygget« may be told as how things are. */
function isMove(a: Analysis, at: number, subject: number, participle: number): boolean {
  const doer = subject < 0 ? a.before(at) : subject;
  return MOVES.test(a.lower(participle)) && (PERSONS.test(a.lower(doer)) || isOwned(a, doer));
}
const OWN = new WordList('min mine vores hans hendes');
const isOwned = (a: Analysis, noun: number): boolean => a.is(noun, r.NOUN) && OWN.test(a.lower(a.before(noun)));

/** The clause, or one about somebody's age beside it, says when. */
function isDated(a: Analysis, at: number, participle: number): boolean {
  if (isDatedBefore(a, at) || isDatedAfter(a, participle)) return true;
  for (let k = participle, steps = 0; k >= 0 && !a.isMark(k) && steps < CLAUSE; k = a.after(k), steps++)
    if (a.commaAfter(k) || a.lower(a.after(k)) === 'da') return tellsHowOld(a, a.after(k));
  const last = a.before(at);
  for (let k = last, steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++)
    if (tellsHowOld(a, k)) return k + 3 === last || k + 4 === last;
  return false;
}
