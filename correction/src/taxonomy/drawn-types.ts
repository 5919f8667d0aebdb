import type { SubcategoryId } from './taxonomy.ts';

const DRAWN: ReadonlySet<string> = new Set<SubcategoryId>([
  'comma-start',
  'comma-end',
  'comma-main-clauses',
  'comma-superfluous',
  'word-order',
  'present-r',
]);

/** Types of marks that are seen best where subject and verb are drawn and the clauses told apart ('kryds og bolle'). */
export const isDrawnType = (subcategoryId: string): boolean => DRAWN.has(subcategoryId);
