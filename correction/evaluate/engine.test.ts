import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEngine } from '../src/load.ts';
import { belowFloors, floorsOf, readFloors } from './floors.ts';
import { readOptions } from './options.ts';
import { evaluate } from './run.ts';
import { evaluateTongue } from './tongues.ts';

const floors = readFloors(join(import.meta.dirname, 'floors.json'));

it('the engine reaches the floors on the corpus, and where ORDKLAR_LANG_DIR is set on printed text', () => {
  const { figures } = evaluate(loadEngine(), readOptions([], process.env));
  expect(belowFloors(figures, floorsOf(floors, 'da'))).toEqual([]);
});

it('TC-05 English reaches its floors, and correct English has hardly any marks', () => {
  const { figures } = evaluateTongue(loadEngine(), 'en', { reveal: false });
  expect(belowFloors(figures, floorsOf(floors, 'en'))).toEqual([]);
});
