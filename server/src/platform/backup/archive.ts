import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import tar from 'tar-stream';
import { z } from 'zod';

/** The archive is a gzipped tar: a manifest first, the tables in pieces, the files, and last what must have been there. */
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';
export const END = 'end.json';
export const tablePiece = (table: string, piece: number): string =>
  `database/${table}/${String(piece).padStart(6, '0')}.copy`;
const TABLE_PIECE = /^database\/([a-z_0-9]+)\/\d{6}\.copy$/;
export const fileEntry = (key: string): string => `files/${key}`;

export const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, first to last. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_0-9]+$/), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifest>;

export const end = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.number().int(),
  /** Keys that the database knew but the file store did not. */
  missing: z.array(z.string()),
});
export type End = z.infer<typeof end>;

/** What an entry is, by its name. */
export type Part =
  | { kind: 'manifest' | 'secret' | 'end' }
  | { kind: 'table'; table: string }
  | { kind: 'file'; key: string }
  | { kind: 'unknown' };

export function partOf(name: string): Part {
  if (name === MANIFEST) return { kind: 'manifest' };
  if (name === SECRET) return { kind: 'secret' };
  if (name === END) return { kind: 'end' };
  const table = TABLE_PIECE.exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table };
  return name.startsWith('files/') ? { kind: 'file', key: name.slice('files/'.length) } : { kind: 'unknown' };
}

/** Adds an entry; resolves when there is room for the next. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

/** Writes an archive to `target`: what `fill` adds, in that order. */
export async function writeArchive(target: Writable, takenAt: Date, fill: (add: Add) => Promise<void>): Promise<void> {
  const pack = tar.pack();
  const add: Add = (name, bytes) =>
    new Promise((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: takenAt };
      const entry = pack.entry(header, (error) => (error ? reject(error) : resolve()));
      entry.end(Buffer.from(bytes));
    });
  const written = pipeline(pack, createGzip(), target);
  const filled = fill(add).then(
    () => pack.finalize(),
    (error: Error) => {
      pack.destroy(error);
      throw error;
    },
  );
  // a full disk ends the writing while something waits for room: both are waited for, the first to fail is reported
  await Promise.race([filled, written.then(() => filled)]);
  await Promise.all([filled, written]);
}

/** Reads an archive entry by entry, each wholly in memory: pieces and files are small. Throws where it is broken or cut off. */
export async function readArchive(
  source: Readable,
  take: (part: Part, bytes: () => Promise<Buffer>) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  const read = pipeline(source, createGunzip(), extract);
  const taken = (async () => {
    for await (const entry of extract) {
      let isRead = false;
      await take(partOf(entry.header.name), async () => {
        isRead = true;
        const chunks: Buffer[] = [];
        for await (const chunk of entry) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks);
      });
      if (!isRead) entry.resume();
    }
  })();
  // whichever fails first ends the other
  taken.catch((error: Error) => extract.destroy(error));
  const [ended] = await Promise.allSettled([taken, read]);
  if (ended.status === 'rejected') throw ended.reason;
  await read;
}
