import { Refusal } from './refusal.ts';

/** A document with markup: the engine reads `plain`, the client counts in `original`. */
export interface AnnotatedText {
  readonly plain: string;
  readonly original: string;
  /** The place in the document of [start, end) in the plain text. Markup inside it belongs to it, at its edges not. */
  toOriginal(start: number, end: number): { start: number; end: number };
}

interface Piece {
  /** What stands in the document. */
  original: string;
  /** What is read there. */
  plain: string;
}

/** A text without markup. */
export const plainText = (text: string): AnnotatedText => ({
  plain: text,
  original: text,
  toOriginal: (start, end) => ({ start, end }),
});

/**
 * Reads the `data` parameter: `{"text": …}` or `{"annotation": [{"text": …}, {"markup": …, "interpretAs": …}]}`.
 * @throws Refusal with LanguageTool's words where it is something else.
 */
export function readData(data: string): AnnotatedText {
  const { text, annotation } = parseObject(data);
  if (text !== undefined && annotation !== undefined)
    throw new Refusal(400, "'data' key in JSON requires either 'text' or 'annotation' key, not both");
  if (typeof text === 'string') return plainText(text);
  if (!Array.isArray(annotation)) throw new Refusal(400, "'data' key in JSON requires 'text' or 'annotation' key");
  return joinPieces(annotation.map(readPiece));
}

function parseObject(data: string): { text?: unknown; annotation?: unknown } {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    throw new Refusal(400, "Could not parse JSON from 'data' parameter");
  }
}

function readPiece(node: unknown): Piece {
  const { text, markup, interpretAs } = (node ?? {}) as Record<string, unknown>;
  const refuse = (reason: string): never => {
    throw new Refusal(400, `${reason}: ${JSON.stringify(node)}`);
  };
  if (text !== undefined && markup !== undefined)
    return refuse("Only either 'text' or 'markup' are supported in an object in 'annotation' list, not both");
  if (text !== undefined && interpretAs !== undefined)
    return refuse("'text' cannot be used with 'interpretAs' (only 'markup' can)");
  if (typeof text === 'string') return { original: text, plain: text };
  if (typeof markup !== 'string') return refuse("Only 'text' and 'markup' are supported in 'annotation' list");
  return { original: markup, plain: typeof interpretAs === 'string' ? interpretAs : '' };
}

function joinPieces(pieces: readonly Piece[]): AnnotatedText {
  const read: (Piece & { plainStart: number; originalStart: number })[] = [];
  let plain = '';
  let original = '';
  for (const piece of pieces) {
    if (piece.plain !== '') read.push({ ...piece, plainStart: plain.length, originalStart: original.length });
    plain += piece.plain;
    original += piece.original;
  }
  /** The piece that holds a unit of the plain text. */
  const pieceAt = (offset: number) => {
    let [low, high] = [0, read.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((read[middle]?.plainStart ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return read[low];
  };
  /** Where a unit of the plain text stands: its own unit, or all of the markup that is read as it. */
  const unitAt = (offset: number): { start: number; end: number } => {
    const piece = pieceAt(offset);
    if (!piece) return { start: 0, end: 0 };
    const { originalStart: from } = piece;
    if (piece.plain !== piece.original) return { start: from, end: from + piece.original.length };
    const start = from + offset - piece.plainStart;
    return { start, end: start + 1 };
  };
  return {
    plain,
    original,
    toOriginal: (start, end) => ({ start: unitAt(start).start, end: unitAt(Math.max(start, end - 1)).end }),
  };
}
