import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { DO_FORMS, MODALS, SUBJECTS } from '../words.ts';

const SAYING = new WordList(
  'think thinks thought know knows knew hope hopes hoped say says said believe believes believed mean means feel feels felt see sees saw hear heard hears told tell tells me him her us them find found decided remember understand wish important sure glad happy sorry afraid true good nice',
);
const QUESTION = new WordList('what where when why how who whose');

export const PUNCTUATION: readonly TongueRule[] = [
  {
    id: 'comma-before-that',
    type: 'comma-superfluous',
    explanation: 'På engelsk sætter man ikke komma foran »that«, når det svarer til »at«. Kommaet skal væk.',
    on: 'that',
    match(t, at) {
      const comma = t.before(at);
      if (t.written(comma) !== ',' || !SAYING.test(t.lower(t.before(comma)))) return null;
      if (['is', 'was', "isn't", 'means'].includes(t.lower(t.after(at))) || t.after(at) < 0 || t.isMark(t.after(at)))
        return null;
      return { ...t.drop(comma), confidence: 0.93 };
    },
    wrong: `I think[,|] that he is nice.
      She said[,|] that she was ill.
      I hope[,|] that we can go.
      I am sure[,|] that you know.`,
    right: `I think that he is nice.
      He said, "That he did."
      As you know, that is wrong.
      I know, that was stupid.
      She said that she was ill.
      He hopes that it rains.`,
  },
  {
    id: 'comma-before-wh',
    type: 'comma-superfluous',
    explanation: 'På engelsk sætter man ikke komma foran en ledsætning som denne. Kommaet skal væk.',
    on: 'what where why how if who',
    match(t, at) {
      const comma = t.before(at);
      if (t.written(comma) !== ',' || !KNOWING.test(t.lower(t.before(comma)))) return null;
      const next = t.after(at);
      if (
        next < 0 ||
        t.isMark(next) ||
        ['is', 'are', 'was', 'were', 'am'].includes(t.lower(next)) ||
        DO_FORMS.test(t.lower(next)) ||
        MODALS.test(t.lower(next)) ||
        t.written(t.sentenceEnd(at) - 1) === '?'
      )
        return null;
      return t.drop(comma);
    },
    wrong: `I don't know[,|] what he wants.
      She asked[,|] if I was ill.
      I wonder[,|] why he came.
      We know[,|] how it works.`,
    right: `I don't know what he wants.
      She asked if I was ill.
      Come here, if you like.
      "I wonder, what is it?" he said.
      My brother, who is ill, sleeps.
      I came, where were you?`,
  },
  {
    id: 'question-mark',
    type: 'question-mark',
    explanation: 'Sætningen er et spørgsmål og skal slutte med spørgsmålstegn.',
    on: '.',
    match(t, at) {
      const first = t.firstWord(at);
      if (t.written(at) !== '.' || t.after(at) >= 0 || t.text.charAt(t.end(at)) === '.') return null;
      const word = t.lower(first);
      const second = t.lower(t.after(first));
      const helper = (at2: string): boolean =>
        [
          'do',
          'does',
          'did',
          'are',
          'is',
          'was',
          'were',
          'can',
          'could',
          'will',
          'would',
          'have',
          'has',
          'should',
          "don't",
          "doesn't",
          "didn't",
          "aren't",
          "isn't",
        ].includes(at2);
      const third = t.lower(t.after(first, 2));
      const asks =
        helper(word) &&
        SUBJECTS.test(second) &&
        !(word === 'do' && second === 'it') &&
        !['had', 'were'].includes(word) &&
        !(word === 'have' && !t.is(t.after(first, 2), w.PARTICIPLE));
      const asksWhat = QUESTION.test(word) && helper(second) && SUBJECTS.test(third) && !(word === 'when');
      const isIf = ['should', 'had', 'were'].includes(word);
      for (let k = first; k < at; k++) if (t.written(k) === ',' || t.written(k) === '"') return null;
      return (asks && !isIf) || asksWhat ? { start: t.start(at), end: t.end(at), replacements: ['?'] } : null;
    },
    wrong: `Do you like dogs[.|?]
      What is it[.|?]
      Can you help me[.|?]
      Where do you live[.|?]`,
    right: `Do you like dogs?
      What it is I do not know.
      Do it now.
      Can openers are useful.
      Have a nice day.
      I asked if he did.`,
  },
  {
    id: 'spaces',
    type: 'spacing',
    explanation: 'Der skal ikke være mellemrum foran tegnet, men efter det.',
    match(t, at) {
      const mark = t.written(at);
      if (!t.isMark(at) || !/^[,;:?!]$|^\.$/.test(mark)) return null;
      const before = t.before(at);
      const gap = before >= 0 ? t.text.slice(t.end(before), t.start(at)) : '';
      if (/^[ \u00a0]+$/.test(gap) && t.isWord(before) && !/^[.\d()|DPp]/.test(t.text.slice(t.end(at), t.end(at) + 1)))
        return t.span(before, at, `${t.written(before)}${mark}`);
      const next = t.text.slice(t.end(at), t.end(at) + 1);
      if (!/[,;]/.test(mark) || !/\p{L}/u.test(next) || !t.isWord(before) || gap !== '') return null;
      return t.isWord(at + 1) ? { start: t.start(at), end: t.end(at), replacements: [`${mark} `] } : null;
    },
    wrong: `I am [here ,|here,] and you are there.
      Are you [ill ?|ill?]
      I ran[,|, ]and he slept.
      We went home[,|, ]but it rained.`,
    right: `I am here, and you are there.
      It costs 3,50 pounds.
      Are you ill?
      He ran; she slept.
      Wait ...
      It is :)`,
  },
  {
    id: 'doubled-word',
    type: 'repetition',
    explanation: 'Ordet står der to gange.',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(at);
      if (
        !t.isWord(at) ||
        word !== t.lower(next) ||
        [
          'that',
          'had',
          'very',
          'so',
          'really',
          'no',
          'yes',
          'ha',
          'bye',
          'never',
          'far',
          'many',
          'is',
          'well',
          'run',
          'go',
          'please',
          'hey',
          'la',
        ].includes(word) ||
        t.isCapital(next)
      )
        return null;
      if (/\S/.test(t.text.slice(t.end(at), t.start(next)))) return null;
      return t.span(at, next, word);
    },
    wrong: `I went to [the the|the] shop.
      He is [a a|a] boy.
      We [are are|are] here.
      It is [in in|in] the box.`,
    right: `I know that that is true.
      It is very very cold.
      No no, not me.
      He had had enough.
      We went to the shop.
      The dog ran.`,
  },
];

const KNOWING = new WordList(
  'know knows knew ask asked asks wonder wonders wondered understand see remember tell me him her us them',
);
