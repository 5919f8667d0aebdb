import type { Analysis } from '../../analysis/analysis.ts';
import {
  follows,
  isFinite,
  neuterOnly,
  pluralOnly,
  precedes,
  surest,
  type Misplaced,
} from '../../clauses/misplaced.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';

const PERSON = /^(jeg|du|han|hun|vi|man|de)$/;
const WEATHER = /^(regner|regnede|sner|sneede|blæser|blæste|tordner|tordnede|haglede|hagler|fryser)$/;
/** Nobody says of people that they are it to do something: »der er sjovt at spille«. */
const OF_DEEDS =
  /^(sjovt|vigtigt|svært|nemt|let|umuligt|muligt|dumt|billigt|sundt|usundt|forbudt|nødvendigt|sjovest|bedst|vigtigst|kedeligt|farligt|ærgerligt|pinligt|flovt|irriterende)$/;

const WORDS: Record<string, readonly Misplaced[]> = {
  der: [
    [
      'der-som-det',
      'det',
      0.95,
      (a, at) => precedes(a, at, /^(er|var)$/) && follows(a, at, /^(mig|dig|ham|hende|os|jer)$/),
    ],
    [
      'der-som-det',
      'som',
      0.92,
      (a, at) =>
        a.is(a.before(at), r.NOUN) &&
        follows(a, at, PERSON) &&
        isFinite(a, a.after(at, 2)) &&
        !a.commaAfter(at) &&
        !follows(a, at, /^de$/),
    ],
    [
      'der-som-det',
      'det',
      0.87,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, /^(er|var|bliver|blev)$/) &&
        OF_DEEDS.test(a.lower(a.after(at, 2))) &&
        follows(a, at, /^at$/, 3),
    ],
    [
      'der-som-det',
      'det',
      0.88,
      (a, at) =>
        follows(a, at, /^hele$/) &&
        isFinite(a, a.before(at)) &&
        !r.hasAny(a.reading(a.after(at, 2)), r.NOUN | r.NUMERAL | r.ADJECTIVE),
    ],
  ],
  det: [
    ['der-som-det', 'der', 0.9, awaitsVerb],
    ['der-som-det', 'der', 0.92, isRelative],
    [
      'der-som-det',
      'der',
      0.93,
      (a, at) =>
        follows(a, at, /^var$/) &&
        ((follows(a, at, /^engang$/, 2) && follows(a, at, /^(en|et|to|tre|nogle)$/, 3)) ||
          (follows(a, at, /^en$/, 2) && follows(a, at, /^gang$/, 3) && follows(a, at, /^(en|et|to|tre|nogle)$/, 4))),
    ],
    [
      'der-som-det',
      'der',
      0.86,
      (a, at) =>
        ((isResumed(a, at) &&
          isFinite(a, a.after(at)) &&
          !follows(a, at, /^(er|var|bliver|blev|kan|skal|gør|gjorde|vil|må)$/)) ||
          isIntroduced(a, at)) &&
        !a.commaAfter(at) &&
        follows(
          a,
          at,
          /^(hed|hedder|boede|bor|havde|kunne|sidder|sad|står|stod|gik|går|ligger|lå|kom|kommer|siger|sagde|mener|laver|lavede|spiller|spillede|løb|løber|gør)$/,
        ) &&
        !/^(jeg|du|han|hun|vi|man|de|alle)$/.test(a.lower(a.after(at, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'de-det',
      'de',
      0.92,
      (a, at) =>
        pluralOnly(a, a.after(at)) &&
        !a.commaAfter(at) &&
        n.opensClause(a, at) &&
        (isFinite(a, a.after(at, 2)) || a.commaAfter(a.after(at))),
    ],
    [
      'de-det',
      'de',
      0.9,
      (a, at) =>
        a.canBe(a.after(at), r.ADJECTIVE | r.PLURAL, r.NEUTER) &&
        follows(a, at, /^(små|andre|fleste|første|store|gamle|unge)$/) &&
        pluralOnly(a, a.after(at, 2)) &&
        !a.commaAfter(at),
    ],
    [
      'de-det',
      'de',
      0.92,
      (a, at) =>
        follows(a, at, /^(to|tre|fire|fem|seks|mange)$/) && pluralOnly(a, a.after(at, 2)) && n.opensClause(a, at),
    ],
  ],
  de: [
    ['de-det', 'det', 0.93, (a, at) => follows(a, at, WEATHER)],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        follows(a, at, /^(hele|andet|samme)$/) &&
        !follows(a, at, /^samme$/) &&
        (a.lower(a.after(at)) === 'andet' || (!a.is(a.after(at, 2), r.NOUN) && !a.is(a.after(at, 2), r.ADJECTIVE))),
    ],
    [
      'de-det',
      'det',
      0.97,
      (a, at) =>
        n.opensClause(a, at) &&
        follows(a, at, /^(er|var|bliver|blev)$/) &&
        neuterOnly(a, a.after(at, 2)) &&
        (a.lower(a.after(at, 3)) === 'at' || a.after(at, 3) < 0 || a.isMark(a.after(at, 3))),
    ],
    ['de-det', 'det', 0.985, saysOfDeed],
    ['de-det', 'det', 0.92, isOneThing],
    ['de-det', 'det', 0.95, isTimeOrWeather],
    ['de-det', 'det', 0.9, isFronted],
    [
      'de-det',
      'det',
      0.9,
      (a, at) =>
        n.opensClause(a, at) &&
        (follows(a, at, /^(lykkedes|lykkes|skete|sker|gælder|handler)$/) ||
          (follows(a, at, /^(tager|tog)$/) && follows(a, at, /^(tid|lang|kort)$/, 2))) &&
        !a.commaAfter(at),
    ],
    [
      'pronoun-case',
      'dem',
      0.86,
      (a, at) =>
        n.objectPlace(a, at) &&
        precedes(a, at, /^(jeg|du|han|hun|vi|man|som|der)$/, 2) &&
        follows(a, at, /^(med|til|ikke|ud|ind|op|ned|på|for|igen|alle|over|hjem|tilbage|frem|hver|en|et)$/) &&
        !n.phraseNext(a, at),
    ],
  ],
};

const BE = /^(er|var|bliver|blev)$/;
const DEGREE = /^(ikke|også|altid|meget|ret|så|for|rigtig|virkelig|helt|bare|jo|nok|da|lidt|super|mega|tit)$/;

/** The place after »de er«, »de kunne være«, and words of degree; −1 when none of these follows. */
function afterBeing(a: Analysis, at: number): number {
  if (!n.opensClause(a, at) || a.commaAfter(at)) return -1;
  let k = a.after(at);
  // »at de ikke er rigtigt«
  if (/^(ikke|også|altid)$/.test(a.lower(k)) && /^(at|hvis|fordi|om|når|da)$/.test(a.lower(a.before(at))))
    k = a.after(k);
  if (/^(kan|kunne|vil|ville|må|måtte|skal|skulle)$/.test(a.lower(k))) {
    k = a.after(k);
    while (DEGREE.test(a.lower(k))) k = a.after(k);
    if (!/^(være|blive)$/.test(a.lower(k))) return -1;
  } else if (!BE.test(a.lower(k))) return -1;
  k = a.after(k);
  while (DEGREE.test(a.lower(k))) k = a.after(k);
  return k;
}

/** »de er tydeligt, at«, »de kunne være interessant at«: not of people, since they would be »interessante«. */
function saysOfDeed(a: Analysis, at: number): boolean {
  const k = afterBeing(a, at);
  if (k < 0 || !a.lower(k).endsWith('t')) return false;
  if (!a.canBe(k, r.ADJECTIVE | r.SINGULAR) || a.canBe(k, r.ADJECTIVE | r.PLURAL)) return false;
  return (
    /^(at|hvis|når)$/.test(a.lower(a.after(k))) ||
    (/^(rigtigt|sandt|muligt|nødvendigt)$/.test(a.lower(k)) && n.closesClause(a, k))
  );
}

/** »så blev de aften«, »de tog to timer at nå frem«: time and weather. */
function isTimeOrWeather(a: Analysis, at: number): boolean {
  return (
    (precedes(a, at, /^(blev|bliver|er|var)$/) &&
      follows(
        a,
        at,
        /^(aften|nat|morgen|mørkt|koldt|varmt|sent|jul|påske|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)$/,
      )) ||
    (follows(a, at, /^(tager|tog)$/) &&
      follows(a, at, /^(time|timer|minut|minutter|dage|uger|måneder|år)$/, 3) &&
      follows(a, at, /^at$/, 4))
  );
}

/** »mange, det ikke kan svømme«: with its adverb before the verb it is a clause about what comes before. */
function isRelative(a: Analysis, at: number): boolean {
  return (
    a.commaAfter(a.before(at)) &&
    r.hasAny(a.reading(a.before(at)), r.NOUN | r.PRONOUN | r.NAME | r.ADJECTIVE) &&
    follows(a, at, /^(ikke|aldrig|altid|også|gerne)$/) &&
    isFinite(a, a.after(at, 2)) &&
    !a.commaAfter(a.after(at))
  );
}

/** »de er en dårlig idé«, »de var et godt spil«: one thing, if no two are meant by it: »de er et godt par«. */
function isOneThing(a: Analysis, at: number): boolean {
  const article = afterBeing(a, at);
  if (!/^(en|et)$/.test(a.lower(article)) || a.lower(a.after(article)) === 'af') return false;
  for (let k = a.after(article), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (a.is(k, r.ADJECTIVE)) continue;
    if (!a.is(k, r.NOUN) || !a.canBe(k, r.NOUN | r.SINGULAR | r.INDEFINITE)) return false;
    return !/(par|gruppe|familie|del|hold|flok|slags|team|band|trussel|fejl|type|art|stamme|folk|duo|enhed|masse)$/.test(
      a.lower(k),
    );
  }
  return false;
}

/** »de griner vi stadig ad«: the subject follows the verb; »de sagde, vi skulle …« says something. */
function isFronted(a: Analysis, at: number): boolean {
  if (!n.opensClause(a, at) || a.commaAfter(at) || !isFinite(a, a.after(at)) || a.commaAfter(a.after(at))) return false;
  if (!/^(jeg|vi|man|han|hun)$/.test(a.lower(a.after(at, 2)))) return false;
  for (let k = a.after(at, 3), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++) {
    if (a.commaAfter(k) || a.isMark(k)) return true;
    if (isFinite(a, k)) return false;
  }
  return true;
}

/** »bønnerne, det fik vand, blev …«: the noun has no verb yet. */
function awaitsVerb(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  if (!a.commaAfter(noun) || !a.canBe(noun, r.NOUN | r.DEFINITE) || !a.is(noun, r.NOUN)) return false;
  if (!isFinite(a, a.after(at)) || a.commaAfter(at)) return false;
  for (let k = a.before(noun); k >= 0; k = a.before(k)) {
    if (a.is(k, r.PREPOSITION) || isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) break;
  }
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 10; k = a.after(k), steps++)
    if (a.commaAfter(k)) return isFinite(a, a.after(k));
  return false;
}

/** »den pige, det sidder der, …« */
const isResumed = (a: Analysis, at: number): boolean =>
  a.commaAfter(a.before(at)) &&
  a.is(a.before(at), r.NOUN) &&
  ((a.before(at, 3) < 0 && precedes(a, at, /^(den|de|en|et)$/, 2)) ||
    (a.before(at, 2) < 0 && a.canBe(a.before(at), r.NOUN | r.DEFINITE | r.COMMON)));

/** »der er nogle politikere, det siger …« */
function isManyThere(a: Analysis, noun: number): boolean {
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++)
    if (a.lower(k) === 'der') return true;
  return false;
}

/** »der var en dreng, det hed …« */
function isIntroduced(a: Analysis, at: number): boolean {
  const noun = a.before(at);
  if (!a.is(noun, r.NOUN)) return false;
  if (a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(noun, r.NOUN | r.SINGULAR))
    return a.commaAfter(noun) && isManyThere(a, noun);
  if (!a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE)) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < 5; k = a.before(k), steps++)
    if (a.lower(k) === 'en')
      return (
        a.lower(a.before(k, 2)) === 'der' ||
        a.lower(a.before(k)) === 'der' ||
        /^(om|har|havde)$/.test(a.lower(a.before(k)))
      );
  return false;
}

export const deDetDer: WordRule = {
  id: 'de-det-der',
  subcategory: 'de-det',
  on: { words: Object.keys(WORDS).join(' ') },
  wrong: [
    ['Det er den bog, der jeg har læst.', 'Det er den bog, som jeg har læst.'],
    ['Der er sjovt at spille fodbold.', 'Det er sjovt at spille fodbold.'],
    ['De regnede hele ugen.', 'Det regnede hele ugen.'],
    ['Det børn er søde.', 'De børn er søde.'],
    ['De er en god idé.', 'Det er en god idé.'],
    ['De kan være interessant at høre.', 'Det kan være interessant at høre.'],
    ['Det var en gang en konge.', 'Der var en gang en konge.'],
    ['Så blev de aften.', 'Så blev det aften.'],
    ['Der er nogle, det ikke kan svømme.', 'Der er nogle, der ikke kan svømme.'],
    ['De tænker jeg tit på.', 'Det tænker jeg tit på.'],
    ['Planterne, det stod i skyggen, døde.', 'Planterne, der stod i skyggen, døde.'],
  ],
  right: [
    'Der er dejligt at bo.',
    'De mindre byer har få butikker.',
    'De er en flok glade børn.',
    'De siger, vi skal vente.',
    'De er nemme at lave.',
    'Der var en mand, der hed Oliver.',
    'Det er dem, der får mest.',
    'De hele dage var de bedste.',
    'Jeg ved ikke, hvor mange der kom.',
  ],
  match(a, at): Finding | null {
    const found = surest(a, at, WORDS[a.lower(at)]!);
    return found === null ? null : replaceWord(a, at, found[1], found[2], found[0]);
  },
};
