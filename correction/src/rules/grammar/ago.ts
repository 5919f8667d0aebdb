import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const UNITS = new WordList('år måneder måned uger uge dage dag timer time minutter minut sekunder døgn');
const NUMBERS = new WordList(
  'en et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten tyve tredive mange nogle få par',
);
const WITH_NUMBER = new WordList('et par ca cirka omkring næsten omtrent godt knap');
const BEFORE_AGO = new WordList(
  'for er var bliver blev over snart nu allerede mindst højst indtil fra siden end inden det',
);

/** »for måned siden«: of one there is »en« or »et«; »for år siden« is of many. */
const ONE_OF = new Map([
  ['måned', 'en'],
  ['uge', 'en'],
  ['dag', 'en'],
  ['time', 'en'],
  ['minut', 'et'],
]);

/** »Jeg kom til Danmark to år siden«: so long ago has »for« before it. */
export const ago: WordRule = {
  id: 'ago',
  subcategory: 'missing-word',
  explanation:
    'Her mangler et ord: »{replacement}«. Når man fortæller, hvor længe det er siden, skriver man »for to år siden« eller »for en måned siden«.',
  on: { words: 'siden' },
  wrong: [
    ['Jeg kom til Danmark to år siden.', 'Jeg kom til Danmark for to år siden.'],
    ['Tre år siden boede vi i Polen.', 'For tre år siden boede vi i Polen.'],
    ['Jeg kom til Danmark for måned siden.', 'Jeg kom til Danmark for en måned siden.'],
    ['Min bror ringede fem minutter siden.', 'Min bror ringede for fem minutter siden.'],
  ],
  right: [
    'Det er to år siden.',
    'Det skete for år siden.',
    'Jeg kom hertil for to år siden.',
    'Det var snart ti år siden.',
    'Det skete for omtrent en uge siden.',
    'Hvor længe siden er det?',
    'Der er gået tre uger, siden han rejste.',
    'Han er vokset to centimeter siden sidst.',
    'To år siden han døde, og ingen har glemt ham.',
  ],
  match(a, at): Finding | null {
    const unit = a.before(at);
    if (!UNITS.test(a.lower(unit)) || a.commaAfter(unit)) return null;
    let first = a.before(unit);
    if (a.lower(first) === 'for' && !a.commaAfter(first) && ONE_OF.has(a.lower(unit)))
      return replaceSpan(a, first, unit, `for ${ONE_OF.get(a.lower(unit))} ${a.lower(unit)}`, 0.95);
    if (!NUMBERS.test(a.lower(first)) && a.kinds[first] !== NUMBER && !a.is(first, r.NUMERAL)) return null;
    while (WITH_NUMBER.test(a.lower(a.before(first)))) first = a.before(first);
    const opens = a.opensSentence(first);
    // »to år siden boede vi«; »to år siden sidste besøg«
    if (opens ? !isTurned(a, at) : !(closesClause(a, at) || a.lower(a.after(at)) === 'og') || !isAfterDeed(a, first))
      return null;
    const written = a.written(first);
    const next = opens && !/^\d/.test(written) ? written.charAt(0).toLowerCase() + written.slice(1) : written;
    return {
      start: a.starts[first]!,
      end: a.ends[first]!,
      replacements: [`${opens ? 'For' : 'for'} ${next}`],
      confidence: 0.94,
    };
  },
};

const PERSONS = new WordList('jeg du han hun vi de man der det i min mit mine vores');
const isTurned = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && isFinite(a, a.after(at)) && PERSONS.test(a.lower(a.after(at, 2)));

/** Something was done then: no »er« and no other preposition before. */
function isAfterDeed(a: Analysis, first: number): boolean {
  const before = a.before(first);
  if ([1, 2, 3].some((steps) => a.lower(a.before(first, steps)) === 'for')) return false;
  if (before < 0 || a.commaAfter(before) || BEFORE_AGO.test(a.lower(before)) || a.is(before, r.PREPOSITION))
    return false;
  for (let k = before, steps = 0; k >= 0 && steps < 8; k = a.before(k), steps++) {
    if (a.is(k, r.PAST)) return !ALL_BE_AND_BECOME.test(a.lower(k)) || steps > 0;
    if (a.commaAfter(k) || a.is(k, r.PRESENT)) return false;
  }
  return false;
}
