import type { FileObject } from '@ordklar/contract';

/** A pupil for whom a task can be handed in. */
export interface HandInStudent {
  homeworkId: number;
  studentId: number;
  name: string;
  exerciseTitle: string;
}

/** The names of the pupils that some tasks belong to, one each: two pupils can have the same name, and one two tasks. */
export const pupilsOf = (tasks: readonly HandInStudent[]): string[] => [
  ...new Map(tasks.map(({ studentId, name }) => [studentId, name])).values(),
];

/** A row of the modal (HAND-11): no file → file attached → handing in → handed in. */
export interface HandInRow extends HandInStudent {
  homeworkFile: FileObject | null;
  isHandedIn: boolean;
  ishandingIn: boolean;
  /** A file is on its way, or what is attached is being fetched. */
  loading: boolean;
  /** Why the last hand-in was refused. */
  refusal: string | null;
}

export const newRow = (student: HandInStudent): HandInRow => ({
  ...student,
  homeworkFile: null,
  isHandedIn: false,
  ishandingIn: false,
  loading: true,
  refusal: null,
});

/** Whether a run takes the row: it has a file and is not handed in (HAND-14). */
export const isReady = (row: HandInRow): boolean => row.homeworkFile !== null && !row.isHandedIn;

/** Whether handing in is barred (HAND-13): nothing to hand in, or something still on its way. */
export const isBlocked = (rows: readonly HandInRow[]): boolean =>
  !rows.some(isReady) || rows.some((row) => row.loading || row.ishandingIn);

/** The rows with one of them changed. */
export const changeRow = (
  rows: readonly HandInRow[],
  { homeworkId, ...change }: Partial<HandInRow> & Pick<HandInRow, 'homeworkId'>,
): readonly HandInRow[] => rows.map((row) => (row.homeworkId === homeworkId ? { ...row, ...change } : row));
