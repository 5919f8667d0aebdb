import { isNamedDocx, MAX_UPLOAD_BYTES } from '@ordklar/school';
import { looksLikeDocx } from '../../../lib/files/zip-signature.ts';
import { uploadText } from './hand-in.text.ts';

/** Why a chosen file cannot be uploaded, in the specification's words; null when it can (HAND-01 … HAND-04). */
export async function problemWith(file: File | undefined): Promise<string | null> {
  if (!file || !isNamedDocx(file.name, file.type)) return uploadText.onlyDocx;
  if (file.size > MAX_UPLOAD_BYTES) return uploadText.tooLarge;
  return (await looksLikeDocx(file)) ? null : uploadText.notDocxInside;
}
