import { ALIKE_SETS, alikeProbabilities } from '../../choices/alike-words.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';

/** What the confusion of two words is called, both ways; the first line with both words counts. */
const KINDS: readonly (readonly [SubcategoryId, ReadonlySet<string>])[] = (
  [
    ['at-og', 'at og'],
    ['ad-af', 'ad af'],
    ['og-ogsaa', 'og også'],
    ['de-det', 'de det'],
    ['pronoun-case', 'de dem'],
    ['der-som-det', 'der som det'],
    ['hjem-hjemme', 'ind inde'],
    ['end-ind', 'en end ind inde inden'],
    ['man-mand', 'man mand'],
    ['hvis-vis', 'hvis vis'],
    ['vaere-vaerre', 'være værre'],
    ['hver-vaer-vejr', 'hver hvert værd vejr vær være været vært'],
    ['for-faar', 'for får før'],
    ['hvor-vor', 'hvor vor'],
    ['hvad-var', 'hvad var'],
    ['mange-meget', 'mange meget'],
    ['da-naar', 'da når nå så'],
    ['nogen-nogle', 'nogen nogle noget'],
    ['hjem-hjemme', 'hjem hjemme'],
    ['hjem-hjemme', 'ud ude'],
    ['hjem-hjemme', 'op oppe'],
    ['hjem-hjemme', 'ned nede'],
    ['hjem-hjemme', 'hen henne'],
    ['ligge-laegge', 'ligge lægge ligger lægger lå lagde ligget lagt lig læg'],
    ['sidde-saette', 'sidde sætte sidder sætter sad satte siddet sat'],
    ['vidst-vist', 'vidst vist vidste viste'],
    ['synes-syntes', 'synes syntes'],
    ['laengere-laenger', 'længere længe længst længer'],
    ['springe-spraenge', 'springe sprænge sprang sprængte'],
    ['vaagne-vaekke', 'vågnede vækkede'],
  ] as const
).map(([kind, words]) => [kind, new Set(words.split(' '))]);

/**
 * How much surer than even the model must be, as log-odds: pupils do take these for each other, and the words around
 * tell them apart.
 */
const USUAL = 5;
/** Seldom taken for each other, or both at home in the same places (measured on texts kept apart). */
const HARDER: ReadonlyMap<string, number> = new Map(
  (
    'den→det 8.5,det→den 8,dem→den 8,dem→det 8,den→dem 8,den→de 8,de→den 8,de→det 6.5,de→der 6,den→der 6.5,det→dem 8,' +
    'som→det 7,som→de 7,som→der 6.5,der→som 6.5,der→den 7,der→de 7,det→der 6,det→som 7,' +
    'af→og 7.5,og→af 8,ad→og 7,og→ad 8,også→af 6.5,også→at 6.5,at→og 5.5,' +
    'noget→nogen 6.5,nogen→noget 5.5,oppe→op 6.5,ude→ud 6.5,får→for 6.5,før→for 6.5,så→når 6.5,så→nå 7,så→da 7,' +
    'nå→så 9,når→så 6.5,da→så 6.5,hvad→hvor 6.5,hvor→hvad 6.5,var→hvor 6.5,sprængte→sprang 6,længere→længe 6,' +
    'ned→nede 5.5,nede→ned 7,hjemme→hjem 7,ad→at 7,nogle→nogen 6.5,være→været 6,været→være 6,langt→længe 6,længe→langt 6,hver→hvert 6,hvert→hver 6'
  )
    .split(',')
    .map((entry) => entry.split(' '))
    .map(([pair, odds]) => [pair!, Number(odds)]),
);
/** A rule that knows the pair is believed before the model. */
const SUREST = 0.88;
/** Left to their own rules: who somebody is is never written for what or where, »længer« may be »længere«. */
const NEVER = new Set(['hvem', 'længer']);

export const wordForWord: WordRule = {
  id: 'word-for-word',
  subcategory: 'sound-alike',
  general: true,
  on: { words: [...ALIKE_SETS.keys()].join(' ') },
  wrong: [['Vi skal lave mad, og så for man en bolle.', 'Vi skal lave mad, og så får man en bolle.']],
  right: ['Vi gik hjem, for der var ingen hjemme.', 'Er det mere værd end en hel uge i haven?'],
  match(a, at) {
    const written = a.lower(at);
    if (NEVER.has(written) || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    const set = ALIKE_SETS.get(written)!;
    const p = alikeProbabilities(a, at, set);
    const own = p[set.words.indexOf(written)]!;
    let best = 0;
    for (let k = 1; k < set.words.length; k++) if (p[k]! > p[best]!) best = k;
    const right = set.words[best]!;
    if (right === written || NEVER.has(right) || p[best]! < LIKELIEST) return null;
    const odds = Math.log(p[best]! / own) - (HARDER.get(`${written}→${right}`) ?? USUAL);
    const sure = Math.min(SUREST, 1 / (1 + Math.exp(-odds)));
    return replaceWord(a, at, right, sure, kindOf(written, right));
  },
};

/** Less likely than this, and a third word may be meant. */
const LIKELIEST = 0.6;

const kindOf = (written: string, right: string): SubcategoryId =>
  KINDS.find(([, words]) => words.has(written) && words.has(right))?.[0] ?? 'sound-alike';
