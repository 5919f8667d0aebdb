import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Passage, parsePassage } from './passage.ts';

/** The parts of the corpus: the engine is built on the first, and reported on the others, which nobody reads. */
export const PARTS = ['tune', 'check', 'fresh', 'unseen'] as const;
export type Part = (typeof PARTS)[number];

/** Where the corpus lies. */
export const CORPUS = join(import.meta.dirname, '..', 'corpus');

/**
 * All passages of one part, in the order of their file names; none when the part is not there.
 * @throws Error naming a passage that is not well-formed.
 */
export function readPart(part: Part, corpus: string = CORPUS): Passage[] {
  const folder = join(corpus, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => parsePassage(`${part}/${file}`, readFileSync(join(folder, file), 'utf8')));
}
