export { DocxError, type DocxProblem } from './docx-error.ts';
export { extractDocx } from './extract-docx.ts';
export type { DocxNote, ExtractedParagraph, ExtractedText } from './extracted-text.ts';
export { DEFAULT_LIMITS, type DocxLimits } from './limits.ts';
export type { TextMark } from './write/text-marks.ts';
export { writeDocx } from './write/write-docx.ts';
export { zipFiles, type ZippedFile } from './write/zip-files.ts';
