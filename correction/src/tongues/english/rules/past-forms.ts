import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { isSpoken, isStory } from '../story.ts';
import { baseOf, ONLY_PASTS, participleOf, PAST_OF_PARTICIPLE, pastOf, SAME_IN_PAST } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, DETERMINERS, isBase, isMostly, MIDDLE, MODALS, OBJECTS, SUBJECTS, SURE_SUBJECTS } from '../words.ts';

const HAVING = new WordList("have has had haven't hasn't hadn't having");
/** What one says now, also in a story: »I think it was fun«. */
const SAID_NOW = new WordList(
  'think know hope guess remember believe mean love like live have am feel wish need understand agree suppose own care swear recommend',
);
const NOT_PAST = new WordList(
  'always every now today usually normally still never often sometimes if when to will would can',
);
const USUAL_PASTS = new WordList('was were had did went saw said came got took');
/** What is so now, also in a story. */
const ALSO_NOW = new WordList('is has does means');
/** Nouns too, and verbs only where what is done to something follows. */
const followsObject = (t: TongueText, at: number): boolean =>
  DETERMINERS.test(t.lower(t.after(at))) || OBJECTS.test(t.lower(t.after(at)));

/** A past stands before the place in its sentence, with nothing that tells of what is so now. */
function comesAfterPast(t: TongueText, at: number): boolean {
  let found = false;
  for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++) {
    if (NOT_PAST.test(t.lower(k))) return false;
    if (k < at && (USUAL_PASTS.test(t.lower(k)) || isMostly(t, k, w.PAST))) found = true;
  }
  return found;
}

/** Forms of the verb that belong to another tense. */
export const PAST_FORMS: readonly TongueRule[] = [
  {
    id: 'participle-alone',
    type: 'irregular-verb',
    explanation: 'Tredje form af verbet kan ikke stå uden have eller be. I datid hedder det »{replacement}«.',
    on: 'i he she we they you it who',
    match(t, at) {
      const verb = MIDDLE.test(t.lower(t.after(at))) ? t.after(at, 2) : t.after(at);
      const past = PAST_OF_PARTICIPLE.get(t.lower(verb));
      const before = t.lower(t.before(at));
      if (past === undefined || HAVING.test(before) || BE_FORMS.test(before) || MODALS.test(before)) return null;
      return t.isMark(t.after(at)) ? null : t.swap(verb, past);
    },
    wrong: `I [seen|saw] him yesterday.
      She [done|did] her homework.
      They [gone|went] home.
      He [written|wrote] a letter.
      We [eaten|ate] pizza.`,
    right: `I saw him.
      Have you seen it?
      I have done it.
      Is he gone?
      They became friends.
      Had we known that, we would have come.`,
  },
  {
    id: 'be-past-form',
    type: 'irregular-verb',
    explanation: 'Efter en form af be står tredje form af verbet: »{replacement}« i stedet for »{token}«.',
    on: "was were is are been wasn't weren't being be",
    match(t, at) {
      let verb = t.after(at);
      if (MIDDLE.test(t.lower(verb)) || t.lower(verb) === 'not') verb = t.after(verb);
      const right = ONLY_PASTS.get(t.lower(verb));
      if (
        !right ||
        SUBJECTS.test(t.lower(verb)) ||
        NO_PASSIVE.test(t.lower(verb)) ||
        isMostly(t, verb, w.NOUN | w.ADJECTIVE)
      )
        return null;
      return t.swap(verb, right);
    },
    wrong: `My bike was [stole|stolen].
      The letter is [wrote|written] by him.
      It was [took|taken] away.
      They were [forgot|forgotten].`,
    right: `My bike was stolen.
      The answer is no.
      It was a saw.
      What it was became clear.
      The boy was bitten.
      He was wrong.`,
  },
  {
    id: 'have-base',
    type: 'verb-form',
    explanation: 'Efter have, has og had står tredje form af verbet: »{replacement}« i stedet for »{token}«.',
    on: 'have has had',
    match(t, at) {
      const subject = t.before(at);
      if (!SURE_SUBJECTS.test(t.lower(subject)) && t.lower(subject) !== 'you') return null;
      let verb = t.after(at);
      while (MIDDLE.test(t.lower(verb)) || t.lower(verb) === 'not') verb = t.after(verb);
      const word = t.lower(verb);
      if (!isBase(t, verb) || SAME_IN_PAST.has(word) || word === 'become' || word === 'come' || word === 'run')
        return null;
      if (t.is(verb, w.NOUN | w.ADJECTIVE) ? !followsObject(t, verb) : !isMostly(t, verb, w.VERB)) return null;
      return t.swap(verb, participleOf(word, t.words));
    },
    wrong: `I have [play|played] the guitar for years.
      She has [learn|learned] a lot.
      You have [lose|lost] it.
      We have not [decide|decided] yet.`,
    right: `I have played the guitar.
      I have work to do.
      We have hope.
      She has help at home.
      They have a dog.
      He has put it there.
      I have to go.`,
  },
  {
    id: 'story-past',
    type: 'verb-tense',
    explanation:
      'Teksten fortæller om noget, der er sket, så verbet skal stå i datid: »{replacement}« i stedet for »{token}«.',
    on: 'i we they you he she it who',
    match(t, at) {
      const verb = t.after(at);
      const isThird = t.is(verb, w.THIRD) && isMostly(t, verb, w.THIRD) && !ALSO_NOW.test(t.lower(verb));
      const word = isThird ? baseOf(t.lower(verb), t.words) : t.lower(verb);
      if (
        word === '' ||
        !(isThird || isBase(t, verb)) ||
        SAME_IN_PAST.has(word) ||
        SAID_NOW.test(word) ||
        t.lower(t.before(at)) === 'what'
      )
        return null;
      if (
        t.is(verb, w.ADJECTIVE | w.ADVERB) ||
        HAVING.test(t.lower(t.before(at))) ||
        /^(?:did|do|let|made)/.test(t.lower(t.before(at)))
      )
        return null;
      if (!isStory(t) || isSpoken(t, at) || !comesAfterPast(t, at)) return null;
      return { ...t.swap(verb, pastOf(word, t.words)), confidence: 0.85 };
    },
    wrong: `We went to the zoo and saw a lion. It was big, and I was happy. First we played games, and then we [eat|ate] cake.
      She came home late. I was so tired that I [forget|forgot] the text. They said it was fine.
      He got up and took a shower. It was cold, so we [stay|stayed] inside. Then he went out.
      They lived in a big house and had a cat. One night they woke up, and they [hear|heard] a noise. It was him.
      He took my bag, and I was angry. I shouted, but we [see|saw] him run away. Then the police came.`,
    right: `We went to the zoo and saw a lion. It was big. I think it was fun. Then we ate cake.
      It was fun. I was happy when he came, and I always go there. She said yes and took it.
      I like it, and we eat it every day. It was good. He said: "I give you ten."
      They went home, and they were happy. I think he was right.
      We won the match. If you want, I can tell you about it.
      He was late. He said that they always take the bus.`,
  },
];

/** Nobody is what these say: »The problem is became …« is another mistake. */
const NO_PASSIVE = new WordList('was were became came ran went did had');
