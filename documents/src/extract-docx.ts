import { DocxError } from './docx-error.ts';
import type { ExtractedText } from './extracted-text.ts';
import { DEFAULT_LIMITS, type DocxLimits } from './limits.ts';
import { hasZipSignature } from './zip-signature.ts';

/** The text of a DOCX. Throws only `DocxError`. */
export async function extractDocx(bytes: Uint8Array, limits: Partial<DocxLimits> = {}): Promise<ExtractedText> {
  const bound = { ...DEFAULT_LIMITS, ...limits };
  if (bytes.length > bound.maxFileBytes) throw new DocxError('too-large', `${bytes.length} bytes`);
  if (!hasZipSignature(bytes)) throw new DocxError('not-a-docx', 'No zip signature');
  throw new DocxError('empty', 'No text part');
}
