import { WordList } from '../../../words/word-list.ts';
import type { TongueFinding } from '../../tongue-finding.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import * as w from '../word-bits.ts';
import { isMostly, NUMERALS, UNCOUNTABLE } from '../words.ts';
import { pluralOf } from '../noun-lists.ts';

const COUNTED = new WordList(
  'year day month week hour minute second time brother sister friend kilometer kilometre meter metre student pupil dog cat person car book',
);

/** Nouns that are always counted. */
const COUNTED_PLAINLY = new WordList(
  'year day month week hour minute friend student pupil dog cat car book person boy girl animal bird country city house school game film movie song picture photo video flower tree house shop hotel teacher player problem question reason thing way idea word story',
);

const SAME = new WordList(
  'kroner sheep fish people police million thousand hundred dozen percent more less series species deer aircraft other same half pm am of',
);

/** The noun after a word that says there are several, in the plural; null where it need not be. */
function singularAfterMany(t: TongueText, at: number, noun: number): TongueFinding | null {
  const word = t.lower(noun);
  if (!t.is(noun, w.NOUN) || !isMostly(t, noun, w.NOUN) || t.is(noun, w.PLURAL) || !t.isWord(noun) || t.isCapital(noun))
    return null;
  if (SAME.test(word) || UNCOUNTABLE.test(word) || word.endsWith('s') || word.includes('-')) return null;
  const next = t.after(noun);
  const opener = t.lower(at);
  if (
    t.is(next, w.NOUN | w.PLURAL) &&
    !isMostly(t, next, w.VERB | w.THIRD | w.ADVERB) &&
    t.lower(next) !== 'old' &&
    !['in', 'on', 'and', 'at', 'a', 'but', 'for', 'of', 'i', 'he', 'she', 'we', 'they'].includes(t.lower(next))
  )
    return null;
  if (
    /^[-–]/.test(t.written(next)) ||
    (t.lower(next) === 'old' && (t.lower(t.before(at)) === 'a' || t.is(t.after(next), w.NOUN)))
  )
    return null;
  if (
    ['a', 'the', 'one', 'this'].includes(t.lower(t.before(at))) &&
    !['many', 'these', 'those', 'few'].includes(opener) &&
    t.lower(next) !== 'old' &&
    t.lower(t.before(at)) !== 'the'
  )
    return null;
  if (opener === 'few' || opener === 'hundred') {
    if (t.lower(t.before(at)) !== 'a' && t.lower(t.before(at)) !== 'two') return null;
  }
  if (
    opener === 'both' ||
    (opener === 'many' && t.lower(noun) === 'a') ||
    (opener === 'those' && !t.isMark(next) && t.is(noun, w.VERB))
  )
    return null;
  return t.swap(noun, pluralOf(word));
}

/** After what counts or says that there are several. */
export const AMOUNTS: readonly TongueRule[] = [
  {
    id: 'number-singular',
    type: 'plural',
    explanation: 'Der er flere end én, så ordet skal stå i flertal: »{replacement}« i stedet for »{token}«.',
    on: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty hundred many several few these those both',
    match(t, at) {
      let noun = t.after(at);
      if (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE) && !t.is(noun, w.VERB)) noun = t.after(noun);
      return singularAfterMany(t, at, noun);
    },
    wrong: `I have two [brother|brothers].
      She is twelve [year|years] old.
      There are many [car|cars] here.
      These [book|books] are good.
      We waited for three [hour|hours].`,
    right: `I have two brothers.
      It is a two year old dog.
      It was a five minute walk.
      Many people came.
      These sheep are white.
      Those are mine.
      One or two bedrooms are enough.`,
  },
  {
    id: 'amount-of-singular',
    type: 'plural',
    explanation: 'Der er flere end én, så ordet skal stå i flertal: »{replacement}« i stedet for »{token}«.',
    on: 'hundreds thousands millions billions lots plenty lot couple dozens kinds types number million billion trillion thousand',
    match(t, at) {
      const of = t.after(at);
      const isNumber = /ion$|^thousand$/.test(t.lower(at));
      if (!isNumber && t.lower(of) !== 'of') return null;
      let noun = isNumber ? of : t.after(of);
      if (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE)) noun = t.after(noun);
      if (isNumber) return singularAfterMany(t, at, noun);
      const isWhole = !t.is(t.after(noun), w.NOUN) || isMostly(t, t.after(noun), w.VERB | w.PAST | w.ADVERB);
      return COUNTED_PLAINLY.test(t.lower(noun)) && isWhole ? t.swap(noun, pluralOf(t.lower(noun))) : null;
    },
    wrong: `It takes hundreds of [year|years] to disappear.
      There are lots of [car|cars].
      A couple of [friend|friends] came.
      I know a lot of [girl|girls].
      Five trillion [piece|pieces] of plastic are in the sea.`,
    right: `It takes hundreds of years.
      There is a lot of water.
      It is worth a million.
      We have plenty of time.
      A lot of fun.
      One million people live here.`,
  },
  {
    id: 'times-a-week',
    type: 'plural',
    explanation: 'Der er flere gange, så det hedder »times«: three times a week.',
    on: 'time',
    match: (t, at) =>
      (NUMERALS.test(t.lower(t.before(at))) || t.lower(t.before(at)) === 'many') &&
      ['a', 'per', 'every', 'in', '.'].includes(t.lower(t.after(at)))
        ? t.swap(at, 'times')
        : null,
    wrong: `I train three [time|times] a week.
      We have been there many [time|times].
      He calls five [time|times] every day.
      I saw it four [time|times] in a row.`,
    right: `I train three times a week.
      We have time.
      Ten times a day.
      It is nine time zones away.
      This time I know.
      One time is enough.`,
  },
  {
    id: 'digits-singular',
    type: 'plural',
    explanation: 'Der er flere end én, så ordet skal stå i flertal: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      if (!t.isNumber(at) || !/^\d{1,3}$/.test(t.written(at)) || Number(t.written(at)) < 2) return null;
      const unit = t.after(at);
      if (
        !COUNTED.test(t.lower(unit)) ||
        t.lower(t.before(at)) === 'a' ||
        (t.is(t.after(unit), w.NOUN) && t.lower(t.after(unit)) !== 'old')
      )
        return null;
      if (t.lower(t.after(unit)) === 'old' && t.is(t.after(unit, 2), w.NOUN)) return null;
      return t.swap(unit, pluralOf(t.lower(unit)));
    },
    wrong: `I am 14 [year|years] old.
      We stayed for 5 [day|days].
      It takes 20 [minute|minutes].
      He has 2 [brother|brothers].`,
    right: `I am 14 years old.
      It is a 5 day trip.
      A 14 year old boy came.
      He has 2 brothers.
      We stayed 1 day.
      In 2015 people liked it.`,
  },
];
