import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { inTense } from '../story.ts';
import { baseOf, pastOf, SAME_IN_PAST, thirdOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { HE_SHE_IT, isBase, isMostly, opensClause, verbAfter } from '../words.ts';
import { AND_OR, LIKE_BASE, PLURAL_OF, SINGULAR_OF, SINGULAR_VERBS, isInverted } from '../agreement-lists.ts';

/** After these a person is followed by a base form: »did he go«, »let it go«, »suggest he go«. */
const BASE_FOLLOWS = new WordList(
  "let make makes made help helps helped see saw watch watched hear heard have had do does did don't doesn't didn't can could will would shall should may might must can't couldn't won't wouldn't shouldn't to than as like of with for lets neither nor suggest suggested insist insisted demand demanded recommend recommended feel felt when_did",
);

const EVERYBODY = 'everyone everybody someone somebody anyone anybody nobody everything something nothing anything';

/** »if I were«, »I wish he were«. */
const isUnreal = (t: TongueText, at: number): boolean =>
  ['if', 'wish', 'though', 'suppose'].some(
    (word) => t.lower(t.before(at)) === word || t.lower(t.before(at, 2)) === word,
  );

const TIMES = new WordList(
  'day week year month time morning evening night weekend summer winter saturday sunday monday tuesday wednesday thursday friday afternoon',
);

export const AGREEMENT: readonly TongueRule[] = [
  {
    id: 'third-person-s',
    type: 'verb-person',
    explanation:
      'Efter »he«, »she« og »it« får verbet -s i nutid: »{replacement}« i stedet for »{token}«. Fortæller du om noget, der er sket, skal verbet stå i datid.',
    on: 'he she it',
    match(t, at) {
      const before = t.lower(t.before(at));
      if (BASE_FOLLOWS.test(before) || AND_OR.test(before)) {
        if (!AND_OR.test(before) || t.lower(at) === 'it') return null;
      }
      if (t.lower(at) === 'it' && !opensClause(t, at)) return null;
      if (isInverted(t, at)) return null;
      const verb = verbAfter(t, at);
      const word = t.lower(verb);
      if (SAME_IN_PAST.has(word) || word === 'become' || word === 'do') return null;
      if (word === 'have') return t.lower(t.before(at, 2)) === 'should' ? null : t.swap(verb, 'has', 'had');
      if (!isBase(t, verb) || (isMostly(t, verb, w.ADVERB | w.ADJECTIVE) && !LIKE_BASE.test(word))) return null;
      if (word === 'come' && t.lower(at) === 'it') return t.swap(verb, 'comes', 'came');
      return t.swap(verb, ...inTense(t, at, thirdOf(word), pastOf(word, t.words)));
    },
    wrong: `He [go|goes] to school every day.
      She [like|likes] music.
      It always [rain|rains] in the summer.
      My dog is old, and he [sleep|sleeps] a lot.
      She [have|has] a blue bike.
      I think he [play|plays] too much.`,
    right: `He goes to school every day.
      Does she like music?
      Let it go.
      She can swim, and he must run.
      Why did he go home?
      He put the book on the table.
      I saw her dance.
      Where does he live?
      They made it work.
      Could she have a look at it?`,
  },
  {
    id: 'third-person-do',
    type: 'negation',
    explanation: 'Efter »he«, »she« og »it« hedder det »{replacement}«: he doesn’t, she doesn’t, it doesn’t.',
    on: "don't dont do",
    match(t, at) {
      const subject = t.before(at);
      if (!HE_SHE_IT.test(t.lower(subject)) || !opensClause(t, subject)) return null;
      if (t.lower(at) !== 'do') return t.swap(at, ...inTense(t, at, "doesn't", "didn't"));
      return t.lower(t.after(at)) === 'not' ? t.swap(at, 'does') : null;
    },
    wrong: `He [don't|doesn't] like fish.
      She [don't|doesn't] know me.
      It [dont|doesn't] matter.
      I like him, but he [do|does] not like me.`,
    right: `I don't like fish.
      They don't know me.
      Don't they know him?
      He doesn't know.
      What does she do?
      We do not like it.`,
  },
  {
    id: 'plural-person-be',
    type: 'verb-person',
    explanation:
      'Efter »{token}« passer personen ikke: Det hedder we are, you are, they are, og i datid we were, you were, they were.',
    on: 'we they you',
    match(t, at) {
      const verb = verbAfter(t, at);
      const word = t.lower(verb);
      if (!SINGULAR_VERBS.test(word) && word !== 'am') return null;
      if (!opensClause(t, at) || (t.lower(at) === 'you' && ['what', 'who'].includes(t.lower(t.before(at)))))
        return null;
      return t.swap(verb, word === 'am' ? 'are' : PLURAL_OF[word]!);
    },
    wrong: `We [was|were] in Spain.
      They [is|are] my best friends.
      You [was|were] late.
      They [has|have] a big house, and we [has|have] a small one.
      We [doesn't|don't] know.`,
    right: `We were in Spain.
      One of you is late.
      They are my friends.
      What I told you is true.
      The man next to you was old.
      All we have is time.`,
  },
  {
    id: 'first-person-verb',
    type: 'verb-person',
    explanation: 'Det er kun efter he, she og it, at verbet får -s i nutid. Her skal der stå »{replacement}«.',
    on: 'i you we they',
    match(t, at) {
      // »World War I has ended«
      if (t.lower(at) === 'i' && t.isCapital(t.before(at)) && !t.isFirst(t.before(at))) return null;
      const isSure = t.lower(at) !== 'you' && !isInverted(t, at);
      if (
        !isSure &&
        !opensClause(t, at) &&
        !['think', 'hope', 'know', 'and', 'say', 'that'].includes(t.lower(t.before(at)))
      )
        return null;
      const verb = verbAfter(t, at);
      const word = t.lower(verb);
      if (t.lower(at) === 'i' && !(AND_OR.test(t.lower(t.before(at))) && t.isWord(t.before(at, 2)))) {
        if (word === 'is' || word === 'are') return t.swap(verb, 'am');
        if (word === 'were' && !isUnreal(t, at)) return t.swap(verb, 'was');
        if (SINGULAR_VERBS.test(word) && word !== 'was' && word !== "wasn't")
          return word.startsWith('is') ? null : t.swap(verb, PLURAL_OF[word]!);
      }
      if (!t.is(verb, w.THIRD) || SINGULAR_VERBS.test(word) || word === 'does') return null;
      const base = baseOf(word, t.words);
      if (base === '' || base === 'be' || isMostly(t, verb, w.NAME)) return null;
      return t.swap(verb, base);
    },
    wrong: `I [likes|like] music.
      We [plays|play] football after school.
      They [goes|go] home now.
      I [is|am] twelve years old.
      I [has|have] two sisters.
      You never [says|say] that.`,
    right: `I like music.
      They play football.
      If I were you, I would go.
      We always go home now.
      The girl next to you likes music.
      World War I has ended.
      How much money do we have?
      My brother and I are tall.`,
  },
  {
    id: 'everybody-have',
    type: 'verb-person',
    explanation:
      'Everybody, someone, nobody og every er ental på engelsk, selv om det handler om mange: »{replacement}«.',
    on: `${EVERYBODY} every each`,
    match(t, at) {
      const isDeterminer = ['every', 'each'].includes(t.lower(at));
      if (['if', 'wish'].includes(t.lower(t.before(at)))) return null;
      if (isDeterminer && !(t.is(t.after(at), w.NOUN) && opensClause(t, at) && !TIMES.test(t.lower(t.after(at)))))
        return null;
      if (isInverted(t, at) || BASE_FOLLOWS.test(t.lower(t.before(at)))) return null;
      const verb = isDeterminer ? t.after(at, 2) : verbAfter(t, at);
      const word = t.lower(verb);
      if (Object.hasOwn(SINGULAR_OF, word)) return t.swap(verb, SINGULAR_OF[word]!);
      if (
        isDeterminer ||
        !opensClause(t, at) ||
        !isBase(t, verb) ||
        !isMostly(t, verb, w.VERB) ||
        SAME_IN_PAST.has(word)
      )
        return null;
      return t.swap(verb, thirdOf(word), pastOf(word, t.words));
    },
    wrong: `Everybody [have|has] a phone.
      Someone [are|is] here.
      Every student [have|has] a book.
      Nobody [know|knows] why.`,
    right: `Everybody has a phone.
      Does everyone have a pen?
      Every day we have lunch.
      Nobody knows why.
      I want everybody to have fun.
      Each of us knew.
      Let everyone know.`,
  },
];
