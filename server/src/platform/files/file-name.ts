import type { ExerciseFile } from '@ordklar/contract';

/** A base name over 15 characters is cut to 12, followed by '..' and the ending (UPL-04, D1 §9). */
export function shortFileName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return base.length > 15 ? `${base.slice(0, 12)}..${ending.slice(1)}` : filename;
}

/** The header that lets a browser save a file under its own name (RFC 6266, RFC 8187). */
export const attachmentHeader = (filename: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, percentEncoded)}`;

const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** What every uploaded file tells of itself. */
export const shownFile = (id: number, name: string, size: number): ExerciseFile => ({
  id,
  original_filename: name,
  short_name: shortFileName(name),
  size,
  fileSizeKb: Math.round((size / 1024) * 10) / 10,
});
