/** Why a file gives no text. A closed list: the server maps each to a status and a Danish sentence. */
export type DocxProblem =
  /** Something else than a Word document: a PDF, a picture, an ODT, an old .doc, a macro document. */
  | 'not-a-docx'
  /** A zip that starts right but is cut off, corrupted, or holds XML that does not parse. */
  | 'broken-zip'
  /** Built to swell: too many entries, lying sizes, a ratio or a nesting that no real document has. */
  | 'zip-bomb'
  /** Protected by a password. */
  | 'encrypted'
  /** A sound document without one visible character of text (perhaps only pictures). */
  | 'empty'
  /** Over the limit of bytes, or of text. */
  | 'too-large'
  /** The time allowed ran out. */
  | 'too-slow';

/** The only thing `extractDocx` throws. The message is for logs (English, without text from the file). */
export class DocxError extends Error {
  readonly problem: DocxProblem;

  constructor(problem: DocxProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocxError';
    this.problem = problem;
  }
}
