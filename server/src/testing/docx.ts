import fs from 'node:fs';
import path from 'node:path';
import { docxOf, paragraph, unzipParts, zipParts } from '../../../documents/fixtures/docx-zip.ts';
import { serverRoot } from '../platform/server-root.ts';

/** A DOCX with these paragraphs. */
export const docx = (...paragraphs: string[]): Uint8Array => docxOf(paragraphs.map(paragraph).join(''));

/** The files of an archive, by name. */
export const unzipped = unzipParts;

/** A file of the documents package's fixtures, as a real program wrote it. */
export const fixture = (name: string): Uint8Array =>
  fs.readFileSync(path.join(serverRoot(), '..', 'documents', 'fixtures', name));

/** Files that look like a DOCX and are none, by what is wrong with them. */
export const badDocx = {
  broken: () => docx('Hej med dig.').subarray(0, 200),
  otherZip: () => zipParts({ mimetype: 'application/vnd.oasis.opendocument.text' }),
  bomb: () => docxOf(`<!--${'        '.repeat(100_000)}-->`.repeat(12)),
  encrypted: () => fixture('encrypted.docx'),
  empty: () => docx(' '),
};
