import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineData } from '../../src/api.ts';
import { Dispatcher } from '../../src/kernel/dispatch.ts';
import { makeToolbox } from '../../src/kernel/make-toolbox.ts';
import type { Toolbox } from '../../src/kernel/toolbox.ts';

const FILES = ['lexicon', 'tagger', 'commas', 'choices', 'fit', 'nouns', 'words', 'language', 'kernel'] as const;

/** What the engine is made of, from `dist/`; without rules unless they are given. */
export function loadEngineTools(dispatcher: Dispatcher = new Dispatcher([])): Toolbox {
  const dist = join(import.meta.dirname, '..', '..', 'dist');
  const read = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(dist, `${name}.bin`))).buffer;
  const data = Object.fromEntries(FILES.map((name) => [name, read(name)])) as unknown as EngineData;
  return makeToolbox(data, dispatcher);
}
