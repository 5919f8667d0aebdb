import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Correction, Engine } from '../src/api.ts';
import { UnsupportedLanguageError } from '../src/api.ts';
import { loadEngine } from '../src/load.ts';
import { parseArguments, UsageError } from './arguments.ts';
import { readInput } from './input.ts';
import { printReport } from './report.ts';

/** The command line: texts in, corrections out. Exit code 2 for wrong use, 1 when something else went wrong. */
async function run(): Promise<void> {
  const options = parseArguments(process.argv.slice(2));
  const input = await readInput(options.file);
  // The bundle lies beside the compiled data.
  const engine: Engine = loadEngine(dirname(fileURLToPath(import.meta.url)));
  const check = (text: string): Correction[] =>
    engine.check(text, {
      language: options.language,
      startkomma: options.startkomma,
      uncheckedRanges: options.lines ? [] : input.uncheckedRanges,
    });
  const out: string[] = [];
  for (const text of options.lines ? splitLines(input.text) : [input.text]) {
    const corrections = check(text);
    if (options.json) out.push(JSON.stringify({ corrections }));
    else out.push(printReport(text, corrections, process.stdout.isTTY));
  }
  process.stdout.write(out.map((line) => `${line}\n`).join(''));
}

/** Every line is a text; a line feed at the very end begins no line. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

// A reader that stops early (»| head«) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = error instanceof UsageError || error instanceof UnsupportedLanguageError ? 2 : 1;
});
