import { DocxError } from './docx-error.ts';
import type { DocxLimits } from './limits.ts';
import { readXmlPart } from './xml-part.ts';
import type { ZipPackage } from './zip-package.ts';

/** Names of the parts we read. */
export interface DocumentParts {
  document: string;
  styles: string | undefined;
}

/** Follows the package's relationships to the text: 'word/document.xml' is only a habit ('document2.xml' is another). */
export async function findDocumentParts(zip: ZipPackage, limits: DocxLimits): Promise<DocumentParts> {
  await refuseMacros(zip, limits);
  const document = (await relatedPart(zip, '', 'officeDocument', limits)) ?? 'word/document.xml';
  if (!zip.has(document)) throw new DocxError('not-a-docx', 'The zip holds no Word document');
  const styles = await relatedPart(zip, document, 'styles', limits);
  return { document, styles: styles !== undefined && zip.has(styles) ? styles : undefined };
}

/** A macro document (.docm) under the name .docx opens nowhere, and a teacher must never be handed one. */
async function refuseMacros(zip: ZipPackage, limits: DocxLimits): Promise<void> {
  const part = '[Content_Types].xml';
  if (!zip.has(part)) return;
  await readXmlPart(zip, part, limits.maxSmallPartBytes, limits, {
    open(_name, attributes) {
      if (/macroEnabled/i.test(attributes('ContentType') ?? '')) {
        throw new DocxError('not-a-docx', 'A document with macros');
      }
    },
  });
}

/** The first target of a relationship type's last word ('styles'), or undefined. '' is the package itself. */
async function relatedPart(
  zip: ZipPackage,
  source: string,
  type: string,
  limits: DocxLimits,
): Promise<string | undefined> {
  const slash = source.lastIndexOf('/') + 1;
  const folder = source.slice(0, slash);
  const part = `${folder}_rels/${source.slice(slash)}.rels`;
  if (!zip.has(part)) return undefined;
  let target: string | undefined;
  await readXmlPart(zip, part, limits.maxSmallPartBytes, limits, {
    open(name, attributes) {
      if (name !== 'rel:Relationship' || target !== undefined) return;
      if (attributes('TargetMode') === 'External' || !attributes('Type')?.endsWith(`/relationships/${type}`)) return;
      target = resolvePart(folder, attributes('Target') ?? '');
    },
  });
  return target;
}

/** A relationship's target as a part name: relative to the source's folder unless it starts with a slash. */
function resolvePart(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
