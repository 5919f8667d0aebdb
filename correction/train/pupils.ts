import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Passage, parsePassage } from '../evaluate/passage.ts';

/** Where annotated texts lie that are learnt from and never measured on: many to a file, a line of equals signs between. */
export const PUPILS = join(import.meta.dirname, 'pupils');

/**
 * All of them, in the order of their files.
 * @throws Error naming a text that is not well-formed.
 */
export function readPupils(folder: string = PUPILS): Passage[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=+$/m)
        .map((text, k) => parsePassage(`${file} ${k + 1}`, `${text.trim()}\n`)),
    );
}
