import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { nounPhrase, fitting } from '../noun-phrases.ts';
import * as g from '../word-bits.ts';
import { isFinite, MODALS, NO_VERBS, OPENERS, SEPARATED } from '../words.ts';

const SUBJECTS = new WordList('ich du er es wir man sie');
const STARTS = new WordList(
  'am im in nach um vor letzte letzten letztes letzter nächste nächsten jeden zum zuerst eines an mit seit bei auf nächstes',
);
const FINITE_HELPERS = new WordList(
  'ist war hat hatte bin habe sind haben waren hatten kann will muss soll darf möchte konnte wollte musste sollte kannst willst musst können wollen müssen sollen wird werden bist hast wurde wurden',
);
const GREETINGS = new WordList('liebe lieber liebes hallo hi hej');
const BREAKS = new WordList('und oder aber weil dass denn');

/** Where a subject ends that begins at a place: a person or a phrase in the nominative; −1 where none does. */
function subjectEnd(t: TongueText, at: number): number {
  if (SUBJECTS.test(t.lower(at))) return at;
  const phrase = nounPhrase(t, at);
  return phrase && fitting(phrase).some(([, one]) => one === 'n') ? phrase.noun : -1;
}

/** The place of the subject after an opening phrase of up to five words, or −1. */
function subjectAfterOpener(t: TongueText, first: number): number {
  if (OPENERS.test(t.lower(first))) {
    const next = t.after(first);
    // »Heute Abend wir …«, »Später am Tag ich …«
    if (subjectEnd(t, next) >= 0) return next;
    return STARTS.test(t.lower(next)) || t.isCapital(next) ? personWithin(t, next) : -1;
  }
  return STARTS.test(t.lower(first)) ? personWithin(t, first) : -1;
}

function personWithin(t: TongueText, from: number): number {
  for (let at = t.after(from), k = 0; at >= 0 && k < 5; at = t.after(at), k++) {
    if (t.isMark(at) || MODALS.test(t.lower(at)) || t.lower(at) === 'und') return -1;
    if (isFinite(t, at) && !t.isCapital(at) && !t.is(at, g.ADJECTIVE)) return -1;
    if (k > 0 && t.isCapital(t.before(at)) && subjectEnd(t, at) >= 0) return at;
  }
  return -1;
}

const isVerb = (t: TongueText, at: number): boolean =>
  !t.isCapital(at) &&
  !NO_VERBS.test(t.lower(at)) &&
  (FINITE_HELPERS.test(t.lower(at)) ||
    t.is(at, g.FIRST | g.SECOND | g.THIRD | g.PAST) ||
    (t.is(at, g.INFINITIVE) && !t.is(at, g.ADJECTIVE)));

/** The subject and the verb after it in the other order. */
function swapped(t: TongueText, from: number, to: number, verb: number) {
  const subject = Array.from({ length: to - from + 1 }, (_, k) =>
    SUBJECTS.test(t.lower(from + k)) ? t.lower(from + k) : t.written(from + k),
  ).join(' ');
  return { start: t.start(from), end: t.end(verb), replacements: [`${t.lower(verb)} ${subject}`] };
}

/** Places of a clause after its conjunction: its subject's end, its verb and its last word. */
function innerClause(t: TongueText, at: number): { verb: number; last: number } | null {
  const end = subjectEnd(t, t.after(at));
  const verb = t.after(end);
  if (end < 0 || t.lower(t.after(at)) === 'man' || verb < 0) {
    if (t.lower(t.after(at)) !== 'man') return null;
  }
  let last = verb;
  while (t.after(last) >= 0 && !t.isMark(t.after(last)) && !BREAKS.test(t.lower(t.after(last)))) last = t.after(last);
  return { verb, last };
}

export const WORD_ORDER: readonly TongueRule[] = [
  {
    id: 'verb-second',
    type: 'word-order',
    explanation: 'Verbet er altid nummer to i en hovedsætning, ligesom på dansk: »{replacement}«.',
    match(t, at) {
      const before = t.before(at);
      const isLetter = t.written(before) === ',' && GREETINGS.test(t.lower(t.firstWord(at)));
      const isStart =
        t.isFirst(at) || isLetter || (['und', 'aber'].includes(t.lower(before)) && t.lower(at) === 'dann');
      if (!isStart) return null;
      const subject = subjectAfterOpener(t, at);
      const end = subject < 0 ? -1 : subjectEnd(t, subject);
      const verb = t.after(end);
      if (subject < 0 || verb < 0 || !isVerb(t, verb)) return null;
      // »Vor dem Haus die Straße …«: the verb of a person or one that only is a verb
      if (!SUBJECTS.test(t.lower(subject)) && !FINITE_HELPERS.test(t.lower(verb)) && !isFinite(t, verb)) return null;
      return swapped(t, subject, end, verb);
    },
    wrong: `Heute [ich bin|bin ich] müde.
      Am Wochenende [wir spielen|spielen wir] Fußball.
      Dann [er geht|geht er] nach Hause.
      Im Sommer [meine Familie fährt|fährt meine Familie] nach Berlin.`,
    right: `Heute bin ich müde.
      Am Wochenende spielen wir Fußball.
      Wir spielen heute.
      Ich bin müde.
      Nach der Schule gehe ich nach Hause.
      Als ich kam, war er da.`,
  },
  {
    id: 'verb-after-clause',
    type: 'word-order',
    explanation: 'Efter en ledsætning forrest kommer verbet før grundleddet: Wenn …, bin ich … Skriv »{replacement}«.',
    on: 'wenn als weil obwohl da bevor nachdem',
    match(t, at) {
      if (!t.isFirst(at)) return null;
      let comma = t.after(at);
      while (comma >= 0 && t.written(comma) !== ',') comma = t.after(comma);
      const subject = t.after(comma);
      const end = subject < 0 ? -1 : subjectEnd(t, subject);
      const verb = t.after(end);
      if (end < 0 || verb < 0 || !isVerb(t, verb) || t.before(comma) - at < 2) return null;
      return swapped(t, subject, end, verb);
    },
    wrong: `Wenn es regnet, [ich bin|bin ich] zu Hause.
      Als ich klein war, [ich hatte|hatte ich] einen Hund.
      Wenn ich groß bin, [ich will|will ich] Arzt werden.
      Weil er krank ist, [er bleibt|bleibt er] zu Hause.`,
    right: `Wenn es regnet, bin ich zu Hause.
      Wenn ich groß bin, will ich Arzt werden.
      Ich komme, wenn du willst.
      Als ich klein war, hatte ich einen Hund.
      Weil er krank ist, bleibt er hier.
      Wenn du kommst, freue ich mich.`,
  },
  {
    id: 'verb-last',
    type: 'word-order',
    explanation: 'I en ledsætning (weil, dass, wenn, ob, obwohl) står det bøjede verbum sidst: »{replacement}«.',
    on: 'weil dass wenn ob obwohl damit bevor nachdem',
    match(t, at) {
      const clause = innerClause(t, at);
      if (!clause) return null;
      const { verb, last } = clause;
      const word = t.lower(verb);
      const isFull =
        t.is(verb, g.FIRST | g.SECOND | g.THIRD | g.PAST) &&
        !t.is(verb, g.ADJECTIVE) &&
        !t.isCapital(verb) &&
        !NO_VERBS.test(word);
      if (last === verb || last - verb > 8 || (!FINITE_HELPERS.test(word) && !isFull)) return null;
      if (isFinite(t, last) && !t.is(last, g.PARTICIPLE | g.ADJECTIVE)) return null;
      if (MODALS.test(t.lower(last)) || (FINITE_HELPERS.test(t.lower(last)) && !t.is(last, g.INFINITIVE))) return null;
      if (t.lower(verb + 1) === 'sich' && last === verb + 1) return null;
      const isPart = SEPARATED.test(t.lower(last)) && isFull && !FINITE_HELPERS.test(word);
      const rest = Array.from({ length: last - verb - (isPart ? 1 : 0) }, (_, k) => t.written(verb + 1 + k));
      const moved = isPart ? t.lower(last) + word : word;
      return { start: t.start(verb), end: t.end(last), replacements: [[...rest, moved].join(' ')] };
    },
    wrong: `Ich bleibe hier, weil ich [bin krank|krank bin].
      Er sagt, dass er [hat keine Zeit|keine Zeit hat].
      Ich komme, wenn ich [habe Zeit|Zeit habe].
      Sie lacht, weil mein Vater [ist lustig|lustig ist].
      Ich lerne, weil ich [will gut Deutsch sprechen|gut Deutsch sprechen will].`,
    right: `Ich bleibe hier, weil ich krank bin.
      Er sagt, dass er keine Zeit hat.
      Ich weiß nicht, ob er kommt.
      Wenn ich Zeit habe, komme ich.
      Ich lerne, damit ich gut Deutsch kann.
      Er fragt, ob wir gehen.`,
  },
  {
    id: 'relative-verb-last',
    type: 'word-order',
    explanation: 'I en ledsætning med der, die eller das (som) står verbet sidst: »{replacement}«.',
    on: 'der die das',
    match(t, at) {
      const comma = t.before(at);
      const noun = t.written(comma) === ',' ? t.before(comma) : -1;
      const verb = t.after(at);
      if (!t.isCapital(noun) || !['heißt', 'ist', 'hat', 'war', 'kann', 'heisst'].includes(t.lower(verb))) return null;
      let last = verb;
      while (t.after(last) >= 0 && !t.isMark(t.after(last)) && !BREAKS.test(t.lower(t.after(last))))
        last = t.after(last);
      if (last === verb || last - verb > 5 || isFinite(t, last) || t.written(t.after(last)) === ',') return null;
      // »Das Haus, das ist schön.« takes the noun up again
      if (t.isFirst(t.before(noun)) || t.isFirst(noun)) return null;
      const rest = Array.from({ length: last - verb }, (_, k) => t.written(verb + 1 + k));
      return { start: t.start(verb), end: t.end(last), replacements: [[...rest, t.lower(verb)].join(' ')] };
    },
    wrong: `Ich habe einen Freund, der [heißt Jonas|Jonas heißt].
      Wir haben eine Katze, die [ist sehr alt|sehr alt ist].
      Er wohnt in einem Haus, das [hat einen Garten|einen Garten hat].
      Sie hat einen Bruder, der [kann gut singen|gut singen kann].`,
    right: `Ich habe einen Freund, der Jonas heißt.
      Wir haben eine Katze, die sehr alt ist.
      Die Katze, die ist alt.
      Er wohnt in einem Haus, das einen Garten hat.
      Das ist der Mann, der singt.
      Ich sehe das Kind, das lacht.`,
  },
  {
    id: 'infinitive-last',
    type: 'word-order',
    explanation:
      'Når der er to verber, står det andet sidst i sætningen: Ich will Fußball spielen. Skriv »{replacement}«.',
    on: 'kann will muss möchte darf soll können wollen müssen möchten',
    match(t, at) {
      if (!['ich', 'er', 'sie', 'wir', 'man'].includes(t.lower(t.before(at)))) return null;
      const verb = t.after(at);
      if (!t.is(verb, g.INFINITIVE) || t.is(verb, g.ADJECTIVE) || t.isCapital(verb)) return null;
      let last = verb;
      while (t.after(last) >= 0 && !t.isMark(t.after(last)) && !BREAKS.test(t.lower(t.after(last))))
        last = t.after(last);
      const first = t.after(verb);
      const isObject =
        last !== verb && last - verb < 4 && t.isCapital(last) && !['als', 'wie'].includes(t.lower(first));
      if (!isObject || t.is(last, g.INFINITIVE)) return null;
      const rest = Array.from({ length: last - verb }, (_, k) => t.written(verb + 1 + k));
      return { start: t.start(verb), end: t.end(last), replacements: [[...rest, t.lower(verb)].join(' ')] };
    },
    wrong: `Ich will [spielen Fußball|Fußball spielen].
      Wir möchten [essen eine Pizza|eine Pizza essen].
      Er kann [sprechen Deutsch|Deutsch sprechen].
      Ich muss [machen meine Hausaufgaben|meine Hausaufgaben machen].`,
    right: `Ich will Fußball spielen.
      Wir möchten eine Pizza essen.
      Er kann Deutsch sprechen.
      Ich kann schwimmen, und du läufst.
      Wir wollen gehen.
      Er kann besser singen als Anna.`,
  },
];
