import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, inSpan, tables, unixOf } from '../../platform/db/index.ts';
import { isOpenTask } from '../attempts/index.ts';
import { answeredFiles, answeredTitle } from '../homework/index.ts';

const { homework, exercise, courseLevel, exerciseCategory, users, institution } = tables;
const { exerciseProgress, answerText, homeworkFile, answerEvaluation } = tables;

const isAttempt = and(eq(exerciseProgress.homeworkId, homework.id), isNull(exerciseProgress.deletedAt));

/** The open or finished homework that corrects this one. */
const correcting = sql`(
  select json_build_object('id', child.id, 'exerciseId', child.exercise_id,
    'deadline', ${unixOf(sql`child.deadline`)}, 'completed', (
    select ${unixOf(sql`p.completed_at`)} from ${exerciseProgress} p
    where p.homework_id = child.id and p.deleted_at is null limit 1))
  from ${homework} child
  where child.parent_id = ${homework.id} and child.removed_at is null limit 1
)`;

const columns = {
  homeworkId: homework.id,
  exerciseId: homework.exerciseId,
  squadId: homework.squadId,
  studentId: homework.studentId,
  parentId: homework.parentId,
  assignedAt: homework.assignedAt,
  deadline: homework.deadline,
  availableAt: homework.availableAt,
  hideResults: homework.hideResults,
  requiredWordCount: homework.requiredWordCount,
  resetAt: homework.resetAt,
  removedAt: homework.removedAt,
  title: answeredTitle,
  productId: exercise.productId,
  kind: exercise.kind,
  /** Files of a teacher's own exercise, as it was when it was handed in. */
  teacherFiles: answeredFiles,
  level: courseLevel.title,
  category: exerciseCategory.title,
  assignedByName: sql<string>`(select teacher.public_name from ${users} teacher where teacher.id = ${homework.assignedBy})`,
  studentName: users.name,
  exerciseProgressId: exerciseProgress.id,
  completedAt: exerciseProgress.completedAt,
  timeSpent: exerciseProgress.timeSpent,
  correctAnswers: exerciseProgress.correctAnswers,
  answerCount: exerciseProgress.answerCount,
  gradeNumber: exerciseProgress.grade,
  answerTextId: answerText.id,
  text: answerText.text,
  wordCount: answerText.wordCount,
  marking: answerText.marking,
  editedAt: answerText.editedAt,
  readyAt: answerText.readyAt,
  fileId: homeworkFile.id,
  filename: homeworkFile.originalFilename,
  correcting: sql<{
    id: number;
    exerciseId: number;
    completed: number | null;
    deadline: number | null;
  } | null>`${correcting}`,
};

const selectTasks = (db: Db) =>
  db
    .select(columns)
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .innerJoin(users, eq(users.id, homework.studentId));

const select = (db: Db) =>
  selectTasks(db)
    .innerJoin(exerciseProgress, isAttempt)
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .leftJoin(homeworkFile, eq(homeworkFile.id, exerciseProgress.fileId));

export type ResultRow = Awaited<ReturnType<typeof findAttempts>>[number];
export type OpenRow = Awaited<ReturnType<typeof findOpenTasks>>[number];

/** One attempt; null when there is none, or it is deleted. */
export async function findAttempt(db: Db, exerciseProgressId: number): Promise<ResultRow | null> {
  const [row] = await select(db).where(eq(exerciseProgress.id, exerciseProgressId));
  return row ?? null;
}

/** A pupil's tasks of an exercise that were assigned within a span of time. */
interface TasksOf {
  squadId: number;
  exerciseId: number;
  studentId: number;
  from: Date;
  to: Date;
  /** A teacher's own exercise, or one of the bank; undefined for either. */
  isCustomExercise?: boolean | undefined;
}

const isTaskOf = (filter: TasksOf): SQL | undefined =>
  and(
    eq(homework.squadId, filter.squadId),
    eq(homework.exerciseId, filter.exerciseId),
    eq(homework.studentId, filter.studentId),
    isNull(homework.removedAt),
    inSpan(homework.assignedAt, filter),
    filter.isCustomExercise === undefined
      ? undefined
      : sql`(${exercise.ownerId} is not null) = ${filter.isCustomExercise}`,
  );

/** A pupil's attempts at an exercise, newest first. */
export const findAttempts = (db: Db, filter: TasksOf) =>
  select(db)
    .where(isTaskOf(filter))
    .orderBy(sql`${exerciseProgress.completedAt} desc`, sql`${exerciseProgress.id} desc`);

/** A pupil's tasks of an exercise that are not handed in, or assigned again since, newest first. */
export const findOpenTasks = (db: Db, filter: TasksOf) =>
  selectTasks(db)
    // no attempt goes with them, not even one that was handed in before the task was assigned again
    .leftJoin(exerciseProgress, sql`false`)
    .leftJoin(answerText, sql`false`)
    .leftJoin(homeworkFile, sql`false`)
    .where(and(isTaskOf(filter), isOpenTask))
    .orderBy(sql`${homework.assignedAt} desc`, sql`${homework.id} desc`);

/**
 * Which attempt in its line each attempt of a pupil at these exercises is: 1 for the first text, 2 for the first correction of it, and so on. What a reset
 * of the class took back is a line of its own.
 */
export async function findAttemptNumbers(
  db: Db,
  { studentId, exerciseIds }: { studentId: number; exerciseIds: number[] },
): Promise<Map<number, number>> {
  const line = sql`${homework.exerciseId}, ${homework.squadId}, ${homework.removedAt}`;
  const order = sql`${exerciseProgress.completedAt}, ${exerciseProgress.id}`;
  const rows = await db
    .select({
      id: exerciseProgress.id,
      number: sql<number>`row_number() over (partition by ${line} order by ${order})::int`,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(
      and(
        eq(homework.studentId, studentId),
        inArray(homework.exerciseId, exerciseIds),
        isNull(exerciseProgress.deletedAt),
      ),
    );
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Pupils of a squad who have the exercise, with their newest attempt, by Danish alphabet. */
export const findExerciseStudents = (db: Db, filter: { squadId: number; exerciseId: number; from: Date; to: Date }) =>
  db
    .selectDistinctOn([sql`${users.name} collate "da-x-icu"`, users.id], {
      id: users.id,
      name: users.name,
      institution: institution.name,
      homeworkId: homework.id,
      deadline: homework.deadline,
      exerciseProgressId: exerciseProgress.id,
      exerciseAnswerTextId: answerText.id,
      completedAt: exerciseProgress.completedAt,
      wordCount: answerText.wordCount,
      correctAnswers: exerciseProgress.correctAnswers,
      answerCount: exerciseProgress.answerCount,
      gradeNumber: exerciseProgress.grade,
      marking: answerText.marking,
      editedAt: answerText.editedAt,
      readyAt: answerText.readyAt,
      openedAt: answerText.openedAt,
      evaluationId: answerEvaluation.id,
    })
    .from(homework)
    .innerJoin(users, eq(users.id, homework.studentId))
    .innerJoin(institution, eq(institution.id, users.institutionId))
    .leftJoin(exerciseProgress, isAttempt)
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .leftJoin(answerEvaluation, eq(answerEvaluation.exerciseProgressId, exerciseProgress.id))
    .where(
      and(
        eq(homework.squadId, filter.squadId),
        eq(homework.exerciseId, filter.exerciseId),
        isNull(homework.removedAt),
        inSpan(homework.assignedAt, filter),
      ),
    )
    // the newest text first: a correction that is handed in stands before the text it corrects
    .orderBy(sql`${users.name} collate "da-x-icu"`, users.id, sql`${exerciseProgress.completedAt} desc nulls last`);

/** Everything that the pupil has handed in, also what a reset of the class took back, oldest first. */
export const findAllOf = (db: Db, studentId: number) =>
  select(db).where(eq(homework.studentId, studentId)).orderBy(exerciseProgress.completedAt, exerciseProgress.id);
