import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import type { WordStore } from '../../word-store.ts';
import { baseOf, pastOf, thirdOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import {
  CONJUNCTIONS,
  DETERMINERS,
  HELPING_VERBS,
  isMostly,
  NUMERALS,
  OBJECTS,
  PREPOSITIONS,
  SUBJECTS,
} from '../words.ts';

const BE = new WordList('am is are was were');
/** After these English too may turn round. */
const NEGATIVE = new WordList('never not only nor neither seldom rarely hardly no so little such scarcely here there');
/** What happens, and so no opener of place makes English turn round: »In the house lived an old man« is right. */
const DOING = new WordList(
  'find found take took buy bought see saw hear heard eat ate get got give gave make made say said ask asked tell told think thought want wanted need needed drive drove play played travel travelled write wrote read know knew start started begin began forget forgot meet met win won lose lost throw threw help helped loved hate hated sleep slept watch watched open opened call called use used try tried decide decided learn learned become became wake woke visit visited shout shouted scream screamed celebrate celebrated cook cooked build built sell sold bring brought drink drank feel felt sing sang speak spoke show showed close closed kiss kissed kill killed fight fought work worked believe believed bite bit catch caught break broke turned turn jumped jump ran swam walked',
);
const OPENS_SENTENCE = new WordList(
  'first then yesterday today tomorrow now afterwards later sometimes therefore suddenly luckily unfortunately finally usually normally often maybe perhaps soon next last one every after before during in on at since until from with two three four five ten some many this that',
);
const OPENS_TIME = new WordList('one every last next this that two three four five ten some many');
const TIME_NOUNS = new WordList(
  'day days week weeks month months year years morning evening night afternoon hour hours minute minutes second seconds time times moment summer winter spring autumn weekend later ago point end beginning way',
);
const OPENS_CLAUSE = new WordList('when if because after before as while although since');
const OPENER_ENDS = new WordList(
  'that who which i he she we they you what when where how why if because than it there and or to',
);
const OWN_VERBS = new WordList('let see look');
const OF_SUBJECT = new WordList('the my your his her our their all most many some few both two three four five');
const EVERYBODY = new WordList('everybody everyone people somebody nobody');
/** It is done to these as well. */
const MAY_BE_OBJECT = new WordList('it you everybody everyone people somebody nobody');
const NO_SUBJECT = new WordList('this that these those a an no not');
const LONGEST = 6;

const isAsked = (t: TongueText, at: number): boolean => {
  for (let k = t.sentenceEnd(at) - 1; k >= t.sentenceStart(at) && k >= t.sentenceEnd(at) - 3; k--)
    if ('?!'.includes(t.written(k).charAt(0))) return true;
  return false;
};

/** The last place of the subject after a verb that stands too early, or −1. */
function subjectEnd(t: TongueText, from: number): number {
  const word = t.lower(from);
  const isHelped = HELPING_VERBS.test(t.lower(t.before(from)));
  if (EVERYBODY.test(word) || SUBJECTS.test(word)) return isHelped || !MAY_BE_OBJECT.test(word) ? from : -1;
  if (NO_SUBJECT.test(word)) return -1;
  const isName = t.isCapital(from) && t.is(from, w.NAME) && !t.is(from, w.VERB | w.ADJECTIVE);
  if (isName) return t.isCapital(t.after(from)) ? -1 : from;
  // »have fast food become«
  if (isHelped && t.is(from, w.ADJECTIVE | w.NOUN) && isMostly(t, t.after(from), w.NOUN)) return t.after(from);
  if (!OF_SUBJECT.test(word) && !isMostly(t, from, w.PLURAL)) return -1;
  let at = OF_SUBJECT.test(word) ? t.after(from) : from;
  for (let k = 0; k < 2 && t.is(at, w.ADJECTIVE) && !isMostly(t, at, w.NOUN | w.PLURAL); k++) at = t.after(at);
  if (!t.is(at, w.NOUN | w.PLURAL)) return -1;
  if (isMostly(t, t.after(at), w.PLURAL) && !t.is(t.after(at), w.VERB | w.ADJECTIVE)) at = t.after(at);
  return at;
}

/** The verb right after an opener of up to six words, or −1. */
function verbAfterOpener(t: TongueText, first: number): number {
  if (!OPENS_SENTENCE.test(t.lower(first))) return -1;
  for (let at = t.after(first), k = 0; at >= 0 && k < LONGEST; at = t.after(at), k++) {
    const word = t.lower(at);
    const isThat = k === 0 && word === 'that' && t.lower(first) === 'after';
    if (t.isMark(at) || (OPENER_ENDS.test(word) && !isThat)) return -1;
    const isHelper = HELPING_VERBS.test(word);
    if (!isHelper && !DOING.test(baseOrSelf(t, at))) continue;
    if (endsOpener(t, first, t.before(at)) && (isHelper || isOnePhrase(t, first, at))) return at;
  }
  return -1;
}

const baseOrSelf = (t: TongueText, at: number): string =>
  t.is(at, w.THIRD) && !t.is(at, w.VERB) ? baseOf(t.lower(at), t.words) : t.lower(at);

/** »In 2015 people«, »most of us« have their subject within. */
function isOnePhrase(t: TongueText, first: number, end: number): boolean {
  let nouns = 0;
  for (let at = first + 1; at < end; at++) {
    if (PREPOSITIONS.test(t.lower(at)) || OBJECTS.test(t.lower(at))) return false;
    if (t.isNumber(at) || t.is(at, w.NAME) || isMostly(t, at, w.NOUN | w.PLURAL)) nouns++;
    if (nouns > 0 && DETERMINERS.test(t.lower(at))) return false;
  }
  return nouns < 2;
}

/** »After that«, »In May«, »Five minutes later«: what stands there is whole. */
function endsOpener(t: TongueText, first: number, last: number): boolean {
  if (PREPOSITIONS.test(t.lower(first)))
    return last > first && (t.is(last, w.NOUN | w.PLURAL | w.NAME) || t.isNumber(last) || t.lower(last) === 'that');
  if (OPENS_TIME.test(t.lower(first))) return last > first && TIME_NOUNS.test(t.lower(last));
  return last === first || (t.lower(first) === 'first' && t.lower(last) === 'then');
}

/** »do you start«: you start. */
const DO_TENSE: Readonly<Record<string, (base: string, words: WordStore) => string>> = {
  do: (base) => base,
  does: (base) => thirdOf(base),
  did: (base, words) => pastOf(base, words),
};

/** The verb and the subject in the order of English. */
function turned(t: TongueText, verb: number, end: number): TongueFinding {
  const main = t.after(end);
  const form = DO_TENSE[t.lower(verb)];
  if (form !== undefined && t.is(main, w.VERB)) {
    const subject = t.text.slice(t.start(verb + 1), t.end(end));
    return { ...t.span(verb, main, `${subject} ${form(t.lower(main), t.words)}`), confidence: 0.9 };
  }
  const subject = Array.from({ length: end - verb }, (_, k) => t.written(verb + 1 + k)).join(' ');
  return { ...t.span(verb, end, `${subject} ${t.lower(verb)}`), confidence: 0.89 };
}

/** What follows the subject shows that a verb stands before it: »has fast food become«, »are phones also useful«. */
function goesOn(t: TongueText, verb: number, end: number): boolean {
  const next = t.after(end);
  const word = t.lower(next);
  if (!HELPING_VERBS.test(t.lower(verb))) return next >= 0 && !CONJUNCTIONS.test(word);
  if (SUBJECTS.test(t.lower(end))) return next >= 0 && !t.isMark(next);
  if (BE.test(t.lower(verb)))
    return (
      ALSO.test(word) || (isMostly(t, next, w.ADJECTIVE | w.ING) && (t.after(next) < 0 || t.isMark(t.after(next))))
    );
  return t.is(next, w.VERB | w.PARTICIPLE) && isMostly(t, next, w.VERB | w.PARTICIPLE | w.PAST);
}

const NO_OWNER = new WordList('i you he she it we they am is are was were have has had do does did can will would');
const LEADS_ON = new WordList('the a an my your his her its our their this these those');
const ALSO = new WordList('also not always never very so too still');

/** Danish turns subject and verb round after what opens the sentence; English does not. */
export const INVERSION: readonly TongueRule[] = [
  {
    id: 'opener-inverted',
    type: 'word-order',
    explanation:
      'På engelsk står grundleddet før verbet, også når sætningen begynder med noget andet: »{replacement}«.',
    match(t, at) {
      if (!t.isFirst(at) || NEGATIVE.test(t.lower(at)) || isAsked(t, at)) return null;
      const verb = verbAfterOpener(t, at);
      if (verb < 0 || OWN_VERBS.test(t.lower(verb))) return null;
      const end = subjectEnd(t, t.after(verb));
      if (end < 0 || !goesOn(t, verb, end) || LEADS_ON.test(t.lower(t.before(verb)))) return null;
      // »In the break we plays«, »After the show she«: the verb is a noun
      if (
        !HELPING_VERBS.test(t.lower(verb)) &&
        (t.is(t.after(end), w.VERB | w.PAST | w.THIRD) || t.is(t.before(verb), w.ADJECTIVE)) &&
        t.is(verb, w.NOUN)
      )
        return null;
      if (!HELPING_VERBS.test(t.lower(verb)) && isMostly(t, t.after(end), w.VERB | w.PAST | w.THIRD)) return null;
      return turned(t, verb, end);
    },
    wrong: `First [found Sara|Sara found] a key.
      In the last years [has the school|the school has] become bigger.
      Five minutes later [got we|we got] a penalty.
      On the other hand [are phones|phones are] also useful.
      After that [can you|you can] go home.
      Yesterday [took my dad|my dad took] us to the beach.
      In Denmark [do you start|you start] school when you are six.
      One day [said the robot|the robot said] something strange.`,
    right: `First Sara found a key.
      In the house lived an old man.
      In the garden was a tree.
      Then came the day.
      After that you can go home.
      Never have I seen so many people.
      On the table were two books.
      At night the dogs play.
      After the show we ate pizza.
      In the end we won.
      From the start she liked him.
      Here are the books.
      In the morning the girls ran home.
      Next was the kitchen.`,
  },
  {
    id: 'clause-inverted',
    type: 'word-order',
    explanation:
      'Efter en ledsætning bytter grundled og verbum ikke plads på engelsk: When I came home, {replacement} …',
    on: 'when if because after before as while although since',
    match(t, at) {
      if (!t.isFirst(at) || !OPENS_CLAUSE.test(t.lower(at)) || isAsked(t, at)) return null;
      const opener = t.lower(t.after(at));
      if (!SUBJECTS.test(opener) && !DETERMINERS.test(opener) && !t.is(t.after(at), w.NAME | w.PLURAL)) return null;
      let comma = t.after(at);
      while (comma >= 0 && !t.isMark(comma)) comma = t.after(comma);
      if (t.written(comma) !== ',' || comma - at < 3) return null;
      const verb = t.after(comma);
      const isVerb = HELPING_VERBS.test(t.lower(verb)) || isMostly(t, verb, w.PAST | w.THIRD);
      if (!isVerb || t.is(verb, w.NAME)) return null;
      const end = subjectEnd(t, t.after(verb));
      if (end < 0 || t.after(end) < 0 || t.isMark(t.after(end))) return null;
      return turned(t, verb, end);
    },
    wrong: `When I came home, [was he|he was] already there.
      If you are late, [will they|they will] go without you.
      When the pressure becomes too high, [comes the magma|the magma comes] up.
      Because it rained, [could we|we could] not play.`,
    right: `When I came home, he was there.
      If you are late, will they go without you?
      When he came, everything was fine.
      Because it rained, we could not play.
      As the day went on, came and went the clouds.
      When she was tired, hungry and cold, she cried.
      If I had known, I would have come.`,
  },
  {
    id: 'middle-before-verb',
    type: 'word-order',
    explanation: 'Always, never, often, also og usually står foran hovedverbet på engelsk: »{replacement}«.',
    on: 'always never often usually also',
    match(t, at) {
      const verb = t.before(at);
      const subject = t.before(verb);
      if (!t.is(verb, w.THIRD | w.VERB | w.PAST) || t.is(verb, w.NOUN) || HELPING_VERBS.test(t.lower(verb)))
        return null;
      if (!isMostly(t, verb, w.THIRD | w.PAST | w.VERB)) return null;
      if (
        !t.is(subject, w.NOUN | w.PLURAL | w.NAME) ||
        NO_OWNER.test(t.lower(subject)) ||
        NUMERALS.test(t.lower(subject))
      )
        return null;
      const next = t.after(at);
      if (t.lower(next) === 'to' || t.lower(next) === 'again') return null;
      if (!DETERMINERS.test(t.lower(next)) && !PREPOSITIONS.test(t.lower(next)) && !t.is(next, w.NOUN | w.PLURAL))
        return null;
      return t.span(verb, at, `${t.lower(at)} ${t.lower(verb)}`);
    },
    wrong: `My brother [forgets always|always forgets] his keys.
      Emma [eats never|never eats] fish.
      The dog [sleeps often|often sleeps] in my bed.
      My parents [eat always|always eat] at six.`,
    right: `My brother always forgets his keys.
      Emma is never late.
      The dog has often slept there.
      My mother knew, also in the morning.
      He said never again.
      They came often.`,
  },
];
