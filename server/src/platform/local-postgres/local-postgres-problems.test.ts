import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  canMount,
  cleanUp,
  clusterFolder,
  holdInChild,
  isRoot,
  mountScratch,
  remount,
  scratchFolder,
} from '../../testing/local-postgres-scenes.ts';
import { startLocalPostgres } from './index.ts';

afterEach(cleanUp);

it('says in Danish what to do with a database of another version, and changes nothing', async () => {
  const dataDir = clusterFolder();
  const versionFile = path.join(dataDir, 'PG_VERSION');
  fs.writeFileSync(versionFile, '17\n');
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({
    code: 'wrong-version',
    message: expect.stringMatching(
      /er lavet med PostgreSQL 17, men denne udgave af Ordklar bruger PostgreSQL 18.*DATA_DIR/s,
    ),
  });
  expect(fs.readFileSync(versionFile, 'utf8')).toBe('17\n');
});

it('refuses a folder with other things in it, and leaves them', async () => {
  const dataDir = scratchFolder();
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'ferie.jpg'), 'billede');
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({ code: 'not-a-database' });
  expect(fs.readFileSync(path.join(dataDir, 'ferie.jpg'), 'utf8')).toBe('billede');
});

it('says which file is missing when the password is gone', async () => {
  const dataDir = clusterFolder();
  fs.rmSync(`${dataDir}.password`);
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({
    code: 'password-missing',
    message: expect.stringContaining(`${dataDir}.password`),
  });
});

it('says that the folder is in use when a database runs there that we cannot log in to', async () => {
  const dataDir = clusterFolder();
  const running = await startLocalPostgres({ dataDir });
  const password = fs.readFileSync(`${dataDir}.password`, 'utf8');
  fs.writeFileSync(`${dataDir}.password`, 'en anden\n');
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({
    code: 'in-use',
    message: expect.stringContaining(`proces ${running.pid}`),
  });
  fs.writeFileSync(`${dataDir}.password`, password);
  await running.stop();
});

it.runIf(canMount())('refuses a full disk in Danish and succeeds when there is room again', async () => {
  const disk = mountScratch('12m');
  const dataDir = path.join(disk, 'postgres');
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({
    code: 'no-space',
    message: expect.stringContaining('ikke plads'),
  });
  expect(fs.existsSync(dataDir)).toBe(false);
  remount(disk, 'size=200m');
  const next = await startLocalPostgres({ dataDir });
  await next.stop();
});

it.runIf(canMount())('refuses a disk that filled up since the last start', async () => {
  const disk = mountScratch('200m');
  const dataDir = path.join(disk, 'postgres');
  await (await startLocalPostgres({ dataDir })).stop();
  try {
    fs.writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(200 * 1024 * 1024));
  } catch {
    // Filled to the last byte, as meant.
  }
  await expect(startLocalPostgres({ dataDir })).rejects.toMatchObject({ code: 'no-space' });
  fs.rmSync(path.join(disk, 'ballast'));
  const next = await startLocalPostgres({ dataDir });
  await next.stop();
});

it.runIf(canMount())('refuses a read-only disk in Danish', async () => {
  const disk = mountScratch('12m');
  remount(disk, 'ro');
  await expect(startLocalPostgres({ dataDir: path.join(disk, 'postgres') })).rejects.toMatchObject({
    code: 'not-writable',
    message: expect.stringContaining('må ikke skrive'),
  });
});

it.runIf(isRoot())('names the remedy when a plain user may not write in the folder', async () => {
  const parent = path.dirname(scratchFolder());
  fs.chmodSync(parent, 0o755);
  await expect(holdInChild(path.join(parent, 'postgres'), { uid: 65_534 })).rejects.toThrow(/må ikke skrive/);
});
