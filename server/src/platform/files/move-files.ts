import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';

/** What became of the files that were to be moved. */
export interface Moved {
  /** Written to the new place and read there again. */
  copied: number;
  /** Lay there already, alike. */
  already: number;
  /** In neither place. */
  missing: string[];
}

/** Files that are moved at once: each is wholly in memory, 10 MB at most. */
const AT_ONCE = 6;

const digestOf = (bytes: Uint8Array | null): string | null => bytes && createHash('sha256').update(bytes).digest('hex');

/** What lies under a key after the move is not what lay there before it. */
export class MovedWrong extends Error {}

async function copy(from: FileStore, to: FileStore, key: string): Promise<keyof Moved> {
  const [old, there] = await Promise.all([from.get(key), to.get(key)]);
  if (!old) return there ? 'already' : 'missing';
  const digest = digestOf(old);
  if (digestOf(there) === digest) return 'already';
  await to.keep(key, old);
  if (digestOf(await to.get(key)) !== digest) throw new MovedWrong(key);
  return 'copied';
}

/** Does so for each key, some at once; the first that fails ends it. */
async function each(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const left = [...keys];
  const worker = async (): Promise<void> => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) await work(key);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Copies files from one place to another. Each is read there again, and what lies there alike is left alone, so that it can
 * be done once more after a crash, or for what has come since.
 */
export async function copyFiles(from: FileStore, to: FileStore, keys: readonly string[]): Promise<Moved> {
  const moved: Moved = { copied: 0, already: 0, missing: [] };
  await each(keys, async (key) => {
    const what = await copy(from, to, key);
    if (what === 'missing') moved.missing.push(key);
    else moved[what] += 1;
  });
  return moved;
}

/** Removes files where they lay; one that is not alike in the new place stays. Answers how many went. */
export async function forgetCopied(from: FileStore, to: FileStore, keys: readonly string[]): Promise<number> {
  let forgotten = 0;
  await each(keys, async (key) => {
    const old = await from.get(key);
    if (!old || digestOf(await to.get(key)) !== digestOf(old)) return;
    await from.remove(key);
    forgotten += 1;
  });
  return forgotten;
}
