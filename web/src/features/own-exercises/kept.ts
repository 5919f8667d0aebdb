import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { writingKeeper } from './use-writing.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-draft-exercise-(\d+)-(\d+)$/,
    name: 'En opgave, du er ved at lave',
    send: (userId, exerciseId = 0) => writingKeeper(userId, exerciseId).flush(),
  },
];
