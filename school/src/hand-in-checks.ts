/** 10 MB, the most that may be uploaded to one task (CON-23). */
export const MAX_UPLOAD_BYTES = 10_485_760;

/** MIME type of a Word document. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What browsers call a DOCX on machines where no program has claimed the ending. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream', 'application/zip'];

/** A file's MIME type, or Word's own where the browser does not know it but the name says DOCX. */
const typeByName = (name: string, type: string): string =>
  /\.docx$/i.test(name) && UNKNOWN_TYPES.includes(type) ? DOCX_TYPE : type;

/** Whether a file is named and typed as a Word document (HAND-01); what it holds is another matter. */
export const isNamedDocx = (name: string, type: string): boolean =>
  !/\.pages$/i.test(name) && typeByName(name, type) === DOCX_TYPE;

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Whether the bytes start as a zip file with something in it: 'PK' 03 04 (HAND-04). */
export const hasZipSignature = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Whether the bytes start as an Office file of the old format, or one that a password protects. */
export const hasOleSignature = (bytes: Uint8Array): boolean => beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Whether the bytes start as a DOCX may: as a zip, or as one that a password protects. */
export const startsAsDocx = (bytes: Uint8Array): boolean => hasZipSignature(bytes) || hasOleSignature(bytes);
