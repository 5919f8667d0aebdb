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

const SURE_VERB_BEFORE = new WordList('he she it who');

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
      if (word === 'wifes' && isMostly(t, t.after(at), w.NOUN)) return t.swap(at, "wife's", 'wives');
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
