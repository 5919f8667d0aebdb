import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Engine, EngineData, Language } from './api.ts';
import { createEngine } from './engine.ts';
import { WordStore } from './tongues/word-store.ts';

/**
 * Reads the compiled data and makes the engine. This is the only module of the engine that touches the disk.
 * @param directory holds the compiled files; by default `dist/` of this package, also when the caller is bundled.
 * @throws Error with the missing file's name when `npm run build -w correction` has not run.
 */
export function loadEngine(directory: string = compiledDirectory()): Engine {
  const read = (name: Exclude<keyof EngineData, 'tongues'>): ArrayBuffer => readWhole(join(directory, `${name}.bin`));
  return createEngine({
    lexicon: read('lexicon'),
    tagger: read('tagger'),
    commas: read('commas'),
    choices: read('choices'),
    fit: read('fit'),
    nouns: read('nouns'),
    words: read('words'),
    meant: read('meant'),
    learners: read('learners'),
    around: read('around'),
    proof: read('proof'),
    language: read('language'),
    kernel: read('kernel'),
    tongues: {
      stamp: readFileSync(join(directory, 'tongues.stamp'), 'utf8').slice(0, 8),
      read: (language) => readWhole(join(directory, `words.${language}.bin`)),
    },
  });
}

/** The compiled words of one of the other languages, for training. */
export const loadTongueWords = (language: Exclude<Language, 'da'>): WordStore =>
  new WordStore(readWhole(join(compiledDirectory(), `words.${language}.bin`)));

function compiledDirectory(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@ordklar/correction/package.json')), 'dist');
}

/** The file in a buffer of its own: typed arrays are then views of it and nothing is copied. */
function readWhole(file: string): ArrayBuffer {
  const handle = openSync(file, 'r');
  try {
    const buffer = new ArrayBuffer(fstatSync(handle).size);
    const bytes = new Uint8Array(buffer);
    let at = 0;
    while (at < bytes.length) {
      const count = readSync(handle, bytes, at, bytes.length - at, at);
      if (count === 0) throw new Error(`${file} ended too early.`);
      at += count;
    }
    return buffer;
  } finally {
    closeSync(handle);
  }
}
