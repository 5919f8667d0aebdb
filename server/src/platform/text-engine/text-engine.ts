import type { CheckOptions, CheckResult } from '@ordklar/correction';
import type { DocxProblem, ExtractedText } from '@ordklar/documents';

/** What a worker answers to a DOCX: its text, or what is wrong with it. */
export type Extraction = { ok: true; text: ExtractedText } | { ok: false; problem: DocxProblem };

/** A text took more time or memory than one text may: another try would end the same way. */
export class TextTooHardError extends Error {
  constructor(cause: unknown) {
    super('the text took more than one text may', { cause });
    this.name = 'TextTooHardError';
  }
}

/** When work that waits is taken up: in its order, or not before nothing else waits. */
export type Turn = 'in-order' | 'last';

/** The heavy work, done off the event loop: reading documents and correcting texts. Neither waits for the other. */
export interface TextEngine {
  readonly version: string;
  /**
   * The marks of a text, and what is to be said about it.
   * @throws UnsupportedLanguageError where the engine does not know its language, TextTooHardError
   */
  correct(text: string, options: CheckOptions, turn?: Turn): Promise<CheckResult>;
  extract(docx: Uint8Array): Promise<Extraction>;
  close(): Promise<void>;
}
