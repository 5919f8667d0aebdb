import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { newFileKey, requireKey } from './file-key.ts';

/** Where uploaded bytes are kept. Keys are made here; a name that a person chose is never part of a path (PD-31). */
export interface FileStore {
  /** Keeps the bytes and answers their key. They are safe when the promise resolves. */
  put(bytes: Uint8Array): Promise<string>;
  /** Keeps the bytes under a key that was made before, as when a backup is restored. Safe when the promise resolves. */
  keep(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a key; null when there are none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Forgets a key; no error when it is gone already. */
  remove(key: string): Promise<void>;
  /** Removes what a crash left half written before then; no key leads there. Answers how many it was. */
  removeHalves(before: Date): Promise<number>;
}

/** Keeps files in a folder of the local disk. */
export function localFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    requireKey(key);
    return path.join(folder, key);
  };
  return {
    async put(bytes) {
      const key = newFileKey();
      await this.keep(key, bytes);
      return key;
    },
    async keep(key, bytes) {
      const target = pathOf(key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // written beside its place and moved, so that a crash never leaves half a file under a key; under a name of its own,
      // so that the half of a crash stands in nobody's way
      const draft = `${target}.${randomUUID()}.part`;
      const handle = await fs.open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
        await handle.close();
        await fs.rename(draft, target);
      } catch (error) {
        await handle.close();
        // a full disk is not filled further by what nobody will ask for
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await fs.readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await fs.rm(pathOf(key), { force: true });
    },
    async removeHalves(before) {
      let removed = 0;
      for (const name of await fs.readdir(folder).catch(() => [])) {
        for (const file of await fs.readdir(path.join(folder, name)).catch(() => [])) {
          const half = path.join(folder, name, file);
          if (!file.endsWith('.part')) continue;
          // one that is being written may have got its name meanwhile
          const stat = await fs.stat(half).catch(() => null);
          if (!stat || stat.mtime >= before) continue;
          await fs.rm(half, { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}
