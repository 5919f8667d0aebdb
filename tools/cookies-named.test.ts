import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

/** Names that look like a cookie of ours. */
const COOKIE = /'(ordklar_[a-z]+)'/g;

it('the page on cookies names every cookie that the server sets', () => {
  const src = path.join(root, 'server', 'src');
  const sources = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'));
  const set = sources.flatMap((file) =>
    [...fs.readFileSync(path.join(src, file), 'utf8').matchAll(COOKIE)].map(([, name = '']) => name),
  );
  expect(set).toContain('ordklar_session');
  const page = fs.readFileSync(path.join(root, 'web/src/features/public-site/pages/legal-page.tsx'), 'utf8');
  const named = [...page.matchAll(COOKIE)].map(([, name = '']) => name);
  expect([...new Set(named)].toSorted()).toEqual([...new Set(set)].toSorted());
});
