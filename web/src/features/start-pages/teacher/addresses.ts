import type { WaitingThing } from '@ordklar/contract';
import { markingPath } from '../../corrections/index.ts';

/** The status list of a class in all courses, narrowed to a state, with a task of it unfolded. */
export function statusAddress(
  squadId: number,
  narrow: { state?: 'venter' | 'mangler'; exerciseId?: number } = {},
): string {
  const { state, exerciseId } = narrow;
  const query = new URLSearchParams({
    klasse: String(squadId),
    kursus: 'alle',
    ...(state && { tilstand: state }),
    ...(exerciseId !== undefined && { opgave: String(exerciseId) }),
  });
  return `/status?${query.toString()}`;
}

/** Exercises for a class that train an error type. */
export const trainingAddress = (squadId: number, type: string): string =>
  `/opgaver?${new URLSearchParams({ klasse: String(squadId), fejltype: type }).toString()}`;

/** Where the teacher does what waits. */
export function thingAddress({ kind, squadId, exerciseId, studentId }: WaitingThing, year: number): string {
  if (kind === 'texts') return markingPath({ squadId, exerciseId, year });
  if (kind === 'questions' && studentId !== null)
    return markingPath({ squadId, exerciseId, year, studentId, atQuestion: true });
  return statusAddress(squadId, { state: kind === 'overdue' ? 'mangler' : 'venter', exerciseId });
}
