import { DocxError } from './docx-error.ts';

/** What one file may cost. The defaults keep the process below 300 MB and 10 s for any input (measured in bounds.test.ts). */
export interface DocxLimits {
  /** Bytes of the file itself; 10 MB as CON-23. */
  maxFileBytes: number;
  /** Entries in the zip; a long report with a hundred pictures has about 150. */
  maxEntries: number;
  /** Unpacked bytes of all entries together, as the zip declares them. */
  maxUnpackedBytes: number;
  /** Unpacked bytes of the part with the text, declared and real. */
  maxTextPartBytes: number;
  /** Unpacked bytes of each small part (relationships, content types, styles), declared and real. */
  maxSmallPartBytes: number;
  /** Unpacked to packed bytes of a part, asked only once it is past 8 MB: small repetitive essays reach 300 harmlessly. */
  maxRatio: number;
  /** Open XML elements inside one another. */
  maxDepth: number;
  /** Attributes on one XML element. */
  maxAttributes: number;
  /** UTF-16 units of text; 2 million is about 350,000 words. */
  maxTextLength: number;
  maxParagraphs: number;
  /** Milliseconds for the whole extraction. */
  milliseconds: number;
}

export const DEFAULT_LIMITS: DocxLimits = {
  maxFileBytes: 10_485_760,
  maxEntries: 5_000,
  maxUnpackedBytes: 256 * 1024 * 1024,
  maxTextPartBytes: 40 * 1024 * 1024,
  maxSmallPartBytes: 8 * 1024 * 1024,
  maxRatio: 200,
  maxDepth: 400,
  maxAttributes: 200,
  maxTextLength: 2_000_000,
  maxParagraphs: 200_000,
  milliseconds: 8_000,
};

/** A moment after which work stops. Asked inside every loop over the file. */
export class Deadline {
  readonly #end: number;

  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Throws 'too-slow' once the time is up. */
  check(): void {
    if (performance.now() >= this.#end) throw new DocxError('too-slow', 'The time allowed for the document ran out');
  }
}
