/** What a token is, by its letters alone. */
export const WORD = 0;
export const NUMBER = 1;
export const MARK = 2;
/** Addresses, e-mails, hashtags, emoji, file names: nothing in them is checked. */
export const OPAQUE = 3;
/** A line break between two lines; blank lines give one too. */
export const LINE_END = 4;

export type TokenKind = typeof WORD | typeof NUMBER | typeof MARK | typeof OPAQUE | typeof LINE_END;

/** The tokens of a text, column by column; spaces are what lies between them. */
export interface Tokens {
  readonly count: number;
  readonly kinds: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}
