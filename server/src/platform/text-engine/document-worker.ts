import { DocxError, extractDocx } from '@ordklar/documents';
import type { Extraction } from './text-engine.ts';

/** Reads a document; what is wrong with one is an answer: an error would lose its class on the way out. */
export async function extract(docx: Uint8Array): Promise<Extraction> {
  try {
    return { ok: true, text: await extractDocx(docx) };
  } catch (error) {
    if (error instanceof DocxError) return { ok: false, problem: error.problem };
    throw error;
  }
}
