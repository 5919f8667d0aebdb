// npm run fuzz: hostile documents and texts through reading and marking. It ends with an error where the process died or hung,
// or one input took more than 10 s or 300 MB. The same seed gives the same inputs: `npm run fuzz -- --seed 7 --each 50`.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { WORKER_HEAP_MB } from '../../server/src/platform/text-engine/worker-pool.ts';
import { median, report } from '../figures.ts';
import type { Asked, Answer } from './process.ts';

const LONGEST_MS = 10_000;
const MOST_MEMORY = 300 * 1024 * 1024;
const { values } = parseArgs({ options: { seed: { type: 'string' }, each: { type: 'string' } } });
const seed = Number(values.seed ?? 1);
const each = Number(values.each ?? 1000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-fuzz-'));
const bundle = path.join(folder, 'process.mjs');
buildSync({
  entryPoints: [path.join(import.meta.dirname, 'process.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const start = async (): Promise<ChildProcess> => {
  const child = fork(bundle, [path.join(root, 'correction/dist'), path.join(root, 'documents/fixtures')], {
    // as much as the server gives its workers
    execArgv: [`--max-old-space-size=${WORKER_HEAP_MB}`],
  });
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (said !== 'ready') throw new Error('The process does not start');
  child.removeAllListeners();
  return child;
};

let child = await start();
/** Null where the process died of it or had to be ended. */
async function ask(asked: Asked): Promise<Answer | null> {
  child.send(asked);
  const answered = await new Promise<Answer | null>((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), 3 * LONGEST_MS);
    const end = (answer: Answer | null) => {
      clearTimeout(limit);
      child.removeAllListeners();
      resolve(answer);
    };
    child.once('message', (answer) => end(answer as Answer));
    child.once('exit', () => end(null));
  });
  if (answered === null) child = await start();
  return answered;
}

let faults = 0;
for (const kind of ['docx', 'text'] as const) {
  const answers: Answer[] = [];
  for (let nth = 0; nth < each; nth++) {
    const asked = { kind, seed: seed * 1_000_000 + nth };
    const answer = await ask(asked);
    if (answer) answers.push(answer);
    const fault =
      answer === null ? 'ended the process' : answer.ms > LONGEST_MS ? `took ${Math.round(answer.ms)} ms` : null;
    if (fault === null) continue;
    faults += 1;
    console.error(`  ${kind} ${asked.seed} ${fault}`);
  }
  const memory = Math.max(...answers.map((one) => one.memory));
  if (memory > MOST_MEMORY) faults += 1;
  const refused = answers.filter(({ problem }) => problem !== null).length;
  report(`${kind}: run`, each);
  report(`${kind}: died, hung or slow`, faults);
  if (kind === 'docx') report('docx: refused with a reason', refused);
  report(
    `${kind}: median, slowest, ms`,
    `${median(answers.map(({ ms }) => ms)).toFixed(1)}, ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)}`,
  );
  report(`${kind}: most memory of the process, MB`, Math.round(memory / 1024 / 1024));
}
child.kill();
fs.rmSync(folder, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;
