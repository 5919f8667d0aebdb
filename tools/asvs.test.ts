import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const OF_CHAPTER: Record<string, number> = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const page = fs.readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
const rows = [...page.matchAll(/^\| (V\d+)(\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', rest = '', level, what, state = '', where = '']) => ({
    id: chapter + rest,
    chapter,
    level,
    what,
    state,
    where,
  }),
);
/** What a row names that lies in the repository: it has a folder and begins with one of ours. */
const filesIn = (where: string): string[] =>
  [...where.matchAll(/`((?:contract|deploy|docs|documents|e2e|server|tools|web)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );

it('every requirement of levels 1 and 2 has one row', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const counted = Object.fromEntries(
    Object.keys(OF_CHAPTER).map((chapter) => [chapter, rows.filter((row) => row.chapter === chapter).length]),
  );
  expect(counted).toEqual(OF_CHAPTER);
});

it('the numbers at the top are those of the rows', () => {
  for (const state of ['met', 'n.a.', 'operator', 'not met']) {
    const count = rows.filter((row) => row.state === state).length;
    expect(page).toContain(`| ${state} | ${count} |`);
  }
  expect(rows.filter(({ state }) => !['met', 'n.a.', 'operator', 'not met'].includes(state))).toEqual([]);
});

it('every file that is named is there, and a place that is said to lie below is on the page', () => {
  const missing = rows.flatMap(({ id, where }) =>
    filesIn(where)
      .filter((file) => !fs.existsSync(path.join(root, file)))
      .map((file) => `${id}: ${file}`),
  );
  expect(missing).toEqual([]);
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => `#${heading.toLowerCase().replaceAll(' ', '-')}`,
  );
  for (const [, target] of page.matchAll(/\]\((#[\w-]+)\)/g)) expect(headings).toContain(target);
});

it('what is met by a rule says where, most of it by a test', () => {
  const met = rows.filter(({ state }) => state === 'met');
  expect(met.filter(({ where }) => where.length < 4)).toEqual([]);
  expect(met.filter(({ where }) => /\.(?:test|spec)\.tsx?`/.test(where)).length).toBeGreaterThan(met.length * 0.6);
});
