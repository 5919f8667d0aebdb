import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly, isPlural, POSSESSIVES, UNCOUNTABLE } from '../words.ts';
import { NEWSLIKE, pluralOf, singularOf } from '../noun-lists.ts';

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  childs: 'children',
  childrens: 'children',
  mans: 'men',
  womans: 'women',
  womens: 'women',
  mens: 'men',
  foots: 'feet',
  tooths: 'teeth',
  mouses: 'mice',
  sheeps: 'sheep',
  wifes: 'wives',
  lifes: 'lives',
  knifes: 'knives',
  wolfs: 'wolves',
  halfs: 'halves',
  leafs: 'leaves',
  shelfs: 'shelves',
  thiefs: 'thieves',
  persones: 'persons',
  feets: 'feet',
  informations: 'information',
  homeworks: 'homework',
  advices: 'advice',
  furnitures: 'furniture',
  equipments: 'equipment',
  luggages: 'luggage',
  knowledges: 'knowledge',
  newses: 'news',
  musics: 'music',
  moneys: 'money',
  datas: 'data',
  medias: 'media',
  pollutions: 'pollution',
};

function singularAfterMany(t: Parameters<TongueRule['match']>[0], at: number, noun: number) {
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

const SURE_VERB_BEFORE = new WordList('he she it who');

const COUNTED = new WordList(
  'year day month week hour minute second time brother sister friend kilometer kilometre meter metre student pupil dog cat person car book',
);

const SAME = new WordList(
  'kroner sheep fish people police million thousand hundred dozen percent more less series species deer aircraft other same half pm am of',
);

export const PLURALS: readonly TongueRule[] = [
  {
    id: 'wrong-plural',
    type: 'plural',
    explanation:
      'Flertal af ordet er uregelmæssigt, eller ordet kan slet ikke stå i flertal på engelsk. Skriv »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!t.isWord(at) || !Object.hasOwn(IRREGULAR_PLURALS, word)) return null;
      if (
        (word === 'childrens' || word === 'mens' || word === 'womens') &&
        t.is(t.after(at), w.NOUN | w.PLURAL) &&
        !t.is(t.after(at), w.VERB)
      )
        return t.swap(at, `${word.slice(0, -1)}'s`, IRREGULAR_PLURALS[word]!);
      if ((word === 'leafs' || word === 'mans' || word === 'wolfs') && SURE_VERB_BEFORE.test(t.lower(t.before(at))))
        return null;
      return t.swap(at, IRREGULAR_PLURALS[word]!);
    },
    wrong: `The [childs|children] are happy.
      I need more [informations|information].
      Two [mans|men] came.
      My [foots|feet] are cold.
      We have so much [homeworks|homework].`,
    right: `The children are happy.
      I need more information.
      Two men came.
      The child's toy is red.
      My feet are cold.
      He works hard.`,
  },
  {
    id: 'peoples',
    type: 'plural',
    explanation: '»People« er allerede flertal og betyder »mennesker«: many people, the people.',
    on: 'peoples',
    match: (t, at) =>
      t.is(t.after(at), w.NOUN) && !t.is(t.after(at), w.VERB) && isMostly(t, t.after(at), w.NOUN)
        ? t.swap(at, "people's", 'people')
        : t.swap(at, 'people'),
    wrong: `Many [peoples|people] live here.
      The [peoples|people] are nice.
      I met some [peoples|people].
      Young [peoples|people] like it.`,
    right: `Many people live here.
      People's lives are different.
      The people are nice.
      I met a person.
      Some people like it.
      He is one of the people I know.`,
  },
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
  {
    id: 'this-these',
    type: 'plural',
    explanation: '»This« og »that« hører til ental, »these« og »those« til flertal: »{replacement}«.',
    on: 'this that',
    match(t, at) {
      const noun = t.after(at);
      if (!isPlural(t, noun)) return null;
      const isRelative =
        t.lower(at) === 'that' &&
        (t.is(t.before(at), w.NOUN | w.PLURAL | w.VERB | w.PAST | w.ADJECTIVE | w.THIRD) ||
          t.isMark(t.before(at)) ||
          ['so', 'is', 'was', 'me', 'him', 'her', 'us', 'them'].includes(t.lower(t.before(at))));
      return isRelative || NEWSLIKE.test(t.lower(noun)) ? null : t.swap(at, t.lower(at) === 'this' ? 'these' : 'those');
    },
    wrong: `I like [this|these] books.
      [This|These] shoes are new.
      [That|Those] birds are big.
      Who are [this|these] men?`,
    right: `I like these books.
      I think that books are good.
      This news is good.
      This makes me happy.
      He said that cars are bad.
      That sports car is fast.`,
  },
  {
    id: 'every-plural',
    type: 'plural',
    explanation: 'Efter »every«, »each« og »another« står ordet i ental: »{replacement}«.',
    on: 'every each another',
    match(t, at) {
      const noun = t.after(at);
      if (!isPlural(t, noun) || ['series', 'means', 'others'].includes(t.lower(noun))) return null;
      return t.swap(noun, singularOf(t.lower(noun)));
    },
    wrong: `I go there every [days|day].
      Each [students|student] has a book.
      He ate another [apples|apple].
      Every [countries|country] must help.`,
    right: `I go there every day.
      Every two weeks we meet.
      Each of us knows.
      He has another series.
      Every person counts.
      We love each other.`,
  },
  {
    id: 'one-of',
    type: 'plural',
    explanation:
      'Efter »one of my«, »some of the« og lignende vælger man af flere, så ordet skal stå i flertal: »{replacement}«.',
    on: 'of',
    match(t, at) {
      if (!['one', 'many', 'two', 'three', 'some'].includes(t.lower(t.before(at)))) return null;
      const determiner = t.after(at);
      if (t.lower(determiner) !== 'the' && !POSSESSIVES.test(t.lower(determiner))) return null;
      let noun = t.after(determiner);
      for (
        let k = 0;
        k < 2 &&
        (t.is(noun, w.SUPERLATIVE) ||
          (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE)) ||
          t.lower(noun) === 'most');
        k++
      )
        noun = t.after(noun);
      const isSingle =
        t.is(noun, w.NOUN) && isMostly(t, noun, w.NOUN) && !t.is(noun, w.PLURAL) && t.lower(t.before(at)) === 'one';
      if (
        !isSingle ||
        isMostly(t, t.after(noun), w.NOUN | w.PLURAL) ||
        UNCOUNTABLE.test(t.lower(noun)) ||
        t.lower(noun).endsWith('s')
      )
        return null;
      return t.swap(noun, pluralOf(t.lower(noun)));
    },
    wrong: `He is one of my [friend|friends].
      It is one of the best [film|films].
      One of the [boy|boys] fell.
      She is one of our [teacher|teachers].`,
    right: `He is one of my friends.
      One of the class members came.
      It is one of the best.
      One of the players is ill.
      Some of the milk is gone.
      It is one of her favourite things.`,
  },
];
