import fs from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { serverRoot } from '../server-root.ts';
import { tables } from './index.ts';

const page = fs.readFileSync(path.join(serverRoot(), '../docs/databeskyttelse/klassifikation.md'), 'utf8');

it('each table of the database stands at one level of the classification of data', () => {
  const kept = Object.values<unknown>(tables)
    .filter((one) => is(one, PgTable))
    .map(getTableName);
  const [, listed = ''] = page.split('## Tabeller');
  const levels = [...listed.matchAll(/^\| ([1-4]) \| (.+) \|$/gm)];
  expect(levels.map(([, level]) => level)).toEqual(['1', '2', '3', '4']);
  const classified = levels.flatMap(([, , names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(classified.toSorted()).toEqual(kept.toSorted());
});

it('every test that the classification names is there', () => {
  const named = [...page.matchAll(/`((?:server|web)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((file) => !fs.existsSync(path.join(serverRoot(), '..', file)))).toEqual([]);
});
