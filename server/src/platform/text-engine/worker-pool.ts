import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CheckOptions, type Correction, UnsupportedLanguageError } from '@ordklar/correction';
import { Piscina } from 'piscina';
import { serverRoot } from '../server-root.ts';
import type { Extraction, TextEngine } from './text-engine.ts';

/** A document that takes longer to read is given up (issue: no file more than 10 s). */
const EXTRACT_TIMEOUT_MS = 10_000;
/** A text that takes longer has met a fault of ours; the job is tried again later. */
const CORRECT_TIMEOUT_MS = 60_000;
/** No file makes a worker use more than 300 MB: its heap ends before. */
const WORKER_HEAP_MB = 256;

/** A pool of worker threads that read documents and correct texts. A worker that dies is replaced. */
export async function startWorkerPool(workers: number): Promise<TextEngine> {
  const filename = path.join(serverRoot(), 'dist', 'correction-worker.js');
  if (!existsSync(filename)) throw new Error(`The worker bundle is missing: ${filename}`);
  const pool = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
  });
  const version = (await pool.run(null, { name: 'version' })) as string;
  return {
    version,
    async correct(text: string, options: CheckOptions): Promise<Correction[]> {
      const signal = AbortSignal.timeout(CORRECT_TIMEOUT_MS);
      const found = (await pool.run({ text, options }, { name: 'correct', signal })) as Correction[] | null;
      if (found === null) throw new UnsupportedLanguageError(options.language);
      return found;
    },
    async extract(docx): Promise<Extraction> {
      try {
        const signal = AbortSignal.timeout(EXTRACT_TIMEOUT_MS);
        return (await pool.run(docx, { name: 'extract', signal })) as Extraction;
      } catch (error) {
        if ((error as Error).name === 'AbortError') return { ok: false, problem: 'too-slow' };
        if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
          return { ok: false, problem: 'zip-bomb' };
        throw error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}
