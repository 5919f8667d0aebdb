import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly, isPlural, PROFESSIONS } from '../words.ts';
import { NEWSLIKE, singularOf } from '../noun-lists.ts';

/** »hour«, »honest«: the h is silent. */
const SILENT_H = /^(?:hour|honest|honou?r|heir)/;

/** »university«, »European«, »one«: a consonant is heard first. */
const HEARD_CONSONANT = /^(?:uni(?!n|m|d)|us(?:e|ual|er|ed)|eu|one|once|ufo|ukul|ut(?:il|op)|ur(?:in|an)|u-)/;

const ONLY_PLURAL = new WordList('trousers jeans glasses scissors pants clothes pyjamas shorts');

const STRICT = new WordList('information homework advice furniture luggage equipment');

export const ARTICLES: readonly TongueRule[] = [
  {
    id: 'a-an',
    type: 'article',
    explanation:
      '»An« står foran ord, der begynder med en vokallyd, og »a« foran konsonantlyd. Det er lyden, der tæller: an hour, a university. Her skal der stå »{replacement}«.',
    on: 'a an',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (!t.isWord(next) || word.length < 2 || (t.written(at) === 'A' && !t.isFirst(at))) return null;
      if (t.written(next) === t.written(next).toUpperCase()) return null;
      const isVowel = (/^[aeiou]/.test(word) && !HEARD_CONSONANT.test(word)) || SILENT_H.test(word);
      if (isVowel === (t.lower(at) === 'an') || (!t.words.has(word) && !t.words.has(t.written(next)))) return null;
      return t.swap(at, isVowel ? 'an' : 'a');
    },
    wrong: `I have [a|an] apple.
      She is [an|a] teacher.
      It took [a|an] hour.
      He goes to [an|a] university.
      [A|An] old man came.`,
    right: `I have an apple.
      She is a teacher.
      It took an hour.
      He goes to a university.
      It is a one-way street.
      He is an honest man.
      We saw a UFO.`,
  },
  {
    id: 'a-plural',
    type: 'article',
    explanation: '»A« og »an« står kun foran ental. Foran flertal er der ingen artikel: »{replacement}«.',
    on: 'a an',
    match(t, at) {
      let noun = t.after(at);
      if (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE) && t.is(t.after(noun), w.PLURAL))
        noun = t.after(noun);
      const word = t.lower(noun);
      if (
        ['few', 'lot', 'little', 'couple', 'many', 'great', 'good', 'hundred', 'thousand', 'dozen', 'million'].includes(
          t.lower(t.after(at)),
        )
      )
        return null;
      const isSeveral = (isPlural(t, noun) && !NEWSLIKE.test(word)) || ONLY_PLURAL.test(word);
      if (
        !isSeveral ||
        (t.is(t.after(noun), w.NOUN) && isMostly(t, t.after(noun), w.NOUN)) ||
        /^[-’']/.test(t.written(t.after(noun)))
      )
        return null;
      if (ONLY_PLURAL.test(word)) return t.span(at, noun, `some ${word}`, word);
      return t.span(
        at,
        noun,
        t.lower(noun) === t.lower(t.after(at)) ? word : `${t.lower(t.after(at))} ${word}`,
        singularOf(word) === word ? word : `a ${singularOf(word)}`,
      );
    },
    wrong: `I have [a friends|friends] in London.
      She bought [a jeans|some jeans].
      He told [a stories|stories] about it.
      We had [a funny stories|funny stories].`,
    right: `I have a friend.
      A few friends came.
      It is a sports car.
      She took a series of photos.
      He gave a news report.
      We had a lot of books.`,
  },
  {
    id: 'a-uncountable',
    type: 'article',
    explanation: 'Ordet kan ikke tælles på engelsk, så der kan ikke stå »a« eller »an« foran. Skriv »{replacement}«.',
    on: 'a an',
    match(t, at) {
      let noun = t.after(at);
      if (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE)) noun = t.after(noun);
      const word = t.lower(noun);
      if (!STRICT.test(word) || t.is(t.after(noun), w.NOUN | w.PLURAL)) return null;
      return noun === t.after(at)
        ? t.span(at, noun, `some ${word}`, word)
        : t.span(at, noun, `some ${t.lower(t.after(at))} ${word}`);
    },
    wrong: `He gave me [an advice|some advice].
      I need [an information|some information].
      She has [a homework|some homework].
      They bought [a new furniture|some new furniture].`,
    right: `He gave me some advice.
      It is an information desk.
      I have a homework book.
      She has money.
      He told me a piece of news.
      It is a weather report.`,
  },
  {
    id: 'missing-a',
    type: 'article',
    explanation: 'Når man siger, hvad nogen arbejder som, skal der »a« eller »an« foran på engelsk: »{replacement}«.',
    match(t, at) {
      if (!PROFESSIONS.test(t.lower(at))) return null;
      const before = t.lower(t.before(at));
      const isBeing = ['am', 'is', 'was', 'be', 'become', 'became', "i'm", "he's", "she's", 'becoming', 'as'].includes(
        before,
      );
      if (!isBeing || t.is(t.after(at), w.NOUN) || t.is(t.after(at), w.ING)) return null;
      if (before === 'as' && !['work', 'works', 'worked', 'working', 'job'].includes(t.lower(t.before(at, 2))))
        return null;
      return t.swap(at, `${/^[aeiou]/.test(t.lower(at)) ? 'an' : 'a'} ${t.lower(at)}`);
    },
    wrong: `My mother is [nurse|a nurse].
      I want to be [engineer|an engineer].
      He became [teacher|a teacher].
      She works as [doctor|a doctor].`,
    right: `My mother is a nurse.
      He is an engineer.
      The teacher came.
      She is student president.
      It is cook time.
      He was their doctor.`,
  },
  phraseRule({
    id: 'needless-the',
    type: 'article',
    explanation: 'Her står der ikke »the« på engelsk: »{replacement}«.',
    phrases: `in the nature > in nature
      the most people/students/pupils/teenagers > most $3
      the most of > most of
      most of people/students/pupils > most $3
      in/to/from/of the denmark/sweden/norway/germany/england/france/spain/italy/europe/africa/asia/copenhagen/london/paris/berlin > $1 $3
      play/plays/played/playing the football/tennis/handball/basketball/volleyball/chess > $1 $3
      to/in/at/after the school > $1 school
      after/before/for the breakfast/lunch/dinner > $1 $3
      the god > God
      by the bus/train/car/bike > by $3`,
    unless(t, _from, to) {
      const next = t.after(to);
      if (t.lower(to) === 'of') return false;
      return (
        ['that', 'of', 'where', 'which'].includes(t.lower(next)) || (t.is(next, w.NOUN) && isMostly(t, next, w.NOUN))
      );
    },
    wrong: `I like to be in [the nature|nature].
      [The most|Most] people like it.
      We went to [the Denmark|Denmark].
      He plays [the football|football].
      We meet after [the school|school].`,
    right: `I like nature.
      It was the most fun.
      He likes the nature of things.
      We play football.
      She goes to the school that I like.
      We drove by the bus station.`,
  }),
  phraseRule({
    id: 'missing-the',
    type: 'article',
    explanation: 'Her skal der »the« på engelsk: »{replacement}«.',
    phrases: `in/to/from/of usa > $1 the USA
      in/to/from uk > $1 the UK
      in/to/from/of united states/kingdom > $1 the United $3
      to/in cinema/theatre/supermarket > $1 the $2
      in morning/evening/afternoon > in the $2
      on internet > on the internet
      at same time > at the same time
      in same way/class/school/house/room > in the same $3
      most/rest of time/day > $1 of the $3
      all over world > all over the world
      in/around world > $1 the world
      for first/second time > for the $2 time
      play/plays/played/playing guitar/piano/violin/drums > $1 the $2`,
    unless: (t, from, to) =>
      t.is(t.after(to), w.NOUN) &&
      isMostly(t, t.after(to), w.NOUN) &&
      ['cinema', 'theatre', 'supermarket', 'world', 'internet', 'guitar', 'piano', 'morning'].includes(t.lower(to)),
    wrong: `We travelled to [USA|the USA].
      I found it on [internet|the internet].
      They came at [same|the same] time.
      We went to [cinema|the cinema].
      It is the best in [world|the world].`,
    right: `We travelled to the USA.
      I found it on the internet.
      They came at the same time.
      He came from work.
      In world history it is known.
      She plays the guitar.`,
  }),
];
