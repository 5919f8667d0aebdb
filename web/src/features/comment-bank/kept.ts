import type { KeptKind } from '../../lib/saving/kept-kind.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  { key: /^ordklar-draft-bank-comment-(\d+)(?:-(\d+))?$/, name: 'En kommentar til kommentarbanken' },
];
