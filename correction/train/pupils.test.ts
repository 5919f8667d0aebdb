import { expect, it } from 'vitest';
import { WRITERS } from '../evaluate/passage.ts';
import { SUBCATEGORY_IDS } from '../src/taxonomy/taxonomy.ts';
import { readPupils } from './pupils.ts';

it('texts to learn from are well-formed, by all kinds of writers, with mistakes that the taxonomy knows', () => {
  const texts = readPupils();
  expect(texts.length).toBeGreaterThan(2000);
  expect(new Set(texts.map(({ writer }) => writer))).toEqual(new Set(WRITERS));
  const ids = new Set<string>(Object.values(SUBCATEGORY_IDS).flat());
  expect(texts.flatMap(({ golds }) => golds).filter(({ id }) => !ids.has(id))).toEqual([]);
});
