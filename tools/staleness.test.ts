import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentHash, dependenciesAreInstalled, isMadeOf, stampMadeOf } from './staleness.mjs';

let root = '';
const write = (name: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-staleness-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('sees a changed, an added and a renamed file, but no test and nothing that was built', () => {
  write('web/a.ts', 'one');
  const hashes = [contentHash(root, ['web'])];
  const record = () => hashes.push(contentHash(root, ['web']));
  write('web/a.test.ts', 'a test');
  write('web/dist/a.js', 'built');
  record();
  expect(hashes[1]).toBe(hashes[0]);
  write('web/a.ts', 'two');
  record();
  write('web/b.ts', '');
  record();
  fs.renameSync(path.join(root, 'web/b.ts'), path.join(root, 'web/c.ts'));
  record();
  expect(new Set(hashes).size).toBe(4);
});

it('builds again when the output is gone or made of something else', () => {
  const output = path.join(root, 'dist');
  expect(isMadeOf(output, 'x')).toBe(false);
  stampMadeOf(output, 'x');
  expect(isMadeOf(output, 'x')).toBe(true);
  expect(isMadeOf(output, 'y')).toBe(false);
});

it('installs when a package is missing or of another version, not for other systems and own packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const zod = { 'node_modules/zod': { version: '4.0.0' } };
  write(
    'package-lock.json',
    lock({ '': {}, web: {}, ...zod, 'node_modules/darwin': { version: '1.0.0', optional: true } }),
  );
  expect(dependenciesAreInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({}));
  expect(dependenciesAreInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({ 'node_modules/zod': { version: '3.9.0' } }));
  expect(dependenciesAreInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', lock(zod));
  expect(dependenciesAreInstalled(root)).toBe(true);
});
