import { Analysis, type Earlier } from './analysis.ts';
import { holdBack } from './hold-back.ts';
import type { TextReader } from './text-reader.ts';

/**
 * A text with its words looked up and tagged, and what must not be judged noted.
 * @param unchecked half-open ranges of offsets that are struck through.
 * @param earlier the reading before this one, when this text is the one before with its words corrected.
 */
export function readText(
  text: string,
  reader: TextReader,
  unchecked: readonly (readonly [number, number])[] = [],
  earlier?: Earlier,
): Analysis {
  const a = new Analysis(text, reader, earlier);
  holdBack(a, unchecked, a.held);
  return a;
}
