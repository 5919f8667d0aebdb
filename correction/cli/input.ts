import { readFileSync } from 'node:fs';
import { UsageError } from './arguments.ts';

export interface Input {
  text: string;
  uncheckedRanges: readonly (readonly [start: number, end: number])[];
}

/** The text of a file, or of standard input when `file` is null. */
export async function readInput(file: string | null): Promise<Input> {
  if (file !== null && !/\.(txt|docx)$/i.test(file)) {
    throw new UsageError(`Jeg kan kun læse .txt og .docx, ikke »${file}«.`);
  }
  const bytes = file === null ? readFileSync(0) : readFile(file);
  if (file !== null && /\.docx$/i.test(file)) {
    const { extractDocx } = await import('@ordklar/documents');
    const { text, uncheckedRanges } = await extractDocx(bytes);
    return { text, uncheckedRanges };
  }
  return { text: decode(bytes, file), uncheckedRanges: [] };
}

function readFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new UsageError(`Filen »${file}« findes ikke.`);
    if (code === 'EISDIR') throw new UsageError(`»${file}« er en mappe, ikke en fil.`);
    throw new Error(`Filen »${file}« kan ikke læses (${code ?? 'ukendt fejl'}).`, { cause: error });
  }
}

/** UTF-8, and UTF-16 when it says so; a byte order mark is no part of the text. */
function decode(bytes: Buffer, file: string | null): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new Error(`${file === null ? 'Det' : `»${file}«`} ligner ikke en tekst.`);
  return new TextDecoder('utf-8').decode(bytes);
}
