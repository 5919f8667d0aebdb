import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isDegreeWord } from '../../phrases/predicate.ts';
import { PERSONS } from '../../words/persons.ts';
import { THINGS } from '../../words/things.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const SURE = 0.88;

/** »den er svært for mig«, »en hamster. Det er brun«, »den samme hold«, »den papir«, »den måtte jeg«: »den« for »det« and the other way. */
export const denOrDet: WordRule = {
  id: 'den-or-det',
  subcategory: 'gender',
  ofLearners: true,
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. »Den« er om ord med »en« (en bold: den), »det« om ord med »et« (et hus: det) og om det, man gør eller mener.',
  on: { words: 'den det' },
  wrong: [
    ['Den er svært for mig, fordi jeg er lille.', 'Det er svært for mig, fordi jeg er lille.'],
    ['Den er bedre at snakke sammen.', 'Det er bedre at snakke sammen.'],
    ['Jeg fik en hamster. Det er brun og hvid.', 'Jeg fik en hamster. Den er brun og hvid.'],
    ['Jeg kunne ikke huske den første trin.', 'Jeg kunne ikke huske det første trin.'],
    ['Jeg har stadig den billede.', 'Jeg har stadig det billede.'],
    ['Man siger den samme igen og igen.', 'Man siger det samme igen og igen.'],
    ['Jeg spurgte, om jeg måtte prøve igen. Den måtte jeg.', 'Jeg spurgte, om jeg måtte prøve igen. Det måtte jeg.'],
    ['Nu går den bedre.', 'Nu går det bedre.'],
  ],
  right: [
    'Jeg har en hund. Den er stor.',
    'Den er svær for mig.',
    'Det er stort og rødt.',
    'Jeg så det sidste år.',
    'Vi gav den vand og brød.',
    'Den vil jeg gerne have.',
    'Den samme dreng kom igen.',
    'Der går den nye bus.',
    'Jeg fik en kat. Det er godt, og det er sjovt.',
    'Det ene hold slår, og den anden spiller løber.',
  ],
  match(a, at): Finding | null {
    if (a.commaAfter(at)) return null;
    const isDen = a.lower(at) === 'den';
    if (isDen && (isOfDeed(a, at) || isWhatOneDoes(a, at) || isSameAgain(a, at) || goes(a, at)))
      return replaceWord(a, at, 'det', SURE);
    if (isOfOther(a, at, isDen ? r.NEUTER : r.COMMON)) return replaceWord(a, at, isDen ? 'det' : 'den', SURE);
    return isDen ? null : ofThing(a, at);
  },
};

const OF_DEEDS = new WordList(
  'svært let nemt sjovt kedeligt vigtigt muligt umuligt dejligt hyggeligt godt dårligt mærkeligt hårdt farligt sundt usundt ' +
    'bedre vigtigere',
);
const OF_WHAT = new WordList('at for når hvis fordi');
const WHO = new WordList('mig dig ham hende os jer dem nogle mange alle børn unge min mine');
/** »den | er meget svært for mig«, »den er bedre at« */
function isOfDeed(a: Analysis, at: number): boolean {
  if (!IS_OR_BECOMES.test(a.lower(a.after(at)))) return false;
  let k = a.after(at, 2);
  while (isDegreeWord(a.lower(k)) && !OF_DEEDS.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  if (!OF_DEEDS.test(a.lower(k))) return false;
  const next = a.lower(a.after(k));
  // »den er bedre for mig«: a thing, too
  return (
    next === 'at' ||
    (k >= 0 && a.lower(k).endsWith('t') && OF_WHAT.test(next) && (next !== 'for' || WHO.test(a.lower(a.after(k, 2)))))
  );
}

const DOES = new WordList(
  'måtte må kan kunne vil ville skal skulle gør gjorde ved vidste tror troede håber håbede synes syntes',
);
const LAST = new WordList('ikke godt gerne også bare nok heller');
/** »Den | måtte jeg.« */
function isWhatOneDoes(a: Analysis, at: number): boolean {
  if (!a.opensSentence(at) || !DOES.test(a.lower(a.after(at))) || !PERSONS.test(a.lower(a.after(at, 2)))) return false;
  let k = a.after(at, 3);
  while (LAST.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return k < 0 || a.isMark(k);
}

const SAYS = new WordList(
  'sige siger sagde sagt gøre gør gjorde gjort mene mener mente tænke tænker tænkte spise spiser',
);
/** »siger | den samme igen« */
const isSameAgain = (a: Analysis, at: number): boolean =>
  SAYS.test(a.lower(a.before(at))) &&
  a.lower(a.after(at)) === 'samme' &&
  (a.after(at, 2) < 0 || a.isMark(a.after(at, 2)) || AGAIN.test(a.lower(a.after(at, 2))));
const AGAIN = new WordList('igen som hver hele');

const GOES = new WordList('går gik');
const HOW = new WordList('nok godt fint bedre dårligt skidt');
/** »går | den nok« */
const goes = (a: Analysis, at: number): boolean => GOES.test(a.lower(a.before(at))) && HOW.test(a.lower(a.after(at)));

const WHICH = new WordList('samme første sidste ene næste eneste');
const TIMES = new WordList('gang dag aften morgen nat uge måned år sommer vinter weekend time');
/** »den samme hold«, »den papir«: the noun is of the other gender only. */
function isOfOther(a: Analysis, at: number, gender: number): boolean {
  // »for det første«
  if (a.lower(a.before(at)) === 'for') return false;
  const isWhich = WHICH.test(a.lower(a.after(at)));
  const noun = isWhich ? a.after(at, 2) : a.after(at);
  if (noun < 0 || a.commaAfter(a.before(noun)) || a.hasCapital(noun) || a.is(a.after(noun), r.NOUN)) return false;
  if (!a.canBe(noun, BARE | gender, r.GENITIVE) || TIMES.test(a.lower(noun))) return false;
  if (a.canBe(noun, BARE | (gender === r.NEUTER ? r.COMMON : r.NEUTER), r.GENITIVE)) return false;
  // »det samme ske«
  const other = r.ADJECTIVE | r.OTHER | r.PREPOSITION | (gender === r.COMMON ? r.VERB : 0);
  if (isWhich) return !r.hasAny(a.union(noun), other);
  // »giv den vand«, »er det kat«
  return gender === r.NEUTER && THINGS.test(a.lower(noun)) && !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE | r.OTHER);
}

const SEEN = new WordList(
  'rød blå grøn gul sort hvid brun grå lyserød stor lille gammel ny hurtig langsom tung lang høj lav tyk tynd tyndere rund blød hård våd',
);
/** »en hamster. | Det er brun«: one thing of the common gender is the last that was named. */
function ofThing(a: Analysis, at: number): Finding | null {
  const [verb, adjective] = [a.after(at), a.after(at, 2)];
  if (!a.opensSentence(at) || !IS_OR_BECOMES.test(a.lower(verb)) || !SEEN.test(a.lower(adjective))) return null;
  const next = a.after(adjective);
  const isLast = next < 0 || a.isMark(next) || a.commaAfter(adjective) || a.lower(next) === 'og';
  if (!isLast || (a.lower(next) === 'og' && a.is(a.after(adjective, 3), r.NOUN))) return null;
  let k = at - 1;
  while (k >= 0 && (a.isMark(k) || !a.is(k, r.NOUN))) {
    if (a.sentenceStart(k) < a.sentenceStart(at) - FARTHEST) return null;
    k--;
  }
  const isOne = k >= 0 && (a.canBe(k, BARE | r.COMMON) || a.canBe(k, r.NOUN | r.SINGULAR | r.DEFINITE | r.COMMON));
  return isOne && !a.canBe(k, r.NOUN | r.NEUTER) && !a.canBe(k, r.NOUN | r.PLURAL)
    ? replaceSpan(a, at, adjective, `den ${a.lower(verb)} ${a.lower(adjective)}`, 0.97)
    : null;
}
const FARTHEST = 20;
