import type { Analysis } from '../../analysis/analysis.ts';
import { follows, isFinite, precedes, surest, type Misplaced } from '../../clauses/misplaced.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';

const PERSON = /^(jeg|du|han|hun|vi|man|de|i)$/;
const MODAL = /^(kan|kunne|skal|skulle|vil|ville|må|måtte)$/;
const OPENS_OBJECT = /^(mig|ham|os|jer|dem|den|det|min|mit|mine|sin|sit|sine|vores|noget|nogle|en|et)$/;

const WORDS: Record<string, readonly Misplaced[]> = {
  eller: [['sound-alike', 'ellers', 0.9, isOtherwise]],
  ti: [
    [
      'sound-alike',
      'tid',
      0.95,
      (a, at) => follows(a, at, /^til$/) && follows(a, at, /^at$/, 2) && !precedes(a, at, /^(de|der)$/),
    ],
  ],
  tit: [
    [
      'sound-alike',
      'tid',
      0.95,
      (a, at) =>
        precedes(a, at, /^(god|lang|kort|mere|nok|fri|på)$/) || (follows(a, at, /^til$/) && follows(a, at, /^at$/, 2)),
    ],
  ],
  helt: [
    [
      'sound-alike',
      'held',
      0.95,
      (a, at) => precedes(a, at, /^(har|havde|have|haft)$/) && follows(a, at, /^(med|i|og)$/) && !a.commaAfter(at),
    ],
  ],
  held: [
    [
      'sound-alike',
      'helt',
      0.94,
      (a, at) => a.is(a.after(at), r.ADJECTIVE) && !a.commaAfter(at) && !precedes(a, at, /^(stort|godt|et|med)$/),
    ],
  ],
  træ: [
    [
      'sound-alike',
      'tre',
      0.95,
      (a, at) =>
        follows(
          a,
          at,
          /^(dage|uger|år|timer|gange|kroner|børn|måneder|minutter|søskende|brødre|søstre|venner|drenge|piger)$/,
        ) ||
        (follows(a, at, /^af$/) && follows(a, at, /^(os|dem|mine|vores|hans|hendes|jer)$/, 2)),
    ],
  ],
  tre: [['sound-alike', 'træ', 0.94, (a, at) => precedes(a, at, /^(et|dette|hvert)$/) && n.closesClause(a, at)]],
  hende: [['sound-alike', 'hente', 0.94, isFetching]],
  vejr: [
    [
      'hver-vaer-vejr',
      'vej',
      0.95,
      (a, at) =>
        precedes(a, at, /^(lang|kort|smal|bred|samme|rigtige|forkerte|halv|hver)$/) ||
        (precedes(a, at, /^på$/) && follows(a, at, /^(hjem|til|ud|op|ned|ind|hen)$/)),
    ],
  ],
  midt: [['sound-alike', 'mit', 0.94, (a, at) => isOwned(a, at)]],
  mit: [
    [
      'sound-alike',
      'midt',
      0.96,
      (a, at) =>
        follows(a, at, /^(i|på|om|mellem|imellem|ude|inde)$/) &&
        !a.commaAfter(at) &&
        (a.before(at) < 0 ||
          precedes(a, at, /^(lige|her|der|ligger|lå|bor|boede|står|stod|sad|sidder|stoppede|landede)$/)),
    ],
  ],
  for: [['for-faar', 'få', 0.92, isToGet]],
  samme: [
    [
      'sound-alike',
      'sammen',
      0.95,
      (a, at) => follows(a, at, /^med$/) && !a.commaAfter(at) && !precedes(a, at, /^(det|den|de)$/),
    ],
  ],
  sammen: [
    [
      'sound-alike',
      'samme',
      0.95,
      (a, at) => precedes(a, at, /^(den|det)$/) && a.is(a.after(at), r.NOUN) && !a.commaAfter(at),
    ],
  ],
};

/** »…, eller kan du lave en halv portion«: no question, so no choice between two. */
function isOtherwise(a: Analysis, at: number): boolean {
  if (!a.commaAfter(a.before(at))) return false;
  if (!isFinite(a, a.after(at)) || !PERSON.test(a.lower(a.after(at, 2))) || a.commaAfter(a.after(at))) return false;
  const first = a.sentenceStart(at);
  if (isFinite(a, first) || /^(om|hv.*)$/.test(a.lower(first))) return false;
  for (let k = first; k < a.sentenceEnd(at); k++) if (a.written(k) === '?' || a.lower(k) === 'enten') return false;
  return true;
}

/** »kan du hende mig«: the modal verb has no other infinitive. */
function isFetching(a: Analysis, at: number): boolean {
  const isAsked = PERSON.test(a.lower(a.before(at))) && MODAL.test(a.lower(a.before(at, 2)));
  if (!(isAsked || MODAL.test(a.lower(a.before(at))) || precedes(a, at, /^at$/)) || !follows(a, at, OPENS_OBJECT))
    return false;
  return !hasVerbAfter(a, at);
}

/** »hun ville for en cykel« */
function isToGet(a: Analysis, at: number): boolean {
  return (
    MODAL.test(a.lower(a.before(at))) &&
    !a.commaAfter(a.before(at)) &&
    follows(a, at, /^(en|et|lov|noget|nogle|mange|flere|mere|min|mit|sin|sit|ny|nye|at)$/) &&
    !hasVerbAfter(a, at)
  );
}

function hasVerbAfter(a: Analysis, at: number): boolean {
  for (let k = a.after(at); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (isFinite(a, k) || a.is(k, r.VERB | r.INFINITIVE)) return true;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION)) return false;
  }
  return false;
}

/** »midt hus«: a noun in the neuter, and no place. */
const isOwned = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) &&
  a.is(a.after(at), r.NOUN) &&
  a.canBe(a.after(at), r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE) &&
  !follows(a, at, /^(uge|sommer|juli)$/);

/** Words that are heard as another one, told by the phrase that they stand in. */
export const heardInPhrases: WordRule = {
  id: 'heard-in-phrases',
  subcategory: 'sound-alike',
  on: { words: Object.keys(WORDS).join(' ') },
  wrong: [
    ['Skynd dig, eller kan du ikke nå det.', 'Skynd dig, ellers kan du ikke nå det.'],
    ['Nu er det ti til at gå.', 'Nu er det tid til at gå.'],
    ['Vi havde helt med vejret.', 'Vi havde held med vejret.'],
    ['Jeg har været der i træ dage.', 'Jeg har været der i tre dage.'],
    ['Kan du hende mig klokken to?', 'Kan du hente mig klokken to?'],
    ['Der er en lang vejr hjem.', 'Der er en lang vej hjem.'],
    ['Byen ligger mit i Jylland.', 'Byen ligger midt i Jylland.'],
    ['Hun ville for en cykel.', 'Hun ville få en cykel.'],
    ['Jeg spiller fodbold samme med min bror.', 'Jeg spiller fodbold sammen med min bror.'],
    ['Vi bor i den sammen gade.', 'Vi bor i den samme gade.'],
  ],
  right: [
    'Vil du med, eller skal du hjem?',
    'Han er en helt i mine øjne.',
    'Det er mit.',
    'Vi var der alle sammen i går.',
    'Hun vil for alt i verden ikke hjem.',
    'Det er det samme med mig.',
  ],
  match(a, at): Finding | null {
    const found = surest(a, at, WORDS[a.lower(at)]!);
    return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
  },
};
