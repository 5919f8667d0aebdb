import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INDEFINITE, NEUTER, NOUN, PREPOSITION, SINGULAR } from '../../lexicon/readings.ts';
import { isEachOwn } from '../../phrases/each-own.ts';
import { opensClause } from '../../phrases/neighbours.ts';
import { WordList } from '../../words/word-list.ts';

const TIMES = new Set(
  'dag gang uge aften måned morgen time nat anden tredje fjerde især eneste mandag tirsdag onsdag torsdag fredag lørdag søndag sommer vinter'.split(
    ' ',
  ),
);
const WEATHER = new Set('godt dårligt fint flot dejligt smukt varmt koldt skønt'.split(' '));

/** Of these nothing else is said. */
const NO_MORE = new WordList('værd vejr vert var');
const LET = new WordList('lad lade lader lod');
export const hverVaerVejr: WordRule = {
  id: 'hver-vaer-vejr',
  subcategory: 'hver-vaer-vejr',
  on: { words: 'vær hver vært værd vejr vert var' },
  wrong: [
    ['Vi træner vær dag.', 'Vi træner hver dag.'],
    ['Hver så god at gå ind.', 'Vær så god at gå ind.'],
    ['Det var dårligt vær.', 'Det var dårligt vejr.'],
    ['Jeg læser, og vært kapitel er spændende.', 'Jeg læser, og hvert kapitel er spændende.'],
    ['Lad vær med det.', 'Lad være med det.'],
    ['Hver nu sød ved hende.', 'Vær nu sød ved hende.'],
    ['Hver venlig at lukke døren.', 'Vær venlig at lukke døren.'],
    ['De gik vær sin vej.', 'De gik hver sin vej.'],
    ['De tog var sin cykel.', 'De tog hver sin cykel.'],
    ['Vi fik værd sin is.', 'Vi fik hver sin is.'],
  ],
  right: [
    'Vær sød ved din bror.',
    'Hver elev fik en bog.',
    'Vi har hver vores cykel.',
    'Han var sin mors dreng.',
    'Den er værd sin vægt i guld.',
    'De så, at han var sin egen chef.',
  ],
  match(a, at) {
    if (a.lower(at) !== 'hver' && isEachOwn(a, at)) return replaceWord(a, at, 'hver', 0.97);
    if (NO_MORE.test(a.lower(at))) return null;
    const [before, after] = [a.lower(a.before(at)), a.lower(a.after(at))];
    if (a.lower(at) === 'vært') return isEvery(a, at) ? replaceWord(a, at, 'hvert', 0.985) : null;
    if (a.lower(at) === 'hver')
      return (after === 'så' && a.lower(a.after(at, 2)) === 'god') || isRequest(a, at)
        ? replaceWord(a, at, 'vær', 0.95)
        : null;
    if (LET.test(before)) return replaceWord(a, at, 'være', 0.95);
    if (TIMES.has(after)) return replaceWord(a, at, 'hver', 0.95);
    return WEATHER.has(before) ? replaceWord(a, at, 'vejr', 0.93) : null;
  },
};

const ONLY_OR_OTHER = new WordList('eneste andet tredje');
/** »vært trin knagede«, »efter vært kampråb«: no participle, no host. */
function isEvery(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const before = a.before(at);
  const isFree = opensClause(a, at) || (a.is(before, PREPOSITION) && a.lower(before) !== 'som');
  if (!isFree || a.commaAfter(at)) return false;
  return (
    ONLY_OR_OTHER.test(a.lower(next)) || (a.is(next, NOUN) && a.canBe(next, NOUN | NEUTER | SINGULAR | INDEFINITE))
  );
}

const WHAT_TO_BE = new WordList(
  'venlig sød rar stille forsigtig opmærksom glad tålmodig sikker modig flink rolig klar ikke søde rare venlige flinke stolt ærlig ærlige god gode ' +
    'hurtig positiv åben ked bange sur nervøs hilset velkommen stærk dig jer selv fornuftig høflig hjælpsom taknemmelig kritisk',
);
/** »hver venlig at …«, »hver stille!«: how one is to be, and no noun. */
const isRequest = (a: Analysis, at: number): boolean =>
  a.opensSentence(at) &&
  (WHAT_TO_BE.test(a.lower(a.after(at))) ||
    (NOW.test(a.lower(a.after(at))) && WHAT_TO_BE.test(a.lower(a.after(at, 2))))) &&
  !a.is(a.after(at, 2), NOUN);
const NOW = new WordList('nu så bare lige altid ikke dog da');
