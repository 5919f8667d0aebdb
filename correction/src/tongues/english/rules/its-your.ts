import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly, MODALS, opensClause, PREPOSITIONS } from '../words.ts';
import { OWNED } from '../their-lists.ts';

const FEELINGS = new WordList(
  'right wrong nice funny ready late early happy sad angry tired sick cool crazy beautiful smart stupid kind lucky safe alone good bad great',
);

export const ITS_YOUR: readonly TongueRule[] = [
  {
    id: 'its-it-is',
    type: 'apostrophe',
    explanation:
      '»It’s« er en forkortelse af »it is«, og det er det, der er ment her. »Its« betyder »dens« eller »dets«.',
    on: 'its',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (
        !opensClause(t, at) &&
        !['think', 'know', 'hope', 'say', 'says', 'feel', 'guess'].includes(t.lower(t.before(at)))
      )
        return null;
      if (
        [
          'a',
          'an',
          'the',
          'not',
          'very',
          'so',
          'too',
          'been',
          'going',
          'my',
          'our',
          'your',
          'his',
          'also',
          'just',
          'really',
          'because',
          'always',
          'never',
          'only',
          'like',
          'about',
          'time',
          'important',
          'called',
          'that',
          'raining',
          'in',
          'on',
          'at',
          'to',
          'up',
          'me',
          'all',
        ].includes(word)
      )
        return t.swap(at, "it's");
      const isAdjective =
        t.is(next, w.ADJECTIVE) &&
        isMostly(t, next, w.ADJECTIVE) &&
        !(
          isMostly(t, t.after(next), w.NOUN | w.PLURAL | w.ADJECTIVE) &&
          !['today', 'outside', 'here', 'now'].includes(t.lower(t.after(next)))
        );
      return isAdjective && word !== 'own' ? t.swap(at, "it's") : null;
    },
    wrong: `[Its|It's] a nice day.
      I think [its|it's] very funny.
      [Its|It's] not my dog.
      [Its|It's] cold today.
      I stay home because [its|it's] raining.`,
    right: `It's a nice day.
      The dog ate its food.
      Its own house is small.
      I like its big eyes.
      Its tail is long.
      It is cold.`,
  },
  {
    id: 'it-is-its',
    type: 'confused-words',
    explanation: '»It’s« betyder »it is«. Når noget hører til den eller det, hedder det »its« uden apostrof.',
    on: "it's",
    match(t, at) {
      const next = t.after(at);
      const before = t.lower(t.before(at));
      if (t.lower(next) === 'own') return t.swap(at, 'its');
      const isPlace =
        PREPOSITIONS.test(before) &&
        !['that', 'like', 'after', 'before', 'until'].includes(before) &&
        t.is(next, w.NOUN | w.PLURAL | w.ADJECTIVE) &&
        !['not', 'a', 'the'].includes(t.lower(next));
      if (isPlace) return t.swap(at, 'its');
      const after = t.after(next);
      const isNamed =
        OWNED.test(t.lower(next)) &&
        (t.is(after, w.THIRD | w.PAST) ||
          MODALS.test(t.lower(after)) ||
          ['is', 'was', 'are', 'were', 'has'].includes(t.lower(after)));
      const isObject =
        OWNED.test(t.lower(next)) &&
        !['time', 'home', 'way', 'food'].includes(t.lower(next)) &&
        t.is(t.before(at), w.VERB | w.PAST | w.THIRD | w.ING) &&
        !['think', 'know', 'hope', 'say', 'says', 'said', 'guess', 'is'].includes(before);
      return isNamed || isObject ? t.swap(at, 'its') : null;
    },
    wrong: `[It's|Its] name is Bob.
      The cat ate [it's|its] own food.
      The dog lost [it's|its] tail.
      The bird sat in [it's|its] house.`,
    right: `It's my dog.
      It's time to go.
      I think it's true.
      The cat ate its food.
      It's nice.
      After it's gone, we sleep.`,
  },
  {
    id: 'your-you-are',
    type: 'confused-words',
    explanation: '»You’re« betyder »you are«, og det er det, der er ment her. »Your« betyder »din« eller »jeres«.',
    on: 'your',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (
        [
          'a',
          'an',
          'the',
          'not',
          'welcome',
          'very',
          'so',
          'too',
          'going',
          'just',
          'always',
          'never',
          'also',
          'really',
          'my',
          'his',
          'her',
          'in',
          'at',
          'here',
        ].includes(word)
      )
        return t.swap(at, "you're");
      const isEnd = t.after(next) < 0 || t.isMark(t.after(next));
      return FEELINGS.test(word) && isEnd && opensClause(t, at) ? t.swap(at, "you're") : null;
    },
    wrong: `[Your|You're] a good friend.
      [Your|You're] welcome.
      I think [your|you're] very nice.
      Call me when [your|you're] ready.`,
    right: `You're a good friend.
      Your friend is here.
      I like your old car.
      Your own dog is ill.
      Your right hand hurts.
      Is it your sick aunt?`,
  },
  {
    id: 'you-are-your',
    type: 'confused-words',
    explanation: '»You’re« betyder »you are«. Når noget er dit eller jeres, hedder det »your«.',
    on: "you're",
    match(t, at) {
      const next = t.after(at);
      const isEnd =
        t.after(next) < 0 ||
        t.isMark(t.after(next)) ||
        ['is', 'are', 'was', 'were', 'has', 'and'].includes(t.lower(t.after(next)));
      return OWNED.test(t.lower(next)) && t.lower(next) !== 'home' && (isEnd || t.lower(next) === 'own')
        ? t.swap(at, 'your')
        : null;
    },
    wrong: `Is that [you're|your] dog?
      What is [you're|your] name?
      I like [you're|your] house.
      Bring [you're|your] own food.`,
    right: `You're my friend.
      What is your name?
      You're home.
      You're a star.
      You're late.
      I think you're nice.`,
  },
];
