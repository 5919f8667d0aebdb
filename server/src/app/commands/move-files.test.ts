import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { tables } from '../../platform/db/index.ts';
import { docx } from '../../testing/docx.ts';
import { s3Environment, type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { assign, ESSAY, upload } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { moveFiles } from './move-files.ts';

let world: World;
let s3: S3Server;
let config: Config;
let keys: string[];
const bytes = docx(ESSAY);
beforeAll(async () => {
  world = await createWorld();
  s3 = await startS3Server();
  config = readConfig({
    DATA_DIR: world.context.config.dataDir,
    DATABASE_URL: world.databaseUrl,
    ...s3Environment(s3.settings),
  });
  for (const pupil of ['elev', 'elev2'] as const) await upload(world, pupil, await assign(world, pupil), bytes);
  keys = (await world.db.select().from(tables.homeworkFile)).map(({ storageKey }) => storageKey);
});
afterEach(() => s3.fail(null));
afterAll(async () => {
  await s3.close();
  await world.close();
});

const run = (...args: string[]) => moveFiles(args, () => config);
const onDisk = (key: string): string => path.join(config.dataDir, 'files', key);

it('all files of the database are copied to the bucket, and once more changes nothing', async () => {
  expect(keys).toHaveLength(2);
  expect(await run('--til', 's3')).toContain('2 filer er flyttet og læst igen, 0 filer lå der i forvejen.');
  for (const key of keys) expect(s3.objects.get(key)?.equals(Buffer.from(bytes))).toBe(true);
  expect(await run('--til', 's3')).toContain('0 filer er flyttet og læst igen, 2 filer lå der i forvejen.');
  expect(keys.every((key) => fs.existsSync(onDisk(key)))).toBe(true);
});

it('what is not alike in the new place is written again, and only what is alike is deleted in the old one', async () => {
  s3.objects.set(keys[0] ?? '', Buffer.from('en anden fil'));
  expect(await run('--til', 's3', '--slet')).toContain('2 filer er slettet, hvor de lå før.');
  for (const key of keys) expect(s3.objects.get(key)?.equals(Buffer.from(bytes))).toBe(true);
  expect(keys.some((key) => fs.existsSync(onDisk(key)))).toBe(false);
});

it('they come back to the disk, beside the half file of a crash', async () => {
  fs.writeFileSync(`${onDisk(keys[1] ?? '')}.part`, 'half');
  expect(await run('--til', 'disk')).toContain('2 filer er flyttet og læst igen');
  for (const key of keys) expect(fs.readFileSync(onDisk(key)).equals(Buffer.from(bytes))).toBe(true);
});

it('a file in neither place is reported', async () => {
  const lost = keys[0] ?? '';
  s3.objects.delete(lost);
  fs.rmSync(onDisk(lost));
  expect(await run('--til', 's3')).toContain('1 fil, som databasen kender, findes ingen af stederne.');
  await world.db.delete(tables.homeworkFile).where(eq(tables.homeworkFile.storageKey, lost));
});

it('a bucket that is away, or that keeps something else, ends it with a sentence and deletes nothing', async () => {
  s3.fail(503);
  await expect(run('--til', 's3', '--slet')).rejects.toThrow('S3-lageret kan ikke bruges.');
  s3.fail(null);
  const set = s3.objects.set.bind(s3.objects);
  s3.objects.clear();
  s3.objects.set = (key) => set(key, Buffer.from('bidt af en mus'));
  await expect(run('--til', 's3', '--slet')).rejects.toThrow(
    'er ikke den samme fil, når den læses igen. Intet er slettet.',
  );
  expect(fs.existsSync(onDisk(keys[1] ?? ''))).toBe(true);
});

it('without a bucket, or without saying where, it says how it is written', async () => {
  await expect(run()).rejects.toThrow('npm run move-files -- --til s3');
  await expect(run('--til', 'månen')).rejects.toThrow('npm run move-files -- --til s3');
  await expect(moveFiles(['--til', 's3'], () => world.context.config)).rejects.toThrow('ikke noget S3-lager');
});
