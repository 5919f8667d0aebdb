import type { Analysis } from '../../analysis/analysis.ts';
import { joints, type StraightSubject, straightSubject } from '../../clauses/straight-order.ts';
import { turned } from '../../clauses/turned.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** Also what a pupil lets somebody say. */
const SURE = 0.92;
const UNSURE = 0.8;
const ASKS = new WordList('hvorfor hvordan hvornår');

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
    ['I Danmark folk cykler meget.', 'I Danmark cykler folk meget.'],
    ['I begyndelsen alt var svært.', 'I begyndelsen var alt svært.'],
    ['Efter maden far vaskede op.', 'Efter maden vaskede far op.'],
    ['Ring til os, ellers vi bliver bange.', 'Ring til os, ellers bliver vi bange.'],
    ['I onsdags vi havde cykelprøve.', 'I onsdags havde vi cykelprøve.'],
    ['Tre dage senere hun sad på muren.', 'Tre dage senere sad hun på muren.'],
    ['Ude i hallen alle dansede.', 'Ude i hallen dansede alle.'],
    ['Hos os alle drikker te.', 'Hos os drikker alle te.'],
    ['Mandag vi fandt 14 kilo.', 'Mandag fandt vi 14 kilo.'],
    ['Hvert femte minut vi målte ballonen.', 'Hvert femte minut målte vi ballonen.'],
    ['Som barn jeg boede i Iran.', 'Som barn boede jeg i Iran.'],
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
    'I haven legede børn, og i nat var det koldt.',
    'Lige nu sover hun, ellers kunne vi spille.',
    'Midt i haven står et træ.',
    'To dage senere var han rask.',
    'I mandags morges var der is på søen.',
    'Mandag skal vi svømme, og tirsdag har vi fri.',
    'Hver gang hun kommer, bliver vi glade.',
    'Som barn boede jeg i Iran.',
    'I dag den største by, i morgen en ørken.',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    const found: Finding[] = [];
    for (const start of [head, ...joints(a, head, to)]) {
      const straight = asks(a, start, to) ?? straightSubject(a, start, to);
      if (straight !== null) found.push(turned(a, straight.subject, straight.mayBeMeant ? UNSURE : SURE, straight.end));
    }
    return found;
  },
};

/** »hvorfor | du gjorde det?«: the next mark that ends anything is a question mark, whatever quotation marks stand around it. */
function asks(a: Analysis, start: number, to: number): StraightSubject | null {
  if (!ASKS.test(a.lower(start)) || !SURE_PERSONS.test(a.lower(start + 1)) || !isFinite(a, start + 2)) return null;
  for (let k = start; k < to; k++)
    if (a.isMark(k)) return a.written(k).startsWith('?') ? { subject: start + 1, end: start + 1 } : null;
  return null;
}
