import type { ExerciseStudent } from '@ordklar/contract';
import type { TickState } from '../../../ui/paper.tsx';

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

/** The first name, for buttons: 'Klar til Freja'. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
