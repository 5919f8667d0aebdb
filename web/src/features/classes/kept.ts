import type { KeptKind } from '../../lib/saving/kept-kind.ts';

/** What the browser keeps here until the server has it. */
export const kept: readonly KeptKind[] = [
  { key: /^ordklar-draft-group-(\d+)(?:-(\d+))?$/, name: 'En gruppe, du er ved at ændre' },
];
