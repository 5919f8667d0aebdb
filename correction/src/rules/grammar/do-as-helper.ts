import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { MODALS } from '../../words/verbs.ts';
import { SURE_PERSONS } from '../../words/persons.ts';

const SURE = 0.92;
const PRESENT_OR_PAST: Readonly<Record<string, number>> = { gør: r.PRESENT, gjorde: r.PAST };

/** »Jeg gør ikke forstå det«, »Gør du bor i Danmark?«: in Danish the verb asks and denies by itself. */
export const doAsHelper: WordRule = {
  id: 'do-as-helper',
  subcategory: 'delete',
  on: { words: Object.keys(PRESENT_OR_PAST).join(' ') },
  explanation:
    'Her skal »{token}« ikke med: »{replacement}«. På dansk spørger og nægter man uden »gør«: »bor du i Danmark?«, »jeg forstår det ikke«.',
  wrong: [
    ['Gør du bor i Danmark?', 'Bor du i Danmark?'],
    ['Gør du tale engelsk?', 'Taler du engelsk?'],
    ['Jeg gør ikke forstå.', 'Jeg forstår ikke.'],
    ['Hvor gør du bo?', 'Hvor bor du?'],
    ['Gør du kan lide fisk?', 'Kan du lide fisk?'],
  ],
  right: [
    'Hvad gør du i aften?',
    'Jeg gør ikke noget.',
    'Jeg gør ikke rent i dag.',
    'Det, jeg gør, kan du også gøre.',
    'Gør det ondt?',
    'Det gør ikke ondt at lære.',
    'Hvad gør jeg, hvis det regner?',
    'Gør du det, bliver jeg vred.',
    'Hvad gør du, når du bliver bange?',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    const isAsked = SURE_PERSONS.test(a.lower(next));
    const isDenied = a.lower(next) === 'ikke' && SURE_PERSONS.test(a.lower(a.before(at)));
    const verb = a.after(next);
    if ((!isAsked && !isDenied) || a.commaAfter(at) || a.commaAfter(next) || !isVerbAlone(a, verb)) return null;
    // »… gør du bor« opens a question
    if (isAsked && a.before(at) >= 0 && !a.lower(a.sentenceStart(at)).startsWith('hv')) return null;
    const form = finiteOf(a, verb, PRESENT_OR_PAST[a.lower(at)]!);
    return form === undefined ? null : replaceSpan(a, at, verb, `${form} ${a.written(next)}`, SURE);
  },
};

/** A present or an infinitive, and nothing else. */
const isVerbAlone = (a: Analysis, at: number): boolean =>
  !a.hasCapital(at) &&
  (MODALS.test(a.lower(at)) || a.canBe(at, r.VERB | r.INFINITIVE) || a.canBe(at, r.VERB | r.PRESENT)) &&
  !r.hasAny(a.union(at), r.ADJECTIVE | r.OTHER) &&
  (!r.hasAny(a.union(at), r.NOUN) || a.lower(at).length < 4 || a.is(at, r.VERB)) &&
  (a.types[at]!.union & r.PASSIVE) === 0;

function finiteOf(a: Analysis, verb: number, tense: number): string | undefined {
  if (MODALS.test(a.lower(verb))) return a.lower(verb);
  if (a.canBe(verb, r.VERB | tense)) return a.lower(verb);
  const from = a.canBe(verb, r.VERB | r.INFINITIVE) ? r.VERB | r.INFINITIVE : r.VERB | r.PRESENT;
  return a.lexicon.otherForms(a.types[verb]!.word, from, r.VERB | tense, r.PASSIVE)[0];
}
