import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFileKey } from './file-key.ts';
import { type FileStore, localFileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ordklar-files-'));
  store = localFileStore(path.join(folder, 'store'));
});
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

it('PD-31: keeps bytes under a key of its own and gives them back', async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  const [first, second] = [await store.put(bytes), await store.put(bytes)];
  expect(first).not.toBe(second);
  expect(Buffer.compare((await store.get(first)) ?? Buffer.alloc(0), bytes)).toBe(0);
  expect(await store.get(newFileKey())).toBeNull();
});

it('forgets a key, also one that is gone already', async () => {
  const key = await store.put(Buffer.from('x'));
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
});

it('a file is readable by its owner only, and no half-written one is left', async () => {
  const key = await store.put(Buffer.from('x'));
  const { mode } = await fs.stat(path.join(folder, 'store', key));
  expect(mode & 0o077).toBe(0);
  const names = await fs.readdir(path.join(folder, 'store'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('what a crash left half written is removed when it is old, and whole files stay', async () => {
  const key = await store.put(Buffer.from('x'));
  const half = (name: string) => path.join(folder, 'store', key.slice(0, 2), `${name}.part`);
  const old = new Date('2020-01-01');
  for (const name of ['old', 'new']) await fs.writeFile(half(name), 'half');
  await fs.utimes(half('old'), old, old);
  await fs.utimes(path.join(folder, 'store', key), old, old);
  expect(await store.removeHalves(new Date('2021-01-01'))).toBe(1);
  await expect(fs.stat(half('old'))).rejects.toThrow('ENOENT');
  await fs.stat(half('new'));
  expect(await store.get(key)).not.toBeNull();
  await fs.rm(half('new'));
});

it('what could not be written, as on a full disk, leaves nothing behind', async () => {
  const before = await fs.readdir(path.join(folder, 'store'), { recursive: true, withFileTypes: true });
  // what is no bytes fails in the middle of the writing, as a disk does that gets full
  await expect(store.put({} as Uint8Array)).rejects.toThrow();
  const after = await fs.readdir(path.join(folder, 'store'), { recursive: true, withFileTypes: true });
  const files = (entries: typeof after) => entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files(after)).toEqual(files(before));
});

describe('PD-31: what is not a key of its own reaches no file', () => {
  it.each([
    '../outside',
    'ab/../../outside',
    '/etc/passwd',
    'ab/12345678-1234-1234-1234-123456789012/../../../outside',
    'ab/12345678-1234-1234-1234-123456789012.part',
    'AB/12345678-1234-1234-1234-123456789012',
    `ab/${'a'.repeat(36)}\n`,
    `ab/${'a'.repeat(36)}\0`,
    '',
  ])('%j', async (key) => {
    await fs.writeFile(path.join(folder, 'outside'), 'secret');
    await expect(store.get(key)).rejects.toThrow('not a file key');
    await expect(store.remove(key)).rejects.toThrow('not a file key');
    expect(await fs.readFile(path.join(folder, 'outside'), 'utf8')).toBe('secret');
  });
});
