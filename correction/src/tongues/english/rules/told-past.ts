import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { isSpoken, isTold } from '../story.ts';
import { subjectBefore } from '../subject.ts';
import { baseOf, pastOf, REGULARISED, SAME_IN_PAST } from '../verbs.ts';
import * as w from '../word-bits.ts';
import {
  BE_FORMS,
  DO_FORMS,
  isBase,
  isMostly,
  MIDDLE,
  MODALS,
  OBJECTS,
  opensClause,
  POSSESSIVES,
  PREPOSITIONS,
  SUBJECTS,
} from '../words.ts';

/** What happens again and again, may happen or is still so is told in the present. */
const NO_PAST_TIME = new WordList(
  'always every now today tomorrow usually normally still often sometimes will whenever maybe perhaps nowadays recommend suggested suggest insisted demanded',
);
const ONE_EVENT = new WordList(
  'ask tell take give find steal jump get come go become run open hear shout scream fall break buy win lose forget begin start catch throw drive eat drink leave arrive call stop walk turn pick kick scream decide bring bite hug kiss knock happen meet sit stand wake search close pull push answer smile laugh cry climb follow return reach grab notice discover kill die save land look see wait hide fly swim ride write send pay disappear explode crash slip trip roll drop whisper yell reply visit travel move play finish enter spend teach kidnap shoot fight sink blow ring bleed spill pack unpack cook bake clean paint arrest fetch punch slap crawl dance sing nod wave stare',
);
/** Bases that are third forms too. */
const ALSO_PARTICIPLE = new WordList('come run become');
/** After these somebody is told to do it, or has done it. */
const HELPERS = new WordList(
  'have has had be been being get gets got let make makes made help see saw watch hear heard felt feel',
);
/** A clause of the same time begins after these. */
const AFTER_OPENER = new WordList(
  'then suddenly when afterwards later and but so because as while until finally luckily unfortunately there yesterday first',
);
const AFTER_VERB = new WordList('out up down off away over into back the a an my his their our to at if');
const NEVER_AFTER = new WordList('what who which that whose whom how why did do does let lets make made makes like if');

/** The base of a present that tells of one event, or ''. */
function eventOf(t: TongueText, at: number): string {
  const isThird = t.is(at, w.THIRD) && isMostly(t, at, w.THIRD);
  if (!isThird && !isBase(t, at) && !ALSO_PARTICIPLE.test(t.lower(at))) return '';
  const base = isThird ? baseOf(t.lower(at), t.words) : t.lower(at);
  return ONE_EVENT.test(base) && !SAME_IN_PAST.has(base) && !t.isCapital(at) ? base : '';
}

/** »jump« is a noun more often, but not before »out« or »him«. */
const isSurelyVerb = (t: TongueText, at: number): boolean =>
  isMostly(t, at, w.VERB | w.THIRD) || AFTER_VERB.test(t.lower(t.after(at))) || OBJECTS.test(t.lower(t.after(at)));

/** The sentence tells of one time that is gone. */
function isOneTime(t: TongueText, at: number): boolean {
  if (t.written(t.sentenceEnd(at) - 1) === '?') return false;
  for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++) if (NO_PAST_TIME.test(t.lower(k))) return false;
  return isTold(t, at) && !isSpoken(t, at);
}

const wasSaid = (t: TongueText, verb: number, base: string) => ({
  ...t.swap(verb, pastOf(base, t.words)),
  confidence: 0.84,
});

/** A past stands before the place in its sentence, with no infinitive after it. */
function followsPast(t: TongueText, at: number): boolean {
  for (let k = t.before(at); k >= 0; k = t.before(k)) {
    const word = t.lower(k);
    if (
      MODALS.test(word) ||
      DO_FORMS.test(word) ||
      HELPERS.test(word) ||
      t.is(k, w.ING) ||
      SUBJECTS.test(t.lower(at - 1))
    )
      return false;
    if (
      isMostly(t, k, w.PAST) ||
      (word.endsWith('ed') && t.is(k, w.PAST)) ||
      REGULARISED.has(word) ||
      (t.is(k, w.PAST) && SUBJECTS.test(t.lower(t.before(k))))
    )
      return true;
    if (t.is(k, w.VERB) && isMostly(t, k, w.VERB)) return false;
  }
  return false;
}

/** The tense of what is told. */
export const TOLD_PAST: readonly TongueRule[] = [
  {
    id: 'told-past',
    type: 'verb-tense',
    explanation:
      'Resten fortæller om noget, der er sket, så verbet skal også stå i datid her: »{replacement}« i stedet for »{token}«.',
    on: 'i we they he she it you',
    match(t, at) {
      const before = t.lower(t.before(at));
      if (!opensClause(t, at) && !AFTER_OPENER.test(before)) return null;
      if (NEVER_AFTER.test(before) || (before === 'than' && !t.isFirst(t.before(at)))) return null;
      const verb = MIDDLE.test(t.lower(t.after(at))) ? t.after(at, 2) : t.after(at);
      const base = eventOf(t, verb);
      return base === '' || (t.lower(at) === 'you' && base !== 'go') || !isOneTime(t, verb)
        ? null
        : wasSaid(t, verb, base);
    },
    wrong: `It was late when we got home. We opened the door, and it was dark. Then we [take|took] the lamp. We were scared.
      We had a party and played games. It was my birthday. I [give|gave] him a book. His mother made a cake.
      She was alone in the house. Suddenly she [hears|heard] a noise. The door opened slowly, and she screamed.
      They lost the key, and nobody came. So they [climb|climbed] over the wall. It was easy.`,
    right: `It was late when we got home. He always takes the lamp. We were scared.
      We had a party. I always give it five stars. His mother made a cake, and it was good.
      She said: "I give you ten minutes." Then she left, and I was alone.
      They lost the key and came home late. If I find it, I will call them.
      He was ill, and I was sad. I hope he gets well.
      We were in Rome. Every day we go to the beach. It was nice.`,
  },
  {
    id: 'told-noun-past',
    type: 'verb-tense',
    explanation:
      'Resten fortæller om noget, der er sket, så verbet skal også stå i datid her: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      if (!t.is(at, w.VERB | w.THIRD) || SUBJECTS.test(t.lower(t.before(at)))) return null;
      const base = eventOf(t, at);
      if (base === '' || NEVER_AFTER.test(t.lower(t.before(at)))) return null;
      if (!isSurelyVerb(t, at) || BE_FORMS.test(t.lower(t.before(at)))) return null;
      const subject = subjectBefore(t, at);
      if (subject === null || !isOneTime(t, at)) return null;
      return wasSaid(t, at, base);
    },
    wrong: `I fell and broke my arm. The driver [jump|jumped] out of his car. I was crying and could not move.
      Yesterday he was gone, and we looked for him. My cat [finds|found] him under the sofa. He was fine.
      We were on a boat. Two men [steal|stole] my bag. We ran, but they were gone.
      It was windy, and we were cold. The boys [throw|threw] snow at us. We laughed.`,
    right: `I fell and broke my arm. The driver jumped out of his car. I was crying.
      We saw the man jump. He was not hurt, and we laughed.
      I was in Rome. My brother always takes the bus. It was fun.
      He was afraid to let the dog run. It was late, and he left.
      We made the boys run. They were tired and went home.
      She took a walk and came home. The ship was big.`,
  },
  {
    id: 'and-past',
    type: 'verb-tense',
    explanation: 'De to verber hører sammen og skal stå i samme tid. Skriv »{replacement}« i stedet for »{token}«.',
    on: 'and',
    match(t, at) {
      const verb = t.after(at);
      const base = eventOf(t, verb);
      if (base === '' || !isSurelyVerb(t, verb) || t.isMark(t.before(at))) return null;
      if (PREPOSITIONS.test(t.lower(t.before(at))) || POSSESSIVES.test(t.lower(t.before(at)))) return null;
      return isOneTime(t, verb) && followsPast(t, at) ? wasSaid(t, verb, base) : null;
    },
    wrong: `It was cold. The driver jumped out of his car and [ask|asked] if I was ok. I was crying.
      We were in the forest. The men found a door and [open|opened] it. It was dark.
      He was late. She ran to the bus and [forget|forgot] her bag. Then it was gone.
      I was tired. We walked home and [eat|ate] pizza. It was good.`,
    right: `The driver jumped out of his car and asked if I was ok. I was crying.
      He wanted to go home and eat. It was late, and we left.
      We could stay and eat. It was nice, and we laughed.
      I saw him run and jump. It was fun, and we laughed.
      She did not come and eat. He was sad and left.
      They had to stop and ask. It was late when they came.`,
  },
];
