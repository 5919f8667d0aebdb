/** Whether the bytes start as a zip file with something in it: 'PK' 03 04 (HAND-04). */
export function hasZipSignature(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}
