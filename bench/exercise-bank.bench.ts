// How long the exercise bank takes to load, bundled as the server has it, beside reading the same bytes from the disk.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { median, report } from './figures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'ordklar-bank-'));
const bundle = path.join(folder, 'bank.mjs');
await build({
  stdin: {
    contents: `const started = performance.now();
      const { loadExercises } = await import('./content/src/exercises/bank.ts');
      const bank = await loadExercises();
      console.log(JSON.stringify({ ms: performance.now() - started, exercises: bank.length }));`,
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: bundle,
});

const runs = Array.from({ length: 5 }, () => {
  const { stdout } = spawnSync(process.execPath, [bundle], { encoding: 'utf8' });
  return JSON.parse(stdout) as { ms: number; exercises: number };
});
const floor = median(
  Array.from({ length: 5 }, () => {
    const started = performance.now();
    readFileSync(bundle, 'utf8');
    return performance.now() - started;
  }),
);
rmSync(folder, { recursive: true });
const loaded = median(runs.map(({ ms }) => ms));
report('exercises', runs[0]?.exercises ?? 0);
report('bank loaded, ms (in a process of its own)', Math.round(loaded));
report('… as many times as reading its bytes takes', Math.round(loaded / floor));
