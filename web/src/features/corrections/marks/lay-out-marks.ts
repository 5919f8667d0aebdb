import type { Correction } from '@ordklar/contract';
import { isFaint, type MarkPlace, markPlace } from './mark-place.ts';
import type { MarkType } from './mark-type.ts';

/** A mark as it is drawn, with its number in the text (1 = first). */
export interface LaidMark {
  correction: Correction;
  place: MarkPlace;
  number: number;
  hidden: boolean;
}

/**
 * A stretch of a paragraph: bare text, a part of a mark, or a mark that has no text of its own (a sign put in, or a
 * second mark on words that another mark covers). `button` is set on the first part of a mark only.
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'mark'; text: string; mark: LaidMark; button: boolean }
  | { kind: 'sign'; mark: LaidMark }
  | { kind: 'also'; mark: LaidMark };

/** One line of the handed-in text. */
export interface Paragraph {
  start: number;
  isTitle: boolean;
  pieces: Piece[];
}

const byPlace = (a: Omit<LaidMark, 'number'>, b: Omit<LaidMark, 'number'>): number =>
  a.place.start - b.place.start || a.place.end - b.place.end;

/** A first line that is a heading: short, no full stop, and more text after it. */
const isTitle = (line: string, index: number, count: number): boolean =>
  index === 0 && count > 1 && line.length <= 80 && !/[.!?,;:]\s*$/u.test(line);

/** Marks with text of their own, in the way they take it: those in sight before faint ones, short before long. */
function owners(marks: readonly LaidMark[]): LaidMark[] {
  const width = ({ place }: LaidMark) => place.end - place.start;
  return [...marks].sort((a, b) => Number(a.hidden) - Number(b.hidden) || width(a) - width(b) || a.number - b.number);
}

/** Stretches of the text with the mark that owns each; no two overlap, and they are in the order of the text. */
function divide(marks: readonly LaidMark[]): { start: number; end: number; mark: LaidMark }[] {
  const edges = [...new Set(marks.flatMap(({ place }) => [place.start, place.end]))].sort((a, b) => a - b);
  const at = new Map(edges.map((edge, index) => [edge, index]));
  const owner = Array.from<LaidMark | undefined>({ length: edges.length });
  for (const mark of owners(marks)) {
    const last = at.get(mark.place.end) ?? 0;
    for (let index = at.get(mark.place.start) ?? 0; index < last; index++) owner[index] ??= mark;
  }
  const stretches: { start: number; end: number; mark: LaidMark }[] = [];
  for (let index = 0; index + 1 < edges.length; index++) {
    const mark = owner[index];
    const [start, end] = [edges[index], edges[index + 1]];
    const before = stretches.at(-1);
    if (!mark) continue;
    if (before?.mark === mark && before.end === start) before.end = end;
    else stretches.push({ start, end, mark });
  }
  return stretches;
}

/** What stands between two places of a paragraph's text without being text: signs put in and second marks. */
function* piecesOf(
  text: string,
  start: number,
  end: number,
  stretches: readonly { start: number; end: number; mark: LaidMark }[],
  extras: readonly { at: number; piece: Piece }[],
  begun: Set<LaidMark>,
): Generator<Piece> {
  let at = start;
  let next = 0;
  const upTo = function* (to: number): Generator<Piece> {
    if (to > at) yield { kind: 'text', text: text.slice(at, to) };
    at = Math.max(at, to);
  };
  const extrasUpTo = function* (to: number): Generator<Piece> {
    for (let extra = extras[next]; extra && extra.at <= to; extra = extras[++next]) {
      yield* upTo(extra.at);
      yield extra.piece;
    }
  };
  for (const stretch of stretches) {
    yield* extrasUpTo(stretch.start);
    yield* upTo(stretch.start);
    const { mark } = stretch;
    let from = stretch.start;
    // a sign may be put in within a long mark
    for (let extra = extras[next]; extra && extra.at < stretch.end; extra = extras[++next]) {
      if (extra.at > from) {
        yield { kind: 'mark', text: text.slice(from, extra.at), mark, button: !begun.has(mark) };
        begun.add(mark);
        from = extra.at;
      }
      yield extra.piece;
    }
    yield { kind: 'mark', text: text.slice(from, stretch.end), mark, button: !begun.has(mark) };
    begun.add(mark);
    at = stretch.end;
  }
  yield* extrasUpTo(end);
  yield* upTo(end);
}

export interface LayOutOptions {
  /** Main types that the reader has switched off. */
  hiddenTypes?: ReadonlySet<MarkType>;
  /** Keep hidden marks, faintly, instead of leaving them out. */
  showHidden?: boolean;
}

/** The marks that are drawn, numbered in the order of the text. Marks outside the text are left out. */
function numberMarks(text: string, corrections: readonly Correction[], options: LayOutOptions): LaidMark[] {
  const none: ReadonlySet<MarkType> = new Set();
  return corrections
    .filter(({ offset, length }) => offset >= 0 && length >= 0 && offset + length <= text.length)
    .map((correction) => ({
      correction,
      place: markPlace(correction),
      hidden: isFaint(correction, options.hiddenTypes ?? none),
    }))
    .filter(({ hidden }) => options.showHidden || !hidden)
    .sort(byPlace)
    .map((mark, index) => ({ ...mark, number: index + 1 }));
}

/**
 * Divides a text with its marks into paragraphs of flat pieces: nothing is nested, so every mark can be a button.
 * Where marks overlap, the shorter takes the words they share; a mark that is left without words becomes an 'also'
 * piece after them. Marks outside the text are left out. Never throws, whatever the text.
 */
export function layOutMarks(
  text: string,
  corrections: readonly Correction[],
  options: LayOutOptions = {},
): { paragraphs: Paragraph[]; marks: LaidMark[] } {
  const marks = numberMarks(text, corrections, options);
  const stretches = divide(marks.filter(({ place }) => place.end > place.start));
  const seen = new Set(stretches.map(({ mark }) => mark));
  const extras = marks
    .filter((mark) => !seen.has(mark))
    .map((mark) => ({
      at: mark.place.end,
      piece: { kind: mark.place.shape === 'add' ? 'sign' : 'also', mark } as Piece,
    }))
    .sort((a, b) => a.at - b.at);

  const lines = text.split('\n');
  const paragraphs: Paragraph[] = [];
  const begun = new Set<LaidMark>();
  let start = 0;
  let stretch = 0;
  let extra = 0;
  lines.forEach((line, index) => {
    const end = start + line.length;
    const here: typeof stretches = [];
    for (let part = stretches[stretch]; part && part.start < end; part = stretches[stretch]) {
      here.push({ ...part, start: Math.max(part.start, start), end: Math.min(part.end, end) });
      // a mark across lines goes on in the next paragraph
      if (part.end > end) break;
      stretch += 1;
    }
    const inserted: typeof extras = [];
    for (let part = extras[extra]; part && part.at <= end; part = extras[++extra]) inserted.push(part);
    if (line.trim() !== '' || inserted.length > 0 || here.length > 0)
      paragraphs.push({
        start,
        isTitle: isTitle(line, index, lines.length),
        pieces: [
          ...piecesOf(
            text,
            start,
            end,
            here.filter((part) => part.end > part.start),
            inserted,
            begun,
          ),
        ],
      });
    start = end + 1;
  });
  return { paragraphs, marks };
}

/** The marks that are drawn, in the order of their numbers: what 'next' and 'previous' walk through. */
export const readingOrder = (
  text: string,
  corrections: readonly Correction[],
  options: LayOutOptions = {},
): Correction[] => numberMarks(text, corrections, options).map(({ correction }) => correction);
