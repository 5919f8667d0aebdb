import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEngine } from '../src/load.ts';
import { belowFloors, readFloors } from './floors.ts';
import { readOptions } from './options.ts';
import { evaluate } from './run.ts';

it('the engine reaches the floors on the corpus, and where ORDKLAR_LANG_DIR is set on printed text', () => {
  const { figures } = evaluate(loadEngine(), readOptions([], process.env));
  expect(belowFloors(figures, readFloors(join(import.meta.dirname, 'floors.json')))).toEqual([]);
});
