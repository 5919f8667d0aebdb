import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
/** Two words or more between bars, as a whole: what a named class of `src/words`, or a WordList, says better. */
const INLINE = /\/\^\([^()/\n]*\|[^()/\n]*\)\$\//g;

it('no file has a list of words in an expression', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(INLINE), ([list]) => `${file}: ${list}`),
  );
  expect(found).toEqual([]);
});
