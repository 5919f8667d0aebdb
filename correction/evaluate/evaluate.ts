import { join } from 'node:path';
import { loadEngine } from '../src/load.ts';
import { belowFloors, floorsOf, readFloors } from './floors.ts';
import { readOptions } from './options.ts';
import { evaluate } from './run.ts';
import { evaluateTongue } from './tongues.ts';

/** `npm run -s evaluate`: how often the engine is right, and with --check whether that is often enough. */
function main(): void {
  const options = readOptions(process.argv.slice(2), process.env);
  const { language } = options;
  const engine = loadEngine();
  const { figures, report } = language === 'da' ? evaluate(engine, options) : evaluateTongue(engine, language, options);
  console.log(options.json ? JSON.stringify(Object.fromEntries(figures), undefined, 2) : report.join('\n').trimStart());
  if (!options.check) return;
  const faults = belowFloors(figures, floorsOf(readFloors(join(import.meta.dirname, 'floors.json')), language));
  for (const fault of faults) console.error(`Below the floor: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
