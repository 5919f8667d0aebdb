/** What an OLE compound file starts with: an encrypted DOCX, and every Office document before 2007. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The stream that holds the DOCX inside it (MS-OFFCRYPTO 2.3.4.4); an old .doc has none. */
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether the bytes are a DOCX behind a password, rather than an old .doc. */
export function isEncryptedDocument(bytes: Uint8Array): boolean {
  if (COMPOUND_FILE.some((byte, at) => bytes[at] !== byte)) return false;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED_PACKAGE);
}
