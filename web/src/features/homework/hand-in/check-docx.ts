import { checkFiles, DOCX_TYPE, TOO_LARGE } from '../../../lib/files/check-files.ts';
import { looksLikeDocx } from '../../../lib/files/zip-signature.ts';
import { uploadText } from './hand-in.text.ts';

/** What browsers call a DOCX on machines where no program has claimed the ending. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream', 'application/zip'];

/** The file's type, or Word's own where the browser does not know it but the name says DOCX. */
const typeOf = ({ name, type }: File): string =>
  /\.docx$/i.test(name) && UNKNOWN_TYPES.includes(type) ? DOCX_TYPE : type;

/** Why a chosen file cannot be uploaded, in the specification's words; null when it can (HAND-01 … HAND-04). */
export async function problemWith(file: File | undefined): Promise<string | null> {
  if (!file || /\.pages$/i.test(file.name)) return uploadText.onlyDocx;
  const problem = checkFiles([{ size: file.size, type: typeOf(file) }], { types: [DOCX_TYPE] });
  if (problem === TOO_LARGE) return uploadText.tooLarge;
  if (problem !== null) return uploadText.onlyDocx;
  return (await looksLikeDocx(file)) ? null : uploadText.notDocxInside;
}
