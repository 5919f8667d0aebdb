import type { Homework } from '@ordklar/contract';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../platform/db/index.ts';
import { isCurrentAttempt, isKeptOpen, isNewestAttempt, isVisibleAt } from '../attempts/index.ts';

const { homework, exercise, courseLevel, exerciseCategory, squad, users } = tables;
const { exerciseProgress, ownExerciseEdition, exerciseDraft, answerText, answerEvaluation, itemWork } = tables;

const isOpenWork = and(eq(itemWork.homeworkId, homework.id), isNull(itemWork.endedAt));

const isBegun = sql`${exercise.kind} = 'items' and ${itemWork.id} is not null`;

/** How many questions of the open work on an exercise are answered the first time. */
const answeredQuestions = sql<number | null>`case when ${isBegun} then (
  select count(*)::int from ${tables.itemAnswer} given where given.work_id = ${itemWork.id} and given.round = 1) end`;

/** How many questions there are in the edition that is answered. */
const questionCount = sql<number | null>`case when ${isBegun} then (
  select jsonb_array_length(edition.items) from ${tables.exerciseEdition} edition
  where edition.exercise_id = ${exercise.id} and edition.version = ${itemWork.version}) end`;

/** What the exercise was called when it was handed in, where its teacher has renamed it since (PD-17). */
export const answeredTitle = sql<string>`coalesce((
  select edition.title from ${ownExerciseEdition} edition
  where edition.exercise_id = ${homework.exerciseId} and edition.replaced_at > ${exerciseProgress.completedAt}
  order by edition.version limit 1), ${exercise.title})`;

/** Files of a teacher's own exercise as they were when it was handed in. */
export const answeredFiles = sql<{ id: number; name: string; size: number }[]>`coalesce(coalesce((
  select edition.content from ${ownExerciseEdition} edition
  where edition.exercise_id = ${homework.exerciseId} and edition.replaced_at > ${exerciseProgress.completedAt}
  order by edition.version limit 1), ${exercise.content})->'files', '[]')`;

const columns = {
  homeworkId: homework.id,
  exerciseId: homework.exerciseId,
  studentId: homework.studentId,
  squadId: homework.squadId,
  squadName: squad.name,
  title: answeredTitle,
  productId: exercise.productId,
  level: courseLevel.title,
  category: exerciseCategory.title,
  kind: exercise.kind,
  /** Whose own exercise it is; null for one of the bank. */
  ownerId: exercise.ownerId,
  teacherId: homework.assignedBy,
  assignedByName: users.publicName,
  assignedAt: homework.assignedAt,
  deadline: homework.deadline,
  availableAt: homework.availableAt,
  isCustom: homework.isCustom,
  wordCount: homework.requiredWordCount,
  hideResults: homework.hideResults,
  parentId: homework.parentId,
  resetAt: homework.resetAt,
  seenAt: homework.seenAt,
  exerciseProgressId: exerciseProgress.id,
  completedAt: exerciseProgress.completedAt,
  correctAnswers: exerciseProgress.correctAnswers,
  answerCount: exerciseProgress.answerCount,
  gradeNumber: exerciseProgress.grade,
  workBegunAt: itemWork.startedAt,
  answeredQuestions,
  questionCount,
  readyAt: answerText.readyAt,
  /** When the pupil was last given feedback or a grade that the pupil may see. */
  evaluatedAt:
    sql<Date | null>`case when ${answerEvaluation.evaluation} <> '' or ${answerEvaluation.gradeVisible} then ${answerEvaluation.updatedAt} end`.mapWith(
      answerEvaluation.updatedAt,
    ),
  /** The grade, where the pupil may see it. */
  visibleGrade: sql<Homework['grade']>`case when ${answerEvaluation.gradeVisible} then ${answerEvaluation.grade} end`,
  draftAt: exerciseDraft.savedAt,
};

/** The pupil's own draft on the first page of the task. */
const isItsDraft = and(
  eq(exerciseDraft.homeworkId, homework.id),
  eq(exerciseDraft.userId, homework.studentId),
  eq(exerciseDraft.pageId, 1),
);

const select = (db: Db, attempt = isCurrentAttempt) =>
  db
    .select(columns)
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .innerJoin(users, eq(users.id, homework.assignedBy))
    .leftJoin(exerciseProgress, attempt)
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .leftJoin(answerEvaluation, eq(answerEvaluation.exerciseProgressId, exerciseProgress.id))
    .leftJoin(itemWork, isOpenWork)
    .leftJoin(exerciseDraft, isItsDraft);

export type HomeworkRow = Awaited<ReturnType<typeof findHomework>> & {};

/** A homework that is not removed; null when there is none. */
export async function findHomework(db: Db, homeworkId: number) {
  const [row] = await select(db).where(and(eq(homework.id, homeworkId), isNull(homework.removedAt)));
  return row ?? null;
}

/** A person's newest task of an exercise that is open and visible; null when there is none. */
export async function findOpenTask(db: Db, of: { studentId: number; exerciseId: number; now: Date }) {
  const [row] = await select(db)
    .where(
      and(
        eq(homework.studentId, of.studentId),
        eq(homework.exerciseId, of.exerciseId),
        isNull(homework.removedAt),
        isNull(exerciseProgress.id),
        isVisibleAt(of.now),
      ),
    )
    .orderBy(desc(homework.assignedAt), desc(homework.id))
    .limit(1);
  return row ?? null;
}

export interface OwnFilter {
  studentId: number;
  productId: string | null;
  completed: boolean;
  /** What is assigned again counts as handed in, too. */
  reopened: boolean;
  now: Date;
}

const attemptOf = ({ reopened }: OwnFilter): SQL => (reopened ? isNewestAttempt : isCurrentAttempt);

const isOwnOf = (filter: OwnFilter): SQL | undefined =>
  and(
    eq(homework.studentId, filter.studentId),
    isNull(homework.removedAt),
    isVisibleAt(filter.now),
    filter.productId === null ? undefined : eq(exercise.productId, filter.productId),
  );

const ownWhere = (filter: OwnFilter): SQL | undefined =>
  and(isOwnOf(filter), filter.completed ? isNotNull(exerciseProgress.id) : isNull(exerciseProgress.id));

/** The same of its attempt by what the task keeps of it, so that no attempt is looked up to be counted. */
function isKeptAs({ completed, reopened }: OwnFilter): SQL {
  if (reopened) return completed ? isNotNull(homework.handedInAt) : isNull(homework.handedInAt);
  return completed ? sql`${isKeptOpen} is not true` : isKeptOpen;
}

const ORDER = {
  deadline: sql`${homework.deadline}`,
  assigned: sql`${homework.assignedAt}`,
  completed: sql`${exerciseProgress.completedAt}`,
  title: sql`${exercise.title} collate "da-x-icu"`,
};

/** A page of the pupil's own homework; without a deadline comes last. */
export const findOwn = (
  db: Db,
  filter: OwnFilter,
  page: { order: keyof typeof ORDER; sort: 'asc' | 'desc'; limit: number; offset: number },
) =>
  select(db, attemptOf(filter))
    .where(ownWhere(filter))
    .orderBy(sql`${ORDER[page.order]} ${sql.raw(page.sort)} nulls last`, homework.id)
    .limit(page.limit)
    .offset(page.offset);

/** How many homeworks of the pupil match, by product. */
export const countOwn = (db: Db, filter: OwnFilter) =>
  db
    .select({ productId: exercise.productId, count: count() })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(and(isOwnOf(filter), isKeptAs(filter)))
    .groupBy(exercise.productId)
    .orderBy(exercise.productId);

/** The pupil's own visible tasks of these exercises in a squad, not the correcting of a text. */
export const findOwnTasks = (db: Db, studentId: number, squadId: number, exerciseIds: number[], now: Date) =>
  select(db).where(
    and(
      eq(homework.studentId, studentId),
      eq(homework.squadId, squadId),
      inArray(homework.exerciseId, exerciseIds),
      isNull(homework.parentId),
      isNull(homework.removedAt),
      isVisibleAt(now),
    ),
  );

export async function findLatestOwn(db: Db, studentId: number, now: Date) {
  // which one it is, before what belongs to it is looked up
  const latest = db
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.studentId, studentId), isNull(homework.removedAt), isVisibleAt(now)))
    .orderBy(desc(homework.assignedAt), desc(homework.id))
    .limit(1);
  const [row] = await select(db).where(eq(homework.id, latest));
  return row ?? null;
}

export interface StudentFilter {
  squadId: number;
  studentId: number;
  productId: string;
  groupBy: 'level' | 'category' | null;
  uncompletedOnly: boolean;
}

/** A pupil's homework in a squad and course, newest deadline first, within each level or category when grouped. */
export const findOfStudent = (db: Db, filter: StudentFilter & { from: Date; to: Date }) =>
  select(db)
    .where(
      and(
        eq(homework.squadId, filter.squadId),
        eq(homework.studentId, filter.studentId),
        eq(exercise.productId, filter.productId),
        isNull(homework.removedAt),
        inSpan(homework.assignedAt, filter),
        filter.uncompletedOnly ? isNull(exerciseProgress.id) : undefined,
      ),
    )
    .orderBy(
      ...(filter.groupBy === 'level' ? [courseLevel.position] : []),
      ...(filter.groupBy === 'category' ? [exerciseCategory.position] : []),
      sql`${homework.deadline} desc nulls last`,
      homework.id,
    );

const student = users;

const attemptsOfTask = sql<number>`(
  select count(*)::int from ${exerciseProgress} one
  where one.homework_id = ${homework.id} and one.deleted_at is null
)`;

/** Unanswered ones, also about a text that stands behind a newer one of the same homework. Only texts have some. */
const openQuestions = sql<number>`case when ${exercise.kind} <> 'free-text' then 0 else (
  select count(*)::int from ${tables.markQuestion} question
  join ${answerText} asked on asked.id = question.answer_text_id
  join ${exerciseProgress} handed on handed.id = asked.exercise_progress_id
  where handed.homework_id = ${homework.id} and handed.deleted_at is null and question.answer is null
) end`;

/** Every pupil's homework in a squad and course, for the teacher's status list. */
export const findOfSquad = (
  db: Db,
  filter: { squadId: number; groupId: number; productId: string; from: Date; to: Date },
) =>
  db
    .select({
      homeworkId: homework.id,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      productId: exercise.productId,
      level: courseLevel.title,
      category: exerciseCategory.title,
      kind: exercise.kind,
      studentId: homework.studentId,
      studentName: student.name,
      assignedAt: homework.assignedAt,
      deadline: homework.deadline,
      availableAt: homework.availableAt,
      parentId: homework.parentId,
      teacherId: homework.assignedBy,
      exerciseProgressId: exerciseProgress.id,
      attempts: attemptsOfTask,
      completedAt: exerciseProgress.completedAt,
      correctAnswers: exerciseProgress.correctAnswers,
      answerCount: exerciseProgress.answerCount,
      gradeNumber: exerciseProgress.grade,
      workBegunAt: itemWork.startedAt,
      marking: answerText.marking,
      writtenWords: answerText.wordCount,
      readyAt: answerText.readyAt,
      editedAt: answerText.editedAt,
      draftAt: exerciseDraft.savedAt,
      questions: openQuestions,
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .innerJoin(student, eq(student.id, homework.studentId))
    .leftJoin(exerciseProgress, isCurrentAttempt)
    .leftJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .leftJoin(itemWork, isOpenWork)
    .leftJoin(exerciseDraft, isItsDraft)
    .where(
      and(
        eq(homework.squadId, filter.squadId),
        eq(exercise.productId, filter.productId),
        isNull(homework.removedAt),
        inSpan(homework.assignedAt, filter),
        filter.groupId === 0
          ? undefined
          : sql`${homework.studentId} in (
              select member.user_id from ${tables.squadMember} member
              where member.squad_id = ${filter.groupId} and member.role = 'student')`,
      ),
    )
    .orderBy(sql`${student.name} collate "da-x-icu"`, homework.id);

/** Tasks of a squad by course, all and completed. */
export const countOfSquad = (
  db: Db,
  filter: { squadId: number; studentId: number | null; productIds: string[] | null; from: Date; to: Date },
) =>
  db
    .select({
      courseId: exercise.productId,
      count: count(),
      completed: sql<number>`count(${exerciseProgress.id})::int`,
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .leftJoin(exerciseProgress, isCurrentAttempt)
    .where(
      and(
        eq(homework.squadId, filter.squadId),
        isNull(homework.removedAt),
        inSpan(homework.assignedAt, filter),
        filter.studentId === null ? undefined : eq(homework.studentId, filter.studentId),
        filter.productIds === null ? undefined : inArray(exercise.productId, filter.productIds),
      ),
    )
    .groupBy(exercise.productId)
    .orderBy(exercise.productId);
