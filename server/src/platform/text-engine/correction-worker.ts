import { type CheckOptions, type CheckResult, type Engine, UnsupportedLanguageError } from '@ordklar/correction';
import { loadEngine } from '@ordklar/correction/load';

let engine: Engine | undefined;
const ready = (): Engine => {
  engine ??= loadEngine();
  return engine;
};

/** Names the engine's version; also warms the worker up. */
export function version(): string {
  return ready().version;
}

/** Marks a text; null where the engine does not know its language: an error would lose its class on the way out. */
export function correct(task: { text: string; options: CheckOptions }): CheckResult | null {
  try {
    return ready().read(task.text, task.options);
  } catch (error) {
    if (error instanceof UnsupportedLanguageError) return null;
    throw error;
  }
}
