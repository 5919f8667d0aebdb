import path from 'node:path';
import { expect, it } from 'vitest';
import { engine } from '../../correction/src/testing/engine.ts';
import { allOwnTexts } from './all-own-texts.ts';
import { isException } from './exceptions.ts';
import type { OwnText } from './source-texts.ts';

const root = path.join(import.meta.dirname, '../..');
const texts = allOwnTexts(root);

/** Explanations and posts speak of words in »…«, often of wrong ones. */
const mentions = ({ where, text }: OwnText): [number, number][] =>
  /^(explanation|rule|post) /.test(where)
    ? [...text.matchAll(/»[^«]*«/g)].map(({ index, 0: words }) => [index, index + words.length])
    : [];

/** The marks of a text in the one style that the product writes: with startkomma. */
function marksIn(own: OwnText): string[] {
  return engine
    .check(own.text, { language: 'da', startkomma: 'yes', uncheckedRanges: mentions(own) })
    .filter((mark) => !isException(own.text, mark))
    .map(
      ({ ruleId, token, replacements, sentence }) =>
        `${own.where} ${ruleId}: »${token}« → »${replacements[0]}« in: ${sentence}`,
    );
}

it('gathers what the product says, from every part of it', () => {
  const parts = ['web/', 'server/', 'school/', 'content/', 'task ', 'feedback ', 'explanation ', 'rule ', 'post '];
  for (const part of parts) expect(texts.filter(({ where }) => where.startsWith(part)).length).toBeGreaterThan(5);
  const all = new Set(texts.map(({ text }) => text));
  // an error of the server, a heading, a sentence with a value in it, an attribute, a page in HTML
  expect(all).toContain('Det, du leder efter, findes ikke.');
  expect(all).toContain('Tildelte lektier');
  expect(all).toContain('Ny feedback fra Sofie');
  expect([...all].some((text) => text.includes('Øverst vælger du kursus, klasse og skoleår.'))).toBe(true);
  expect([...all].filter((text) => /<\w|\$\{/.test(text))).toEqual([]);
});

it('finds an error that is put into them', () => {
  expect(marksIn({ where: 'web/', text: 'Du har ingen opgaver foran dig, fordi du køre hjem.' })).toHaveLength(1);
});

it('the engine marks nothing in the product’s own Danish', () => {
  expect(texts.flatMap(marksIn)).toEqual([]);
});
