import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { isGivenName, mayThink } from '../../words/beings.ts';
import { DIGITS } from '../../words/numbers.ts';
import { MORE_OF_THEM, OBJECT_OF, OBJECT_PERSONS, PERSONS, PERSONS_AND_I } from '../../words/persons.ts';
import { PLACES_BY_NOUN } from '../../words/places.ts';
import { TIME_SPANS, WEEKDAYS } from '../../words/times.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../../words/verbs.ts';
import {
  ALONG,
  MOVES,
  VERBS_WITH_PREPOSITION,
  type VerbWithPreposition,
  WAYS,
} from '../../words/verbs-with-preposition.ts';
import { WordList } from '../../words/word-list.ts';

const PERIODS = new WordList('ugen dagen måneden året timen natten');
const HOW_OFTEN = new WordList('gang gange time timer dag dage aften aftener minutter kroner');
const SURE = 0.86;

/** »to aftener ugen«, »tre dem«, »løb ned gården«, »har brug en cykel«, »ringet lægen«, »kommer Syrien«: what a preposition belongs between. */
export const prepositionLeftOut: WordRule = {
  id: 'preposition-left-out',
  subcategory: 'missing-word',
  explanation:
    'Her mangler et forholdsord: »{replacement}«. Små ord som »i«, »på«, »til« og »om« binder ordene sammen, og mange udsagnsord har deres eget.',
  on: {
    words: `ugen dagen måneden året timen natten dem os jer brug ondt ${[...WAYS.keys(), ...VERBS_WITH_PREPOSITION.keys()].join(' ')}`,
  },
  wrong: [
    ['Jeg kan arbejde to aftener ugen.', 'Jeg kan arbejde to aftener om ugen.'],
    ['Tre dem kommer fra Ukraine.', 'Tre af dem kommer fra Ukraine.'],
    ['Jeg løb ned gården uden jakke.', 'Jeg løb ned i gården uden jakke.'],
    ['Han faldt ned trappen.', 'Han faldt ned ad trappen.'],
    ['Jeg har brug en ny cykel.', 'Jeg har brug for en ny cykel.'],
    ['Min mor har ondt ryggen.', 'Min mor har ondt i ryggen.'],
    ['Vi har ringet lægen to gange.', 'Vi har ringet til lægen to gange.'],
    ['Jeg kommer Syrien.', 'Jeg kommer fra Syrien.'],
    ['Jeg vil gerne snakke min lærer.', 'Jeg vil gerne snakke med min lærer.'],
    ['Min chef blev sur mig.', 'Min chef blev sur på mig.'],
    ['Hun er stolt sin datter.', 'Hun er stolt af sin datter.'],
    ['Han er bange hunden.', 'Han er bange for hunden.'],
    ['Jeg tænker tit min mormor i Iran.', 'Jeg tænker tit på min mormor i Iran.'],
    ['Vi venter altid bussen i regnvejr.', 'Vi venter altid på bussen i regnvejr.'],
  ],
  right: [
    'To gange om ugen spiller vi bold.',
    'Han gav de tre dem tilbage.',
    'Han gik ned ad trappen og ud i haven.',
    'Jeg har brug for en ny cykel.',
    'Der bor Ali og hans far.',
    'Så ringede telefonen.',
    'Jeg kommer fra Syrien.',
    'Ned kom katten.',
    'Bogen, filmen handler om, er god.',
    'Jeg skal ikke trætte jer med det.',
    'Jeg har altid interesseret mig for heste.',
    'Ingen havde råbt ham op.',
    'De talte os to gange.',
    'Vi kom tilbage dagen efter.',
    'Jeg råbte mig hæs.',
    'Han viser stolt tallene frem.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    const lower = a.lower(at);
    if (PERIODS.test(lower)) return isHowOften(a, before) ? after(a, before, ['om']) : null;
    if (MORE_OF_THEM.test(lower))
      return isAmount(a, before) && isFinite(a, a.after(at)) ? after(a, before, ['af']) : null;
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at) || a.isMark(next)) return null;
    if (lower === 'brug') return isHad(a, before) && isThing(a, next) ? after(a, at, ['for']) : null;
    if (lower === 'ondt') return isKnownNoun(a, next) && !isFinite(a, a.after(next)) ? after(a, at, ['i']) : null;
    if (WAYS.has(lower)) return towards(a, at, next);
    const verb = VERBS_WITH_PREPOSITION.get(lower);
    return verb === undefined ? null : ofVerb(a, at, verb);
  },
};

function after(a: Analysis, at: number, prepositions: readonly string[]): Finding {
  return {
    start: a.starts[at]!,
    end: a.ends[at]!,
    replacements: prepositions.map((preposition) => `${a.written(at)} ${preposition}`),
    confidence: SURE,
  };
}

/** »to aftener | ugen« */
function isHowOften(a: Analysis, times: number): boolean {
  if (!HOW_OFTEN.test(a.lower(times)) || a.commaAfter(times)) return false;
  const number = a.before(times);
  return a.is(number, r.NUMERAL) || EN_ET.test(a.lower(number)) || (determinerBits(a.lower(number)) & r.PLURAL) !== 0;
}

const SOME = new WordList('mange nogle ingen flere halvdelen fleste');
/** »tre | dem kommer«, first in its clause */
function isAmount(a: Analysis, at: number): boolean {
  if (
    a.commaAfter(at) ||
    !(a.is(at, r.NUMERAL) || SOME.test(a.lower(at)) || (determinerBits(a.lower(at)) & r.PLURAL) !== 0)
  )
    return false;
  const opener = a.lower(at) === 'fleste' ? a.before(at, 2) : a.before(at);
  return (
    opener < 0 ||
    a.isMark(opener) ||
    a.commaAfter(opener) ||
    r.hasAny(a.reading(opener), r.CONJUNCTION | r.SUBORDINATOR)
  );
}

/** »har | brug«, »får jeg | brug« */
const isHad = (a: Analysis, before: number): boolean =>
  !a.commaAfter(before) &&
  (GETS.test(a.lower(before)) || GETS.test(a.lower(a.before(before))) || GETS.test(a.lower(a.before(before, 2))));
const GETS = new WordList('har havde have haft får fik få');

const isThing = (a: Analysis, at: number): boolean =>
  a.lower(at) !== 'for' &&
  a.lower(at) !== 'af' &&
  (determinerBits(a.lower(at)) !== 0 || OBJECT_PERSONS.test(a.lower(at)) || r.hasAny(a.reading(at), r.NOUN | r.NAME));

const isKnownNoun = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) && a.canBe(at, r.NOUN | r.DEFINITE, r.GENITIVE) && !a.is(at, r.GENITIVE);

/** »løb | ned | gården« */
function towards(a: Analysis, at: number, noun: number): Finding | null {
  if (TIME_SPANS.test(a.lower(noun))) return null;
  if (!isKnownNoun(a, noun) || isFinite(a, a.after(noun)) || a.hasCapital(noun) || a.lower(noun) === 'klokken')
    return null;
  let verb = a.before(at);
  for (let steps = 0; steps < 2 && verb >= 0 && !MOVES.test(a.lower(verb)) && !a.commaAfter(a.before(verb)); steps++)
    verb = a.before(verb);
  if (!MOVES.test(a.lower(verb))) return null;
  const own = PLACES_BY_NOUN.get(a.lower(noun))?.find(({ right }) => right === 'i' || right === 'på')?.right;
  const usual = WAYS.get(a.lower(at))!;
  return after(a, at, [ALONG.test(a.lower(noun)) ? 'ad' : usual === 'i' ? (own ?? usual) : usual]);
}

/** »har ringet | lægen«, »vil snakke | min lærer«, »jeg kommer | Syrien« */
function ofVerb(a: Analysis, at: number, { right, follows, unless }: VerbWithPreposition): Finding | null {
  const turned = isTurned(a, at) ? a.after(at) : at;
  if (turned === at && !hasDoer(a, at)) return null;
  if (a.commaAfter(turned) || (WRUNG.test(a.lower(at)) && !isPredicate(a, at))) return null;
  // »tænker tit | min mormor«
  const last = HOW_OFTEN_OR_MUCH.test(a.lower(a.after(turned))) ? a.after(turned) : turned;
  if (a.commaAfter(last)) return null;
  const next = a.after(last);
  if (next < 0 || unless?.test(a.lower(next)) || unless?.test(a.lower(a.after(next)))) return null;
  if (OBJECT_OF[a.lower(turned === at ? a.before(at) : turned)] === a.lower(next)) return null;
  if (SHARES.test(a.lower(next)) || !fits(a, next, follows) || comesLater(a, next, right)) return null;
  return after(a, last, [right]);
}

const WRUNG = new WordList('vred');
const HOW_ANGRY = new WordList('så meget lidt ret rigtig stadig ikke også bare altid');
/** »er så | vred min bror«; not »hun vred kluden« */
function isPredicate(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (HOW_ANGRY.test(a.lower(k))) k = a.before(k);
  return ALL_BE_AND_BECOME.test(a.lower(SUBJECTS.test(a.lower(k)) ? a.before(k) : k));
}

/** »lyttede | halvdelen af tiden« */
const SHARES = new WordList('klokken halvdelen resten tiden dagen natten aftenen ugen');
const HOW_OFTEN_OR_MUCH = new WordList(
  'tit ofte altid meget aldrig ikke stadig stadigvæk lidt kun bare sjældent længe',
);
/** »kommer jeg« */
const isTurned = (a: Analysis, at: number): boolean => isFinite(a, at) && SUBJECTS.test(a.lower(a.after(at)));
const SUBJECTS = new WordList('jeg du han hun vi');
const ADVERBS = new WordList('ikke også gerne altid bare aldrig tit kun');
/** Whoever does it, or a verb that helps, stands before. */
function hasDoer(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  if (k < 0 || a.commaAfter(k)) return false;
  const lower = a.lower(k);
  // »er jeg | stolt«; not »viser han | stolt«
  if (a.is(at, r.ADJECTIVE))
    return (
      ALL_BE_AND_BECOME.test(lower) ||
      (PERSONS.test(lower) && ALL_BE_AND_BECOME.test(a.lower(a.before(k)))) ||
      DEGREES.test(lower)
    );
  if (a.is(at, r.INFINITIVE)) return MORE_MODALS.test(lower) || lower === 'at' || PERSONS_AND_I.test(lower);
  return PERSONS.test(lower) || HAVE.test(lower) || lower === 'er' || DEMANDS_NO_MORE.test(lower);
}
const DEGREES = new WordList('meget så lidt ret rigtig virkelig helt');
const DEMANDS_NO_MORE = new WordList('den bogen filmen historien digtet serien stykket teksten har');

const OWNERS = new WordList('min mit mine din dit dine sin sit sine vores hans hendes jeres deres');
function fits(a: Analysis, next: number, follows: VerbWithPreposition['follows']): boolean {
  const noun = a.after(next);
  if (follows === 'place')
    return (
      a.hasCapital(next) &&
      a.is(next, r.NAME) &&
      !isGivenName(a.lower(next)) &&
      !a.written(next).endsWith('-') &&
      !WEEKDAYS.test(a.lower(next)) &&
      !DIGITS.test(a.written(a.after(next))) &&
      !a.is(next, r.GENITIVE)
    );
  if (follows === 'one') return EN_ET.test(a.lower(next)) && r.hasAny(a.reading(noun), r.NOUN | r.ADJECTIVE);
  const isOwned = OWNERS.test(a.lower(next)) && a.is(noun, r.NOUN) && !a.is(noun, r.GENITIVE);
  if (follows === 'owned') return isOwned && !startsNext(a, noun);
  if (follows === 'person')
    return (
      OBJECT_PERSONS.test(a.lower(next)) ||
      (isOwned && mayThink(a.lower(noun))) ||
      (isKnownNoun(a, next) && mayThink(a.lower(next)))
    );
  const isMet = follows === 'anybody' && OBJECT_PERSONS.test(a.lower(next));
  return isMet || ((isOwned || isKnownNoun(a, next)) && !startsNext(a, isOwned ? noun : next));
}

/** »jeg er træt | min far siger«: another sentence begins without a mark. */
const startsNext = (a: Analysis, noun: number): boolean => !a.commaAfter(noun) && isFinite(a, a.after(noun));

const FARTHEST = 10;
/** »bogen, filmen handler | om«, »vente min far på« */
function comesLater(a: Analysis, at: number, preposition: string): boolean {
  for (let k = at, steps = 0; k >= 0 && !a.isMark(k) && steps < FARTHEST; k = a.after(k), steps++)
    if (a.lower(k) === preposition) return true;
  return false;
}
