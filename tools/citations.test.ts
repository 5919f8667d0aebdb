import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-scan.mjs';
import { root } from './workspace.mjs';

/** Sections of documents that the repository does not hold; put together so that this file does not find itself. */
const ELSEWHERE = new RegExp(['\\bD[12] ?', '§|\\b[Dd]eci', 'sions? \\d'].join(''));
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const files = repositoryFiles(root).filter((file: string) => /\.(?:tsx?|mjs|css|sql|md)$/.test(file));
const known = new Set(read('docs/spec/decisions.md').match(/\bPD-\d\d\b/g));

it('what a comment or a title cites is in the repository', () => {
  expect(known.size).toBeGreaterThanOrEqual(34);
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => ELSEWHERE.test(line) || (line.match(/\bPD-\d\d\b/g) ?? []).some((id) => !known.has(id)))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

/** Every way to name a file from some folder of its own path: 'a/b.ts', 'b.ts'. */
const endings = new Set(
  repositoryFiles(root).flatMap((file: string) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

it('a file that a comment or a document names is there', () => {
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|md))`|(?<![\w./-])(docs\/[\w/-]+\.md)\b/g)]
      .map(([, quoted, document]) => quoted ?? document ?? '')
      .filter((name) => !endings.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
