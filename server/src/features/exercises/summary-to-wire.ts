import type { ExerciseSummary } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';

const DAY = 86_400_000;
/** As long an exercise that came into the bank is called new. */
const NEW_FOR = 30 * DAY;

/** Exercises that were added after this moment are new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_FOR);

/** Whether an exercise that came into the bank at this moment is new; one that was there from the beginning is not. */
export const isNewExercise = (addedAt: Date | null, now: Date): boolean => addedAt !== null && addedAt > newSince(now);

/** What the database says beside what the wire does. */
interface Row extends Omit<ExerciseSummary, 'isCustom' | 'lastAssigned' | 'isNew'> {
  ownerId: number | null;
  addedAt: Date | null;
  lastAssigned: Date | null;
}

/** An exercise as lists show it. */
export const summaryToWire = ({ ownerId, addedAt, lastAssigned, ...row }: Row, now: Date): ExerciseSummary => ({
  ...row,
  isCustom: ownerId !== null,
  lastAssigned: toUnix(lastAssigned),
  isNew: isNewExercise(addedAt, now),
});
