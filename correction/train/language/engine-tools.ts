import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextReader } from '../../src/analysis/text-reader.ts';
import type { EngineData } from '../../src/api.ts';
import { Dispatcher } from '../../src/kernel/dispatch.ts';
import { openModels, openReader } from '../../src/kernel/open-data.ts';
import type { Models } from '../../src/models/models.ts';

const FILES = [
  'lexicon',
  'tagger',
  'commas',
  'choices',
  'fit',
  'nouns',
  'words',
  'meant',
  'learners',
  'around',
  'proof',
  'language',
  'kernel',
] as const;

/** What texts are read and judged with, from `dist/`; without rules unless they are given. */
export function loadEngineTools(dispatcher: Dispatcher = new Dispatcher([])): { reader: TextReader; models: Models } {
  const dist = join(import.meta.dirname, '..', '..', 'dist');
  const read = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(dist, `${name}.bin`))).buffer;
  const data = Object.fromEntries(FILES.map((name) => [name, read(name)])) as unknown as EngineData;
  const reader = openReader(data, dispatcher);
  return { reader, models: openModels(data, reader.lexicon) };
}
