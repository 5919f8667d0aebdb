import type { Analysis } from '../../analysis/analysis.ts';
import { insertAfter, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »jeg har godt«, »hvordan har du?«: how somebody is, without its »det«. */
export const hasItWell: WordRule = {
  id: 'has-it-well',
  subcategory: 'missing-word',
  on: { words: 'har havde have føler følte' },
  explanation:
    'Her mangler »det«: »{replacement}«. Når man fortæller, hvordan man går og har det, står »det« altid med: Jeg har det godt. Hvordan har du det?',
  wrong: [
    ['Jeg har godt, og min familie er rask.', 'Jeg har det godt, og min familie er rask.'],
    ['Kære Ali. Hvordan har du?', 'Kære Ali. Hvordan har du det?'],
    ['Nu har vi ikke så godt.', 'Nu har vi det ikke så godt.'],
    ['Jeg føler godt i dag.', 'Jeg har det godt i dag.'],
    ['Jeg håber, at du har fint.', 'Jeg håber, at du har det fint.'],
  ],
  right: [
    'Jeg har det godt, og hvordan har du det?',
    'Jeg har godt set det.',
    'Hvordan har du lært det?',
    'Vi har fint vejr i dag.',
    'Har du godt af det?',
    'Jeg føler godt, at vi kan nå det.',
  ],
  match(a, at): Finding | null {
    if (a.commaAfter(at)) return null;
    if (FEELS[a.lower(at)] !== undefined) return feelsWell(a, at);
    const isTurned = SURE_PERSONS.test(a.lower(a.after(at)));
    const last = isTurned ? a.after(at) : at;
    if (a.commaAfter(last)) return ends(a, last) && asksHow(a, at) && isTurned ? withIt(a, last) : null;
    if (isTurned && asksHow(a, at) && ends(a, last)) return withIt(a, last);
    if (!isTurned && !isSubject(a, a.before(at))) return null;
    let how = a.after(last);
    while (BETWEEN.test(a.lower(how)) && !a.commaAfter(how)) how = a.after(how);
    return HOW.test(a.lower(how)) && ends(a, how) ? withIt(a, last) : null;
  },
};

const FEELS: Readonly<Record<string, string>> = { føler: 'har det', følte: 'havde det' };
const GOOD_OR_BAD = new WordList('godt dårligt skidt');
/** »jeg | føler godt i dag« */
function feelsWell(a: Analysis, at: number): Finding | null {
  if (!SURE_PERSONS.test(a.lower(a.before(at)))) return null;
  let how = a.after(at);
  while (BETWEEN.test(a.lower(how)) && !a.commaAfter(how)) how = a.after(how);
  if (!GOOD_OR_BAD.test(a.lower(how)) || a.commaAfter(how) || !ends(a, how)) return null;
  return replaceWord(a, at, FEELS[a.lower(at)]!, 0.88);
}

const withIt = (a: Analysis, last: number): Finding => ({ ...insertAfter(a, last, ' det', 0.9), insertion: false });

const BETWEEN = new WordList('ikke også altid stadig meget så rigtig virkelig ret heldigvis faktisk lidt nu');
const HOW = new WordList('godt fint dårligt skidt bedre hyggeligt dejligt sjovt svært hårdt fantastisk');
const NOW_OR_HERE = new WordList('nu her der igen hjemme derhjemme');
const asksHow = (a: Analysis, at: number): boolean => a.lower(a.before(at)) === 'hvordan';
const isSubject = (a: Analysis, at: number): boolean =>
  SURE_PERSONS.test(a.lower(at)) || (a.is(at, r.NOUN) && !a.is(at, r.GENITIVE)) || a.is(at, r.NAME);

/** The clause is over, or only says where or since when. */
function ends(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return true;
  const isLast = (k: number): boolean => a.after(k) < 0 || a.isMark(a.after(k)) || a.commaAfter(k);
  return (
    (NOW_OR_HERE.test(a.lower(next)) && isLast(next)) || (a.lower(next) === 'i' && a.lower(a.after(next)) === 'dag')
  );
}
