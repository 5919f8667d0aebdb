// Reads and marks documents and texts, one at a time, in a process of its own as a worker does: what it is asked comes as messages.
import fs from 'node:fs';
import fc from 'fast-check';
import { loadEngine } from '../../correction/src/load.ts';
import { DocxError, extractDocx } from '../../documents/src/index.ts';
import { anyDocx, anyTyped } from './inputs.ts';

/** What is asked: an input by its kind and seed. */
export interface Asked {
  kind: 'docx' | 'text';
  seed: number;
}
/** What came of it: what was wrong with the document, or null; and the most memory the process has had, bytes. */
export interface Answer extends Asked {
  problem: string | null;
  ms: number;
  memory: number;
}

const [compiled = '', fixtures = ''] = process.argv.slice(2);
const engine = loadEngine(compiled);
const documents = anyDocx(fixtures);

function mostMemory(): number {
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(
    fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '',
  );
  return (own ? Number(own[1]) : process.resourceUsage().maxRSS) * 1024;
}

async function run({ kind, seed }: Asked): Promise<Answer> {
  const one = { seed, numRuns: 1 };
  const [docx] = kind === 'docx' ? fc.sample(documents, one) : [];
  const [typed = ''] = kind === 'text' ? fc.sample(anyTyped, one) : [];
  const started = performance.now();
  let problem: string | null = null;
  let text = typed;
  try {
    if (docx) ({ text } = await extractDocx(docx));
  } catch (error) {
    if (!(error instanceof DocxError)) throw error;
    problem = error.problem;
  }
  for (const mark of engine.check(text, { language: 'da' }))
    if (text.slice(mark.offset, mark.offset + mark.length) !== mark.token)
      throw new Error('a mark is not where it says');
  return { kind, seed, problem, ms: performance.now() - started, memory: mostMemory() };
}

process.on('message', (asked: Asked) => {
  void run(asked).then((answer) => process.send?.(answer));
});
process.send?.('ready');
