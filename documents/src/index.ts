export { DocxError, type DocxProblem } from './docx-error.ts';
export { extractDocx } from './extract-docx.ts';
export type { DocxNote, ExtractedParagraph, ExtractedText } from './extracted-text.ts';
export { DEFAULT_LIMITS, type DocxLimits } from './limits.ts';
