import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';

const ALWAYS_CAPITAL =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english danish german french spanish swedish norwegian italian american european christmas';

const IN_SEASON = new WordList('last this next every in the a each during of late early');

const ALWAYS: ReadonlySet<string> = new Set(ALWAYS_CAPITAL.split(' '));

/** Where English has a capital, and where Danes put one too many. */
export const CAPITALS: readonly TongueRule[] = [
  {
    id: 'season-small',
    type: 'capital',
    explanation:
      'Årstider skrives med lille bogstav på engelsk: in summer, last winter. Kun dage, måneder og sprog har stort.',
    on: 'summer winter spring autumn',
    match: (t, at) =>
      t.isCapital(at) &&
      !t.isFirst(at) &&
      !t.isCapital(t.after(at)) &&
      IN_SEASON.test(t.lower(t.before(at))) &&
      t.written(at) !== t.written(at).toUpperCase()
        ? { start: t.start(at), end: t.end(at), replacements: [t.lower(at)] }
        : null,
    wrong: `Last [Summer|summer] we went to Spain.
      I like the [Winter|winter].
      We swim every [Summer|summer].
      In [Spring|spring] it is warm.`,
    right: `Last summer we went to Spain.
      Summer is nice.
      The Winter Olympics are fun.
      Britney Spears and Spring came.
      It was in the autumn.
      SUMMER IS HERE.`,
  },
  {
    id: 'capital-i',
    type: 'capital',
    explanation: 'Ordet »I« (jeg) skrives altid med stort på engelsk, også midt i en sætning.',
    on: "i i'm i've i'll i'd",
    match(t, at) {
      if (
        t.written(at).charAt(0) !== 'i' ||
        !t.isWord(at) ||
        (t.lower(t.after(at)) === '.' && t.text.charAt(t.end(at) + 1) === 'e')
      )
        return null;
      return { start: t.start(at), end: t.end(at), replacements: [`I${t.written(at).slice(1)}`], confidence: 0.97 };
    },
    wrong: `Then [i|I] went home.
      [i'm|I'm] hungry.
      My dog and [i|I] ran.
      I think [i|I] know.`,
    right: `Then I went home.
      I'm hungry.
      It is in a box.
      He and I ran.
      I know that I can.
      What I like is tea.`,
  },
  {
    id: 'capital-names',
    type: 'capital',
    explanation: 'Navne, sprog, folk, lande, ugedage og måneder skrives med stort på engelsk: »{replacement}«.',
    match(t, at) {
      const word = t.written(at);
      if (!t.isWord(at) || word !== word.toLowerCase() || word.length < 3) return null;
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      const stem = name.endsWith('s') ? name.slice(0, -1) : name;
      const isListed = ALWAYS.has(word) || ALWAYS.has(stem.toLowerCase());
      if (
        !isListed &&
        (t.words.has(word) || !t.words.has(name) || !(t.words.bitsOf(name) & w.NAME) || t.words.frequencyOf(name) < 60)
      )
        return null;
      if (t.lower(t.before(at)) === '-' || word === 'turkeys') return null;
      return { start: t.start(at), end: t.end(at), replacements: [name], confidence: isListed ? 0.97 : 0.88 };
    },
    wrong: `I speak [english|English] and [danish|Danish].
      We went to [london|London].
      See you on [monday|Monday].
      It was in [december|December].
      My [german|German] friend is nice.`,
    right: `I speak English and Danish.
      We went to London.
      You may march on.
      A turkey is a bird.
      She had a job and a mark.
      The rose is red.`,
  },
  {
    id: 'sentence-capital',
    type: 'capital',
    explanation: 'En sætning begynder med stort bogstav.',
    match(t, at) {
      if (!t.isFirst(at) || at !== t.sentenceStart(at) || !t.isWord(at)) return null;
      const word = t.written(at);
      if (!/^\p{Ll}/u.test(word) || word === 'i' || /\p{Lu}/u.test(word)) return null;
      const last = at > 0 ? t.written(at - 1) : '.';
      const before = t.text.slice(0, t.start(at));
      const isNewLine = at === 0 || /[\n\r]\s*$/.test(before);
      if (!isNewLine && !/^[.!?]$/.test(last)) return null;
      // a line of a list or a poem
      if (isNewLine && at > 0 && !/^[.!?"”]$/.test(last)) return null;
      return {
        start: t.start(at),
        end: t.end(at),
        replacements: [word.charAt(0).toUpperCase() + word.slice(1)],
        confidence: 0.9,
      };
    },
    wrong: `[my|My] name is Bo.
      I am ill. [he|He] is not.
      We ran. [then|Then] we slept.
      [the|The] dog is here.`,
    right: `My name is Bo.
      I am ill. He is not.
      "Stop!" he said.
      I have an iPhone.
      It costs 3.5 pounds.
      Wait ... what?`,
  },
];
