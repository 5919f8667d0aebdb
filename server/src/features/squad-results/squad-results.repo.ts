import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Db, inSpan, tables, unixOf } from '../../platform/db/index.ts';
import { type Counted, countedFirst, percentOfAttempt } from '../attempts/index.ts';
import { isShownError, reasonsOfMark, typeOfReason } from '../corrections/index.ts';

const {
  answerText,
  correction,
  courseLevel,
  exercise,
  exerciseCategory,
  exerciseEdition,
  exerciseProgress,
  homework,
  users,
} = tables;

/** Of which work: everything that is named must hold. `from` and `to` bound when it was handed in. */
export interface Scope {
  squadId: number;
  span?: { from: Date; to: Date };
  studentId?: number | undefined;
  exerciseId?: number | undefined;
  productId?: string | undefined;
  levelId?: number | undefined;
  /** Only exercises that are taken part by part. */
  onlyTests?: boolean;
  categoryIds?: readonly number[] | undefined;
}

const isTest = sql`exists (select 1 from ${exerciseEdition} edition where edition.exercise_id = ${exercise.id} and edition.steps is not null)`;

const ofTasks = (scope: Scope): SQL | undefined =>
  and(
    eq(homework.squadId, scope.squadId),
    isNull(homework.removedAt),
    scope.studentId === undefined ? undefined : eq(homework.studentId, scope.studentId),
    scope.exerciseId === undefined ? undefined : eq(homework.exerciseId, scope.exerciseId),
    scope.productId === undefined ? undefined : eq(exercise.productId, scope.productId),
    scope.levelId === undefined ? undefined : eq(exercise.levelId, scope.levelId),
    scope.onlyTests ? isTest : undefined,
    scope.categoryIds === undefined ? undefined : inArray(exercise.categoryId, [...scope.categoryIds]),
  );

const within = (moment: SQLWrapper, { span }: Scope): SQL | undefined => span && inSpan(moment, span);

/** The attempt that counts of each pupil at each exercise. */
const countedAttempts = (db: Db, scope: Scope, counted: Counted) =>
  db
    .selectDistinctOn([homework.studentId, homework.exerciseId], {
      exerciseProgressId: exerciseProgress.id,
      studentId: homework.studentId,
      exerciseId: homework.exerciseId,
      percent: percentOfAttempt.as('percent'),
      completedAt: exerciseProgress.completedAt,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(and(ofTasks(scope), isNull(exerciseProgress.deletedAt), within(exerciseProgress.completedAt, scope)))
    .orderBy(homework.studentId, homework.exerciseId, ...countedFirst(counted))
    .as('counting');

/** Ids of the attempts that count, newest first. */
export async function findCountedIds(db: Db, scope: Scope, counted: Counted): Promise<number[]> {
  const counting = countedAttempts(db, scope, counted);
  const rows = await db.select({ id: counting.exerciseProgressId }).from(counting).orderBy(desc(counting.completedAt));
  return rows.map(({ id }) => id);
}

/** What is said of a group of attempts that count. */
const figuresOf = (counting: ReturnType<typeof countedAttempts>) => ({
  percent: sql<number | null>`round(avg(${counting.percent}))::int`.as('average'),
  pupils: sql<number>`count(distinct ${counting.studentId})::int`.as('pupils'),
  exercises: sql<number>`count(distinct ${counting.exerciseId})::int`.as('exercises'),
  completed: unixOf(sql`max(${counting.completedAt})`).as('completed'),
});

const GROUPS = {
  level: { id: courseLevel.id, title: courseLevel.title, position: courseLevel.position },
  category: { id: exerciseCategory.id, title: exerciseCategory.title, position: exerciseCategory.position },
  exercise: { id: exercise.id, title: exercise.title, position: exercise.id },
} as const;

const averages = (db: Db, scope: Scope, counted: Counted, by: keyof typeof GROUPS) => {
  const counting = countedAttempts(db, scope, counted);
  const group = GROUPS[by];
  return db
    .select({
      id: sql<number>`${group.id}`.as('id'),
      title: sql<string>`${group.title}`.as('title'),
      position: sql<number>`${group.position}`.as('position'),
      ...figuresOf(counting),
    })
    .from(counting)
    .innerJoin(exercise, eq(exercise.id, counting.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .groupBy(group.id, group.title, group.position)
    .as('averages');
};

/** By what averages are sorted: by the order of the course, by name, or by a figure. */
export type AverageOrder = 'position' | 'title' | 'percent' | 'pupils' | 'exercises' | 'completed';

/** A page of averages by level, category or exercise, and how many there are in all. */
export async function findAverages(
  db: Db,
  of: { scope: Scope; counted: Counted; by: keyof typeof GROUPS },
  page: { order: AverageOrder; sortOrder: 'asc' | 'desc'; limit?: number; offset?: number },
) {
  const found = averages(db, of.scope, of.counted, of.by);
  const column = page.order === 'title' ? sql`${found.title} collate "da-x-icu"` : sql`${found[page.order]}`;
  const sorted = page.sortOrder === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`;
  const rows = await db
    .select({
      id: found.id,
      title: found.title,
      percent: found.percent,
      pupils: found.pupils,
      exercises: found.exercises,
      completed: found.completed,
    })
    .from(found)
    .orderBy(sorted, asc(found.id))
    .limit(page.limit ?? 1000)
    .offset(page.offset ?? 0);
  const [all] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return { rows, total: all?.total ?? 0 };
}

/** Averages of the levels of some categories, in the order of the course. */
export async function findCategoryLevels(db: Db, scope: Scope, counted: Counted) {
  const counting = countedAttempts(db, scope, counted);
  return db
    .select({
      id: courseLevel.id,
      title: courseLevel.title,
      categoryId: exercise.categoryId,
      ...figuresOf(counting),
    })
    .from(counting)
    .innerJoin(exercise, eq(exercise.id, counting.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .groupBy(courseLevel.id, courseLevel.title, courseLevel.position, exercise.categoryId)
    .orderBy(asc(exercise.categoryId), asc(courseLevel.position));
}

/** Types of marks in the texts of some attempts, of the marks that count: most frequent first. */
export const countTextErrors = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select({
      id: typeOfReason,
      errors: sql<number>`count(*)::int`,
      texts: sql<number>`count(distinct ${answerText.id})::int`,
    })
    .from(answerText)
    .innerJoin(correction, and(eq(correction.answerTextId, answerText.id), eq(correction.active, true)))
    .innerJoin(reasonsOfMark, sql`true`)
    .where(
      and(inArray(answerText.exerciseProgressId, exerciseProgressIds), eq(answerText.marking, 'marked'), isShownError),
    )
    .groupBy(typeOfReason)
    .orderBy(sql`count(*) desc, ${typeOfReason}`);

/** Whose each of some attempts is. */
export const findPupils = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select({ exerciseProgressId: exerciseProgress.id, studentId: users.id, studentName: users.name })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .where(inArray(exerciseProgress.id, exerciseProgressIds));

/** What a table shows of the attempts in its scope. */
export interface Shown {
  counted: Counted;
  /** Each attempt has a row; else the one that counts of each pupil at each exercise. */
  everyAttempt: boolean;
  /** Tasks that are not handed in have a row too. */
  openToo: boolean;
  limit: number;
}

/** The attempts that a table shows, or the one that counts of each pupil at each exercise. */
export const shownAttempts = (db: Db, scope: Scope, { counted, everyAttempt, openToo }: Shown) => {
  const own = [homework.studentId, homework.exerciseId];
  const rowOf = everyAttempt ? [...own, homework.id, exerciseProgress.id] : own;
  const moment = sql`coalesce(${exerciseProgress.completedAt}, ${homework.assignedAt})`;
  return db
    .selectDistinctOn(rowOf, {
      homeworkId: homework.id,
      exerciseProgressId: sql<number | null>`${exerciseProgress.id}`.as('progress_id'),
      studentId: homework.studentId,
      exerciseId: homework.exerciseId,
      attempt: exerciseProgress.attempt,
      correctAnswers: exerciseProgress.correctAnswers,
      answerCount: exerciseProgress.answerCount,
      percent: percentOfAttempt.as('percent'),
      gradeNumber: exerciseProgress.grade,
      timeSpent: exerciseProgress.timeSpent,
      completedAt: exerciseProgress.completedAt,
      deadline: homework.deadline,
      hideResults: homework.hideResults,
    })
    .from(homework)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .leftJoin(exerciseProgress, and(eq(exerciseProgress.homeworkId, homework.id), isNull(exerciseProgress.deletedAt)))
    .where(
      openToo
        ? and(ofTasks(scope), within(moment, scope))
        : and(ofTasks(scope), isNotNull(exerciseProgress.id), within(exerciseProgress.completedAt, scope)),
    )
    .orderBy(...rowOf, sql`${exerciseProgress.id} is null`, ...countedFirst(counted))
    .as('attempts');
};

/** Rows of a table of results, by pupil and title. */
export async function findRows(db: Db, scope: Scope, show: Shown) {
  const attempts = shownAttempts(db, scope, show);
  return db
    .select({
      homeworkId: attempts.homeworkId,
      exerciseProgressId: attempts.exerciseProgressId,
      studentId: attempts.studentId,
      exerciseId: attempts.exerciseId,
      attempt: attempts.attempt,
      correctAnswers: attempts.correctAnswers,
      answerCount: attempts.answerCount,
      percent: sql<number | null>`${attempts.percent}::int`,
      gradeNumber: attempts.gradeNumber,
      timeSpent: attempts.timeSpent,
      completedAt: attempts.completedAt,
      deadline: attempts.deadline,
      hideResults: attempts.hideResults,
      studentName: users.name,
      title: exercise.title,
      isText: sql<boolean>`${exercise.kind} = 'free-text'`,
      category: exerciseCategory.title,
      level: courseLevel.title,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.studentId))
    .innerJoin(exercise, eq(exercise.id, attempts.exerciseId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .orderBy(
      sql`${users.name} collate "da-x-icu"`,
      asc(users.id),
      sql`${exercise.title} collate "da-x-icu"`,
      desc(attempts.completedAt),
    )
    .limit(show.limit);
}
