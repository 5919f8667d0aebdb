import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { isSpokenOf } from '../../phrases/named-thing.ts';
import { isDegreeWord } from '../../phrases/predicate.ts';
import { EN_ET } from '../../words/articles.ts';
import { PERSONS } from '../../words/persons.ts';
import { THINGS } from '../../words/things.ts';
import { HAVE, IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const SURE = 0.88;

/** »den er svært for mig«, »den samme hold«, »den papir«, »den måtte jeg«: »den« for »det« and the other way. */
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
    ['Jeg har stadig den billede.', 'Jeg har stadig det billede.'],
    ['Man siger den samme igen og igen.', 'Man siger det samme igen og igen.'],
    ['Jeg spurgte, om jeg måtte prøve igen. Den måtte jeg.', 'Jeg spurgte, om jeg måtte prøve igen. Det måtte jeg.'],
    ['Nu går den bedre.', 'Nu går det bedre.'],
    ['Den er ikke sandt, at alle kan svømme.', 'Det er ikke sandt, at alle kan svømme.'],
    [
      'Jeg laver mine lektier hver dag. Den er lidt kedeligt.',
      'Jeg laver mine lektier hver dag. Det er lidt kedeligt.',
    ],
    ['Jeg ønsker jer alt den bedste.', 'Jeg ønsker jer alt det bedste.'],
    ['Hvad er den vigtigste ved jobbet?', 'Hvad er det vigtigste ved jobbet?'],
    ['Man skal vente. Den har jeg lært nu.', 'Man skal vente. Det har jeg lært nu.'],
    ['Jeg har stadig den papir.', 'Jeg har stadig det papir.'],
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
  match(a, at, models): Finding | null {
    if (a.commaAfter(at)) return null;
    const isDen = a.lower(at) === 'den';
    if (isDen && (isOfDeed(a, at) || isWhatOneDoes(a, at) || isSameAgain(a, at) || goes(a, at) || isTheMost(a, at)))
      return replaceWord(a, at, 'det', SURE);
    if (isDen && (isSaidOfWhat(a, at) || isBareNeuter(a, at)) && likelier(a, at, 'det', models) >= LIKELIER)
      return replaceWord(a, at, 'det', SURE);
    if (isOfOther(a, at, isDen ? r.NEUTER : r.COMMON)) return replaceWord(a, at, isDen ? 'det' : 'den', SURE);
    return null;
  },
};

const OF_DEEDS = new WordList(
  'svært let nemt sjovt kedeligt vigtigt muligt umuligt dejligt hyggeligt godt dårligt mærkeligt hårdt farligt sundt usundt ' +
    'bedre vigtigere sandt rigtigt forkert utroligt',
);
const OF_WHAT = new WordList('at for når hvis fordi');
const WHO = new WordList('mig dig ham hende os jer dem nogle mange alle børn unge min mine');
/** »den | er meget svært for mig«, »den er bedre at« */
function isOfDeed(a: Analysis, at: number): boolean {
  if (!IS_OR_BECOMES.test(a.lower(a.after(at)))) return false;
  let k = a.after(at, 2);
  while ((isDegreeWord(a.lower(k)) || STILL.test(a.lower(k))) && !OF_DEEDS.test(a.lower(k)) && !a.commaAfter(k))
    k = a.after(k);
  if (!OF_DEEDS.test(a.lower(k))) return false;
  const next = a.lower(a.after(k));
  // »den er bedre for mig«: a thing, too
  return (
    next === 'at' ||
    (k >= 0 && a.lower(k).endsWith('t') && OF_WHAT.test(next) && (next !== 'for' || WHO.test(a.lower(a.after(k, 2)))))
  );
}

const DOES = new WordList(
  'måtte må kan kunne vil ville skal skulle gør gjorde ved vidste tror troede håber håbede synes syntes har havde',
);
const LEARNT = new WordList('lært gjort tænkt sagt prøvet troet vidst hørt oplevet');
const LATER = new WordList('nu her i år dag også tit før mange gange');
const LAST = new WordList('ikke godt gerne også bare nok heller');
/** »Den | måtte jeg.« */
function isWhatOneDoes(a: Analysis, at: number): boolean {
  if (!a.opensSentence(at) || !DOES.test(a.lower(a.after(at))) || !PERSONS.test(a.lower(a.after(at, 2)))) return false;
  let k = a.after(at, 3);
  while (LAST.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  if (HAVE.test(a.lower(a.after(at))) && LEARNT.test(a.lower(k))) {
    k = a.after(k);
    while (LATER.test(a.lower(k))) k = a.after(k);
  }
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

/** How much likelier the net must find »det«, as log odds. */
const LIKELIER = 2.8;
const TRUE = new WordList('sandt rigtigt forkert usandt nok slut umuligt muligt utroligt');
/** »Den er en arbejde, som …«, »Den er lidt kedeligt«, »Den var i orden«: what was said or done, or what somebody is. */
function isSaidOfWhat(a: Analysis, at: number): boolean {
  if (!a.opensSentence(at) || !IS_OR_BECOMES.test(a.lower(a.after(at)))) return false;
  let k = a.after(at, 2);
  while (isDegreeWord(a.lower(k)) || STILL.test(a.lower(k))) k = a.after(k);
  // »Vi har en hund. Den er en labrador«
  if (EN_ET.test(a.lower(k))) return !isSpokenOf(a, at);
  if (a.lower(k) === 'i') return a.lower(a.after(k)) === 'orden';
  const next = a.after(k);
  const isLast = next < 0 || a.isMark(next) || a.commaAfter(k);
  return isLast && (TRUE.test(a.lower(k)) || isNeuterForm(a, k));
}
const STILL = new WordList('også stadig desværre heldigvis nu faktisk altid ikke jo');
const isNeuterForm = (a: Analysis, k: number): boolean =>
  a.lower(k).endsWith('t') &&
  a.canBe(k, r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE) &&
  !a.canBe(k, r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE);

/** »Jeg har stadig den papir.« */
function isBareNeuter(a: Analysis, at: number): boolean {
  const noun = a.after(at);
  const next = a.after(noun);
  if (next >= 0 && !a.isMark(next) && !a.commaAfter(noun)) return false;
  return (
    a.is(noun, BARE | r.NEUTER) &&
    !a.canBe(noun, r.NOUN | r.COMMON) &&
    !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE | r.OTHER)
  );
}

/** »alt | den bedste«, »hvad er | den sværste ved …« */
function isTheMost(a: Analysis, at: number): boolean {
  const [most, next] = [a.after(at), a.after(at, 2)];
  if (!a.lower(most).endsWith('ste') || a.commaAfter(most) || a.is(next, r.NOUN) || a.is(next, r.ADJECTIVE))
    return false;
  if (a.lower(a.before(at)) === 'alt') return true;
  return a.lower(a.before(at, 2)) === 'hvad' && IS_OR_BECOMES.test(a.lower(a.before(at))) && a.is(next, r.PREPOSITION);
}

const WHICH = new WordList('samme første sidste ene næste eneste');
const TIMES = new WordList('gang dag aften morgen nat uge måned år sommer vinter weekend time');
/** »den samme hold«, »den papir«: the noun is of the other gender only. */
function isOfOther(a: Analysis, at: number, gender: number): boolean {
  // »for det første«
  if (a.lower(a.before(at)) === 'for') return false;
  const isWhich = WHICH.test(a.lower(a.after(at)));
  const noun = isWhich ? a.after(at, 2) : a.after(at);
  if (noun < 0 || a.commaAfter(a.before(noun)) || a.hasCapital(noun)) return false;
  if (a.is(a.after(noun), r.NOUN) && !a.canBe(a.after(noun), r.VERB | r.PRESENT)) return false;
  if (!a.canBe(noun, BARE | gender, r.GENITIVE) || TIMES.test(a.lower(noun))) return false;
  if (a.canBe(noun, BARE | (gender === r.NEUTER ? r.COMMON : r.NEUTER), r.GENITIVE)) return false;
  // »det samme ske«
  const other = r.ADJECTIVE | r.OTHER | r.PREPOSITION | (gender === r.COMMON ? r.VERB : 0);
  if (isWhich) return !r.hasAny(a.union(noun), other);
  // »giv den vand«, »er det kat«
  return gender === r.NEUTER && THINGS.test(a.lower(noun)) && !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE | r.OTHER);
}
