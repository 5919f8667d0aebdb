import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository-scan.mjs';
import { root } from './workspace.mjs';

/** Only these may write rows of tables that another owns. Leave a line out as soon as it is no longer needed. */
const ALSO_WRITES: Readonly<Record<string, string>> = {
  'features/demo-school': 'makes a whole school at once, in an empty database only',
};

const WRITES = [
  // the query builder: db.insert(homework), tx.update(tables.users)
  /\.(?:insert|update|delete)\(\s*(?:tables\.)?([a-z]\w*)\s*,?\s*\)/g,
  // statements of our own: update "users" set …
  /\b(?:insert\s+into|delete\s+from)\s+(?:\$\{)?(?:tables\.)?"?(\w+)|\bupdate\s+(?:\$\{)?(?:tables\.)?"?(\w+)"?\}?\s+set\b/gi,
];

/** Tables that a source writes: 'answerText', and 'answerText' too where it is spelled answer_text. */
function tablesWritten(source: string): string[] {
  const names = WRITES.flatMap((writes) => [...source.matchAll(writes)].map((match) => match[1] ?? match[2] ?? ''));
  return names.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

const sources = repositoryFiles(root)
  .filter((file) => /^server\/src\/(app|features|platform)\/.*(?<!\.test)\.ts$/.test(file))
  .map((file) => ({ file, source: fs.readFileSync(path.join(root, file), 'utf8') }));

/** The tables of the schema, by the name of their constant. */
const schema = new Set(
  sources
    .filter(({ file }) => file.includes('/db/schema/'))
    .flatMap(({ source }) => [...source.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name ?? '')),
);

test('finds what writes a table, by the query builder and by a statement', () => {
  expect(tablesWritten('await tx\n  .update(answerText)\n  .set({})')).toEqual(['answerText']);
  expect(tablesWritten('db.insert(tables.users).values(row); set.delete(name)')).toEqual(['users', 'name']);
  expect(tablesWritten('sql`insert into spelling_word values`, sql`update ${homework} set x = 1`')).toEqual([
    'spellingWord',
    'homework',
  ]);
  expect(tablesWritten(".for('update'); for no key update of users")).toEqual([]);
});

test('each table has one writer', () => {
  const writers = new Map<string, Set<string>>();
  for (const { file, source } of sources)
    for (const table of tablesWritten(source).filter((name) => schema.has(name))) {
      const owner = /^server\/src\/((?:features|platform)\/[^/]+|app)/.exec(file)?.[1] ?? file;
      writers.set(table, (writers.get(table) ?? new Set()).add(owner));
    }
  expect(writers.size, 'tables that are written at all').toBeGreaterThan(25);
  const owners = (table: string) => [...(writers.get(table) ?? [])].filter((owner) => !(owner in ALSO_WRITES));
  expect(
    [...writers.keys()].filter((table) => owners(table).length > 1).map((table) => [table, owners(table)]),
  ).toEqual([]);
  for (const also of Object.keys(ALSO_WRITES))
    expect(
      [...writers.keys()].some((table) => writers.get(table)?.has(also) && owners(table).length > 0),
      `${also} needs its exception`,
    ).toBe(true);
});

test('features write in their repos only, and repos open no transaction', () => {
  const features = sources.filter(({ file }) => file.startsWith('server/src/features/'));
  const inRepo = (file: string) => file.endsWith('.repo.ts');
  expect(
    features
      .filter(({ file, source }) => !inRepo(file) && tablesWritten(source).some((name) => schema.has(name)))
      .map(({ file }) => file),
  ).toEqual([]);
  expect(
    features.filter(({ file, source }) => inRepo(file) && source.includes('.transaction(')).map(({ file }) => file),
  ).toEqual([]);
});
