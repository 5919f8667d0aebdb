import { expect, it } from 'vitest';
import { unseen } from './arrows.mjs';

it('reports every source file that the check of arrows did not look at', () => {
  const files = ['server/src/a.ts', 'web/src/b.tsx', 'web/src/b.test.tsx', 'web/vite-env.d.ts', 'tools/x.mjs'];
  expect(unseen(files, [{ source: 'server/src/a.ts' }])).toEqual(['web/src/b.tsx was not seen by dependency-cruiser']);
  expect(unseen(files, [{ source: 'server/src/a.ts' }, { source: 'web/src/b.tsx' }])).toEqual([]);
});

it('fails when there was nothing to look at', () => {
  expect(unseen(['README.md'], [])).toHaveLength(1);
});
