import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';
import { LANDS } from '../../words/governed-classes.ts';
import { WEEKDAYS } from '../../words/times.ts';

/** »for Næstved til Aalborg«: two letters that changed places, where something goes from one place or day to another. */
export const forFra: WordRule = {
  id: 'for-fra',
  subcategory: 'sound-alike',
  explanation:
    'Her skal der stå »{replacement}«: fra et sted til et andet, fra en dag til en anden. I »{token}« er bogstaverne byttet rundt.',
  on: { words: 'for' },
  wrong: [
    ['Vi flyttede for Næstved til Aalborg.', 'Vi flyttede fra Næstved til Aalborg.'],
    ['Vi har åbent for mandag til torsdag.', 'Vi har åbent fra mandag til torsdag.'],
    ['Toget kører for København til Odense.', 'Toget kører fra København til Odense.'],
    ['Min mor kommer for Somalia.', 'Min mor kommer fra Somalia.'],
    ['Jeg arbejder for klokken 8 til 12.', 'Jeg arbejder fra klokken 8 til 12.'],
  ],
  right: [
    'Jeg købte en gave for Anna til festen.',
    'Hun sang for Peter til Idas fødselsdag.',
    'Vi betaler for torsdag og fredag.',
    'Det var godt for Danmark.',
  ],
  match(a, at): Finding | null {
    const first = a.after(at);
    const to = a.after(first);
    if (a.commaAfter(at)) return null;
    return isPair(a, first, to) || isOrigin(a, at) || isFromHour(a, first, to) ? replaceWord(a, at, 'fra', 0.9) : null;
  },
};

/** »Næstved til Aalborg«, »mandag til torsdag« */
function isPair(a: Analysis, first: number, to: number): boolean {
  if (a.lower(to) !== 'til' || a.commaAfter(first) || a.commaAfter(to)) return false;
  const second = a.after(to);
  return (WEEKDAYS.test(a.lower(first)) && WEEKDAYS.test(a.lower(second))) || (isTown(a, first) && isTown(a, second));
}

const isTown = (a: Analysis, at: number): boolean =>
  a.hasCapital(at) && LANDS.test(a.lower(at)) && !a.is(at, r.GENITIVE);

const COMES_FROM = new WordList('kommer kom er var stammer flygtede flygter rejste kommet langt');
/** »kommer for Somalia«, »langt for skolen« */
function isOrigin(a: Analysis, at: number): boolean {
  const verb = a.lower(a.before(at));
  const place = a.after(at);
  if (verb === 'langt')
    return STAYS_OR_IS.test(a.lower(a.before(at, 2))) && a.canBe(place, r.NOUN | r.DEFINITE) && closesClause(a, place);
  return (
    COMES_FROM.test(verb) &&
    a.hasCapital(place) &&
    LANDS.test(a.lower(place)) &&
    !a.is(place, r.GENITIVE) &&
    (closesClause(a, place) || a.lower(a.after(place)) === 'og')
  );
}
const STAYS_OR_IS = new WordList('bor boede er var ligger lå');

/** »klokken 8 til« */
const isFromHour = (a: Analysis, first: number, to: number): boolean =>
  a.lower(first) === 'klokken' && a.lower(a.after(to)) === 'til' && /^\d/.test(a.written(to));
