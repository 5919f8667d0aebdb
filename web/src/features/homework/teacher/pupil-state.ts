import type { AssignedExercise } from '@ordklar/contract';

/** A pupil's row of the status list. */
export type PupilTask = AssignedExercise['students'][number];

/** What the list can be narrowed to. */
export type StateFilter = 'alle' | 'venter' | 'mangler' | 'sendt';
export const STATE_FILTERS: readonly StateFilter[] = ['alle', 'venter', 'mangler', 'sendt'];

/** Handed in and marked by the engine (or given up by it), not sent back: the teacher's turn. */
export const isWaiting = ({ exerciseProgressId, marking }: PupilTask): boolean =>
  exerciseProgressId !== null && marking !== 'queued' && marking !== 'ready';

/** Not handed in; nobody waits for what a pupil chose. */
export const isMissing = ({ exerciseProgressId, isFree }: PupilTask): boolean => exerciseProgressId === null && !isFree;

/** The engine is at the text. */
export const isQueued = ({ marking }: PupilTask): boolean => marking === 'queued';

/** The engine has given the text up, and nobody has begun to mark it by hand. */
export const isFailed = ({ marking }: PupilTask): boolean => marking === 'failed';

/** The pupil has the text back. */
export const isReturned = ({ state }: PupilTask): boolean => state === 'ready';

const MATCHES: Record<StateFilter, (task: PupilTask) => boolean> = {
  alle: () => true,
  venter: isWaiting,
  mangler: isMissing,
  sendt: isReturned,
};

/** Whether a pupil's row belongs to the state that the list is narrowed to. */
export const matches = (filter: StateFilter, task: PupilTask): boolean => MATCHES[filter](task);

/** How many rows of all exercises belong to a state. */
export const countState = (exercises: readonly AssignedExercise[], filter: StateFilter): number =>
  exercises.reduce((sum, { students }) => sum + students.filter(MATCHES[filter]).length, 0);

/** The task itself, not the correcting of a text that came back. */
export const isFirst = ({ isSelfCorrection }: PupilTask): boolean => !isSelfCorrection;

/** How many pupils the rows belong to. */
export const countPupils = (tasks: readonly PupilTask[]): number =>
  new Set(tasks.map(({ studentId }) => studentId)).size;

/** What all of them share; 'mixed' where they differ. */
export function shared<T>(values: readonly T[]): T | 'mixed' {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : 'mixed';
}

const urgency = ({ students, deadline }: AssignedExercise, now: number): number => {
  if (students.some(isWaiting)) return 0;
  const isOverdue = students.some((task) => isMissing(task) && (task.deadline ?? deadline ?? now) < now);
  return isOverdue ? 1 : 2;
};

/** What waits for the teacher first, then what somebody is late with, each by its deadline; the rest newest first. */
export const byUrgency =
  (now: number) =>
  (a: AssignedExercise, b: AssignedExercise): number => {
    const rank = urgency(a, now);
    const other = urgency(b, now);
    if (rank !== other) return rank - other;
    const due = (of: AssignedExercise) => of.deadline ?? Number.MAX_SAFE_INTEGER;
    return (rank < 2 ? due(a) - due(b) : 0) || b.assigned - a.assigned;
  };
