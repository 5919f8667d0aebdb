import type { Finding } from './rule.ts';

/** A stretch of the text as given, [from, to), and where its replacement stands in the corrected text, [start, end). */
interface Edit<F extends Finding> {
  from: number;
  to: number;
  start: number;
  end: number;
  finding: F;
}

const LETTER = /[\p{L}\p{N}]/u;

/** A finding in the corrected text, in offsets of the text as given. */
export interface ToldBack<F extends Finding> {
  start: number;
  end: number;
  /** None when it takes back what the earlier findings put in. */
  replacements: string[];
  /** The earlier findings whose replacement it changes once more. */
  changes: F[];
}

/**
 * The text with first replacements put in, for a second reading: the neighbours of an error are easier to judge when
 * the error is corrected. Marks stay as they are, so that the second reading judges them again.
 */
export class CorrectedText<F extends Finding = Finding> {
  readonly text: string;
  readonly #given: string;
  readonly #edits: Edit<F>[] = [];

  /** @param findings sorted, without overlaps; those of marks are left out. */
  constructor(given: string, findings: readonly F[]) {
    this.#given = given;
    let text = '';
    let done = 0;
    for (const finding of findings) {
      if (!this.isOfWords(finding) || finding.start < done || finding.replacements[0] === undefined) continue;
      // the stop before it stays out as well, and the second reading judges both again
      if (finding.afterStop) continue;
      text += given.slice(done, finding.start);
      const start = text.length;
      text += finding.replacements[0];
      this.#edits.push({ from: finding.start, to: finding.end, start, end: text.length, finding });
      done = finding.end;
    }
    this.text = text + given.slice(done);
  }

  /** Where replacements stand in the corrected text, in its order. */
  get places(): readonly { readonly start: number; readonly end: number }[] {
    return this.#edits;
  }

  /** False of a mark that is missing, wrong or too many. */
  isOfWords({ insertion, start, end }: Finding): boolean {
    return !insertion && LETTER.test(this.#given.slice(start, end));
  }

  get isChanged(): boolean {
    return this.#edits.length > 0;
  }

  /** An offset of the given text in the corrected one; inside a replaced stretch, its beginning. */
  offset(given: number): number {
    const before = this.#lastBy((edit) => edit.from <= given);
    if (!before) return given;
    return given < before.to ? before.start : given - before.to + before.end;
  }

  /** Where the given text has the stretch of the corrected one, when nothing was put in or taken out there; else −1. */
  unchangedFrom(start: number, end: number): number {
    const last = this.#lastBy((edit) => edit.start < end || edit.end === end);
    if (last && last.end >= start && last.start <= end) return -1;
    return last ? start - last.end + last.to : start;
  }

  /**
   * The stretch of the given text that whole words of the corrected one stand for: of a word of a longer replacement the same word
   * there; null when it has none of its own.
   */
  wordsBack(start: number, end: number): [start: number, end: number] | null {
    const [first, ...others] = this.#touchedBy({ start, end });
    if (!first || (first.start >= start && (others.at(-1) ?? first).end <= end))
      return [this.#givenStart(start), this.#givenEnd(end)];
    if (others.length > 0 || start < first.start || end > first.end) return null;
    const [word, given] = [
      this.text.slice(start, end).toLowerCase(),
      this.#given.slice(first.from, first.to).toLowerCase(),
    ];
    const words = [...given.matchAll(/[^\s,]+/g)].filter(([each]) => each === word);
    const [only] = words;
    return only && words.length === 1 ? [first.from + only.index, first.from + only.index + word.length] : null;
  }

  /** @returns null when it adds a mark inside a replacement. */
  tellBack(finding: Finding): ToldBack<F> | null {
    const touched = this.#touchedBy(finding);
    const start = Math.min(finding.start, touched[0]?.start ?? finding.start);
    const end = Math.max(finding.end, touched.at(-1)?.end ?? finding.end);
    const [from, to] = [this.#givenStart(start), this.#givenEnd(end)];
    const given = this.#given.slice(from, to);
    if (finding.insertion) {
      if (end !== finding.end) return null;
      const mark = finding.replacements[0]!.slice(finding.end - finding.start);
      const word = given.slice(given.lastIndexOf(' ') + 1);
      return { start: to - word.length, end: to, replacements: [word + mark], changes: [] };
    }
    const [head, tail] = [this.text.slice(start, finding.start), this.text.slice(finding.end, end)];
    const replacements = finding.replacements.map((word) => head + word + tail);
    const isTakenBack = replacements[0] === given;
    return {
      start: from,
      end: to,
      replacements: isTakenBack ? [] : replacements,
      changes: touched.map((edit) => edit.finding),
    };
  }

  /* Offsets of the given text for those of the corrected one that are not inside a replacement; what was taken out lies before a beginning and behind an end. */

  #givenStart(corrected: number): number {
    const before = this.#lastBy((edit) => edit.start < corrected || edit.end === corrected);
    return before ? corrected - before.end + before.to : corrected;
  }

  #givenEnd(corrected: number): number {
    const before = this.#lastBy((edit) => edit.start < corrected);
    return before ? corrected - before.end + before.to : corrected;
  }

  /** The edits whose replacements a finding in the corrected text overlaps, in its order. */
  #touchedBy({ start, end }: { start: number; end: number }): Edit<F>[] {
    const to = this.#countWhile((edit) => edit.start < end);
    let from = to;
    while (from > 0 && this.#edits[from - 1]!.end > start) from--;
    return this.#edits.slice(from, to);
  }

  /** The last edit for which it holds, when it holds for all before. */
  #lastBy(holds: (edit: Edit<F>) => boolean): Edit<F> | undefined {
    return this.#edits[this.#countWhile(holds) - 1];
  }

  /** How many edits from the first on it holds for. */
  #countWhile(holds: (edit: Edit<F>) => boolean): number {
    let low = 0;
    let high = this.#edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.#edits[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
