/** What was in the file and is not in the text; each at most once, in the order it was met. */
export type DocxNote =
  | 'images-dropped'
  | 'comments-dropped'
  | 'footnotes-dropped'
  | 'deletions-dropped'
  | 'hidden-text-dropped'
  | 'embedded-dropped';

/** One paragraph of the document as a half-open range of UTF-16 offsets in `ExtractedText.text`. */
export interface ExtractedParagraph {
  start: number;
  end: number;
  style: 'heading' | 'list' | 'table' | 'body';
  /** 1 is the topmost heading or the outermost list level; absent for table and body. */
  level?: number;
}

/** The plain text of a document and what the reader of it must know. */
export interface ExtractedText {
  /** Paragraphs joined by '\n'; a line break inside a paragraph is '\n' too. NFC, no soft hyphens or non-breaking spaces. */
  text: string;
  /** `countWords(text)`. */
  wordCount: number;
  /** Text that must not be checked (struck through, equations, a table of contents): sorted, apart, half-open UTF-16 offsets. */
  uncheckedRanges: [number, number][];
  notes: DocxNote[];
  paragraphs: ExtractedParagraph[];
}
