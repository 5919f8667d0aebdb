import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import * as s from '../word-lists.ts';
import { isSpoken, isTold } from '../story.ts';
import { baseOf, ingOf, isIrregular, participleOf, SAME_IN_PAST } from '../verbs.ts';
import * as w from '../word-bits.ts';
import {
  DETERMINERS,
  I_YOU_WE_THEY,
  isBase,
  isMostly,
  NUMERALS,
  OBJECTS,
  opensClause,
  PREPOSITIONS,
  SUBJECTS,
  SURE_SUBJECTS,
} from '../words.ts';

const BE_OF: Readonly<Record<string, string>> = {
  i: 'am',
  he: 'is',
  she: 'is',
  it: 'is',
  we: 'are',
  they: 'are',
  you: 'are',
};

/** What one has got used to, thanks for or does as Danish has it. */
export const DANISH_FORMS: readonly TongueRule[] = [
  {
    id: 'used-to-ing',
    type: 'verb-form',
    explanation: 'Efter »be used to« og »get used to« (være vant til) står verbet med -ing: »{replacement}«.',
    on: 'used use',
    match(t, at) {
      const be = t.lower(t.before(at));
      const isHabit =
        ["i'm", "he's", "she's", "we're", 'get', 'got', 'getting'].includes(be) ||
        (['am', 'is', 'are', 'was', 'were'].includes(be) && s.USED_TO_IT.test(t.lower(t.before(at, 2))));
      const verb = t.after(at, 2);
      if (!isHabit || t.lower(t.after(at)) !== 'to' || !isBase(t, verb) || !isMostly(t, verb, w.VERB)) return null;
      return t.swap(verb, ingOf(t.lower(verb), t.words));
    },
    wrong: `I am used to [get|getting] up early.
      She is used to [speak|speaking] English.
      We got used to [eat|eating] late.
      I'm used to [live|living] in a big city.`,
    right: `I am used to getting up early.
      I used to get up early.
      It is used to make bread.
      We are used to dogs.
      She got used to it.
      They are used to help people.`,
  },
  {
    id: 'thanks-for-ing',
    type: 'verb-form',
    explanation: 'Efter »thank you for« står verbet med -ing: »{replacement}«.',
    on: 'for',
    match(t, at) {
      const verb = t.after(at);
      const thanks = t.lower(t.before(at));
      const isThanks = thanks === 'thanks' || (thanks === 'you' && /^thank/.test(t.lower(t.before(at, 2))));
      const next = t.after(verb);
      const hasObject =
        OBJECTS.test(t.lower(next)) || DETERMINERS.test(t.lower(next)) || PREPOSITIONS.test(t.lower(next));
      return isThanks && s.THANKED_FOR.test(t.lower(verb)) && (hasObject || isMostly(t, verb, w.VERB))
        ? t.swap(verb, ingOf(t.lower(verb), t.words))
        : null;
    },
    wrong: `Thank you for [have|having] me.
      Thanks for [let|letting] me stay.
      Thank you for [read|reading] my letter.
      Thank you for [come|coming] to my party.`,
    right: `Thank you for having me.
      Thanks for your help.
      Thank you for the present.
      Thanks for everything.
      We have a present for you.
      Thank you for your help.`,
  },
  {
    id: 'modal-third-s',
    type: 'verb-form',
    explanation: 'Efter can, could, will, would, should og must får verbet ikke -s: »{replacement}«.',
    on: 'can could would should must',
    match(t, at) {
      const verb = t.after(at);
      if (!t.is(verb, w.THIRD) || !t.is(verb, w.PLURAL) || DETERMINERS.test(t.lower(t.before(at)))) return null;
      const base = baseOf(t.lower(verb), t.words);
      const next = t.lower(t.after(verb));
      const hasObject =
        DETERMINERS.test(next) || OBJECTS.test(next) || PREPOSITIONS.test(next) || next === 'many' || next === 'much';
      return base !== '' && hasObject && isMostly(t, verb, w.PLURAL) ? t.swap(verb, base) : null;
    },
    wrong: `Elephants can [drinks|drink] many litres of water.
      He could [films|film] the whole match.
      She should [visits|visit] us.
      You must [answers|answer] the question.`,
    right: `Elephants can drink many litres.
      I threw the can.
      It must be good.
      He can dance.
      You should plan it.
      They would love it.`,
  },
  {
    id: 'years-old-be',
    type: 'verb-form',
    explanation: 'Der mangler en form af »be«: »{replacement}«.',
    on: 'i he she we they',
    match(t, at) {
      const number = t.after(at);
      if (!opensClause(t, at) || !(t.isNumber(number) || NUMERALS.test(t.lower(number)))) return null;
      if (!['year', 'years'].includes(t.lower(t.after(number)))) return null;
      return t.lower(t.after(number, 2)) === 'old' ? t.swap(at, `${t.written(at)} ${BE_OF[t.lower(at)]}`) : null;
    },
    wrong: `[She|She is] 74 years old.
      My name is Bo, and [I|I am] twelve years old.
      [He|He is] 15 years old.
      [They|They are] ten years old.`,
    right: `She is 74 years old.
      I am twelve.
      He was 15 years old.
      They were ten years old.
      At 15 years old he left.
      We waited ten years.`,
  },
  {
    id: 'noun-had-participle',
    type: 'irregular-verb',
    explanation: 'Efter have, has og had står tredje form af verbet: »{replacement}« i stedet for »{token}«.',
    on: 'had has',
    match(t, at) {
      const subject = t.before(at);
      if (
        !t.is(subject, w.NOUN | w.NAME | w.PLURAL) &&
        !['nobody', 'somebody', 'everybody', 'who'].includes(t.lower(subject))
      )
        return null;
      let verb = t.after(at);
      while (['never', 'ever', 'already', 'just', 'also', 'not'].includes(t.lower(verb))) verb = t.after(verb);
      const word = t.lower(verb);
      if (!isBase(t, verb) || !isIrregular(word) || SAME_IN_PAST.has(word) || !isMostly(t, verb, w.VERB)) return null;
      const participle = participleOf(word, t.words);
      return participle === word || t.is(verb, w.NOUN) ? null : t.swap(verb, participle);
    },
    wrong: `A dog had [eat|eaten] a sock.
      My brother has [write|written] a book.
      The man had never [speak|spoken] to her.
      Nobody had ever [forget|forgotten] it.`,
    right: `A dog had eaten a sock.
      My brother has a book.
      The man had to speak.
      He had come home.
      The dog has run away.
      Nobody had let him in.`,
  },
  {
    id: 'question-needs-do',
    type: 'verb-form',
    explanation: 'I spørgsmål med almindelige verber skal der do eller does foran personen: »{replacement}«.',
    on: 'what where when why how',
    match(t, at) {
      if (t.before(at) >= 0) return null;
      const who = t.after(at);
      const verb = t.after(who);
      if (!SUBJECTS.test(t.lower(who)) || !isBase(t, verb) || !isMostly(t, verb, w.VERB)) return null;
      for (let k = verb; k >= 0; k = t.after(k))
        if (t.written(k) === ',' || isMostly(t, t.after(k), w.THIRD)) return null;
      if (!t.written(t.sentenceEnd(at) - 1).startsWith('?')) return null;
      return t.swap(who, `${I_YOU_WE_THEY.test(t.lower(who)) ? 'do' : 'does'} ${t.written(who)}`);
    },
    wrong: `Where [you|do you] live?
      What [you|do you] think about it?
      Why [they|do they] say that?
      How [we|do we] get there?`,
    right: `Where do you live?
      Where you live is nice.
      What you say, is it true?
      How are you?
      When you come, we eat.
      What I like is tea.`,
  },
  {
    id: 'should-told',
    type: 'false-friend',
    explanation:
      '»Should« betyder »burde«. Når nogen skulle noget i fortiden, hedder det »had to« (eller »was going to«).',
    on: 'should',
    match(t, at) {
      const subject = t.before(at);
      if (!SURE_SUBJECTS.test(t.lower(subject)) || !isBaseOrBe(t, t.after(at))) return null;
      const before = t.before(subject);
      const opens =
        before < 0 ||
        t.isMark(before) ||
        ['and', 'but', 'so', 'because', 'day', 'then', 'morning', 'week', 'hospital', 'school'].includes(
          t.lower(before),
        );
      if (!opens || !isTold(t, at) || isSpoken(t, at) || t.written(t.sentenceEnd(at) - 1).startsWith('?')) return null;
      for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++)
        if (
          ['if', 'think', 'said', 'told', 'thought', 'knew', 'that', 'says', 'felt', 'how', 'why', 'lest'].includes(
            t.lower(k),
          )
        )
          return null;
      return { ...t.swap(at, 'had to', SUBJECT_WERE[t.lower(subject)] ?? 'were going to'), confidence: 0.8 };
    },
    wrong: `I broke my arm and was driven to the hospital. There I waited, and I [should|had to] sit still for two hours. It was boring.
      We got up early and ate. The next day we [should|had to] sail to the island. It was cold and wet.
      He was late and ran to school. He [should|had to] stand in front of the class. It was bad.
      They were tired and came home. Then they [should|had to] clean the house. It was dirty.`,
    right: `I broke my arm and was sad. You should be careful.
      He said that we should sail. It was cold, and we went home.
      We were late. I thought I should call, but the phone was dead.
      She was ill. If she should call, he was ready. It was late.
      They knew that they should go. It was late, and they left.
      I think we should eat. We were hungry.`,
  },
];

const SUBJECT_WERE: Readonly<Record<string, string>> = { i: 'was going to', he: 'was going to', she: 'was going to' };

const isBaseOrBe = (t: TongueText, at: number): boolean => t.lower(at) === 'be' || isBase(t, at);
