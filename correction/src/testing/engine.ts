import { loadEngine } from '../load.ts';

/** The engine, read once for all test files of a worker: what one text leaves behind in it would be a fault of its own. */
export const engine = loadEngine();
