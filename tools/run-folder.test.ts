import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRoomy, makeRunFolder, removeLeftBehind } from './run-folder.mjs';

const GIB = 2 ** 30;
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-folders-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const mounted = (options: string) => `proc /proc proc rw 0 0\ntmpfs ${folder} tmpfs ${options} 0 0\n`;

it('memory is used where there is plenty of it and programs may run there', () => {
  const { bavail, bsize } = fs.statfsSync(folder);
  const isLarge = bavail * bsize >= 4 * GIB;
  expect(isRoomy(folder, { mounts: mounted('rw,relatime'), memory: 8 * GIB })).toBe(isLarge);
  expect(isRoomy(folder, { mounts: mounted('rw,relatime'), memory: 2 * GIB })).toBe(false);
  expect(isRoomy(folder, { mounts: mounted('rw,nosuid,noexec'), memory: 8 * GIB })).toBe(false);
  expect(isRoomy(folder, { mounts: '', memory: 8 * GIB })).toBe(false);
});

it('the folder of a run is for every user and names its process; those of dead runs go', () => {
  const own = makeRunFolder();
  const dead = path.join(folder, 'ordklar-run-999999999-abc');
  const alive = path.join(folder, `ordklar-run-${process.pid}-abc`);
  for (const each of [dead, alive]) fs.mkdirSync(path.join(each, 'postgres'), { recursive: true });
  removeLeftBehind(folder);
  expect(fs.existsSync(dead)).toBe(false);
  expect(fs.existsSync(alive)).toBe(true);
  expect(path.basename(own)).toMatch(new RegExp(`^ordklar-run-${process.pid}-`));
  expect(fs.statSync(own).mode & 0o7777).toBe(0o1777);
  fs.rmdirSync(own);
});
