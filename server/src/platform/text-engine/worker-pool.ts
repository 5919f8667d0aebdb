import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CheckOptions, type CheckResult, UnsupportedLanguageError } from '@ordklar/correction';
import { Piscina } from 'piscina';
import { serverRoot } from '../server-root.ts';
import { lanes } from './lanes.ts';
import { type Extraction, type TextEngine, TextTooHardError, type Turn } from './text-engine.ts';

/** A document that takes longer to read is given up (issue: no file more than 10 s). */
const EXTRACT_TIMEOUT_MS = 10_000;
/** A text that takes longer is given up: the others wait behind it. */
const CORRECT_TIMEOUT_MS = 60_000;
/**
 * No file makes a worker use more than 300 MB: its heap ends before. The models lie outside of it, and with more room the engine
 * tidies up so late that the two together pass the 300 (`npm run fuzz`).
 */
export const WORKER_HEAP_MB = 200;
/** How many documents are read at once. Their workers load no engine, and end when nobody uploads. */
const DOCUMENT_READERS = 2;
const READER_IDLE_MS = 60_000;

export interface PoolLimits {
  extractMs: number;
  correctMs: number;
}

/** A pool of one kind of worker. A call's time runs from when a worker takes it up; one over its time is ended with its worker. */
function poolOf(name: string, most: number, { least, idleMs }: { least: number; idleMs: number }) {
  const filename = path.join(serverRoot(), 'dist', `${name}.js`);
  if (!existsSync(filename)) throw new Error(`The worker bundle is missing: ${filename}`);
  const pool = new Piscina({
    filename,
    minThreads: least,
    maxThreads: most,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  const inLane = lanes(most);
  return {
    run: <Answer>(task: unknown, call: string, mostMs: number, turn?: Turn): Promise<Answer> =>
      inLane(() => pool.run(task, { name: call, signal: AbortSignal.timeout(mostMs) }) as Promise<Answer>, turn),
    close: () => pool.close({ force: true }),
  };
}

const isOverTime = (error: unknown): boolean => (error as Error).name === 'AbortError';
const isOutOfMemory = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Worker threads that correct texts, `workers` of them, and others that read documents: an upload never waits behind the
 * marking. A worker that dies is replaced.
 */
export async function startWorkerPool(
  workers: number,
  { extractMs, correctMs }: PoolLimits = { extractMs: EXTRACT_TIMEOUT_MS, correctMs: CORRECT_TIMEOUT_MS },
): Promise<TextEngine> {
  const engine = poolOf('correction-worker', workers, { least: 1, idleMs: 0 });
  const reader = poolOf('document-worker', DOCUMENT_READERS, { least: 0, idleMs: READER_IDLE_MS });
  const version = await engine.run<string>(null, 'version', CORRECT_TIMEOUT_MS);
  return {
    version,
    async correct(text: string, options: CheckOptions, turn?: Turn): Promise<CheckResult> {
      const found = await engine
        .run<CheckResult | null>({ text, options }, 'correct', correctMs, turn)
        .catch((error: unknown) => {
          throw isOverTime(error) || isOutOfMemory(error) ? new TextTooHardError(error) : error;
        });
      if (found === null) throw new UnsupportedLanguageError(options.language);
      return found;
    },
    async extract(docx): Promise<Extraction> {
      try {
        return await reader.run<Extraction>(docx, 'extract', extractMs);
      } catch (error) {
        if (isOverTime(error)) return { ok: false, problem: 'too-slow' };
        if (isOutOfMemory(error)) return { ok: false, problem: 'zip-bomb' };
        throw error;
      }
    },
    async close() {
      await Promise.all([engine.close(), reader.close()]);
    },
  };
}
