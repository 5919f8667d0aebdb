import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import * as w from '../word-bits.ts';
import { DETERMINERS, HELPING_VERBS, isMostly, MODALS, SUBJECTS, SURE_SUBJECTS } from '../words.ts';

/** Openers after which Danish turns subject and verb round, and English does not. */
const OPENERS = new WordList(
  'yesterday today tomorrow then now afterwards later sometimes maybe therefore suddenly luckily unfortunately finally so usually normally first often',
);
const PHRASE_OPENERS = new WordList(
  'in on at after before during last next one this every from with two three the for',
);
const NEGATIVE = new WordList('never not only nor neither seldom rarely hardly no so little');
const KNOWING = new WordList(
  'know knows knew tell tells told ask asked asks wonder wonders wondered understand understands understood remember see explain explained idea learn forget forgot sure',
);
const ASKING = new WordList('what where when why how who');
const LIKED = new WordList('like likes liked love loves loved hate hates enjoy');

const isVerb = (t: TongueText, at: number): boolean =>
  HELPING_VERBS.test(t.lower(at)) ||
  MODALS.test(t.lower(at)) ||
  (t.is(at, w.PAST | w.VERB | w.THIRD) && isMostly(t, at, w.PAST | w.VERB | w.THIRD));

const isAsked = (t: TongueText, at: number): boolean =>
  t.written(t.sentenceEnd(at) - 1).startsWith('?') ||
  ['?', '!'].includes(t.written(t.sentenceEnd(at) - 2 >= t.sentenceStart(at) ? t.sentenceEnd(at) - 2 : at));

/** The place of the verb after one opening word or phrase of up to four words, or −1. */
function verbAfterOpener(t: TongueText, first: number): number {
  if (OPENERS.test(t.lower(first))) return t.lower(t.after(first)) === ',' ? t.after(first, 2) : t.after(first);
  if (!PHRASE_OPENERS.test(t.lower(first))) return -1;
  for (let at = t.after(first), k = 0; at >= 0 && k < 5; at = t.after(at), k++) {
    if (
      t.isMark(at) ||
      ['that', 'who', 'which', 'i', 'he', 'she', 'we', 'they', 'you', 'what', 'when', 'where', 'how'].includes(
        t.lower(at),
      )
    )
      return -1;
    if (
      k > 0 &&
      isVerb(t, at) &&
      (SURE_SUBJECTS.test(t.lower(t.after(at))) || (t.lower(t.after(at)) === 'you' && HELPING_VERBS.test(t.lower(at))))
    )
      return at;
  }
  return -1;
}

/** »if had I known« */
const UNREAL = new WordList('had were');

export const WORD_ORDER: readonly TongueRule[] = [
  {
    id: 'no-inversion',
    type: 'word-order',
    explanation:
      'På engelsk kommer grundleddet før verbet, også når sætningen begynder med noget andet: »{replacement}«.',
    match(t, at) {
      if (!t.isFirst(at) || isAsked(t, at) || (NEGATIVE.test(t.lower(at)) && t.lower(at) !== 'so')) return null;
      const verb = verbAfterOpener(t, at);
      const subject = t.after(verb);
      if (verb < 0 || !isVerb(t, verb)) return null;
      if (
        t.lower(at) === 'so' &&
        HELPING_VERBS.test(t.lower(verb)) &&
        (t.after(subject) < 0 || t.isMark(t.after(subject)))
      )
        return null;
      if (SUBJECTS.test(t.lower(subject)) && (t.lower(subject) !== 'it' || HELPING_VERBS.test(t.lower(verb)))) {
        if (['let', 'see', 'look'].includes(t.lower(verb)) || (t.lower(verb) === 'do' && t.lower(at) !== 'then'))
          return null;
        // »In the break we plays football«: the noun before is no verb
        const next = t.after(subject);
        if (
          !HELPING_VERBS.test(t.lower(verb)) &&
          t.is(verb, w.NOUN) &&
          t.is(next, w.VERB | w.THIRD | w.PAST) &&
          !t.is(next, w.ADVERB | w.NOUN)
        )
          return null;
        return t.span(verb, subject, `${t.written(subject)} ${t.lower(verb)}`);
      }
      // »Then said the man«, »Yesterday was my brother«
      const noun = t.after(subject);
      if (
        !OPENERS.test(t.lower(at)) ||
        !DETERMINERS.test(t.lower(subject)) ||
        !t.is(noun, w.NOUN | w.PLURAL) ||
        ['this', 'that', 'these', 'those', 'a', 'an', 'no'].includes(t.lower(subject))
      )
        return null;
      const after = t.lower(t.after(noun));
      const isSaid = ['said', 'asked', 'says', 'ran'].includes(t.lower(verb));
      const isHelper = HELPING_VERBS.test(t.lower(verb)) && !['is', 'was', 'are', 'were'].includes(t.lower(verb));
      if (
        !isSaid &&
        !(isHelper && t.is(t.after(noun), w.VERB | w.PARTICIPLE)) &&
        !(['in', 'at', 'ill', 'sick', 'on'].includes(after) && HELPING_VERBS.test(t.lower(verb)))
      )
        return null;
      return t.span(verb, noun, `${t.lower(subject)} ${t.written(noun)} ${t.lower(verb)}`);
    },
    wrong: `Yesterday [was I|I was] ill.
      Then [went we|we went] home.
      In the summer [swim we|we swim] a lot.
      Today [will I|I will] tell you about my dog.
      After school [play they|they play] football.
      Then [said the man|the man said] no.`,
    right: `Yesterday I was ill.
      Then we went home.
      Never have I seen that.
      So do I.
      Now, is it true?
      Here is the book.
      In the house lived an old man.
      Then came the day.`,
  },
  {
    id: 'then-inverted',
    type: 'word-order',
    explanation: 'På engelsk kommer grundleddet før verbet, også efter then, now og suddenly: »{replacement}«.',
    on: 'then now suddenly afterwards',
    match(t, at) {
      if (t.isFirst(at) || isAsked(t, at)) return null;
      const verb = t.after(at);
      const subject = t.after(verb);
      const before = t.lower(t.before(at));
      const opens = before === 'and' || before === 'but';
      if (!opens || !isVerb(t, verb) || !SURE_SUBJECTS.test(t.lower(subject))) return null;
      return t.span(verb, subject, `${t.written(subject)} ${t.lower(verb)}`);
    },
    wrong: `He smiled, and then [was he|he was] gone.
      We ate, and then [went we|we went] home.
      They ran, and now [is he|he is] ill.
      It was quiet, but suddenly [was he|he was] there.`,
    right: `He smiled, and then he was gone.
      Was he there, and then did he go?
      Two hours later she came back.
      Now and then we meet.
      And then came the king.
      It is late now, he said.`,
  },
  {
    id: 'because-inverted',
    type: 'word-order',
    explanation: 'I en ledsætning kommer grundleddet før verbet: »{replacement}«.',
    on: 'because that if',
    match(t, at) {
      const verb = t.after(at);
      const subject = t.after(verb);
      const isHelper = MODALS.test(t.lower(verb)) || (HELPING_VERBS.test(t.lower(verb)) && !UNREAL.test(t.lower(verb)));
      if (!isHelper || t.lower(verb).includes("'") || isAsked(t, at)) return null;
      // »all that is he«, »that is it«
      if (!SURE_SUBJECTS.test(t.lower(subject)) && !(t.lower(subject) === 'you' && MODALS.test(t.lower(verb))))
        return null;
      if (
        t.after(subject) < 0 ||
        t.isMark(t.after(subject)) ||
        (t.lower(at) === 'that' && !KNOWING.test(t.lower(t.before(at))))
      )
        return null;
      return t.span(verb, subject, `${t.written(subject)} ${t.lower(verb)}`);
    },
    wrong: `I am tired because [have I|I have] worked all day.
      I know that [can you|you can] help me.
      I don't know if [will he|he will] come home.
      She was sad because [could she|she could] not swim.`,
    right: `I am tired because I have worked.
      I know that you can help me.
      That is he.
      If I were you, I would go.
      I know that he can.
      Is it because you can't?`,
  },
  {
    id: 'embedded-question',
    type: 'word-order',
    explanation: 'I en indirekte spørgesætning kommer grundleddet før verbet: »{replacement}«.',
    match(t, at) {
      if (!ASKING.test(t.lower(at))) return null;
      let before = t.before(at);
      if (['me', 'you', 'him', 'her', 'us', 'them'].includes(t.lower(before))) before = t.before(before);
      if (!KNOWING.test(t.lower(before))) return null;
      const verb = t.after(at);
      const subject = t.after(verb);
      if (!HELPING_VERBS.test(t.lower(verb)) || ['do', 'does', 'did'].includes(t.lower(verb))) return null;
      if (SUBJECTS.test(t.lower(subject))) return t.span(verb, subject, `${t.written(subject)} ${t.lower(verb)}`);
      const noun = t.after(subject);
      if (
        !['my', 'your', 'his', 'her', 'our', 'their', 'the'].includes(t.lower(subject)) ||
        !t.is(noun, w.NOUN | w.PLURAL)
      )
        return null;
      if (!['is', 'are', 'was', 'were'].includes(t.lower(verb)) || (t.after(noun) >= 0 && !t.isMark(t.after(noun))))
        return null;
      return ['what', 'who'].includes(t.lower(at)) && t.lower(subject) === 'the'
        ? null
        : t.span(verb, noun, `${t.lower(subject)} ${t.lower(noun)} ${t.lower(verb)}`);
    },
    wrong: `I don't know what [is it|it is].
      Tell me where [are you|you are].
      I wonder why [is he|he is] sad.
      Do you know where [is the station|the station is]?`,
    right: `I don't know what it is.
      Tell me where you are.
      What is it?
      I know who is there.
      He asked, "Where are you?"
      I know what the problem is.`,
  },
  {
    id: 'very-much-first',
    type: 'word-order',
    explanation: 'Mellem verbet og det, man kan lide, står der ikke »very much«. Det kommer bagefter: »{replacement}«.',
    on: 'like likes liked love loves loved',
    match(t, at) {
      if (t.lower(t.after(at)) !== 'very' || t.lower(t.after(at, 2)) !== 'much') return null;
      const object = t.after(at, 3);
      if (
        !LIKED.test(t.lower(at)) ||
        object < 0 ||
        t.isMark(object) ||
        ['when', 'because', 'that', 'and', 'but', 'if'].includes(t.lower(object))
      )
        return null;
      let last = object;
      while (
        (DETERMINERS.test(t.lower(last)) ||
          (t.is(last, w.ADJECTIVE) && t.is(t.after(last), w.NOUN | w.PLURAL)) ||
          t.lower(last) === 'to') &&
        t.after(last) >= 0
      )
        last = t.after(last);
      const words = Array.from({ length: last - object + 1 }, (_, k) => t.written(object + k));
      return t.span(at, last, `${t.lower(at)} ${words.join(' ')} very much`);
    },
    wrong: `I [like very much dogs|like dogs very much].
      She [loves very much her brother|loves her brother very much].
      We [like very much football|like football very much].
      I [liked very much the film|liked the film very much].`,
    right: `I like dogs very much.
      I like it very much.
      She likes very old cars.
      I very much like it.
      They love much too late.
      I like you very much because you are nice.`,
  },
  {
    id: 'always-before-verb',
    type: 'word-order',
    explanation: 'Always, never, often og usually står foran hovedverbet på engelsk: »{replacement}«.',
    on: 'always never often usually',
    match(t, at) {
      const verb = t.before(at);
      const subject = t.before(verb);
      if (!SURE_SUBJECTS.test(t.lower(subject)) && t.lower(subject) !== 'you') return null;
      if (
        HELPING_VERBS.test(t.lower(verb)) ||
        MODALS.test(t.lower(verb)) ||
        !t.is(verb, w.VERB | w.THIRD | w.PAST) ||
        isMostly(t, verb, w.ADVERB) ||
        t.lower(verb) === 'said'
      )
        return null;
      const next = t.after(at);
      if (
        next < 0 ||
        t.isMark(next) ||
        (t.is(next, w.VERB | w.PAST | w.ADJECTIVE) && !t.is(next, w.NOUN)) ||
        ['and', 'but', 'enough', 'than', 'because', 'when'].includes(t.lower(next))
      )
        return null;
      return t.span(verb, at, `${t.lower(at)} ${t.lower(verb)}`);
    },
    wrong: `He [goes always|always goes] to bed late.
      I [eat never|never eat] fish.
      We [play often|often play] chess.
      She [drinks usually|usually drinks] tea.`,
    right: `He always goes to bed late.
      I am never ill.
      We go there often.
      She has never seen it.
      I will never go.
      They came often, but not today.`,
  },
];
