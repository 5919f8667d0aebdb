import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DocxError } from './docx-error.ts';
import type { DocxLimits } from './limits.ts';
import { prefixOf } from './namespaces.ts';
import type { ZipPackage } from './zip-package.ts';

/** UTF-16 units of one text, attribute value or comment; a picture inside an attribute stays well below. */
const MAX_TOKEN_LENGTH = 1_000_000;

/** The attributes of one element. Names as in `XmlReader`, without a prefix where the attribute has none. */
export type Attributes = (name: string) => string | undefined;

/** Listens to one XML part. Element names carry our own prefix for their namespace ('w:p'), whatever the file calls it. */
export interface XmlReader {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Parses a part while it is unpacked. Throws `DocxError`: 'zip-bomb' for XML built to swell, 'broken-zip' for XML that does not parse. */
export async function readXmlPart(
  zip: ZipPackage,
  part: string,
  maxBytes: number,
  limits: DocxLimits,
  reader: XmlReader,
): Promise<void> {
  const parser = boundedParser(limits, reader);
  let decoder: TextDecoder | undefined;
  await zip.read(part, maxBytes, (piece) => {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    parser.write(decoder.decode(piece, { stream: true }));
    // The parser joins a long token from many pieces before it tells anyone, so its own buffer is what must be watched.
    const pending: unknown = Reflect.get(parser, 'text');
    if (typeof pending !== 'string' || pending.length > MAX_TOKEN_LENGTH) throw swollen('A token is too long');
  });
  parser.write(decoder?.decode() ?? '').close();
}

function boundedParser(limits: DocxLimits, reader: XmlReader): SaxesParser<{ xmlns: true; position: false }> {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const names: string[] = [];
  let attributes = 0;
  parser.on('doctype', () => {
    throw swollen('A document type with entities has no place in a DOCX');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.maxAttributes) throw swollen('Too many attributes');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    const name = `${prefixOf(tag.uri)}:${tag.local}`;
    names.push(name);
    if (names.length > limits.maxDepth) throw swollen('Elements are nested too deep');
    reader.open(name, (wanted) => attributeOf(tag, wanted));
  });
  parser.on('closetag', () => {
    reader.close?.(names.pop() ?? '');
  });
  if (reader.text) {
    parser.on('text', (text) => reader.text?.(text));
    parser.on('cdata', (text) => reader.text?.(text));
  }
  return parser;
}

function attributeOf(tag: SaxesTagNS, wanted: string): string | undefined {
  for (const attribute of Object.values(tag.attributes)) {
    const name = attribute.prefix === '' ? attribute.local : `${prefixOf(attribute.uri)}:${attribute.local}`;
    if (name === wanted) return attribute.value;
  }
  return undefined;
}

/** UTF-16 announces itself by its byte order mark (XML 1.0, appendix F); everything else an office program writes is UTF-8. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function swollen(message: string): DocxError {
  return new DocxError('zip-bomb', message);
}
