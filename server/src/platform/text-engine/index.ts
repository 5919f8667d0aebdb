export type { Extraction, TextEngine } from './text-engine.ts';
export { startWorkerPool } from './worker-pool.ts';
