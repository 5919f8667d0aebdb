import { Zip, ZipPassThrough } from 'fflate';

/** A file to go into an archive. */
export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * An archive of files, piece by piece: one file is in memory at a time. They are stored as they are, for a DOCX is an archive
 * already. A name that comes twice gets a number.
 */
export async function* zipFiles(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = new Set<string>();
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(freeName(name, taken));
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces;
    pieces = [];
  }
  zip.end();
  yield* pieces;
}

function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${base} (${n})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
