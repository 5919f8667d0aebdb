import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readModel, writeModel } from './model-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'models-'));

it('a model that is written is read as it was, and takes the place of the one that was not packed', () => {
  writeFileSync(join(folder, 'fit.da.bin'), 'old');
  expect(Buffer.from(readModel(folder, 'fit')).toString()).toBe('old');
  const bytes = new Uint8Array(10_000).fill(7);
  expect(writeModel(folder, 'fit', bytes)).toBeLessThan(100);
  expect(readdirSync(folder)).toEqual(['fit.da.bin.br']);
  expect(new Uint8Array(readModel(folder, 'fit'))).toEqual(bytes);
});

it('a model that is not there is an error', () => {
  expect(() => readModel(folder, 'nothing')).toThrow(/nothing/);
});
