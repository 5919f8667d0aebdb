import type { TongueRule } from '../../tongue-rule.ts';
import { PLURAL_OF, LIKE_BASE, SINGULAR_OF, SINGULAR_VERBS } from '../agreement-lists.ts';
import { inTense } from '../story.ts';
import { subjectBefore } from '../subject.ts';
import { baseOf, pastOf, SAME_IN_PAST, thirdOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, isBase, isMostly, MODALS, SUBJECTS } from '../words.ts';

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
      // »How much money do you have?«
      if (isHelper && SUBJECTS.test(t.lower(t.after(at)))) return null;
      const subject = subjectBefore(t, at);
      if (!subject?.isOne) return null;
      // »a girl like you«
      if (word === 'like' && ['a', 'an', 'something'].includes(t.lower(subject.from))) return null;
      if (isHelper && word !== 'have') return t.swap(at, SINGULAR_OF[word]!);
      return t.swap(at, ...inTense(t, at, thirdOf(word), pastOf(word, t.words)));
    },
    wrong: `My brother [are|is] tall.
      The dog [have|has] a long tail.
      My mother [don't|doesn't] eat meat.
      I know that the car [were|was] red.
      My mother [work|works] in a shop.
      The teacher [say|says] that we must read.
      My best friend [live|lives] in Vejle.
      My dad always [forget|forgets] his keys.
      Fast food [contain|contains] a lot of fat.
      An elephant [eat|eats] grass.
      A plastic bag [take|takes] many years to disappear.
      Every one of the boys [have|has] a bike.
      The actor who [play|plays] the boy is good.
      Buster [like|likes] to run.
      Professor Smith [have|has] a robot.`,
    right: `My brother is tall.
      My brother and my sister are tall.
      The police are here.
      My family are from Turkey.
      Does the dog have a tail?
      If my father were here, he would laugh.
      My mother works in a shop.
      Why does the teacher say that?
      Let my friend live.
      My mother and father work a lot.
      Can my friend come?
      My sister can swim and my brother can run.
      My family are from Turkey.
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
      // »How much money do you have?«
      if (isHelper && SUBJECTS.test(t.lower(t.after(at)))) return null;
      const subject = subjectBefore(t, at);
      if (subject === null || subject.isOne) return null;
      if (isHelper) return t.swap(at, PLURAL_OF[word]!);
      const base = baseOf(word, t.words);
      return base === '' ? null : t.swap(at, base);
    },
    wrong: `My friends [is|are] funny.
      The dogs [was|were] hungry.
      These cars [has|have] no doors.
      All the teachers [was|were] there, and the children [was|were] happy.
      Many people [thinks|think] so.
      My parents [works|work] a lot.
      The students [gets|get] angry.
      Some boys [says|say] that it is boring.
      Fish and birds [eats|eat] plastic.
      A lot of elephants [has|have] been killed.
      Emma and her brother [was|were] on their way home.
      My mom and dad [was|were] there.
      I know people who [wants|want] a dog.
      Most of the pupils [uses|use] it every day.`,
    right: `My friends are funny.
      One of my friends is funny.
      The news is good.
      The price of the tickets was high.
      Ten years is a long time.
      Five miles is far.
      The boss of the shops has a car.
      Many people think so.
      My parents work a lot.
      One of the boys says no.
      The girl with the blue eyes smiles.
      My mother likes birds.
      He never eats sweets.
      One of my friends is funny.
      The price of the tickets was high.
      Ten years is a long time.
      My brother, who likes birds, is tall.
      The boy with the dogs has a car.
      The news is good.
      Bread and butter, that is all.
      My mother likes birds, and my father likes dogs.`,
  },
];
