import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Every source file of the engine, by its path under src/. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** A line outside every function that can hold something of a text: a variable, or room that is made to be filled. */
const STATE = [
  /^(?:export )?(?:let|var) /,
  /^(?:export )?const \w+(?:: [^=]+)? = new (?:Int|Uint|Float)\d+(?:Clamped)?Array\((?!0\))[^)]*\);$/,
  /^(?:export )?const \w+(?:: [^=]+)? = new WeakMap\b/,
  /^(?:export )?const \w+ = new (?!Map|Set|WordList|RegExp|Error|Int|Uint|Float)\w+\(\);$/,
];

/** Tables that are filled where they are declared, and never again. */
const TABLES = new Set(['spelling/sound-costs.ts: const SUBSTITUTIONS = new Uint8Array(TABLED * TABLED);']);

it('no module of the engine keeps anything of a text', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => STATE.some((state) => state.test(line)))
      .map((line) => `${file}: ${line}`)
      .filter((line) => !TABLES.has(line)),
  );
  expect(found).toEqual([]);
});

it('maps and sets of a module are filled while it is loaded, never by a function', () => {
  const found = sources.flatMap(({ file, text }) => {
    const kept = [...text.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = new (?:Map|Set)\b/gm)].map(
      ([, name]) => name,
    );
    // indented lines of a loop at the top are no function: what is inside one comes after its heading
    const inFunctions = text
      .split(/^(?=(?:export )?(?:async )?(?:function|class) |(?:export )?const \w+ = \()/m)
      .slice(1);
    return kept
      .filter((name) =>
        inFunctions.some((part) =>
          new RegExp(`^ +.*\\b${name}\\.(?:set|add|delete|clear)\\(`, 'm').test(cutAtEnd(part)),
        ),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

/** A function's own lines: those until the next one that begins at the margin and closes it. */
const cutAtEnd = (part: string): string => part.slice(0, part.search(/^[})\]]/m) + 1 || part.length);
