import type { Analysis } from '../analysis/analysis.ts';
import type { Correction, SentenceDrawing, Stretch } from '../api.ts';
import { ClauseRules } from '../commas/clause-rules.ts';
import { PhraseTrack } from '../commas/phrase-track.ts';
import { FINITE, hasAny } from '../lexicon/readings.ts';
import type { CorrectedText } from '../kernel/corrected-text.ts';
import { isDrawnType } from '../taxonomy/drawn-types.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { type ParsedClause, parseSentence } from './parse-sentence.ts';
import { areSureWords } from './sure-words.ts';

/** Longer sentences are not drawn: one would not find one's way in them. */
const MOST_WORDS = 40;
const FEWEST_WORDS = 3;

/** Where these are marked, what is one sentence is not sure. */
const OTHER_SENTENCE: ReadonlySet<string> = new Set<SubcategoryId>([
  'period-missing',
  'period-superfluous',
  'quotation-marks',
  'colon',
  'missing-word',
]);

const typesOf = ({ categories }: Correction): string[] => categories.map(({ subcategory }) => subcategory.id);

/** Whether 'kryds og bolle' helps to see what a mark says. */
export const isDrawn = (correction: Correction): boolean => typesOf(correction).some(isDrawnType);

/** A text in the reading that its sentences are understood by, and the way back from there to the text as given. */
interface Reading {
  analysis: Analysis;
  given: string;
  /** The words of the given text that stand for a stretch of the reading; null when it is not clear which. */
  back(start: number, end: number): Stretch | null;
  /** Where the reading has an offset of the given text. */
  there(offset: number): number;
}

/** @param corrected what the reading's text was made by; null when it is the text as given */
export function readingOf(analysis: Analysis, given: string, corrected: CorrectedText | null): Reading {
  return {
    analysis,
    given,
    back: (start, end) => (corrected ? corrected.wordsBack(start, end) : [start, end]),
    there: (offset) => corrected?.offset(offset) ?? offset,
  };
}

/** The sentences, as they are written, in which something is marked that 'kryds og bolle' shows, where the engine is sure of them. */
export function drawSentences(reading: Reading, corrections: readonly Correction[]): SentenceDrawing[] {
  const { analysis: a } = reading;
  const bySentence = new Map<number, Correction[]>();
  for (const correction of corrections) {
    const sentence = a.sentenceOf[a.placeAt(reading.there(correction.offset))];
    if (sentence === undefined) continue;
    const others = bySentence.get(sentence);
    if (others) others.push(correction);
    else bySentence.set(sentence, [correction]);
  }
  const drawn = [...bySentence].filter(([sentence, own]) => mayBeDrawn(a, sentence, own));
  if (drawn.length === 0) return [];
  const [phrases, rules] = [new PhraseTrack(), new ClauseRules()];
  return drawn.flatMap(([sentence, own]) => {
    const [from, to] = [a.sentences[sentence]!, a.sentences[sentence + 1]!];
    phrases.fill(a.types, a.tags, from, to, a.tagFeatures.symbols);
    rules.prepare(phrases);
    const commas = commasOf(reading, own);
    const clauses = parseSentence(phrases, rules, (word) => commas(from + word));
    const isFinite = (verb: number): boolean => hasAny(a.reading(from + verb), FINITE);
    if (!clauses?.every(({ verbs }) => verbs.every(isFinite))) return [];
    const drawing = drawingOf(reading, from, to, clauses);
    return drawing ? [drawing] : [];
  });
}

function mayBeDrawn(a: Analysis, sentence: number, own: readonly Correction[]): boolean {
  if (!own.some(isDrawn) || own.some((each) => typesOf(each).some((type) => OTHER_SENTENCE.has(type)))) return false;
  const [from, to] = [a.sentences[sentence]!, a.sentences[sentence + 1]!];
  return to - from >= FEWEST_WORDS && to - from <= MOST_WORDS && areSureWords(a, from, to);
}

/** Whether a comma is due after a place, the marks of its sentence heeded. */
function commasOf({ analysis: a, back }: Reading, corrections: readonly Correction[]): (place: number) => boolean {
  const added = new Set<number>();
  const removed = new Set<number>();
  for (const { offset, length, token, replacements } of corrections) {
    const end = offset + length;
    const [first] = replacements;
    if (first?.endsWith(',') && !token.endsWith(',')) added.add(end);
    else if (token.endsWith(',') && first !== undefined && !first.endsWith(',')) removed.add(end - 1);
  }
  return (place) => {
    const written = a.commas[place]!;
    if (written >= 0) return !removed.has(back(written, written + 1)?.[0] ?? -1);
    return added.has(back(a.starts[place]!, a.ends[place]!)?.[1] ?? -1);
  };
}

function drawingOf(
  { analysis: a, given, back }: Reading,
  from: number,
  to: number,
  clauses: readonly ParsedClause[],
): SentenceDrawing | null {
  const whole = back(a.starts[from]!, a.ends[to - 1]!);
  if (!whole) return null;
  const [start, end] = whole;
  const stretch = (first: number, last: number): Stretch | null => {
    const [one, other] = [
      back(a.starts[from + first]!, a.ends[from + first]!),
      back(a.starts[from + last]!, a.ends[from + last]!),
    ];
    return one && other && one[0] < other[1] ? [one[0] - start, other[1] - start] : null;
  };
  const drawn = [];
  for (const { isSubordinate, first, last, subject, verbs } of clauses) {
    const own = {
      isSubordinate,
      span: stretch(first, last),
      subject: stretch(subject[0], subject[1]),
      verbs: verbs.map((verb) => stretch(verb, verb)),
    };
    if (!isWhole(own)) return null;
    drawn.push(own);
  }
  return { start, text: given.slice(start, end), clauses: drawn };
}

type Clause = SentenceDrawing['clauses'][number];
type Maybe = { isSubordinate: boolean; span: Stretch | null; subject: Stretch | null; verbs: (Stretch | null)[] };

/** Each word was found in the text as given, and subject and verb are not the same words there. */
function isWhole(clause: Maybe): clause is Clause {
  const { span, subject, verbs } = clause;
  if (!span || !subject) return false;
  return verbs.every((verb) => verb && (verb[1] <= subject[0] || subject[1] <= verb[0]) && verb[1] <= span[1]);
}
