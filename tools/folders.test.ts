import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-scan.mjs';
import { root } from './workspace.mjs';

const MOST = 15;

/** Folders of features with more files of code at one level than one keeps in view; tests and styles lie beside their part. */
function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/^(server|web)\/src\/features\/.*(?<!\.test)\.tsx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST).map(([folder, count]) => `${folder}: ${count}`);
}

it('no folder of a feature holds more than fifteen files at one level', () => {
  const many = Array.from({ length: 16 }, (_, i) => `web/src/features/a/parts/${i}.tsx`);
  expect(crowded([...many, 'web/src/features/a/parts/1.test.tsx'])).toEqual(['web/src/features/a/parts: 16']);
  expect(crowded(many.slice(1))).toEqual([]);
  expect(crowded(repositoryFiles(root))).toEqual([]);
});
