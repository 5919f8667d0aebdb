import type { TongueRule } from '../../tongue-rule.ts';
import { PLURAL_OF, LIKE_BASE, SINGULAR_OF, SINGULAR_VERBS } from '../agreement-lists.ts';
import { inTense } from '../story.ts';
import { subjectBefore } from '../subject.ts';
import { baseOf, pastOf, SAME_IN_PAST, thirdOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, isBase, isMostly, MODALS } from '../words.ts';

/** What the verb is of where one, where several do it. */
export const SUBJECT_VERB: readonly TongueRule[] = [
  {
    id: 'subject-is-one',
    type: 'verb-person',
    explanation: 'Der er kun én, og så hedder det »{replacement}« og ikke »{token}«.',
    match(t, at) {
      const word = t.lower(at);
      const isHelper = Object.hasOwn(SINGULAR_OF, word);
      if (!isHelper && (!isBase(t, at) || SAME_IN_PAST.has(word) || t.isCapital(at))) return null;
      if (!isHelper && !LIKE_BASE.test(word) && !isMostly(t, at, w.VERB)) return null;
      const next = t.lower(t.after(at));
      if (MODALS.test(next) || (BE_FORMS.test(next) && !isHelper) || SINGULAR_VERBS.test(next)) return null;
      const subject = subjectBefore(t, at);
      if (!subject?.isOne) return null;
      if (isHelper && word !== 'have') return t.swap(at, SINGULAR_OF[word]!);
      return t.swap(at, ...inTense(t, thirdOf(word), pastOf(word, t.words)));
    },
    wrong: `Fast food [contain|contains] a lot of fat.
      An elephant [eat|eats] grass.
      A plastic bag [take|takes] many years to disappear.
      Every one of the boys [have|has] a bike.
      The actor who [play|plays] the boy is good.
      Buster [like|likes] to run.
      Professor Smith [have|has] a robot.`,
    right: `My family are from Turkey.
      I saw the boy run.
      My mother and father work a lot.
      Let the dog eat.
      Why does the teacher say that?
      I suggest that the boy go home.
      Can my friend come?
      If my father were here, he would laugh.
      One of the people who have a car is my uncle.`,
  },
  {
    id: 'subject-are-many',
    type: 'verb-person',
    explanation: 'Der er flere, og så hedder det »{replacement}« og ikke »{token}«.',
    match(t, at) {
      const word = t.lower(at);
      const isHelper = SINGULAR_VERBS.test(word);
      if (!isHelper && !(t.is(at, w.THIRD) && (isMostly(t, at, w.THIRD) || LIKE_BASE.test(baseOf(word, t.words)))))
        return null;
      if (t.isCapital(at)) return null;
      const subject = subjectBefore(t, at);
      if (subject === null || subject.isOne) return null;
      if (isHelper) return t.swap(at, PLURAL_OF[word]!);
      const base = baseOf(word, t.words);
      return base === '' ? null : t.swap(at, base);
    },
    wrong: `Fish and birds [eats|eat] plastic.
      A lot of elephants [has|have] been killed.
      Emma and her brother [was|were] on their way home.
      My mom and dad [was|were] there.
      I know people who [wants|want] a dog.
      Most of the pupils [uses|use] it every day.`,
    right: `One of my friends is funny.
      The price of the tickets was high.
      Ten years is a long time.
      My brother, who likes birds, is tall.
      The boy with the dogs has a car.
      The news is good.
      Bread and butter, that is all.
      My mother likes birds, and my father likes dogs.`,
  },
];
