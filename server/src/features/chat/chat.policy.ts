import type { ProblemCode } from '../../platform/problems/index.ts';

/** What two people have in common: squads with their chat open or closed, and whether they have written before. */
export interface Common {
  squads: readonly { isOpen: boolean }[];
  haveWritten: boolean;
}

/** Whether one may read what is between the two: while they meet in a class, and for as long as something is there. */
export const mayRead = ({ squads, haveWritten }: Common): boolean => squads.length > 0 || haveWritten;

/** Why one may not write to the other; null where one may: one open class is enough (PD-27). */
export function whyNotSend({ squads, haveWritten }: Common): ProblemCode | null {
  if (squads.some(({ isOpen }) => isOpen)) return null;
  if (squads.length > 0) return 'chat-closed';
  return haveWritten ? 'chat-left' : 'chat-stranger';
}
