import type { ExerciseStudent } from '@ordklar/contract';
import type { TickState } from '../../../../ui/paper.tsx';

/** How far a teacher has come with a pupil's text: full is ready, half is begun. */
export const tickOf = ({ marking, hasFeedback }: ExerciseStudent): TickState => {
  if (marking === 'ready') return 'done';
  return marking === 'editing' || hasFeedback ? 'draft' : 'none';
};

/** Where one stands among the pupils who have handed in. */
export interface PupilPlace {
  handedIn: ExerciseStudent[];
  missing: ExerciseStudent[];
  /** -1 for a pupil who has not handed in. */
  index: number;
  previous: ExerciseStudent | undefined;
  next: ExerciseStudent | undefined;
}

/** Sorts pupils into those one can walk through and those who miss. From a missing pupil 'next' is the first hand-in. */
export function placeAmong(students: readonly ExerciseStudent[], studentId: number): PupilPlace {
  const handedIn = students.filter((student) => student.exerciseProgressId !== null);
  const index = handedIn.findIndex((student) => student.id === studentId);
  return {
    handedIn,
    missing: students.filter((student) => student.exerciseProgressId === null),
    index,
    previous: handedIn[index - 1],
    next: handedIn[index + 1],
  };
}

/** Whose text one goes on to when this one is sent: the next that waits in the list, or else the first of them. */
export function nextWaiting(students: readonly ExerciseStudent[], studentId: number): ExerciseStudent | null {
  const at = students.findIndex(({ id }) => id === studentId);
  const others = [...students.slice(at + 1), ...students.slice(0, Math.max(at, 0))];
  return others.find(({ marking }) => marking !== null && marking !== 'ready') ?? null;
}

/** The first name, for buttons: 'Klar til Freja'. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
