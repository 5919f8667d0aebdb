import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { DEN_DET_DE, EN_ET } from '../../words/articles.ts';
import { COMPARED_BY_ENDING } from '../../words/degrees.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const POSITIVE = r.ADJECTIVE | r.INDEFINITE;
const ONE_MORE = new WordList('en et den det de nogle to tre');
const DEGREES = new WordList('meget lidt endnu langt også så ikke');
const LOOKS = new WordList('ser så føler følte virker virkede');

/** »mere stor end«, »det mest smuk sted«: short adjectives are compared by their ending. */
export const comparison: WordRule = {
  id: 'comparison',
  subcategory: 'adjective-agreement',
  on: { words: 'mere mest' },
  explanation:
    'Korte tillægsord bøjes i grad med endelse: »{replacement}«. »Mere« og »mest« bruges kun foran de lange.',
  wrong: [
    ['Min bror er mere stor end mig.', 'Min bror er større end mig.'],
    ['Hun er meget mere klog end os andre.', 'Hun er meget klogere end os andre.'],
    ['Det er det mest smuk sted i verden.', 'Det er det smukkeste sted i verden.'],
    ['Vi bor i et mere stort hus nu.', 'Vi bor i et større hus nu.'],
    ['Den mest gamle mand i byen er hundrede år.', 'Den ældste mand i byen er hundrede år.'],
  ],
  right: [
    'Han er mere klog end smuk.',
    'Vi vil have mere varm mælk.',
    'Den er mere rød end blå.',
    'Bogen er mere spændende end filmen.',
    'Det er det mest spændende sted i verden.',
    'Jeg bliver mere og mere træt.',
    'Hun er mere sur, end hun er ked af det.',
    'Tungen er mere lang: »længere«.',
  ],
  match(a, at): Finding | null {
    const [before, adjective] = [a.before(at), a.after(at)];
    if (adjective < 0 || a.commaAfter(at) || a.hasCapital(adjective)) return null;
    const { listed, lower } = a.types[adjective]!;
    const base = a.lexicon.lemma(listed, r.ADJECTIVE) ?? lower;
    if (listed < 0 || !COMPARED_BY_ENDING.test(base) || r.hasAny(a.union(adjective), r.COMPARATIVE | r.SUPERLATIVE))
      return null;
    const isMost = a.lower(at) === 'mest';
    const from = a.canBe(adjective, POSITIVE) ? POSITIVE : r.ADJECTIVE;
    const form = a.lexicon.otherForms(listed, from, r.ADJECTIVE | (isMost ? r.SUPERLATIVE : r.COMPARATIVE))[0];
    if (form === undefined) return null;
    const isNamed = (isMost ? DEN_DET_DE : ONE_MORE).test(a.lower(before)) && a.is(a.after(adjective), r.NOUN);
    if (isNamed && !a.commaAfter(before)) return replaceSpan(a, at, adjective, isMost ? ofNamed(form) : form, 0.9);
    return !isMost && isPredicate(a, before) && isOnlyMore(a, adjective)
      ? replaceSpan(a, at, adjective, form, 0.88)
      : null;
  },
};

/** »smukkest« before its noun */
const ofNamed = (form: string): string => (form.endsWith('e') ? form : `${form}e`);

/** »er mere«, »blev meget mere« */
function isPredicate(a: Analysis, before: number): boolean {
  let verb = before;
  while (verb >= 0 && DEGREES.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
  return !a.commaAfter(verb) && (ALL_BE_AND_BECOME.test(a.lower(verb)) || LOOKS.test(a.lower(verb)));
}

const THOUGHT = new WordList('troede tror havde regnede ventede forventede håbede plejer plejede vidste');
/** »mere stor | end mig«; not »mere stor end smuk«, »mere sur, end hun er ked af det« */
function isOnlyMore(a: Analysis, adjective: number): boolean {
  const end = a.after(adjective);
  // »mere dyr, end jeg troede«
  if (a.lower(end) === 'end' && THOUGHT.test(a.lower(a.after(end, 2)))) return true;
  // »Tungen er mere lang: »længere«.«: says what another word means
  if (a.lower(end) !== 'end' || a.commaAfter(adjective)) return end < 0 || (a.isMark(end) && a.written(end) !== ':');
  const than = a.after(end);
  return !a.canBe(than, r.ADJECTIVE) && !EN_ET.test(a.lower(than)) && !r.hasAny(a.reading(than), r.ADJECTIVE | r.VERB);
}
