import type { Correction } from '../../correction/src/index.ts';

/** Marks that stand: what is marked, and a piece of the text around it. A line goes when the engine has learnt better. */
type Known = readonly (readonly [token: string, text: string])[];

/** The sentence is right and the engine is wrong. */
const FALSE_ALARMS: Known = [];

/** Whether a mark in the bank is known and stands. Titles have no full stop. */
export const isKnownMark = (text: string, { ruleId, token, offset, length }: Correction): boolean =>
  (ruleId === 'end-mark' && offset + length === text.length) ||
  FALSE_ALARMS.some(([known, piece]) => known === token && text.includes(piece));
