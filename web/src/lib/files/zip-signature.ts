/** How a zip begins: PK and the number of a local file header. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How an Office file with a password begins; the server tells what is wrong with it. */
const PROTECTED = [0xd0, 0xcf, 0x11, 0xe0];

const read = (blob: Blob) =>
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
  const start = new Uint8Array(await read(file.slice(0, 4)));
  return [ZIP, PROTECTED].some((signature) => signature.every((byte, index) => start[index] === byte));
}
