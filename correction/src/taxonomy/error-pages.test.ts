import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ErrorPage } from './error-page.ts';
import { ERROR_PAGES } from './error-pages.ts';
import { ALL_SUBCATEGORY_IDS, CATEGORY_IDS, SUBCATEGORY_IDS } from './taxonomy.ts';

const proseOf = ({ title, description, short, explanation }: ErrorPage): string[] => [
  title,
  description,
  short,
  explanation.what,
  explanation.why,
  explanation.check,
];

test('TC-12 every id has its page in the folder of its main type, and there is no page without an id', () => {
  for (const category of CATEGORY_IDS) {
    const files = readdirSync(new URL(category, import.meta.url)).sort();
    expect(files).toEqual(SUBCATEGORY_IDS[category].map((id) => `${id}.ts`).sort());
  }
});

test('no two subcategories share a title within the same main type', () => {
  for (const category of CATEGORY_IDS) {
    const titles = SUBCATEGORY_IDS[category].map((id) => ERROR_PAGES[id].title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

describe.each(ALL_SUBCATEGORY_IDS)('%s', (id) => {
  const page = ERROR_PAGES[id];
  const examples = page.explanation.examples;

  test('has no empty text, and its sentences end', () => {
    for (const text of proseOf(page)) expect(text).toBe(text.trim());
    for (const text of proseOf(page)) expect(text).not.toBe('');
    for (const text of proseOf(page).slice(1)) expect(text).toMatch(/[.?!]$/);
    expect(page.description.length).toBeLessThanOrEqual(90);
  });

  test('TC-03 uses {token} and {replacement} in the short text only, and never to begin a sentence', () => {
    const [title, description, short, ...explanation] = proseOf(page);
    for (const text of [title, description, ...explanation]) expect(text).not.toMatch(/[{}]/);
    expect(short.replaceAll('»{token}«', '').replaceAll('»{replacement}«', '')).not.toMatch(/[{}]/);
    expect(short).not.toMatch(/(^|[.?!] )»?\{/);
  });

  test('has two examples that differ from their correction and from each other', () => {
    expect(examples).toHaveLength(2);
    for (const { wrong, right } of examples) expect(wrong).not.toBe(right);
    expect(examples[0].right).not.toBe(examples[1].right);
    for (const { right } of examples) expect(right).toMatch(/^[»A-ZÆØÅ].*[.?!]«?$/);
  });

  test('uses »…« and no other quotation marks, always in pairs', () => {
    for (const text of [...proseOf(page), ...examples.map(({ right }) => right)]) {
      expect(text).not.toMatch(/["“”„]/);
      expect(text.replace(/»[^»«]*«/g, '')).not.toMatch(/[»«]/);
    }
  });
});
