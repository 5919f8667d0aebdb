import { startsAsDocx } from '@ordklar/school';

/** The bytes of a file, in old browsers, too. */
export const readBytes = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });

/**
 * Whether a file begins as a DOCX must, or as one that is protected with a password. True as well where the browser
 * cannot read files: the server looks again (HAND-04).
 */
export async function looksLikeDocx(file: Blob): Promise<boolean> {
  if (typeof FileReader === 'undefined') return true;
  return startsAsDocx(new Uint8Array(await readBytes(file.slice(0, 4))));
}
