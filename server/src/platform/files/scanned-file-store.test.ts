import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openScanner, type Scanner, VIRUS } from '../../testing/virus-scanner.ts';
import { docx } from '../../testing/docx.ts';
import { assign, upload } from '../../testing/school-day.ts';
import { createWorld } from '../../testing/world.ts';
import { readConfig } from '../config/config.ts';
import { tables } from '../db/index.ts';
import { localFileStore } from './file-store.ts';
import { scannedFileStore } from './scanned-file-store.ts';
import { findVirus } from './virus-scanner.ts';

let scanner: Scanner;
let folder: string;
const logged: object[] = [];
const log = { error: (line: object) => logged.push(line), warn: (line: object) => logged.push(line) };
beforeAll(async () => {
  scanner = await openScanner();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ordklar-scanned-'));
});
beforeEach(() => {
  scanner.mood = 'scans';
  scanner.scanned.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await scanner.close();
  await fs.rm(folder, { recursive: true });
});

const store = (whenAway: 'refuse' | 'keep' = 'refuse', address: Scanner['address'] = scanner.address) =>
  scannedFileStore(localFileStore(folder), { address, whenAway }, log);
const kept = async () =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;

it('what is clean is kept as it came, also ten megabytes and nothing at all, and the scanner has seen all of it', async () => {
  for (const bytes of [new Uint8Array(0), Buffer.from('Hej'), Buffer.alloc(10 * 1024 * 1024, 'æ')]) {
    const key = await store().put(bytes);
    expect(Buffer.compare(Buffer.from((await store().get(key)) ?? []), bytes)).toBe(0);
    expect(Buffer.compare(scanner.scanned.at(-1) ?? Buffer.alloc(1), bytes)).toBe(0);
  }
});

it('what is infected is refused and not kept, and the log names the virus', async () => {
  const before = await kept();
  const bytes = Buffer.concat([Buffer.alloc(300_000, 'a'), Buffer.from(VIRUS)]);
  await expect(store('keep').put(bytes)).rejects.toMatchObject({ code: 'infected-file', status: 422 });
  expect(await kept()).toBe(before);
  expect(logged).toEqual([{ virus: 'Ordklar.Proeve' }]);
});

it.each(['hangs up', 'finds it too long', 'talks without end'] as const)(
  'where the scanner %s the file is refused; the settings may keep it instead',
  async (mood) => {
    scanner.mood = mood;
    const before = await kept();
    const bytes = Buffer.alloc(2_000_000, 'b');
    await expect(store().put(bytes)).rejects.toMatchObject({ code: 'scanner-away', status: 503 });
    expect(await kept()).toBe(before);
    await store('keep').put(bytes);
    expect(await kept()).toBe(before + 1);
    expect(logged).toHaveLength(2);
  },
);

it('where nobody listens the file is refused', async () => {
  const gone = await openScanner();
  await gone.close();
  await expect(store('refuse', gone.address).put(Buffer.from('Hej'))).rejects.toMatchObject({ code: 'scanner-away' });
});

it('a scanner that says nothing is not waited for without end', async () => {
  scanner.mood = 'is silent';
  await expect(findVirus(scanner.address, Buffer.from('Hej'), 200)).rejects.toThrow('in time');
});

it('a pupil whose file is infected reads so, and the file from before stays', async () => {
  const files = scannedFileStore(localFileStore(folder), { address: scanner.address, whenAway: 'refuse' }, log);
  const world = await createWorld({ context: { files } });
  const homeworkId = await assign(world, 'elev');
  const clean = await upload(world, 'elev', homeworkId, docx('Min egen stil med nok ord.'));
  scanner.mood = 'finds a virus in all';
  await expect(upload(world, 'elev', homeworkId, docx('En anden stil.'))).rejects.toMatchObject({
    code: 'infected-file',
  });
  const row = await world.db.select().from(tables.homeworkFile);
  expect(row.map(({ id, removedAt }) => [id, removedAt])).toEqual([[clean.id, null]]);
  await world.close();
});

it.each([
  ['clamd.kommune.dk:3310', { host: 'clamd.kommune.dk', port: 3310 }],
  ['[fd00::1]:3310', { host: 'fd00::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMD=%s is understood, and refuses by default', (CLAMD, address) => {
  expect(readConfig({ CLAMD }).virusScanner).toEqual({ address, whenAway: 'refuse' });
});

it('no setting is no scanner, and a wrong one is said', () => {
  expect(readConfig({}).virusScanner).toBeUndefined();
  for (const CLAMD of ['clamd', 'http://clamd:3310', 'clamd:99999'])
    expect(() => readConfig({ CLAMD })).toThrow(/CLAMD: skal være vært:port/);
});
