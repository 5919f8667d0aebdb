import type { Analysis } from '../../analysis/analysis.ts';
import { bareSubjectEnd } from '../../clauses/bare-subject.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { turned } from '../../clauses/turned.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { openingEnd } from '../../phrases/opening.ts';
import { isFinite } from '../../verbs/finite.ts';
import { AND_BUT } from '../../words/links.ts';
import { PERSONS, SUBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** Also what a pupil lets somebody say. */
const SURE = 0.92;
/** Adverbs that may be conjunctions too, or begin a heading: in learners' texts they are followed by a subject that should come later. */
const ADVERBS = new WordList('så der her derfra derhjemme derude derinde derovre herfra hjemme nu først sommetider');
const ASKS = new WordList('hvorfor hvordan hvornår');
const DEN_DET = new WordList('den det');

/** »Der jeg lærte alt«, »Nogle gange den løber«, »Hvorfor du gjorde det?«: the verb is the second of a main clause. */
export const verbSecond: SentenceRule = {
  id: 'verb-second',
  subcategory: 'word-order',
  ofLearners: true,
  on: 'sentence',
  wrong: [
    ['Der jeg lærte at læse.', 'Der lærte jeg at læse.'],
    ['Derfra man kan se hele byen.', 'Derfra kan man se hele byen.'],
    ['Nogle gange den løber rundt i haven.', 'Nogle gange løber den rundt i haven.'],
    ['I dag det har sneet hele dagen.', 'I dag har det sneet hele dagen.'],
    ['Hvorfor du gjorde det?', 'Hvorfor gjorde du det?'],
    ['»Hvordan vi kan lege?« sagde hun.', '»Hvordan kan vi lege?« sagde hun.'],
    ['I Viborg det var koldt.', 'I Viborg var det koldt.'],
    ['Hun fortalte om sin onkel, og så vi griner.', 'Hun fortalte om sin onkel, og så griner vi.'],
    ['Vi cykler, og når vi kommer hjem, vi er trætte.', 'Vi cykler, og når vi kommer hjem, er vi trætte.'],
  ],
  right: [
    'Der er mange børn i skolen.',
    'Jeg kom, så du ikke skulle vente.',
    'Her bor jeg, og her vil jeg blive.',
    'I dag er det koldt.',
    'Hvorfor gjorde du det?',
    'Jeg ved, hvorfor du gjorde det.',
    'Hvorfor han kom, ved jeg ikke.',
    'På det tidspunkt var alle trætte.',
    'I dag den største by, i morgen en ørken.',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    const found: Finding[] = [];
    for (const start of [head, ...joints(a, head, to)]) {
      const subject = firstOfSubject(a, start, to);
      const end = subject < 0 ? -1 : endOfSubject(a, subject, to);
      if (end >= 0 && isVerbOfClause(a, subject, end + 1, to)) found.push(turned(a, subject, SURE, end));
    }
    return found;
  },
};

/** Where a clause begins after »og« and »men«. */
function joints(a: Analysis, from: number, to: number): number[] {
  const found: number[] = [];
  for (let k = from; k < to - 3; k++) if (AND_BUT.test(a.lower(k))) found.push(k + 1);
  return found;
}

/** The place after what opens the clause and is no subject; −1 when nothing of the kind does. */
function firstOfSubject(a: Analysis, start: number, to: number): number {
  if (a.commaAfter(start)) return -1;
  if (WHEN_OR_IF.test(a.lower(start))) return afterItsComma(a, start, to);
  if (ASKS.test(a.lower(start))) return asks(a, start, to) && SURE_PERSONS.test(a.lower(start + 1)) ? start + 1 : -1;
  if (ADVERBS.test(a.lower(start))) return start + 1;
  if (isPlaceOrTime(a, start)) return start + 2;
  const { end } = openingEnd(a, start);
  return end < 0 || a.commaAfter(end) ? -1 : end + 1;
}

const PLACE = new WordList('i på');
/** »i Viborg | det var koldt«, »på billedet | det ligner«, »i nat | det brændte« */
const isPlaceOrTime = (a: Analysis, start: number): boolean =>
  PLACE.test(a.lower(start)) &&
  DEN_DET.test(a.lower(start + 2)) &&
  !a.commaAfter(start + 1) &&
  (a.is(start + 1, r.NAME) || a.is(start + 1, r.NOUN | r.DEFINITE) || a.lower(start + 1) === 'nat');

/** The next mark that ends anything is a question mark, whatever quotation marks stand around it. */
function asks(a: Analysis, start: number, to: number): boolean {
  for (let k = start; k < to; k++) if (a.isMark(k)) return a.written(k).startsWith('?');
  return false;
}

const WHEN_OR_IF = new WordList('når hvis da');
/** »og når vi kommer hjem, | vi er sultne«; not »og hvis du tror, du kan«. */
function afterItsComma(a: Analysis, start: number, to: number): number {
  for (let k = start + 2; k < to - 2; k++)
    if (a.commaAfter(k)) return isFinite(a, k) && THINKS.test(a.lower(k)) ? -1 : k + 1;
  return -1;
}
const THINKS = new WordList('tror ved synes mener siger håber troede vidste syntes mente sagde håbede');

function endOfSubject(a: Analysis, at: number, to: number): number {
  if (DEN_DET.test(a.lower(at))) return isFinite(a, at + 1) && !a.is(at + 1, r.ADJECTIVE) ? at : -1;
  const end = subjectEnd(a, at);
  return end >= 0 ? end : bareSubjectEnd(a, at, to, false);
}

/** A finite verb, and after it neither a subject nor another clause that what stands before it could belong to. */
function isVerbOfClause(a: Analysis, subject: number, verb: number, to: number): boolean {
  if (verb >= to || a.commaAfter(verb - 1) || !isFinite(a, verb) || !a.is(verb, r.VERB)) return false;
  // »hvorfor du gjorde | det«: an object, since the subject can be nothing else
  const mayFollow = SURE_PERSONS.test(a.lower(subject)) ? PERSONS : SUBJECTS;
  if (mayFollow.test(a.lower(verb + 1)) && !a.commaAfter(verb) && !a.is(verb + 2, r.NOUN)) return false;
  for (let k = verb + 1; k < to; k++) if (a.commaAfter(k - 1) && isFinite(a, k)) return false;
  return true;
}
