import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import { isMissingVerb } from '../../clauses/verbless.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isGetting } from '../../phrases/getting.ts';
import * as n from '../../phrases/neighbours.ts';
import { isOfPhrase } from '../../spelling/set-phrases.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { PERSONS, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const AFTER_GETS = new WordList('altid aldrig ikke ofte tit nok også lov en et nye mange');
const CLOCK_OR_THAN = new WordList('klokken end');
const BEFORE_FOR = new WordList('alt uden inden som hvad tak');
const TIMES = new WordList('dagen ugen aftenen året måneden natten gangen minutter timer lige');
const EVER = new WordList('aldrig nogensinde');
const ALLOWED = new WordList('vide se høre lov');
const WHAT_ONE_GETS_TO_DO = new WordList(
  'vide se føle mærke høre smage lov bestemme spise drikke gøre lave tænke købe',
);
const SMALL_VERBS = new WordList('er var har havde kan kunne skal skulle vil ville må måtte');
const WHICH_TIME = new WordList('første sidste anden tredje');
const AFTER_FOR = new WordList('eksempel alvor sjov nylig tiden');
const TOO_MUCH = new WordList(
  'mange meget lidt stor stort store lang langt lange længe sent tidligt hurtigt dyr dyrt dyre svær svært svære',
);
const BEFORE_TOO = new WordList('ikke er var bliver blev alt lidt være blive');
const THANKS_OR_FEAR = new WordList('tak takke takker takkede undskyld brug angst skyld grund');
const WORDS: Record<string, readonly Misplaced[]> = {
  for: [
    ['for-faar', 'får', 0.9, getsSomething],
    ['for-faar', 'får', 0.9, isTurned],
    ['for-faar', 'får', 0.9, isMissingVerb],
    ['for-faar', 'før', 0.86, isEarlier],
    [
      'for-faar',
      'får',
      0.9,
      (a, at) => precedes(a, at, SURE_PERSONS) && n.opensClause(a, a.before(at)) && follows(a, at, AFTER_GETS),
    ],
    [
      'for-faar',
      'før',
      0.9,
      (a, at) =>
        follows(a, at, CLOCK_OR_THAN) &&
        !a.commaAfter(a.before(at)) &&
        !isFinite(a, a.after(at, 2)) &&
        !precedes(a, at, BEFORE_FOR),
    ],
    ['for-faar', 'før', 0.88, (a, at) => precedes(a, at, TIMES) && n.closesClause(a, at)],
    [
      'for-faar',
      'før',
      0.87,
      (a, at) => n.closesClause(a, at) && [1, 2, 3, 4, 5].some((steps) => precedes(a, at, EVER, steps)),
    ],
    [
      'for-faar',
      'får',
      0.9,
      (a, at) => n.subjectBefore(a, at) && follows(a, at, /^(at)$/) && ALLOWED.test(a.lower(a.after(at, 2))),
    ],
  ],
  før: [
    // »vi før lektier for hver dag«, »de før en hund«: somebody, no other verb, and what is got
    ['for-faar', 'får', 0.9, isOnlyVerb],
  ],
  får: [
    [
      'for-faar',
      'for',
      0.95,
      (a, at) =>
        follows(a, at, /^at$/) &&
        a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) &&
        !follows(a, at, WHAT_ONE_GETS_TO_DO, 2) &&
        !n.subjectBefore(a, at) &&
        !a.is(a.before(at), r.NAME),
    ],
    ['for-faar', 'for', 0.9, isSecondVerb],
    // »…, får klimaet kan ikke vente«
    [
      'for-faar',
      'for',
      0.92,
      (a, at) =>
        a.commaAfter(a.before(at)) &&
        a.canBe(a.after(at), r.NOUN | r.DEFINITE) &&
        !a.commaAfter(a.after(at)) &&
        follows(a, at, SMALL_VERBS, 2),
    ],
    [
      'for-faar',
      'for',
      0.93,
      (a, at) =>
        (follows(a, at, WHICH_TIME) && follows(a, at, /^gang$/, 2) && !n.subjectBefore(a, at)) ||
        (follows(a, at, AFTER_FOR) && isFinite(a, a.before(at))),
    ],
    [
      'for-faar',
      'for',
      0.9,
      (a, at) => follows(a, at, TOO_MUCH) && (precedes(a, at, BEFORE_TOO) || a.is(a.before(at), r.VERB | r.INFINITIVE)),
    ],
    ['for-faar', 'for', 0.93, (a, at) => precedes(a, at, THANKS_OR_FEAR) && !n.closesClause(a, at)],
    [
      'for-faar',
      'for',
      0.88,
      (a, at) =>
        PERSONS.test(a.lower(a.after(at))) &&
        isFinite(a, a.after(at, 2)) &&
        !a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) &&
        !a.is(a.before(at), r.NOUN | r.INDEFINITE) &&
        a.before(at) >= 0 &&
        !a.commaAfter(at),
    ],
  ],
};

/** »vi før lov til det« */
function isOnlyVerb(a: Analysis, at: number): boolean {
  if (!SURE_PERSONS.test(a.lower(a.before(at))) || !n.opensClause(a, a.before(at))) return false;
  if (n.closesClause(a, at) || PERSONS.test(a.lower(a.after(at)))) return false;
  for (let k = a.after(at); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if (isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION) || a.is(k, r.SUBORDINATOR)) break;
  }
  return true;
}

const CLAUSE_OPENERS = new WordList('hvis når da som der det hvad');
/** »han takkede mig får hjælpen«, »jeg er bange får hunde«: the clause has its verb already, and nobody gets anything. */
function isSecondVerb(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const next = a.after(at);
  if (a.commaAfter(before) || n.closesClause(a, at) || PERSONS.test(a.lower(next)) || a.is(next, r.NAME)) return false;
  const isEnd =
    new WordList('mig dig ham hende os jer dem sig bange ked klar god godt dårligt svært nemt let vigtigt').test(
      a.lower(before),
    ) ||
    (a.is(before, r.ADJECTIVE) && !r.hasAny(a.union(before), r.NOUN));
  if (!isEnd || (a.is(before, r.ADJECTIVE) && a.canBe(next, r.NOUN | r.DEFINITE))) return false;
  for (let k = a.before(before), steps = 0; k >= 0 && steps < 4; k = a.before(k), steps++) {
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION)) return false;
    if (isFinite(a, k)) return steps < 3 && !CLAUSE_OPENERS.test(a.lower(a.sentenceStart(at)));
  }
  return false;
}

const KNOW_SEE_HEAR = new WordList('vide se høre');
const OPENS_QUESTION = new WordList('hvad så nu hvornår derfor hvorfor måske');
/** »hvad for du til jul«, »…, for man gode karakterer«: no verb but this one. */
function isTurned(a: Analysis, at: number): boolean {
  const who = a.after(at);
  const opener = a.before(at);
  if (!SURE_PERSONS.test(a.lower(who)) || a.commaAfter(who)) return false;
  const toKnow = follows(a, who, /^at$/) && follows(a, who, KNOW_SEE_HEAR, 2) && !hasVerbBefore(a, at);
  if (toKnow) return true;
  if (!OPENS_QUESTION.test(a.lower(opener)) && !a.commaAfter(opener)) return false;
  let words = 0;
  for (let k = a.after(who); k >= 0 && !a.isMark(k); k = a.after(k)) {
    if ((r.hasAny(a.union(k), r.VERB) && !a.is(k, r.NOUN)) || a.is(k, r.CONJUNCTION)) return false;
    words++;
    if (a.commaAfter(k)) break;
  }
  return words > 0;
}

/** The clause has its verb before the place. */
function hasVerbBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0 && !a.commaAfter(k); k = a.before(k)) if (isFinite(a, k)) return true;
  return false;
}

const WHAT_ONE_GETS = new WordList('hvad hvem noget nogen intet ingen hvilken hvilket');
const PARTICIPLES = new WordList('været set prøvet hørt oplevet mødt haft spist');
/** »har du været i London for?« */
function isEarlier(a: Analysis, at: number): boolean {
  if (!n.closesClause(a, at)) return false;
  let participle = false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 8 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (WHAT_ONE_GETS.test(a.lower(k))) return false;
    participle ||= PARTICIPLES.test(a.lower(k));
    if (HAS_HAD.test(a.lower(k))) return participle && !isAskedFor(a, k);
  }
  return false;
}
const WHO_OR_WHAT = new WordList('hvad hvem som det');
const isAskedFor = (a: Analysis, at: number): boolean => WHO_OR_WHAT.test(a.lower(a.before(at)));

const DETERMINERS = new WordList('en et den det min mit din dit sin sit hans hendes vores de mine');
const GOT_OR_HOW_OFTEN = new WordList(
  'lov let tit ofte altid aldrig ikke en et nye mange flere også nok brug ondt at snart endelig sikkert måske kun fri besøg gæster penge karakterer lektier børn hjælp',
);
/** »Jonas for lov«, »vi for et bedre indeklima«: somebody, no verb yet, and what is got. */
function getsSomething(a: Analysis, at: number): boolean {
  const who = a.before(at);
  if (who < 0 || a.commaAfter(who) || a.commaAfter(at)) return false;
  let first = who;
  if (!PERSONS.test(a.lower(who)) && !a.is(who, r.NAME)) {
    if (!a.is(who, r.NOUN)) return false;
    if (DETERMINERS.test(a.lower(a.before(who)))) first = a.before(who);
    else if (!a.canBe(who, r.NOUN | r.DEFINITE)) return false;
  }
  if (!n.opensClause(a, first)) return false;
  if (!follows(a, at, GOT_OR_HOW_OFTEN)) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 8; k = a.after(k), steps++) {
    if (isFinite(a, k)) return false;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION) || a.lower(k) === 'at') break;
  }
  return true;
}

/** »behovet for en strategi« */
const NEED = new WordList(
  'behov behovet brug ansvaret muligheden mulighederne muligheder grundlaget årsagen forudsætningen',
);

/** »som for eksempel astma«, »USA og Kina for at svække Iran«: what it is for, and nothing that one gets. */
const isForWhat = (a: Analysis, at: number): boolean =>
  follows(a, at, AFTER_FOR) ||
  NEED.test(a.lower(a.before(at))) ||
  (follows(a, at, /^at$/) && a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE) && !follows(a, at, WHAT_ONE_GETS_TO_DO, 2));

/** »en dag for hun vild« */
const isLost = (a: Analysis, at: number): boolean => [2, 3, 4].some((steps) => a.lower(a.after(at, steps)) === 'vild');

const ASKED = askedOf(WORDS);

/** »for«, »får« and »før« in each other's place. */
export const forFaar: WordRule = {
  id: 'for-faar',
  subcategory: 'for-faar',
  on: ASKED.on,
  wrong: [
    ['Vi skal være hjemme for klokken ti.', 'Vi skal være hjemme før klokken ti.'],
    ['Jonas for lov at blive oppe.', 'Jonas får lov at blive oppe.'],
    ['Min bror for snart kørekort.', 'Min bror får snart kørekort.'],
    ['Min hund for altid en godbid.', 'Min hund får altid en godbid.'],
    ['Hun smiler får første gang i lang tid.', 'Hun smiler for første gang i lang tid.'],
    ['Har du været i London for?', 'Har du været i London før?'],
    ['Hun har en trøje, som for mig til at grine.', 'Hun har en trøje, som får mig til at grine.'],
    ['Det er en sød film, for alle for hinanden til sidst.', 'Det er en sød film, for alle får hinanden til sidst.'],
    ['De klager, for deres børn for ikke den hjælp.', 'De klager, for deres børn får ikke den hjælp.'],
    ['I første vers for vi at vide, at han er død.', 'I første vers får vi at vide, at han er død.'],
    ['Lektier for nogle elever til at hade skolen.', 'Lektier får nogle elever til at hade skolen.'],
    ['Hvad for du i lommepenge?', 'Hvad får du i lommepenge?'],
    ['Vi før lektier for hver dag.', 'Vi får lektier for hver dag.'],
    ['Han takkede mig får hjælpen.', 'Han takkede mig for hjælpen.'],
    ['Vi tog derud får at hygge os.', 'Vi tog derud for at hygge os.'],
    ['Tak får hjælpen.', 'Tak for hjælpen.'],
    ['Du må ikke spise får meget slik.', 'Du må ikke spise for meget slik.'],
  ],
  right: [
    'Behovet for en plan er stort.',
    'Vi gik hjem, for vi var trætte.',
    'Det kan ende med sygdomme som for eksempel astmatisk bronkitis.',
    'De seks lande mødtes med Kina for at svække aftalen.',
    'Jeg får første gang løn i næste uge.',
    'Han gør det for en ven.',
    'Lønnen falder, og prisen for den fejltagelse bliver større.',
    'Det er dem, jeg har gjort det for.',
    'Jeg blev hjemme, for jeg var syg.',
    'Den ko er ikke for mange penge.',
    'Jeg har aldrig sagt det, før du kom.',
    'Alle dem, som er med, får en præmie.',
    'Hun har flere får end ham.',
    'En dag for drengen vild i skoven.',
  ],
  match(a, at, models, options): Finding | null {
    if (a.lower(at) === 'for' && (isForWhat(a, at) || isLost(a, at))) return null;
    if (a.lower(at) === 'får' && (isGetting(a, at) || isOfPhrase(a, at))) return null;
    return ASKED.match(a, at, models, options);
  },
};
