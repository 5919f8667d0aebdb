import type { Readable } from 'node:stream';
import { end, type End, readArchive } from './archive.ts';

/** Reads an archive to its end, as a restore would; null where it is not whole. */
export async function checkBackup(source: Readable): Promise<End | null> {
  let summary: End | undefined;
  let files = 0;
  await readArchive(source, async (part, bytes) => {
    if (part.kind === 'file') files += 1;
    if (part.kind === 'end') summary = end.safeParse(JSON.parse((await bytes()).toString('utf8'))).data;
  });
  return summary?.files === files ? summary : null;
}
