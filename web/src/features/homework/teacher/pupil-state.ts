import type { AssignedExercise } from '@ordklar/contract';

/** A pupil's row of the status list. */
export type PupilTask = AssignedExercise['students'][number];

/** What the list can be narrowed to. */
export type StateFilter = 'alle' | 'venter' | 'mangler' | 'sendt';
export const STATE_FILTERS: readonly StateFilter[] = ['alle', 'venter', 'mangler', 'sendt'];

/** Handed in and marked by the engine (or given up by it), not sent back: the teacher's turn. */
export const isWaiting = ({ exerciseProgressId, marking }: PupilTask): boolean =>
  exerciseProgressId !== null && marking !== 'queued' && marking !== 'ready';

/** Handed in, and not assigned again since. */
export const isHandedIn = ({ exerciseProgressId }: PupilTask): boolean => exerciseProgressId !== null;

/** Not handed in; nobody waits for what a pupil chose. */
export const isMissing = (task: PupilTask): boolean => !isHandedIn(task) && !task.isFree;

/** Chosen by the pupil and not handed in. */
export const isChosen = (task: PupilTask): boolean => !isHandedIn(task) && task.isFree;

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

/** A text handed in again after it was sent back, which waits for the teacher. */
export const isNewEdition = (task: PupilTask): boolean => task.isSelfCorrection && isWaiting(task);

/** A text that came back and that its pupil is to correct, and has not. */
export const isToCorrect = (task: PupilTask): boolean => task.isSelfCorrection && isMissing(task);

/** Not handed in, and the pupil can see it: those can be reminded. `now` in unix seconds. */
export const canBeReminded = (task: PupilTask, now: number): boolean =>
  isMissing(task) && (task.available === null || task.available <= now);

/** How many pupils the rows belong to. */
export const countPupils = (tasks: readonly PupilTask[]): number =>
  new Set(tasks.map(({ studentId }) => studentId)).size;

/** What all of them share; 'mixed' where they differ. */
export function shared<T>(values: readonly T[]): T | 'mixed' {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : 'mixed';
}

const isHidden = ({ students }: AssignedExercise, now: number): boolean =>
  students.every(({ available }) => available !== null && available > now);

/** When an exercise is due: the first of those who have not handed in, where pupils have deadlines of their own. */
function dueAt({ students, deadline }: AssignedExercise): number | null {
  const open = students.flatMap((task) =>
    isFirst(task) && isMissing(task) && task.deadline !== null ? [task.deadline] : [],
  );
  return open.length > 0 ? Math.min(...open) : deadline;
}

/** 0 waits for the teacher, 1 somebody is late, 2 still to come, 3 without a deadline, 4 over, 5 no pupil sees it yet. */
function urgency(exercise: AssignedExercise, now: number): number {
  if (exercise.students.some(isWaiting)) return 0;
  const due = dueAt(exercise);
  if (exercise.students.some((task) => isMissing(task) && (task.deadline ?? due ?? now) < now)) return 1;
  if (isHidden(exercise, now)) return 5;
  if (due === null) return 3;
  return due < now ? 4 : 2;
}

/**
 * What waits for the teacher first, then what somebody is late with, then the rest, the nearest deadline first; what no
 * pupil sees yet stands last. What is over goes backwards, and what has no deadline the newest first.
 */
export const byUrgency =
  (now: number) =>
  (a: AssignedExercise, b: AssignedExercise): number => {
    const rank = urgency(a, now);
    const between = rank - urgency(b, now);
    if (between !== 0) return between;
    const later = (dueAt(a) ?? Number.MAX_SAFE_INTEGER) - (dueAt(b) ?? Number.MAX_SAFE_INTEGER);
    return (rank === 4 ? -later : later) || b.assigned - a.assigned;
  };
