import { hasZipSignature } from '@ordklar/school';
import { BodyReader } from './body-reader.ts';
import { DocxError } from './docx-error.ts';
import { isEncryptedDocument } from './encrypted.ts';
import type { ExtractedText } from './extracted-text.ts';
import { DEFAULT_LIMITS, Deadline, type DocxLimits } from './limits.ts';
import { findDocumentParts } from './package-parts.ts';
import { Styles } from './styles.ts';
import { TextAssembly } from './text-assembly.ts';
import { readXmlPart } from './xml-part.ts';
import { ZipPackage } from './zip-package.ts';

/**
 * The text of a DOCX file. Nothing of the file is written or run; memory and time are bounded by `limits`
 * (see `DocxLimits` for units and defaults). Throws `DocxError` and nothing else.
 */
export async function extractDocx(bytes: Uint8Array, limits: Partial<DocxLimits> = {}): Promise<ExtractedText> {
  const bounds = { ...DEFAULT_LIMITS, ...limits };
  if (bytes.length > bounds.maxFileBytes) throw new DocxError('too-large', `${bytes.length} bytes`);
  if (isEncryptedDocument(bytes)) throw new DocxError('encrypted', 'Protected by a password');
  if (!hasZipSignature(bytes)) throw new DocxError('not-a-docx', 'No zip signature');
  try {
    return await extractFromZip(bytes, bounds);
  } catch (error) {
    if (error instanceof DocxError) throw error;
    // What the zip reader, the inflater, the decoder or the parser says about bytes that are not what they should be.
    throw new DocxError('broken-zip', 'Damaged zip or XML', { cause: error });
  }
}

async function extractFromZip(bytes: Uint8Array, limits: DocxLimits): Promise<ExtractedText> {
  const zip = await ZipPackage.open(bytes, limits, new Deadline(limits.milliseconds));
  const parts = await findDocumentParts(zip, limits);
  const styles = new Styles();
  if (parts.styles) await readXmlPart(zip, parts.styles, limits.maxSmallPartBytes, limits, styles);
  const assembly = new TextAssembly();
  const reader = new BodyReader(assembly, styles, limits);
  await readXmlPart(zip, parts.document, limits.maxTextPartBytes, limits, reader);
  return assembly.finish();
}
