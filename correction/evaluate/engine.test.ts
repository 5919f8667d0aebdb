import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engine } from '../src/testing/engine.ts';
import { belowFloors, floorsOf, readFloors } from './floors.ts';
import { readOptions } from './options.ts';
import { evaluate } from './run.ts';
import { evaluateTongue } from './tongues.ts';

const floors = readFloors(join(import.meta.dirname, 'floors.json'));

it('the engine reaches the floors on the corpus, and where ORDKLAR_LANG_DIR is set on printed text', () => {
  const { figures } = evaluate(engine, readOptions([], process.env));
  expect(belowFloors(figures, floorsOf(floors, 'da'))).toEqual([]);
});

it.each(['en', 'de', 'fr'] as const)(
  'TC-05 %s reaches its floors, and correct text has hardly any marks',
  (language) => {
    const { figures } = evaluateTongue(engine, language, { reveal: false });
    expect(belowFloors(figures, floorsOf(floors, language))).toEqual([]);
  },
);
