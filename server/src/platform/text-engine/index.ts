export { type Extraction, type TextEngine, TextTooHardError } from './text-engine.ts';
export { startWorkerPool } from './worker-pool.ts';
