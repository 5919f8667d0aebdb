import type { Words } from '../../patterns/beside.ts';
import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import { AND_OR, isInverted } from './agreement-lists.ts';
import * as w from './word-bits.ts';
import {
  BE_FORMS,
  CONJUNCTIONS,
  DETERMINERS,
  GROUPS,
  isMostly,
  isPlural,
  MIDDLE,
  NUMERALS,
  opensClause,
  PREPOSITIONS,
  SUBJECTS,
} from './words.ts';

/** Who does what a verb says. */
export interface Subject {
  readonly isOne: boolean;
  /** Where the noun phrase begins. */
  readonly from: number;
}

/** Plurals without -s. */
const SEVERAL = new WordList('people children men women police');
const SINGULAR_IN_S = new WordList(
  'news maths mathematics physics politics economics sports series means states athletics species glass class boss bus dress kiss grass business princess address virus gas christmas',
);
const OPENS_SEVERAL = new WordList('many several few both these those all');
const OF_SEVERAL = new WordList('lot lots most some many all plenty hundreds thousands millions');
const OF_ONE = new WordList('one each');
const TIMES_OF_DAY = new WordList(
  'year month week day morning evening night time summer winter spring autumn weekend way monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow lot bit kind sort',
);
/** Amounts are taken as one: »Ten years is a long time«. */
const AMOUNTS = new WordList(
  'years miles minutes hours days weeks months kilometres kilometers pounds dollars metres meters degrees percent euros kroner',
);
/** A clause goes on after these without a mark: »I think my brother has …«. */
const BEFORE_CLAUSE = new WordList(
  'think thinks thought hope hopes hoped know knows knew say says said believe believes mean means sometimes today now then yesterday maybe perhaps also sadly luckily often usually suddenly later finally',
);
/** What is done to somebody or compared with him is not done by him. */
const NO_CLAUSE = new WordList(
  'than like let lets make makes made help helps helped see saw seen watch watched hear heard have has had if wish though suppose what who which as whose',
);
/** »I suggest that he go« */
const ASKS_FOR = new WordList('suggest suggested insist insisted demand demanded recommend recommended');
const OPENS_ONE = new WordList('a an one every each this that another');
/** What no noun phrase has in its midst. */
const NO_NOUNS: Words = {
  test: (word) =>
    SUBJECTS.test(word) ||
    CONJUNCTIONS.test(word) ||
    PREPOSITIONS.test(word) ||
    OBJECTS.test(word) ||
    BE_FORMS.test(word),
};
const OBJECTS = new WordList('me him us them myself himself herself themselves ourselves not no');
const OF_ONE_THING = new WordList('the a an my his her');
const OF_THEM = new WordList('us you them');
const SOMEBODY = new WordList('me i he she you him her');
const MOST_WORDS = 3;
const OPENS_TIME = new WordList('every last next one this each');
const LONGEST_OPENER = 5;

const opensPhrase = (t: TongueText, at: number): boolean =>
  DETERMINERS.test(t.lower(at)) || OPENS_SEVERAL.test(t.lower(at)) || NUMERALS.test(t.lower(at)) || t.isNumber(at);

const isNoun = (t: TongueText, at: number): boolean =>
  t.is(at, w.NOUN | w.PLURAL) && isMostly(t, at, w.NOUN | w.PLURAL) && !TIMES_OF_DAY.test(t.lower(at));

/** »Buster«, »Professor Smith«: a capital where no sentence begins, or a word that is nothing but a name. */
const isName = (t: TongueText, at: number): boolean =>
  t.isCapital(at) &&
  !t.lower(at).includes("'") &&
  (t.is(at, w.NAME) || (t.bits(at) === 0 && !t.isFirst(at))) &&
  !t.lower(at).endsWith('s');

const isMany = (t: TongueText, at: number): boolean =>
  SEVERAL.test(t.lower(at)) || (isPlural(t, at) && !SINGULAR_IN_S.test(t.lower(at)) && !GROUPS.test(t.lower(at)));

/** What the noun phrase that ends at a place is about: one thing, several, or null where it is not plain. */
function phraseEndingAt(t: TongueText, head: number, isJoined = false): Subject | null {
  if (NO_NOUNS.test(t.lower(head))) return null;
  const isNamed = isName(t, head);
  // »the female«
  const isMadeNoun = t.is(head, w.NOUN) && OF_ONE_THING.test(t.lower(t.before(head)));
  if (!isMadeNoun && !isNoun(t, head) && !isNamed && !SEVERAL.test(t.lower(head))) return null;
  if (!isJoined && GROUPS.test(t.lower(head)) && !isMany(t, head)) return null;
  const mayBeMany = t.is(head, w.PLURAL) || !t.is(head, w.NOUN);
  if (!isMany(t, head) && mayBeMany && t.lower(head).endsWith('s') && !SINGULAR_IN_S.test(t.lower(head))) return null;
  let from = head;
  for (let words = 0; words < MOST_WORDS; words++) {
    const before = t.before(from);
    const isPart = isNamed
      ? isName(t, before) || isNoun(t, before)
      : t.is(before, w.ADJECTIVE | w.COMPARATIVE | w.SUPERLATIVE) || (isNoun(t, before) && !isPlural(t, before));
    if (!isPart || NO_NOUNS.test(t.lower(before)) || opensPhrase(t, before)) break;
    from = before;
  }
  const opener = t.lower(t.before(from));
  const counts = NUMERALS.test(opener) || t.isNumber(t.before(from));
  if (counts && AMOUNTS.test(t.lower(head))) return null;
  // »these book«, »each students«: which of the two is wrong is for others to say
  if (isMany(t, head) ? OPENS_ONE.test(opener) : counts || OPENS_SEVERAL.test(opener)) return null;
  if (opensPhrase(t, t.before(from))) from = t.before(from);
  if (['the', 'all'].includes(t.lower(from)) && t.lower(t.before(from)) === 'all') from = t.before(from);
  return { isOne: !isMany(t, head), from };
}

/**
 * The subject of the verb at a place, when a noun phrase stands right before it and begins its clause: »my best friend«, »most of
 * the pupils«, »the boy with the dog«, »Emma and her brother«, »people who …«.
 */
export function subjectBefore(t: TongueText, verb: number): Subject | null {
  let last = t.before(verb);
  if (MIDDLE.test(t.lower(last))) last = t.before(last);
  if (t.lower(last) === 'who' || ((t.lower(last) === 'which' || t.lower(last) === 'that') && isNoun(t, t.before(last))))
    return antecedentOf(t, t.before(last));
  // »every one of us«, »some of them«
  if (OF_THEM.test(t.lower(last)) && t.lower(t.before(last)) === 'of')
    return ofSeveral(t, { isOne: false, from: last }, t.before(last, 2));
  const phrase = phraseEndingAt(t, last);
  return phrase === null ? null : wholeSubject(t, phrase);
}

/** »people who«, »a girl which«; not »one of the boys who«. */
function antecedentOf(t: TongueText, noun: number): Subject | null {
  const phrase = phraseEndingAt(t, noun);
  return phrase === null || PREPOSITIONS.test(t.lower(t.before(phrase.from))) ? null : phrase;
}

/** The subject that a noun phrase is, or is the end of; null where no clause begins with it. */
function wholeSubject(t: TongueText, phrase: Subject): Subject | null {
  const before = t.before(phrase.from);
  const word = t.lower(before);
  if (word === 'of') return ofSeveral(t, phrase, t.before(before));
  if (AND_OR.test(word)) return joined(t, phrase, before);
  if (PREPOSITIONS.test(word) && isNoun(t, t.before(before))) {
    const head = phraseEndingAt(t, t.before(before));
    return head !== null && beginsClause(t, head.from) ? head : null;
  }
  return beginsClause(t, phrase.from) ? phrase : null;
}

/** »a lot of people«, »every one of us«, »most of the pupils«. */
function ofSeveral(t: TongueText, phrase: Subject, amount: number): Subject | null {
  const word = t.lower(amount);
  const from = ['a', 'every', 'the'].includes(t.lower(t.before(amount))) ? t.before(amount) : amount;
  if (!beginsClause(t, from)) return null;
  if (OF_SEVERAL.test(word) && !phrase.isOne) return { isOne: false, from };
  return OF_ONE.test(word) ? { isOne: true, from } : null;
}

/** »Emma and her brother«, »fish and birds«, »me and my friend«. */
function joined(t: TongueText, phrase: Subject, link: number): Subject | null {
  const before = t.before(link);
  // »…, and my brother«: a new clause
  if (t.isMark(before)) return t.lower(link) === 'and' ? phrase : null;
  if (t.lower(link) !== 'and') return null;
  const first = SOMEBODY.test(t.lower(before)) ? { isOne: true, from: before } : phraseEndingAt(t, before, true);
  return first !== null && beginsClause(t, first.from) ? { isOne: false, from: first.from } : null;
}

function beginsClause(t: TongueText, from: number): boolean {
  const before = t.lower(t.before(from));
  if (before === 'that' && ASKS_FOR.test(t.lower(t.before(from, 2)))) return false;
  if (NO_CLAUSE.test(before) || AND_OR.test(before) || isInverted(t, from)) return false;
  const isAdverb = before.endsWith('ly') && isMostly(t, t.before(from), w.ADVERB);
  return opensClause(t, from) || BEFORE_CLAUSE.test(before) || isAdverb || followsOpener(t, from);
}

/** »On the boat a man …«, »Every summer my family …«: what a sentence begins with, without a comma. */
function followsOpener(t: TongueText, from: number): boolean {
  const first = t.firstWord(from);
  if (from - first < 2 || from - first > LONGEST_OPENER) return false;
  const opens = PREPOSITIONS.test(t.lower(first)) || OPENS_TIME.test(t.lower(first));
  if (!opens || !t.is(t.before(from), w.NOUN | w.PLURAL | w.NAME) || !opensPhrase(t, from)) return false;
  for (let at = first + 1; at < from; at++)
    if (t.isMark(at) || CONJUNCTIONS.test(t.lower(at)) || isMostly(t, at, w.VERB | w.THIRD | w.PAST | w.ING))
      return false;
  return true;
}
