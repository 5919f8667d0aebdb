import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '../e2e/support/screens.ts';
import { root } from './workspace.mjs';

const SOURCE = fs.readFileSync(path.join(root, 'web/src/app/screens.ts'), 'utf8');
/** The address and the file of each screen. */
const screens = [...SOURCE.matchAll(/(?:screen|textTask)\(\s*'([^']+)',\s*\(\) => import\('([^']+)'\)/g)].map(
  ([, address = '', file = '']) => ({ address, file }),
);
const visited = Object.values(SCREENS)
  .flat()
  .map((address) => new URL(address, 'http://localhost').pathname.split('/'));

/** Whether an address is one of a route's: »:id« is any one part, »:id?« may be missing. */
function isAt(route: string, parts: readonly string[]): boolean {
  const wanted = route.split('/');
  return (
    parts.length <= wanted.length &&
    wanted.every((part, n) => (part.startsWith(':') ? parts[n] !== undefined || part.endsWith('?') : part === parts[n]))
  );
}

it('SHELL-01 the journey over all screens goes to each of them at four widths', () => {
  expect(screens.length).toBeGreaterThan(35);
  const shown = new Set(
    screens.filter(({ address }) => visited.some((parts) => isAt(address, parts))).map(({ file }) => file),
  );
  expect(screens.map(({ file }) => file).filter((file) => !shown.has(file))).toEqual([]);
});
