import { type CheckOptions, type Correction, type Engine, UnsupportedLanguageError } from '@ordklar/correction';
import { loadEngine } from '@ordklar/correction/load';
import { DocxError, extractDocx } from '@ordklar/documents';
import type { Extraction } from './text-engine.ts';

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
export function correct(task: { text: string; options: CheckOptions }): Correction[] | null {
  try {
    return ready().check(task.text, task.options);
  } catch (error) {
    if (error instanceof UnsupportedLanguageError) return null;
    throw error;
  }
}

export async function extract(docx: Uint8Array): Promise<Extraction> {
  try {
    return { ok: true, text: await extractDocx(docx) };
  } catch (error) {
    if (error instanceof DocxError) return { ok: false, problem: error.problem };
    throw error;
  }
}
