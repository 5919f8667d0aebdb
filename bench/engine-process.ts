// The engine in a process of its own, as the server runs it: bundled. The texts come as JSON on standard input, the figures
// go out the same way (engine.bench.ts).
import fs from 'node:fs';
import { loadEngine } from '../correction/src/load.ts';
import { median } from './figures.ts';

/** Passes over the texts before the first measured ones, when most of the rules' machine code is made … */
const EARLY = 15;
/** … and before the last, when passes get no faster any more: what a worker does that has corrected a school's essays. */
const WARM = 100;
const MEASURED = 15;
/** The same for the others' texts, which are twenty times as many words. */
const WARM_OTHERS = 4;

const { compiled, essays, others, strangers, long, hopeless, slips } = JSON.parse(fs.readFileSync(0, 'utf8')) as {
  compiled: string;
  essays: string[];
  /** What the worker corrects before, and what it then reads for the first time. */
  others: string[];
  strangers: string[];
  long: string;
  hopeless: { name: string; text: string }[];
  slips: { meant: string; written: string };
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
for (let warm = 0; warm < EARLY; warm++) pass();
const perEarlyPass = median(Array.from({ length: MEASURED }, pass));
for (let warm = EARLY + MEASURED; warm < WARM; warm++) pass();
const perPass = median(Array.from({ length: MEASURED }, pass));
const memoryAfter = process.memoryUsage().rss;
for (let warm = 0; warm < WARM_OTHERS; warm++) others.forEach(check);
const perStrangers = timed(() => strangers.forEach(check));
const perLong = median(Array.from({ length: 20 }, () => timed(() => check(long))));
/** What a text costs that nobody could have meant, each read once, as a hand-in is. */
const hopelessMs = hopeless.map(({ name, text }) => ({ name, ms: timed(() => check(text)) }));
const slipsMs = timed(() => check(slips.written)) - timed(() => check(slips.meant));
console.log(
  JSON.stringify({
    hopelessMs,
    slipsMs,
    ready,
    sinceStart,
    memoryWhenReady,
    perEarlyPass,
    perPass,
    perStrangers,
    memoryAfter,
    perLong,
  }),
);
