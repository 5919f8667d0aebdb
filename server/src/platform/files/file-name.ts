import type { ExerciseFile } from '@ordklar/contract';

/** A base name over 15 characters is cut to 12, followed by '..' and the ending (UPL-04). */
export function shortFileName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return base.length > 15 ? `${base.slice(0, 12)}..${ending.slice(1)}` : filename;
}

/** Control characters, such as a line break, and those that turn the direction of writing or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** What some system keeps for itself in a name. */
const KEPT = /[<>:"|?*\s]+/g;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Characters before the ending; with it any file system takes the name, also in UTF-8. */
const MOST_CHARACTERS = 80;

/** The name without its last ending, when it has one such as '.docx' or '.hta'; 'Opgave 1.2' has none. */
const withoutEnding = (name: string): string => name.replace(/\.[a-z][a-z0-9]{0,9}$/i, '');

/**
 * A name that is safe to save under on any machine and cannot pass for another kind of file: the last step of a path,
 * what can be seen of it, and always this ending, whatever the file was called.
 */
export function safeFileName(filename: string, ending: string): string {
  const seen = (filename.split(/[\\/]/).at(-1) ?? '').replace(UNSEEN, '').normalize('NFC').replace(KEPT, ' ').trim();
  const bare = withoutEnding(seen);
  // 'stil.docx.exe' is no 'stil.docx.docx'
  const named = bare.toLowerCase().endsWith(`.${ending}`) ? withoutEnding(bare) : bare;
  const base = [...named]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^[. ]+/, '')
    .trimEnd();
  return `${base === '' || DEVICE.test(base) ? `fil${base}` : base}.${ending}`;
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
