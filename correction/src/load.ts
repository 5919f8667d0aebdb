import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine, EngineData } from './api.ts';
import { createEngine } from './engine.ts';

/**
 * Reads the compiled data and makes the engine. This is the only module of the engine that touches the disk.
 * @param directory holds the compiled files; by default `dist/` of this package, also when the caller is bundled.
 * @throws Error with the missing file's name when `npm run build -w correction` has not run.
 */
export function loadEngine(directory: string = compiledDirectory()): Engine {
  const read = (name: keyof EngineData): ArrayBuffer => {
    const bytes = readFileSync(join(directory, `${name}.bin`));
    // Node pools small reads; a pooled buffer may start at an odd place, which typed arrays refuse.
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  };
  return createEngine({
    lexicon: read('lexicon'),
    tagger: read('tagger'),
    commas: read('commas'),
    verbs: read('verbs'),
  });
}

function compiledDirectory(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@ordklar/correction/package.json')), 'dist');
}
