// The engine in a process of its own, as the server runs it: bundled. The texts come as JSON on standard input, the figures
// go out the same way (engine.bench.ts).
import fs from 'node:fs';
import { loadEngine } from '../correction/src/load.ts';
import { median } from './figures.ts';

/** Passes over the texts before the measured ones: until the machine code of the rules is made. */
const WARM = 15;
const MEASURED = 15;

const { compiled, essays, long } = JSON.parse(fs.readFileSync(0, 'utf8')) as {
  compiled: string;
  essays: string[];
  long: string;
};

/** How long it takes, in milliseconds. */
function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const loading = performance.now();
const engine = loadEngine(compiled);
const check = (text: string): unknown => engine.check(text, { language: 'da' });
check('Er det klar?');
const ready = performance.now() - loading;
const sinceStart = performance.now();
const memoryWhenReady = process.memoryUsage().rss;

const pass = (): number => timed(() => essays.forEach(check));
for (let warm = 0; warm < WARM; warm++) pass();
const perPass = median(Array.from({ length: MEASURED }, pass));
const memoryAfter = process.memoryUsage().rss;
const perLong = median(Array.from({ length: 20 }, () => timed(() => check(long))));
console.log(JSON.stringify({ ready, sinceStart, memoryWhenReady, perPass, memoryAfter, perLong }));
