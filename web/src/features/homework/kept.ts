import type { KeptKind } from '../../lib/saving/kept-kind.ts';
import { sendKeptText } from './writing/saved-text.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  {
    key: /^ordklar-draft-(\d+)-(\d+)-(\d+)$/,
    name: 'En tekst, du har skrevet',
    send: (userId, exerciseId = 0, homeworkId = 0) => sendKeptText({ userId, exerciseId, homeworkId }),
  },
];
