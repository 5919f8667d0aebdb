import type { Analysis } from '../analysis/analysis.ts';

/** »på skoledage«: any of them, which no other form says. */
export const isOnSuchDays = (a: Analysis, at: number): boolean =>
  a.lower(at).endsWith('dage') && a.lower(a.before(at)) === 'på';
